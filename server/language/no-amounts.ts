import { isMetric, metricOf } from '../../contract/metrics.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import type { Amount } from './amounts.ts';
import type { MetricSeen } from './metrics.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Fewer would be weeks, days or an age. */
const LEAST_ALONE = 50;

/** "One more", "the last three years": no amount of anything. */
export function isNoAmount(tokens: readonly Token[], { from, to, unit, low, compared }: Amount): boolean {
  const [first, before] = [tokens[from], tokens[from - 1]?.low ?? ''];
  if (first?.low === 'one' && unit === null) return true;
  // "Hospitals under 500 beds": what is counted is nobody that works there, or not all of them.
  if (things.has(tokens[to]?.low ?? '') || countsDrawings(tokens, to - 1)) return true;
  // "Table 4: …".
  if (['table', 'figure', 'exhibit', 'question', 'item'].includes(before)) return true;
  // "Before my 2pm".
  const next = tokens[to];
  if (
    unit === null &&
    next !== undefined &&
    !next.isMark &&
    next.span[0] === first?.span[1] &&
    /^[ap]m$/.test(next.low)
  )
    return true;
  return low < LEAST_ALONE && compared === null && ['last', 'past'].includes(before) && tokens[to - 1]?.key === 'year';
}

const drawings = new Set(
  'chart charts graph graphs plot plots figure figures table tables panel panels slide slides'.split(' '),
);

/** "Two charts": how they are drawn. */
export const countsDrawings = (tokens: readonly Token[], at: number): boolean =>
  drawings.has(tokens[at + 1]?.low ?? '');

const things = new Set(
  'bed beds student students room rooms store stores location locations site sites unit units acre acres truck trucks vehicle vehicles branch branches attorney attorneys lawyer lawyers partner partners doctor doctors physician physicians teacher teachers'.split(
    ' ',
  ),
);

/** What is waived is not paid. */
export const waiving: ReadonlySet<string> = new Set(['waive', 'waives', 'waived', 'waiving']);

/** "For telehealth": of something else; "for large employers", "for HMO plans": of whom. */
const isForElse = (tokens: readonly Token[], at: number): boolean =>
  ['for', 'on'].includes(tokens[at]?.low ?? '') &&
  !tokens.slice(at + 1, at + 3).some(({ low }) => employerWords.includes(low) || ['plan', 'plans'].includes(low));

/** "Waive the telehealth copay": it is nothing. "Waive medical coverage" is what employees do. */
export const waivedIn = (tokens: readonly Token[], metrics: readonly MetricSeen[]): Found<true>[] =>
  metrics.flatMap(({ metric, from, to }) => {
    const at = ['the', 'their', 'a'].includes(tokens[from - 1]?.low ?? '') ? from - 2 : from - 1;
    const isOfNothing = isMetric(metric) && metricOf(metric).range?.[0] === 0;
    return isOfNothing && waiving.has(tokens[at]?.low ?? '') && !isForElse(tokens, to)
      ? [{ value: true, from: at, to: from, isExact: true }]
      : [];
  });

export const versus: readonly string[] = ['vs', 'versus'];
const setting = new Set(['or', ...versus]);
interface Span {
  from: number;
  to: number;
}

/** "1x, 2x or 3x": the values that stand beside one of them, where some are set against each other. */
export function setBeside<Each extends Span>(tokens: readonly Token[], one: Span, others: readonly Each[]): Each[] {
  const between = (first: Span, last: Span): string[] =>
    last.from <= first.to ? [] : tokens.slice(first.to, last.from).map(({ low }) => low);
  const isNext = (first: Span, last: Span): boolean => {
    const words = between(first, last);
    return (
      words.length > 0 && words.length < 3 && words.every((low) => low === ',' || low === 'and' || setting.has(low))
    );
  };
  const found: Each[] = [];
  let ends: Span = one;
  for (const other of others.toSorted((a, b) => a.from - b.from))
    if (isNext(ends, other)) {
      found.push(other);
      ends = other;
    }
  let starts: Span = one;
  for (const other of others.toSorted((a, b) => b.from - a.from))
    if (isNext(other, starts)) {
      found.push(other);
      starts = other;
    }
  const words = tokens.slice(starts.from, ends.to);
  // "1x, 2x and 3x": "and" between two may be of two figures.
  const isSet = words.some(({ low }) => setting.has(low)) || (found.length > 1 && words.some(({ low }) => low === ','));
  return isSet ? found : [];
}
