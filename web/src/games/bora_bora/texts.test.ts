/** Every component says in words what it does, in every language. */
import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content';
import { texts } from '../../testing/texts';
import { Content } from './content';

const c = new Content(content('bora_bora'));
const LANGUAGES = ['en', 'cs', 'ru'];

describe.each(LANGUAGES)('in %s', (language) => {
  const t = texts(language, 'bora_bora');
  it('all sixty tasks, each in its own words', () => {
    const said = [...c.tasks.keys()].map((task) => t('task', { task }));
    expect(said).toHaveLength(60);
    expect(new Set(said).size).toBe(60);
  });
  it('all types of people, each in its own words with its strengths', () => {
    const said = [...c.types.values()].map(({ id, strength: [one = 0, two = 0, three = 0] }) =>
      t('person-does', { type: id, one, two, three }),
    );
    expect(new Set(said).size).toBe(12);
    for (const [i, { strength }] of [...c.types.values()].entries()) for (const n of strength) expect(said[i]).toContain(String(n));
    expect(new Set([...c.types.keys()].map((type) => t('person-type', { type }))).size).toBe(12);
  });
  it('all regions, fish, jewelry and gods', () => {
    const all = (id: string, name: string, values: string[]) => new Set(values.map((v) => t(id, { [name]: v }))).size;
    expect(
      all(
        'region',
        'region',
        [...c.regions.keys()].map((r) => r.replace('_', '-')),
      ),
    ).toBe(12);
    expect(all('jewelry-type', 'type', [...new Set([...c.jewelry.values()].map((j) => j.type))])).toBe(6);
    expect(all('species', 'species', [...new Set([...c.fish.values()].map((f) => f.species))])).toBe(4);
    expect(all('god-does', 'god', ['blue', 'white', 'red', 'green', 'yellow'])).toBe(5);
  });
});
describe('plural forms', () => {
  it.each([
    ['en', 'amount-vp', ['1 victory point', '2 victory points', '5 victory points']],
    ['cs', 'amount-vp', ['1 vítězný bod', '2 vítězné body', '5 vítězných bodů']],
    ['ru', 'amount-vp', ['1 победное очко', '2 победных очка', '5 победных очков']],
    ['cs', 'amount-shell', ['1 mušle', '2 mušle', '5 mušlí']],
    ['ru', 'amount-shell', ['1 ракушка', '2 ракушки', '5 ракушек']],
  ])('%s %s', (language, id, said) => {
    const t = texts(language, 'bora_bora');
    expect([1, 2, 5].map((n) => t(id, { n }))).toEqual(said);
  });
  it.each(['cs', 'ru'])('regions are named by the terrain they have (%s)', (language) => {
    const t = texts(language, 'bora_bora');
    const word: Record<string, string> =
      language === 'cs'
        ? { mountain: 'hory', beach: 'pláž', forest: 'les', plain: 'pláň' }
        : { mountain: 'горы', beach: 'пляж', forest: 'лес', plain: 'равнина' };
    for (const region of c.regions.values()) expect(t('region', { region: region.id.replace('_', '-') })).toContain(word[region.terrain]);
  });
});
