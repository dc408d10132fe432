import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, Opened, Option, View } from '../../lib/wire';

vi.hoisted(() => {
  // settings are read from a browser, which is not here
  vi.stubGlobal('navigator', { languages: ['en'] });
});
import { Desk } from '../../lib/desk.svelte';
import { text } from '../../lib/text.svelte';
import { content } from '../../testing/content';
import { texts } from '../../testing/texts';
import { Content } from './content';
import { iconOf } from './effects';
import { game } from './index';
import { sayBitoku } from './log';
import { printed } from './options';

const cards = new Content(content('bitoku'));

function desk(data: Record<string, unknown> = {}): Desk {
  const made = new Desk();
  made.game = game;
  made.content = cards;
  made.view = {
    decision: { seat: 0, data },
    table: {
      regions: [
        {
          id: 'yomi',
          buildings: [{ type: 'temple', building: 'TE1', owner: 1, fresh: false }],
          hills: { bitoku: 'gi', yokai: 'Y01', used: [] },
          dice: [],
        },
      ],
      markets: [],
      branch_list: 'two',
      paths: [{ id: 'P', branches: [{ at: 'm1', torii: 'TA2' }] }],
      players: [{ seat: 0, path: ['makoto', 'gi'], visited: 1, dice: [], crystals: { d1: 'CD02' }, cards: [] }],
      tengu: null,
    },
  } as unknown as View;
  return made;
}
function chips(at: Desk, family: string, args: Record<string, string>, changes: Record<string, number>, opens: Opened | null = null) {
  const option: Option = { id: 0, name: family, family, args, free: false, preview: { changes, opens } };
  return at.preview(option).chips.map((chip) => [chip.icon, chip.n, chip.open]);
}

describe('a mix of resources', () => {
  it('has the name of its first one for the engine, and is not called so', () => {
    const opens = { kind: 'choose_good', data: { left: 1 }, options: ['gain wood', 'gain jade'] };
    const option: Option = { id: 0, name: 'next wood', family: 'next', args: { effect: 'wood' }, free: false };
    expect(game.label(option, desk())).toBe('next wood');
    expect(game.label({ ...option, preview: { changes: {}, opens } }, desk())).toContain('amount-any');
  });
});

describe('what is printed on the thing an option is about', () => {
  const at = desk({ region: 'yomi', card: 'S-KA', crystal: 'CW01', options: { '1': { mp: 1 } } });
  const on = (family: string, args: Record<string, string> = {}) => printed({ family, args }, at.view?.decision?.data ?? {}, at);
  it('is found for cards, rows, buildings, favours and branches', () => {
    expect(on('card', { card: 'S-SO' })).toEqual({ mp: 1 });
    expect(on('row', { number: '1' })).toEqual({ kodh: 1 });
    expect(on('visit', { building: 'temple' })).toEqual({ rock: 1 });
    expect(on('favour', { region: 'yomi', favour: 'bitoku' })).toEqual(cards.bitoku('gi')?.effect);
    expect(on('favour', { region: 'yomi', favour: 'yokai' })).toEqual(cards.yokai('Y01')?.action);
    expect(on('favour', { region: 'yomi', favour: 'both' })).toEqual(cards.both);
    expect(on('step')).toEqual(cards.bitoku('gi')?.effect);
    expect(on('enter', { space: 'P.m1.2' })).toEqual([{ gain: { vp: 1 } }, { gain: { am2: 1 } }]);
    expect(on('harvest', { slot: 'd1' })).toEqual({ gain: { am1: 1 } });
    expect(on('option', { number: '1' })).toEqual({ mp: 1 });
    expect(on('first', { part: 'card' })).toEqual(cards.yokai('S-KA')?.action);
    expect(on('place', { space: 'yomi' })).toBeUndefined();
  });
});

