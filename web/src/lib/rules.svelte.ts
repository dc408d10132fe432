/** The numbered rules beside the table: which game's, and which rule the reader asked for. */
import { parse, type Block } from './markdown';
import type { Language } from './settings.svelte';

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export interface RuleBook {
  blocks: Block[];
  /** Language the text is really written in. */
  language: Language;
}

export async function rulebook(game: string, language: Language): Promise<RuleBook | null> {
  const own = files[`../../../docs/rules/${game}.${language}.md`];
  const english = files[`../../../docs/rules/${game}.md`];
  if (own) return { blocks: parse(await own()), language };
  if (english) return { blocks: parse(await english()), language: 'en' };
  return null;
}

/** Whether a game's rules are written down here. */
export function written(game: string): boolean {
  return `../../../docs/rules/${game}.md` in files;
}

class Rules {
  shown = $state.raw<{ game: string; rule: string | null } | null>(null);
  open(game: string, rule: string | null = null): void {
    this.shown = { game, rule };
  }
  close(): void {
    this.shown = null;
  }
}
export const rules = new Rules();
