import { describe, expect, it } from 'vitest';
import { figure, signed, withMinus } from './figures';

describe('numbers', () => {
  it('below zero have a minus', () => {
    expect([3, 0, -12].map(figure)).toEqual(['3', '0', '−12']);
  });
  it('tell a change with its sign', () => {
    expect([3, 0, -12].map(signed)).toEqual(['+3', '0', '−12']);
  });
  it('in a text have it too, and what only stands between numbers or letters stays', () => {
    expect(withMinus('points (-3), -4.5')).toBe('points (−3), −4.5');
    expect(withMinus('3-4 seats, WC-9.3, BT-R2, 2026-01-02')).toBe('3-4 seats, WC-9.3, BT-R2, 2026-01-02');
  });
});
