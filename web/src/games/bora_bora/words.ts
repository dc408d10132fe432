/** Ids of the engine as words, where the words hang on the content: people, jewelry. */
import type { Desk } from '../../lib/desk.svelte';
import { first, list, sayAction } from '../../lib/say';
import { t } from '../../lib/text.svelte';
import type { ActionWords } from '../../lib/wire';
import { Content } from './content';
import { content, sexOf, table } from './model';

/** The content of the table on the page; the log speaks of people and jewelry without a desk at hand. */
export const box = { content: new Content({}) };

export { first, list };

export function person(c: Content, id: string): string {
  return t('person', { sex: sexOf(id), type: c.people.get(id)?.type ?? '' });
}
export function jewel(c: Content, id: string): string {
  return t('jewelry-tile', { type: c.jewelry.get(id)?.type ?? '' });
}
export function regionName(id: string): string {
  return t('region', { region: id.replace('_', '-') });
}

/** Name of an option in the list. */
export function label(option: Pick<ActionWords, 'family' | 'args' | 'name'>, desk: Desk): string {
  const c = content(desk);
  const args = option.args as Record<string, string>;
  switch (option.family) {
    case 'slide':
      return t('action-slide', { tile: person(c, args.tile ?? '') });
    case 'buy':
      return t('action-buy', { jewelry: jewel(c, args.jewelry ?? '') });
    case 'take': {
      const tbl = desk.view ? table(desk.view) : null;
      const id = (args.sex === 'man' ? tbl?.men : tbl?.women)?.[Number(args.position) - 1];
      const type = id ? c.people.get(id)?.type : undefined;
      return type ? `${sayAction(option)}: ${t('person-type', { type })}` : sayAction(option);
    }
    default:
      return first(sayAction(option));
  }
}
