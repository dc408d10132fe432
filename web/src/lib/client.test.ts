/** A live table while others' moves are told: what comes between must never leave a question without its options. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../games/types';
import type { Message } from './socket.svelte';
import type { Entry, TableState, View } from './wire';

type Asked = { message: Record<string, unknown>; answer: (state: TableState) => void; refuse: () => void };
const world = vi.hoisted(() => ({
  hear: (() => undefined) as (message: Message) => void,
  asked: [] as Asked[],
  /** Positions that were asked for and are still on their way. */
  fetched: [] as { ply: number; arrive: () => void; fail: () => void }[],
}));

vi.mock('./socket.svelte', () => ({
  socket: {
    status: 'open',
    listen: (listener: (message: Message) => void) => {
      world.hear = listener;
      return () => undefined;
    },
    askNow: (message: Record<string, unknown>) =>
      new Promise((resolve, reject) =>
        world.asked.push({
          message,
          answer: (state) => resolve({ type: 'state', reply: 1, state }),
          refuse: () => reject(new Error('refused')),
        }),
      ),
  },
}));
vi.mock('./api', () => ({
  ApiError: class extends Error {},
  api: {
    position: (_: string, ply: number) =>
      new Promise((resolve, reject) =>
        world.fetched.push({ ply, arrive: () => resolve({ view: view(0, []) }), fail: () => reject(new Error('gone')) }),
      ),
  },
}));
vi.mock('../games/registry', () => ({ drawn: () => true, board: vi.fn() }));
vi.mock('./games.svelte', () => ({ games: { get: () => ({ hidden_hands: false }) } }));
vi.mock('./settings.svelte', () => ({
  settings: { tells: true, telling: 'normal', moves: false, trivial: true, handOver: true, autoConfirm: false, language: 'en' },
}));
vi.mock('./sound', () => ({ moved: () => undefined, yourTurn: () => undefined }));
vi.mock('./text.svelte', () => ({ t: (id: string) => id, text: {} }));
vi.mock('./say', () => ({ sayDecision: () => 'a question' }));
vi.mock('./words', () => ({ botLevel: () => '', botName: () => 'Kenji', errorWords: () => 'trouble' }));
vi.mock('./announce.svelte', () => ({ announcer: { say: () => undefined } }));

const { TableClient } = await import('./table.svelte');

const ME = 0;
const KENJI = 1;
function view(seat: number, names: string[]): View {
  const options = names.map((name, id) => ({ id, name, family: name, args: {}, free: false }));
  return { to_move: seat, decision: { seat, kind: 'which', rule: 'X-1', data: {}, options } } as unknown as View;
}
function state(version: number, ply: number, seat: number, names: string[], entries: Entry[] = []): TableState {
  const seats = [ME, KENJI].map((n) => ({ seat: n, kind: n === ME ? 'person' : 'bot', name: `${n}` }));
  return {
    table: { id: 'T', game: 'g', seats, status: 'running' },
    seat: ME,
    mine: [ME],
    version,
    ply,
    since: version - 1,
    view: view(seat, seat === ME ? names : []),
    awaiting: { kind: 'decision', seat, seats: [seat] },
    undo: [],
    restart: null,
    entries,
  } as unknown as TableState;
}
/** A move, told in a line of its own under a headline. */
function move(version: number, ply: number, seat: number): Entry {
  const events = [
    { kind: 'turn', seat, args: { round: 1 } },
    { kind: 'move', seat, args: {} },
  ];
  return { version, ply, seat, kind: 'move', at: 0, action: null, data: {}, events } as unknown as Entry;
}
const module = {
  decline: [],
  flights: () => [],
  seatName: () => null,
  say: (event: { kind: string; seat: number }) =>
    event.kind === 'turn' ? { text: '', chips: [], head: `turn of ${event.seat}` } : { text: `moved ${event.seat}`, chips: [] },
} as unknown as GameModule;

const settled = () => new Promise((done) => setTimeout(done, 0));

