/** Reading a view: small questions the drawing asks. */
import type { Desk } from '../../lib/desk.svelte';
import type { Option, View } from '../../lib/wire';
import { Content, type Need } from './content';
import type { ActionTile, BoraTable, Colour, Player } from './types';

export type Sex = 'man' | 'woman';

export function table(view: View): BoraTable {
  return view.table as BoraTable;
}
const EMPTY = new Content({});
export function content(desk: Desk): Content {
  return desk.content instanceof Content ? desk.content : EMPTY;
}

const FALLBACK: readonly Colour[] = ['green', 'black', 'blue', 'red'];
export function colour(tbl: BoraTable, seat: number): Colour {
  return tbl.players.find((p) => p.seat === seat)?.colour ?? FALLBACK[seat % 4] ?? 'red';
}
export function sexOf(tile: string): Sex {
  return tile.startsWith('M') ? 'man' : 'woman';
}
/** BB-5.3: the lowest die on an action tile; 7 on an empty one. */
export function lowest(tile: ActionTile | undefined): number {
  return Math.min(7, ...(tile?.dice ?? []).map((d) => d.value));
}
export function roundFacts(c: Content, round: number): { building_vp: number; priest_vp: number } {
  return c.rounds[Math.max(1, round) - 1] ?? { building_vp: 0, priest_vp: 0 };
}

/** What a task counts, as far as the reader can see it; null where it hangs on a hand that is not shown. */
export function count(tbl: BoraTable, c: Content, player: Player, need: Need): number | null {
  const people = player.slots.flatMap((s) => (s?.person ? [{ id: s.person, slid: s.slid === true }] : []));
  const of = (sex: Sex) => people.filter((p) => sexOf(p.id) === sex);
  const type = (id: string) => c.people.get(id)?.type ?? '';
  const hand = player.hand;
  switch (need.what) {
    case 'men':
      return of('man').length;
    case 'women':
      return of('woman').length;
    case 'people':
      return people.filter((p) => !need.of || type(p.id) === need.of).length;
    case 'man_types':
      return new Set(of('man').map((p) => type(p.id))).size;
    case 'woman_types':
      return new Set(of('woman').map((p) => type(p.id))).size;
    case 'men_slid':
      return of('man').filter((p) => p.slid).length;
    case 'women_slid':
      return of('woman').filter((p) => p.slid).length;
    case 'people_slid':
      return people.filter((p) => p.slid).length;
    case 'priests':
      return tbl.temple.filter((s) => s === player.seat).length;
    case 'jewelry':
      return player.jewelry.filter((j) => !need.of || c.jewelry.get(j)?.type === need.of).length;
    case 'jewelry_types':
      return new Set(player.jewelry.map((j) => c.jewelry.get(j)?.type)).size;
    case 'first':
      return tbl.order[0] === player.seat ? 1 : 0;
    case 'regions':
      return tbl.regions.filter(
        (r) =>
          r.huts.includes(player.seat) && (!need.of || c.regions.get(r.id)?.terrain === need.of || c.fish.get(r.fish)?.species === need.of),
      ).length;
    case 'islands':
      return new Set(tbl.regions.filter((r) => r.huts.includes(player.seat)).map((r) => c.regions.get(r.id)?.island)).size;
    case 'god_cards':
      return hand ? (hand[need.of as keyof typeof hand] ?? 0) : null;
    case 'equal_god_cards':
      return hand ? Math.max(...Object.values(hand)) : null;
    case 'god_colours':
      return hand ? Object.values(hand).filter((n) => n > 0).length : null;
    case 'god_tiles':
      return player.god_tiles;
    case 'offerings':
      return player.offerings;
    case 'shells':
      return player.shells;
    case 'materials': {
      const on = player.spaces.filter((s) => s?.material && (!need.of || s.material === need.of)).length;
      return on + Object.entries(player.beside).reduce((sum, [kind, n]) => sum + (!need.of || kind === need.of ? n : 0), 0);
    }
    case 'buildings':
      return c.buildings.length - player.buildings.length;
    case 'slot12':
      return player.slots[11]?.huts ?? 0;
    default:
      return null;
  }
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

export interface Flight {
  piece: Piece;
  from: string;
  to: string;
}
function same(p: Piece): string {
  if (p.kind === 'die') return `die ${p.seat} ${p.value}`;
  return 'id' in p ? `${p.kind} ${p.id}` : `${p.kind} ${p.seat}`;
}
/** Pieces that left one place and appeared in another. A new roll of all dice is not a journey. */
export function flights(before: BoraTable, after: BoraTable): Flight[] {
  if (before.round !== after.round || (before.phase === 'setup') !== (after.phase === 'setup')) return [];
  const id = (p: Piece) => `${same(p)} @ ${p.place}`;
  const left = new Map<string, number>();
  const old = pieces(before);
  for (const p of old) left.set(id(p), (left.get(id(p)) ?? 0) + 1);
  const come: Piece[] = [];
  for (const p of pieces(after)) {
    const n = left.get(id(p)) ?? 0;
    if (n > 0) left.set(id(p), n - 1);
    else come.push(p);
  }
  const gone: Piece[] = [];
  for (const p of old) {
    const n = left.get(id(p)) ?? 0;
    if (n > 0) {
      left.set(id(p), n - 1);
      gone.push(p);
    }
  }
  const out: Flight[] = [];
  for (const piece of come) {
    const at = gone.findIndex((g) => same(g) === same(piece));
    const [start] = at < 0 ? [] : gone.splice(at, 1);
    if (start) out.push({ piece, from: start.place, to: piece.place });
  }
  return out;
}
