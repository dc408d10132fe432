import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  // settings are read from a browser, which is not here
  vi.stubGlobal('navigator', { languages: ['en'] });
});
import { text } from '../../lib/text.svelte';
import { content } from '../../testing/content';
import { Content } from './content';
import type { Player } from './types';
import { box, counted } from './words';

box.content = new Content(content('bitoku'));
beforeAll(() => text.load('en', 'bitoku'));

describe('the count at the end', () => {
  it('says what it chose: types of wild pieces, visions fulfilled and not', () => {
    const visions = [
      { vision: 'V02', fulfilled: true },
      { vision: 'V03', fulfilled: false },
    ];
    expect(counted({ wild: { yama_uba: 'kappa', shinigami: 'ara' }, visions } as Player)).toEqual([
      'Wild pieces count as: Kappa, Ara',
      'Visions fulfilled: 1 building, 2 visited bitoku cards, and 1 pilgrim on a torii space (+6)',
      'Visions not fulfilled: 1 building and 2 combined dragonflies (−1)',
    ]);
  });
  it('says nothing where there was nothing to choose', () => {
    expect(counted({ wild: { yama_uba: null, shinigami: null }, visions: [] as Player['visions'] } as Player)).toEqual([]);
  });
});
