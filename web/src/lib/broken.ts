/** A long word in two lines, where a label has no room for one: broken before a syllable, near the middle. */
const VOWELS = 'aeiouyáéěíóúůýаеёиоуыэюя';

const vowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter.toLowerCase());

export function broken(word: string): string[] {
  const { length } = word;
  const begins = (i: number) => vowel(word[i - 1]) && !vowel(word[i]) && vowel(word[i + 1]);
  const places = [...word].map((_, i) => i).filter((i) => i > 1 && i < length - 2 && begins(i));
  const [best] = places.sort((a, b) => Math.abs(a - length / 2) - Math.abs(b - length / 2));
  return best === undefined ? [word] : [`${word.slice(0, best)}-`, word.slice(best)];
}
