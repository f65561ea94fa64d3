import { AnalysisSpec, type Choice, type Comparison, type Grouping, type Measure, type PeerPart, type PeerTest, type SpecChart, type SpecStatistic, type Understood } from '../../contract/analysis.ts'; // prettier-ignore
import { isMetricGroup, metricOf, type MetricGroup, type MetricKey } from '../../contract/metrics.ts';
import type { AskedMetric, ChartKind, Condition, Dimension, Reading, Test } from '../../contract/reading.ts';
import { askedBack } from '../../contract/vocabulary/asked-back.ts';
import { levelLabels } from '../../contract/vocabulary/coverage-levels.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { wideMetricNames } from '../../contract/vocabulary/wide-metric-names.ts';
import { aspectOf } from '../../contract/aspects.ts';
import { measureLabel } from './labels.ts';
import { wordsOf } from './words.ts';

/**
 * Makes a spec of a reading, or asks which of a few is meant, or says why there is no figure. What nobody said is filled by
 * rule and stated with the spec; nothing is guessed without saying so. Pure.
 */
export function specify(reading: Reading): Understood {
  const refusal = refused(reading);
  if (refusal !== null) return { kind: 'refuse', sentence: refusal, choices: [] };
  const asked = askedBackOf(reading);
  if (asked !== null) return asked;
  return specOf(reading);
}

const elsewhere: Partial<Record<Reading['intent']['value'], string>> = {
  rule: 'That is a question of rules, not of figures. Insight answers it, with its sources.',
  limit: 'That is a limit of the law, not a figure of employers. Insight answers it, with its source.',
  date: 'That is a date of the law, not a figure of employers. Insight answers it, with its source.',
  definition: 'Maximus computes figures over employers. Insight explains terms, with sources.',
  'how-to': 'Maximus computes figures over employers. Insight explains how things are done, with sources.',
  passage: 'Maximus computes figures over employers. Insight finds the wording of guides.',
  'own case': 'That is one person’s case. Maximus computes figures over employers; ask counsel about a case.',
  'off topic': 'Maximus answers questions about what employers offer, such as the median deductible by industry.',
  social: 'Hello. Ask me what employers offer, such as the median deductible by industry.',
};

/** Why a question has no figure; null where it may have one. */
function refused(reading: Reading): string | null {
  const { intent, employers, metrics } = reading;
  if (elsewhere[intent.value] !== undefined) return elsewhere[intent.value] ?? null;
  if (employers.length > 0) {
    const name = employers[0]?.value[0] ?? '';
    return `Maximus compares groups of employers and shows no single one's figures. Open the guide of ${name} in Peripheral Vision, then give me its amount to compare.`; // prettier-ignore
  }
  const text = metrics.find(({ value }) => !isMetricGroup(value.metric) && metricOf(value.metric).kind === 'text' && !isCarrier(value.metric)); // prettier-ignore
  if (text !== undefined) return `${labelOf(text.value.metric)} is stated in words that cannot be counted. Insight finds the wording of guides.`; // prettier-ignore
  const hasSubject = metrics.length > 0 || factsIn(reading.where).length > 0 || intent.value === 'library';
  if (hasSubject || intent.value === 'share') return hasSubject ? null : nothingAsked(reading);
  return nothingAsked(reading);
}

function nothingAsked({ subjects: named, left }: Reading): string {
  const [subject] = named;
  const words =
    subject === undefined ? left.map(({ word }) => word).join(' ') : (subjects[subject.value].names[0] ?? '');
  const what = words === '' ? 'That names no figure' : `The library holds no comparable figure for “${words}”`;
  return `${what}. Ask for one of the benefits that guides state in numbers, such as deductibles, contributions, time off or parental leave.`; // prettier-ignore
}

const isCarrier = (metric: string): boolean => metric.endsWith('.carrier');
const labelOf = (metric: MetricKey | MetricGroup): string => measureLabel({ of: 'offering', metric });

function factsIn(where: Condition | null): Test[] {
  if (where === null) return [];
  if ('test' in where) return where.test.on === 'fact' ? [where.test] : [];
  if ('not' in where) return factsIn(where.not);
  return ('and' in where ? where.and : where.or).flatMap(factsIn);
}

