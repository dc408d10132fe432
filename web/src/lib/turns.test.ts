import { describe, expect, it } from 'vitest';
import type { Said } from '../games/types';
import { beatsOf, lasting } from './beats';
import { Positions } from './positions';
import { jump, lastTold, sinceMyTurn, starts, stepsOf, turnsOf } from './turns';
import type { Entry, GameEvent, View } from './wire';

const event = (kind: string, seat: number, args = {}): GameEvent => ({ kind, seat, args, private: false });
const turn = (seat: number, round: number) => event('turn', seat, { round });
let version = 0;
const move = (seat: number, ply: number, ...events: GameEvent[]): Entry => ({
  version: ++version,
  at: 0,
  kind: 'move',
  seat,
  ply,
  action: null,
  events,
  data: {},
});
function say({ kind, args }: GameEvent): Said | null {
  if (kind === 'forced') return null;
  if (kind === 'turn' || kind === 'phase')
    return { head: `${kind} of round ${String(args.round)}`, text: '', chips: [], quiet: false, nobody: kind === 'phase' };
  if (kind === 'gain' || kind === 'pay')
    return { text: '', chips: [{ icon: 'coin', n: kind === 'gain' ? 1 : -1, label: '' }], quiet: true };
  return {
    text: kind,
    chips: [],
    quiet: false,
    nobody: kind === 'roll',
    aside: kind === 'exchange',
    step: kind === 'card' ? 'before' : kind === 'reason' ? 'after' : undefined,
  };
}
const left = () => 'somebody left';
/** Two players, a round each: Anna (0), Bela (1), Anna, Bela, the end of a round, Anna. */
function game(): Entry[] {
  version = 0;
  return [
    move(0, 1, event('take', 0)),
    move(0, 2, event('place', 0), event('gain', 0), turn(1, 1)),
    move(1, 3, event('take', 1)),
    move(1, 4, event('place', 1), event('gain', 1), event('phase', 0, { round: 1 }), event('roll', 0), turn(0, 2)),
    move(0, 5, event('take', 0)),
  ];
}

