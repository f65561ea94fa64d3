import type {
  AnalysisSpec,
  Column,
  Grouping,
  Measure,
  PeerPart,
  PeerTest,
  SpecStatistic,
} from '../../contract/analysis.ts';
import { isMetricGroup, metricGroups, type MetricKey, metricOf, type Unit } from '../../contract/metrics.ts';
import { levelLabels } from '../../contract/vocabulary/coverage-levels.ts';
import { stateNames } from '../../contract/vocabulary/states.ts';
import { display } from '../facts/display.ts';

/** What the parts of a spec are called: on its chips, beside its figures and in its exports. */

const groupingNames: Readonly<Record<string, string>> = {
  industry: 'industry',
  state: 'state',
  region: 'region',
  size: 'company size',
  year: 'plan year',
  planType: 'plan type',
  carrier: 'medical carrier',
};

const isDimension = (grouping: Grouping): boolean => groupingNames[grouping] !== undefined;

export function groupingLabel(grouping: Grouping): string {
  if (isDimension(grouping)) return groupingNames[grouping] ?? grouping;
  return metricOf(grouping as MetricKey).label.toLowerCase();
}

const numbered = (n: number): string => {
  const end = n % 100 >= 11 && n % 100 <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th');
  return `${n}${end}`;
};

const statisticNames: Readonly<Record<string, string>> = {
  median: 'median',
  mean: 'mean',
  quartiles: 'median and quartiles',
  least: 'least',
  most: 'most',
  spread: 'width of the middle half',
  share: 'share of employers',
  count: 'number of employers',
};

export const statisticLabel = (statistic: SpecStatistic): string =>
  typeof statistic === 'string'
    ? (statisticNames[statistic] ?? statistic)
    : `${numbered(statistic.percentile)} percentile`;

interface Aspects {
  tier?: keyof typeof levelLabels | undefined;
  network?: 'in' | 'out' | undefined;
  planType?: string | undefined;
}

function aspects({ tier, network, planType }: Aspects): string {
  const said = [
    ...(tier === undefined ? [] : [levelLabels[tier]]),
    ...(network === undefined ? [] : [network === 'in' ? 'in-network' : 'out-of-network']),
    ...(planType === undefined ? [] : [`${planType} plans`]),
  ];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

const nameOf = (metric: MetricKey | keyof typeof metricGroups): string =>
  isMetricGroup(metric) ? metricGroups[metric] : metricOf(metric).label;

export function measureLabel(measure: Measure): string {
  if (measure.of === 'employers') return 'Employers';
  return `${nameOf(measure.metric)}${aspects(measure)}${measure.of === 'offering' ? answer(measure) : ''}`;
}

function answer(test: Omit<Extract<PeerTest, { on: 'fact' }>, 'on'>): string {
  const { metric, is, atLeast, above, atMost, below } = test;
  if (is !== undefined) return `: ${is}`;
  if (isMetricGroup(metric)) return '';
  const say = (value: number): string => display(metric, { value, words: null });
  return [
    ...(atLeast === undefined ? [] : [`at least ${say(atLeast)}`]),
    ...(above === undefined ? [] : [`more than ${say(above)}`]),
    ...(atMost === undefined ? [] : [`at most ${say(atMost)}`]),
    ...(below === undefined ? [] : [`less than ${say(below)}`]),
  ]
    .map((end) => ` ${end}`)
    .join('');
}

/** What a column of figures is called and in which unit it is: amounts in the metric's, else percent or employers. */
export function columnOf(measure: Measure, statistic: SpecStatistic): Column {
  if (measure.of === 'value') {
    return {
      label: `${measureLabel(measure)}, ${statisticLabel(statistic)}`,
      unit: metricOf(measure.metric).unit ?? null,
    };
  }
  const isCount = statistic === 'count';
  const label =
    measure.of === 'employers'
      ? isCount
        ? 'Number of employers'
        : 'Share of employers'
      : `${isCount ? 'Employers with' : 'Share of employers with'} ${measureLabel(measure)}`;
  return { label, unit: isCount ? 'count' : 'percent' };
}

/** A figure as people write it, rounded as figures of many employers are. */
export function say(value: number, unit: string | null): string {
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(Math.abs(value) >= 10 ? 1 : 2));
  return unit === null ? String(rounded) : display(carrierOf[unit as Unit], { value: rounded, words: null });
}

/** A metric of each unit: an amount is written by its unit alone. */
const carrierOf: Readonly<Record<Unit, MetricKey>> = {
  usd: 'medical.pcp_copay',
  usd_month: 'medical.premium',
  usd_year: 'medical.deductible',
  percent: 'medical.coinsurance',
  multiple: 'life.multiple',
  days: 'time_off.holidays',
  weeks: 'leave.parental_birth_weeks',
  years: 'retirement.vesting_years',
  hours: 'eligibility.hours',
  age: 'eligibility.dependent_age',
  count: 'programs.eap_sessions',
};

