/** What an option costs and brings, read from the cards that lie there. */
import type { Desk } from '../../lib/desk.svelte';
import { sayAction } from '../../lib/say';
import { t, text } from '../../lib/text.svelte';
import type { Option } from '../../lib/wire';
import type { Chip, Preview } from '../types';
import type { Content, Effect } from './content';
import { GOODS, tokens, words } from './effects';
import { content, table } from './model';
import { first } from './tipsfor';
import { ROW_PLACE } from './members';
import type { CastleTable, Member, Player } from './types';

const STOCK: readonly string[] = GOODS.filter((g) => g !== 'any');

function chipsOf(effects: readonly Effect[]): Chip[] {
  const out: Chip[] = [];
  for (const token of tokens(effects)) {
    if (token.kind !== 'icon') continue;
    const numbered = STOCK.includes(token.icon) || token.icon === 'any' || token.icon === 'influence';
    const n = numbered ? (token.pay ? -token.n : token.n) : 0;
    out.push({ icon: token.icon, n, label: '' });
  }
  return out;
}

/** Costs and gains of one option, worked off in the order of play against what the acting clan has. */
class Sum {
  chips: Chip[] = [];
  delta: Record<string, number> = {};
  effects: Effect[] = [];
  #opened = 0;

  constructor(
    private readonly c: Content,
    private readonly tbl: CastleTable,
    private readonly me: Player | undefined,
  ) {}

