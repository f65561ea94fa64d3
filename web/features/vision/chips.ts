import { isMetric, isMetricGroup, metricGroups, metricOf, type Unit } from '../../../contract/metrics.ts';
import type {
  FacetName,
  Facets,
  FactCondition,
  FactTest,
  Interpretation,
  SearchFilters,
} from '../../../contract/search-filters.ts';
import { tierName } from '../../lib/tier-name.ts';
import { formatNumber } from '../../ui/counter.tsx';

/** One filter, as it stands above the results. */
export interface Chip {
  /** What it is about: "State"; null where the text says that itself. */
  about: string | null;
  text: string;
  /** The part of the filters that it stands for. */
  filter: SearchFilters;
}

/** The names of the facets, in the order in which they are shown. */
export const facetTitles: Record<FacetName, string> = {
  industry: 'Industry',
  state: 'State',
  size: 'Size',
  year: 'Plan year',
  planType: 'Plan type',
  carrier: 'Carrier',
  format: 'Format',
  source: 'Source',
};

const kinds: Record<Interpretation['kind'], string | null> = { ...facetTitles, region: 'Region', fact: null };

const money = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;

/** How an amount of a unit is written, and what follows the last amount of a condition. */
const units: Record<Unit, { write: (amount: number) => string; after: (amount: number) => string }> = {
  usd: { write: money, after: () => '' },
  usd_month: { write: money, after: () => ' a month' },
  usd_year: { write: money, after: () => ' a year' },
  percent: { write: (amount) => `${formatNumber(amount)}%`, after: () => '' },
  multiple: { write: formatNumber, after: () => ' times pay' },
  days: { write: formatNumber, after: (amount) => (amount === 1 ? ' day' : ' days') },
  weeks: { write: formatNumber, after: (amount) => (amount === 1 ? ' week' : ' weeks') },
  years: { write: formatNumber, after: (amount) => (amount === 1 ? ' year' : ' years') },
  hours: { write: formatNumber, after: () => ' hours a week' },
  age: { write: formatNumber, after: () => ' years of age' },
  count: { write: formatNumber, after: () => '' },
};

/** Bounds include their number; one that is left out ("under 16") is a hundredth away from it. */
const STEP = 0.01;

interface Bound {
  isStrict: boolean;
  amount: number;
}

function boundOf(end: 'least' | 'most', number: number): Bound {
  const strict = end === 'least' ? number - STEP : number + STEP;
  const isStrict = !Number.isInteger(number) && Math.abs(strict - Math.round(strict)) < STEP / 100;
  return { isStrict, amount: isStrict ? Math.round(strict) : number };
}

/** "at least 16 weeks", "less than $3,000 a year", "$300 to $400 a month"; empty without a bound. */
function boundsText({ atLeast, atMost }: FactTest, unit: Unit): string {
  const { write, after } = units[unit];
  const least = atLeast === undefined ? null : boundOf('least', atLeast);
  const most = atMost === undefined ? null : boundOf('most', atMost);
  const last = (most ?? least)?.amount;
  if (last === undefined) return '';
  if (atLeast === atMost) return `${write(last)}${after(last)}`;
  if (least && most && !least.isStrict && !most.isStrict) {
    return `${write(least.amount)} to ${write(most.amount)}${after(last)}`;
  }
  const parts = [
    ...(least ? [`${least.isStrict ? 'more than' : 'at least'} ${write(least.amount)}`] : []),
    ...(most ? [`${most.isStrict ? 'less than' : 'at most'} ${write(most.amount)}`] : []),
  ];
  return `${parts.join(' and ')}${after(last)}`;
}

/**
 * "Paid parental leave, birth parent: at least 16 weeks", "Medical deductible (family): at most $3,000 a year", "HSA or HRA
 * stated", "Plan type: not PPO", "No HSA stated".
 */
export function conditionText({ or = [], not, ...first }: FactCondition): string {
  const tests = [first, ...or];
  if (not === true) return denialText(tests);
  return `${tests.map(testText).join(' or ')}${tests.every(isBare) ? ' stated' : ''}`;
}

const isBare = ({ atLeast, atMost, is }: FactTest): boolean =>
  atLeast === undefined && atMost === undefined && is === undefined;

function denialText(tests: readonly FactTest[]): string {
  const [only] = tests;
  if (only?.is !== undefined && tests.length === 1) return `${nameOf(only)}: not ${only.is}`;
  return `No ${tests.map(testText).join(' or ')} stated`;
}

