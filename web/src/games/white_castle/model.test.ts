import { describe, expect, it } from 'vitest';
import { flights, groups, outsideSlots, pieces } from './model';
import type { CastleTable } from './types';

function table(change: Partial<CastleTable> = {}): CastleTable {
  return {
    round: 1,
    turn: 1,
    solo: null,
    order: [0, 1],
    die: null,
    bridges: [
      { colour: 'orange', left: 1, middle: [3], right: 6 },
      { colour: 'black', left: 2, middle: [], right: 5 },
      { colour: 'white', left: 0, middle: [], right: 4 },
    ],
    rooms: [{ id: 'S1', value: 3, card: 'ST02', tiles: [], dice: [], courtiers: [0, 0] }],
    outside: [],
    well: { tiles: [], dice: [] },
    gate: [1, 0],
    daimyo: { card: 'DA1', slots: [null, null, null], courtiers: [0, 0] },
    gardens: [],
    yards: [],
    track: [0, 0],
    track_order: [0, 1],
    decks: { steward: 1, diplomat: 1 },
    draft: [],
    players: [],
    opponent: null,
    ...change,
  };
}

describe('what travels', () => {
  it('nothing, when nothing changed', () => {
    expect(flights(table(), table())).toEqual([]);
  });
  it('a taken die goes to the hand and the middle die slides to the free end', () => {
    const after = table({
      die: { colour: 'orange', value: 1, end: 'left' },
      bridges: [{ colour: 'orange', left: 3, middle: [], right: 6 }, ...table().bridges.slice(1)],
    });
    expect(
      flights(table(), after)
        .map((f) => `${f.from} > ${f.to}`)
        .sort(),
    ).toEqual(['bridge.orange.0 > bridge.orange.left', 'bridge.orange.left > hand']);
  });
  it('a courtier climbs from the gate to a room', () => {
    const after = table({ gate: [0, 0], rooms: [{ id: 'S1', value: 3, card: 'ST02', tiles: [], dice: [], courtiers: [1, 0] }] });
    expect(flights(table(), after)).toMatchObject([{ from: 'gate', to: 'men.S1', piece: { kind: 'courtier', seat: 0 } }]);
  });
  it('a new roll is not a journey', () => {
    expect(flights(table(), table({ round: 2, bridges: [] }))).toEqual([]);
  });
  it('a marker moves along the track', () => {
    expect(flights(table(), table({ track: [2, 0] }))).toMatchObject([{ from: 'track.0', to: 'track.2' }]);
  });
});

describe('reading a view', () => {
  it('groups counts by seat', () => {
    expect(groups([2, 0, 1])).toEqual([
      { seat: 0, n: 2 },
      { seat: 2, n: 1 },
    ]);
  });
  it('counts a courtier on a daimyo slot once', () => {
    const tbl = table({ daimyo: { card: 'DA1', slots: [0, null, null], courtiers: [2, 0] } });
    expect(outsideSlots(tbl)).toEqual([1, 0]);
    expect(pieces(tbl).filter((p) => p.kind === 'courtier' && p.place !== 'gate')).toHaveLength(2);
  });
});
