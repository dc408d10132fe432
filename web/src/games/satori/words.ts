/** Ids of the engine as words, where the words hang on the content: tiles, decorations, prices. */
import type { Amounts } from '../../lib/effects';
import { t, text } from '../../lib/text.svelte';
import { Content, type Effect } from './content';
import { priceWords, words } from './effects';

/** The content of the table on the page; the log speaks of tiles without a desk at hand. */
export const box = { content: new Content({}) };

export const list = text.list.bind(text);

export function say(effect: Effect | undefined): string {
  return words(effect, t, list);
}
export function sayPrice(price: Amounts | undefined): string {
  return priceWords(price, t, list);
}
/** The first letter large: a word from the middle of a sentence becomes a title. */
export function first(line: string): string {
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}
