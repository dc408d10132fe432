import { expect, it } from 'vitest';
import { broken } from './broken';

it('breaks a long word before a syllable', () => {
  expect(broken('Строительство')).toEqual(['Строи-', 'тельство']);
  expect(broken('Obyvatelstvo')).toEqual(['Obyva-', 'telstvo']);
});
it('leaves a word whole that has no such place', () => expect(broken('Dům')).toEqual(['Dům']));
