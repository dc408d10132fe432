/** What an option costs and brings, read from the table and the content. */
import type { Desk } from '../../lib/desk.svelte';
import { t } from '../../lib/text.svelte';
import type { Option } from '../../lib/wire';
import type { Chip, Preview } from '../types';
import type { Content } from './content';
import { content, groupSize, lowest, roundFacts, sexOf, table } from './model';
import { fishTitle } from './tips';
import { GODS } from './gods';
import type { BoraTable, God, Player } from './types';

/** What a type of people brings, as an icon of its own. */
const AMOUNT = new Set(['material', 'vp', 'godcard', 'offering', 'status', 'shell']);
const STOCKED = new Set(['offering', 'shell', 'god-tile', 'godcard', 'priest']);

class Sum {
  chips: Chip[] = [];
  delta: Record<string, number> = {};
  detail = '';

  add(icon: string, n: number): this {
    this.chips.push({ icon: `bb-${icon}`, n, label: '' });
    if (STOCKED.has(icon)) this.delta[icon] = (this.delta[icon] ?? 0) + n;
    return this;
  }
  /** Something that comes into play, without a number. */
  with(icon: string): this {
    this.chips.push({ icon: `bb-${icon}`, n: 0, label: '' });
    return this;
  }
  /** A god that has to be played: the price where there is only one way to pay it, otherwise the question follows (BB-13.1). */
  god(god: God, me: Player | undefined): this {
    this.with(god);
    const ways = me?.hand ? payments(god, me, me.hand) : [];
    const [only] = ways;
    if (!only || ways.length > 1) return this;
    if (only === 'tile') return this.add('god-tile', -1);
    const cards = only === god ? 1 : 2;
    this.chips.push({ icon: `bb-${only}`, n: -cards, label: '' });
    this.delta.godcard = (this.delta.godcard ?? 0) - cards;
    return this.add('offering', -1);
  }
  say(words: string): this {
    this.detail = words;
    return this;
  }
  done(): Preview {
    return { chips: this.chips, delta: this.delta, detail: this.detail };
  }
}

/** How a god could be paid: its own card or a pair, each with an offering, or a god tile. */
function payments(god: God, me: Player, hand: Record<God, number>): (God | 'tile')[] {
  const cards = me.offerings > 0 ? GODS.filter((g) => (g === god ? hand[g] > 0 : hand[g] > 1)) : [];
  return me.god_tiles > 0 ? [...cards, 'tile'] : cards;
}

/** Whether a priest who comes here pushes the player's own one out of the row (BB-9.2). */
function pushesOwn(tbl: BoraTable, me: Player | undefined, space: number): boolean {
  return tbl.temple.slice(space - 1).every((seat) => seat !== null) && tbl.temple[tbl.temple.length - 1] === me?.seat;
}

function placing(sum: Sum, c: Content, tbl: BoraTable, me: Player | undefined, action: string): Sum {
  if (action === 'fishing') return sum.add('vp', c.fishing);
  const tile = tbl.action_tiles.find((tl) => tl.actions.some((a) => a === action));
  if (tbl.die !== null && tbl.die >= lowest(tile)) sum.god('blue', me);
  if (action === 'temple') sum.add('priest', -1).with('fire');
  if (action === 'build') sum.add('vp', roundFacts(c, tbl.round).building_vp).with('fire');
  return sum.say(t(`tip-action-${action}`));
}

function using(sum: Sum, c: Content, me: Player, family: string, sex: string, type: string): Sum {
  let n = c.strength(type, groupSize(c, me, sex, type));
  const limit = c.types.get(type)?.limit ?? 0;
  if (family === 'double') n = limit ? Math.min(limit, n * 2) : n * 2;
  if (family !== 'use') sum.god('green', me);
  if (AMOUNT.has(type)) sum.add(type, n);
  else sum.with(type);
  const [one = 0, two = 0, three = 0] = c.types.get(type)?.strength ?? [];
  return sum.say(t('person-does', { type, one, two, three }));
}

