import type { Known } from '../../contract/reading.ts';
import type { Token } from './tokens.ts';

/** A question is read in parts, and few of them twice. */
const MOST_PARTS = 16;

/** A pure function of words of a question: those who read it ask about the same words in turn, some as a part of others. */
export function ofSameWords<Made>(
  make: (tokens: readonly Token[], known: Known) => Made,
): (tokens: readonly Token[], known: Known) => Made {
  const kept: { tokens: readonly Token[]; known: Known; made: Made }[] = [];
  return (tokens, known) => {
    const had = kept.find((one) => one.known === known && areSame(one.tokens, tokens));
    if (had !== undefined) return had.made;
    const made = make(tokens, known);
    if (kept.length >= MOST_PARTS) kept.shift();
    kept.push({ tokens, known, made });
    return made;
  };
}

const areSame = (some: readonly Token[], others: readonly Token[]): boolean =>
  some === others ||
  (some.length === others.length && some[0] === others[0] && some.every((token, at) => token === others[at]));
