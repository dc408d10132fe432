/** Just enough Markdown for the rules: headings, numbered rules, lists, tables, bold, italic, code. No HTML is ever made from text. */
export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code' | 'rule'; text: string };
export type Block =
  | { kind: 'heading'; level: number; text: string; section: string | null }
  | { kind: 'rule'; id: string; inline: Inline[]; plain: string }
  | { kind: 'item' | 'para'; inline: Inline[]; plain: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; plain: string };

const RULE = /\b[A-Z]{2}-(?:R|E)?\d+(?:\.\d+)*[a-z]?\b/;
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

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((c) => inline(c.trim()));

const BOLD_RULED = new RegExp('^(?:[-*]\\s+)?\\*\\*(' + RULE.source + ')\\s*(.*?)\\*\\*\\s*(.*)$');
const PLAIN_RULED = new RegExp('^(?:[-*]\\s+)?(' + RULE.source + ')\\s+(.*)$');
const STARTS = /^(#{1,4}\s|[-*]\s|\||[a-z]\)\s|\d+\.\s|-{3,}$|```)/;

/** Lines that continue the one above are joined to it. */
function logical(source: string): string[] {
  const out: string[] = [];
  let open = false;
  for (const line of source.split('\n')) {
    const trimmed = line.trim();
    const fresh = STARTS.test(trimmed) || BOLD_RULED.test(trimmed) || PLAIN_RULED.test(trimmed);
    if (trimmed === '') open = false;
    else if (open && !fresh) {
      out[out.length - 1] += ' ' + trimmed;
      continue;
    } else open = !/^(#|\||-{3,}$|```)/.test(trimmed);
    out.push(trimmed);
  }
  return out;
}

export function parse(source: string): Block[] {
  const out: Block[] = [];
  const lines = logical(source);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line === '' || /^-{3,}$/.test(line) || line.startsWith('```')) continue;
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) {
      const words = heading[2] ?? '';
      out.push({ kind: 'heading', level: (heading[1] ?? '#').length, text: words, section: /^(\d+)\.\s/.exec(words)?.[1] ?? null });
      continue;
    }
    if (line.startsWith('|')) {
      const head = cells(line);
      const rows: Inline[][][] = [];
      let plain = line;
      while ((lines[i + 1] ?? '').startsWith('|')) {
        i += 1;
        const next = lines[i] ?? '';
        if (/^\|[\s:|-]+\|$/.test(next)) continue;
        rows.push(cells(next));
        plain += ' ' + next;
      }
      out.push({ kind: 'table', head, rows, plain });
      continue;
    }
    const bold = BOLD_RULED.exec(line);
    const bare = bold ? null : PLAIN_RULED.exec(line);
    if (bold || bare) {
      const title = bold?.[2] ?? '';
      const rest = bold ? (bold[3] ?? '') : (bare?.[2] ?? '');
      const parts: Inline[] = title ? [{ kind: 'bold', text: title + ' ' }, ...inline(rest)] : inline(rest);
      out.push({ kind: 'rule', id: bold?.[1] ?? bare?.[1] ?? '', inline: parts, plain: line });
      continue;
    }
    const item = /^[-*]\s+(.*)$/.exec(line);
    const body = item ? (item[1] ?? '') : line;
    out.push({ kind: item ? 'item' : 'para', inline: inline(body), plain: body });
  }
  return out;
}
