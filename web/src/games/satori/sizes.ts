/** The smallest things on the board, in its own units: 960 pixels wide, or tall and 370 wide, it shows them 12 and 20 pixels high. */
export const TEXT = 21;
export const ICON = 35.5;