describe('the log as turns', () => {
  it('keeps together what stands under one headline', () => {
    const turns = turnsOf(game(), say, left);
    expect(turns.map((t) => [t.head, t.seat, t.lines.map((l) => l.text).join(' ')])).toEqual([
      ['', null, 'take place'],
      ['turn of round 1', 1, 'take place'],
      ['phase of round 1', null, 'roll'],
      ['turn of round 2', 0, 'take'],
    ]);
  });
  it('lets a price stand with what it was paid for, also where something is said by the way', () => {
    version = 0;
    const lines = turnsOf(
      [
        move(0, 1, event('place', 0), event('exchange', 0), event('gain', 0), event('done', 0)),
        move(0, 2, event('exchange', 0), event('gain', 0)),
        move(0, 3, event('exchange', 0), event('pay', 0), event('place', 0)),
      ],
      say,
      left,
    ).flatMap((turn) => turn.lines);
    expect(lines.map((line) => [line.text, line.chips.length])).toEqual([
      ['place', 1],
      ['exchange', 0],
      ['done', 0],
      ['exchange', 1],
      ['exchange', 0],
      ['place', 1],
    ]);
  });
  it('lets a price that is paid first stand with what it is paid for, and a gain with the choice before', () => {
    version = 0;
    const entries = [
      move(0, 1, event('pay', 0), event('roll', 0), event('place', 0), event('roll', 0), event('gain', 0)),
      move(0, 2, event('gain', 0), event('use', 0)),
    ];
    const lines = turnsOf(entries, say, left).flatMap((turn) => turn.lines);
    expect(lines.map((line) => [line.seat, line.text, line.chips.map((chip) => chip.n)])).toEqual([
      [null, 'roll', []],
      [0, 'place', [-1, 1]],
      [null, 'roll', []],
      [0, '', [1]],
      [0, 'use', []],
    ]);
  });
  it('marks the last line before a position of which nothing was told', () => {
    version = 0;
    const turns = turnsOf([move(0, 1, event('take', 0)), move(0, 2, event('forced', 0)), move(0, 3, event('place', 0))], say, left);
    expect([0, 1, 2, 3, 9].map((at) => lastTold(turns, at))).toEqual([null, 1, 1, 3, 3]);
  });
  it('tells a move that only pays and gains by itself, in words', () => {
    version = 0;
    const worded = (one: GameEvent): Said | null =>
      one.kind === 'gain' ? { text: '', chips: [{ icon: 'coin', n: 1, label: 'Anna gains 1 coin.' }], quiet: true } : say(one);
    const entries = [move(0, 1, event('place', 0), event('gain', 0)), move(0, 2, event('gain', 0), event('gain', 0))];
    const lines = turnsOf(entries, worded, left).flatMap((turn) => turn.lines);
    expect(lines.map((line) => [line.text, line.chips.length, line.ply])).toEqual([
      ['place', 1, 1],
      ['Anna gains 1 coin. Anna gains 1 coin.', 0, 2],
    ]);
  });
  it('knows between which positions each was played', () => {
    expect(turnsOf(game(), say, left).map((t) => [t.from, t.to])).toEqual([
      [0, 2],
      [2, 4],
      [4, 4],
      [4, 5],
    ]);
  });
  it('puts gains behind the sentence they belong to', () => {
    expect(turnsOf(game(), say, left)[1]?.lines[1]?.chips).toHaveLength(1);
  });
  it('keeps a phase together that is announced again', () => {
    const phase = (seat: number) => event('phase', seat, { round: 1 });
    const turns = turnsOf([move(0, 1, event('place', 0), phase(0), event('roll', 0)), move(1, 2, phase(1), event('roll', 1))], say, left);
    expect(turns.map((t) => [t.head, t.lines.length, t.to])).toEqual([
      ['', 1, 1],
      ['phase of round 1', 2, 2],
    ]);
  });
  it('drops a headline under which nothing was told', () => {
    const turns = turnsOf([move(0, 1, turn(0, 1), event('forced', 0), turn(1, 1), event('take', 1))], say, left);
    expect(turns.map((t) => t.seat)).toEqual([1]);
  });
});

describe('since my last turn', () => {
  it('is what the others did and what passed by itself, also while I play', () => {
    const heads = sinceMyTurn(turnsOf(game(), say, left), 0, 2).map((t) => t.head);
    expect(heads).toEqual(['', 'turn of round 1', 'phase of round 1']);
  });
  it('stays until I have confirmed my turn, whose end announces the next one and may pass a phase', () => {
    const end = move(0, 6, event('place', 0), event('phase', 0, { round: 2 }), event('roll', 0), turn(1, 3));
    const turns = turnsOf([...game(), end], say, left);
    expect(sinceMyTurn(turns, 0, 2, true).map((t) => t.head)).toEqual(['', 'turn of round 1', 'phase of round 1']);
    expect(sinceMyTurn(turns, 0, 2).map((t) => t.head)).toEqual(['phase of round 2']);
  });
  it('begins after my last turn', () => {
    const more = [...game(), move(0, 6, event('place', 0), turn(1, 2)), move(1, 7, event('take', 1))];
    expect(sinceMyTurn(turnsOf(more, say, left), 0, 2).map((t) => [t.seat, t.from])).toEqual([[1, 6]]);
  });
  it('tells a spectator the last turn of everybody', () => {
    expect(sinceMyTurn(turnsOf(game(), say, left), null, 2).map((t) => t.head)).toEqual(['phase of round 1', 'turn of round 2']);
  });
});

describe('stepping through the recap', () => {
  const recap = () => sinceMyTurn(turnsOf(game(), say, left), 0, 2);
  const last = () => Math.max(...recap().flatMap((turn) => turn.lines.map((line) => line.ply)));

  it('begins before what others did and ends in the present', () => {
    const steps = stepsOf(recap(), last());
    expect(steps[0]).toBe(recap()[0]?.from);
    expect(steps[steps.length - 1]).toBe(last());
  });
  it('ends in the present also when the reader has chosen something since', () => {
    const before = stepsOf(recap(), last());
    expect(stepsOf(recap(), last() + 3)).toEqual([...before, last() + 3]);
  });
  it('has no step where there is nothing to recap', () => expect(stepsOf([], 7)).toEqual([]));
});

