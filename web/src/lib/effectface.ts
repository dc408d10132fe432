/** The face of an effect: a row of icons, and how it reads in words. Games share the forms and bring their own signs. */
import { type Amounts, kindsOf, type Visitor } from './effects';
import type { Args } from './text.svelte';

export type Sign = { kind: 'icon'; icon: string; n: number; pay: boolean } | { kind: 'arrow' } | { kind: 'or' };

export type Say = (id: string, args?: Args) => string;
export type Join = (parts: string[], type?: 'conjunction' | 'disjunction') => string;

export function icon(name: string, n = 1, pay = false): Sign {
  return { kind: 'icon', icon: name, n, pay };
}

/** Amounts in the order in which a game names its goods. */
export function sorted(amounts: Amounts, goods: readonly string[]): [string, number][] {
  const place = (name: string): number => goods.indexOf(kindsOf(name)[0] as string);
  return Object.entries(amounts).sort((a, b) => place(a[0]) - place(b[0]));
}

/** Every form as icons: price, arrow, gain. A game says how amounts and its own effects look, and may have more signs. */
export function asIcons<More = never>(
  icons: (amounts: Amounts, pay: boolean) => (Sign | More)[],
  iconOf: (name: string) => string = (name) => name,
): Visitor<(Sign | More)[]> {
  return {
    all: (parts) => parts.flat(),
    one: (parts) => parts.flatMap((part, i) => (i > 0 ? [{ kind: 'or' }, ...part] : part)),
    any: (parts) => parts.flat(),
    pay: (price, then) => [...icons(price, true), { kind: 'arrow' }, ...then],
    gain: (amounts) => icons(amounts, false),
    leaf: (name) => [icon(iconOf(name))],
    number: (name, n) => [icon(iconOf(name), n)],
    word: (name) => [icon(iconOf(name))],
  };
}

/** Every form in words. A game's own effects are `effect-<name>`, or `amount-<name>` where they come with a number. */
export function inWords(goods: readonly string[], t: Say, join: Join): Visitor<string[]> {
  const named = (name: string): string => `effect-${name.replaceAll('_', '-')}`;
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
    pay: (price, then) => [t('effect-pay', { price: join(sorted(price, goods).map(amount)), then: join(then) })],
    gain: (amounts) => sorted(amounts, goods).map(amount),
    leaf: (name) => [t(named(name))],
    number: (name, n) => [t(`amount-${name}`, { n })],
    word: (name) => [t(named(name))],
  };
}
