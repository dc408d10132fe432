import { describe, expect, it, vi } from 'vitest';
import type { Opened, Option, View } from '../../lib/wire';

vi.hoisted(() => {
  // settings are read from a browser, which is not here
  vi.stubGlobal('navigator', { languages: ['en'] });
});
import { Desk } from '../../lib/desk.svelte';
import { symbol } from '../../lib/effectface';
import { content } from '../../testing/content';
import { Content } from './content';
import { GOODS } from './effects';
import { game } from './index';
import { printed } from './options';

const cards = new Content(content('satori'));
const ALTAR = { id: 'S1', tile: 'A05', decoration: 'D4' };

function desk(data: Record<string, unknown> = {}, placed = true): Desk {
  const made = new Desk();
  made.game = game;
  made.content = cards;
  made.view = {
    decision: { seat: 0, data },
    table: {
      altars: [{ id: 'O2', tile: null, decoration: null }, ALTAR],
      site: [{ id: 'C1', tile: 'A07' }],
      mountains: [],
      pool: { placed },
    },
  } as unknown as View;
  return made;
}
function chips(at: Desk, family: string, args: Record<string, string>, changes: Record<string, number>, opens: Opened | null = null) {
  const option: Option = { id: 0, name: family, family, args, free: false, preview: { changes, opens } };
  return at.preview(option).chips.map((chip) => [chip.icon, chip.n, chip.open]);
}

describe('what an option costs, brings and opens is the word of the engine', () => {
  it('a worshipper of another colour opens one side or the other, each in a frame', () => {
    const opens = { kind: 'choose_side', data: { altar: 'O2', built: false }, options: ['side left', 'side right'] };
    expect(chips(desk({}, false), 'place', { colour: 'grey', altar: 'O2' }, {}, opens)).toEqual([
      ['st-worshipper-grey', 0, undefined],
      ['st-hikari', 2, 1],
      ['st-jokoro', 0, 2],
    ]);
  });
  it('a worshipper of its colour opens both in one; what is left of a turn is not told again', () => {
    const opens = { kind: 'turn', data: { icons: ['hikari', 'jokoro'] }, options: [] };
    expect(chips(desk({}, false), 'place', { colour: 'orange', altar: 'O2' }, {}, opens)).toHaveLength(3);
    expect(chips(desk(), 'use', { effect: 'hikari' }, {}, opens)).toEqual([['st-hikari', 0, undefined]]);
  });
  it('a wheel that brings goods is told by numbers alone', () => {
    expect(chips(desk(), 'wheel', { wheel: 'W1' }, { incense: -1, wood: 1 })).toEqual([
      ['st-incense', -1, undefined],
      ['st-wood', 1, undefined],
    ]);
  });
  it('a question with many answers is one picture', () => {
    const opens = { kind: 'meditation', data: {}, options: ['meditate MG1', 'meditate MG2'] };
    expect(chips(desk(), 'wheel', { wheel: 'W4' }, { incense: -1 }, opens)).toEqual([
      ['st-incense', -1, undefined],
      ['st-monk', 0, 1],
    ]);
  });
});

describe('what is printed', () => {
  it('the right side of a built altar is its decoration (ST-5.3.7)', () => {
    expect(printed({ family: 'side', args: { side: 'right' } }, { altar: 'S1' }, desk())).toEqual(cards.get('D4')?.icons);
    expect(printed({ family: 'side', args: { side: 'left' } }, { altar: 'S1' }, desk())).toEqual(cards.get('A05')?.left);
  });
  it('an icon is found by its symbol, or by its number where several share one', () => {
    const exchange = { pay: { coin: 2 }, then: [{ gain: { emerald: 1 } }] };
    const data = { icons: ['hikari', exchange], options: { 1: 'hikari', 2: exchange } };
    expect(symbol(exchange, GOODS)).toBe('emerald');
    expect(printed({ family: 'use', args: { effect: 'emerald' } }, data, desk())).toEqual(exchange);
    expect(printed({ family: 'use', args: { number: '2' } }, data, desk())).toEqual(exchange);
  });
});

describe('the name by which the engine picks an icon', () => {
  it('is that of its first good in the order of the game, however the content file lists them', () => {
    const icon = { pay: { emerald: 1 }, then: [{ gain: { sp: 2, incense: 1 } }, { any: ['hikari'] }] };
    expect(symbol(icon, GOODS)).toBe('incense');
    expect(printed({ family: 'use', args: { effect: 'incense' } }, { icons: ['hikari', icon] }, desk())).toEqual(icon);
  });
});

describe('the players', () => {
  it('the automaton has a name of its own and fewer things', () => {
    const facts = { coin: 1, incense: 2, tile: 3, jokoros: 4 };
    const view = {
      table: {
        solo: { side: 1 },
        players: [
          { seat: 0, ...facts },
          { seat: 1, ...facts },
        ],
      },
    } as unknown as View;
    expect(game.seatName(view, 0)).toBeNull();
    expect(game.seatName(view, 1)).not.toBeNull();
    expect(game.stock(view, 1).map((good) => [good.good, good.n])).toEqual([
      ['coin', 1],
      ['incense', 2],
      ['tile', 3],
      ['jokoro', 4],
    ]);
  });
});

describe('what passes by itself', () => {
  const event = (kind: string, args: Record<string, unknown>, seat = 0) =>
    game.say({ kind, args, seat, private: false }, (one) => ['Hana', 'Botan'][one] ?? '');
  it('is no part of the turn before it: a new round, and the amulets', () => {
    expect(event('round', { round: 2, order: [1, 0] })).toMatchObject({ nobody: true, text: expect.stringContaining('event-order') });
    expect(event('round', { round: 2, order: [0] })).toMatchObject({ nobody: true, text: '' });
    const [mine, other] = [0, 1].map((seat) => event('decided', {}, seat));
    expect(mine?.nobody).toBe(true);
    expect(mine?.head).toBe(other?.head);
    for (const said of [event('round', { round: 2, order: [1, 0] }), mine]) expect(said?.head).toBeDefined();
  });
});