/** A question back where the words mean several figures and no rule has a clear answer. */
function askedBackOf(reading: Reading): Understood | null {
  for (const [at, { value, from }] of reading.metrics.entries()) {
    if (from.kind !== 'typed') continue;
    const typed = reading.text.length === 0 ? '' : spoken(reading, from.span);
    const wide = askedBack[typed] ?? wideMetricNames[typed];
    const candidates = askedBack[typed] === undefined ? (value.or ?? []).filter((one) => wide?.includes(one) === true) : wide; // prettier-ignore
    if (candidates === undefined || candidates.length < 2 || wide === undefined) continue;
    // Words beside it have decided already: "the staff share of the premium".
    if (value.or === undefined && value.metric !== wide[0]) continue;
    const choices = candidates.slice(0, 4).flatMap((metric): Choice[] => {
      const { or: _, ...asked } = value;
      const chosen = reading.metrics.with(at, { value: { ...asked, metric }, from: { kind: 'carried' } });
      const understood = specOf({ ...reading, metrics: chosen });
      return understood.kind === 'spec' ? [{ label: labelOf(metric), spec: understood.spec }] : [];
    });
    if (choices.length > 1) return { kind: 'ask', question: `Which ${typed} do you mean?`, choices };
  }
  return null;
}

/** The words of a span. Spans count from the beginning of the whole text, of which this reading may be a later part. */
function spoken({ text, covered, metrics }: Reading, [from, to]: readonly [number, number]): string {
  const starts = [...covered.map(([start]) => start), ...metrics.flatMap((one) => (one.from.kind === 'typed' ? [one.from.span[0]] : []))]; // prettier-ignore
  const offset = to <= text.length ? 0 : Math.max(0, Math.min(...starts));
  return text.slice(from - offset, to - offset).toLowerCase().trim(); // prettier-ignore
}

function specOf(reading: Reading): Understood {
  const assumed: string[] = [];
  const parts = partsIn(reading.where);
  if (parts === null) {
    return { kind: 'refuse', sentence: 'These conditions cannot be combined in one figure. Ask for them one after the other.', choices: [] }; // prettier-ignore
  }
  const measured = measuresOf(reading, parts, assumed);
  const { measures } = measured;
  const isOfEmployers = measures[0]?.of !== 'value';
  const compared = compareOf(reading, measured.peers, measures);
  const named = groupsOf(reading, compared.peers, measured.groupBy, compared.compare);
  const groupBy = named.length === 0 && reading.chart?.value === 'map' ? mapped(assumed) : named;
  const statistic = statisticOf(reading, measures, groupBy, assumed);
  const chart = chartOf(reading.chart?.value ?? null, groupBy, measures, assumed);
  if (!isOfEmployers) assumed.unshift(...levelsAssumed(measures));
  noteWords(reading, assumed);
  const spec = AnalysisSpec.safeParse({
    measures: measures.slice(0, 4),
    peers: compared.peers,
    groupBy,
    statistic,
    compare: compared.compare,
    sort: reading.sort?.value ?? null,
    limit: groupBy.length === 0 ? null : clamped(reading.limit?.value ?? null),
    chart,
    assumed: assumed.slice(0, 12).map((one) => one.slice(0, 300)),
  });
  if (!spec.success) return { kind: 'refuse', sentence: 'That asks for more than one figure can hold. Ask for less at once.', choices: [] }; // prettier-ignore
  return { kind: 'spec', spec: spec.data, sentence: wordsOf(spec.data) };
}

const clamped = (limit: number | null): number | null => (limit === null ? null : Math.min(60, Math.max(1, limit)));

function noteWords({ left, corrections }: Reading, assumed: string[]): void {
  for (const { typed, taken } of corrections) assumed.push(`Read “${typed}” as “${taken}”.`);
  if (left.length > 0) assumed.push(`Not used: ${left.slice(0, 8).map(({ word }) => `“${word}”`).join(', ')}.`); // prettier-ignore
}

/** Conditions as parts that hold together; null where they are combined in another way. */
function partsIn(where: Condition | null): PeerPart[] | null {
  if (where === null) return [];
  const parts = ('and' in where ? where.and : [where]).map(partIn);
  return parts.every((part) => part !== null) ? parts : null;
}

