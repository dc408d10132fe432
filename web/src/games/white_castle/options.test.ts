import { describe, expect, it, vi } from 'vitest';
import type { Opened, Option, View } from '../../lib/wire';

vi.hoisted(() => {
  // settings are read from a browser, which is not here
  vi.stubGlobal('navigator', { languages: ['en'] });
});
import { Desk } from '../../lib/desk.svelte';
import { text } from '../../lib/text.svelte';
import { content } from '../../testing/content';
import type { GameModule } from '../types';
import { Content } from './content';
import { detail, opened, pictures, printed } from './options';

const cards = new Content(content('white_castle'));

function desk(): Desk {
  const made = new Desk();
  made.game = { icon: (thing: string) => thing, pictures, opened, detail } as unknown as GameModule;
  made.content = cards;
  const rooms = [{ id: 'S1', card: 'ST02' }];
  const yards = [{ id: 'Y5', tiles: [{ tile: 'YT6', side: 'blue' }] }];
  made.view = {
    decision: { seat: 0, data: {} },
    table: { rooms, yards, gardens: [], draft: [], daimyo: { card: null } },
  } as unknown as View;
  return made;
}
function option(name: string, changes: Record<string, number>, opens: Opened | null = null): Option {
  const [family = '', effect = ''] = name.split(' ');
  return { id: 0, name, family, args: { effect }, free: false, preview: { changes, opens } };
}
const icons = (told: Option) =>
  desk()
    .preview(told)
    .chips.map((chip) => [chip.icon, chip.n, chip.open]);

describe('what an option costs, brings and opens is the word of the engine', () => {
  it('prices and gains are drawn as they were told', () => {
    expect(icons(option('place well', { coin: -1, seal: -1, food: 2 }))).toEqual([
      ['coin', -1, undefined],
      ['seal', -1, undefined],
      ['food', 2, undefined],
    ]);
  });
  it('without a preview nothing is made up', () => {
    const bare = option('place well', {});
    delete bare.preview;
    expect(desk().preview(bare)).toEqual({ chips: [], changes: {}, detail: '' });
  });
  it('actions that may be chosen next are framed, each with what is printed on it', () => {
    const opens = { kind: 'use_action', data: { room: 'S1', card: 'ST02' }, options: ['use S1.1', 'skip'] };
    expect(icons(option('place S1', { coin: 2 }, opens))).toEqual([
      ['coin', 2, undefined],
      ['seal', -1, 1],
      ['courtier', 0, 1],
    ]);
  });
  it('a price that is asked for next is framed with what it buys', () => {
    const opens = { kind: 'pay_effect', data: { cost: { iron: 2 }, then: 'warrior' }, options: ['pay', 'skip'] };
    expect(icons(option('use S1.1', {}, opens))).toEqual([
      ['iron', -2, 1],
      ['warrior', 0, 1],
    ]);
  });
  it('a question with many answers is one picture', () => {
    const opens = { kind: 'gardener_target', data: {}, options: ['garden orange zen', 'garden black zen'] };
    expect(icons(option('outside gardener', {}, opens))).toEqual([['gardener', 0, 1]]);
  });
  it('an effect put in order shows its picture, once', () => {
    expect(icons(option('next light', {}))).toEqual([['light', 0, undefined]]);
    expect(icons(option('next coin', { coin: 3 }))).toEqual([['coin', 3, undefined]]);
  });
});

describe('what is printed', () => {
  it('on a box of the card in a room, on a yard tile, on a box of the card that a question names', () => {
    expect(printed('light S1.1', {}, desk())).toEqual(printed('light card.1', { card: 'ST02' }, desk()));
    expect(printed('use card', { card: 'DP10', number: 2 }, desk())).not.toEqual([]);
    expect(printed('use Y5.1', {}, desk())).toEqual([{ tile: 'black' }]);
    expect(printed('skip', {}, desk())).toEqual([]);
  });
});

describe('what an option is about, in words', () => {
  it('effects that are only put in order are named, without an amount nobody told', async () => {
    await text.load('en', 'white_castle');
    const warned = vi.spyOn(console, 'warn');
    const opens = { kind: 'choose_next', data: {}, options: ['next influence', 'next food', 'next tile'] };
    expect(detail(option('outside courtier', {}, opens), desk())).toBe('The courtiers action');
    expect(detail(option('place well', {}, opens), desk())).toBe('Influence, Food, and Action beside a die tile');
    expect(warned).not.toHaveBeenCalled();
  });
});
