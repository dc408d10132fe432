import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content';
import { Content } from './content';
import { flights, moment, pieces } from './model';
import { framed, picture, steps } from './needs';
import type { BoraTable, Player } from './types';

const NO_CARDS = { blue: 0, white: 0, red: 0, green: 0, yellow: 0 };

function player(change: Partial<Player> = {}): Player {
  return {
    seat: 0,
    colour: 'green',
    vp: 0,
    offerings: 2,
    shells: 0,
    god_tiles: 1,
    priests: 4,
    dice: [2, 2, 5],
    slots: [null, ...Array.from({ length: 10 }, () => ({ huts: 1 })), { huts: 2 }],
    spaces: Array.from({ length: 12 }, () => null),
    beside: { sand: 0, stone: 0, wood: 0 },
    buildings: [1, 2, 3, 4, 5, 6],
    tasks: ['T01', 'T08', 'T09'],
    progress: [null, null, null],
    done: [],
    jewelry: [],
    hand_size: 2,
    hand: { ...NO_CARDS, blue: 2 },
    known: NO_CARDS,
    ...change,
  };
}
function table(change: Partial<BoraTable> = {}): BoraTable {
  return {
    round: 1,
    phase: 'A',
    turn: 1,
    order: [0, 1],
    die: null,
    action_tiles: [
      {
        id: 'helper',
        actions: ['helper'],
        dice: [
          { seat: 1, value: 5 },
          { seat: 0, value: 3 },
        ],
        below: 3,
      },
      { id: 'temple', actions: ['temple'], dice: [], below: null },
    ],
    regions: [
      { id: 'C_SE', fish: 'F01', huts: [0], space: 0 },
      { id: 'S2', fish: 'F02', huts: [1], space: 1 },
    ],
    men: ['M01', null],
    women: [],
    tasks: [],
    jewelry: [],
    temple: [null, 0, null],
    god_tiles: 6,
    status: [0, 0],
    status_order: [0, 1],
    gods: { deck: 40, row: [], discards: NO_CARDS },
    decks: { men: 30, women: 30, tasks: 40 },
    players: [player(), player({ seat: 1, colour: 'black', hand: null })],
    ...change,
  };
}
const c = new Content(content('bora_bora'));
const sprite = readFileSync(fileURLToPath(new URL('Sprite.svelte', import.meta.url)), 'utf8');
const ICONS = new Set(['blue', 'white', 'red', 'green', 'yellow', ...[...sprite.matchAll(/id="i-bb-([a-z0-9-]+)"/g)].map((m) => m[1])]);

describe('what travels', () => {
  it('nothing, when nothing changed', () => {
    expect(flights(table(), table())).toEqual([]);
  });
  it('an expansion takes a hut from its slot to the building space and pushes the other aside', () => {
    const slots = [...player().slots];
    slots[1] = null;
    const after = table({
      regions: [table().regions[0]!, { id: 'S2', fish: 'F02', huts: [0, 1], space: 0 }],
      players: [player({ slots }), table().players[1]!],
    });
    expect(
      flights(table(), after)
        .map((f) => `${f.from} > ${f.to}`)
        .sort(),
    ).toEqual(['slot.0.1 > space.S2', 'space.S2 > aside.S2']);
  });
  it('a die goes from its owner to the tile', () => {
    const after = table({
      action_tiles: [table().action_tiles[0]!, { id: 'temple', actions: ['temple'], dice: [{ seat: 0, value: 5 }], below: 5 }],
      players: [player({ dice: [2, 2] }), table().players[1]!],
    });
    expect(flights(table(), after)).toEqual([
      { piece: { kind: 'die', seat: 0, value: 5, place: 'tile.temple' }, from: 'dice.0', to: 'tile.temple' },
    ]);
  });
  it('new dice of a new round do not fly', () => {
    expect(flights(table(), table({ round: 2, players: [player({ dice: [1, 1, 1] }), table().players[1]!] }))).toEqual([]);
  });
  it('every hut is on a slot or in a region', () => {
    expect(pieces(table()).filter((p) => p.kind === 'hut')).toHaveLength(2 + 2 * 12);
  });
});

describe('small questions', () => {
  it('choices without a place on the board lie in the corner', () => {
    const option = (name: string) => ({ id: 1, name, family: name.split(' ')[0] ?? '', args: {}, free: false });
    expect(moment([option('trade vp'), option('slide M01'), option('done')]).map((o) => o.name)).toEqual(['trade vp', 'done']);
  });
});

describe('icons', () => {
  it('everything the content names has one', () => {
    const named = [
      ...c.types.keys(),
      ...[...c.fish.values()].map((f) => f.species),
      ...[...c.jewelry.values()].map((j) => j.type),
      ...[...c.regions.values()].flatMap((r) => [r.resource, r.terrain]),
    ];
    expect(named.filter((name) => !ICONS.has(name))).toEqual([]);
  });
});

describe('tasks', () => {
  it('say term by term how far they are, and never more than is asked for', () => {
    expect(steps(c.tasks.get('T01'), { have: [3, 0], met: false }, ', ')).toBe('1/1, 0/1');
    expect(steps(c.tasks.get('T20'), { have: [3], met: false }, ', ')).toBe('3/4');
  });
  it('have a picture for everything they ask for', () => {
    for (const task of c.tasks.values())
      for (const need of task.needs) {
        expect(ICONS.has(picture(need).icon), `${task.id}: ${picture(need).icon}`).toBe(true);
        expect(framed(need)).toBe(need.what === 'people' && need.of !== undefined);
      }
  });
});