describe('what an option costs, brings and opens is the word of the engine', () => {
  it('placing a die opens the best row and each building, each in a frame', () => {
    const opens = { kind: 'act_in_region', data: { region: 'yomi' }, options: ['row 1', 'row 2', 'visit temple', 'done'] };
    expect(chips(desk(), 'place', { space: 'yomi' }, {}, opens)).toEqual([
      ['bt-mitama', 0, 1],
      ['bt-dragonfly', 0, 1],
      ['bt-rock', 0, 2],
    ]);
  });
  it('steps and payments have their numbers, a choice of effects a frame for each', () => {
    const step = (kind: string, data: Record<string, unknown>, options: string[] = []) =>
      chips(desk(), 'x', {}, {}, { kind, data, options });
    expect(step('spend_mp', { left: 3 })).toEqual([['bt-mp', 3, 1]]);
    expect(step('pay_unit', { left: 2 })).toEqual([['bt-any', -2, 1]]);
    expect(step('market', { market: 'building' })).toEqual([['bt-build', 0, 1]]);
    expect(step('choose_one', {}, ['next mp', 'next kod'])).toEqual([
      ['bt-mp', 0, 1],
      ['bt-kod', 0, 2],
    ]);
  });
  it('a price is told by the preview alone: a tile is called by what it is, in whatever slot', () => {
    const at = desk();
    const tiles = { mitama: ['ara', 'ara'], crystal: ['CD01', 'CD01', null], dragonfly: ['D1', 'D1'] };
    const markets = Object.entries(tiles).map(([id, all]) => ({ id, tiles: all }));
    if (at.view) Object.assign(at.view.table as object, { markets });
    const option = (market: string, slot: string): Option => {
      return { id: 0, name: `buy ${market} ${slot}`, family: 'buy', args: { market, slot }, free: false };
    };
    for (const market of Object.keys(tiles)) {
      expect(game.label(option(market, '1'), at)).toBe(game.label(option(market, '2'), at));
      expect(game.label(option(market, '1'), at)).not.toContain('buy');
      expect(game.detail(option(market, '1'), at)).toBe('');
    }
    expect(game.label(option('crystal', '3'), at)).toBe('buy crystal 3');
    expect(game.told?.(option('crystal', '1'), at), 'another tile may lie there by now').toBe('buy crystal 1');
    const sit: Option = { id: 0, name: 'sit p2', family: 'sit', args: { space: 'p2' }, free: false };
    expect(game.detail(sit, at)).toBe('');
  });
  it('kodama of every region have one icon', () => {
    expect(chips(desk(), 'kodama', { region: 'yomi' }, { 'kodama-yomi': 1 })).toEqual([['bt-kod', 1, undefined]]);
  });
});

describe('what is told', () => {
  const name = (seat: number) => ['Hana', 'Tengu'][seat] ?? '';
  const event = (kind: string, args: Record<string, unknown> = {}, seat = 0) =>
    sayBitoku({ kind, args, seat } as unknown as GameEvent, name);
  it('begins turns, springs and autumns with a headline, and keeps silent about small steps', () => {
    expect(event('turn', { round: 1, turn: 2 })?.head).toBeDefined();
    expect(event('spring', { round: 1 })).toMatchObject({ nobody: true, text: '' });
    expect(event('autumn', { order: [1, 0] })?.head).toBeDefined();
    expect(event('forced')).toBeNull();
    expect(event('gain', { good: 'wood', amount: 0 })).toBeNull();
  });
  it('gains, prices and points are icons with a sign', () => {
    expect(event('gain', { good: 'wood', amount: 2 })?.chips).toMatchObject([{ icon: 'bt-wood', n: 2 }]);
    expect(event('pay', { good: 'sake', amount: 1 })?.chips).toMatchObject([{ icon: 'bt-sake', n: -1 }]);
    expect(event('score', { vp: 4, source: 'mitama' })?.chips).toMatchObject([{ icon: 'bt-vp', n: 4 }]);
  });
  it('the tengu says why before its pieces move, and what came of it after', () => {
    vi.spyOn(text, 'has').mockReturnValue(true);
    expect(event('tengu_will', { dice: [3, 2], place: 'right', card: 'TG05' }, 1)?.step).toBe('before');
    expect(event('tengu_step', { step: 'D', because: ['locked_die'], skipped: [] }, 1)?.step).toBe('before');
    expect(event('tengu_location', { region: 'jade', shows: 'resources' }, 1)?.step).toBe('after');
  });
});

describe('every icon', () => {
  const here = new URL('.', import.meta.url).pathname;
  const source = ['Sprite.svelte', 'Creatures.svelte'].map((file) => readFileSync(`${here}${file}`, 'utf8')).join('\n');
  const drawn = [
    ...[...source.matchAll(/<symbol id="i-(bt-[a-z0-9-]+)"/g)].map((m) => m[1] ?? ''),
    ...[...source.matchAll(/\bid: '([a-z-]+)'/g)].map((m) => `bt-${m[1]}`),
    ...['am1', 'am2', 'am3', 'kod', 'kodh', 'kodx', 'kodxh'].map((id) => `bt-${id}`),
  ];
  it('that a component needs is drawn', () => {
    const symbols = (cards.rock('IW-shin_okami')?.symbols ?? []).concat([
      'yama_uba',
      'shinigami',
      'meijo',
      'ancient',
      'resource',
      'building',
    ]);
    for (const symbol of symbols) expect(drawn, symbol).toContain(iconOf(symbol));
  });
  it.each(['en', 'cs', 'ru'])('has a name of its own in %s', (language) => {
    const said = drawn.map((icon) => texts(language, 'bitoku')('legend', { icon }));
    expect(new Set(said).size).toBe(new Set(drawn).size);
  });
});
