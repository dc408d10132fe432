/** Every action of every game in words, as log, replay, hint and screen reader tell it: no inner name, in no language. */
import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // settings are read from a browser and told to it, which is not here
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
import { Desk } from '../lib/desk.svelte';
import { setLanguage, text } from '../lib/text.svelte';
import type { View } from '../lib/wire';
import { actions } from '../testing/actions';
import { content } from '../testing/content';
import { players } from '../testing/players';
import type { GameModule } from './types';

const MODULES = import.meta.glob<{ game: GameModule }>('./*/index.ts');
const GAMES = Object.keys(MODULES).map((path) => path.split('/')[1] ?? '');
const LANGUAGES = ['en', 'cs', 'ru'] as const;
/** A placeholder, a missing text, or an id that is no word: S3, B4, Y07, S-IM, orange.0. */
const INNER = /[{}$⟨⟩_]|\b[A-Z]{1,3}\d{1,2}\b|\b[a-z]\d\b|\b[a-z]+[.-][a-z]*\d\b|\b[A-Z]-[A-Z]{2}\b|: ?$|undefined/;

async function load(name: string): Promise<GameModule> {
  const found = await MODULES[`./${name}/index.ts`]?.();
  if (!found) throw new Error(name);
  return found.game;
}

describe.each(GAMES)('%s', (name) => {
  const all = actions(name);
  it('gives something up only by actions that there are', async () => {
    const { decline } = await load(name);
    expect(decline.length).toBeGreaterThan(0);
    const families = new Set(all.map((action) => action.family));
    expect(decline.filter((family) => !families.has(family))).toEqual([]);
  });
  it.each(LANGUAGES)('says in %s that something is given up, and not that it is done', async (language) => {
    await text.game(name);
    await setLanguage(language);
    const { decline } = await load(name);
    for (const family of decline) expect(text.t(`action-${family}`)).not.toMatch(/^(done|hotovo|готово)$/i);
  });
  it.each(LANGUAGES)('in %s', async (language) => {
    const desk = new Desk();
    desk.game = await load(name);
    desk.content = desk.game.parse(content(name));
    desk.view = { seat: 0, decision: null, table: { players: players(name), men: [], women: [] } } as unknown as View;
    await text.game(name);
    await setLanguage(language);
    const said = all.map((action) => desk.told(action));
    expect(said.filter((words) => words === '' || INNER.test(words))).toEqual([]);
    if (language === 'ru') expect(said.filter((words) => /[a-z]/i.test(words))).toEqual([]);
    expect(new Set(said).size).toBeGreaterThan(all.length / 3);
  });
});
