import type { Entry, TableState } from './wire';

/** The log with an answer's entries. An answer holds the newest only: if some are missing in between, the log begins with it. */
export function joined(known: Entry[], version: number, next: Pick<TableState, 'entries' | 'since'>): Entry[] {
  if (next.since === 0 || next.since > version) return next.entries;
  const versions = new Set(known.map((e) => e.version));
  return [...known, ...next.entries.filter((e) => !versions.has(e.version))];
}

/** Entries without what was undone: an undo to ply p drops the moves after p. */
export function fold(entries: Entry[]): Entry[] {
  let out: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') {
      const to = Number(entry.data.to ?? entry.ply);
      out = out.filter((e) => e.kind !== 'move' || e.ply <= to);
    }
    out.push(entry);
  }
  return out;
}
