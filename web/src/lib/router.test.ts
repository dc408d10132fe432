import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'start' }],
    ['/lobby', '', { page: 'lobby' }],
    ['/table/abc', '', { page: 'table', id: 'abc' }],
    ['/table/abc/replay', '?at=12', { page: 'replay', id: 'abc', at: 12 }],
    ['/table/abc/replay', '?at=-1', { page: 'replay', id: 'abc', at: null }],
    ['/join/K7M2QX', '', { page: 'join', code: 'K7M2QX' }],
    ['/rules/white_castle', '', { page: 'rules', game: 'white_castle' }],
    ['/nowhere/at/all', '', { page: 'missing' }],
    ['/lobby/more', '', { page: 'missing' }],
    ['/%E0%A4%A', '', { page: 'missing' }],
    ['/table/%', '', { page: 'missing' }],
  ])('%s%s', (path, search, route) => {
    expect(parse(path, search)).toEqual(route);
  });
});
