import { expect, test } from 'vitest';
import { journeys } from './flights';

const at = (name: string, place: string) => ({ name, place });
const travelled = (before: string[], after: string[]) => {
  const pieces = (all: string[]) => all.map((piece) => at(piece.split('@')[0] ?? '', piece.split('@')[1] ?? ''));
  return journeys(pieces(before), pieces(after), (piece) => piece.name).map((flight) => `${flight.from} > ${flight.to}`);
};

test('what stays does not travel, also when its twin does', () => {
  expect(travelled(['hut@a', 'hut@a', 'hut@b'], ['hut@a', 'hut@b', 'hut@c'])).toEqual(['a > c']);
});
test('each piece that came is one that left, as long as there are any', () => {
  expect(travelled(['hut@a', 'hut@b'], ['hut@c', 'hut@d', 'hut@e'])).toEqual(['a > c', 'b > d']);
});
test('another piece in a place is no journey', () => {
  expect(travelled(['hut@a', 'priest@b'], ['priest@a'])).toEqual(['b > a']);
});
