/** The table of Bora Bora as the server's view tells it. */
export type Colour = 'green' | 'black' | 'blue' | 'red';
export type God = 'blue' | 'white' | 'red' | 'green' | 'yellow';
export type Material = 'sand' | 'stone' | 'wood';
export type Sex = 'man' | 'woman';
export type DiceAction = 'helper' | 'temple' | 'build' | 'man' | 'woman' | 'land' | 'water' | 'fishing';

export const GODS: readonly God[] = ['blue', 'white', 'red', 'green', 'yellow'];
export const MATERIALS: readonly Material[] = ['sand', 'stone', 'wood'];

export type Cards = Record<God, number>;
export interface Die {
  seat: number;
  value: number;
}
export interface ActionTile {
  id: string;
  actions: DiceAction[];
  dice: Die[];
}
export interface Region {
  id: string;
  fish: string;
  /** Seats with a hut here, the one on the building space included. */
  huts: number[];
  space: number | null;
}
export interface Slot {
  huts?: number;
  person?: string;
  slid?: boolean;
}
export interface Space {
  material?: Material;
  building?: number;
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
  done: string[];
  jewelry: string[];
  hand_size: number;
  /** The own hand; null for others. */
  hand: Cards | null;
  /** What everybody knows of it. */
  known: Cards;
}
export interface BoraTable {
  round: number;
  phase: 'setup' | 'A' | 'B' | 'C' | 'end';
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
  jewelry: (string | null)[][];
  temple: (number | null)[];
  god_tiles: number;
  status: number[];
  /** Seats from the farthest marker to the last, on one space from the top down. */
  status_order: number[];
  gods: { deck: number; row: (God | null)[]; discards: Cards };
  decks: { men: number; women: number; tasks: number };
  players: Player[];
}
