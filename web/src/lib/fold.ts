import type { Entry } from './wire';

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