describe('jumps', () => {
  it('lead to where turns and rounds begin, and to the ends of the game', () => {
    const places = starts(turnsOf(game(), say, left));
    expect(places).toEqual({ turns: [2, 4], rounds: [2, 4] });
    expect(jump(places.turns, 2, 1, 9)).toBe(4);
    expect(jump(places.turns, 4, 1, 9)).toBe(9);
    expect(jump(places.turns, 4, -1, 9)).toBe(2);
    expect(jump(places.turns, 2, -1, 9)).toBe(0);
  });
});

describe('beats', () => {
  it('are the moves of the others after an entry, one by one, with the headline before the first', () => {
    const beats = beatsOf(turnsOf(game(), say, left), 2, [0]);
    expect(beats.map((b) => [b.head, b.ply, b.lines.map((l) => l.text).join(' ')])).toEqual([
      ['turn of round 1', 3, 'take'],
      ['', 4, 'place'],
      ['phase of round 1', 4, 'roll'],
    ]);
  });
  it('show the steps of an opponent one by one; pieces move after its cards are turned', () => {
    version = 0;
    const automaton: Entry = { ...move(1, 2, turn(1, 1), event('card', 1), event('card', 1), event('take', 1)), kind: 'automaton' };
    automaton.events.push(event('place', 1), event('reason', 1), event('gardener', 1), turn(0, 1));
    const turns = turnsOf([automaton], say, left);
    expect(turns.map((t) => [t.seat, t.from, t.to])).toEqual([
      [1, 1.5, 2],
      [0, 2, 2],
    ]);
    expect(turns[0]?.lines.map((l) => l.ply)).toEqual([1.5, 1.5, 2, 2, 2, 2]);
    const beats = beatsOf(turns, 0, [0]);
    expect(beats.map((b) => [b.lines.map((l) => l.text).join(' '), b.ply])).toEqual([
      ['card', null],
      ['card', null],
      ['take place', 2],
      ['reason', 2],
      ['gardener', 2],
    ]);
  });
  it('never tell the reader what they did themselves', () => {
    expect(beatsOf(turnsOf(game(), say, left), 4, [0])).toEqual([]);
  });
  it('stay shorter where more wait, and a sentence longer than a word', () => {
    const [short] = beatsOf(turnsOf(game(), say, left), 2, [0]);
    if (!short) throw new Error('nothing to tell');
    const long = { ...short, lines: [{ ...short.lines[0]!, text: 'a long sentence to be read in peace' }] };
    expect(lasting(long, 0, 'normal')).toBeGreaterThan(lasting(short, 0, 'normal'));
    expect(lasting(short, 0, 'fast')).toBeLessThan(lasting(short, 0, 'normal'));
    expect(lasting(long, 40, 'normal')).toBeLessThan(lasting(long, 0, 'normal'));
  });
});

describe('earlier positions', () => {
  const view = (name: string) => ({ game: name }) as View;
  it('are fetched once, and not at all if they were seen live', async () => {
    const asked: number[] = [];
    const positions = new Positions((ply) => {
      asked.push(ply);
      return Promise.resolve(view(`fetched ${ply}`));
    });
    positions.keep(4, false, view('live'));
    expect((await positions.at(4)).game).toBe('live');
    await positions.at(3);
    await positions.at(3);
    expect(asked).toEqual([3]);
    positions.forget();
    expect((await positions.at(4)).game).toBe('fetched 4');
  });
  it('are half a move earlier where an automaton has yet to play', async () => {
    const positions = new Positions((ply, paused) => Promise.resolve(view(`${ply} ${paused ? 'paused' : ''}`)));
    expect((await positions.around({ from: 1.5, to: 2 }))?.map((v) => v.game)).toEqual(['2 paused', '2 ']);
    positions.keep(3, true, view('held'));
    expect((await positions.at(2.5)).game).toBe('held');
  });
});
