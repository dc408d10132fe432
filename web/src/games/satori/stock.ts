/** What a sect has, as the table page and the tray show it, and the options that a good stands for. */
import { t } from '../../lib/text.svelte';
import type { Stock } from '../types';
import { iconOf } from './effects';
import { person } from './model';
import type { Player, SatoriView } from './types';

const GOODS = ['coin', 'wood', 'stone', 'emerald', 'incense', 'tile'] as const;
const AUTOMATON = ['coin', 'incense', 'tile', 'jokoro'] as const;

function held(player: Player, good: string): number {
  if (good === 'jokoro') return player.jokoros;
  return good === 'monk' ? player.monks : (player[good as (typeof GOODS)[number]] ?? 0);
}
/** Goods, and where `pieces` are wanted the Jokoros and monks in reserve. */
export function goods(tbl: SatoriView, player: Player, pieces = false): Stock[] {
  const kinds = person(tbl, player) ? [...GOODS, ...(pieces ? ['jokoro', 'monk'] : [])] : AUTOMATON;
  return kinds.map((good) => {
    const n = held(player, good);
    return { good, icon: iconOf(good), n, label: t('stock', { good, n }), counts: [good] };
  });
}
export const GOOD_NAMES: Record<string, string[]> = {
  coin: ['gain coin', 'pay coin', 'trade coin'],
  wood: ['gain wood', 'pay wood'],
  stone: ['gain stone', 'pay stone'],
  emerald: ['gain emerald', 'pay emerald'],
  incense: ['gain incense', 'pay incense', 'trade incense'],
  tile: ['gain tile', 'pay tile'],
};
export const GOOD_TIPS: Record<string, string> = {
  incense: 'tip-incense',
  tile: 'tip-tile',
  emerald: 'tip-emerald',
  monk: 'tip-monk',
};
/** Where pieces lie that travel from and to the stock. */
export function placeOf(good: string, seat: number): string {
  return `${good}${good === 'monk' || good === 'jokoro' ? 's' : ''}.${seat}`;
}
