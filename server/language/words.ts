import { isMetricGroup, metricGroups, metricOf } from '../../contract/metrics.ts';
import type { AskedMetric, Bounds, Condition, Intent, Reading, Statistic, Test } from '../../contract/reading.ts';
import { levelLabels } from '../../contract/vocabulary/coverage-levels.ts';
import { guideSourceLabels } from '../../contract/vocabulary/guide-sources.ts';
import { shortMetricNames } from '../../contract/vocabulary/metric-names.ts';
import { severalOf } from '../../contract/vocabulary/operators.ts';
import { stateNames } from '../../contract/vocabulary/states.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';

/**
 * A reading as one sentence that a person can check. Reading the sentence gives the same slots; what a follow-up did to the
 * reading before is not said, for the sentence stands by itself.
 */
export function words(reading: Reading): string {
  const parts = [lead[reading.intent.value](reading), ...tail(reading)].filter((part) => part !== '');
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

const list = (names: readonly string[], joint: string): string => names.join(` ${joint} `);

function metricName({ metric }: AskedMetric): string {
  if (isMetricGroup(metric)) return metricGroups[metric].toLowerCase().replace(/^(dental|vision) plan$/, '$1');
  return shortMetricNames[metric] ?? metricOf(metric).label.toLowerCase();
}

/** A metric with whom it is for, in which network, on which plan. */
function metricWords(asked: AskedMetric): string {
  const { tier, network, planType } = asked;
  const level = tier === undefined ? '' : levelLabels[tier];
  const side = network === undefined ? '' : network === 'in' ? 'in-network' : 'out-of-network';
  return [level, side, metricName(asked), planType === undefined ? '' : `on ${planType} plans`]
    .filter(Boolean)
    .join(' ');
}

/** "Employee only versus employee and family": one metric at two levels. */
function atTwoLevels(metrics: readonly AskedMetric[]): string | null {
  const [one, other, ...more] = metrics;
  if (one === undefined || other === undefined || more.length > 0 || one.metric !== other.metric) return null;
  if (one.tier === undefined || other.tier === undefined || one.tier === other.tier) return null;
  return `${levelLabels[one.tier]} versus ${metricWords(other)}`;
}

/** Modifiers are said once, with the first metric. */
function metricsOf({ metrics }: Reading): string {
  const both = atTwoLevels(metrics.map(({ value }) => value));
  if (both !== null) return both;
  return list(
    metrics.map(({ value }, at) => (at === 0 ? metricWords(value) : metricName(value))),
    'and',
  );
}

const about = (reading: Reading): string => {
  const named = reading.subjects.map(({ value }) => subjects[value].names[0] ?? '');
  return list([metricsOf(reading), ...named].filter(Boolean), 'and');
};

function statisticName(statistic: Statistic): string {
  if (typeof statistic !== 'string') return `${statistic.percentile}th percentile`;
  const names: Record<string, string> = { least: 'least', most: 'largest', spread: 'range', difference: 'difference' };
  return names[statistic] ?? statistic;
}

const statisticOf = ({ statistic }: Reading): string => (statistic === null ? '' : statisticName(statistic.value));

const amount = ({ amounts }: Reading): string => amounts.map(({ value }) => String(value.amount)).join(' and ');
const employersOf = ({ employers }: Reading): string =>
  list(
    employers.map(({ value }) => common(value)),
    'and',
  );

/** The words that names begin with alike: they are what is ambiguous. */
function common(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) => name.split(' '));
  if (others.length === 0) return names[0] ?? '';
  const kept = [...first].filter((word, at) => others.every((name) => name[at] === word));
  return kept.join(' ');
}

const at = (reading: Reading): string => (reading.employers.length === 0 ? '' : `at ${employersOf(reading)}`);
const own = (reading: Reading): string => (reading.own === null ? '' : 'our');

/** Amounts that the question takes for given, or for true. */
function said({ amounts }: Reading): string {
  const isPremise = amounts.some(({ value }) => value.role === 'premise');
  return amounts.length === 0
    ? ''
    : `, ${amounts.map(({ value }) => value.amount).join(' and ')}${isPremise ? ', right' : ''}`;
}