function partIn(condition: Condition): PeerPart | null {
  if ('not' in condition) {
    const part = partIn(condition.not);
    return part === null || part.not ? null : { ...part, not: true };
  }
  if ('and' in condition) return null;
  const tests = 'or' in condition ? condition.or : [condition];
  const any = tests.map((one) => ('test' in one ? peerTest(one.test) : null));
  return any.every((one) => one !== null) ? { any, not: false } : null;
}

const peerTest = (test: Test): PeerTest | null => (test.on === 'format' ? null : (test as PeerTest));

interface Measured {
  measures: Measure[];
  peers: PeerPart[];
  groupBy: Grouping[];
}

/** What is measured, the conditions that are left for the peers, and what the measure itself groups by. */
function measuresOf(reading: Reading, parts: readonly PeerPart[], assumed: string[]): Measured {
  const { intent, metrics, statistic } = reading;
  const asked = metrics.map(({ value }) => value);
  const peers = [...parts];
  if (asked.length === 0) return ofFacts(parts, intent.value === 'library');
  const isShare = intent.value === 'share' || statistic?.value === 'share' || statistic?.value === 'count';
  const amounts = asked.filter((one) => kindOf(one) === 'number');
  const choices = asked.filter((one) => ['choice', 'text'].includes(kindOf(one)));
  // A choice beside an amount is what the amount is told apart by: "premium by plan type".
  if (amounts.length > 0 && !isShare) {
    const groupBy = choices.map((one) => groupingOf(one.metric));
    const others = asked.filter((one) => ['group', 'yes_no'].includes(kindOf(one)));
    return { measures: [...amounts.map(valueOf), ...others.map(offeringOf)], peers, groupBy };
  }
  if (choices.length > 0) {
    const [first] = choices;
    if (choices.length > 1) assumed.push(`Only ${labelOf(first?.metric ?? 'medical.carrier')} is counted.`);
    return { measures: [{ of: 'employers' }], peers, groupBy: first === undefined ? [] : [groupingOf(first.metric)] };
  }
  if (!isShare) assumed.push('The share of employers that state it.');
  return { measures: asked.map(offeringOf), peers, groupBy: [] };
}

/** Without a metric: how many employers satisfy the one fact that is asked for; several facts only narrow the peers. */
function ofFacts(parts: readonly PeerPart[], isLibrary: boolean): Measured {
  const facts = parts.filter(({ any, not }) => !not && any.length === 1 && any[0]?.on === 'fact');
  const [only] = facts;
  const [test] = only?.any ?? [];
  if (isLibrary || facts.length !== 1 || test?.on !== 'fact') {
    return { measures: [{ of: 'employers' }], peers: [...parts], groupBy: [] };
  }
  const { on: _, ...fact } = test;
  return { measures: [{ of: 'offering', ...fact }], peers: parts.filter((part) => part !== only), groupBy: [] };
}

const kindOf = ({ metric }: AskedMetric): string => (isMetricGroup(metric) ? 'group' : metricOf(metric).kind);

function valueOf({ metric, tier, network, planType }: AskedMetric): Measure {
  if (isMetricGroup(metric)) throw new Error('A group of metrics has no amount');
  return { of: 'value', metric, ...defined({ tier, network, planType }) };
}

const offeringOf = ({ metric, tier, network, planType }: AskedMetric): Measure => ({ of: 'offering', metric, ...defined({ tier, network, planType }) }); // prettier-ignore

const defined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<Value>;

function groupingOf(metric: MetricKey | MetricGroup): Grouping {
  if (isCarrier(metric)) return 'carrier';
  return metric === 'medical.plan_type' ? 'planType' : (metric as Grouping);
}

const groupingsOf: Readonly<Record<Dimension, Grouping>> = { industry: 'industry', state: 'state', region: 'region', size: 'size', year: 'year', planType: 'planType', carrier: 'carrier', funding: 'medical.funding' }; // prettier-ignore

