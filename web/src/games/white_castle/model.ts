/** Reading a view: small questions the drawing asks. */
import type { Desk } from '../../lib/desk.svelte';
import { journeys } from '../../lib/flights';
import type { Option, View } from '../../lib/wire';
import type { Flight } from '../types';
import { Content } from './content';
import { MEMBERS } from './members';
import type { CastleTable, Clan, Colour, Member } from './types';

export function table(view: View): CastleTable {
  return view.table as CastleTable;
}
export function content(desk: Desk): Content {
  return desk.content instanceof Content ? desk.content : EMPTY;
}
const EMPTY = new Content({});

export function clan(tbl: CastleTable, seat: number): Clan {
  return tbl.players.find((p) => p.seat === seat)?.clan ?? 'red';
}

/** Counts per seat as groups that are there: [3, 0, 1] -> seat 0 three times, seat 2 once. */
export function groups(counts: readonly number[]): { seat: number; n: number }[] {
  return counts.map((n, seat) => ({ seat, n })).filter((g) => g.n > 0);
}

/** Courtiers in the daimyo room that found no free slot (the view counts all of them). */
export function outsideSlots(tbl: CastleTable): number[] {
  return tbl.daimyo.courtiers.map((n, seat) => Math.max(0, n - tbl.daimyo.slots.filter((s) => s === seat).length));
}

const MOMENT = new Set(['pay', 'skip', 'done', 'cross', 'stay', 'next', 'option', 'keep']);
/** Gains of goods that have no track to click on. */
const OFF_TRACK = new Set(['gain coin', 'gain seal', 'gain cp', 'gain any']);
/** Options that have no place of their own on the board: a payment, an order of effects, enough. */
export function moment(options: readonly Option[]): Option[] {
  return options.filter((o) => MOMENT.has(o.family) || OFF_TRACK.has(o.name));
}

export type Piece =
  | { kind: 'die'; colour: Colour; value: number; place: string }
  | { kind: Member; seat: number; place: string }
  | { kind: 'marker' | 'heron'; seat: number; place: string };

/** Every movable piece and the place it lies on; two views compared tell what travelled where. */
export function pieces(tbl: CastleTable): Piece[] {
  const out: Piece[] = [];
  const die = (colour: Colour, value: number, place: string) => value > 0 && out.push({ kind: 'die', colour, value, place });
  for (const bridge of tbl.bridges) {
    die(bridge.colour, bridge.left, `bridge.${bridge.colour}.left`);
    bridge.middle.forEach((value, i) => die(bridge.colour, value, `bridge.${bridge.colour}.${i}`));
    die(bridge.colour, bridge.right, `bridge.${bridge.colour}.right`);
  }
  if (tbl.die) die(tbl.die.colour, tbl.die.value, 'hand');
  for (const room of tbl.rooms) for (const d of room.dice) die(d.colour, d.value, `space.${room.id}`);
  for (const space of tbl.outside) for (const d of space.dice) die(d.colour, d.value, `space.${space.id}`);
  for (const d of tbl.well.dice) die(d.colour, d.value, 'space.well');
  const men = (kind: Member, counts: readonly number[], place: string) =>
    counts.forEach((n, seat) => {
      for (let i = 0; i < n; i++) out.push({ kind, seat, place });
    });
  men('courtier', tbl.gate, 'gate');
  for (const room of tbl.rooms) men('courtier', room.courtiers, `men.${room.id}`);
  tbl.daimyo.slots.forEach((seat, i) => seat !== null && out.push({ kind: 'courtier', seat, place: `slot.${i + 1}` }));
  men('courtier', outsideSlots(tbl), 'men.daimyo');
  for (const garden of tbl.gardens) for (const seat of garden.gardeners) out.push({ kind: 'gardener', seat, place: `garden.${garden.id}` });
  for (const yard of tbl.yards) men('warrior', yard.warriors, `yard.${yard.id}`);
  for (const player of tbl.players) {
    player.dice.forEach((d, i) => d && die(d.colour, d.value, `domain.${player.seat}.${i}`));
    for (const kind of MEMBERS)
      for (let i = 0; i < player.members[kind]; i++) out.push({ kind, seat: player.seat, place: `row.${player.seat}.${kind}` });
  }
  tbl.track.forEach((at, seat) => out.push({ kind: 'marker', seat, place: `track.${at}` }));
  tbl.order.forEach((seat, i) => out.push({ kind: 'heron', seat, place: `order.${i}` }));
  return out;
}

function same(a: Piece): string {
  return a.kind === 'die' ? `die ${a.colour} ${a.value}` : `${a.kind} ${a.seat}`;
}

/** What travelled between two views. A new roll of all dice is not a journey. */
export function flights(before: CastleTable, after: CastleTable): Flight<Piece>[] {
  return before.round === after.round ? journeys(pieces(before), pieces(after), same) : [];
}