const factsOf = ({ where }: Reading): number =>
  where === null || !('and' in where) ? 0 : where.and.filter((one) => 'test' in one && one.test.on === 'fact').length;

/** How each intent is asked for. */
const lead: Record<Intent, (reading: Reading) => string> = {
  value: (r) =>
    `what is the ${metricsOf(r) === '' ? '' : metricsOf(r)} ${metricsOf(r) === '' ? about(r) : ''} ${at(r)}`,
  benchmark: (r) =>
    (r.amounts.some(({ value }) => value.role === 'premise')
      ? `I heard it is ${amount(r)}, the ${statisticOf(r)} ${metricsOf(r)}`
      : `show the ${statisticOf(r)} ${metricsOf(r)}`
    ).replace(/^show/, 'tell me'),
  position: (r) =>
    `how does ${r.own === null ? 'a' : 'our'} ${statisticOf(r) === 'percentile' ? '' : ''}${metricsOf(r)} ${r.amounts.length === 0 ? '' : `of ${amount(r)}`} ${at(r)} stack up`,
  share: (r) =>
    `${r.statistic?.value === 'count' ? 'how many employers' : 'what share of employers'} ${r.metrics.length === 0 && r.subjects.length > 0 ? `mention ${about(r)}` : ''} ${r.subjects.length > 0 && r.metrics.length === 0 ? '' : 'offer'} ${metricsOf(r) === '' && factsOf(r) > 1 ? 'both' : ''} ${metricsOf(r)}`,
  ranking: rankingOf,
  trend: (r) =>
    `trend in the ${statisticOf(r) === 'share' ? 'share of employers with' : statisticOf(r)} ${metricsOf(r)}`,
  compare: (r) => `compare the ${statisticOf(r)} ${metricsOf(r)} ${at(r)}`,
  changes: (r) => `what changed ${metricsOf(r) === '' ? '' : `in the ${metricsOf(r)}`} ${at(r)}`,
  passage: (r) => `wording on ${about(r)} ${at(r)}`,
  library: (r) => `guides in the library ${at(r)}`,
  rule: (r) =>
    `what is required ${own(r) === '' ? '' : 'of our plan'} under ${about(r)}${said(r)}`.replace(
      /^what is required (?:of our plan )? *under *$/,
      'can an employer do it',
    ),
  limit: (r) => `what is the irs limit for ${about(r)}${said(r)}`,
  date: (r) => `what is the due date ${own(r) === '' ? '' : 'of our plan'} for ${about(r)}`,
  definition: (r) => `define ${about(r)}`,
  'how-to': (r) => `how to set up ${own(r)} ${about(r)}`,
  'own case': (r) => `${r.own === null ? 'my employee' : 'an employee of ours'} was fired, ${about(r)}`,
  social: () => 'hello',
  'off topic': () => 'tell me a joke',
  unclear: (r) => about(r),
};

function rankingOf(reading: Reading): string {
  const { groupBy, limit, sort } = reading;
  const what =
    groupBy.length === 0
      ? 'employers'
      : list(
          groupBy.map(({ value }) => severalOf[value]),
          'and',
        );
  const end = sort === null ? '' : sort.value === 'desc' ? 'the highest' : 'the lowest';
  const many =
    limit === null
      ? 'which'
      : sort?.value === 'asc'
        ? `list the bottom ${limit.value}`
        : sort === null
          ? `name ${limit.value}`
          : `list the top ${limit.value}`;
  return `${many} ${what} ${metricsOf(reading) === '' ? '' : `with ${end} ${statisticOf(reading)} ${metricsOf(reading)}`}`;
}

const charts: Readonly<Record<string, string>> = {
  bar: 'as a bar chart',
  line: 'as a line chart',
  scatter: 'as a scatter plot',
  box: 'as a box plot',
  histogram: 'as a histogram',
  heat: 'as a heat map',
  map: 'as a map',
  any: 'as a chart',
};

