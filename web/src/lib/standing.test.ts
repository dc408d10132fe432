import { describe, expect, it } from 'vitest';
import { roundOf, soloLevel, standing } from './standing';
import type { GameInfo, Table } from './wire';

const seat = (n: number, mine: boolean) => ({ seat: n, mine });
const table = (more: object) => ({ seats: [seat(0, false), seat(1, true)], options: {}, result: null, ...more }) as unknown as Table;

describe('how a table of mine stands', () => {
  it('has no place before the end, nor for somebody who only watched', () => {
    expect(standing(table({}))).toBeNull();
    const result = { places: [1, 2], scores: [60, 50] };
    expect(standing(table({ result, seats: [seat(0, false), seat(1, false)] }))).toBeNull();
  });
  it('is my place, my points, and whether I share it', () => {
    expect(standing(table({ result: { places: [1, 2], scores: [60, 50] } }))).toEqual({ place: 2, sides: 2, points: 50, shared: false });
    expect(standing(table({ result: { places: [1, 1], scores: [60, 60] } }))?.shared).toBe(true);
  });
  it('is the best of my seats at one screen', () => {
    const seats = [seat(0, true), seat(1, true)];
    expect(standing(table({ seats, result: { places: [2, 1], scores: [40, 70] } }))).toMatchObject({ place: 1, points: 70 });
  });
  it('knows the level of a printed opponent', () => {
    const info = { options: [{ name: 'solo', default: 'medium', seats: [1] }] } as unknown as GameInfo;
    expect(soloLevel(table({ seats: [seat(0, true)], options: { solo: 'hard' } }), info)).toBe('hard');
    expect(soloLevel(table({ seats: [seat(0, true)] }), info)).toBe('medium');
    expect(soloLevel(table({}), info)).toBeNull();
  });
  it('tells a round only where there is one', () => {
    expect(roundOf({ table: { round: 2 } })).toBe(2);
    expect(roundOf({ table: {} })).toBeNull();
    expect(roundOf(null)).toBeNull();
  });
});
