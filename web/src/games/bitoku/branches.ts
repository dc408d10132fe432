/** Where the side branches of a path lie: beside each other above and below it, none over another. */
import type { Content, Effect } from './content';
import { lineWidth, tokens } from './effects';
import { ICON } from './sizes';
import type { Branch, BranchList } from './types';

/** Half the width of a place for a pilgrim. */
export const R = 18;
const GAP = 6;

/** The narrowest torii tile. */
const GATE = 42;

/** A good beside a place, `x` from its edge; a number above 1 stands before it. */
export interface Good {
  icon: string;
  n: number;
  x: number;
}
export interface BranchParts {
  /** How wide each place is: what it brings besides points stands beside it. */
  widths: number[];
  more: Good[][];
  /** The torii tile; 0 without one. */
  gate: number;
  whole: number;
}
/** Everything a place brings but its points, which stand on it; `ease` from 1 down to 0 moves it closer together. */
function goods(effect: Effect, ease: number): Good[] {
  let x = 0;
  return tokens(effect).flatMap((token) => {
    if (token.kind !== 'icon' || token.icon === 'bt-vp') return [];
    if (token.n > 1) x += 4 + 11 * ease;
    const good = { icon: token.icon, n: token.n, x };
    x += 22 + 8 * ease;
    return [good];
  });
}
/** The parts of a branch. `ease` from 2 down to 1 moves goods closer together, down to 0 makes a torii tile narrower. */
export function partsOf(c: Content, branch: Branch, list: BranchList, ease = 2): BranchParts {
  const more = c.branchSpaces(branch.at, list).map((effect) => goods(effect, Math.max(0, ease - 1)));
  const widths = more.map((all) => 2 * R + 4 + (all.length > 0 ? (all[all.length - 1]?.x ?? 0) + ICON - 6 : 0));
  const wide = Math.max(GATE, lineWidth(tokens(c.torii(branch.torii)?.effect), ICON) + 6);
  const gate = branch.torii ? GATE + (wide - GATE) * Math.min(1, ease) : 0;
  return { widths, more, gate, whole: widths.reduce((sum, n) => sum + n, 0) + (gate > 0 ? gate + 3 : 0) };
}

interface Box {
  id: string;
  whole: number;
  /** Where it would like to lie. */
  up: boolean;
}
/** Above or below the path, all branches beside each other: those above, and how much too long both sides are. */
function sides(boxes: readonly Box[], w: number): { up: Box[]; over: number } {
  let best = { mask: 0, over: 0, cost: Infinity };
  for (let mask = 0; mask < 1 << boxes.length; mask++) {
    const long = [0, 0];
    let moved = 0;
    boxes.forEach((box, i) => {
      const up = (mask >> i) & 1;
      long[up] = (long[up] ?? 0) + box.whole + GAP;
      if (box.up !== (up === 1)) moved += 1000 - box.whole; // as few as can be, rather wide ones
    });
    const over = long.reduce((sum, n) => sum + Math.max(0, n - w), 0);
    const cost = 100_000 * over + moved;
    if (cost < best.cost) best = { mask, over, cost };
  }
  return { up: boxes.filter((_, i) => ((best.mask >> i) & 1) === 1), over: best.over };
}
/** Which branches lie above the path: every other one, but on no side so many that they do not fit beside each other. */
export function above(boxes: readonly Box[], w: number): Set<string> {
  return new Set(sides(boxes, w).up.map((box) => box.id));
}
/** The parts of all branches by the space they leave, with as much ease as there is room for in rows of `w`. */
export function partsOfAll(
  c: Content,
  branches: readonly Branch[],
  list: BranchList,
  rows: readonly (readonly Omit<Box, 'whole'>[])[],
  w: number,
): Map<string, BranchParts> {
  for (let tenths = 20; ; tenths--) {
    const parts = new Map(branches.map((branch) => [branch.at, partsOf(c, branch, list, tenths / 10)]));
    const fits = rows.every((row) => {
      const boxes = row.flatMap(({ id, up }) => (parts.has(id) ? [{ id, up, whole: parts.get(id)?.whole ?? 0 }] : []));
      return sides(boxes, w).over === 0;
    });
    if (fits || tenths === 0) return parts;
  }
}
/** Left edges for boxes that would like to be centred on `x`, between 0 and `w`, in the order given. */
export function spread(boxes: readonly { x: number; whole: number }[], w: number): number[] {
  const left = boxes.map(({ x, whole }) => x - whole / 2);
  let edge = GAP / 2;
  boxes.forEach(({ whole }, i) => {
    left[i] = Math.max(left[i] ?? 0, edge);
    edge = (left[i] ?? 0) + whole + GAP;
  });
  edge = w - GAP / 2;
  for (let i = boxes.length - 1; i >= 0; i--) {
    const whole = boxes[i]?.whole ?? 0;
    left[i] = Math.min(left[i] ?? 0, edge - whole);
    edge = (left[i] ?? 0) - GAP;
  }
  return left;
}
