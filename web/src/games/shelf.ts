/** The shelf of the start page: the server's games in its order, then what is announced. */
import type { GameInfo } from '../lib/wire';

/** What is known of a game that cannot be played yet. */
export interface Announced {
  designers: readonly string[];
  publisher: string;
  seats: readonly number[];
}
export interface BoxFacts extends Announced {
  id: string;
  /** Whether the server can play it. */
  there: boolean;
}

export function shelf(games: readonly GameInfo[], announced: Readonly<Record<string, Announced>>): BoxFacts[] {
  const there = games.map(({ id, designers, publisher, seats }) => ({ id, designers, publisher, seats, there: true }));
  const later = Object.entries(announced).filter(([id]) => !games.some((game) => game.id === id));
  return [...there, ...later.map(([id, facts]) => ({ id, ...facts, there: false }))];
}

/** "1–4", "2, 4" or "3". */
export function players(seats: readonly number[]): string {
  const [first = 0] = seats;
  const last = seats[seats.length - 1] ?? first;
  if (first === last) return `${first}`;
  return last - first === seats.length - 1 ? `${first}–${last}` : seats.join(', ');
}
