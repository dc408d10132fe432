/** The face of an effect: a row of icons, and how it reads in words. Games share the forms and bring their own signs. */
import { type Amounts, type Effect, kindsOf, visit, type Visitor } from './effects';
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

/**
 * By what name an effect is picked among others: its first part, behind its price. For the engine several goods are several
 * gains, in the order in which the game names its goods (`EffectTable.symbol`).
 */
export function symbol(effect: Effect, goods: readonly string[]): string {
  const first = ([part = '']: string[]): string => part;
  return visit(effect, {
    all: first,
    one: first,
    any: first,
    pay: (_, then) => then,
    gain: (amounts) => kindsOf(sorted(amounts, goods)[0]?.[0] ?? '')[0] ?? '',
    leaf: (name) => name,
    number: (name) => name,
    word: (name) => name,
  });
}

// ---- tokens in lines ----

/** How tokens stand beside each other: each is so wide at a size, with `gap` of the size between two. */
export class Lines<T extends { kind: string }> {
  constructor(
    readonly widthOf: (token: T, size: number) => number,
    readonly gap: number,
    /** Kinds of tokens that begin no line, and those that end none. */
    readonly bound: readonly string[],
    readonly ahead: readonly string[] = [],
  ) {}

  width(line: readonly T[], size: number): number {
    return line.reduce((sum, token) => sum + this.widthOf(token, size) + this.gap * size, -this.gap * size);
  }
  /** The tokens in as many lines as they need to be `width` wide at most. */
  wrapped(row: readonly T[], size: number, width: number): T[][] {
    const out: T[][] = [];
    let line: T[] = [];
    for (const token of row) {
      if (line.length > 0 && !this.bound.includes(token.kind) && this.width([...line, token], size) > width) {
        const last = line[line.length - 1];
        const carried = last && this.ahead.includes(last.kind) && line.length > 1 ? line.splice(-1) : [];
        out.push(line);
        line = carried;
      }
      line.push(token);
    }
    return line.length > 0 ? [...out, line] : out;
  }
  /** Where each token of a line stands, the line centred on 0. */
  placed(line: readonly T[], size: number): { token: T; x: number }[] {
    let at = -this.width(line, size) / 2;
    return line.map((token) => {
      const x = at;
      at += this.widthOf(token, size) + this.gap * size;
      return { token, x };
    });
  }
}
