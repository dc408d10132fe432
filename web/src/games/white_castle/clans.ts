/** Colour and shape of the four clans; the shape is never left out. */
import { CIRCLE, LOZENGE, SQUARE, TRIANGLE } from '../../lib/crests';
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
export const CREST: Record<Clan, string> = { red: CIRCLE, green: TRIANGLE, blue: LOZENGE, yellow: SQUARE };
