/** Ids of the engine as words, where the words hang on the content: tiles, decorations, prices. */
import type { Amounts } from '../../lib/effects';
import { first, list } from '../../lib/say';
import { t } from '../../lib/text.svelte';
import { Content, type Effect } from './content';
import { priceWords, words } from './effects';

/** The content of the table on the page; the log speaks of tiles without a desk at hand. */
export const box = { content: new Content({}) };

export { first };
export function say(effect: Effect | undefined): string {
  return words(effect, t, list);
}
export function sayPrice(price: Amounts | undefined): string {
  return priceWords(price, t, list);
}
