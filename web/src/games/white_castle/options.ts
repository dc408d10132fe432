/** Options in words and pictures: their names, what is printed on the thing they are about, and what they open. */
import type { Desk } from '../../lib/desk.svelte';
import { sayAction } from '../../lib/say';
import { t, text } from '../../lib/text.svelte';
import type { Opened, Option } from '../../lib/wire';
import type { Chip } from '../types';
import type { Effect } from './content';
import { GOODS, tokens, words } from './effects';
import { content, table } from './model';
import { first } from './tipsfor';

type Data = Record<string, unknown>;

/** Questions that are told by one picture; the others by what is printed on each answer. */
const PICTURE: Record<string, string> = {
  choose_any: 'any',
  courtier_action: 'courtier',
  gardener_target: 'gardener',
  warrior_target: 'warrior',
  domain_row: 'domain',
  light_pick: 'light',
};

function boxEffects(card: string | null | undefined, n: string | undefined, desk: Desk): Effect[] {
  return content(desk).get(card ?? undefined)?.boxes?.[Number(n) - 1]?.effects ?? [];
}

/** What is printed on the box, tile, slot, card or worker that an action names; `data` belongs to its question. */
export function printed(name: string, data: Data, desk: Desk): Effect[] {
  if (!desk.view) return [];
  const tbl = table(desk.view);
  const c = content(desk);
  const family = name.split(' ', 1)[0] ?? '';
  const what = name.slice(family.length + 1);
  const [place, n] = what.split('.');
  const asked = typeof data.card === 'string' ? data.card : undefined;
  switch (family) {
    case 'draft': {
      const pair = tbl.draft.find((p) => p.resource === what);
      return [{ gain: c.get(what)?.gain ?? {} }, ...boxEffects(pair?.action, '1', desk)];
    }
    case 'use':
    case 'light':
    case 'tile': {
      if (what === 'card') return boxEffects(asked, String(data.number), desk);
      if (place === 'card') return boxEffects(asked, n, desk);
      const tile = tbl.yards.find((y) => y.id === place)?.tiles[Number(n) - 1];
      if (tile) return c.get(tile.tile)?.[tile.side] ?? [];
      return boxEffects(tbl.rooms.find((r) => r.id === place)?.card, n, desk);
    }
    case 'slot':
      return c.get(tbl.daimyo.card)?.slots?.[Number(what) - 1] ?? [];
    case 'garden':
    case 'activate':
      return c.get(tbl.gardens.find((g) => g.id === what)?.card)?.effects ?? [];
    case 'outside':
    case 'next':
      return [what === 'tile' ? { tile: 'any' } : what];
    default:
      return [];
  }
}

function chipsOf(effects: readonly Effect[], open: number): Chip[] {
  const out: Chip[] = [];
  for (const token of tokens(effects)) {
    if (token.kind !== 'icon') continue;
    const counted = token.icon === 'influence' || (GOODS as readonly string[]).includes(token.icon);
    out.push({ icon: token.icon, n: counted ? (token.pay ? -token.n : token.n) : 0, label: '', open });
  }
  return out;
}

/** The question that an option leads to, in pictures, one frame per answer that is worth one. */
export function opened(opens: Opened, desk: Desk): Chip[] {
  const { kind, data } = opens;
  const picture = PICTURE[kind];
  if (picture) return [{ icon: picture, n: 0, label: '', open: 1 }];
  if (kind === 'tile_pick') return [{ icon: `tile-${String(data.colour)}`, n: 0, label: '', open: 1 }];
  if (kind === 'place_die') return data.end === 'left' ? [{ icon: 'lantern', n: 0, label: '', open: 1 }] : [];
  if (kind === 'pay_effect') return chipsOf([{ pay: data.cost, then: printed(`next ${String(data.then)}`, data, desk) }], 1);
  if (kind === 'divider_pay') return chipsOf([{ pay: data.cost, then: ['influence'] }], 1);
  return opens.options.flatMap((name, i) => chipsOf(printed(name, data, desk), i + 1));
}

/** An answer in words: what is printed on it, or the effect that it puts next in order. */
function said(name: string, data: Data, desk: Desk): string {
  if (name.startsWith('next ')) return t('action-next', { effect: name.slice('next '.length) });
  return words(printed(name, data, desk), t, text.list.bind(text));
}

/** What is printed on the thing an option is about, or on what it opens, in words. */
export function detail(option: Option, desk: Desk): string {
  if (option.family === 'next') return '';
  const opens = option.preview?.opens;
  const own = said(option.name, desk.view?.decision?.data ?? {}, desk);
  if (own !== '') return first(own);
  if (!opens || PICTURE[opens.kind]) return '';
  return first(text.list(opens.options.map((name) => said(name, opens.data, desk)).filter((words) => words !== '')));
}

/** An effect that is only put in order has no place on the board: its picture stands for it. */
export function pictures(option: Option): string[] {
  if (option.family !== 'next') return [];
  return [option.args.effect === 'tile' ? 'tile-any' : String(option.args.effect)];
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
