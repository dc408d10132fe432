/** Cards and tiles of Bitoku in words, made from what is printed on them. */
import type { Amounts } from '../../lib/effects';
import { first, list, plain } from '../../lib/say';
import { t } from '../../lib/text.svelte';
import { Content, points, type Effect } from './content';
import { words } from './effects';
import type { Player } from './types';

/** The content of the table on the page; the log speaks of cards without a desk at hand. */
export const box = { content: new Content({}) };

export { first };
export function say(effect: Effect | undefined): string {
  return words(effect, t, list);
}
export function sayPrice(price: Amounts | undefined): string {
  return say({ gain: price ?? {} });
}
/** A text about an id, whose letters Fluent can read. */
export function named(message: string, name: string, id: string | undefined): string {
  return t(message, plain({ [name]: id ?? '' }));
}
export function titled(title: string, what: string): string {
  return what === '' ? title : t('printed', { title, what });
}
export function yokai(id: string): string {
  const facts = box.content.yokai(id);
  return titled(named('yokai', 'yokai', facts?.type), say(facts?.action));
}
/** What a yokai card scores when it is removed in winter. */
export function virtue(id: string): string {
  const { per, vp, flat, dice } = box.content.yokai(id)?.virtue ?? {};
  if (per) return t('virtue', { ...plain({ per }), vp: vp ?? 0 });
  return t('virtue', { per: flat === undefined ? 'dice' : 'flat', vp: flat ?? dice ?? 0 });
}
export function bitoku(id: string): string {
  return titled(named('bitoku', 'bitoku', id), say(box.content.bitoku(id)?.effect));
}
export function mitama(id: string): string {
  const facts = box.content.mitama(id);
  return titled(named('mitama', 'mitama', facts?.type), say(facts?.effect));
}
/** A dragonfly has no name: what it brings. */
export function dragonfly(id: string): string {
  return say(box.content.dragonfly(id)?.effect);
}
export function crystalDoes(id: string): string {
  const facts = box.content.crystal(id);
  return facts?.trigger ? t('memory', { ...plain({ trigger: facts.trigger }), vp: points(facts) }) : say(facts?.effect);
}
export function crystal(id: string): string {
  return titled(named('crystal-type', 'type', box.content.crystal(id)?.type), crystalDoes(id));
}
export function buildingType(id: string): string {
  return named('building-type', 'building', box.content.building(id)?.type ?? 'ancient');
}
export function building(id: string): string {
  const facts = box.content.building(id);
  return titled(buildingType(id), `${t('needs-die', { value: facts?.requires ?? 1 })}: ${say(facts?.action)}`);
}
/** A building as its builder sees it: also what building it brings, and its use by others. */
export function built(id: string): string {
  const facts = box.content.building(id);
  return [building(id), say(facts?.bonus), named('owner-bonus', 'owner', facts?.owner)].join(' · ');
}
export function need(id: string): string {
  const pieces = Object.entries(box.content.vision(id)?.need ?? {});
  return list(pieces.map(([piece, n]) => t(`piece-${piece}`, { n })));
}
/** What the wild pieces of a player count as for the rocks; empty where there are none. */
export function wildAs({ wild }: Player): string {
  const names = [
    ...(wild.yama_uba ? [named('yokai', 'yokai', wild.yama_uba)] : []),
    ...(wild.shinigami ? [named('mitama', 'mitama', wild.shinigami)] : []),
  ];
  return names.length > 0 ? t('wild-as', { what: names.join(', ') }) : '';
}
/** What the count at the end chose for a player: types for wild pieces, visions for the pieces they need. */
export function counted(player: Player): string[] {
  const facts = (id: string) => box.content.vision(id);
  const met = player.visions.filter((held) => held.fulfilled).map(({ vision: id }) => `${need(id)} (+${points(facts(id))})`);
  const unmet = player.visions.filter((held) => !held.fulfilled).map(({ vision: id }) => `${need(id)} (−${facts(id)?.penalty ?? 0})`);
  return [
    ...(wildAs(player) ? [wildAs(player)] : []),
    ...(met.length > 0 ? [t('visions-met', { what: met.join('; ') })] : []),
    ...(unmet.length > 0 ? [t('visions-unmet', { what: unmet.join('; ') })] : []),
  ];
}
export function vision(id: string): string {
  const facts = box.content.vision(id);
  return t('vision', { what: need(id), vp: points(facts), penalty: facts?.penalty ?? 0 });
}
export function tile(market: string, id: string): string {
  if (market === 'mitama') return mitama(id);
  if (market === 'dragonfly') return dragonfly(id);
  return market === 'crystal' ? crystal(id) : built(id);
}
/** An action card of the tengu: what it takes across the river, where it acts, its resources. */
export function tenguCard(id: string): string {
  const facts = box.content.tengu(id);
  const top = (facts?.top ?? []).map((shown) => named('tengu-top', 'top', shown)).join(' / ');
  const out = t('tengu-card', { top, location: facts?.location ?? '', shows: facts?.shows ?? '' });
  if (facts?.resources)
    return `${out} (${facts.resources.map((good) => t('action-next', { effect: good }).toLocaleLowerCase()).join(', ')})`;
  return `${out} | ${t('tengu-related', { resource: facts?.related ?? 'none' })}`;
}