  #has(good: string): number {
    return (this.me?.[good as 'coin'] ?? 0) + (this.delta[good] ?? 0);
  }
  #change(good: string, n: number): void {
    if (STOCK.includes(good)) this.delta[good] = (this.delta[good] ?? 0) + n;
  }
  /** A chip that is certain; equal gains are told together. */
  #chip(icon: string, n: number): void {
    const twin = this.chips.find((chip) => chip.icon === icon && chip.open === undefined && Math.sign(chip.n) === Math.sign(n) && n !== 0);
    if (twin) twin.n += n;
    else this.chips.push({ icon, n, label: '' });
  }

  /** A price as it would be paid: what is missing is exchanged from seals (WC-R40). */
  pay(good: string, n: number): this {
    const missing = good === 'seal' ? 0 : Math.max(0, n - this.#has(good));
    const seals = missing * this.c.sealsFor(good);
    for (const [what, amount] of [[good, n - missing], ['seal', seals]] as const) {
      if (amount <= 0) continue;
      this.#chip(what, -amount);
      this.#change(what, -amount);
    }
    return this;
  }
  gain(good: string, n: number): this {
    if (n <= 0) return this;
    this.#chip(good, n);
    // what is above a cap is lost; the stock tells what really comes
    this.#change(good, Math.max(0, Math.min(n, this.c.cap(good) - this.#has(good))));
    return this;
  }
  /** Effects that follow for certain; rewards that lie open (well, lantern) are told by what they bring. */
  then(effects: readonly Effect[] | undefined): this {
    this.effects.push(...(effects ?? []));
    return this.#follow(effects ?? []);
  }
  #follow(effects: readonly Effect[]): this {
    for (const effect of effects) {
      if (effect === 'well') this.#follow(wellEffects(this.c, this.tbl));
      else if (effect === 'lantern' && this.me) this.#follow(lanternEffects(this.c, this.me));
      else if (typeof effect !== 'string' && 'gain' in effect) for (const [good, n] of Object.entries(effect.gain as Record<string, number>)) this.gain(good, n);
      else if (typeof effect !== 'string' && ('pay' in effect || 'one' in effect)) this.#open([effect]);
      else for (const chip of chipsOf([effect])) this.#chip(chip.icon, chip.n);
    }
    return this;
  }
  /** Effects that follow later in the turn: told, but not yet in stock. */
  later(effects: readonly Effect[]): this {
    const now = { ...this.delta };
    this.then(effects);
    this.delta = now;
    return this;
  }
  /** Effects that this option opens, without counting them. */
  maybe(effects: readonly Effect[] | undefined): this {
    if (!effects || effects.length === 0) return this;
    this.#open(effects);
    this.effects.push(...effects);
    return this;
  }
  #open(effects: readonly Effect[]): void {
    this.#opened += 1;
    this.chips.push(...chipsOf(effects).map((chip) => ({ ...chip, open: this.#opened })));
  }
  done(): Preview {
    const say = words(this.effects, t, text.list.bind(text));
    return { chips: this.chips, delta: this.delta, detail: say === '' ? '' : first(say) };
  }
}

function wellEffects(c: Content, tbl: CastleTable): Effect[] {
  const backs = tbl.well.tiles.map((id) => c.get(id)?.back).filter((e): e is Effect => e !== undefined);
  return [{ gain: { seal: 1 } }, ...backs];
}
function lanternEffects(c: Content, player: Player): Effect[] {
  return player.lantern.flatMap((id) => c.lantern(id));
}
function rowEffects(c: Content, player: Player, row: Member): Effect[] {
  const rewards = c.get(row)?.rewards ?? [];
  return rewards.slice(0, rewards.length - player.members[row]);
}
function boxEffects(c: Content, tbl: CastleTable, box: string): Effect[] {
  const [room, n] = box.split('.');
  const card = tbl.rooms.find((r) => r.id === room)?.card;
  return c.get(card)?.boxes?.[Number(n) - 1]?.effects ?? [];
}

function place(sum: Sum, c: Content, tbl: CastleTable, me: Player, space: string): Sum {
  const die = tbl.die;
  if (!die) return sum;
  const room = tbl.rooms.find((r) => r.id === space);
  const outside = tbl.outside.find((o) => o.id === space);
  const lying = room?.dice ?? outside?.dice ?? [];
  const own = space === 'courtier' || space === 'gardener' || space === 'warrior';
  const printed = room?.value ?? outside?.value ?? (own ? 6 : 1);
  const covered = lying[lying.length - 1]?.value ?? printed;
  const difference = die.value - covered;
  if (difference > 0) sum.gain('coin', difference);
  else sum.pay('coin', -difference);
  if (die.end === 'left') sum.then(lanternEffects(c, me));
  if (room) room.tiles.forEach((id, i) => c.get(id)?.colour === die.colour && sum.maybe(c.get(room.card)?.boxes?.[i]?.effects));
  else if (outside) sum.maybe(c.get(space)?.choose_one ?? []);
  else if (space === 'well') sum.then(wellEffects(c, tbl));
  else if (own) {
    sum.then(rowEffects(c, me, space));
    sum.maybe(c.rowBox(me.card, ROW_PLACE[space])?.effects);
  }
  return sum;
}

/** Effects that are told by their name alone. */
const LEAVES = new Set(['lantern', 'well', 'courtier', 'gardener', 'warrior', 'domain', 'light']);
const FLOOR: Record<string, number> = { gate: 0, S1: 1, S2: 1, S3: 1, D1: 2, D2: 2, daimyo: 3 };

const NOTHING: Preview = { chips: [], delta: {}, detail: '' };

export function preview(option: Option, desk: Desk): Preview {
  if (!desk.view) return NOTHING;
  const c = content(desk);
  const tbl = table(desk.view);
  const decision = desk.view.decision;
  const me = tbl.players.find((p) => p.seat === decision?.seat);
  const args = option.args as Record<string, string>;
  const sum = new Sum(c, tbl, me);
  if (!me) return NOTHING;
  switch (option.family) {
    case 'draft': {
      const pair = tbl.draft.find((p) => p.resource === args.card);
      const card = c.get(args.card);
      sum.then([{ gain: card?.gain ?? {} }]);
      if (pair) sum.maybe(c.get(pair.action)?.boxes?.[0]?.effects);
      return sum.done();
    }
    case 'gain':
      return sum.gain(args.resource ?? '', 1).done();
    case 'take':
      return args.end === 'left' ? sum.later(lanternEffects(c, me)).done() : sum.done();
    case 'place':
      return place(sum, c, tbl, me, args.space ?? '').done();
    case 'use':
      if (args.box) return sum.then(boxEffects(c, tbl, args.box)).done();
      if (args.tile) {
        const [yard, n] = args.tile.split('.');
        const tile = tbl.yards.find((y) => y.id === yard)?.tiles[Number(n) - 1];
        return sum.then(tile ? c.get(tile.tile)?.[tile.side] : []).done();
      }
      return sum.then(c.rowBox(me.card, ROW_PLACE[String(decision?.data.row) as Member] ?? 'top')?.effects).done();
    case 'light':
      if (args.number) return sum.then(c.get(me.card)?.boxes?.[Number(args.number) - 1]?.effects).done();
      return sum.then(boxEffects(c, tbl, args.box ?? '')).done();
    case 'tile':
      return sum.then(boxEffects(c, tbl, args.box ?? '')).done();
    case 'outside':
      return sum.maybe([args.worker ?? '']).done();
    case 'audience':
      return sum.pay('coin', c.costs.audience).done();
    case 'climb':
      return sum.pay('pearl', c.costs.climb[(FLOOR[args.to ?? ''] ?? 0) - (FLOOR[args.origin ?? ''] ?? 0)] ?? 0).done();
    case 'slot':
      return sum.then(c.get(tbl.daimyo.card)?.slots?.[Number(args.number) - 1]).done();
    case 'garden':
    case 'activate': {
      const card = c.get(tbl.gardens.find((g) => g.id === args.garden)?.card);
      if (option.family === 'garden') sum.pay('food', card?.food ?? 0);
      return sum.then(card?.effects).done();
    }
    case 'yard': {
      const yard = tbl.yards.find((y) => y.id === args.yard);
      sum.pay('iron', c.get(args.yard)?.iron_cost ?? 0);
      for (const tile of yard?.tiles ?? []) sum.maybe(c.get(tile.tile)?.[tile.side]);
      return sum.done();
    }
    case 'row': {
      const row = args.row as Member;
      return sum.then(rowEffects(c, me, row)).maybe(c.rowBox(me.card, ROW_PLACE[row])?.effects).done();
    }
    case 'exchange':
      return sum.pay('seal', c.sealsFor(args.good ?? '')).gain(args.good ?? '', 1).done();
    case 'pay': {
      const cost = decision?.data.cost;
      if (cost && typeof cost === 'object') for (const [good, n] of Object.entries(cost)) sum.pay(good, Number(n));
      // the decision names what the price is for; an effect in words where it has no number
      const then = String(decision?.data.then ?? '');
      if (LEAVES.has(then)) sum.then([then]);
      else if (then !== '') sum.chips.push({ icon: then === 'tile' ? 'tile-any' : then, n: 0, label: '' });
      return sum.done();
    }
    case 'next':
      sum.chips.push({ icon: args.effect === 'tile' ? 'tile-any' : (args.effect ?? ''), n: 0, label: '' });
      return sum.done();
    case 'cross': {
      const at = tbl.track[me.seat] ?? 0;
      const track = c.find('passage_of_time') as { dividers?: { between: number[]; seal_cost: number }[] } | undefined;
      return sum.pay('seal', track?.dividers?.find((d) => d.between[0] === at)?.seal_cost ?? 0).done();
    }
    default:
      return sum.done();
  }
}

/** Name of an option in the list; a draft pair is told by what it brings, a die by its value. */
export function label(option: Option, desk: Desk): string {
  if (option.family === 'draft' && desk.view) {
    const pair = table(desk.view).draft.find((p) => p.resource === option.args.card);
    return t('draft-action', { effect: words(content(desk).get(pair?.action)?.boxes?.[0]?.effects, t, text.list.bind(text)) });
  }
  if (option.family === 'take' && desk.view) {
    const { bridge, end } = option.args as { bridge: string; end: 'left' | 'right' };
    const value = table(desk.view).bridges.find((b) => b.colour === bridge)?.[end] ?? 0;
    return t('bridge-die', { bridge, end, value });
  }
  return sayAction(option);
}
