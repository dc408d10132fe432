/**
 * Earlier positions of a game: those seen live are kept, others are fetched, each once. A position is named by the moves
 * before it; where an automaton plays after a move, the one before it has played comes half a move earlier.
 */
import type { Turn } from './turns';
import type { View } from './wire';

export const HALF = 0.5;

export class Positions {
  #views = new Map<number, View>();
  #fetch: (ply: number, paused: boolean) => Promise<View>;

  constructor(fetch: (ply: number, paused: boolean) => Promise<View>) {
    this.#fetch = fetch;
  }

  /** A position seen live; with `held` the turn that led to it was not confirmed yet, and no automaton had played. */
  keep(ply: number, held: boolean, view: View): void {
    this.#views.set(held ? ply - HALF : ply, view);
  }
  /** Moves were taken back: what comes after so many of them is another position now. */
  forget(): void {
    this.#views.clear();
  }
  async at(moment: number): Promise<View> {
    const known = this.#views.get(moment);
    if (known) return known;
    const found = await this.#fetch(Math.ceil(moment), !Number.isInteger(moment));
    this.#views.set(moment, found);
    return found;
  }
  /** Before and after a turn; null if they cannot be had. */
  async around(turn: Pick<Turn, 'from' | 'to'>): Promise<[View, View] | null> {
    try {
      return await Promise.all([this.at(turn.from), this.at(turn.to)]);
    } catch {
      return null;
    }
  }
}
