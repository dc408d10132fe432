import { describe, expect, it } from 'vitest';
import { content } from '../../testing/content';
import { Content } from './content';
import { join, texts } from '../../testing/texts';
import type { Effect } from './content';
import { tokens, words } from './effects';
import samples from '../../testing/effects.json';

const every = Object.values(samples).flat() as Effect[];

const c = new Content(content('white_castle'));

describe('effects as icons', () => {
  it('shows a price in front of an arrow', () => {
    expect(tokens(c.get('ST02')?.boxes?.[0]?.effects)).toEqual([
      { kind: 'icon', icon: 'seal', n: 1, pay: true },
      { kind: 'arrow' },
      { kind: 'icon', icon: 'courtier', n: 1, pay: false },
    ]);
  });
  it('names the colour of a tile', () => {
    expect(tokens(c.get('YT6')?.blue)).toEqual([{ kind: 'icon', icon: 'tile-black', n: 1, pay: false }]);
  });
  it('splits a gain of several goods', () => {
    expect(tokens([{ gain: { coin: 2, food: 1 } }]).map((x) => (x.kind === 'icon' ? `${x.n} ${x.icon}` : x.kind))).toEqual([
      '1 food',
      '2 coin',
    ]);
  });
});

describe('every form of effect', () => {
  it.each(every.map((effect) => [JSON.stringify(effect), effect] as const))('%s', (_, effect) => {
    const drawn = tokens(effect);
    expect(drawn.some((token) => token.kind === 'icon')).toBe(true);
    for (const token of drawn) if (token.kind === 'icon') expect(token.icon).toMatch(/^[a-z]+(-[a-z]+)?$/);
    for (const language of ['en', 'cs', 'ru']) expect(words(effect, texts(language), join(language))).not.toMatch(/undefined|⟨|\{|^$/);
  });
  it('looks different', () => {
    expect(new Set(every.map((effect) => JSON.stringify(tokens(effect)))).size).toBe(every.length);
    expect(new Set(every.map((effect) => words(effect, texts('en'), join('en')))).size).toBe(every.length);
  });
  it('reads naturally', () => {
    const say = (effect: Effect) => words(effect, texts('en'), join('en'));
    expect(say({ any: ['lantern', 'well', 'light'], most: 2 })).toBe(
      'at most 2 of: the lantern reward, the well reward, one light action of a card in the castle',
    );
    expect(say({ pay: { seal: 1, 'food/iron': 2 }, then: ['domain'] })).toBe(
      'pay any 2 of food / iron and 1 daimyo seal, then one row of your domain',
    );
  });
});

describe('effects in words', () => {
  it('reads a paid worker action in English, Czech and Russian', () => {
    const effects = c.get('GF2')?.effects;
    expect(words(effects, texts('en'), join('en'))).toBe('pay 3 coins, then the courtiers action');
    expect(words(effects, texts('cs'), join('cs'))).toBe('akce dvořanů (cena: 3 mince)');
    expect(words(effects, texts('ru'), join('ru'))).toBe('действие придворных (цена: 3 монеты)');
  });
  it.each([
    ['cs', 1, '1 pečeť daimjóa'],
    ['cs', 2, '2 pečetě daimjóa'],
    ['cs', 5, '5 pečetí daimjóa'],
    ['ru', 1, '1 печать даймё'],
    ['ru', 3, '3 печати даймё'],
    ['ru', 5, '5 печатей даймё'],
    ['en', 1, '1 daimyo seal'],
  ])('counts seals rightly: %s %i', (language, n, expected) => {
    expect(words([{ gain: { seal: n } }], texts(language), join(language))).toBe(expected);
  });
  it('has words for every component of the game in every language', () => {
    for (const language of ['en', 'cs', 'ru']) {
      const t = texts(language);
      const say = (effects: Effect[] | Effect | undefined) => words(effects, t, join(language));
      let seen = 0;
      for (const id of c.ids()) {
        const part = c.get(id);
        const all = [
          ...(part?.boxes ?? []).map((b) => b.effects),
          ...(part?.slots ?? []),
          part?.effects,
          part?.blue,
          part?.gold,
          part?.lantern,
          part?.actions,
          part?.rewards,
          part?.back,
        ];
        for (const effects of all) {
          if (effects === undefined) continue;
          const said = say(effects);
          expect(said, `${language} ${id}`).not.toBe('');
          expect(said).not.toMatch(/undefined|⟨|\{/);
          seen += 1;
        }
      }
      expect(seen).toBeGreaterThan(120);
    }
  });
});

describe('content', () => {
  it('knows the shared lantern side of a deck', () => {
    expect(c.lantern('ST01')).toEqual([{ gain: { coin: 1 } }]);
    expect(c.lantern('DP01')).toEqual([{ gain: { cp: 1 } }]);
    expect(c.lantern('SA1')).toEqual([{ influence: 1 }]);
    expect(c.lantern('DC2')).toEqual([{ gain: { seal: 1 } }]);
  });
  it('marks the reconstructed solo cards', () => {
    expect(c.get('SO1')?.source).toBe('reconstructed');
    expect(c.get('ST01')?.source).not.toBe('reconstructed');
  });
});
