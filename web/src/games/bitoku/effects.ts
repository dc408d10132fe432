/** What an effect looks like as lines of icons, and how it reads in words. */
import { type Amounts, kindsOf, type Visitor, visit } from '../../lib/effects';
import type { Args } from '../../lib/text.svelte';
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
export type Token =
  | { kind: 'icon'; icon: string; n: number; off: number; pay: boolean }
  | { kind: 'or' }
  | { kind: 'arrow' }
  /** A discount on one of the icons before it. */
  | { kind: 'off'; n: number };

type Say = (id: string, args?: Args) => string;
type Join = (parts: string[], type?: 'conjunction' | 'disjunction') => string;

/** The icon of a good, an effect or a piece, by the engine's name. */
export function iconOf(name: string): string {
  if (name.startsWith('kodama')) return 'bt-kod';
  return `bt-${(SAME[name] ?? name).replaceAll('_', '-')}`;
}
function icon(name: string, n = 1, pay = false): Token {
  const market = MARKETS.has(name);
  return { kind: 'icon', icon: iconOf(name), n: market ? 1 : n, off: market ? n : 0, pay };
}
function sorted(amounts: Amounts): [string, number][] {
  const place = (name: string): number => GOODS.indexOf(kindsOf(name)[0] as never);
  return Object.entries(amounts).sort((a, b) => place(a[0]) - place(b[0]));
}
/** A mix shows its goods one beside the other, the number before the first. */
function amounts(all: Amounts, pay: boolean): Token[] {
  return sorted(all).flatMap(([name, n]) =>
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

/** `tight`: a number stands on the corner of its icon and not before it. */
export function widthOf(token: Token, size: number, tight = false): number {
  if (token.kind === 'arrow') return size * 0.56;
  if (token.kind === 'or') return size * 0.26;
  if (token.kind === 'off') return size * 0.7;
  return size + (token.n > 1 ? size * (tight ? TIGHT : 0.5) : 0) + (token.off > 0 ? size * 0.42 : 0);
}
const GAP = 0.06;
/** Before the icon of a number on its corner, in sizes of the icon. */
export const TIGHT = 0.18;
export function lineWidth(line: readonly Token[], size: number, tight = false): number {
  return line.reduce((sum, token) => sum + widthOf(token, size, tight) + GAP * size, -GAP * size);
}
/** The tokens in as many lines as they need to be `width` wide at most; a stroke between two choices begins no line. */
export function wrapped(row: readonly Token[], size: number, width: number): Token[][] {
  const out: Token[][] = [];
  let line: Token[] = [];
  for (const token of row) {
    if (line.length > 0 && token.kind !== 'or' && token.kind !== 'off' && lineWidth([...line, token], size) > width) {
      out.push(line);
      line = [];
    }
    line.push(token);
  }
  return line.length > 0 ? [...out, line] : out;
}
/** Where each token of a line stands, the line centred on 0. */
export function placed(line: readonly Token[], size: number, tight = false): { token: Token; x: number }[] {
  let at = -lineWidth(line, size, tight) / 2;
  return line.map((token) => {
    const x = at;
    at += widthOf(token, size, tight) + GAP * size;
    return { token, x };
  });
}

function inWords(t: Say, join: Join): Visitor<string[]> {
  const amount = ([name, n]: [string, number]): string => {
    const kinds = kindsOf(name);
    if (kinds.length === 1) return t(`amount-${name}`, { n });
    return t('effect-mix', { n, goods: kinds.map((kind) => t('action-next', { effect: kind }).toLocaleLowerCase()).join(' / ') });
  };
  return {
    all: (parts) => parts.flat(),
    one: (parts) => [
      join(
        parts.map((part) => join(part)),
        'disjunction',
      ),
    ],
    any: (parts, most) => [
      t('effect-any', { every: most < parts.length ? 'no' : 'yes', most, parts: parts.map((part) => join(part)).join(', ') }),
    ],
    pay: (price, then) => [`${join(sorted(price).map(amount))} → ${join(then)}`],
    gain: (all) => sorted(all).map(amount),
    leaf: (name) => [t(`effect-${name}`, { n: 0 })],
    number: (name, n) => [t(`effect-${name}`, { n })],
    word: (name) => [t(`effect-${name}`, { n: 1 })],
  };
}
/** Effects in the reader's language: "2 movement points, 1 jade". */
export function words(effect: Effect | undefined, t: Say, join: Join): string {
  return effect === undefined ? '' : join(visit(effect, inWords(t, join)));
}
