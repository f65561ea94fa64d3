import type { AnalysisSpec, Grouping, Measure, PeerPart, PeerTest, SpecStatistic } from '../../contract/analysis.ts';
import { isMetric } from '../../contract/metrics.ts';
import type {
  AskedMetric,
  Condition,
  Dimension,
  From,
  Intent,
  Reading,
  Slot,
  Statistic,
  Test,
} from '../../contract/reading.ts';
import { words } from '../language/words.ts';

/**
 * A spec as the reading that it could have come from: what is typed next goes on from it, also where a part of the spec was
 * changed by hand, and it can be said as a sentence that is read the same.
 */
export function readingOf(spec: AnalysisSpec): Reading {
  const { measures, peers, groupBy, sort, limit, chart, compare } = spec;
  const tested = measures.filter(isTest);
  const bounds = tested.map((measure) => conditionOf(factOf(measure)));
  // Shares of several amounts of one figure: "1x or 2x".
  const isOfOne = bounds.length > 1 && tested.every(({ metric }) => metric === tested[0]?.metric);
  const bounded = isOfOne ? [{ or: bounds }] : bounds;
  const years =
    compare?.with === 'years' ? [conditionOf({ on: 'year', atLeast: compare.from, atMost: compare.to })] : [];
  const parts = [...bounded, ...peers.flatMap(partOf), ...years];
  const isAnswers = (one: Grouping): boolean => measures[0]?.of === 'employers' && isAnswer(one, spec);
  const isOfAnswers = groupBy.some(isAnswers);
  return {
    text: '',
    intent: slot(intentOf(spec)),
    metrics: [...measures.flatMap(metricOf), ...(isOfAnswers ? groupBy.filter(isAnswers).flatMap(answersOf) : [])].map(
      slot,
    ),
    subjects: [],
    employers: [],
    own: null,
    where: parts.length < 2 ? (parts[0] ?? null) : { and: parts },
    amounts: compare?.with === 'amount' ? [slot({ role: 'given', amount: compare.amount })] : [],
    statistic: statisticOf(spec),
    groupBy: groupBy.flatMap((one) => (isAnswers(one) ? [] : dimensionOf(one))).map(slot),
    sort: sort === null ? null : slot(sort),
    limit: limit === null ? null : slot(limit),
    chart: chart === 'auto' || chart === 'none' ? null : slot(chart),
    operation: null,
    corrections: [],
    left: [],
    covered: [],
    more: [],
  };
}

const capitals = /\b(?:pto|hsa|hra|fsa|eap|std|ltd|glp-1)\b/gi;
const inCapitals = (text: string): string => text.replace(capitals, (name) => name.toUpperCase());

/** A spec as one sentence that a person can check. */
export function wordsOf(spec: AnalysisSpec): string {
  const offering = isOfBoth(spec) ? spec.measures.filter(({ of }) => of === 'offering') : [];
  if (offering.length > 0 && typeof spec.statistic === 'string')
    return `${wordsOf({ ...spec, measures: offering, statistic: 'share' })}, and the ${spec.statistic} amount`;
  const said = words(readingOf(spec))
    .replace(/^tell me the +/, '')
    .replaceAll(' ,', ',');
  return inCapitals(said.charAt(0).toUpperCase() + said.slice(1));
}

/** "How common is it and how much": the share that has it, and its amount. */
export const isOfBoth = ({ measures: [one, other, ...others] }: AnalysisSpec): boolean =>
  one?.of === 'offering' && other?.of === 'value' && one.metric === other.metric && others.length === 0;

const carried: From = { kind: 'carried' };
const slot = <Value>(value: Value): Slot<Value> => ({ value, from: carried });
const conditionOf = (test: Test): Condition => ({ test, from: carried });

type Offering = Extract<Measure, { of: 'offering' }>;

/** Whether the measure is a fact with an answer or an amount: that is said as a condition. */
const isTest = (measure: Measure): measure is Offering =>
  measure.of === 'offering' &&
  [measure.is, measure.atLeast, measure.above, measure.atMost, measure.below].some((one) => one !== undefined) &&
  !(measure.is === 'yes' && measure.atLeast === undefined);

/** Only what is there: slots that are absent and slots that are undefined would compare as different. */
const present = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;

function factOf({ of: _, ...fact }: Offering): Test {
  return present({ on: 'fact', ...fact }) as Test;
}

function metricOf(measure: Measure): AskedMetric[] {
  if (measure.of === 'employers' || isTest(measure)) return [];
  const { metric, tier, network, planType } = measure;
  return [present({ metric, tier, network, planType }) as AskedMetric];
}

/** Whether employers are counted by what their guides answer: the carriers that they name, the shares of plan types. */
const isAnswer = (grouping: Grouping, { statistic }: AnalysisSpec): boolean =>
  isMetric(grouping) || grouping === 'carrier' || (grouping === 'planType' && statistic === 'share');

const answersOf = (grouping: Grouping): AskedMetric[] => {
  if (grouping === 'planType') return [{ metric: 'medical.plan_type' }];
  if (grouping === 'carrier') return [{ metric: 'medical.carrier' }];
  return isMetric(grouping) ? [{ metric: grouping }] : [];
};

const dimensionOf = (grouping: Grouping): Dimension[] =>
  grouping === 'medical.funding' ? ['funding'] : isMetric(grouping) ? [] : [grouping];

function partOf({ any, not }: PeerPart): Condition[] {
  const tests = any.map((test: PeerTest) => conditionOf(present(test) as Test));
  const [first] = tests;
  if (first === undefined) return [];
  const some = tests.length === 1 ? first : { or: tests };
  return [not ? { not: some } : some];
}

function intentOf(spec: AnalysisSpec): Intent {
  const { measures, groupBy, compare, limit, sort } = spec;
  const [measure] = measures;
  if (compare?.with === 'amount') return 'position';
  if (compare?.with === 'years') return 'compare';
  if (measure?.of === 'employers') return groupBy.some((one) => isAnswer(one, spec)) ? 'share' : 'library';
  if (limit !== null || sort !== null) return 'ranking';
  if (measure?.of === 'offering') return 'share';
  return groupBy.length === 1 && groupBy[0] === 'year' ? 'trend' : 'benchmark';
}

function statisticOf({ measures, statistic }: AnalysisSpec): Slot<Statistic> | null {
  const [measure] = measures;
  if (measure?.of === 'employers') return null;
  return slot<SpecStatistic>(statistic);
}
