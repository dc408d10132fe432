import { describe, expect, it, vi } from 'vitest';
import type { Option, View } from '../../lib/wire';

vi.hoisted(() => {
  // settings are read from a browser, which is not here
  vi.stubGlobal('navigator', { languages: ['en'] });
});
import { content } from '../../testing/content';
import { above, partsOf, partsOfAll, spread } from './branches';
import { Content } from './content';
import { lineWidth, tokens, wrapped, type Token } from './effects';
import { cardHeight, stacked } from './geometry';
import { flights, groupOf, kodama, moment, onMat, pieces, regionOf, sections } from './model';
import type { BitokuView, BranchList, ForestRegion, Player } from './types';
import { box } from './words';

const c = new Content(content('bitoku'));
box.content = c;
const LISTS: BranchList[] = ['two', 'three', 'four'];

function forest(id: ForestRegion['id'], change: Partial<ForestRegion> = {}): ForestRegion {
  return { id, dice: [], spaces: 1, treasure: 'L1', kodama: [1, 1], neutral: 4, buildings: [], hills: null, ...change };
}
function player(seat: number, change: Partial<Player> = {}): Player {
  return {
    seat,
    colour: seat === 0 ? 'purple' : 'yellow',
    dice: [3, 2, 1].map((value) => ({ value, place: 'locked' })),
    awake: 3,
    sitting: [],
    markers: 0,
    ...change,
  } as Player;
}
function table(change: Partial<BitokuView> = {}): BitokuView {
  return {
    round: 1,
    season: 'summer',
    regions: [forest('yomi'), forest('stairs')],
    home: [{ id: 'H1', die: null }],
    hills: [{ regions: ['yomi', 'stairs'], spaces: 2, dice: [] }],
    paths: [{ id: 'P', walking: {}, branches: [] }],
    players: [player(0), player(1)],
    tengu: null,
    ...change,
  } as BitokuView;
}
function option(family: string, args: Record<string, string> = {}): Option {
  return { id: 0, name: family, family, args, free: false } as unknown as Option;
}

describe('pieces travel', () => {
  it('a die from its slot to a region, by whose it is and where it belongs', () => {
    const dice = [{ value: 3, place: 'forest' }, ...player(0).dice.slice(1)];
    const after = table({
      regions: [forest('yomi', { dice: [{ seat: 0, slot: 'left', value: 4 }] }), forest('stairs')],
      players: [player(0, { dice }), player(1)],
    });
    expect(flights(table(), after).map(({ from, to }) => [from, to])).toEqual([['slot.0.left', 'dice.yomi']]);
  });
  it('a kodama, a pilgrim and a building marker', () => {
    const after = table({
      regions: [
        forest('yomi', { kodama: [2, 1], buildings: [{ type: 'farm', building: 'FA1', owner: 1, fresh: true }] }),
        forest('stairs'),
      ],
      paths: [{ id: 'P', walking: { s: [1, 0] }, branches: [] }],
      players: [player(0, { awake: 2 }), player(1, { markers: 1 })],
    });
    expect(flights(table(), after).map(({ from, to }) => [from, to])).toEqual([
      ['kodama.yomi.1', 'kodama.yomi.2'],
      ['markers.1', 'area.yomi.farm'],
      ['awake.0', 'path.P.s'],
    ]);
  });
  it('nothing in the clearing between two years, and no dice going home in winter', () => {
    const far = table({ regions: [forest('yomi', { dice: [{ seat: 0, slot: 'left', value: 4 }] })] });
    expect(flights(far, table({ round: 2 }))).toEqual([]);
    expect(flights(far, table({ season: 'winter' }))).toEqual([]);
  });
  it('everybody has three dice, five kodama less those of regions not drawn, pilgrims and markers', () => {
    expect(pieces(table()).filter((piece) => piece.seat === 0)).toHaveLength(3 + 2 + 3 + 6);
  });
});

describe('the forest', () => {
  it('knows who stands on which space, the neutral kodama among them', () => {
    expect([...kodama(forest('yomi', { kodama: [4, 1] }))]).toEqual([
      [4, [-1, 0]],
      [1, [1]],
    ]);
  });
  it('knows the hills that regions share, and where a die lies', () => {
    const tbl = table({ regions: [forest('yomi'), forest('stairs', { dice: [{ seat: 1, slot: 'right', value: 2 }] })] });
    expect(groupOf(tbl, 'stairs')?.number).toBe(0);
    expect(groupOf(tbl, 'home')).toBeUndefined();
    expect(regionOf(tbl, 1, 'right')).toBe('stairs');
    expect(regionOf(tbl, 0, 'right')).toBeUndefined();
  });
});

describe('what the question is about', () => {
  const view = { decision: { data: { region: 'jade' } } } as unknown as View;
  it('opens by itself: regions by their rows and favours, paths, markets', () => {
    const asked = sections(view, [option('row'), option('visit'), option('favour', { region: 'yomi' }), option('enter'), option('build')]);
    expect([...asked]).toEqual([
      ['jade', 2],
      ['yomi', 1],
      ['paths', 1],
      ['markets', 1],
    ]);
  });
  it('does not open what a closed region shows anyway: its die spaces and its kodama', () => {
    expect(sections(view, [option('place', { space: 'yomi' }), option('kodama', { region: 'yomi' }), option('cross')]).size).toBe(0);
  });
  it('opens the mat only for what lies nowhere else', () => {
    expect(onMat(option('lay', { slot: 'd1' }))).toBe(true);
    expect(onMat(option('lay', { slot: 'w1' }))).toBe(false);
    expect(onMat(option('sit', { space: 'p0' }))).toBe(true);
    expect(onMat(option('step'))).toBe(false);
  });
  it('has a card for choices without a place', () => {
    expect(moment([option('done'), option('row'), option('next')]).map((o) => o.family)).toEqual(['done', 'next']);
  });
});

