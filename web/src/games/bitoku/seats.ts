/** Colour and shape of the four spirits; the shape is never left out. */
import { CIRCLE, LOZENGE, SQUARE, TRIANGLE } from '../../lib/crests';
import type { Colour } from './types';

export const FILL: Record<Colour, string> = {
  purple: 'var(--spirit-purple)',
  yellow: 'var(--spirit-yellow)',
  brown: 'var(--spirit-brown)',
  green: 'var(--spirit-green)',
};
export const LINE: Record<Colour, string> = { purple: '#2d1747', yellow: '#5c4300', brown: '#3a1d08', green: '#10351f' };
export const MARK: Record<Colour, string> = { purple: '#f7efff', yellow: '#3d2c00', brown: '#fff3e6', green: '#eefbe9' };

/** Mark of a spirit around the origin: circle, square, lozenge, triangle. */
export const CREST: Record<Colour, string> = { purple: CIRCLE, yellow: SQUARE, brown: LOZENGE, green: TRIANGLE };
