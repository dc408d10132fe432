/** Numbers as they are printed: below zero with a minus, which is as wide as a plus, and never with a hyphen. */

export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
/** A change: with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : figure(n);
}
/** The same in a text where numbers were filled in; a range ("3-4") keeps its hyphen. */
export function withMinus(words: string): string {
  return words.replace(/(?<![\p{L}\d.:-])-(?=\d)/gu, '−');
}
