/** What an effect looks like as a row of icons, and how it reads in words. */
import { asIcons, icon, inWords, type Join, type Say, type Sign, sorted } from '../../lib/effectface';
import { type Amounts, kindsOf, type Visitor, visit } from '../../lib/effects';
import type { Effect } from './content';

export const GOODS = ['food', 'iron', 'pearl', 'any', 'coin', 'seal', 'cp'] as const;

type Own =
  /** What stands before it may be left out. */
  | { kind: 'may' }
  /** At most so many of what follows. */
  | { kind: 'most'; n: number };
export type Token = Sign | Own;

/** The goods of a mix stand one after another. */
function icons(amounts: Amounts, pay: boolean): Token[] {
  return sorted(amounts, GOODS).flatMap(([name, n]) => {
    const [first = name, ...others] = kindsOf(name);
    return [icon(first, n, pay), ...others.flatMap((other): Token[] => [{ kind: 'or' }, icon(other)])];
  });
}

const AS_ICONS: Visitor<Token[]> = {
  ...asIcons<Own>(icons),
  any: (parts, most) => [
    ...(most < parts.length ? [{ kind: 'most', n: most } as const] : []),
    ...parts.flatMap((part): Token[] => [...part, { kind: 'may' }]),
  ],
  word: (name, word) => [icon(`${name}-${word}`)],
};

/** Effects as a row of pictures: price, arrow, gain. */
export function tokens(effects: readonly Effect[] | Effect | undefined): Token[] {
  return effects === undefined ? [] : visit(effects, AS_ICONS);
}

function ourWords(t: Say, join: Join): Visitor<string[]> {
  const common = inWords(GOODS, t, join);
  return {
    ...common,
    number: (name, n) => (name === 'influence' ? [t('effect-influence', { n })] : common.number(name, n)),
    word: (name, word) => [t(`effect-${name}`, { colour: word })],
  };
}

/** Effects in the reader's language: "gain 2 iron and the lantern reward". */
export function words(effects: readonly Effect[] | Effect | undefined, t: Say, join: Join): string {
  return effects === undefined ? '' : join(visit(effects, ourWords(t, join)));
}
