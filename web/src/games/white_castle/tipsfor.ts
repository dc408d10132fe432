/** Tooltips of the printed components, in words made from their data. */
import { first, list } from '../../lib/say';
import { t } from '../../lib/text.svelte';
import type { Tip } from '../../lib/tip.svelte';
import type { Component, Content, Effect } from './content';
import { words } from './effects';

export { first };

export function say(effects: Effect[] | Effect | undefined): string {
  return words(effects, t, list);
}
function mark(component: Component | undefined): boolean {
  return component?.source === 'reconstructed';
}

/** All boxes of a castle or action card. */
export function cardTip(content: Content, id: string | null, title: string): Tip {
  const card = content.get(id);
  const lines = (card?.boxes ?? []).map((box) => t('tip-box', { tone: box.tone, effect: say(box.effects) }));
  const lantern = content.lantern(id);
  if (lantern.length > 0) lines.push(t('tip-lantern-side', { effect: say(lantern) }));
  return { title, lines, reconstructed: mark(card) };
}
export function boxTip(content: Content, id: string | null, box: number, title: string, more: string[] = []): Tip {
  const card = content.get(id);
  const found = card?.boxes?.[box];
  const line = found ? t('tip-box', { tone: found.tone, effect: say(found.effects) }) : '';
  return { title, lines: [line, ...more], reconstructed: mark(card) };
}
export function gardenTip(content: Content, id: string, kind: 'flower' | 'zen'): Tip {
  const card = content.get(id);
  return {
    title: t('garden-card', { kind }),
    lines: [t('tip-garden', { food: card?.food ?? 0, points: card?.points ?? 0 }), first(say(card?.effects)), t('tip-garden-again')],
    reconstructed: mark(card),
  };
}
export function yardTip(content: Content, yard: string): Tip {
  const facts = content.get(yard);
  return {
    title: t('place', { space: yard }),
    lines: [t('tip-yard', { iron: facts?.iron_cost ?? 0, points: facts?.points_per_warrior ?? 0 })],
    reconstructed: mark(facts),
  };
}
export function yardTileTip(content: Content, id: string, side: 'blue' | 'gold'): Tip {
  const tile = content.get(id);
  return { title: t('yard-tile'), lines: [first(say(tile?.[side]))], reconstructed: mark(tile) };
}
export function slotTip(content: Content, id: string, slot: number): Tip {
  const card = content.get(id);
  return { title: t('daimyo-slot', { n: slot + 1 }), lines: [first(say(card?.slots?.[slot]))], reconstructed: mark(card) };
}
export function tileTip(content: Content, id: string): Tip {
  const tile = content.get(id);
  return { title: t('die-tile', { colour: tile?.colour ?? 'any' }), lines: [t('tip-die-tile')], reconstructed: mark(tile) };
}
export function wellTip(content: Content, tiles: string[]): Tip {
  const parts: Effect[] = [...content.wellReward, ...tiles.map((id) => content.get(id)?.back).filter((e): e is Effect => e !== undefined)];
  return { title: t('place', { space: 'well' }), lines: [t('tip-well', { effect: say(parts) })] };
}
export function lanternTip(content: Content, id: string): Tip {
  return { title: t('lantern-area'), lines: [first(say(content.lantern(id)))], reconstructed: mark(content.get(id)) };
}
/** A card of the printed opponent: only the side that is seen. */
export function soloTip(content: Content, id: string, side: 'die' | 'actions'): Tip {
  const card = content.get(id);
  const { bridge = '', position = '' } = card?.die ?? {};
  const line =
    side === 'die'
      ? t('tip-solo-die', { bridge, position, space: card?.space ?? '' })
      : t('tip-solo-actions', { effect: say(card?.actions) });
  return { title: t(side === 'die' ? 'solo-card' : 'solo-card-turned'), lines: [line], reconstructed: mark(card) };
}
