/** What the numbers of a hint allow to say. */
import type { Hint, Thought } from './wire';

/** Half the width of a 95 % interval, in standard errors. */
export const WIDTH = 1.96;
/** Choices tried less often than this say nothing worth reading. */
const ENOUGH = 5;
/** A smaller lead in win share than a whole percent is no lead worth naming, however sure it is. */
const SMALLEST = 0.01;

/** The choices worth showing, the best first. */
export function worthShowing(hint: Hint): Thought[] {
  return [hint.best, ...hint.others.filter((thought) => thought.simulations >= ENOUGH)];
}

/** Whether the numbers tell the best choice from the next: `only` when there is no next. */
export function verdict(hint: Hint): 'only' | 'clear' | 'close' {
  const next = worthShowing(hint)[1];
  if (!next) return 'only';
  const { best } = hint;
  if (best.share_error === null || next.share_error === null) return 'close';
  const lead = best.share - next.share;
  return lead >= SMALLEST && lead > WIDTH * Math.hypot(best.share_error, next.share_error) ? 'clear' : 'close';
}
