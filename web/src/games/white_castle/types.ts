/** The White Castle's part of a view: what lies on the table. */
export type Colour = 'orange' | 'black' | 'white';
export type Member = 'courtier' | 'gardener' | 'warrior';
export type Clan = 'red' | 'green' | 'blue' | 'yellow';

export interface Die {
  colour: Colour;
  value: number;
}
export interface Room {
  id: string;
  value: number;
  card: string;
  tiles: string[];
  dice: Die[];
  courtiers: number[];
}
export interface Garden {
  id: string;
  bridge: Colour;
  kind: 'flower' | 'zen';
  card: string;
  gardeners: number[];
}
export interface Yard {
  id: string;
  tiles: { tile: string; side: 'blue' | 'gold' }[];
  warriors: number[];
}
export interface Bridge {
  colour: Colour;
  left: number;
  middle: number[];
  right: number;
}
export interface Player {
  seat: number;
  clan: Clan;
  food: number;
  iron: number;
  pearl: number;
  coin: number;
  seal: number;
  points: number;
  members: Record<Member, number>;
  card: string | null;
  lantern: string[];
  dice: (Die | null)[];
}
export interface CastleTable {
  round: number;
  turn: number;
  solo: null | 'easy' | 'medium' | 'hard';
  order: number[];
  die: null | (Die & { end: string });
  bridges: Bridge[];
  rooms: Room[];
  outside: { id: string; value: number; dice: Die[] }[];
  well: { tiles: string[]; dice: Die[] };
  gate: number[];
  daimyo: { card: string; slots: (number | null)[]; courtiers: number[] };
  gardens: Garden[];
  yards: Yard[];
  track: number[];
  track_order: number[];
  decks: { steward: number; diplomat: number };
  draft: { resource: string; action: string }[];
  players: Player[];
  opponent: null | { seat: number; top: string; row: string[] };
}

export const MEMBERS: readonly Member[] = ['courtier', 'gardener', 'warrior'];
export const ROW_COLOUR: Record<Member, Colour> = { courtier: 'orange', gardener: 'black', warrior: 'white' };
