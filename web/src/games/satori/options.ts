/** Options in words and pictures: their names, what is printed on the thing they are about, and what they open. */
import type { Desk } from '../../lib/desk.svelte';
import { symbol } from '../../lib/effectface';
import { sayAction } from '../../lib/say';
import { t } from '../../lib/text.svelte';
import type { ActionWords, Opened, Option } from '../../lib/wire';
import type { Chip } from '../types';
import type { Effect } from './content';
import { GOODS, iconOf, tokens } from './effects';
import { colour as sect, content, table } from './model';
import type { Colour } from './types';
import { first, say } from './words';

type Data = Record<string, unknown>;
type Named = Pick<ActionWords, 'family' | 'args'>;

/** Questions that are told by one picture; the others by what is printed on each answer. */
const PICTURE: Record<string, string> = {
  hikari_step: 'hikari',
  meditation: 'monk',
  monk_leaves: 'monk',
  monk_moves: 'monk',
  build_altar: 'altar',
  decorate: 'altar',
  place_jokoro: 'jokoro',
  build_pagoda: 'pagoda',
  claim_offerings: 'offer',
};
/** What is printed on the altar side, tile, wheel, space or icon that an action names; `data` belongs to its question. */
export function printed({ family, args }: Named, data: Data, desk: Desk): Effect | undefined {
  if (!desk.view) return undefined;
  const tbl = table(desk.view);
  const c = content(desk);
  const { side, slot, space, wheel, decoration, tile, number, effect } = args as Record<string, string | undefined>;
  switch (family) {
    case 'start':
      return c.get(tile)?.effects;
    case 'side': {
      const altar = tbl.altars.find((a) => a.id === data.altar);
      return altar && c.side(altar, side ?? '');
    }
    case 'inspect':
    case 'build':
      return c.get(tbl.site.find((s) => s.id === slot)?.tile)?.left;
    case 'decorate':
      return c.get(decoration)?.icons;
    case 'wheel':
      return c.get(wheel)?.effect;
    case 'meditate':
    case 'leave':
    case 'stay':
    case 'recall':
      return c.get(tbl.mountains.flat().find((s) => s.id === space)?.tile)?.icons;
    case 'claim':
      return c.offerings[Number(space)]?.reward;
    case 'use':
    case 'tile':
    case 'next':
    case 'option': {
      const numbers = (family === 'tile' ? data.tile_options : data.options) as Record<string, Effect> | undefined;
      if (number !== undefined) return numbers?.[number];
      const icons = ((family === 'tile' ? data.tile : data.icons) ?? []) as Effect[];
      return icons.find((icon) => symbol(icon, GOODS) === effect) ?? effect;
    }
    default:
      return undefined;
  }
}

function chipsOf(effect: Effect | undefined, open: number): Chip[] {
  return tokens(effect).flatMap((token): Chip[] => {
    if (token.kind !== 'icon') return [];
    const counted = GOODS.some((good) => iconOf(good) === token.icon) || token.n > 1;
    return [{ icon: token.icon, n: counted ? (token.pay ? -token.n : token.n) : 0, label: '', open }];
  });
}

/** The question that an option leads to, in pictures, one frame per answer that is worth one. */
export function opened(opens: Opened, desk: Desk): Chip[] {
  const { kind, data } = opens;
  const picture = PICTURE[kind];
  if (picture) return [{ icon: iconOf(picture), n: 0, label: '', open: 1 }];
  if (kind === 'choose_side')
    return ['left', 'right'].flatMap((side, i) => chipsOf(printed({ family: 'side', args: { side } }, data, desk), i + 1));
  // a worshipper who opens both sides; the icons left of a turn that goes on are seen in the tray
  if (kind === 'turn' && desk.view && !table(desk.view).pool.placed) return chipsOf((data.icons ?? []) as Effect[], 1);
  if (kind === 'offering_altar') return ['pray', 'inspect'].map((name, i) => ({ icon: iconOf(name), n: 0, label: '', open: i + 1 }));
  return [];
}

