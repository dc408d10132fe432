/** Colour and shape of the four tribes; the shape is never left out. */
import { CIRCLE, LOZENGE, SQUARE, TRIANGLE } from '../../lib/crests';
import type { Colour } from './types';

export const FILL: Record<Colour, string> = { green: '#3f8a4d', black: '#44454c', blue: '#2f74b5', red: '#c23f34' };
export const SIDE: Record<Colour, string> = { green: '#25592f', black: '#1a1b1f', blue: '#1a4a7a', red: '#7d211a' };
export const LINE: Record<Colour, string> = { green: '#133a1c', black: '#08090b', blue: '#0b2c4d', red: '#551009' };
/** Outline of a piece: the black tribe's turns light at night. */
export const EDGE: Record<Colour, string> = { ...LINE, black: 'light-dark(#08090b, #cfc7b6)' };
export const MARK: Record<Colour, string> = { green: '#f3fbea', black: '#f6f1e6', blue: '#eef7ff', red: '#fff4e8' };

/** Mark of a tribe around the origin: triangle, square, lozenge, circle. */
export const CREST: Record<Colour, string> = { green: TRIANGLE, black: SQUARE, blue: LOZENGE, red: CIRCLE };
