import { expect, test } from 'vitest';
import { players } from './shelf';

test.each([
  [[1, 2, 3, 4], '1–4'],
  [[2, 4], '2, 4'],
  [[3], '3'],
  [[2, 3], '2–3'],
])('%s seats are %s players', (seats, said) => {
  expect(players(seats)).toBe(said);
});
