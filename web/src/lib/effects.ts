/**
 * The forms in which an effect stands in the content files, and the one walk over them: what `tatami/core/grammar.py` is
 * for the engine. tests/core/test_grammar.py holds both to the same list of forms; an object that implements `Visitor`
 * needs a method for each, so that a new form fails the build instead of being drawn as nothing.
 */
export type Effect = string | readonly Effect[] | { readonly [key: string]: unknown };
export type Amounts = Readonly<Record<string, number>>;

/** Words of the grammar itself; any other key is an effect of the game's own. */
export const KEYS = ['one', 'any', 'most', 'pay', 'then', 'gain'] as const;

/** Makes something of an effect, from the leaves upwards: each method gets what was made of the parts. */
export interface Visitor<T> {
  /** All of these, in any order. */
  all(parts: T[]): T;
  /** Exactly one of these. */
  one(parts: T[]): T;
  /** As many of these as wanted, at most `most`. */
  any(parts: T[], most: number): T;
  /** Optional: a price, then an effect. */
  pay(price: Amounts, then: T): T;
  gain(amounts: Amounts): T;
  /** An effect of the game's own, alone, with a number or with a word. */
  leaf(name: string): T;
  number(name: string, number: number): T;
  word(name: string, word: string): T;
}

/** The goods an amount may be made up of: one, or those of a mix such as `wood/stone`. */
export function kindsOf(name: string): string[] {
  return name.split('/');
}

export function visit<T>(effect: Effect, visitor: Visitor<T>): T {
  const each = (parts: unknown): T[] => (parts as readonly Effect[]).map((part) => visit(part, visitor));
  if (typeof effect === 'string') return visitor.leaf(effect);
  if (isList(effect)) return visitor.all(each(effect));
  if ('pay' in effect) return visitor.pay(effect.pay as Amounts, visitor.all(each(effect.then)));
  if ('any' in effect) {
    const parts = each(effect.any);
    return visitor.any(parts, typeof effect.most === 'number' ? effect.most : parts.length);
  }
  if ('one' in effect) return visitor.one(each(effect.one));
  if ('gain' in effect) return visitor.gain(effect.gain as Amounts);
  const [name, value] = Object.entries(effect)[0] ?? ['', ''];
  return typeof value === 'number' ? visitor.number(name, value) : visitor.word(name, String(value));
}

function isList(effect: Effect): effect is readonly Effect[] {
  return Array.isArray(effect);
}
