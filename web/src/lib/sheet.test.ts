import { describe, expect, it } from 'vitest';
import { itemColour, sheetColumns, sheetRows, tieBroken } from './sheet';

const SHEET: Record<string, number>[] = [
  { played: 5, coins: 0, gardens: 3, hidden: 0, total: 8 },
  { played: 2, coins: 0, gardens: 0, total: 2 },
];

describe('a score sheet', () => {
  it('has no rows of zeros, but one for what is hidden of somebody', () => {
    expect(sheetRows(SHEET)).toEqual([
      { id: 'played', points: [5, 2] },
      { id: 'gardens', points: [3, 0] },
      { id: 'hidden', points: [0, null] },
    ]);
  });
  it('has a column for every side, its total apart', () => {
    expect(sheetColumns(SHEET)[1]).toEqual({
      seat: 1,
      items: [
        { id: 'played', points: 2 },
        { id: 'coins', points: 0 },
        { id: 'gardens', points: 0 },
      ],
      total: 2,
    });
  });
  it('knows when something else than points decided', () => {
    const even = sheetColumns([{ total: 8 }, { total: 8 }, { total: 3 }]);
    expect(tieBroken(even, [2, 1, 3])).toBe(true);
    expect(tieBroken(even, [1, 1, 3])).toBe(false);
    expect(tieBroken(sheetColumns(SHEET), [1, 2])).toBe(false);
  });
  it('has a colour of its own for every item', () => {
    expect(new Set(Array.from({ length: 20 }, (_, i) => itemColour(i, 20))).size).toBe(20);
  });
});
