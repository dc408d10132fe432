/** The smallest things on a panel, in the board's units: a board 960 pixels wide shows them 12, 20 and 36 pixels high. */
export const TEXT = 21;
export const ICON = 34;
export const DIE = 61;
/** The map is drawn smaller on phones than the panels are. */
export const MAP_TEXT = 26;
export const MAP_ICON = 44;
export const MAP_DIE = 79;
