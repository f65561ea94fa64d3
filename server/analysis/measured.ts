import type { Grouping, Measure, PeerPart, PeerTest } from '../../contract/analysis.ts';
import { isMetricGroup, metricOf, type MetricGroup, type MetricKey } from '../../contract/metrics.ts';
import type { AskedMetric, Condition, Reading, Test } from '../../contract/reading.ts';
import { groupNames } from '../../contract/vocabulary/group-names.ts';
import { optionNames } from '../../contract/vocabulary/option-names.ts';
import { spokenName } from './ask-back.ts';
import { isCarrier, labelOf } from './refusals.ts';

/** Conditions as parts that hold together; null where they are combined in another way. */
export function partsIn(where: Condition | null): PeerPart[] | null {
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

export interface Measured {
  measures: Measure[];
  peers: PeerPart[];
  groupBy: Grouping[];
}

/** What is measured, the conditions that are left for the peers, and what the measure itself groups by. */
export function measuresOf(reading: Reading, parts: readonly PeerPart[], assumed: string[]): Measured {
  const { intent, metrics, statistic } = reading;
  const peers = [...parts];
  if (metrics.length === 0)
    return ofCarrier(reading, parts) ?? ofNone(reading, parts, assumed) ?? ofFacts(parts, intent.value === 'library');
  const asked = metrics.map((slot) => ({ ...slot.value, name: spokenName(reading, slot) }));
  const isShare = intent.value === 'share' || statistic?.value === 'share' || statistic?.value === 'count';
  const amounts = asked.filter((one) => kindOf(one) === 'number');
  const choices = asked.filter((one) => ['choice', 'text'].includes(kindOf(one)));
  // A choice beside an amount is what the amount is told apart by: "premium by plan type".
  if (amounts.length > 0 && !isShare) {
    // "With Delta Dental as carrier": one of them is named.
    const isNamed = peers.some(({ any }) => any.some(({ on }) => on === 'carrier'));
    const groupBy = choices
      .filter(({ metric }) => !(isNamed && isCarrier(metric)))
      .map(({ metric }) => groupingOf(metric));
    const others = asked.filter((one) => ['group', 'yes_no'].includes(kindOf(one)));
    return { measures: [...amounts.map(valueOf), ...others.map(offeringOf)], peers, groupBy };
  }
  const [first] = choices;
  // "What share needs a referral, by plan type": the share of the one, told apart by the other.
  const told = asked.filter((one) => !choices.includes(one));
  if (told.length > 0 && first !== undefined && isShare) {
    return { measures: told.map(offeringOf), peers, groupBy: [groupingOf(first.metric)] };
  }
  // "Which retirement plan" asks for its kinds; "any retirement plan" whether there is one.
  const isAny = first !== undefined && !isCarrier(first.metric) && isMetricGroup(wholeOf(first.metric, first.name));
  if (first !== undefined && isShare && told.length === 0 && isAny)
    return { measures: [offeringOf(first)], peers, groupBy: [] };
  const option = first === undefined || !(isShare || choices.length === 1) ? undefined : optionNamed(first);
  if (first !== undefined && option !== undefined)
    return { measures: [{ of: 'offering', metric: first.metric, is: option }], peers, groupBy: [] };
  if (first !== undefined) {
    if (choices.length > 1) assumed.push(`Only ${labelOf(first.metric)} is counted.`);
    return { measures: [{ of: 'employers' }], peers, groupBy: [groupingOf(first.metric)] };
  }
  if (!isShare) assumed.push('The share of employers that state it.');
  return { measures: asked.map(offeringOf), peers, groupBy: [] };
}

/** "What share is with Kaiser", "with an HMO": of the employers whose guides name a carrier, or the type of a plan. */
function ofCarrier({ intent }: Reading, parts: readonly PeerPart[]): Measured | null {
  const named = parts.filter(
    ({ any, not }) => !not && any.length === 1 && (any[0]?.on === 'carrier' || any[0]?.on === 'planType'),
  );
  const test = named[0]?.any[0];
  if (intent.value !== 'share' || named.length !== 1 || (test?.on !== 'carrier' && test?.on !== 'planType'))
    return null;
  const metric = test.on === 'carrier' ? 'medical.carrier' : 'medical.plan_type';
  const measure: Measure = { of: 'offering', metric, is: test.is };
  return { measures: [measure], peers: parts.filter((part) => part !== named[0]), groupBy: [] };
}

/** What is said where those who do not have something are asked for. */
export const OTHERS_SHOWN = 'Shown is the share that offers it; the others of 100 percent state none.';

/** "What percentage offer no retirement plan": the share that offers one, and the others are who was asked for. */
function ofNone({ statistic }: Reading, parts: readonly PeerPart[], assumed: string[]): Measured | null {
  const denied = parts.filter(({ any, not }) => not && any.length === 1 && any[0]?.on === 'fact');
  const test = denied[0]?.any[0];
  if (statistic?.value !== 'share' || denied.length !== 1 || test?.on !== 'fact') return null;
  if (parts.some(({ any, not }) => !not && any.some(({ on }) => on === 'fact'))) return null;
  const { on: _, ...fact } = test;
  assumed.push(OTHERS_SHOWN);
  return { measures: [{ of: 'offering', ...fact }], peers: parts.filter((part) => part !== denied[0]), groupBy: [] };
}

/** Without a metric: how many employers satisfy the one fact that is asked for; several facts only narrow the peers. */
function ofFacts(parts: readonly PeerPart[], isLibrary: boolean): Measured {
  const facts = parts.filter(({ any, not }) => !not && isOfOne(any));
  const [only, ...others] = facts;
  if (isLibrary || only === undefined || others.length > 0)
    return { measures: [{ of: 'employers' }], peers: [...parts], groupBy: [] };
  const measures = only.any.flatMap((test): Measure[] => {
    if (test.on !== 'fact') return [];
    const { on: _, ...fact } = test;
    return [{ of: 'offering', ...fact }];
  });
  return { measures, peers: parts.filter((part) => part !== only), groupBy: [] };
}

/** One fact, or several amounts of one figure, of which each has a share of its own: "1x or 2x". */
const isOfOne = ([first, ...others]: PeerPart['any']): boolean =>
  first?.on === 'fact' &&
  others.every((one) => one.on === 'fact' && one.metric === first.metric && one.atLeast !== undefined);

/** "How many have a pension": one of the answers of a choice is named, and not the choice. */
const optionNamed = ({ metric, name }: Named): string | undefined =>
  name === null ? undefined : optionNames[metric as MetricKey]?.find(([, names]) => names.includes(name))?.[0];

const kindOf = ({ metric }: AskedMetric): string => (isMetricGroup(metric) ? 'group' : metricOf(metric).kind);

function valueOf({ metric, tier, network, planType }: AskedMetric): Measure {
  if (isMetricGroup(metric)) throw new Error('A group of metrics has no amount');
  return { of: 'value', metric, ...defined({ tier, network, planType }) };
}

/** A metric as it was asked for, with the words that named it. */
interface Named extends AskedMetric {
  name: string | null;
}

function offeringOf({ metric, tier, network, planType, name }: Named): Measure {
  return { of: 'offering', metric: wholeOf(metric, name), ...defined({ tier, network, planType }) };
}

/** "With an HRA" asks for the benefit, whichever of its amounts a guide states. */
function wholeOf(metric: MetricKey | MetricGroup, name: string | null): MetricKey | MetricGroup {
  const group = metric.split('.')[0] ?? '';
  const names = isMetricGroup(group) ? (groupNames[group] ?? []) : [];
  const isNamed = name !== null && (names.includes(name) || names.includes(name.replace(/s$/, '')));
  return isMetricGroup(group) && isNamed ? group : metric;
}

const defined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<Value>;

function groupingOf(metric: MetricKey | MetricGroup): Grouping {
  if (metric === 'medical.carrier') return 'carrier';
  return metric === 'medical.plan_type' ? 'planType' : (metric as Grouping);
}
