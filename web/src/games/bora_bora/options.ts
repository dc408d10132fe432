/** Options in words and pictures: what is printed on the thing they are about, and what they open. */
import type { Desk } from '../../lib/desk.svelte';
import { t } from '../../lib/text.svelte';
import type { Opened, Option } from '../../lib/wire';
import type { Chip } from '../types';
import { content, table } from './model';
import { fishTitle } from './tips';

/** Questions that are told by one picture. */
const PICTURE: Record<string, string> = {
  take_person: 'people',
  helper: 'helper',
  god_card: 'godcard',
  priest: 'priest',
  build: 'build',
  build_on: 'build',
  fire_bonus: 'fire',
  choose_hut: 'hut',
  put_material: 'material',
  choose_material: 'material',
  red_god: 'red',
  move_huts: 'movehut',
};

/** The question that an option leads to, in a picture. */
export function opened({ kind, data }: Opened): Chip[] {
  const named = kind === 'pay_god' ? data.god : kind === 'expand' ? data.path : PICTURE[kind];
  return typeof named === 'string' ? [{ icon: `bb-${named}`, n: 0, label: '', open: 1 }] : [];
}

function offered(option: Option, desk: Desk): string {
  const tbl = desk.view ? table(desk.view) : null;
  return (option.args.sex === 'man' ? tbl?.men : tbl?.women)?.[Number(option.args.position) - 1] ?? '';
}

/** What an option is about, where no number tells it. */
export function pictures(option: Option, desk: Desk): string[] {
  const c = content(desk);
  const args = option.args as Record<string, string>;
  const named = ((): string | undefined => {
    switch (option.family) {
      case 'choose':
        return args.material;
      case 'play':
        return args.god;
      case 'yellow':
        return 'yellow';
      case 'take':
        return c.people.get(offered(option, desk))?.type;
      case 'trade':
        return args.trade;
      case 'god':
        return args.card === 'deck' ? 'godcard' : args.card;
      case 'fire':
        return args.gain;
      case 'use':
      case 'double':
      case 'extra':
        return args.type;
      case 'move':
        return 'movehut';
      case 'buy':
        return c.jewelry.get(args.jewelry ?? '')?.type;
      default:
        return undefined;
    }
  })();
  return named ? [`bb-${named.replace('_', '-')}`] : [];
}

function personDoes(type: string, desk: Desk): string {
  const [one = 0, two = 0, three = 0] = content(desk).types.get(type)?.strength ?? [];
  return t('person-does', { type, one, two, three });
}

/** What is printed on the thing an option is about, in words. */
export function detail(option: Option, desk: Desk): string {
  if (!desk.view) return '';
  const c = content(desk);
  const args = option.args as Record<string, string>;
  switch (option.family) {
    case 'settle':
      return fishTitle(c, table(desk.view).regions.find((r) => r.id === args.region)?.fish ?? '');
    case 'place':
      return args.action === 'fishing' ? '' : t(`tip-action-${args.action}`);
    case 'play':
      return t('god-does', { god: args.god ?? '' });
    case 'take': {
      const facts = c.people.get(offered(option, desk));
      return facts ? `${personDoes(facts.type, desk)} ${t('person-left', { sex: args.sex ?? '', n: facts.left })}` : '';
    }
    case 'slide':
    case 'trade':
      return t('points-used', { n: c.trades.get(option.family === 'slide' ? 'slide' : (args.trade ?? ''))?.cost ?? 0 });
    case 'god':
      return args.card === 'deck' ? '' : t('god-does', { god: args.card ?? '' });
    case 'priest':
      return t('temple-space', { n: Number(args.space), value: c.temple[Number(args.space) - 1]?.value ?? 0 });
    case 'use':
    case 'double':
    case 'extra':
      return personDoes(args.type ?? '', desk);
    case 'buy': {
      const facts = c.jewelry.get(args.jewelry ?? '');
      return facts ? t('tip-jewelry', { n: facts.shells, vp: facts.vp }) : '';
    }
    default:
      return '';
  }
}
