/**
 * What lies on the table, as the server's view tells it.
 * Made by `make generate` from tatami/games/satori/view_types.py: change that, not this file.
 */

export type Colour = 'grey' | 'orange' | 'purple';

export type PlayerColour = 'blue' | 'pink' | 'yellow' | 'green';

export type ScoringValues = 'tile' | 'text';

export type Result = 'loss' | 'shared' | 'small_win' | 'very_good' | 'excellent';

/** A place for worshippers in the temple grounds. */
export interface Altar {
  id: string;
  /** Whether the place is in use with so many players. */
  open: boolean;
  /** null where no altar stands. */
  colour: Colour | null;
  /** The altar tile built here. */
  tile: string | null;
  decoration: string | null;
  owner: number | null;
  jokoro: boolean;
  worshippers: Record<Colour, number>;
}

/** A slot of the construction site. */
export interface Slot {
  id: string;
  tile: string | null;
}

/** A Jokoro of a side, or a neutral one (`side` is null). */
export interface JokoroSlot {
  side: number | null;
}

/** A level of the pagoda, or the Sorin at last. */
export interface Storey {
  id: string;
  /** The level tile; null for the Sorin. */
  tile: string | null;
  built: boolean;
  /** The Jokoro price tile; `cancelled` if no slot is open. */
  price: string | null;
  slots: (JokoroSlot | null)[];
  /** null for the Sorin. */
  roof: boolean | null;
}

/** A space of a mountain. */
export interface Space {
  id: string;
  tile: string | null;
  monk: number | null;
  hikari: boolean;
}

/** A meditation tile taken this turn, the oldest first. */
export interface TakenTile {
  tile: string;
  space: string;
  /** The icons left, as they stand in the content files. */
  icons: unknown[];
}

/** What the player whose turn it is may still use. */
export interface Pool {
  /** The place of the worshipper of this turn; in an automaton's turn that of the player before. */
  visited: string | null;
  visitor: Colour | null;
  placed: boolean;
  wheel_used: boolean;
  icons: unknown[];
  tiles: TakenTile[];
}

/** How many tiles lie face down. */
export interface Piles {
  altars: number;
  decorations: number;
  prices: number;
  first_era: number;
  second_era: number;
}

export interface Player {
  seat: number;
  colour: PlayerColour;
  coin: number;
  wood: number;
  stone: number;
  emerald: number;
  incense: number;
  tile: number;
  sp: number;
  /** In reserve. */
  monks: number;
  sun: number;
  /** In reserve. */
  jokoros: number;
  /** Whether the sixth Jokoro is still on the offering track. */
  locked: boolean;
  sect_tokens: number;
  offering: number;
  /** The wheel with the player's hand; null: on the roof. */
  wheel: string | null;
  /** One's own, or one that lies open. */
  amulet: string | null;
  amulet_open: boolean;
  /** Whether the player has just decided about the amulet. */
  decided: boolean;
}

/** The automaton of the solo game. */
export interface Solo {
  side: number;
  /** When the game is over. */
  result: Result | null;
}

export interface SatoriView {
  round: number;
  turn: number;
  order: number[];
  bells: number[];
  supply: Record<string, number>;
  sanmon: Record<Colour, number>;
  bag: Record<Colour, number>;
  altars: Altar[];
  offering_altar: Record<Colour, number>;
  site: Slot[];
  decorations: (string | null)[];
  pagoda: Storey[];
  scoring_tile: string;
  /** ST-R39: where the values of the scoring tile come from. */
  scoring_values: ScoringValues;
  sorin_owner: number | null;
  mountains: Space[][];
  pool: Pool;
  piles: Piles;
  starts: string[];
  players: Player[];
  solo: Solo | null;
}
