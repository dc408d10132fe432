/** The score sheet of a finished game: every game sends a row of named points per seat. */
import { t } from './text.svelte';

export interface SheetColumn {
  seat: number;
  items: { id: string; points: number }[];
  total: number;
}

export function sheetColumns(rows: unknown): SheetColumn[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row, seat) => {
    const { total = 0, ...items } = row as Record<string, number>;
    return { seat, items: Object.entries(items).map(([id, points]) => ({ id, points })), total };
  });
}

export const sheetLabel = (id: string) => t(`sheet-${id.replaceAll('_', '-')}`);
