/** What an effect looks like as a row of icons, and how it reads in words. */
import { type Amounts, kindsOf, type Visitor, visit } from '../../lib/effects';
import type { Args } from '../../lib/text.svelte';
import type { Effect } from './content';

export const GOODS = ['food', 'iron', 'pearl', 'any', 'coin', 'seal', 'cp'] as const;

export type Token =
  | { kind: 'icon'; icon: string; n: number; pay: boolean }
  | { kind: 'arrow' }
  | { kind: 'or' }
  /** What stands before it may be left out. */
  | { kind: 'may' }
  /** At most so many of what follows. */
  | { kind: 'most'; n: number };

type Say = (id: string, args?: Args) => string;
type Join = (parts: string[], type?: 'conjunction' | 'disjunction') => string;

function sorted(amounts: Amounts): [string, number][] {
  const place = (name: string): number => GOODS.indexOf(kindsOf(name)[0] as never);
  return Object.entries(amounts).sort((a, b) => place(a[0]) - place(b[0]));
}

function icon(name: string, n = 1, pay = false): Token {
  return { kind: 'icon', icon: name, n, pay };
}

/** Parts with a sign between them. */
function between(parts: Token[][], sign: Token): Token[] {
  return parts.flatMap((part, i) => (i > 0 ? [sign, ...part] : part));
}

function icons(amounts: Amounts, pay: boolean): Token[] {
  return sorted(amounts).flatMap(([name, n]) => {
    const [first = name, ...others] = kindsOf(name);
    return [icon(first, n, pay), ...others.flatMap((other): Token[] => [{ kind: 'or' }, icon(other)])];
  });
}

const AS_ICONS: Visitor<Token[]> = {
  all: (parts) => parts.flat(),
  one: (parts) => between(parts, { kind: 'or' }),
  any: (parts, most) => [
    ...(most < parts.length ? [{ kind: 'most', n: most } as const] : []),
    ...parts.flatMap((part): Token[] => [...part, { kind: 'may' }]),
  ],
  pay: (price, then) => [...icons(price, true), { kind: 'arrow' }, ...then],
  gain: (amounts) => icons(amounts, false),
  leaf: (name) => [icon(name)],
  number: (name, n) => [icon(name, n)],
  word: (name, word) => [icon(`${name}-${word}`)],
};

/** Effects as a row of pictures: price, arrow, gain. */
export function tokens(effects: readonly Effect[] | Effect | undefined): Token[] {
  return effects === undefined ? [] : visit(effects, AS_ICONS);
}

function inWords(t: Say, join: Join): Visitor<string[]> {
  const amount = ([name, n]: [string, number]): string => {
    const kinds = kindsOf(name);
    if (kinds.length === 1) return t(`amount-${name}`, { n });
    return t('effect-mix', { n, goods: kinds.map((kind) => t('action-next', { effect: kind })).join(' / ') });
  };
  return {
    all: (parts) => parts.flat(),
    one: (parts) => [
      join(
        parts.map((part) => join(part)),
        'disjunction',
      ),
    ],
    any: (parts, most) => {
      const every = most < parts.length ? 'no' : 'yes';
      return [t('effect-any', { every, most, parts: parts.map((part) => join(part)).join(', ') })];
    },
    pay: (price, then) => [t('effect-pay', { price: join(sorted(price).map(amount)), then: join(then) })],
    gain: (amounts) => sorted(amounts).map(amount),
    leaf: (name) => [t(`effect-${name.replaceAll('_', '-')}`)],
    number: (name, n) => [t(name === 'influence' ? 'effect-influence' : `amount-${name}`, { n })],
    word: (name, word) => [t(`effect-${name}`, { colour: word })],
  };
}

/** Effects in the reader's language: "gain 2 iron and the lantern reward". */
export function words(effects: readonly Effect[] | Effect | undefined, t: Say, join: Join): string {
  return effects === undefined ? '' : join(visit(effects, inWords(t, join)));
}
