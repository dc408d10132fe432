/** Reading a view: small questions the drawing asks. */
import type { Desk } from '../../lib/desk.svelte';
import { journeys } from '../../lib/flights';
import type { Option, View } from '../../lib/wire';
import type { Flight } from '../types';
import { Content } from './content';
import { box } from './words';
import type { BitokuView, Colour, Die, ForestRegion, HillGroup, Player } from './types';

export const SLOTS = ['left', 'middle', 'right'] as const;

export function table(view: View): BitokuView {
  return view.table as BitokuView;
}
const EMPTY = new Content({});
export function content(desk: Desk): Content {
  return desk.content instanceof Content ? desk.content : EMPTY;
}
export function colour(tbl: BitokuView, seat: number): Colour {
  return tbl.players.find((p) => p.seat === seat)?.colour ?? 'purple';
}
export function region(tbl: BitokuView, id: unknown): ForestRegion | undefined {
  return tbl.regions.find((r) => r.id === id);
}
/** The hills whose die spaces this region shares. */
export function groupOf(tbl: BitokuView, id: string): { group: HillGroup; number: number } | undefined {
  const number = tbl.hills.findIndex((group) => group.regions.includes(id as never));
  const group = tbl.hills[number];
  return group ? { group, number } : undefined;
}
/** The region in which a die of a seat lies. */
export function regionOf(tbl: BitokuView, seat: number, slot: string): string | undefined {
  return tbl.regions.find((r) => r.dice.some((die) => die.seat === seat && die.slot === slot))?.id;
}
/** Kodama on a track by space: whose they are, -1 for the neutral one. */
export function kodama(track: ForestRegion): Map<number, number[]> {
  const out = new Map<number, number[]>();
  const put = (space: number, side: number) => out.set(space, [...(out.get(space) ?? []), side]);
  if (track.neutral !== null) put(track.neutral, -1);
  track.kodama.forEach((space, side) => put(space, side));
  return out;
}

/** Choices that have no place on board or tray: cards in a corner. */
const MOMENT = new Set(['done', 'pass', 'first', 'bonus', 'step', 'draw', 'look', 'dice', 'gain', 'pay', 'next', 'option', 'pair', 'none']);
export function moment(options: readonly Option[]): Option[] {
  return options.filter((o) => MOMENT.has(o.family));
}
/** Chosen on the mat alone: places beside rocks, slots for dream and memory crystals. Those for wit crystals lie in the tray. */
export function onMat({ family, args }: Option): boolean {
  return family === 'sit' || family === 'harvest' || (family === 'lay' && !String(args.slot).startsWith('w'));
}

/** The parts of a phone's board that open and close. */
export type Section = 'yomi' | 'stairs' | 'home' | 'jade' | 'forges' | 'paths' | 'markets';
/**
 * Where the options of the moment lie, by section. What a closed section shows anyway (its die spaces, its kodama) does not
 * count: those sections need not open.
 */
export function sections(view: View, options: readonly Option[]): Map<Section, number> {
  const out = new Map<Section, number>();
  const note = (section: unknown) => out.set(section as Section, (out.get(section as Section) ?? 0) + 1);
  for (const { family, args } of options) {
    if (family === 'row' || family === 'visit') note(view.decision?.data.region);
    else if (family === 'favour' || family === 'refuse') note(args.region);
    else if (family === 'start' || family === 'move' || family === 'enter') note('paths');
    else if (family === 'buy' || family === 'build') note('markets');
    else if (family === 'push') note(args.region);
  }
  return out;
}

export type Piece =
  | { kind: 'die'; seat: number; slot: string; value: number; place: string }
  | { kind: 'kodama' | 'pilgrim' | 'marker'; seat: number; place: string };

/** Every movable piece and the place it lies on; two views compared tell what travelled where. */
export function pieces(tbl: BitokuView): Piece[] {
  const out: Piece[] = [];
  const die = (at: Die, place: string) => out.push({ kind: 'die', seat: at.seat, slot: at.slot, value: at.value, place });
  for (const r of tbl.regions) {
    for (const at of r.dice) die(at, `dice.${r.id}`);
    r.kodama.forEach((space, seat) => out.push({ kind: 'kodama', seat, place: `kodama.${r.id}.${space}` }));
    for (const b of r.buildings) if (b.owner !== null) out.push({ kind: 'marker', seat: b.owner, place: `area.${r.id}.${b.type}` });
  }
  for (const space of tbl.home) if (space.die) die(space.die, `home.${space.id}`);
  tbl.hills.forEach((group, i) => group.dice.forEach((at) => die(at, `hills.${i}`)));
  for (const path of tbl.paths) {
    for (const [space, all] of Object.entries(path.walking))
      all.forEach((n, seat) => {
        for (let i = 0; i < n; i++) out.push({ kind: 'pilgrim', seat, place: `path.${path.id}.${space}` });
      });
    for (const branch of path.branches)
      branch.pilgrims.forEach((seat, i) => {
        if (seat !== null) out.push({ kind: 'pilgrim', seat, place: `path.${path.id}.${branch.at}.${i + 1}` });
      });
  }
  for (const player of tbl.players) own(player, out);
  return out;
}
function own(player: Player, out: Piece[]): void {
  const { seat } = player;
  player.dice.forEach((at, i) => {
    const slot = SLOTS[i] ?? '';
    if (at.place === 'locked' || at.place === 'unlocked')
      out.push({ kind: 'die', seat, slot, value: at.value, place: `slot.${seat}.${slot}` });
  });
  for (let i = 0; i < player.awake; i++) out.push({ kind: 'pilgrim', seat, place: `awake.${seat}` });
  for (const space of player.sitting) out.push({ kind: 'pilgrim', seat, place: `sit.${seat}.${space}` });
  for (let i = player.markers; i < box.content.markers.length; i++) out.push({ kind: 'marker', seat, place: `markers.${seat}` });
}
function same(piece: Piece): string {
  return piece.kind === 'die' ? `die ${piece.seat} ${piece.slot}` : `${piece.kind} ${piece.seat}`;
}
/** What travelled between two views. The clearing at the end of a year is not a journey. */
export function flights(before: BitokuView, after: BitokuView): Flight<Piece>[] {
  if (before.round !== after.round) return [];
  const dice = before.season === 'winter' || after.season !== 'winter';
  return journeys(pieces(before), pieces(after), same).filter(({ piece }) => dice || piece.kind !== 'die');
}
