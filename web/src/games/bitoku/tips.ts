/** Tooltips of Bitoku: every component in words, with the mark of what is reconstructed. */
import { plain } from '../../lib/say';
import { t } from '../../lib/text.svelte';
import type { Tip } from '../../lib/tip.svelte';
import { points, reconstructed, type Content, type Facts } from './content';
import { colour } from './model';
import type { BitokuView, Branch, BranchList, Building, Deck, ForestRegion, Player } from './types';
import {
  bitoku,
  buildingType,
  crystalDoes,
  first,
  mitama,
  named,
  need,
  say,
  sayPrice,
  tenguCard,
  tile,
  virtue,
  vision,
  yokai,
} from './words';

const title = (tbl: BitokuView, seat: number) => t('player-title', { colour: colour(tbl, seat) });

export function regionTip(id: string): Tip {
  return { title: t('region', { region: id }), lines: [t(id === 'home' ? 'tip-home' : 'tip-region')] };
}
export function rowTip(c: Content, id: string, requires: number): Tip {
  const facts = c.rows(id).find((row) => row.requires === requires);
  return {
    title: t('needs-die', { value: requires }),
    lines: [first(say(facts?.effect)), t('tip-region')],
    reconstructed: reconstructed(facts),
  };
}
export function homeTip(c: Content, id: string): Tip {
  const facts = c.home(id);
  const does = facts?.effect ? first(say(facts.effect)) : t('tip-copy', { value: facts?.requires ?? 1 });
  return { title: t('die-space', { space: id }), lines: [does, t('tip-home')], reconstructed: reconstructed(facts) };
}
export function hillsTip(region: string): Tip {
  return { title: t('hills-of', { region }), lines: [t('tip-hills')] };
}
export function yokaiTip(c: Content, id: string, more: string[] = []): Tip {
  const facts = c.yokai(id);
  return {
    title: named('yokai', 'yokai', facts?.type),
    lines: [first(say(facts?.action)), t('tip-virtue', { virtue: virtue(id) }), ...more],
    reconstructed: reconstructed(facts),
  };
}
export function bitokuTip(c: Content, id: string, more: string[] = []): Tip {
  const facts = c.bitoku(id);
  return {
    title: named('bitoku', 'bitoku', id),
    lines: [first(say(facts?.effect)), t('tip-rarity', { n: facts?.rarity ?? 0 }), ...more],
    reconstructed: reconstructed(facts),
  };
}
export function bothTip(c: Content, used: boolean): Tip {
  return {
    title: first(t('favour', { favour: 'both' })),
    lines: [first(say(c.both)), ...(used ? [t('favour-used')] : []), t('tip-hills')],
  };
}
export function areaTip(tbl: BitokuView, c: Content, region: string, space: Building): Tip {
  if (space.building === null) return { title: first(named('building-type', 'building', space.type)), lines: [t('area-free', { region })] };
  const facts = c.building(space.building);
  const owner = space.owner === null ? [] : [title(tbl, space.owner), first(named('owner-bonus', 'owner', facts?.owner))];
  return {
    title: first(buildingType(space.building)),
    lines: [first(say(facts?.action)), t('tip-building', { value: facts?.requires ?? 1 }), ...owner, ...(space.fresh ? [t('fresh')] : [])],
    reconstructed: reconstructed(facts),
  };
}
export function kodamaTip(tbl: BitokuView, c: Content, track: ForestRegion): Tip {
  const order = track.kodama.map((space, side) => t('kodama-at', { name: title(tbl, side), space }));
  const facts = c.treasure(track.treasure);
  const [one = 0, two = 0, three = 0] = Array.isArray(facts?.vp) ? facts.vp : [];
  return {
    title: `${t('treasure')}: ${one} · ${two} · ${three}`,
    lines: [
      ...order,
      ...(track.neutral === null ? [] : [t('kodama-at', { name: t('neutral-kodama'), space: track.neutral })]),
      t('tip-kodama'),
    ],
    reconstructed: reconstructed(facts),
  };
}
export function branchTip(tbl: BitokuView, c: Content, branch: Branch, list: BranchList, n: number): Tip {
  const facts = c.branch(branch.at);
  const lines = [first(say(c.branchSpaces(branch.at, list)[n]))];
  const torii = c.torii(branch.torii);
  if (torii) lines.push(`${t('torii')}: ${say(torii.effect)}`);
  const who = branch.pilgrims[n];
  if (who !== null && who !== undefined) lines.push(title(tbl, who));
  lines.push(t(branch.kind === 'torii' ? 'tip-torii' : 'tip-enlight'));
  return { title: t(branch.kind), lines, reconstructed: reconstructed(facts, torii) };
}
export function mainTip(tbl: BitokuView, c: Content, path: string, space: string, walking: number[]): Tip {
  const here = walking.flatMap((n, seat) => (n > 0 ? [t('pilgrims-of', { name: title(tbl, seat), n })] : []));
  const bridge = c.bridge(space);
  return {
    title: t('main-space', plain({ space: `${path}.${space}` })),
    lines: [...here, ...(bridge > 0 ? [`${t('bridge')}: ${t('tip-bridge', { n: bridge })}`] : []), t('tip-path')],
  };
}
export function marketTip(c: Content, market: string, slot: number, id: string | null, player: Player | undefined): Tip {
  const facts = c.slot(market, slot);
  const cost = market === 'building' ? c.markers[player?.markers ?? 0]?.cost : facts?.cost;
  const lines = [t('price', { what: Object.keys(cost ?? {}).length > 0 ? sayPrice(cost) : '0' })];
  if (facts?.gain) lines.push(first(say(facts.gain)));
  if (points(facts) > 0) lines.push(t('amount-vp', { n: points(facts) }));
  if (!id) return { title: t('market', { market }), lines: [t('nothing-there'), ...lines] };
  const printed = c.tile(market, id);
  const type = market === 'crystal' ? [t(`tip-${printed?.type ?? 'dream'}`)] : [];
  return { title: first(tile(market, id)), lines: [...lines, ...type], reconstructed: reconstructed(printed, facts) };
}
export function rockTip(c: Content, id: string): Tip {
  return { title: first(named('rock', 'rock', id)), lines: [t('tip-rock')], reconstructed: reconstructed(c.rock(id)) };
}
export function crystalTip(c: Content, slot: string, id: string | undefined): Tip {
  const place = c.crystalSlot(slot);
  const later = t('at-end', { n: place?.end_vp ?? 0 });
  const rule = t(`tip-${place?.type ?? 'dream'}`);
  if (!id) return { title: first(t('crystal-slot', { slot })), lines: [t('sleeping'), later, rule] };
  const facts = c.crystal(id);
  return {
    title: first(named('crystal-type', 'type', facts?.type)),
    lines: [first(crystalDoes(id)), later, rule],
    reconstructed: reconstructed(facts, place),
  };
}
export function markerTip(facts: Facts, n: number, used: boolean): Tip {
  const price = facts.cost ? [t('price', { what: sayPrice(facts.cost) })] : [];
  return {
    title: t('marker', { n: n + 1 }),
    lines: [...(used ? [t('used-marker')] : price), t('at-end', { n: facts.end_vp ?? 0 })],
    reconstructed: reconstructed(facts),
  };
}
export function visionTip(c: Content, id: string, fulfilled: boolean): Tip {
  const facts = c.vision(id);
  return {
    title: first(need(id)),
    lines: [
      t('vision-worth', { vp: points(facts), penalty: facts?.penalty ?? 0 }),
      t(fulfilled ? 'vision-met' : 'vision-open'),
      t('tip-vision'),
    ],
    reconstructed: reconstructed(facts),
  };
}
export function deckTip(deck: Deck): Tip {
  const known = deck.known.map((id) => (deck.id === 'yokai' ? yokai(id) : deck.id === 'bitoku' ? bitoku(id) : vision(id)));
  return {
    title: t('deck-of', { deck: deck.id, n: deck.cards }),
    lines: [
      ...(deck.discards.length > 0 ? [`${t('discards')}: ${deck.discards.length}`] : []),
      ...(known.length > 0 ? [t('deck-known', { what: known.join('; ') })] : []),
    ],
  };
}
export function tenguTip(c: Content, id: string, place: string): Tip {
  return {
    title: t('tengu-card-at', { place }),
    lines: [first(tenguCard(id)), t('tip-automaton')],
    reconstructed: reconstructed(c.tengu(id)),
  };
}
export function mitamaTip(c: Content, type: string, n: number): Tip {
  return { title: `${named('mitama', 'mitama', type)}: ${n}`, lines: c.mitama(type) ? [first(mitama(type))] : [] };
}
