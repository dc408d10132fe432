/** What an effect looks like as a row of icons, and how it reads in words. */
import type { Args } from '../../lib/text.svelte';
import type { Effect } from './content';

export const GOODS = ['food', 'iron', 'pearl', 'any', 'coin', 'seal', 'cp'] as const;

export type Token =
  | { kind: 'icon'; icon: string; n: number; pay: boolean }
  | { kind: 'arrow' }
  | { kind: 'or' };

type Say = (id: string, args?: Args) => string;
type Join = (parts: string[], type?: 'conjunction' | 'disjunction') => string;

function amounts(value: unknown): [string, number][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>)
    .filter((pair): pair is [string, number] => typeof pair[1] === 'number')
    .sort((a, b) => GOODS.indexOf(a[0] as never) - GOODS.indexOf(b[0] as never));
}

/** Effects as a row of pictures: price, arrow, gain. */
export function tokens(effects: readonly Effect[] | Effect | undefined): Token[] {
  if (effects === undefined) return [];
  const out: Token[] = [];
  for (const effect of Array.isArray(effects) ? (effects as readonly Effect[]) : [effects as Effect]) {
    if (typeof effect === 'string') {
      out.push({ kind: 'icon', icon: effect, n: 1, pay: false });
      continue;
    }
    if ('pay' in effect) {
      for (const [good, n] of amounts(effect.pay)) out.push({ kind: 'icon', icon: good, n, pay: true });
      out.push({ kind: 'arrow' });
      out.push(...tokens(effect.then as Effect[]));
    } else if ('gain' in effect) {
      for (const [good, n] of amounts(effect.gain)) out.push({ kind: 'icon', icon: good, n, pay: false });
    } else if ('one' in effect) {
      (effect.one as Effect[]).forEach((part, i) => {
        if (i > 0) out.push({ kind: 'or' });
        out.push(...tokens(part));
      });
    } else if ('tile' in effect) {
      out.push({ kind: 'icon', icon: `tile-${String(effect.tile)}`, n: 1, pay: false });
    } else {
      for (const [leaf, n] of amounts(effect)) out.push({ kind: 'icon', icon: leaf, n, pay: false });
    }
  }
  return out;
}

/** Effects in the reader's language: "gain 2 iron and the lantern reward". */
export function words(effects: readonly Effect[] | Effect | undefined, t: Say, join: Join): string {
  if (effects === undefined) return '';
  const parts: string[] = [];
  for (const effect of Array.isArray(effects) ? (effects as readonly Effect[]) : [effects as Effect]) {
    if (typeof effect === 'string') parts.push(t(`effect-${effect.replaceAll('_', '-')}`));
    else if ('pay' in effect) {
      const price = join(amounts(effect.pay).map(([good, n]) => t(`amount-${good}`, { n })));
      parts.push(t('effect-pay', { price, then: words(effect.then as Effect[], t, join) }));
    } else if ('gain' in effect) {
      for (const [good, n] of amounts(effect.gain)) parts.push(t(`amount-${good}`, { n }));
    } else if ('one' in effect) {
      parts.push(join((effect.one as Effect[]).map((part) => words(part, t, join)), 'disjunction'));
    } else if ('tile' in effect) {
      parts.push(t('effect-tile', { colour: String(effect.tile) }));
    } else {
      for (const [leaf, n] of amounts(effect)) parts.push(t(leaf === 'influence' ? 'effect-influence' : `amount-${leaf}`, { n }));
    }
  }
  return join(parts);
}
