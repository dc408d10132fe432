/** What an effect looks like as lines of icons, and how it reads in words. */
import { inWords, type Join, Lines, type Say, sorted } from '../../lib/effectface';
import { type Amounts, kindsOf, type Visitor, visit } from '../../lib/effects';
import type { Effect } from './content';

export const GOODS = ['wood', 'jade', 'stone', 'sake', 'any', 'am1', 'am2', 'am3', 'vp'] as const;
/** Their number is a discount. */
const MARKETS = new Set(['mitama', 'dragonfly', 'crystal', 'build']);
/** Names of the engine for things that have the icon of another. */
const SAME: Record<string, string> = {
  building: 'build',
  resource: 'any',
  bitoku_step: 'step',
  bitoku_card: 'bitoku',
  sitter: 'sit',
};

/** `off`: a discount of so much. */
export interface Icon {
  kind: 'icon';
  icon: string;
  n: number;
  off: number;
  pay: boolean;
}
export type Token =
  | Icon
  | { kind: 'or' }
  | { kind: 'arrow' }
  /** A discount on one of the icons before it. */
  | { kind: 'off'; n: number };

/** The icon of a good, an effect or a piece, by the engine's name. */
export function iconOf(name: string): string {
  if (name.startsWith('kodama')) return 'bt-kod';
  return `bt-${(SAME[name] ?? name).replaceAll('_', '-')}`;
}
function icon(name: string, n = 1, pay = false): Token {
  const market = MARKETS.has(name);
  return { kind: 'icon', icon: iconOf(name), n: market ? 1 : n, off: market ? n : 0, pay };
}
/** A mix shows its goods one beside the other, the number before the first. */
function amounts(all: Amounts, pay: boolean): Token[] {
  return sorted(all, GOODS).flatMap(([name, n]) =>
    kindsOf(name).flatMap((kind, i): Token[] => (i > 0 ? [{ kind: 'or' }, icon(kind, 1, pay)] : [icon(kind, n, pay)])),
  );
}
/** "Both, with a discount on one of them" is a choice between equal icons: they are shown once, the discount behind them. */
function shared(parts: readonly Token[][]): Token[] | undefined {
  const names = parts.map((part) => part.map((token) => (token.kind === 'icon' ? token.icon : token.kind)).join(' '));
  const [first] = parts;
  if (!first || first.length < 2 || new Set(names).size > 1) return undefined;
  const off = Math.max(...first.map((token) => (token.kind === 'icon' ? token.off : 0)));
  return [...first.map((token): Token => (token.kind === 'icon' ? { ...token, off: 0 } : token)), { kind: 'off', n: off }];
}
const AS_ICONS: Visitor<Token[]> = {
  all: (parts) => parts.flat(),
  one: (parts) => shared(parts) ?? parts.flatMap((part, i): Token[] => (i > 0 ? [{ kind: 'or' }, ...part] : part)),
  any: (parts) => parts.flat(),
  pay: (price, then) => [...amounts(price, true), { kind: 'arrow' }, ...then],
  gain: (all) => amounts(all, false),
  leaf: (name) => [icon(name, MARKETS.has(name) ? 0 : 1)],
  number: (name, n) => [icon(name, n)],
  word: (name) => [icon(name)],
};
/** Effects as a row of pictures. */
export function tokens(effect: Effect | undefined): Token[] {
  return effect === undefined ? [] : visit(effect, AS_ICONS);
}
/** A price alone. */
export function priceTokens(price: Amounts | undefined): Token[] {
  return amounts(price ?? {}, true);
}
/** Just the icons of an effect, each once. */
export function iconsOf(effect: Effect | undefined): string[] {
  return [...new Set(tokens(effect).flatMap((token) => (token.kind === 'icon' ? [token.icon] : [])))];
}

/** Before the icon of an amount on its corner, and behind that of a discount, in sizes of the icon. */
const TIGHT = 0.18;
/** `tight`: a number stands on the corner of its icon and not before it. */
export function widthOf(token: Token, size: number, tight = false): number {
  if (token.kind === 'arrow') return size * 0.56;
  if (token.kind === 'or') return size * 0.26;
  if (token.kind === 'off') return size * 0.7;
  return size + (token.n > 1 ? size * (tight ? TIGHT : 0.5) : 0) + (token.off > 0 ? size * (tight ? TIGHT : 0.42) : 0);
}
/** A stroke between two choices begins no line, nor does the discount on what stands before it. */
const BOUND = ['or', 'off'];
const LOOSE = new Lines<Token>((token, size) => widthOf(token, size), 0.06, BOUND);
const CLOSE = new Lines<Token>((token, size) => widthOf(token, size, true), 0.06, BOUND);
export const lineWidth = (line: readonly Token[], size: number, tight = false): number => (tight ? CLOSE : LOOSE).width(line, size);
export const wrapped = LOOSE.wrapped.bind(LOOSE);
export const placed = (line: readonly Token[], size: number, tight = false): { token: Token; x: number }[] =>
  (tight ? CLOSE : LOOSE).placed(line, size);

function ourWords(t: Say, join: Join): Visitor<string[]> {
  const named = (name: string, n: number): string[] => [t(`effect-${name}`, { n })];
  return {
    ...inWords(GOODS, t, join),
    leaf: (name) => named(name, 0),
    number: named,
    word: (name) => named(name, 1),
  };
}
/** Effects in the reader's language: "2 movement points, 1 jade". */
export function words(effect: Effect | undefined, t: Say, join: Join): string {
  return effect === undefined ? '' : join(visit(effect, ourWords(t, join)));
}
