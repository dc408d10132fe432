/** How wide the edge with the name of a panel is. */
export const TAB = 28;
