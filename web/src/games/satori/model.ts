/** Reading a view: small questions the drawing asks. */
import type { Desk } from '../../lib/desk.svelte';
import { journeys } from '../../lib/flights';
import type { Option, View } from '../../lib/wire';
import type { Flight } from '../types';
import { Content } from './content';
import type { Altar, Colour, Player, PlayerColour, SatoriView, Space } from './types';

export const COLOURS: readonly Colour[] = ['grey', 'orange', 'purple'];

export function table(view: View): SatoriView {
  return view.table as SatoriView;
}
const EMPTY = new Content({});
export function content(desk: Desk): Content {
  return desk.content instanceof Content ? desk.content : EMPTY;
}
export function colour(tbl: SatoriView, seat: number): PlayerColour {
  return tbl.players.find((p) => p.seat === seat)?.colour ?? 'blue';
}
/** Worshippers by colour, those that are there. */
export function crowd(counts: Readonly<Record<Colour, number>>): { colour: Colour; n: number }[] {
  return COLOURS.map((c) => ({ colour: c, n: counts[c] })).filter((g) => g.n > 0);
}
/** Altars that players have built. */
export function altarsOf(tbl: SatoriView, seat: number): Altar[] {
  return tbl.altars.filter((altar) => altar.owner === seat);
}
/** Jokoros of a side on the pagoda. */
export function onPagoda(tbl: SatoriView, seat: number): number {
  return tbl.pagoda.flatMap((storey) => storey.slots).filter((slot) => slot?.side === seat).length;
}
/** The number of rows of the temple grounds in use at this number of players. */
export function rowsInUse(tbl: SatoriView, c: Content): number {
  return Math.max(1, ...tbl.altars.filter((a) => a.open).map((a) => c.get(a.id)?.row ?? 1));
}
/** Notations of the steps that bring the Hikari of this mountain to the space. */
export function stepsTo(mountain: Colour, spaces: readonly Space[], to: number): string[] {
  const at = spaces.findIndex((space) => space.hikari);
  if (at < 0) return [];
  const n = spaces.length;
  return [...((at + 1) % n === to ? [`hikari ${mountain} cw`] : []), ...((at + n - 1) % n === to ? [`hikari ${mountain} ccw`] : [])];
}
/** Whether a player is a person at the table, and not the automaton. */
export function person(tbl: SatoriView, player: Player): boolean {
  return tbl.solo?.side !== player.seat;
}

const MOMENT = new Set([
  'use',
  'tile',
  'finish',
  'end',
  'pray',
  'done',
  'amulet',
  'trade',
  'next',
  'option',
  'gain',
  'pay',
  'stay',
  'recall',
]);
/** Options that are cards in a corner of the board: icons to use, a payment, a trade, enough. */
export function moment(options: readonly Option[]): Option[] {
  return options.filter((o) => MOMENT.has(o.family));
}

export type Piece =
  | { kind: 'worshipper'; colour: Colour; place: string }
  | { kind: 'monk' | 'jokoro' | 'marker' | 'hand'; seat: number; place: string }
  | { kind: 'hikari'; mountain: number; place: string };

/** Every movable piece and the place it lies on; two views compared tell what travelled where. */
export function pieces(tbl: SatoriView): Piece[] {
  const out: Piece[] = [];
  const believers = (counts: Readonly<Record<Colour, number>>, place: string) => {
    for (const c of COLOURS) for (let i = 0; i < counts[c]; i++) out.push({ kind: 'worshipper', colour: c, place });
  };
  believers(tbl.sanmon, 'sanmon');
  believers(tbl.bag, 'bag');
  believers(tbl.offering_altar, 'altar.offering');
  for (const altar of tbl.altars) {
    believers(altar.worshippers, `altar.${altar.id}`);
    if (altar.jokoro && altar.owner !== null) out.push({ kind: 'jokoro', seat: altar.owner, place: `altar.${altar.id}` });
  }
  for (const storey of tbl.pagoda)
    for (const slot of storey.slots)
      if (slot && slot.side !== null) out.push({ kind: 'jokoro', seat: slot.side, place: `storey.${storey.id}` });
  tbl.mountains.forEach((spaces, mountain) => {
    for (const space of spaces) {
      if (space.monk !== null) out.push({ kind: 'monk', seat: space.monk, place: `space.${space.id}` });
      if (space.hikari) out.push({ kind: 'hikari', mountain, place: `space.${space.id}` });
    }
  });
  for (const player of tbl.players) {
    const { seat } = player;
    for (let i = 0; i < player.monks; i++) out.push({ kind: 'monk', seat, place: `monks.${seat}` });
    for (let i = 0; i < player.sun; i++) out.push({ kind: 'monk', seat, place: 'sun' });
    for (let i = 0; i < player.jokoros; i++) out.push({ kind: 'jokoro', seat, place: `jokoros.${seat}` });
    if (person(tbl, player)) {
      out.push({ kind: 'marker', seat, place: `offering.${player.offering}` });
      out.push({ kind: 'hand', seat, place: player.wheel === null ? 'wheels' : `wheel.${player.wheel}` });
    }
  }
  return out;
}
function same(piece: Piece): string {
  if (piece.kind === 'worshipper') return `worshipper ${piece.colour}`;
  return piece.kind === 'hikari' ? `hikari ${piece.mountain}` : `${piece.kind} ${piece.seat}`;
}
/** What travelled between two views. The clearing at the end of a round is not a journey. */
export function flights(before: SatoriView, after: SatoriView): Flight<Piece>[] {
  return before.round === after.round ? journeys(pieces(before), pieces(after), same) : [];
}
