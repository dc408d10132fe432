/** Colour and shape of the four sects; the shape is never left out. */
import { CIRCLE, LOZENGE, SQUARE, TRIANGLE } from '../../lib/crests';
import type { PlayerColour } from './types';

export const FILL: Record<PlayerColour, string> = {
  blue: 'var(--sect-blue)',
  pink: 'var(--sect-pink)',
  yellow: 'var(--sect-yellow)',
  green: 'var(--sect-green)',
};
export const LINE: Record<PlayerColour, string> = { blue: '#0d2f52', pink: '#5e1738', yellow: '#5c4300', green: '#123a1c' };
export const MARK: Record<PlayerColour, string> = { blue: '#eef7ff', pink: '#fff1f6', yellow: '#3d2c00', green: '#f2fbea' };

/** Mark of a sect around the origin: lozenge, circle, square, triangle. */
export const CREST: Record<PlayerColour, string> = { blue: LOZENGE, pink: CIRCLE, yellow: SQUARE, green: TRIANGLE };
