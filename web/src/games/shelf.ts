/** What the boxes on the shelf say. */

/** "1–4", "2, 4" or "3". */
export function players(seats: readonly number[]): string {
  const [first = 0] = seats;
  const last = seats[seats.length - 1] ?? first;
  if (first === last) return `${first}`;
  return last - first === seats.length - 1 ? `${first}–${last}` : seats.join(', ');
}
