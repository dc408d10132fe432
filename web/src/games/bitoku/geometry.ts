/** How much room the parts of a phone's board need. */
import type { ForestRegion } from './types';

export const CARD_W = 604;
/** A region by itself: open, or closed to a strip. */
export function cardHeight(at: ForestRegion, open: boolean): number {
  if (!open) return 122;
  return at.id === 'home' ? 308 : 462;
}
/** What lies below each other, from the top: where each part begins, and where the last one ends. */
export function stacked(heights: readonly number[], from: number, gap = 8): { at: number[]; end: number } {
  let y = from;
  const at = heights.map((height) => {
    const top = y;
    y += height + gap;
    return top;
  });
  return { at, end: y };
}
