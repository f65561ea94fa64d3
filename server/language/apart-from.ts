import type { From } from '../../contract/reading.ts';
import type { Token } from './tokens.ts';

/**
 * Where a metric stands whose first or last words are of a condition or an amount, too: "self-funded HSA" is a way of funding and
 * an HSA. It keeps the last of its words that are its own; all of them where none is.
 */
export function apartFrom(taken: readonly From[], from: From, tokens: readonly Token[]): From {
  if (from.kind !== 'typed') return from;
  const [start, end] = from.span;
  const isTaken = ({ span }: Token): boolean =>
    taken.some((one) => one.kind === 'typed' && one.span[0] < span[1] && span[0] < one.span[1]);
  const words = tokens.filter(({ span }) => span[0] >= start && span[1] <= end);
  const last = words.findLastIndex((word) => !isTaken(word));
  if (last === -1 || !words.some(isTaken)) return from;
  const before = words.slice(0, last).findLastIndex(isTaken);
  return { kind: 'typed', span: [words[before + 1]?.span[0] ?? start, words[last]?.span[1] ?? end] };
}
