import { describe, expect, it } from 'vitest';
import { trivial } from './trivial';
import type { Option } from './wire';

const option = (family: string, changes: Record<string, number> = {}, more: Partial<Option> = {}): Option => ({
  id: 1,
  name: family,
  family,
  args: {},
  free: false,
  preview: { changes, opens: null },
  ...more,
});
const DECLINES = ['done', 'skip'];

describe('trivial choices', () => {
  it('are the only option, whatever it is', () => {
    expect(trivial([option('slot')], DECLINES)?.family).toBe('slot');
    expect(trivial([option('done')], DECLINES)?.family).toBe('done');
  });
  it('are a gift beside declining it', () => {
    expect(trivial([option('use', { iron: 2 }), option('done')], DECLINES)?.family).toBe('use');
  });
  it('are not what costs something, opens something or does not tell', () => {
    for (const real of [
      option('use', { iron: 2, coin: -1 }),
      option('use', { iron: 2 }, { preview: { changes: { iron: 2 }, opens: { kind: 'x', data: {}, options: [] } } }),
      option('use'),
      option('use', {}, { preview: undefined }),
    ])
      expect(trivial([real, option('done')], DECLINES)).toBeNull();
  });
  it('are not two things, nor nothing', () => {
    expect(trivial([option('use', { iron: 1 }), option('gain', { food: 1 }), option('done')], DECLINES)).toBeNull();
    expect(trivial([option('done'), option('skip')], DECLINES)).toBeNull();
    expect(trivial([], DECLINES)).toBeNull();
  });
  it('leave the last exchange to the player', () => {
    expect(trivial([option('done'), option('exchange', { coin: 1 }, { free: true })], DECLINES)).toBeNull();
  });
});
