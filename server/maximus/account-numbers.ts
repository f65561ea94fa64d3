import { listed } from '../../contract/vocabulary/listed.ts';
import type { AnalysisSpec } from '../../contract/analysis.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import { everyoneElseIn } from '../language/everyone-else.ts';
import { countsDrawings } from '../language/no-amounts.ts';
import { type Token } from '../language/tokens.ts';
import { type Asked, testsOf } from './account-names.ts';
import { isNaming, metricsOf } from './metric-words.ts';

const QUARTERS = new Set([25, 50, 75]);

/** Every number of the spec, and those in the names of its metrics, which stand in no other period than they were typed in. */
function numbersOf(spec: AnalysisSpec): { stated: number[]; inNames: number[] } {
  const found = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value === 'number') found.add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit({ ...spec, assumed: [] });
  return {
    stated: [...found],
    inNames: metricsOf(spec).flatMap(([metric]) => (metric.match(/\d+/g) ?? []).map(Number)),
  };
}

/** How often a year something is paid, and how days are weeks: an amount may stand in another period than it was typed in. */
const SCALES = [1, 5, 12, 26, 52, 24, 1 / 8, 30, 26 / 12, 52 / 12, 2, 1 / 12];
/** By so much of itself an amount may be rounded when its period is another one; 15 is no 1 in any of them. */
const ROUNDED = 0.05;

/** No plan states so much, or so little: an amount beyond that was meant of something else. */
export function beyondRange({ spec, tokens }: Asked): string[] {
  const [first] = spec.measures;
  const own =
    spec.compare?.with === 'amount' && first?.of === 'value'
      ? [{ metric: first.metric, said: [spec.compare.amount] }]
      : [];
  const bounds = [...spec.measures, ...testsOf(spec)].flatMap((one) =>
    'metric' in one && 'atMost' in one
      ? [{ metric: one.metric, said: [one.atLeast, one.above, one.atMost, one.below] }]
      : [],
  );
  const far = [...own, ...bounds].flatMap(({ metric, said }) => {
    const most = isMetric(metric) ? (metricOf(metric).range?.[1] ?? Infinity) : Infinity;
    return said.filter((amount) => amount !== undefined && amount > 2 * most);
  });
  return tokens.flatMap(({ number, text }) => (number !== null && far.includes(number) ? [text] : []));
}

/** "A 300-person firm": within the sizes of the peers. */
const isOfBand = (number: number, spec: AnalysisSpec): boolean =>
  testsOf(spec).some(
    (test) =>
      test.on === 'size' && test.atLeast !== undefined && number > test.atLeast && number <= (test.atMost ?? Infinity),
  );

const labels = new Set(
  listed(`
    table, figure, exhibit, question, item, q, slide, page, section, part, number, no
  `),
);

/** "One times salary": a number as any other, and not "one chart". */
const isUnit = (token: Token | undefined): boolean => ['times', 'week', 'visit'].includes(token?.low ?? '');

/** Numbers that were typed and stand nowhere in the spec, by where they stand. */
export function numbers({ tokens, spec, reading, mentions }: Asked): number[] {
  const { stated, inNames } = numbersOf(spec);
  const inSpec = [...stated, ...inNames];
  const said = tokens.map((token) => token.key);
  const typed = new Set(tokens.map(({ number }) => number));
  // "90 or 180 days": the one is placed as it stands, and is not the other in another period as well.
  const scaled = stated.filter((one) => !typed.has(one));
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < Math.min(1, ROUNDED * one);
  const isPlaced = (number: number): boolean =>
    inSpec.includes(number) || scaled.some((one) => SCALES.some((scale) => isNear(one, number * scale)));
  return tokens.flatMap(({ number, key, low, isOrdinal, span }, at) => {
    if (
      number === null ||
      isPlaced(number) ||
      isOfBand(number, spec) ||
      isNaming(spec, said, key) ||
      (low === 'one' && !isUnit(tokens[at + 1]))
    )
      return [];
    if (mentions.some(({ from, to }) => at >= from && at < to) || countsDrawings(tokens, at)) return [];
    // "Over 1,000 people against the rest".
    if (spec.groupBy.includes('size') && everyoneElseIn(tokens, []) !== null) return [];
    const isOfQuartiles = spec.statistic === 'quartiles' && QUARTERS.has(number);
    if (isOfQuartiles || (isOrdinal && number === 50 && spec.statistic === 'median')) return [];
    // "After 2023" is from 2024 on.
    if (tokens[at - 1]?.low === 'after' && isPlaced(number + 1)) return [];
    // "Table 4: …", "Q3".
    if (labels.has(tokens[at - 1]?.low ?? '')) return [];
    const next = tokens[at + 1];
    if (next?.span[0] === span[1] && /^[ap]m$/.test(next.low)) return [];
    // "The last three years" are years of the spec.
    if (next?.key === 'year' && spec.peers.some(({ any }) => any.some(({ on }) => on === 'year'))) return [];
    // "The top ten percent" begin at the 90th percentile.
    const { statistic } = spec;
    if (typeof statistic !== 'string' && number === 100 - statistic.percentile) return [];
    const isPart = number < 101 && reading.statistic !== null && tokens[at + 1]?.key === 'percentil';
    return isPart ? [] : [at];
  });
}
