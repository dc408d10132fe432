/** What travels between two views: pieces that left one place and appeared in another. */
import type { Flight } from '../games/types';

interface Placed {
  place: string;
}

/** The journeys between two tables of pieces; `same` names what cannot be told apart, such as the huts of one seat. */
export function journeys<Piece extends Placed>(
  before: readonly Piece[],
  after: readonly Piece[],
  same: (piece: Piece) => string,
): Flight<Piece>[] {
  const standing = (piece: Piece) => `${same(piece)} @ ${piece.place}`;
  const gone = without(before, after, standing);
  return without(after, before, standing).flatMap((piece) => {
    const at = gone.findIndex((left) => same(left) === same(piece));
    const [start] = at < 0 ? [] : gone.splice(at, 1);
    return start ? [{ piece, from: start.place, to: piece.place }] : [];
  });
}

/** What is left of a list when one is taken away for each of its kind in another. */
function without<T>(list: readonly T[], taken: readonly T[], kind: (item: T) => string): T[] {
  const left = new Map<string, number>();
  for (const item of taken) left.set(kind(item), (left.get(kind(item)) ?? 0) + 1);
  return list.filter((item) => {
    const n = left.get(kind(item)) ?? 0;
    left.set(kind(item), n - 1);
    return n <= 0;
  });
}
