import type { Bounds, Condition, Test } from '../../../../contract/reading.ts';
import { type FactTest, type Interpretation, type SearchFilters } from '../../../../contract/search-filters.ts';
import { GuideType } from '../../../../contract/library.ts';
import { isMetric, isMetricGroup, metricGroups, metricOf } from '../../../../contract/metrics.ts';
import { sizeBands } from '../../../../contract/vocabulary/company-sizes.ts';
import { regions, stateNames } from '../../../../contract/vocabulary/states.ts';
import { testsOf } from '../../../language/conditions.ts';
import { boundedTest } from './bounds.ts';
import { statesWithin } from '../../../../contract/vocabulary/states.ts';
import { industriesOf, type LibraryValues } from './known-values.ts';

/** A condition of the words as a filter. */
export interface AsFilter {
  kind: Interpretation['kind'];
  label: string;
  filter: SearchFilters;
  /** It says what guides are not to be or to have. */
  isDenied?: boolean;
}

type On<Kind extends Test['on']> = Test & { on: Kind };

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
const FIRST_YEAR = 2000;
const MOST_YEARS = 60;

/**
 * A condition of a reading as a filter: where it can mean nothing else (a place, an industry, a size, a year, a format), or bounds
 * a metric, or says what is not wanted. Null for all else, which ranks, and for what no guide of the library is.
 */
export function filterOf(condition: Condition, known: LibraryValues, isUpTo = false): AsFilter | null {
  const made = makeFilter(condition, known, isUpTo);
  return made === null ? null : { ...made, isDenied: 'not' in condition };
}

function makeFilter(condition: Condition, known: LibraryValues, isUpTo: boolean): AsFilter | null {
  const isDenied = 'not' in condition;
  const tests = testsOf(condition).map(({ test }) => test);
  const kinds = new Set(tests.map(({ on }) => (on === 'region' ? 'state' : on)));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined) return null;
  const of = <Kind extends Test['on']>(...wanted: Kind[]): On<Kind>[] =>
    tests.filter((test): test is On<Kind> => (wanted as Test['on'][]).includes(test.on));
  switch (kind) {
    case 'industry':
      return byIndustry(of('industry'), isDenied, known);
    case 'state':
      return byPlace(of('state', 'region'), isDenied, known);
    case 'size':
      return isDenied ? null : bySize(of('size'));
    case 'year':
      return byYear(of('year'), isDenied, known);
    case 'format':
      return byFormat(of('format'), isDenied, known);
    case 'planType':
      return isDenied
        ? denied(
            'planType',
            of('planType').map(({ is }) => [is, { metric: 'medical.plan_type', is }] as const),
          )
        : null;
    case 'fact':
      return isDenied
        ? denied(
            'fact',
            of('fact').flatMap((test) => lacked(test)),
          )
        : byFact(of('fact'), isUpTo);
    case 'carrier':
    case 'source':
      return null;
  }
}

/** All of some values but those that are not wanted; the wanted ones where nothing is denied. */
const chosen = (values: readonly string[], all: readonly string[], isDenied: boolean): string[] =>
  isDenied ? all.filter((value) => !values.includes(value)) : [...values];

function byIndustry(tests: readonly On<'industry'>[], isDenied: boolean, known: LibraryValues): AsFilter | null {
  const labels = [...new Set(tests.map(({ is }) => is))];
  const named = [...new Set(labels.flatMap((label) => industriesOf(label, known)))];
  const industries = chosen(named, known.values('industry'), isDenied);
  if (named.length === 0 || industries.length === 0) return null;
  return { kind: 'industry', label: `${isDenied ? 'not ' : ''}${either.format(labels)}`, filter: { industries } };
}

/** Where nobody is in the capital itself, who is around it is near. */
const capitalArea: On<'region'> = { on: 'region', is: 'Washington area' };

function byPlace(said: readonly On<'state' | 'region'>[], isDenied: boolean, known: LibraryValues): AsFilter | null {
  const held = known.values('state');
  const tests = said.map((test) => (test.is === 'DC' && !held.includes('DC') ? capitalArea : test));
  const labels = tests.map(({ on, is }) => (on === 'state' ? (stateNames[is] ?? is) : is));
  const [first] = tests;
  const region = regions.find((one) => first !== undefined && one === first.is);
  if (tests.length === 1 && region !== undefined && !isDenied)
    return { kind: 'region', label: region, filter: { regions: [region] } };
  const named = [...new Set(tests.flatMap(({ on, is }) => (on === 'state' ? [is] : statesWithin(is))))];
  const states = chosen(named, held, isDenied);
  if (states.length === 0) return null;
  return { kind: 'state', label: `${isDenied ? 'not ' : ''}${either.format(labels)}`, filter: { states } };
}

function bySize(tests: readonly On<'size'>[]): AsFilter | null {
  const ends = tests.map((test) => wholeBounds(test)).map(bandOf);
  // "Small employers under 50 employees": of sizes within one another, the smallest.
  const inner = ends.find((one) =>
    ends.every((other) => Math.max(1, one.least) >= other.least && one.most <= other.most),
  );
  const { least, most } = inner ?? {
    least: Math.min(...ends.map((one) => one.least)),
    most: Math.max(...ends.map((one) => one.most)),
  };
  const employees = { ...(least > 0 && { atLeast: least }), ...(most < Infinity && { atMost: most }) };
  if (Object.keys(employees).length === 0) return null;
  const [only] = tests;
  const label = tests.length === 1 && only !== undefined ? openLabel(only) : null;
  return { kind: 'size', label: label ?? sizeLabel(least, most), filter: { employees } };
}

