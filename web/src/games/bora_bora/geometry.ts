/** Where things lie on the map: a grid with sea between the islands, and coasts with a hand-drawn wobble. */

export const CELL = 170;
/** Left (or upper) edge of each of the four columns (rows); the middle two share a border. */
const EDGE = [12, 227, 397, 612] as const;

const GRID: Record<string, readonly [number, number]> = {
  N1: [0, 1],
  N2: [0, 2],
  W1: [1, 0],
  C_NW: [1, 1],
  C_NE: [1, 2],
  E1: [1, 3],
  W2: [2, 0],
  C_SW: [2, 1],
  C_SE: [2, 2],
  E2: [2, 3],
  S1: [3, 1],
  S2: [3, 2],
};

export interface Spot {
  x: number;
  y: number;
}
/** Upper left corner of a region. */
export function corner(region: string): Spot {
  const [row, col] = GRID[region] ?? [0, 0];
  return { x: EDGE[col] ?? 0, y: EDGE[row] ?? 0 };
}
/** Middle of the path between two neighbours. */
export function between(a: string, b: string): Spot {
  const p = corner(a);
  const q = corner(b);
  return { x: (p.x + q.x + CELL) / 2, y: (p.y + q.y + CELL) / 2 };
}
/** Whether two neighbours lie side by side (otherwise one above the other). */
export function sideways(a: string, b: string): boolean {
  return corner(a).y === corner(b).y;
}

export interface Island {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  seed: number;
}
export const ISLANDS: readonly Island[] = [
  { id: 'north', x: 227, y: 12, w: 340, h: 170, seed: 1 },
  { id: 'west', x: 12, y: 227, w: 170, h: 340, seed: 2 },
  { id: 'central', x: 227, y: 227, w: 340, h: 340, seed: 3 },
  { id: 'east', x: 612, y: 227, w: 170, h: 340, seed: 4 },
  { id: 'south', x: 227, y: 612, w: 340, h: 170, seed: 5 },
];

/** A closed coast around a box, `out` beyond its edge: a rounded rectangle that somebody drew by hand. */
export function coast({ x, y, w, h, seed }: Island, out: number): string {
  const points: [number, number][] = [];
  const n = Math.round((w + h) / 17);
  const cx = x + w / 2;
  const cy = y + h / 2;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const power = 2 / 5.5;
    const wobble = 1 + 0.016 * Math.sin(a * 5 + seed * 2.1) + 0.012 * Math.sin(a * 9 + seed * 4.7);
    points.push([
      cx + Math.sign(c) * Math.abs(c) ** power * (w / 2 + out) * wobble,
      cy + Math.sign(s) * Math.abs(s) ** power * (h / 2 + out) * wobble,
    ]);
  }
  const at = (i: number) => points[(i + n) % n] as [number, number];
  let path = `M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}`;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${[...c1, ...c2, ...p2].map((v) => v.toFixed(1)).join(' ')}`;
  }
  return `${path}z`;
}
