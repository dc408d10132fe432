/**
 * What lies on the table, as the server's view tells it.
 * Made by `make generate` from tatami/games/white_castle/view_types.py: change that, not this file.
 */

export type Colour = 'orange' | 'black' | 'white';

export type Member = 'courtier' | 'gardener' | 'warrior';

export type Clan = 'red' | 'green' | 'blue' | 'yellow';

export type Difficulty = 'easy' | 'medium' | 'hard';

export interface Die {
  colour: Colour;
  value: number;
}

/** Taken from a bridge and not placed yet. */
export interface DieInHand extends Die {
  end: 'left' | 'right';
}

export interface Bridge {
  colour: Colour;
  left: number;
  middle: number[];
  right: number;
}

export interface Space {
  id: string;
  value: number;
  dice: Die[];
}

export interface Room extends Space {
  /** null when its deck has run out. */
  card: string | null;
  tiles: string[];
  courtiers: number[];
}

export interface Well {
  tiles: string[];
  dice: Die[];
}

export interface Daimyo {
  card: string;
  slots: (number | null)[];
  courtiers: number[];
}

export interface Garden {
  id: string;
  bridge: Colour;
  kind: 'flower' | 'zen';
  card: string;
  gardeners: number[];
}

export interface YardTile {
  tile: string;
  side: 'blue' | 'gold';
}

export interface Yard {
  id: string;
  tiles: YardTile[];
  warriors: number[];
}

/** How many cards are left. */
export interface Decks {
  steward: number;
  diplomat: number;
}

/** One of the pairs of starting cards that can still be drafted. */
export interface Pair {
  resource: string;
  action: string;
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
  /** Still in the domain. */
  members: Record<Member, number>;
  card: string | null;
  lantern: string[];
  dice: (Die | null)[];
}

/** The clan that plays along in the solo game. */
export interface Opponent {
  seat: number;
  top: string;
  row: string[];
}

export interface CastleTable {
  round: number;
  turn: number;
  solo: Difficulty | null;
  order: number[];
  die: DieInHand | null;
  bridges: Bridge[];
  rooms: Room[];
  outside: Space[];
  well: Well;
  gate: number[];
  daimyo: Daimyo;
  gardens: Garden[];
  yards: Yard[];
  track: number[];
  track_order: number[];
  decks: Decks;
  draft: Pair[];
  players: Player[];
  opponent: Opponent | null;
}
