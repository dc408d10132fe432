/** Just enough Markdown for the rules: headings, numbered rules, lists, tables, bold, italic, code. No HTML is ever made from text. */
export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code' | 'rule'; text: string };
export type Block =
  | { kind: 'heading'; level: number; text: string; section: string | null }
  | { kind: 'rule'; id: string; inline: Inline[]; plain: string }
  | { kind: 'item' | 'para'; inline: Inline[]; plain: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; plain: string };

const RULE = /\b(?:WC|BB|SA|ST|BT)-(?:R|E)?\d+(?:\.\d+)?[a-z]?\b/;
const MARK = new RegExp('\\*\\*(.+?)\\*\\*|(?<![*\\w])\\*(?!\\s)(.+?)(?<!\\s)\\*(?![*\\w])|`([^`]+)`|(' + RULE.source + ')', 'g');

export function inline(source: string): Inline[] {
  const out: Inline[] = [];
  let at = 0;
  for (const found of source.matchAll(MARK)) {
    if (found.index > at) out.push({ kind: 'text', text: source.slice(at, found.index) });
    if (found[1] !== undefined) out.push({ kind: 'bold', text: found[1] });
    else if (found[2] !== undefined) out.push({ kind: 'italic', text: found[2] });
    else if (found[3] !== undefined) out.push({ kind: 'code', text: found[3] });
    else if (found[4] !== undefined) out.push({ kind: 'rule', text: found[4] });
    at = found.index + found[0].length;
  }
  if (at < source.length) out.push({ kind: 'text', text: source.slice(at) });
  return out;
}

const cells = (line: string) => line.trim().replace(/^\||\|$/g, '').split('|').map((c) => inline(c.trim()));

export function parse(source: string): Block[] {
  const out: Block[] = [];
  const lines = source.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const trimmed = line.trim();
    if (trimmed === '' || trimmed === '---') continue;
    const heading = /^(#{1,4})\s+(.*)$/.exec(trimmed);
    if (heading) {
      const words = heading[2] ?? '';
      out.push({ kind: 'heading', level: (heading[1] ?? '#').length, text: words, section: /^(\d+)\.\s/.exec(words)?.[1] ?? null });
      continue;
    }
    if (trimmed.startsWith('|')) {
      const head = cells(trimmed);
      const rows: Inline[][][] = [];
      let plain = trimmed;
      while ((lines[i + 1] ?? '').trim().startsWith('|')) {
        i += 1;
        const next = (lines[i] ?? '').trim();
        if (/^\|[\s:|-]+\|$/.test(next)) continue;
        rows.push(cells(next));
        plain += ' ' + next;
      }
      out.push({ kind: 'table', head, rows, plain });
      continue;
    }
    const item = /^[-*]\s+(.*)$/.exec(trimmed);
    const body = item ? (item[1] ?? '') : trimmed;
    const ruled = item ? new RegExp('^\\*\\*(' + RULE.source + ')\\s*(.*?)\\*\\*\\s*(.*)$').exec(body) : null;
    if (ruled) {
      const title = ruled[2] ?? '';
      const rest = ruled[3] ?? '';
      const parts: Inline[] = title ? [{ kind: 'bold', text: title + ' ' }, ...inline(rest)] : inline(rest);
      out.push({ kind: 'rule', id: ruled[1] ?? '', inline: parts, plain: body });
    } else out.push({ kind: item ? 'item' : 'para', inline: inline(body), plain: body });
  }
  return out;
}
