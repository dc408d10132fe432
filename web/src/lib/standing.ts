/** How a table of one's own stands, for a list: place and points, or the level of a solo game. */
import type { GameInfo, Table } from './wire';

export interface Standing {
  place: number;
  /** How many sides there are, a printed opponent among them. */
  sides: number;
  points: number;
  /** Others have the same place. */
  shared: boolean;
}

/** The best place of one's seats in a game that is over. */
export function standing(table: Table): Standing | null {
  const { result } = table;
  const mine = table.seats.filter((s) => s.mine).map((s) => s.seat);
  const [best] = mine.sort((a, b) => (result?.places[a] ?? 99) - (result?.places[b] ?? 99));
  if (!result || best === undefined) return null;
  const place = result.places[best] ?? 0;
  const shared = result.places.filter((other) => other === place).length > 1;
  return { place, sides: result.places.length, points: result.scores[best] ?? 0, shared };
}

const LEVELS = ['easy', 'medium', 'hard', 'expert'];

/** The level of the printed opponent: what an option for one seat says, if it is the name of a level. */
export function soloLevel(table: Table, info: GameInfo | undefined): string | null {
  if (table.seats.length !== 1) return null;
  const alone = (info?.options ?? []).filter((o) => o.seats?.length === 1 && o.seats[0] === 1);
  const told = alone.map((o) => String(table.options[o.name] ?? o.default));
  return told.find((value) => LEVELS.includes(value)) ?? null;
}

/** The round a view is in, where the game counts rounds. */
export function roundOf(view: { table: unknown } | null): number | null {
  const { round } = (view?.table ?? {}) as { round?: unknown };
  return typeof round === 'number' && round > 0 ? round : null;
}
