/**
 * What lies on the table, as the server's view tells it.
 * Made by `make generate` from tatami/games/bora_bora/view_types.py: change that, not this file.
 */

export type Colour = 'green' | 'black' | 'blue' | 'red';

export type God = 'blue' | 'white' | 'red' | 'green' | 'yellow';

export type Material = 'sand' | 'stone' | 'wood';

export type DiceAction = 'helper' | 'temple' | 'build' | 'man' | 'woman' | 'land' | 'water' | 'fishing';

export type Phase = 'setup' | 'A' | 'B' | 'C' | 'end';

export type Cards = Record<God, number>;

export interface Die {
  seat: number;
  value: number;
}

export interface ActionTile {
  id: string;
  actions: DiceAction[];
  dice: Die[];
  /** What the next die must be lower than; null where any die may come. */
  below: number | null;
}

export interface Region {
  id: string;
  fish: string;
  /** Seats with a hut here, the one on the building space included. */
  huts: number[];
  space: number | null;
}

/** Huts, or a person that may have slid down. */
export interface Slot {
  huts?: number;
  person?: string;
  slid?: boolean;
}

/** A material, or the value of a building. */
export interface Space {
  material?: Material;
  building?: number;
}

/** How far a task is. */
export interface Progress {
  /** How much there is of what each of its terms asks for. */
  have: number[];
  met: boolean;
}

export interface Player {
  seat: number;
  colour: Colour;
  vp: number;
  offerings: number;
  shells: number;
  god_tiles: number;
  priests: number;
  dice: number[];
  slots: (Slot | null)[];
  spaces: (Space | null)[];
  beside: Record<Material, number>;
  buildings: number[];
  tasks: (string | null)[];
  /** How far each of them is; null where it hangs on a hand that is not shown. */
  progress: (Progress | null)[];
  done: string[];
  jewelry: string[];
  hand_size: number;
  /** The own hand; null for others. */
  hand: Cards | null;
  /** What everybody knows of it. */
  known: Cards;
}

export interface Gods {
  deck: number;
  row: (God | null)[];
  discards: Cards;
}

/** How many tiles are left. */
export interface Decks {
  men: number;
  women: number;
  tasks: number;
}

export interface BoraTable {
  round: number;
  phase: Phase;
  turn: number;
  order: number[];
  /** The die chosen but not yet placed. */
  die: number | null;
  action_tiles: ActionTile[];
  regions: Region[];
  men: (string | null)[];
  women: (string | null)[];
  tasks: string[];
  /** Six columns of four. */
  jewelry: ((string | null)[])[];
  temple: (number | null)[];
  god_tiles: number;
  status: number[];
  /** Seats from the farthest marker to the last, on one space from the top down. */
  status_order: number[];
  gods: Gods;
  decks: Decks;
  players: Player[];
}
