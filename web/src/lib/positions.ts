/** Earlier positions of a game: those seen live are kept, others are fetched, each once. */
import type { Turn } from './turns';
import type { View } from './wire';

export class Positions {
  #views = new Map<string, View>();
  #fetch: (ply: number) => Promise<View>;

  constructor(fetch: (ply: number) => Promise<View>) {
    this.#fetch = fetch;
  }

  /** A position seen live; with `held` the turn that led to it was not confirmed yet, and no automaton had played. */
  keep(ply: number, held: boolean, view: View): void {
    this.#views.set(name(ply, held), view);
  }
  /** Moves were taken back: what comes after so many of them is another position now. */
  forget(): void {
    this.#views.clear();
  }
  async at(ply: number): Promise<View> {
    const known = this.#views.get(name(ply, false));
    if (known) return known;
    const found = await this.#fetch(ply);
    this.#views.set(name(ply, false), found);
    return found;
  }
  /** Before and after a turn; of an automaton's, which is no move, only where it was seen live. */
  async around(turn: Pick<Turn, 'from' | 'to'>, automaton: boolean): Promise<[View, View] | null> {
    try {
      const before = automaton ? this.#views.get(name(turn.from, true)) : await this.at(turn.from);
      return before ? [before, await this.at(turn.to)] : null;
    } catch {
      return null;
    }
  }
}

const name = (ply: number, held: boolean): string => (held ? `${ply} held` : `${ply}`);
