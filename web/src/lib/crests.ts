/** Marks of players around the origin, so that colour is never alone. */
export const CIRCLE = 'M-4 0a4 4 0 108 0a4 4 0 10-8 0z';
export const TRIANGLE = 'M0 -4.6L4.7 3.6H-4.7z';
export const LOZENGE = 'M0 -5.2L4.3 0L0 5.2L-4.3 0z';
export const SQUARE = 'M-3.7 -3.7H3.7V3.7H-3.7z';
