import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import type { Entry } from './wire';

const entry = (version: number, kind: string, ply: number, data = {}): Entry => ({ version, at: 0, kind, seat: 0, ply, action: null, events: [], data });

describe('the log after an undo', () => {
  it('drops the moves behind it and keeps the rest', () => {
    const kept = fold([entry(1, 'start', 0), entry(2, 'move', 1), entry(3, 'move', 2), entry(4, 'undo', 1, { to: 1 }), entry(5, 'move', 2)]);
    expect(kept.map((e) => e.version)).toEqual([1, 2, 4, 5]);
  });
  it('tells a turn once, also to the one who left in the middle of it', () => {
    const kept = fold([entry(1, 'start', 0), entry(2, 'move', 1), entry(3, 'move', 2), entry(10, 'resign', 0), entry(20, 'move', 1), entry(30, 'move', 2)]);
    expect(kept.map((e) => e.version)).toEqual([1, 10, 20, 30]);
  });
});
