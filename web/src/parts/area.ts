/** Where something lies on a board: a rectangle, and how round its corners are. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
}
