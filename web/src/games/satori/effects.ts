/** What an effect looks like as lines of icons, and how it reads in words. */
import { asIcons, icon, inWords, type Join, type Say, type Sign, sorted } from '../../lib/effectface';
import { type Amounts, visit } from '../../lib/effects';
import type { Effect } from './content';

export const GOODS = ['coin', 'wood', 'stone', 'emerald', 'incense', 'tile', 'sp'] as const;

export type Token = Sign;

/** The icon of a good, of a mix (`wood/stone`) or of an action; each is one picture. */
export function iconOf(name: string): string {
  return `st-${name.replace('/', '-')}`;
}
function icons(amounts: Amounts, pay: boolean): Token[] {
  return sorted(amounts, GOODS).map(([name, n]) => icon(iconOf(name), n, pay));
}
/** Equal actions are one icon with a number, as printed. */
function counted(tokens: Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const last = out[out.length - 1];
    if (token.kind === 'icon' && last?.kind === 'icon' && last.icon === token.icon && !token.pay) last.n += token.n;
    else out.push({ ...token });
  }
  return out;
}

/** Every icon of Satori may be left unused (ST-4.4): nothing needs to say so at each. */
const AS_ICONS = asIcons(icons, iconOf);

/** Effects as a row of pictures: price, arrow, gain. */
export function tokens(effects: Effect | undefined): Token[] {
  return effects === undefined ? [] : counted(visit(effects, AS_ICONS));
}
/** A price alone. */
export function priceTokens(price: Amounts | undefined): Token[] {
  return icons(price ?? {}, true);
}

export function widthOf(token: Token, size: number): number {
  if (token.kind === 'arrow') return size * 0.56;
  if (token.kind === 'or') return size * 0.3;
  return size + (token.n > 1 ? size * 0.5 : 0);
}
const GAP = 0.1;
export function lineWidth(line: readonly Token[], size: number): number {
  return line.reduce((sum, token) => sum + widthOf(token, size) + GAP * size, -GAP * size);
}
/** The tokens in as many lines as they need to be `width` wide at most; an arrow begins a line rather than ending one. */
export function wrapped(row: readonly Token[], size: number, width: number): Token[][] {
  const out: Token[][] = [];
  let line: Token[] = [];
  for (const token of row) {
    if (line.length > 0 && lineWidth([...line, token], size) > width) {
      const last = line[line.length - 1];
      const carried = last?.kind === 'arrow' && line.length > 1 ? line.splice(-1) : [];
      out.push(line);
      line = carried;
    }
    line.push(token);
  }
  return line.length > 0 ? [...out, line] : out;
}
/** Where each token of a line stands, the line centred on 0. */
export function placed(line: readonly Token[], size: number): { token: Token; x: number }[] {
  let at = -lineWidth(line, size) / 2;
  return line.map((token) => {
    const x = at;
    at += widthOf(token, size) + GAP * size;
    return { token, x };
  });
}

/** Effects in the reader's language: "2 stone, 1 Hikari step". */
export function words(effects: Effect | undefined, t: Say, join: Join): string {
  return effects === undefined ? '' : join(visit(effects, inWords(GOODS, t, join)));
}
/** A price in the reader's language. */
export function priceWords(price: Amounts | undefined, t: Say, join: Join): string {
  return words({ gain: price ?? {} }, t, join);
}
