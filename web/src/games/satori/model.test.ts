import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kindsOf, visit, type Effect, type Visitor } from '../../lib/effects';
import { content } from '../../testing/content';
import { Content } from './content';
import { iconOf, lineWidth, tokens, wrapped } from './effects';
import { altarsOf, crowd, flights, moment, onPagoda, pieces, rowsInUse, stepsTo } from './model';
import type { Altar, Colour, Player, SatoriView, Space } from './types';

const NOBODY: Record<Colour, number> = { grey: 0, orange: 0, purple: 0 };
const c = new Content(content('satori'));

function altar(id: string, change: Partial<Altar> = {}): Altar {
  return { id, open: true, colour: 'grey', tile: null, decoration: null, owner: null, jokoro: false, worshippers: NOBODY, ...change };
}
function loop(name: string, hikari: number, monks: (number | null)[] = []): Space[] {
  return [0, 1, 2, 3].map((i) => ({ id: `${name}${i}`, tile: null, monk: monks[i] ?? null, hikari: i === hikari }));
}
function player(seat: number, change: Partial<Player> = {}): Player {
  return {
    seat,
    colour: seat === 0 ? 'blue' : 'pink',
    coin: 0,
    wood: 0,
    stone: 0,
    emerald: 0,
    incense: 0,
    tile: 0,
    sp: 5,
    monks: 2,
    sun: 0,
    jokoros: 5,
    locked: true,
    sect_tokens: 3,
    offering: 0,
    wheel: null,
    amulet: null,
    amulet_open: false,
    decided: false,
    ...change,
  };
}
function table(change: Partial<SatoriView> = {}): SatoriView {
  return {
    round: 1,
    turn: 1,
    order: [0, 1],
    bells: [],
    supply: { coin: 30, wood: 20, stone: 20, emerald: 12 },
    sanmon: { grey: 2, orange: 2, purple: 2 },
    bag: { grey: 1, orange: 1, purple: 1 },
    altars: [altar('G1'), altar('S1', { colour: null }), altar('S5', { open: false, colour: null })],
    offering_altar: NOBODY,
    site: [],
    decorations: [],
    pagoda: [{ id: 'level1', tile: 'L1', built: true, price: 'K1', slots: [{ side: 0 }, { side: null }], roof: false }],
    scoring_tile: 'T1',
    scoring_values: 'tile',
    sorin_owner: null,
    mountains: [loop('MG', 0, [null, 0]), loop('MO', 0), loop('MP', 0)],
    pool: { visited: null, visitor: null, placed: false, wheel_used: false, icons: [], tiles: [] },
    piles: { altars: 12, decorations: 13, prices: 6, first_era: 24, second_era: 24 },
    starts: [],
    players: [player(0), player(1)],
    solo: null,
    ...change,
  };
}
const routes = (after: SatoriView) =>
  flights(table(), after)
    .map((f) => `${f.from} > ${f.to}`)
    .sort();

describe('what travels', () => {
  it('nothing, when nothing changed', () => expect(routes(table())).toEqual([]));
  it('a worshipper from the gate to an altar, and the marker of its owner', () => {
    const after = table({
      sanmon: { grey: 1, orange: 2, purple: 2 },
      altars: [altar('G1', { worshippers: { ...NOBODY, grey: 1 } }), ...table().altars.slice(1)],
      players: [player(0, { offering: 2 }), player(1)],
    });
    expect(routes(after)).toEqual(['offering.0 > offering.2', 'sanmon > altar.G1']);
  });
  it('a Hikari along its mountain, and the monk to the sun', () => {
    const after = table({
      mountains: [loop('MG', 1), ...table().mountains.slice(1)],
      players: [player(0, { sun: 1 }), player(1)],
    });
    expect(routes(after)).toEqual(['space.MG0 > space.MG1', 'space.MG1 > sun']);
  });
  it('the clearing at the end of a round does not fly', () => {
    expect(routes(table({ round: 2, sanmon: { grey: 3, orange: 3, purple: 0 } }))).toEqual([]);
  });
  it('the automaton has neither hand nor offering marker', () => {
    const alone = table({ solo: { side: 1, result: null } });
    expect(pieces(alone).filter((p) => (p.kind === 'hand' || p.kind === 'marker') && p.seat === 1)).toEqual([]);
  });
});

describe('small questions', () => {
  it('the two spaces beside a Hikari are reached by one step each', () => {
    const spaces = loop('MG', 0);
    expect([0, 1, 2, 3].map((to) => stepsTo('grey', spaces, to))).toEqual([[], ['hikari grey cw'], [], ['hikari grey ccw']]);
  });
  it('worshippers are grouped by colour', () => expect(crowd({ grey: 2, orange: 0, purple: 1 })).toHaveLength(2));
  it('sites beyond the number of players leave their row out', () => expect(rowsInUse(table(), c)).toBe(2));
  it('neutral Jokoros belong to nobody', () => {
    expect([onPagoda(table(), 0), onPagoda(table(), 1)]).toEqual([1, 0]);
    expect(altarsOf(table(), 0)).toEqual([]);
  });
  it('choices without a place on the board lie in the corner', () => {
    const option = (name: string) => ({ id: 1, name, family: name.split(' ')[0] ?? '', args: {}, free: false });
    expect(moment([option('place grey G1'), option('use coin'), option('end')]).map((o) => o.name)).toEqual(['use coin', 'end']);
  });
});

describe('icons', () => {
  const sprite = readFileSync(fileURLToPath(new URL('Sprite.svelte', import.meta.url)), 'utf8');
  const drawn = new Set([...sprite.matchAll(/id="i-([a-z-]+)"/g)].map((m) => m[1]));
  const NAMES: Visitor<string[]> = {
    all: (parts) => parts.flat(),
    one: (parts) => parts.flat(),
    any: (parts) => parts.flat(),
    pay: (price, then) => [...Object.keys(price), ...then],
    gain: (amounts) => Object.keys(amounts),
    leaf: (name) => [name],
    number: (name) => [name],
    word: (name) => [name],
  };
  it('every good, mix and action of the content has one', () => {
    const raw = content('satori') as Record<string, Record<string, unknown>>;
    const facts = Object.values(raw).flatMap((file) => Object.values(file).filter(Array.isArray).flat()) as Record<string, Effect>[];
    const effects = facts.flatMap((f) => ['left', 'right', 'icons', 'effect', 'effects', 'reward', 'bonus'].flatMap((key) => f[key] ?? []));
    const named = new Set(effects.flatMap((effect) => visit(effect, NAMES)));
    expect(named.size).toBeGreaterThan(14);
    expect([...named].filter((name) => !drawn.has(iconOf(name)))).toEqual([]);
    expect([...named].filter((name) => kindsOf(name).length > 1)).toContain('wood/stone');
  });
  it('break into lines that are narrow enough and lose nothing', () => {
    const row = tokens(c.get('E1-04')?.icons);
    const lines = wrapped(row, 34, 118);
    expect(lines.flat()).toEqual(row);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(lineWidth(line, 34)).toBeLessThanOrEqual(118);
  });
  it('two steps of the Hikari are one icon with a number', () => {
    expect(tokens(c.get('O2')?.left)).toEqual([{ kind: 'icon', icon: 'st-hikari', n: 2, pay: false }]);
  });
});
