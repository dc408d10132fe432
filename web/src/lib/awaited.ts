/** Whom a table waits for: one seat, or at an open question all who have not answered yet. */
import type { Awaiting } from './wire';

/** The first of these seats that has to do something of this kind; null if none has. */
export function awaited(wait: Awaiting | null | undefined, kind: Awaiting['kind'], mine: number[]): number | null {
  if (wait?.kind !== kind) return null;
  return wait.seats.find((seat) => mine.includes(seat)) ?? null;
}

/** Everybody who is awaited, by name. */
export function names(wait: Awaiting, name: (seat: number) => string): string {
  return wait.seats.map(name).join(', ');
}
