/** Colour and shape of the four clans; the shape is never left out. */
import type { Clan } from './types';

export const CLAN_FILL: Record<Clan, string> = {
  red: 'var(--clan-red)',
  green: 'var(--clan-green)',
  blue: 'var(--clan-blue)',
  yellow: 'var(--clan-yellow)',
};
export const CLAN_LINE: Record<Clan, string> = { red: '#5a130e', green: '#173a1c', blue: '#0e3050', yellow: '#5f4505' };
/** The mark is light on dark clans and dark on the yellow one. */
export const CLAN_MARK: Record<Clan, string> = { red: '#fff4e8', green: '#f3fbea', blue: '#eef7ff', yellow: '#402d00' };

/** Crest of a clan around the origin: circle, triangle, lozenge, square. */
export const CREST: Record<Clan, string> = {
  red: 'M-4 0a4 4 0 108 0a4 4 0 10-8 0z',
  green: 'M0 -4.6L4.7 3.6H-4.7z',
  blue: 'M0 -5.2L4.3 0L0 5.2L-4.3 0z',
  yellow: 'M-3.7 -3.7H3.7V3.7H-3.7z',
};
