import { describe, expect, it, vi } from 'vitest';
import type { Option, View } from '../../lib/wire';

vi.hoisted(() => {
  // settings are read from a browser, which is not here
  vi.stubGlobal('navigator', { languages: ['en'] });
});
import { Desk } from '../../lib/desk.svelte';
import { Content } from './content';
import { preview } from './preview';
import previews from './previews.json';

/** Positions from real games, with what the engine did to the stock: written by tools/previews.py. */
const cases = previews.cases as unknown as { view: View; option: Option; delta: Record<string, number> }[];

function look(view: View, option: Option) {
  const desk = new Desk();
  desk.content = new Content(previews.content);
  desk.view = view;
  return preview(option, desk);
}

describe('what an option costs and brings', () => {
  it.each(cases.map((c, i) => [`${i} ${c.option.name}`, c] as const))('%s: the stock changes as told', (_, c) => {
    const told = look(c.view, c.option).delta;
    for (const [good, n] of Object.entries(c.delta)) expect(told[good] ?? 0, good).toBe(n);
  });
  it('missing coins are paid with seals, and the chips say so', () => {
    const paid = cases.filter((c) => c.option.family === 'audience' && c.delta.seal === -1);
    expect(paid.length).toBeGreaterThan(0);
    for (const { view, option } of paid) expect(look(view, option).chips.map((chip) => [chip.icon, chip.n])).toEqual([['coin', -1], ['seal', -1]]);
  });
  it('what is only opened by an option is marked as such', () => {
    const rooms = cases.filter((c) => c.option.family === 'place').flatMap((c) => look(c.view, c.option).chips);
    expect(rooms.some((chip) => chip.open !== undefined)).toBe(true);
    expect(rooms.some((chip) => chip.open === undefined)).toBe(true);
  });
});
