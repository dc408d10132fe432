/** The score sheet: every game sends a row of named points per side, during the game as if it ended now. */

type Sheet = readonly Readonly<Record<string, number>>[];

export interface SheetRow {
  id: string;
  /** By side; null where it cannot be known. */
  points: (number | null)[];
}
export interface SheetColumn {
  seat: number;
  items: { id: string; points: number }[];
  total: number;
}

export function sheetColumns(sheet: Sheet): SheetColumn[] {
  return sheet.map((row, seat) => {
    const { total = 0, ...items } = row;
    return { seat, items: Object.entries(items).map(([id, points]) => ({ id, points })), total };
  });
}
/** What at least one side has points for, or keeps hidden, in the order of the sheet. */
export function sheetRows(sheet: Sheet): SheetRow[] {
  const ids = [...new Set(sheet.flatMap((row) => Object.keys(row)))].filter((id) => id !== 'total');
  return ids.map((id) => ({ id, points: sheet.map((row) => row[id] ?? null) })).filter(({ points }) => points.some((n) => n !== 0));
}

/** Whether sides with as many points have different places: something else decided between them. */
export function tieBroken(columns: readonly SheetColumn[], places: readonly number[]): boolean {
  return columns.some((a) => columns.some((b) => a.total === b.total && places[a.seat] !== places[b.seat]));
}

/** As many colours as there are items: neighbours differ, none comes twice, and white is legible on all of them. */
export function itemColour(at: number, of: number): string {
  return `oklch(${at % 2 === 0 ? 0.42 : 0.54} 0.11 ${Math.round((at * 360) / Math.max(1, of)) + 25})`;
}
