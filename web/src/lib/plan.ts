/** What is shown where the thing pointed at could go: what each place adds, on labels that leave each other room. */

type Changes = Readonly<Record<string, number>>;

/** What a place changes beyond what choosing the thing itself changes, which its option says already. */
export function beyond(changes: Changes, own: Changes): Record<string, number> {
  const all = [...new Set([...Object.keys(changes), ...Object.keys(own)])];
  const left = all.map((what) => [what, (changes[what] ?? 0) - (own[what] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, n]) => n !== 0));
}

/** A label: the middle of the foot of where it belongs, and how large it is. */
export interface Label {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Corner {
  left: number;
  top: number;
}
const EDGE = 4;
/** So many rows up and down are tried before a label may lie on another. */
const ROWS = 12;

/** Where labels lie: each above its place, or the nearest row up or down where it covers no other; none beyond the window. */
export function spread(labels: readonly Label[], width: number, height: number): Corner[] {
  const laid: (Label & Corner)[] = [];
  for (const label of labels) {
    const { x, y, w, h } = label;
    const left = Math.max(EDGE, Math.min(x - w / 2, width - EDGE - w));
    const free = (top: number) =>
      top >= EDGE &&
      top + h <= height - EDGE &&
      laid.every((o) => left >= o.left + o.w || left + w <= o.left || top >= o.top + o.h || top + h <= o.top);
    const first = y - h * 0.7;
    const rows = Array.from({ length: 2 * ROWS + 1 }, (_, i) => first + (i % 2 ? -1 : 1) * Math.ceil(i / 2) * h);
    laid.push({ ...label, left, top: rows.find(free) ?? first });
  }
  return laid;
}
