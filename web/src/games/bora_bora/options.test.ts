import { describe, expect, it, vi } from 'vitest';
import type { Opened, Option, View } from '../../lib/wire';

vi.hoisted(() => {
  // settings are read from a browser, which is not here
  vi.stubGlobal('navigator', { languages: ['en'] });
});
import { Desk } from '../../lib/desk.svelte';
import { Content } from './content';
import { game } from './index';

function chips(family: string, args: Record<string, string>, changes: Record<string, number>, opens: Opened | null = null) {
  const desk = new Desk();
  desk.game = game;
  desk.content = new Content({});
  desk.view = { decision: { seat: 0, data: {} }, table: { regions: [], men: [], women: [] } } as unknown as View;
  const option: Option = { id: 0, name: family, family, args, free: false, preview: { changes, opens } };
  return desk.preview(option).chips.map((chip) => [chip.icon, chip.n, chip.open]);
}

describe('what an option costs, brings and opens is the word of the engine', () => {
  it('a god paid in the only way there is', () => {
    expect(chips('play', { god: 'white' }, { white: -1, offering: -1 })).toEqual([
      ['bb-white', -1, undefined],
      ['bb-offering', -1, undefined],
    ]);
  });
  it('a god whose payment is asked about is only opened', () => {
    const opens = { kind: 'pay_god', data: { god: 'blue' }, options: ['pay card', 'pay tile'] };
    expect(chips('place', { action: 'fishing' }, {}, opens)).toEqual([['bb-blue', 0, 1]]);
  });
  it('a card nobody knows is a card', () => expect(chips('god', { card: 'deck' }, {})).toEqual([['bb-godcard', 0, undefined]]));
  it('god tiles have an icon of their own', () =>
    expect(chips('pay', { way: 'tile' }, { god_tile: -1 })).toEqual([['bb-god-tile', -1, undefined]]));
});

describe('the strip of players', () => {
  it('counts the cards of all gods as one hand', () => {
    const view = { table: { players: [{ seat: 0, offerings: 1, shells: 2, hand_size: 3, god_tiles: 0, priests: 4 }] } } as unknown as View;
    const hand = game.stock(view, 0).find((stock) => stock.good === 'godcard');
    expect(hand?.counts).toEqual(['blue', 'white', 'red', 'green', 'yellow']);
  });
});
