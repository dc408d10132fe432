/** The smallest things on the board, in its own units: 960 pixels wide, or tall and 370 wide, it shows them 12, 20 and 36 pixels high. */
export const TEXT = 21;
export const ICON = 34;
export const DIE = 61;
