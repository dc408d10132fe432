import { describe, expect, it, vi } from 'vitest';
import type { Option, View } from '../../lib/wire';

vi.hoisted(() => {
  // settings are read from a browser, which is not here
  vi.stubGlobal('navigator', { languages: ['en'] });
});
import { Desk } from '../../lib/desk.svelte';
import { Content } from './content';
import { preview } from './preview';

const EMPTY = { blue: 0, white: 0, red: 0, green: 0, yellow: 0 };
const ROW = [null, null, null, null, null, null];

function delta(name: string, family: string, args: Record<string, unknown>, me: object, temple: (number | null)[] = ROW) {
  const player = { seat: 0, hand: EMPTY, offerings: 1, god_tiles: 0, slots: [], ...me };
  const desk = new Desk();
  desk.content = new Content({});
  desk.view = { decision: { seat: 0, data: {} }, table: { round: 1, players: [player], temple, regions: [], action_tiles: [] } } as unknown as View;
  return preview({ id: 0, name, family, args, free: false } as Option, desk).delta;
}
const white = (me: object) => delta('play white', 'play', { god: 'white' }, me);

describe('what a god costs (BB-13.1)', () => {
  it('its card and an offering', () => expect(white({ hand: { ...EMPTY, white: 1 } })).toEqual({ godcard: -1, offering: -1 }));
  it('a pair and an offering', () => expect(white({ hand: { ...EMPTY, red: 2 } })).toEqual({ godcard: -2, offering: -1 }));
  it('a god tile', () => expect(white({ god_tiles: 1, offerings: 0 })).toEqual({ 'god-tile': -1 }));
  it('nothing is told where the player will be asked', () => expect(white({ hand: { ...EMPTY, white: 1 }, god_tiles: 1 })).toEqual({}));
  it('nothing is told of a hand that is not shown', () => expect(white({ hand: null })).toEqual({}));
});

describe('a priest', () => {
  const priest = (temple: (number | null)[]) => delta('priest 5', 'priest', { space: '5' }, {}, temple);
  it('leaves the stock', () => expect(priest([null, null, null, null, null, 1]).priest).toBe(-1));
  it('unless it pushes an own one out of the row', () => expect(priest([null, null, null, null, 1, 0]).priest ?? 0).toBe(0));
  it('also when it pushes somebody else out', () => expect(priest([0, null, null, null, 0, 1]).priest).toBe(-1));
});
