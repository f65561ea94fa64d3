import type { Statistic } from '../../contract/reading.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** "75th percentile", "p90", "between the 25th and 75th". */
export function percentileIn(tokens: readonly Token[]): Found<Statistic> | null {
  const low = tokens.findIndex(({ number, isOrdinal }) => number === 25 && isOrdinal);
  const high = tokens.findIndex(({ number, isOrdinal }) => number === 75 && isOrdinal);
  if (low !== -1 && high > low && high - low < 5) return { value: 'quartiles', from: low, to: high + 1, isExact: true };
  const [only] = tokens;
  if (tokens.length === 1 && only?.isOrdinal === true && only.number !== null && only.number > 4 && only.number < 100) return percentileAt(only.number, 0, 1); // prettier-ignore
  for (const [at, { number, low }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (number !== null && next?.key === 'percentil') return percentileAt(number, at, at + 2);
    if (low === 'p' && typeof next?.number === 'number' && next.number < 100)
      return percentileAt(next.number, at, at + 2);
  }
  return null;
}
const percentileAt = (percentile: number, from: number, to: number): Found<Statistic> => ({
  value: percentile === 50 ? 'median' : { percentile },
  from,
  to,
  isExact: true,
});