/** Exactly so many people stand for employers of about that size. */
function bandOf(ends: { least: number; most: number }): { least: number; most: number } {
  if (ends.least !== ends.most) return ends;
  const band = sizeBands.find(({ from, to }) => ends.least >= from && ends.least <= (to ?? Infinity));
  return band === undefined ? ends : { least: band.from, most: band.to ?? Infinity };
}

/** Both ends in whole people or years, included; open ends are 0 and infinite. */
function wholeBounds({ atLeast, above, atMost, below }: Bounds): { least: number; most: number } {
  return {
    least: atLeast ?? (above === undefined ? 0 : Math.floor(above) + 1),
    most: finite(atMost ?? (below === undefined ? Infinity : Math.ceil(below) - 1)),
  };
}

/** So many people are nowhere: no bound at all. */
const MOST_PEOPLE = 100_000_000;
const finite = (most: number): number => (most > MOST_PEOPLE ? Infinity : most);

/** "More than 500 employees", as it was said. */
function openLabel({ above, below, atLeast, atMost }: Bounds): string | null {
  if (atLeast !== undefined || atMost !== undefined) return null;
  if (above !== undefined && below === undefined) return `More than ${above.toLocaleString('en-US')} employees`;
  return below !== undefined && above === undefined ? `Fewer than ${below.toLocaleString('en-US')} employees` : null;
}

function sizeLabel(least: number, most: number): string {
  const say = (count: number): string => count.toLocaleString('en-US');
  if (least === most) return `${say(least)} employees`;
  if (most === Infinity) return `${say(least)} employees or more`;
  return least === 0 ? `${say(most)} employees or fewer` : `${say(least)} to ${say(most)} employees`;
}

function byYear(tests: readonly On<'year'>[], isDenied: boolean, known: LibraryValues): AsFilter | null {
  const ranges = tests.map((test) => wholeBounds(test));
  const held = known
    .values('year')
    .map(Number)
    .toSorted((a, b) => a - b);
  const isWithin = (year: number): boolean => ranges.some(({ least, most }) => year >= least && year <= most);
  const single = ranges.filter(({ least, most }) => least === most && least >= FIRST_YEAR).map(({ least }) => least);
  const named = [...new Set([...single, ...held.filter(isWithin)])].toSorted((a, b) => a - b);
  const planYears = (isDenied ? held.filter((year) => !isWithin(year)) : named).slice(0, MOST_YEARS);
  if (planYears.length === 0 || (!isDenied && !held.some(isWithin))) return null;
  return {
    kind: 'year',
    label: `Plan year ${isDenied ? 'other than ' : ''}${either.format(named.map(String))}`,
    filter: { planYears },
  };
}

/** What is named by one word and stands for several types of files. */
const alike: Readonly<Record<string, readonly string[]>> = { docx: ['docx', 'doc'], html: ['html', 'web'] };
const formatLabels: Readonly<Record<string, string>> = { pdf: 'PDF', docx: 'Word', html: 'HTML' };

function byFormat(tests: readonly On<'format'>[], isDenied: boolean, known: LibraryValues): AsFilter | null {
  const named = tests.flatMap(({ is }) => alike[is] ?? [is]);
  const types = chosen(named, known.values('format'), isDenied).flatMap((type) => GuideType.safeParse(type).data ?? []);
  if (types.length === 0) return null;
  const label = either.format(tests.map(({ is }) => formatLabels[is] ?? is));
  return { kind: 'format', label: `${isDenied ? 'not ' : ''}${label}`, filter: { types } };
}

/** Bounds on metrics; of several, any one is enough. */
function byFact(tests: readonly On<'fact'>[], isUpTo: boolean): AsFilter | null {
  const bounded = tests.flatMap((test) =>
    test.network === 'out' ? [] : (boundedTest(test.metric, test, test.tier, isUpTo) ?? []),
  );
  const [first, ...others] = bounded.flatMap(({ test }) => [test, ...alsoSaid(test)]);
  const isBound = tests.every(({ atLeast, above, atMost, below }) =>
    [atLeast, above, atMost, below].some((end) => end !== undefined),
  );
  if (first === undefined || !isBound || bounded.length < tests.length) return null;
  return {
    kind: 'fact',
    label: either.format(bounded.map(({ label }) => label)),
    filter: { facts: [{ ...first, ...(others.length > 0 && { or: others }) }] },
  };
}

/** The employer pays all of a premium where employees pay nothing. */
function alsoSaid({ metric, atLeast = 0, ...rest }: FactTest): FactTest[] {
  if (metric !== 'medical.employer_share' || atLeast < 100) return [];
  return [{ metric: 'medical.contribution', ...(rest.tier !== undefined && { tier: rest.tier }), atMost: 0 }];
}

/** What a guide that is not to have something must not state. */
function lacked({ metric, is }: On<'fact'>): [label: string, test: FactTest][] {
  if (isMetricGroup(metric)) return [[metricGroups[metric], { metric }]];
  if (!isMetric(metric)) return [];
  const { label, kind } = metricOf(metric);
  return [[label, { metric, ...(is === undefined ? kind === 'yes_no' && { is: 'yes' } : { is }) }]];
}

function denied(
  kind: 'planType' | 'fact',
  said: readonly (readonly [label: string, test: FactTest])[],
): AsFilter | null {
  const [first, ...others] = said.map(([, test]) => test);
  if (first === undefined) return null;
  const facts = [{ ...first, ...(others.length > 0 && { or: others }), not: true as const }];
  return { kind, label: `not ${either.format(said.map(([label]) => label))}`, filter: { facts } };
}
