/** What a tribe has, as the table page and the tray show it, and the options that a good stands for. */
import { t } from '../../lib/text.svelte';
import type { Stock } from '../types';
import { GODS } from './gods';
import type { Player } from './types';

export function goods(player: Player): Stock[] {
  const all: [string, number, readonly string[]][] = [
    ['offering', player.offerings, ['offering']],
    ['shell', player.shells, ['shell']],
    ['godcard', player.hand_size, GODS],
    ['god-tile', player.god_tiles, ['god_tile']],
    ['priest', player.priests, ['priest']],
  ];
  return all.map(([good, n, counts]) => ({ good, icon: `bb-${good}`, n, label: t('stock', { good, n }), counts }));
}

export const GOOD_NAMES: Record<string, string[]> = {
  offering: ['fire offering', 'trade offering'],
  shell: ['fire shell'],
  'god-tile': ['pay tile'],
};
export const GOOD_TIPS: Record<string, string> = {
  offering: 'tip-offering',
  shell: 'tip-shell',
  'god-tile': 'tip-god-tile',
  priest: 'tip-priest',
};
