import { describe, expect, it } from 'vitest';
import { verdict, worthShowing } from './verdict';
import type { Hint, Thought } from './wire';

const thought = (id: number, share: number, error: number | null, simulations = 100): Thought => ({
  action: { id, name: `${id}`, family: 'x', args: {} },
  simulations,
  points: 50,
  points_error: error,
  share,
  share_error: error,
});
const hint = (best: Thought, ...others: Thought[]): Hint => ({
  table: 't',
  version: 1,
  seat: 0,
  best,
  others,
  simulations: 200,
  line: [],
  changes: {},
  taken: null,
});

describe('the verdict of a hint', () => {
  it('is clear only when the difference is larger than its uncertainty', () => {
    expect(verdict(hint(thought(1, 0.6, 0.01), thought(2, 0.5, 0.01)))).toBe('clear');
    expect(verdict(hint(thought(1, 0.52, 0.01), thought(2, 0.5, 0.01)))).toBe('close');
    expect(verdict(hint(thought(1, 0.074, 0.0001), thought(2, 0.07, 0.0001)))).toBe('close');
    expect(verdict(hint(thought(1, 0.4, 0.01), thought(2, 0.5, 0.01)))).toBe('close');
  });
  it('does not pretend to know what was hardly tried', () => {
    expect(verdict(hint(thought(1, 0.6, 0.01), thought(2, 0.1, null, 1)))).toBe('only');
    expect(worthShowing(hint(thought(1, 0.6, null, 1), thought(2, 0.5, 0, 4), thought(3, 0.4, 0.1, 9))).map((x) => x.action.id)).toEqual([
      1, 3,
    ]);
    expect(verdict(hint(thought(1, 0.6, null, 1), thought(2, 0.1, 0.01)))).toBe('close');
  });
});
