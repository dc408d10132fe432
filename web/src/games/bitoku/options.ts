/** Options in words and pictures: their names, what is printed on the thing they are about, and what they open. */
import type { Desk } from '../../lib/desk.svelte';
import { plain, sayAction } from '../../lib/say';
import { t } from '../../lib/text.svelte';
import type { ActionWords, Opened, Option } from '../../lib/wire';
import type { Chip } from '../types';
import type { Effect } from './content';
import { iconOf, iconsOf, tokens } from './effects';
import { content, region, regionOf, SLOTS, table } from './model';
import type { BitokuView } from './types';
import { bitoku, building, crystal, dragonfly, first, say, tile, titled, virtue, vision, yokai } from './words';

type Data = Record<string, unknown>;
type Named = Pick<ActionWords, 'family' | 'args'>;
type Args = Record<string, string>;

/** Questions that are told by one picture; the others by what is printed on each answer. */
const PICTURE: Record<string, string> = {
  choose_card: 'yokai',
  place_die: 'dice',
  copy_die: 'dice',
  favour: 'cross',
  combine: 'pair',
  lay_crystal: 'crystal',
  take_rock: 'rock',
  sit: 'sit',
  unlock_die: 'unlock',
  draw_card: 'draw',
  harvest: 'dream',
};
const COUNTED: Record<string, string> = { spend_mp: 'mp', advance_kodama: 'kod', push_kodama: 'kodx', choose_good: 'any' };

/** What is printed on the card, tile, row or space that an action names; `data` belongs to its question. */
export function printed({ family, args: raw }: Named, data: Data, desk: Desk): Effect | undefined {
  const view = desk.view;
  if (!view) return undefined;
  const tbl = table(view);
  const c = content(desk);
  const args = raw as Args;
  const own = tbl.players.find((p) => p.seat === view.decision?.seat);
  switch (family) {
    case 'card':
    case 'discard':
      return c.yokai(args.card)?.action;
    case 'take':
      return args.card ? c.yokai(args.card)?.action : c.bitoku(args.bitoku)?.effect;
    case 'first':
      return args.part === 'card' ? c.yokai(String(data.card))?.action : c.crystal(String(data.crystal))?.effect;
    case 'place':
      return c.home(args.space ?? '')?.effect;
    case 'row':
      return c.rows(String(data.region)).find((row) => String(row.requires) === args.number)?.effect;
    case 'visit':
      return c.building(region(tbl, data.region)?.buildings.find((b) => b.type === args.building)?.building)?.action;
    case 'favour': {
      const hills = region(tbl, args.region)?.hills;
      if (args.favour === 'both') return c.both;
      return args.favour === 'bitoku' ? c.bitoku(hills?.bitoku)?.effect : c.yokai(hills?.yokai)?.action;
    }
    case 'step':
      return own && c.bitoku(own.path[own.visited])?.effect;
    case 'enter': {
      const [path, at = '', n] = (args.space ?? '').split('.');
      const torii = tbl.paths.find((p) => p.id === path)?.branches.find((b) => b.at === at)?.torii;
      const parts = [c.branchSpaces(at, tbl.branch_list)[Number(n) - 1], c.torii(torii)?.effect];
      return parts.filter((part): part is Effect => part !== undefined);
    }
    case 'harvest':
      return c.crystal((own?.crystals as Partial<Args> | undefined)?.[args.slot ?? ''])?.effect;
    case 'pair':
      return args.dragonfly ? c.dragonfly(args.dragonfly)?.effect : undefined;
    case 'option':
      return (data.options as Record<string, Effect> | undefined)?.[args.number ?? ''];
    default:
      return undefined;
  }
}

