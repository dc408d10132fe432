/** The smallest things on the board, in its own units: a board 960 pixels wide, or a tall one 370 wide, shows them 12 and 20 pixels high. */
export const TEXT = 21;
export const ICON = 35.5;
