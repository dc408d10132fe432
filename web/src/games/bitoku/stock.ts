/** What a spirit has, as the table page and the tray show it, and the options that a good stands for. */
import { t } from '../../lib/text.svelte';
import type { Stock } from '../types';
import { iconOf } from './effects';
import type { BitokuView, Player } from './types';

const RESOURCES = ['wood', 'jade', 'stone', 'sake'] as const;
const AMULETS = ['am1', 'am2', 'am3'] as const;

/** Resources, amulets, and where `pieces` are wanted the awake pilgrims; the tengu has resources alone. */
export function goods(tbl: BitokuView, player: Player, pieces = false): Stock[] {
  const kinds = tbl.tengu?.side === player.seat ? RESOURCES : [...RESOURCES, ...AMULETS, ...(pieces ? (['awake'] as const) : [])];
  return kinds.map((good) => ({
    good,
    icon: iconOf(good),
    n: player[good],
    label: t('stock', { good, n: player[good] }),
    counts: [good],
  }));
}
/** The options in which this good is chosen. */
export function goodNames(good: string): string[] {
  if (good.startsWith('am')) return [`amulet ${good.slice(2)}`, ...(good === 'am1' ? ['bonus am1'] : [])];
  return [`gain ${good}`, `pay ${good}`, `none ${good}`];
}
export const GOOD_TIPS: Record<string, string> = {
  am1: 'tip-amulet',
  am2: 'tip-amulet',
  am3: 'tip-amulet',
  awake: 'tip-pilgrim',
};