function chipsOf(effect: Effect | undefined, open: number): Chip[] {
  return tokens(effect).flatMap((token): Chip[] =>
    token.kind === 'icon' ? [{ icon: token.icon, n: token.n > 1 ? token.n : 0, label: '', open }] : [],
  );
}
/** The question that an option leads to, in pictures, one frame per answer that is worth one. */
export function opened(opens: Opened, desk: Desk): Chip[] {
  const { kind, data, options } = opens;
  const one = (name: string, n = 0): Chip[] => [{ icon: iconOf(name), n, label: '', open: 1 }];
  const left = Number(data.left ?? 0);
  const picture = PICTURE[kind];
  if (picture) return one(picture);
  const counted = COUNTED[kind];
  if (counted) return one(counted, left > 1 ? left : 0);
  if (kind === 'pay_unit') return one('any', -left);
  if (kind === 'market') return one(String(data.market));
  if (kind === 'look' || kind === 'choose_seen') return one(String(data.deck));
  if (kind === 'card_or_crystal') return [...one('yokai'), ...one('wit')];
  if (kind === 'act_in_region' || kind === 'copied_action') {
    // the best row, and each building
    const rows = options.filter((name) => name.startsWith('row '));
    const best = rows[rows.length - 1];
    const visits = options.filter((name) => name.startsWith('visit ')).slice(0, 2);
    const named = (name: string): Named => {
      const [family = '', what = ''] = name.split(' ');
      return { family, args: family === 'row' ? { number: what } : { building: what } };
    };
    return [...(best ? [best] : []), ...visits].flatMap((name, i) => chipsOf(printed(named(name), data, desk), i + 1));
  }
  if (kind === 'choose_one' || kind === 'take_effects') {
    const effects = options.filter((name) => name.startsWith('next ')).map((name) => name.slice(5));
    return effects.slice(0, 4).map((effect, i) => ({ icon: iconOf(effect), n: 0, label: '', open: i + 1 }));
  }
  return [];
}

/** Icons of what an option is about, where no number tells it. */
export function pictures(option: Option, desk: Desk): string[] {
  const args = option.args as Args;
  const data = desk.view?.decision?.data ?? {};
  switch (option.family) {
    case 'next':
      return [iconOf(args.effect ?? '')];
    case 'card':
    case 'discard':
    case 'take':
    case 'first':
    case 'favour':
    case 'harvest':
    case 'option':
    case 'visit':
    case 'row':
    case 'pair':
    case 'step':
      return iconsOf(printed(option, data, desk));
    case 'keep':
      return Object.keys(content(desk).vision(args.vision)?.need ?? {}).map(iconOf);
    case 'amulet':
      return [iconOf(`am${args.value}`)];
    case 'unlock':
    case 'draw':
      return [iconOf(option.family)];
    case 'look':
      return [iconOf(String(data.deck))];
    case 'cross':
      return [iconOf('cross')];
    case 'rock':
      return (content(desk).rock(args.rock)?.symbols ?? []).map(iconOf);
    default:
      return [];
  }
}

