import { describe, expect, it } from 'vitest';
import { fold, joined } from './fold';
import type { Entry } from './wire';

const entry = (version: number, kind: string, ply: number, data = {}): Entry => ({
  version,
  at: 0,
  kind,
  seat: 0,
  ply,
  action: null,
  events: [],
  data,
});

describe('the log after an undo', () => {
  it('drops the moves behind it and keeps the rest', () => {
    const kept = fold([
      entry(1, 'start', 0),
      entry(2, 'move', 1),
      entry(3, 'move', 2),
      entry(4, 'undo', 1, { to: 1 }),
      entry(5, 'move', 2),
    ]);
    expect(kept.map((e) => e.version)).toEqual([1, 2, 4, 5]);
  });
  it('tells a turn once, also to the one who left in the middle of it', () => {
    const kept = fold([
      entry(1, 'start', 0),
      entry(2, 'move', 1),
      entry(3, 'move', 2),
      entry(10, 'resign', 0),
      entry(20, 'move', 1),
      entry(30, 'move', 2),
    ]);
    expect(kept.map((e) => e.version)).toEqual([1, 10, 20, 30]);
  });
});

describe('the log with an answer from the server', () => {
  const known = [entry(1, 'start', 0), entry(2, 'move', 1)];
  const versions = (since: number, ...entries: Entry[]) => joined(known, 2, { since, entries }).map((e) => e.version);

  it('goes on where it was', () => expect(versions(2, entry(3, 'move', 2))).toEqual([1, 2, 3]));
  it('keeps what it has once', () => expect(versions(1, entry(2, 'move', 1), entry(3, 'move', 2))).toEqual([1, 2, 3]));
  it('begins anew from the start', () => expect(versions(0, entry(1, 'start', 0))).toEqual([1]));
  it('begins later where a page is missing', () => expect(versions(900, entry(901, 'move', 9))).toEqual([901]));
});