/** Icons of what an option is about, where no number tells it. */
export function pictures(option: Option, desk: Desk): string[] {
  const args = option.args as Record<string, string>;
  switch (option.family) {
    case 'place':
      return [iconOf(`worshipper-${args.colour}`)];
    case 'use':
    case 'tile':
    case 'next':
    case 'option':
    case 'side':
    case 'inspect':
    case 'decorate':
    case 'meditate': {
      const effect = printed(option, desk.view?.decision?.data ?? {}, desk);
      const icons = tokens(effect).flatMap((token) => (token.kind === 'icon' ? [token.icon] : []));
      return [...new Set(icons)];
    }
    case 'wheel':
      return tokens(printed(option, {}, desk)).flatMap((token) => (token.kind === 'icon' ? [token.icon] : []));
    case 'hikari':
    case 'pray':
      return [iconOf(option.family)];
    case 'build':
      return [iconOf('altar')];
    case 'jokoro':
      return [iconOf('jokoro')];
    case 'raise':
      return [iconOf('pagoda')];
    case 'stay':
    case 'recall':
    case 'leave':
      return [iconOf('monk')];
    case 'amulet':
      return args.choice === 'play' ? [iconOf('amulet')] : [];
    default:
      return [];
  }
}

/** What a visit to an altar does besides its icons: whose offering marker moves, and the lantern it lights. */
function visit(option: Option, desk: Desk): string {
  if (!desk.view) return '';
  const tbl = table(desk.view);
  const id = option.args.altar;
  const altar = tbl.altars.find((a) => a.id === id);
  if (!altar) return t('tip-offering-altar');
  const c = content(desk);
  const same = option.preview?.opens?.kind !== 'choose_side'; // the engine's word: one side, or both
  const sides = ['left', 'right'].map((side) => say(c.side(altar, side)));
  const out = [first(sides.join(same ? ' + ' : ' | '))];
  if (altar.jokoro && altar.owner !== null) out.push(t('moves-marker', { colour: sect(tbl, altar.owner), n: c.advance(same) }));
  const lantern = c.get(id)?.lantern;
  if (tbl.solo && !same && lantern) out.push(t('lights-lantern', { lantern }));
  return out.join('. ');
}
/** Where the Hikari would stand, and the tile there. */
function light(option: Option, desk: Desk): string {
  if (!desk.view) return '';
  const { mountain, direction } = option.args as { mountain: Colour; direction: string };
  const spaces = table(desk.view).mountains.find((loop) => loop[0]?.id.startsWith(`M${mountain.charAt(0).toUpperCase()}`)) ?? [];
  const now = spaces.findIndex((space) => space.hikari);
  const to = spaces[(now + (direction === 'cw' ? 1 : spaces.length - 1)) % spaces.length];
  if (!to) return '';
  const tile = content(desk).get(to.tile)?.icons;
  return [t('space-title', { space: to.id }), ...(tile ? [say(tile)] : [])].join(': ');
}

/** What is printed on the thing an option is about, in words. */
export function detail(option: Option, desk: Desk): string {
  switch (option.family) {
    case 'place':
      return visit(option, desk);
    case 'hikari':
      return light(option, desk);
    case 'use':
    case 'tile':
    case 'next':
    case 'option':
    case 'start':
    case 'decorate':
      return ''; // the name says it
    case 'amulet': {
      const own = desk.view?.decision ? table(desk.view).players.find((p) => p.seat === desk.view?.decision?.seat)?.amulet : null;
      return own ? first(t('amulet', { amulet: own })) : '';
    }
    default: {
      const said = say(printed(option, desk.view?.decision?.data ?? {}, desk));
      return said === '' ? '' : first(said);
    }
  }
}

/** An action apart from its question: tiles and decorations are named by what is printed on them. */
export function told(action: ActionWords, desk: Desk): string {
  return action.family === 'start' || action.family === 'decorate' ? label(action, desk) : sayAction(action);
}
/** Name of an option in the list: icons are named by all they do. */
export function label(option: Named & { name: string }, desk: Desk): string {
  const effect = say(printed(option, desk.view?.decision?.data ?? {}, desk));
  switch (option.family) {
    case 'start':
      return t('action-start', { tile: effect });
    case 'decorate':
      return t('action-decorate', { decoration: effect });
    case 'use':
    case 'next':
    case 'option':
      return effect === '' ? sayAction(option) : first(effect);
    case 'tile':
      return effect === '' ? sayAction(option) : t('from-tile', { what: effect });
    default:
      return sayAction(option);
  }
}