const whole = (many: number): string => many.toLocaleString('en-US');

function testLabel(test: PeerTest): string {
  switch (test.on) {
    case 'state':
      return stateNames[test.is] ?? test.is;
    case 'region':
      return /^(?:The |New England)/.test(test.is) ? test.is : `the ${test.is}`;
    case 'planType':
      return `employers with a plan of type ${test.is}`;
    case 'carrier':
      return `employers with ${test.is}`;
    case 'industry':
      return test.is;
    case 'source':
      return test.is === 'sample' ? 'modelled guides only' : 'imported guides only';
    case 'size':
      return `${range(test, whole)} employees`;
    case 'year':
      return `plan year ${range(test, String)}`;
    case 'fact':
      return `with ${nameOf(test.metric)}${aspects(test)}${answer(test)}`;
    default:
      return test satisfies never;
  }
}

type Ends = Pick<Extract<PeerTest, { on: 'size' }>, 'atLeast' | 'above' | 'atMost' | 'below'>;

function range({ atLeast, above, atMost, below }: Ends, say: (value: number) => string): string {
  const from = atLeast ?? (above === undefined ? undefined : above + 1);
  const to = atMost ?? (below === undefined ? undefined : below - 1);
  if (from !== undefined && to !== undefined) return from === to ? say(from) : `${say(from)} to ${say(to)}`;
  if (from !== undefined) return `${say(from)} or more`;
  return to === undefined ? 'any' : `at most ${say(to)}`;
}

const any = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

export const partLabel = ({ any: tests, not }: PeerPart): string => `${not ? 'not ' : ''}${any(tests.map(testLabel))}`;

/** A condition on employers as it follows the word "employers". */
function conditionPhrase(test: PeerTest): string {
  switch (test.on) {
    case 'state':
    case 'region':
    case 'industry':
      return `in ${testLabel(test)}`;
    case 'planType':
      return `with a plan of type ${test.is}`;
    case 'carrier':
      return `with ${test.is}`;
    case 'size':
      return `with ${testLabel(test)}`;
    case 'year':
      return `of ${testLabel(test)}`;
    case 'source':
      return `of ${testLabel(test)}`;
    case 'fact':
      return testLabel(test);
    default:
      return test satisfies never;
  }
}

/** Alternatives of one kind share their first word: "in Texas or Ohio". */
function partPhrase({ any: tests, not }: PeerPart): string {
  const [first, ...others] = tests.map(conditionPhrase);
  if (first === undefined) return '';
  const [opening] = first.split(' ');
  const rest = others.map((phrase) => (phrase.startsWith(`${opening} `) ? phrase.slice(`${opening} `.length) : phrase));
  return `${not ? 'not ' : ''}${any([first, ...rest])}`;
}

/** Whom a figure compares, as it follows a number of employers: "in Texas with 200 or more employees". */
export const peersPhrase = ({ peers }: Pick<AnalysisSpec, 'peers'>): string => peers.map(partPhrase).join(' ');

/** Whom a figure compares, in words. */
export function peersLabel({ peers, groupBy }: Pick<AnalysisSpec, 'peers' | 'groupBy'>): string {
  const who = peers.length === 0 ? 'all employers of the library' : `employers ${peersPhrase({ peers })}`;
  return `${who}; ${groupBy.includes('year') ? 'one guide an employer and plan year' : 'the latest plan year of each'}`;
}

/**
 * A name within a sentence: it begins small, but for "HSA seed" and "401(k) match", and what follows a comma stands in brackets:
 * "paid parental leave (birth parent)".
 */
export function within(label: string): string {
  const inBrackets = label.replace(/^([^(,]+), ([^(]+[^( ])/, '$1 ($2)');
  return /^[A-Z][a-z]/.test(label) ? `${inBrackets.charAt(0).toLowerCase()}${inBrackets.slice(1)}` : inBrackets;
}

/** A figure of a measure as the subject of a sentence: "the median medical deductible". */
export function figurePhrase(statistic: SpecStatistic, label: string): string {
  const name = within(label);
  if (typeof statistic !== 'string' || statistic === 'spread') return `the ${statisticLabel(statistic)} of ${name}`;
  return `the ${figureNames[statistic] ?? statistic} ${name}`;
}

const figureNames: Readonly<Record<string, string>> = {
  median: 'median',
  quartiles: 'median',
  mean: 'mean',
  least: 'lowest',
  most: 'highest',
};