/** A table at which the reader has moved, Kenji has moved after that, and it is told. */
async function told(names: string[] = ['one', 'two']) {
  const client = new TableClient('T');
  client.module = module;
  client.start();
  await client.take(state(1, 0, ME, ['one', 'two']));
  await client.take(state(2, 1, KENJI, [], [move(2, 1, ME)]));
  // two moves in one message: the position between them was never seen
  await client.take(state(4, 3, ME, names, [move(3, 2, KENJI), move(4, 3, KENJI)]));
  return client;
}
const offered = (client: Awaited<ReturnType<typeof told>>) => client.desk.options.map((o) => o.name);

beforeEach(() => {
  world.asked.length = world.fetched.length = 0;
});

describe('what others did is told', () => {
  it('and nothing can be chosen meanwhile', async () => {
    const client = await told();
    expect(client.teller.now?.lines[0]?.text).toBe('moved 1');
    expect(offered(client)).toEqual([]);
    client.teller.skip();
    expect(offered(client)).toEqual(['one', 'two']);
  });
  it('and a position that arrives after the telling was skipped is not put on the table', async () => {
    const client = await told();
    expect(world.fetched.map((one) => one.ply)).toContain(2);
    client.teller.skip();
    for (const one of world.fetched) one.arrive();
    await settled();
    void client.act(client.desk.options[0]!);
    world.asked[0]!.answer(state(5, 4, ME, ['three', 'four'], [move(5, 4, ME)]));
    await settled();
    expect(client.view).toBe(client.state?.view);
    expect(offered(client)).toEqual(['three', 'four']);
  });
  it('and what is no choice is taken when it was told, once', async () => {
    const client = await told(['only']);
    expect(world.asked).toEqual([]);
    client.teller.skip();
    for (const one of world.fetched) one.arrive();
    expect(world.asked.map((one) => one.message.type)).toEqual(['move']);
    world.asked[0]!.answer(state(5, 4, ME, ['three', 'four'], [move(5, 4, ME)]));
    await settled();
    expect(offered(client)).toEqual(['three', 'four']);
    expect(world.asked).toHaveLength(1);
  });
  it('and what is no choice is never shown, unless taking it fails', async () => {
    const client = await told(['only']);
    client.teller.skip();
    expect(offered(client)).toEqual([]);
    world.asked[0]!.refuse();
    await settled();
    expect(client.problem).toBe('trouble');
    expect(offered(client)).toEqual(['only']);
    expect(world.asked).toHaveLength(1);
  });
  it('and goes on without a position that cannot be had', async () => {
    const client = await told();
    for (const one of world.fetched) one.fail();
    await settled();
    expect(client.teller.now).not.toBeNull();
    expect(client.view).toBe(client.state?.view);
  });
});

describe('looking back', () => {
  it('leaves what is no choice alone until the present is looked at again', async () => {
    const client = await told(['only']);
    void client.look(1);
    expect(client.shownAt).toBe(1);
    await client.take(state(5, 4, ME, ['only'], [move(5, 4, KENJI)]));
    expect(world.asked).toEqual([]);
    client.present();
    expect(offered(client)).toEqual([]);
    expect(world.asked.map((one) => one.message.type)).toEqual(['move']);
  });
  it('offers nothing, also while the position is on its way, and the same question again if it cannot be had', async () => {
    const client = await told(['one', 'two']);
    client.teller.skip();
    expect(offered(client)).toEqual(['one', 'two']);
    const looked = client.look(2);
    expect(client.shown).toBeNull();
    expect(offered(client)).toEqual([]);
    for (const one of world.fetched) one.fail();
    await looked;
    expect(client.problem).toBe('trouble');
    expect(offered(client)).toEqual(['one', 'two']);
  });
  it('tells nothing that happens meanwhile, and offers the question of now afterwards', async () => {
    const client = await told();
    void client.look(1);
    await client.take(state(5, 4, ME, ['three', 'four'], [move(5, 4, KENJI)]));
    expect(client.teller.now).toBeNull();
    expect(offered(client)).toEqual([]);
    client.present();
    for (const one of world.fetched) one.arrive();
    await settled();
    expect(client.shown).toBeNull();
    expect(offered(client)).toEqual(['three', 'four']);
  });
});
