/**
 * What lies on the table, as the server's view tells it.
 * Made by `make generate` from tatami/games/bitoku/view_types.py: change that, not this file.
 */

export type Region = 'yomi' | 'stairs' | 'home' | 'jade' | 'forges';

export type Colour = 'purple' | 'yellow' | 'brown' | 'green';

export type MitamaType = 'ara' | 'nigi' | 'saki' | 'kushi' | 'shinigami';

export type CrystalSlot = 'd1' | 'd2' | 'd3' | 'm1' | 'm2' | 'w1' | 'w2' | 'w3';

export type BranchList = 'two' | 'three' | 'four';

export type Season = 'spring' | 'summer' | 'winter' | 'end';

export type Piece = 'resource' | 'building' | 'crystal' | 'mitama' | 'pair' | 'enlight' | 'torii' | 'step';

export interface Die {
  seat: number;
  /** Where it belongs on the board of its player. */
  slot: string;
  value: number;
}

export interface Building {
  type: string;
  building: string | null;
  owner: number | null;
  /** Built in this turn: nobody may use it yet. */
  fresh: boolean;
}

export interface Hills {
  bitoku: string | null;
  yokai: string | null;
  /** Favours used in this round. */
  used: string[];
}

export interface ForestRegion {
  id: Region;
  dice: Die[];
  spaces: number;
  treasure: string;
  /** Per side. */
  kodama: number[];
  neutral: number | null;
  buildings: Building[];
  hills: Hills | null;
}

export interface HomeSpace {
  id: string;
  die: Die | null;
}

/** Hills that share their die spaces. */
export interface HillGroup {
  regions: Region[];
  spaces: number;
  dice: Die[];
}

export interface Branch {
  at: string;
  kind: 'torii' | 'enlight';
  torii: string | null;
  /** Whose pilgrim is on each space. */
  pilgrims: (number | null)[];
}

export interface Path {
  id: string;
  /** Pilgrims on the main spaces, per seat; only spaces where somebody is. */
  walking: Record<string, number[]>;
  branches: Branch[];
}

export interface Market {
  id: string;
  tiles: (string | null)[];
  stack: number;
}

export interface Deck {
  id: string;
  cards: number;
  discards: string[];
  /** What the seat knows of it, having looked: from the top, where it lies among cards it has not seen. */
  known: string[];
}

export interface OwnDie {
  value: number;
  /** `locked`, `unlocked`, `forest` or `hills`. */
  place: string;
}

export interface Pair {
  mitama: MitamaType;
  dragonfly: string;
}

export interface Hand {
  size: number;
  /** All of them for their owner; for anybody else those everybody knows. */
  cards: string[];
}

export interface Vision {
  vision: string;
  /** With the pieces the player has now, used in the best way. */
  fulfilled: boolean;
}

/** What the wild pieces count as for the rocks; null where it does not matter. */
export interface Wild {
  yama_uba: string | null;
  shinigami: string | null;
}

export interface Player {
  seat: number;
  colour: Colour;
  passed: boolean;
  wood: number;
  jade: number;
  stone: number;
  sake: number;
  am1: number;
  am2: number;
  am3: number;
  points: number;
  dice: OwnDie[];
  cards: (string | null)[];
  hand: Hand;
  deck: number;
  discards: string[];
  removed: string[];
  awake: number;
  crystals: Record<CrystalSlot, string>;
  rocks: string[];
  sitting: string[];
  /** Building markers used. */
  markers: number;
  path: string[];
  visited: number;
  visions: Vision[];
  wild: Wild;
  mitama: Record<MitamaType, number>;
  dragonflies: string[];
  pairs: Pair[];
  /** What visions count. */
  pieces: Record<Piece, number>;
}

/** The opponent of a single player; what it owns like anybody else stands among the players, under its side. */
export interface Tengu {
  side: number;
  /** Its face-up action cards, from the left. */
  row: string[];
  deck: number;
  discards: string[];
  /** Its attitude. */
  active: boolean;
  crystals: string[];
  /** The cards of its face-down deck, which everybody has seen. */
  yokai: string[];
}

export interface BitokuView {
  round: number;
  season: Season;
  turn: number;
  order: number[];
  regions: ForestRegion[];
  home: HomeSpace[];
  hills: HillGroup[];
  paths: Path[];
  /** Which of the printed lists says what the spaces of side branches bring. */
  branch_list: BranchList;
  garden: string[];
  markets: Market[];
  decks: Deck[];
  /** Everybody, the tengu too. */
  players: Player[];
  /** null if there are more players. */
  tengu: Tengu | null;
}