export function preview(option: Option, desk: Desk): Preview {
  const sum = new Sum();
  const view = desk.view;
  if (!view) return sum.done();
  const c = content(desk);
  const tbl = table(view);
  const me = tbl.players.find((p) => p.seat === view.decision?.seat);
  const args = option.args as Record<string, string>;
  const god = String(view.decision?.data.god ?? '');
  switch (option.family) {
    case 'settle': {
      const region = tbl.regions.find((r) => r.id === args.region);
      return sum.add(c.regions.get(args.region ?? '')?.resource ?? 'offering', 1).say(fishTitle(c, region?.fish ?? '')).done();
    }
    case 'place':
      return placing(sum, c, tbl, me, args.action ?? '').done();
    case 'choose':
      return sum.add(args.material ?? '', 1).done();
    case 'play':
      sum.god(args.god as God, me);
      if (args.god === 'red') sum.add('vp', Number(view.decision?.data.vp ?? 0));
      return sum.say(t('god-does', { god: args.god ?? '' })).done();
    case 'pay':
      if (args.way === 'tile') return sum.add('god-tile', -1).done();
      if (args.way === 'card') sum.chips.push({ icon: `bb-${god}`, n: -1, label: '' });
      else sum.chips.push({ icon: `bb-${(args.way ?? '').slice(0, -1)}`, n: -2, label: '' });
      sum.delta.godcard = args.way === 'card' ? -1 : -2;
      return sum.add('offering', -1).done();
    case 'take': {
      const id = (args.sex === 'man' ? tbl.men : tbl.women)[Number(args.position) - 1];
      const facts = id ? c.people.get(id) : undefined;
      if (!facts) return sum.done();
      const [one = 0, two = 0, three = 0] = c.types.get(facts.type)?.strength ?? [];
      return sum.with(facts.type).say(`${t('person-does', { type: facts.type, one, two, three })} ${t('person-left', { sex: args.sex ?? '', n: facts.left })}`).done();
    }
    case 'slide': {
      const id = args.tile ?? '';
      return sum.add(sexOf(id) === 'man' ? 'status' : 'shell', c.people.get(id)?.left ?? 0).say(t('points-used', { n: c.trades.get('slide')?.cost ?? 1 })).done();
    }
    case 'trade': {
      const trade = args.trade ?? '';
      if (trade === 'movehut') sum.with('movehut');
      else sum.add(trade, 1);
      return sum.say(t('points-used', { n: c.trades.get(trade)?.cost ?? 0 })).done();
    }
    case 'god':
      if (args.card === 'deck') return sum.add('godcard', 1).done();
      sum.chips.push({ icon: `bb-${args.card}`, n: 1, label: '' });
      sum.delta.godcard = 1;
      return sum.say(t('god-does', { god: args.card ?? '' })).done();
    case 'priest': {
      const value = c.temple[Number(args.space) - 1]?.value ?? 0;
      if (!pushesOwn(tbl, me, Number(args.space))) sum.add('priest', -1);
      return sum.with('fire').say(t('temple-space', { n: Number(args.space), value })).done();
    }
    case 'build':
    case 'over':
      return sum.add('vp', roundFacts(c, tbl.round).building_vp).with('fire').done();
    case 'fire':
      return sum.add(args.gain ?? '', 1).done();
    case 'use':
    case 'double':
    case 'extra':
      return me ? using(sum, c, me, option.family, args.sex ?? '', args.type ?? '').done() : sum.done();
    case 'move':
      return sum.with('movehut').done();
    case 'buy': {
      const facts = c.jewelry.get(args.jewelry ?? '');
      if (!facts) return sum.done();
      return sum.add('shell', -facts.shells).with(facts.type).add('vp', facts.vp).say(t('tip-jewelry', { n: facts.shells, vp: facts.vp })).done();
    }
    case 'complete':
      return sum.add('vp', c.taskVp.unaided).done();
    case 'yellow':
      return sum.god('yellow', me).add('vp', c.taskVp.with_yellow).done();
    default:
      return sum.done();
  }
}
