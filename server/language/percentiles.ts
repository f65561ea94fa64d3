import type { Statistic } from '../../contract/reading.ts';
import { isContent } from './left.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** "75th percentile", "p90", "between the 25th and 75th". */
export function percentileIn(tokens: readonly Token[]): Found<Statistic> | null {
  const low = tokens.findIndex(({ number, isOrdinal }) => number === 25 && isOrdinal);
  const high = tokens.findIndex(({ number, isOrdinal }) => number === 75 && isOrdinal);
  if (low !== -1 && high > low && high - low < 5) return { value: 'quartiles', from: low, to: high + 1, isExact: true };
  const said = tokens.flatMap(({ low: letter }, at) =>
    letter === 'p' && typeof tokens[at + 1]?.number === 'number' ? [at] : [],
  );
  const numbers = said.map((at) => tokens[at + 1]?.number);
  // "P25/p50/p75".
  if (numbers.includes(25) && numbers.includes(75))
    return { value: 'quartiles', from: said[0] ?? 0, to: (said.at(-1) ?? 0) + 2, isExact: true };
  // "Now the 90th": an ordinal with nothing beside it that says anything.
  const ordinal = tokens.findIndex(({ isOrdinal }) => isOrdinal);
  const only = tokens.every(
    (token, at) => at === ordinal || token.isMark || (!isContent(token) && token.number === null),
  )
    ? tokens[ordinal]
    : undefined;
  if (only !== undefined && only.number !== null && only.number > 4 && only.number < 100)
    return percentileAt(only.number, ordinal, ordinal + 1);
  for (const [at, token] of tokens.entries()) {
    const { number, low, isOrdinal } = token;
    const next = tokens[at + 1];
    // "Family, 75th": an ordinal of a hundred with nothing behind it that it could count.
    const isEnd = next === undefined || next.isMark || closing.has(next.low);
    if (isOrdinal && number !== null && usual.has(number) && isEnd && next?.low !== '-')
      return percentileAt(number, at, at + 1);
    // "The top 10%", "bottom 20 percent": where such a part of all begins.
    const isPart = token.unit === 'percent' || next?.low === 'percent' || next?.low === '%';
    const end = tokens[at - 1]?.low ?? '';
    if (number !== null && number < 50 && isPart && (upper.has(end) || lower.has(end)))
      return percentileAt(
        upper.has(end) ? 100 - number : number,
        at - 1,
        at + (next?.low === 'percent' || next?.low === '%' ? 2 : 1),
      );
    if (number !== null && (next?.key === 'percentil' || (isOrdinal && next?.low === 'percent')))
      return percentileAt(number, at, at + 2);
    if (low === 'p' && typeof next?.number === 'number' && next.number < 100)
      return percentileAt(next.number, at, at + 2);
  }
  return null;
}
const upper = new Set(['top', 'highest', 'richest', 'largest']);
const lower = new Set(['bottom', 'lowest', 'leanest', 'smallest']);
const usual = new Set([5, 10, 20, 25, 30, 40, 60, 70, 75, 80, 90, 95, 99]);
const closing = new Set(['and', 'for', 'instead', 'please', 'only', 'now', 'in', 'by', 'too']);

const percentileAt = (percentile: number, from: number, to: number): Found<Statistic> => ({
  value: percentile === 50 ? 'median' : { percentile },
  from,
  to,
  isExact: true,
});
