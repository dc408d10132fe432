/** All words the interface says. `t(id, args)` reads the Fluent files of the chosen language; it re-runs when the language changes. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { withMinus } from './figures';
import { settings, type Language } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

type Texts = Record<string, string | (() => Promise<string>)>;
const ui: Texts = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
/** The titles of all games: shelf and lists speak of every one. A line each, so they come with the program. */
const titles: Texts = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const games: Texts = import.meta.glob<string>('../../../tatami/games/*/text/*.ftl', { query: '?raw', import: 'default' });

/** The files of a language: the interface's own, all titles, and the words of one game if it has any here. */
function files(language: Language, game: string): [string, Texts[string]][] {
  const own = Object.entries({ ...ui, ...titles }).filter(([file]) => file.endsWith(`/${language}.ftl`));
  return [...own, ...Object.entries(games).filter(([file]) => file.endsWith(`/${game}/text/${language}.ftl`))];
}

class Text {
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  #language: Language = 'en';
  /** Whose words are loaded beside the interface's own: one game at a time, because games use the same names for their own things. */
  #game = '';

  /** Load the interface (and the texts of the game) in this language. */
  async load(language: Language, game = this.#game): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const [file, found] of files(language, game)) {
      const source = typeof found === 'string' ? found : await found(); // a module is fetched once
      // a game may say something of the interface in its own words
      const errors = bundle.addResource(new FluentResource(source), { allowOverrides: file in games });
      for (const error of errors) console.error(error);
    }
    this.#game = game;
    this.#language = language;
    this.#bundle = bundle;
  }

  async game(id: string): Promise<void> {
    if (this.#game !== id) await this.load(this.#language, id);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  t = (id: string, args?: Args): string => {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return `⟨${id}⟩`;
    const errors: Error[] = [];
    const out = this.#bundle.formatPattern(pattern, args ?? null, errors);
    if (errors.length > 0) console.warn(id, args, errors);
    return withMinus(out);
  };

  /** "a", "a and b", "a, b and c" in the language of the reader. */
  list(parts: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(settings.language, { type }).format(parts);
  }
}

export const text = new Text();
export const t = text.t;

export async function setLanguage(language: Language): Promise<void> {
  await text.load(language);
  settings.set({ language });
}
