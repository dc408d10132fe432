/** Where the side branches of a path lie: beside each other above and below it, none over another. */
import type { Content } from './content';
import { lineWidth, tokens, type Token } from './effects';
import { ICON } from './sizes';
import type { Branch } from './types';

/** Half the width of a place for a pilgrim. */
export const R = 18;
const GAP = 6;

export interface BranchParts {
  /** How wide each place is: what it brings besides points stands beside it. */
  widths: number[];
  more: Token[][];
  /** The torii tile; 0 without one. */
  gate: number;
  whole: number;
}
export function partsOf(c: Content, branch: Branch, seats: number): BranchParts {
  const more = c.branchSpaces(branch.at, seats).map((effect) => tokens(effect).slice(1));
  const widths = more.map((extra) => 2 * R + 4 + (extra.length > 0 ? ICON - 6 : 0));
  const gate = branch.torii ? Math.max(42, lineWidth(tokens(c.torii(branch.torii)?.effect), ICON) + 6) : 0;
  return { widths, more, gate, whole: widths.reduce((sum, n) => sum + n, 0) + (gate > 0 ? gate + 3 : 0) };
}

/** Which branches lie above the path: every other one, but none so wide that they would not fit beside each other. */
export function above(boxes: readonly { id: string; whole: number; up: boolean }[], w: number): Set<string> {
  const up = boxes.filter((box) => box.up);
  const room = () => w - up.reduce((sum, box) => sum + box.whole + GAP, 0);
  while (up.length > 1 && room() < 0) up.splice(up.indexOf(up.reduce((a, b) => (b.whole > a.whole ? b : a))), 1);
  return new Set(up.map((box) => box.id));
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