describe('icons in lines', () => {
  const icons = (row: Token[]) => row.map((token) => (token.kind === 'icon' ? `${token.n}${token.icon}-${token.off}` : token.kind));
  it('a row of the forest for a six shows both once, with one discount', () => {
    const six = c.rows('yomi').find((row) => row.requires === 6)?.effect;
    expect(icons(tokens(six))).toEqual(['1bt-mitama-0', '1bt-dragonfly-0', 'off']);
    expect(tokens(six).at(-1)).toEqual({ kind: 'off', n: 1 });
  });
  it('a choice between different things stays a choice, each with its own discount', () => {
    expect(icons(tokens(c.rows('yomi').find((row) => row.requires === 4)?.effect))).toEqual(['1bt-mitama-1', 'or', '1bt-dragonfly-1']);
  });
  it('a mix shows its number once', () => {
    expect(icons(tokens({ gain: { 'jade/sake': 2 } }))).toEqual(['2bt-jade-0', 'or', '1bt-sake-0']);
  });
  it('lines are no wider than told, as far as one icon allows', () => {
    const row = tokens({ any: [{ gain: { wood: 1 } }, { gain: { stone: 1 } }, { gain: { am1: 1 } }] });
    for (const line of wrapped(row, 20, 45)) expect(lineWidth(line, 20)).toBeLessThanOrEqual(45);
    expect(wrapped(row, 20, 45).flat()).toEqual(row);
  });
});

describe('the printed content', () => {
  it('is found by what a thing is: tengu cards, torii and treasures share no names', () => {
    expect(c.yokai('S-KA')?.type).toBe('kappa');
    expect(c.building('AN1')?.action).toBeDefined();
    expect(c.tile('crystal', 'CM01')?.trigger).toBeDefined();
    expect(c.slot('mitama', 4)?.cost).toEqual({ jade: 2, sake: 2 });
    expect(c.bridge('m3')).toBe(1);
    expect(c.bridge('m4')).toBe(0);
    expect(c.tenguMarkers.map((facts) => [facts.end_vp, facts.cost])).toEqual([1, 1, 2, 2, 3, 4].map((vp) => [vp, undefined]));
    expect([c.rounds, c.kodamaSpaces, c.rockSlots, c.markers.length, c.mainSpaces.length]).toEqual([4, 7, 4, 6, 8]);
  });
  it('knows how many places a branch has by each list', () => {
    expect(LISTS.map((list) => c.branchSpaces('m1', list).length)).toEqual([2, 2, 3]);
  });
});

describe('room on the board', () => {
  it('branches lie beside each other and inside, as near to their place as they can', () => {
    const boxes = [
      { x: 20, whole: 100 },
      { x: 90, whole: 80 },
      { x: 290, whole: 60 },
    ];
    const left = spread(boxes, 300);
    left.forEach((x, i) => {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + (boxes[i]?.whole ?? 0)).toBeLessThanOrEqual(left[i + 1] ?? 300);
    });
  });
  it('the widest branch gives way when a side is full', () => {
    const boxes = [100, 190, 90].map((whole, i) => ({ id: `m${i}`, whole, up: true }));
    expect([...above(boxes, 300)]).toEqual(['m0', 'm2']);
    expect([...above(boxes, 500)]).toEqual(['m0', 'm1', 'm2']);
  });
  it.each(LISTS)('by the list for %s players all branches of a path fit beside each other, with the widest torii too', (list) => {
    const tiles = { m1: 'TA4', m3: 'TA8', m5: 'TB7', m6: 'TB8' } as Record<string, string>;
    const branches = c.mainSpaces.slice(1).map((at) => ({ at, kind: 'torii' as const, torii: tiles[at] ?? null, pilgrims: [] }));
    const row = c.mainSpaces.map((id, i) => ({ id, up: i % 2 === 1 }));
    const parts = partsOfAll(c, branches, list, [row], 742);
    const boxes = row.slice(1).map((at) => ({ ...at, whole: parts.get(at.id)?.whole ?? 0 }));
    const up = above(boxes, 742);
    for (const side of [true, false]) {
      const long = boxes.filter(({ id }) => up.has(id) === side).reduce((sum, box) => sum + box.whole + 6, 0);
      expect(long).toBeGreaterThan(0);
      expect(long).toBeLessThanOrEqual(742);
    }
  });
  it('beside a place stands whatever it brings but points', () => {
    const [best, second] = partsOf(c, { at: 'm7', kind: 'enlight', torii: null, pilgrims: [] }, 'two').more;
    expect(best?.map(({ icon, n }) => [icon, n])).toEqual([['bt-am3', 1]]);
    expect(second?.map(({ icon }) => icon)).toEqual(['bt-am2']);
    expect(partsOf(c, { at: 'm1', kind: 'torii', torii: 'TA2', pilgrims: [] }, 'two').more).toEqual([[], []]);
  });
  it('a branch is as wide as its places and its torii', () => {
    const torii = partsOf(c, { at: 'm1', kind: 'torii', torii: 'TA2', pilgrims: [] }, 'four');
    expect(torii.widths).toHaveLength(3);
    expect(torii.gate).toBeGreaterThan(0);
    expect(partsOf(c, { at: 'm2', kind: 'enlight', torii: null, pilgrims: [] }, 'two').gate).toBe(0);
  });
  it('parts of a phone lie below each other', () => {
    expect(cardHeight(forest('yomi'), false)).toBeLessThan(cardHeight(forest('yomi'), true));
    expect(stacked([10, 20], 5, 2)).toEqual({ at: [5, 17], end: 39 });
  });
});
