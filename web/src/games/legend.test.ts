import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { texts } from '../testing/texts';

const here = new URL('.', import.meta.url).pathname;
const drawn = readdirSync(here).filter((game) => existsSync(`${here}${game}/Sprite.svelte`));

describe('the legend of icons', () => {
  it.each(drawn)('names every icon of %s in every language, each by a name of its own', (game) => {
    const icons = [...readFileSync(`${here}${game}/Sprite.svelte`, 'utf8').matchAll(/<symbol id="i-([a-z0-9-]+)"/g)].map((m) => m[1]);
    expect(icons.length).toBeGreaterThan(10);
    for (const language of ['en', 'cs', 'ru']) {
      const said = icons.map((icon) => texts(language, game)('legend', { icon: icon ?? '' }));
      expect(new Set(said).size, `${game} ${language}`).toBe(icons.length);
    }
  });
});
