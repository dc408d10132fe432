const A = -0.25;
const B = 0.25;
const PIPS: [number, number][][] = [
  [[0, 0]],
  [
    [A, A],
    [B, B],
  ],
  [
    [A, A],
    [0, 0],
    [B, B],
  ],
  [
    [A, A],
    [B, A],
    [A, B],
    [B, B],
  ],
  [
    [A, A],
    [B, A],
    [0, 0],
    [A, B],
    [B, B],
  ],
  [
    [A, A],
    [B, A],
    [A, 0],
    [B, 0],
    [A, B],
    [B, B],
  ],
];

/** Where the pips of a die's face lie, from its middle, for a die of size 1. */
export const pips = (value: number): [number, number][] => PIPS[value - 1] ?? [];