/** What the die linked with a slot shows. */
function shows(option: Option, desk: Desk): string {
  const player = desk.view && table(desk.view).players.find((p) => p.seat === desk.view?.decision?.seat);
  const value = player?.dice[SLOTS.indexOf((option.args as Args).slot as never)]?.value;
  return value === undefined ? '' : t('die-shows', { value });
}
/** The tile that lies in a slot of a market. */
function onOffer(tbl: BitokuView, market: string, slot = ''): string | null | undefined {
  return tbl.markets.find((m) => m.id === market)?.tiles[Number(slot) - 1];
}
/** What is printed on the thing an option is about, in words. */
export function detail(option: Option, desk: Desk): string {
  const view = desk.view;
  if (!view) return '';
  const tbl = table(view);
  const c = content(desk);
  const args = option.args as Args;
  const data = view.decision?.data ?? {};
  const own = tbl.players.find((p) => p.seat === view.decision?.seat);
  switch (option.family) {
    case 'die':
    case 'pilgrim':
    case 'unlock':
      return shows(option, desk);
    case 'cross': {
      const from = own && regionOf(tbl, own.seat, args.slot ?? '');
      return [shows(option, desk), ...(from ? [t('hills-of', { region: from })] : [])].join(' · ');
    }
    case 'visit': {
      const id = region(tbl, data.region)?.buildings.find((b) => b.type === args.building)?.building;
      return id ? first(building(id)) : '';
    }
    case 'favour':
    case 'refuse': {
      const hills = region(tbl, args.region)?.hills;
      if (args.favour === 'both') return first(say(c.both));
      const card = args.favour === 'bitoku' ? hills?.bitoku : hills?.yokai;
      return card ? (args.favour === 'bitoku' ? bitoku(card) : yokai(card)) : t('nothing-there');
    }
    case 'step':
      return own?.path[own.visited] ? bitoku(own.path[own.visited] ?? '') : '';
    case 'build': {
      const id = onOffer(tbl, 'building', args.slot);
      return id ? first(tile('building', id)) : '';
    }
    case 'harvest': {
      const id = (own?.crystals as Partial<Args> | undefined)?.[args.slot ?? ''];
      return id ? first(crystal(id)) : '';
    }
    case 'take':
      return args.bitoku ? bitoku(args.bitoku) : '';
    case 'first':
      return args.part === 'card' ? yokai(String(data.card)) : first(crystal(String(data.crystal)));
    case 'remove': {
      const card = own?.cards[SLOTS.indexOf(args.slot as never)];
      return card ? `${yokai(card)} · ${virtue(card)}` : '';
    }
    case 'card':
    case 'discard':
    case 'option':
    case 'buy':
      return ''; // the name says it
    default: {
      const said = say(printed(option, data, desk));
      return said === '' ? '' : first(said);
    }
  }
}

/** An action apart from its question: a numbered choice keeps its number, and so does a slot, where another tile may lie now. */
export function told(action: ActionWords, desk: Desk): string {
  return action.family === 'option' || action.family === 'buy' ? sayAction(action) : label(action, desk);
}
/** Name of an option in the list: cards and tiles are named by all they do. */
export function label(option: Named & Pick<Option, 'name'> & Partial<Pick<Option, 'preview'>>, desk: Desk): string {
  const args = option.args as Args;
  const opens = option.preview?.opens;
  // a mix is picked by the name of its first good
  if (option.family === 'next' && opens?.kind === 'choose_good') return t('amount-any', { n: Number(opens.data.left) });
  const id = `action-${option.family}`;
  if (option.family === 'card') return t('action-card', { card: yokai(args.card ?? '') });
  if (option.family === 'discard') return t('action-discard', { card: yokai(args.card ?? '') });
  if (option.family === 'take' && args.card) return t('action-take-card', { card: yokai(args.card) });
  if (option.family === 'keep') return t('action-keep', { vision: vision(args.vision ?? '') });
  if (option.family === 'pair' && args.dragonfly) return t('action-pair-dragonfly', { dragonfly: dragonfly(args.dragonfly) });
  if (option.family === 'pair' && args.mitama) return t('action-pair-mitama', plain({ mitama: args.mitama }));
  if (option.family === 'buy' && desk.view) {
    const market = args.market ?? '';
    const id = onOffer(table(desk.view), market, args.slot);
    if (id) return first(market === 'dragonfly' ? titled(t('action-next', { effect: market }), dragonfly(id)) : tile(market, id));
  }
  if (option.family === 'push') {
    const name = desk.view && desk.game?.seatName(desk.view, Number(args.seat));
    const title = desk.view ? t('player-title', { colour: table(desk.view).players[Number(args.seat)]?.colour ?? '' }) : '';
    return t(id, { ...plain(args), seat: name ?? title });
  }
  if (option.family === 'option') {
    const effect = say(printed(option, desk.view?.decision?.data ?? {}, desk));
    return effect === '' ? sayAction(option) : first(effect);
  }
  return sayAction(option);
}
