/** Colour and shape of the four spirits; the shape is never left out. */
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
export const CREST: Record<Colour, string> = {
  purple: 'M-4 0a4 4 0 108 0a4 4 0 10-8 0z',
  yellow: 'M-3.7 -3.7H3.7V3.7H-3.7z',
  brown: 'M0 -5.2L4.3 0L0 5.2L-4.3 0z',
  green: 'M0 -4.6L4.7 3.6H-4.7z',
};
