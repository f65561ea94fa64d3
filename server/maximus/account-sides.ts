import { listed } from '../../contract/vocabulary/listed.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import type { Token } from '../language/tokens.ts';
import { type Asked, testsOf } from './account-names.ts';

/** Words that set one thing beside another, or compute with two: the figure must show both. */

const textOf = (token: Token | null): string[] => (token === null ? [] : [token.text]);

/** "Both groups by size": two of something are shown. */
export function both({ tokens, spec, words }: Asked): string[] {
  const isOfTwo =
    spec.measures.length > 1 ||
    spec.groupBy.length > 1 ||
    spec.compare !== null ||
    spec.peers.some(({ any }) => any.length > 1) ||
    spec.peers.length > 1;
  return isOfTwo ? [] : textOf(tokens.find(({ low, key }) => low === 'both' && !words.has(key)) ?? null);
}

const arithmetic = new Set(
  listed(`
    ratio, sum, minus, combined, divided, multiplied, deviation, variance, weighted, annualized, annualised, cumulative
    compounded, adjusted
  `),
);

/** "The ratio of", "weighted by headcount": figures are shown as guides state them, and nothing is computed of two of them. */
export function computedOf({ tokens, words, reading, spec }: Asked): string[] {
  // "Minus government".
  if (reading.operation?.value === 'remove') return [];
  // "The deductible as a percent of the maximum".
  const isOfDollars = spec.measures.some(
    (one) => 'metric' in one && isMetric(one.metric) && metricOf(one.metric).unit?.startsWith('usd') === true,
  );
  const isPartOf = (at: number): boolean => {
    const next = ['a', 'the'].includes(tokens[at + 1]?.low ?? '') ? at + 2 : at + 1;
    return (
      isOfDollars && tokens[at]?.low === 'as' && pieces.has(tokens[next]?.low ?? '') && tokens[next + 1]?.low === 'of'
    );
  };
  return textOf(tokens.find(({ low, key }, at) => (arithmetic.has(low) && !words.has(key)) || isPartOf(at)) ?? null);
}

const pieces = new Set(listed('percent, percentage, share, portion, fraction, proportion'));

const comparing = new Set(
  listed(`
    more, less, fewer, higher, lower, bigger, smaller, longer, shorter, richer, better, worse, cheaper, greater
  `),
);

/** "How much more do they pay": one is held against another, which must be seen in the figure. */
export function comparedWith({ tokens, spec, words, reading, before }: Asked): string[] {
  const { measures, groupBy, compare, sort, limit, statistic } = spec;
  const ends = [...measures, ...testsOf(spec)].some((one) =>
    ['above', 'below', 'atLeast', 'atMost'].some((end) => end in one),
  );
  const isShown =
    measures.length > 1 ||
    groupBy.length > 0 ||
    compare !== null ||
    ends ||
    sort !== null ||
    limit !== null ||
    statistic !== 'median';
  if ((isShown && statistic !== 'share') || ends || groupBy.length > 0 || before !== null || reading.operation !== null)
    return [];
  // What stands in a sentence before tells how somebody came to ask.
  const start = tokens.findLastIndex(({ low }, at) => ['.', '!'].includes(low) && at < tokens.length - 1);
  const isFree = (at: number): boolean =>
    at > start &&
    (tokens[at - 1]?.number ?? null) === null &&
    !['or', 'and', 'any', 'no', 'once'].includes(tokens[at - 1]?.low ?? '');
  return textOf(tokens.find(({ low, key }, at) => comparing.has(low) && !words.has(key) && isFree(at)) ?? null);
}

/** "Has the gap narrowed": of one figure there is none. */
export function gapOfTwo({ tokens, spec, words }: Asked): string[] {
  const isOfTwo =
    spec.measures.length > 1 ||
    spec.compare !== null ||
    spec.groupBy.some((one) => one !== 'year') ||
    spec.statistic === 'spread';
  return isOfTwo
    ? []
    : textOf(
        tokens.find(({ low, key }) => ['gap', 'difference', 'disparity'].includes(low) && !words.has(key)) ?? null,
      );
}