function tail(reading: Reading): string[] {
  const { intent, groupBy, chart, where } = reading;
  const split =
    intent.value === 'ranking' || intent.value === 'trend'
      ? ''
      : groupBy.map(({ value }) => `by ${value === 'planType' ? 'plan type' : value}`).join(' and ');
  const parts = where === null ? [] : 'and' in where ? where.and : [where];
  const ofIntent = ['rule', 'date', 'position', 'share', 'how-to', 'own case'].includes(intent.value);
  return [
    intent.value === 'library' && groupBy.length > 0
      ? `, by ${list(
          groupBy.map(({ value }) => value),
          'and',
        )}`
      : split,
    ['ranking', 'value', 'trend', 'compare', 'changes', 'share'].includes(intent.value) ? said(reading) : '',
    intent.value === 'position' && statisticOf(reading) === 'percentile' ? ', what percentile is it' : '',
    ...parts.toSorted((a, b) => Number('not' in a) - Number('not' in b)).map(conditionWords),
    reading.own !== null && !ofIntent ? 'for my client' : '',
    chart === null ? '' : (charts[chart.value] ?? ''),
  ];
}

/** A condition behind what is asked for. */
function conditionWords(condition: Condition): string {
  if ('test' in condition) return testWords(condition.test);
  if ('not' in condition)
    return `, excluding ${'test' in condition.not ? bare(condition.not.test) : conditionWords(condition.not)}`;
  const parts = 'or' in condition ? condition.or : condition.and;
  return parts.map((one, index) => (index > 0 && 'test' in one ? bare(one.test) : conditionWords(one))).join(' or ');
}

function testWords(test: Test): string {
  const said = bare(test);
  if (test.on === 'industry') return `among ${said}`;
  if (test.on === 'size' || test.on === 'year') return said;
  if (test.on === 'fact') return `, with ${said}`;
  if (test.on === 'source') return `, ${said} only`;
  return test.on === 'region' || test.on === 'state' ? `in ${said}` : `with ${said}`;
}

function bare(test: Test): string {
  switch (test.on) {
    case 'industry':
      return `${test.is} organizations`;
    case 'state':
      return stateNames[test.is] ?? test.is;
    case 'region':
      return test.is === 'South' || test.is === 'West' ? `the ${test.is}` : test.is;
    case 'planType':
      return test.is === 'POS' ? 'POS plan' : test.is;
    case 'carrier':
    case 'format':
      return test.is;
    case 'source':
      return guideSourceLabels[test.is];
    case 'size':
      return `at companies with ${boundWords(test)} employees`;
    case 'year':
      return yearWords(test);
    case 'fact':
      return factWords(test);
  }
}

function yearWords({ atLeast, atMost }: Bounds): string {
  if (atLeast !== undefined && atLeast === atMost) return `in ${atLeast}`;
  if (atLeast !== undefined && atMost !== undefined) return `from ${atLeast} to ${atMost}`;
  return atLeast === undefined ? `until ${atMost ?? ''}` : `since ${atLeast}`;
}

function boundWords({ atLeast, above, atMost, below }: Bounds): string {
  if (atLeast !== undefined && atLeast === atMost) return `exactly ${atLeast}`;
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  if (above !== undefined) return `more than ${above}`;
  return below === undefined ? `at most ${atMost ?? ''}` : `less than ${below}`;
}

const unitWords: Readonly<Record<string, string>> = {
  usd: 'dollars',
  usd_month: 'dollars a month',
  usd_year: 'dollars',
  percent: 'percent',
  multiple: 'times',
  days: 'days',
  weeks: 'weeks',
  years: 'years',
  hours: 'hours',
  age: 'years',
  count: 'sessions',
};

function factWords(test: Test & { on: 'fact' }): string {
  const name = metricWords(test);
  if (test.metric === 'retirement.plan_type' && test.is !== undefined) return test.is;
  if (test.is !== undefined) return test.metric === 'medical.funding' ? `${test.is} plans` : `${test.is} ${name}`;
  const isBound = [test.atLeast, test.above, test.atMost, test.below].some((end) => end !== undefined);
  if (!isBound) return name;
  const unit = isMetricGroup(test.metric) ? '' : (unitWords[metricOf(test.metric).unit ?? ''] ?? '');
  return `${name} of ${boundWords(test)} ${unit}`;
}
