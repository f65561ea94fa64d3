import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import { stemOf } from '../../contract/stem.ts';
import type { Token } from './tokens.ts';

const plurals = new Map(
  employerWords.filter((word) => word.endsWith('s') && !word.endsWith('ss')).map((word) => [stemOf(word), word]),
);
const counting = new Set(['many', 'all', 'most', 'few', 'percent', 'which', 'other']);

/** "How many firm have it": after a word that counts, employers are several however they are written. */
export const withPlurals = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const plural = counting.has(tokens[at - 1]?.low ?? '') ? plurals.get(token.key) : undefined;
    return plural === undefined || plural === token.low ? token : { ...token, low: plural };
  });