function nameOf({ metric, tier }: FactTest): string {
  const name = isMetric(metric) ? metricOf(metric).label : isMetricGroup(metric) ? metricGroups[metric] : metric;
  return `${name}${tier === undefined ? '' : ` (${tierName(tier)})`}`;
}

function testText(test: FactTest): string {
  const { metric, is } = test;
  const unit = (isMetric(metric) ? metricOf(metric).unit : undefined) ?? 'count';
  const said = is ?? boundsText(test, unit);
  return said === '' ? nameOf(test) : `${nameOf(test)}: ${said}`;
}

function employeesText({ atLeast, atMost }: NonNullable<SearchFilters['employees']>): string {
  if (atMost === undefined) {
    // "More than 500" is how 501 is said.
    const isMore = atLeast !== undefined && atLeast > 1 && atLeast % 10 === 1;
    return isMore
      ? `More than ${formatNumber(atLeast - 1)} employees`
      : `${formatNumber(atLeast ?? 0)} employees or more`;
  }
  if (atLeast === undefined) return `Up to ${formatNumber(atMost)} employees`;
  return `${formatNumber(atLeast)} to ${formatNumber(atMost)} employees`;
}

/** A band of sizes, as facets label them: "500-999", "5,000+". */
const BAND = /^(?<from>[\d,]+)(?:-(?<to>[\d,]+)|\+)$/;

/** Bands of sizes, those that follow one another together: "500-999", "1,000-4,999" and "5,000+" are one thing. */
function sizeRuns(sizes: readonly string[]): { labels: string[]; from: number; to: number }[] {
  const numberOf = (text: string | undefined) => (text === undefined ? Infinity : Number(text.replaceAll(',', '')));
  const bands = sizes
    .map((label) => {
      const groups = BAND.exec(label)?.groups;
      return { labels: [label], from: groups ? numberOf(groups['from']) : NaN, to: numberOf(groups?.['to']) };
    })
    .toSorted((a, b) => a.from - b.from);
  const runs: typeof bands = [];
  for (const band of bands) {
    const last = runs.at(-1);
    if (last?.to === band.from - 1) {
      last.labels.push(...band.labels);
      last.to = band.to;
    } else runs.push(band);
  }
  return runs;
}

/** A chip for every value of the filters; `facets` know how a value is called. */
export function chipsOf(filters: SearchFilters, facets: Facets | undefined): Chip[] {
  const called = (facet: FacetName, value: string) =>
    facets?.[facet].find((choice) => choice.value === value)?.label ?? value;
  const chip = (facet: FacetName, value: string, filter: SearchFilters): Chip => ({
    about: facetTitles[facet],
    text: called(facet, value),
    filter,
  });
  const { industries = [], states = [], regions = [], sizes = [], employees, planYears = [] } = filters;
  const { planTypes = [], carriers = [], types = [], sample, facts = [] } = filters;
  return [
    ...industries.map((value) => chip('industry', value, { industries: [value] })),
    ...states.map((value) => chip('state', value, { states: [value] })),
    ...regions.map((value) => ({ about: 'Region', text: value, filter: { regions: [value] } })),
    ...sizeRuns(sizes).map(({ labels, from, to }) => ({
      about: 'Size',
      text:
        labels.length === 1
          ? called('size', labels.join())
          : employeesText({
              ...(from > 1 && { atLeast: from }),
              ...(Number.isFinite(to) && { atMost: to }),
            }),
      filter: { sizes: labels },
    })),
    ...(employees ? [{ about: 'Size', text: employeesText(employees), filter: { employees } }] : []),
    ...planYears.map((value) => chip('year', String(value), { planYears: [value] })),
    ...planTypes.map((value) => chip('planType', value, { planTypes: [value] })),
    ...carriers.map((value) => chip('carrier', value, { carriers: [value] })),
    ...types.map((value) => chip('format', value, { types: [value] })),
    ...(sample === undefined ? [] : [chip('source', sample ? 'sample' : 'imported', { sample })]),
    ...facts.map((fact) => ({ about: null, text: conditionText(fact), filter: { facts: [fact] } })),
  ];
}

/** The chip of a condition that was understood from the words. */
export function conditionChip({ kind, label, filter }: Interpretation): Chip {
  const facts = filter.facts?.map(conditionText).join(', ');
  // What is said of a fact names it.
  if (facts !== undefined) return { about: null, text: facts, filter };
  return { about: kinds[kind], text: filter.planYears?.join(', ') ?? label, filter };
}

/** Filters in a few words, for lists of searches: "Technology, TX, 2025". */
export const summaryOf = (filters: SearchFilters): string =>
  chipsOf(filters, undefined)
    .map(({ text }) => text)
    .join(', ');
