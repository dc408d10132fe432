/** Reading a view: small questions the drawing asks. */
import type { Desk } from '../../lib/desk.svelte';
import { journeys } from '../../lib/flights';
import type { Option, View } from '../../lib/wire';
import type { Flight } from '../types';
import { Content } from './content';
import type { BoraTable, Colour } from './types';

export type Sex = 'man' | 'woman';

export function table(view: View): BoraTable {
  return view.table as BoraTable;
}
const EMPTY = new Content({});
export function content(desk: Desk): Content {
  return desk.content instanceof Content ? desk.content : EMPTY;
}

export function colour(tbl: BoraTable, seat: number): Colour {
  return tbl.players.find((p) => p.seat === seat)?.colour ?? 'red';
}
export function sexOf(tile: string): Sex {
  return tile.startsWith('M') ? 'man' : 'woman';
}
export function roundFacts(c: Content, round: number): { building_vp: number; priest_vp: number } {
  return c.rounds[Math.max(1, round) - 1] ?? { building_vp: 0, priest_vp: 0 };
}

const MOMENT = new Set(['trade', 'fire', 'choose', 'pay', 'play', 'move', 'done', 'decline', 'pass']);
/** Options that have no place of their own on the board: trades, payments, a bonus, enough. */
export function moment(options: readonly Option[]): Option[] {
  return options.filter((o) => MOMENT.has(o.family));
}

export type Piece =
  | { kind: 'die'; seat: number; value: number; place: string }
  | { kind: 'hut' | 'priest' | 'marker'; seat: number; place: string }
  | { kind: 'person' | 'task' | 'jewelry'; id: string; place: string };

/** Every movable piece and the place it lies on; two views compared tell what travelled where. */
export function pieces(tbl: BoraTable): Piece[] {
  const out: Piece[] = [];
  for (const tile of tbl.action_tiles)
    for (const d of tile.dice) out.push({ kind: 'die', seat: d.seat, value: d.value, place: `tile.${tile.id}` });
  for (const region of tbl.regions)
    for (const seat of region.huts)
      out.push({ kind: 'hut', seat, place: region.space === seat ? `space.${region.id}` : `aside.${region.id}` });
  const show = (sex: Sex, tiles: (string | null)[]) =>
    tiles.forEach((id, i) => id && out.push({ kind: 'person', id, place: `display.${sex}.${i}` }));
  show('man', tbl.men);
  show('woman', tbl.women);
  tbl.tasks.forEach((id, i) => out.push({ kind: 'task', id, place: `taskrow.${i}` }));
  tbl.jewelry.forEach((column, c) => column.forEach((id, r) => id && out.push({ kind: 'jewelry', id, place: `jewelry.${c}.${r}` })));
  tbl.temple.forEach((seat, i) => seat !== null && out.push({ kind: 'priest', seat, place: `temple.${i}` }));
  tbl.status.forEach((at, seat) => out.push({ kind: 'marker', seat, place: `status.${at}` }));
  for (const p of tbl.players) {
    for (const value of p.dice) out.push({ kind: 'die', seat: p.seat, value, place: `dice.${p.seat}` });
    for (let i = 0; i < p.priests; i++) out.push({ kind: 'priest', seat: p.seat, place: `priests.${p.seat}` });
    p.slots.forEach((slot, i) => {
      if (slot?.person) out.push({ kind: 'person', id: slot.person, place: `slot.${p.seat}.${i}` });
      for (let k = 0; k < (slot?.huts ?? 0); k++) out.push({ kind: 'hut', seat: p.seat, place: `slot.${p.seat}.${i}` });
    });
    p.tasks.forEach((id, i) => id && out.push({ kind: 'task', id, place: `task.${p.seat}.${i}` }));
    for (const id of p.done) out.push({ kind: 'task', id, place: `done.${p.seat}` });
    for (const id of p.jewelry) out.push({ kind: 'jewelry', id, place: `owned.${p.seat}` });
  }
  return out;
}

function same(p: Piece): string {
  if (p.kind === 'die') return `die ${p.seat} ${p.value}`;
  return 'id' in p ? `${p.kind} ${p.id}` : `${p.kind} ${p.seat}`;
}
/** What travelled between two views. A new roll of all dice is not a journey. */
export function flights(before: BoraTable, after: BoraTable): Flight<Piece>[] {
  if (before.round !== after.round || (before.phase === 'setup') !== (after.phase === 'setup')) return [];
  return journeys(pieces(before), pieces(after), same);
}