/** What an amount is held against, and the peers without the years that it took. */
function compareOf(
  { intent, amounts, groupBy }: Reading,
  peers: readonly PeerPart[],
  measures: readonly Measure[],
): { compare: Comparison | null; peers: PeerPart[] } {
  // prettier-ignore
  const kept = [...peers];
  const given = amounts.find(({ value }) => value.role === 'given' || value.role === 'premise');
  const isOfAmounts = measures[0]?.of === 'value';
  const years = peers.find(({ any, not }) => !not && any.every(({ on }) => on === 'year'));
  const said = years?.any.flatMap((test) => (test.on === 'year' ? [test.atLeast, test.atMost] : [])) ?? [];
  const ends = said.filter((year) => year !== undefined);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const isChange = ['compare', 'changes'].includes(intent.value) && said.length > 0 && ends.length === said.length;
  if (isChange && isOfAmounts && from < to && groupBy.length === 0 && measures.length === 1) {
    return { compare: { with: 'years', from, to }, peers: kept.filter((part) => part !== years) };
  }
  if (given !== undefined && isOfAmounts) return { compare: { with: 'amount', amount: given.value.amount }, peers: kept }; // prettier-ignore
  return { compare: null, peers: kept };
}

/** What is named, or what the question compares: several industries, states, plan types. */
function groupsOf(
  { intent, groupBy }: Reading,
  peers: readonly PeerPart[],
  own: readonly Grouping[],
  compare: Comparison | null,
): Grouping[] {
  // prettier-ignore
  const named = [...new Set([...own, ...groupBy.map(({ value }) => groupingsOf[value])])];
  if (named.length > 0 || compare?.with === 'years') return compare?.with === 'years' ? [] : named.slice(0, 2);
  if (intent.value === 'trend' || intent.value === 'changes') return ['year'];
  if (intent.value !== 'compare') return [];
  const several = peers.find(({ any, not }) => !not && any.length > 1 && any.every(({ on }) => on === any[0]?.on));
  const on = several?.any[0]?.on;
  return on === undefined || on === 'fact' || on === 'source' ? [] : [on];
}

function statisticOf(
  reading: Reading,
  measures: readonly Measure[],
  groupBy: readonly Grouping[],
  assumed: string[],
): SpecStatistic {
  // prettier-ignore
  const said = reading.statistic?.value ?? null;
  const [measure] = measures;
  if (measure?.of === 'employers') {
    const isOfAnswers = groupBy.some((one) => one.includes('.') || one === 'carrier');
    return said === 'count' || (said !== 'share' && !isOfAnswers) ? 'count' : 'share';
  }
  if (measure?.of === 'offering') return said === 'count' ? 'count' : 'share';
  if (said === null || said === 'percentile' || said === 'difference') {
    assumed.push('The median: half of the employers are above, half below.');
    return 'median';
  }
  if (typeof said !== 'string') return said.percentile >= 1 && said.percentile <= 99 ? { percentile: Math.round(said.percentile) } : 'median'; // prettier-ignore
  return said;
}

/** A map is of states, whether they were named or not. */
function mapped(assumed: string[]): Grouping[] {
  assumed.push('By state, as a map shows it.');
  return ['state'];
}

function chartOf(
  kind: ChartKind | null,
  groupBy: readonly Grouping[],
  measures: readonly Measure[],
  assumed: string[],
): SpecChart {
  // prettier-ignore
  if (kind === null || kind === 'any') return 'auto';
  const fits: Record<Exclude<ChartKind, 'any'>, boolean> = {
    bar: true,
    line: groupBy.length > 0,
    box: measures[0]?.of === 'value' && groupBy.length < 2,
    histogram: measures[0]?.of === 'value' && groupBy.length === 0,
    scatter: measures.length === 2 && groupBy.length === 0,
    heat: groupBy.length === 2,
    map: groupBy.length === 1 && groupBy[0] === 'state',
  };
  if (fits[kind]) return kind;
  assumed.push(`A ${kind} chart cannot show this; the one that can is drawn.`);
  return 'auto';
}

/** Levels and networks that nobody named, where the metric has several. */
function levelsAssumed(measures: readonly Measure[]): string[] {
  return measures.flatMap((measure) => {
    if (measure.of !== 'value') return [];
    const { tier, network } = aspectOf(measure.metric, measure);
    const parts = [
      ...(tier !== '' && measure.tier === undefined ? [levelLabels[tier]] : []),
      ...(network !== '' && measure.network === undefined ? ['in-network'] : []),
      ...(metricOf(measure.metric).perPlan === true && measure.planType === undefined ? ['the mean over the plans of each employer'] : []), // prettier-ignore
    ];
    return parts.length === 0 ? [] : [`${metricOf(measure.metric).label}: ${parts.join(', ')}.`];
  });
}
