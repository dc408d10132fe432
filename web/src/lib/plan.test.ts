import { describe, expect, it } from 'vitest';
import { beyond, spread, type Label } from './plan';

describe('what a place adds', () => {
  it('is told without what the thing itself costs and brings', () => {
    expect(beyond({ coin: 2, seal: 1, at_end: 3 }, { coin: 4, seal: 1, food: 1 })).toEqual({ coin: -2, at_end: 3, food: -1 });
    expect(beyond({ coin: 4 }, { coin: 4 })).toEqual({});
  });
});

describe('labels', () => {
  const label = (x: number, y: number, w = 100): Label => ({ x, y, w, h: 24 });
  it('lie above the middle of their place, and never beyond the window', () => {
    const [middle, left, right] = spread([label(200, 100), label(10, 300), label(385, 500)], 390, 844);
    expect(middle).toMatchObject({ left: 150, top: 100 - 24 * 0.7 });
    expect(left?.left).toBe(4);
    expect(right?.left).toBe(390 - 4 - 100);
  });
  it('cover no other, however close their places are', () => {
    const labels = [label(380, 10), label(370, 14), label(300, 12, 160), label(390, 60), label(20, 10), label(60, 840)];
    const laid = spread(labels, 390, 844).map((corner, i) => ({ ...corner, ...(labels[i] as Label) }));
    for (const [i, a] of laid.entries()) {
      expect(a.top).toBeGreaterThanOrEqual(0);
      expect(a.top + a.h).toBeLessThanOrEqual(844);
      for (const b of laid.slice(i + 1))
        expect(a.left + a.w <= b.left || b.left + b.w <= a.left || a.top + a.h <= b.top || b.top + b.h <= a.top).toBe(true);
    }
  });
});
