import { describe, expect, it } from 'vitest';
import { awaited, names } from './awaited';
import type { Awaiting } from './wire';

const open: Awaiting = { kind: 'decision', seat: 1, seats: [1, 2] };

describe('an open question', () => {
  it('is put to everybody who has not answered', () => {
    expect(awaited(open, 'decision', [2])).toBe(2);
    expect(awaited(open, 'decision', [1, 2])).toBe(1);
  });
  it('is not put to who has answered, or looks on', () => {
    expect(awaited(open, 'decision', [0])).toBe(null);
    expect(awaited(open, 'decision', [])).toBe(null);
    expect(awaited(null, 'decision', [1])).toBe(null);
  });
  it('waits for no confirmation', () => expect(awaited(open, 'confirm', [1])).toBe(null));
  it('names all who are awaited', () => expect(names(open, (seat) => 'ABC'[seat] ?? '')).toBe('B, C'));
});
