import type { Entry, TableState } from './wire';

/** The log with an answer's entries. An answer holds the newest only: if some are missing in between, the log begins with it. */
export function joined(known: Entry[], version: number, next: Pick<TableState, 'entries' | 'since'>): Entry[] {
  if (next.since === 0 || next.since > version) return next.entries;
  const versions = new Set(known.map((e) => e.version));
  return [...known, ...next.entries.filter((e) => !versions.has(e.version))];
}

/**
 * Entries without what was undone: an undo to ply p drops the moves after p. So does a move that comes again: a turn told as
 * a whole replaces what somebody who left in the middle of it had seen of it.
 */
export function fold(entries: Entry[]): Entry[] {
  let out: Entry[] = [];
  let top = 0;
  for (const entry of entries) {
    const to = entry.kind === 'undo' ? Number(entry.data.to ?? entry.ply) : entry.kind === 'move' ? entry.ply - 1 : top;
    if (to < top) out = out.filter((e) => e.kind !== 'move' || e.ply <= to);
    if (entry.kind === 'move') top = entry.ply;
    else if (to < top) top = to;
    out.push(entry);
  }
  return out;
}
