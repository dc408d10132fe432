import { expect, test } from 'vitest';
import type { GameInfo } from '../lib/wire';
import { players, shelf } from './shelf';

const game = (id: string): GameInfo => ({
  id,
  title: id,
  seats: [2, 3],
  options: [],
  designers: ['Somebody'],
  publisher: 'At home',
  rules: '1',
  content: '',
  bots: [],
  usual_bot: null,
  hidden_hands: false,
});
const announced = {
  later: { designers: ['Nobody'], publisher: 'Elsewhere', seats: [1, 2] },
  second: { designers: [], publisher: '', seats: [] },
};

test('a game the server has and nobody here has heard of stands on the shelf, with the facts the server tells', () => {
  const [first] = shelf([game('stones')], {});
  expect(first).toEqual({ id: 'stones', designers: ['Somebody'], publisher: 'At home', seats: [2, 3], there: true });
});

test('the server says the order; what is only announced follows, until the server has it', () => {
  expect(shelf([game('b'), game('a'), game('second')], announced).map((box) => [box.id, box.there])).toEqual([
    ['b', true],
    ['a', true],
    ['second', true],
    ['later', false],
  ]);
});

test.each([
  [[1, 2, 3, 4], '1–4'],
  [[2, 4], '2, 4'],
  [[3], '3'],
  [[2, 3], '2–3'],
])('%s seats are %s players', (seats, said) => {
  expect(players(seats)).toBe(said);
});
