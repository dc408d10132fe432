/** What a game hands to the table page. The shell knows nothing else about any game. */
import type { Component } from 'svelte';
import type { Desk } from '../lib/desk.svelte';
import type { ActionWords, GameEvent, Opened, Option, View } from '../lib/wire';

/** Heights of a tray in pixels: under a board, and above the choices on a phone. */
export const TRAY = 130;
export const SLIM = 52;
/** Width to height of a wide board. */
export const RATIO = 1600 / 948;

export interface Chip {
  /** Name of an icon in the sprite, without `i-`. */
  icon: string;
  n: number;
  label: string;
  /** Points that are counted at the end of the game only. */
  later?: boolean;
  /** Not certain: one of the effects that an option opens; chips of the same one carry the same number. */
  open?: number;
}
export interface Preview {
  /** Price (negative) and gain (positive) as icons; n = 0: an effect without a number. */
  chips: Chip[];
  /** What the reader would have more or less of, by the engine's names. */
  changes: Record<string, number>;
  /** More words, for screen readers and narrow lists. */
  detail: string;
}
export interface LogLine {
  key: string;
  seat: number | null;
  text: string;
  chips: Chip[];
  /** The position after it, in moves, and the entry of the log it comes from. */
  ply: number;
  version: number;
  step?: Said['step'];
  aside?: Said['aside'];
}
/** An event in words. Events with a headline name their `round`; what follows a headline belongs to it. */
export interface Said {
  /** A headline such as "Round 2, turn 5": a turn begins, or (`nobody`) a phase that passes by itself. */
  head?: string;
  text: string;
  chips: Chip[];
  /** Not worth interrupting a listener for. */
  quiet: boolean;
  /** Nobody did it: the table itself. */
  nobody?: boolean;
  /** Shown by itself when it is told (a printed opponent's cards, one by one): `before` the pieces move, or when they have. */
  step?: 'before' | 'after';
  /** Said by the way: what is paid or gained next belongs to the line before it. */
  aside?: boolean;
}
export interface SeatLook {
  /** CSS colour and crest path of this seat; both are always shown. */
  fill: string;
  line: string;
  mark: string;
  crest: string;
  title: string;
}
export interface Stock {
  good: string;
  icon: string;
  n: number;
  label: string;
  /** What previews count towards it. */
  counts: readonly string[];
}
export interface Flight<Piece = unknown> {
  from: string;
  to: string;
  piece: Piece;
}
export interface GameModule {
  /** The common board: wide, or tall for phones. */
  Board: Component<{ tall?: boolean }>;
  /**
   * What the acting person decides with, under the board while choosing: dice in hand, goods, cards. It is drawn in pixels,
   * `width` wide and TRAY high; `slim`, on phones, leaves what one pays with, SLIM high.
   */
  Tray: Component<{ seat: number; width: number; slim?: boolean }>;
  /** All that lies in front of a seat, as wide as its place; `rest` leaves out what the tray shows already, `low` is never tall. */
  Mat: Component<{ seat: number; rest?: boolean; low?: boolean }>;
  /** Whether an option is chosen on the mat and not in the tray: then the rest of the mat opens over the board. */
  onMat?(option: Option): boolean;
  /** Draws one travelling piece in a 48 by 48 box. */
  Piece: Component<{ piece: unknown }>;
  /** Laid over the foot of the board when the moment needs it (a draft); draws nothing otherwise. */
  Extra?: Component;
  /** The game's icons, as symbols `i-…`; drawn once, invisible. */
  Sprite: Component;
  /** The icon of its points. */
  pointsIcon: string;
  /** Choices that the count at the end has made for a side, in words. */
  counted?(view: View, seat: number): string[];
  /** Items of the score sheet that were scored during the game; all others are counted at its end. */
  scored: readonly string[];
  /** Families of options that give something up ("skip the rest", "no, thank you"): said in words behind a grey flag. */
  decline: readonly string[];
  parse(content: unknown): unknown;
  /** Players of the view who are nobody's seat (a printed opponent) have a name of their own. */
  seatName(view: View, seat: number): string | null;
  look(view: View, seat: number): SeatLook;
  where(view: View, content: unknown): string;
  stock(view: View, seat: number): Stock[];
  label(option: Option, desk: Desk): string;
  /** An action that was taken, in words, where the family alone does not tell enough. */
  told?(action: ActionWords, desk: Desk): string;
  /** The icon of a thing that previews count, by the engine's name for it. */
  icon(thing: string): string;
  /** Icons of what an option is about; each is shown unless a price, a gain or an opened question shows it anyway. */
  pictures(option: Option, desk: Desk): string[];
  /** The question that an option opens, in pictures. */
  opened(opens: Opened, desk: Desk): Chip[];
  /** What is printed on the thing an option is about, in words. */
  detail(option: Option, desk: Desk): string;
  say(event: GameEvent, name: (seat: number) => string): Said | null;
  flights(before: View, after: View): Flight[];
}

/** Seats that have a mat, in the order of play seen from the reader. */
export function fromReader(view: View): number[] {
  const { players } = view.table as { players: readonly { seat: number }[] };
  const seats = players.map((player) => player.seat);
  const from = view.seat === null ? 0 : Math.max(0, seats.indexOf(view.seat));
  return [...seats.slice(from), ...seats.slice(0, from)];
}
