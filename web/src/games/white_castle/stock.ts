/** What a clan has, as the table page and the tray show it, and the options that a good stands for. */
import { t } from '../../lib/text.svelte';
import type { Stock } from '../types';
import type { CastleTable, Player } from './types';

const GOODS = ['food', 'iron', 'pearl', 'coin', 'seal'] as const;

/** The printed opponent has coins only. */
export function goods(tbl: CastleTable, player: Player): Stock[] {
  const kinds = tbl.opponent?.seat === player.seat ? (['coin'] as const) : GOODS;
  return kinds.map((good) => ({ good, icon: good, n: player[good], label: t('stock', { good, n: player[good] }), counts: [good] }));
}

export const GOOD_NAMES: Record<string, string[]> = {
  food: ['gain food', 'exchange food'],
  iron: ['gain iron', 'exchange iron'],
  pearl: ['gain pearl', 'exchange pearl'],
  coin: ['exchange coin'],
  seal: ['keep'],
};
export const GOOD_TIPS: Record<string, string> = {
  food: 'tip-resource',
  iron: 'tip-resource',
  pearl: 'tip-resource',
  coin: 'tip-coin',
  seal: 'tip-seal',
};
