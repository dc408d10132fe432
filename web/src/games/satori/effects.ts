/** What an effect looks like as lines of icons, and how it reads in words. */
import { asIcons, icon, inWords, type Join, Lines, type Say, type Sign, sorted } from '../../lib/effectface';
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
/** An arrow begins a line rather than ending one. */
const LINES = new Lines(widthOf, 0.1, [], ['arrow']);
export const lineWidth = LINES.width.bind(LINES);
export const wrapped = LINES.wrapped.bind(LINES);
export const placed = LINES.placed.bind(LINES);

/** Effects in the reader's language: "2 stone, 1 Hikari step". */
export function words(effects: Effect | undefined, t: Say, join: Join): string {
  return effects === undefined ? '' : join(visit(effects, inWords(GOODS, t, join)));
}
/** A price in the reader's language. */
export function priceWords(price: Amounts | undefined, t: Say, join: Join): string {
  return words({ gain: price ?? {} }, t, join);
}
