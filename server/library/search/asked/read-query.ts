import {
  isMetric,
  isMetricGroup,
  type MetricGroup,
  type MetricKey,
  metricGroups,
  metricOf,
  type Tier,
} from '../../../../contract/metrics.ts';
import type { AskedMetric, Condition, From, Reading, Test } from '../../../../contract/reading.ts';
import type { FactTest, SearchFilters } from '../../../../contract/search-filters.ts';
import { metricNames } from '../../../../contract/vocabulary/metric-names.ts';
import { planTypeNames } from '../../../../contract/vocabulary/plan-types.ts';
import { partsOf, testsOf } from '../../../language/conditions.ts';
import { lexicon } from '../../../language/lexicon.ts';
import { read } from '../../../language/read.ts';
import { tokensOf } from '../../../language/tokens.ts';
import { type AsFilter, filterOf } from './filters-of.ts';
import { carriersOf, type LibraryValues } from './known-values.ts';
import { isSaying, isWithin, quotedIn, type Span, textWithout } from './left-words.ts';

/** A condition that was understood, with the words that say it. */
export interface Understood extends AsFilter {
  words: string;
  /** What a guide may say of it in its text, where its facts do not: the names of a benefit or a plan. */
  mentions: readonly string[];
  /** The amount as a guide may say it beside the name: "16 weeks". */
  amounts: readonly string[];
}

/** A metric whose values are asked for. */
export interface ValueAsked {
  metric: MetricKey | MetricGroup;
  tier?: Tier;
  /** Other metrics that its name means as well. */
  or: readonly MetricKey[];
}

/** A query taken apart. */
export interface QueryParts {
  conditions: Understood[];
  /** What is left as words, the names of benefits that conditions are about included. */
  words: string;
  /** The same without these names: what a guide must hold beside its conditions. */
  own: string;
  /** What became a condition and still ranks: "parental leave 16 weeks". */
  hints: string;
  /** For each thing that is named, what a guide may state of it: those that do come first. */
  named: readonly (readonly FactTest[])[];
  asked: readonly ValueAsked[];
  /** Employers that are named: whole, and by a part of their names. */
  employers: readonly string[];
  exactEmployers: readonly string[];
}

/** So many conditions at most: guides keep a bit for each. */
const MOST = 12;
/** So many names at most lift the guides that state them. */
const MOST_NAMED = 4;
const MOST_ASKED = 3;
/** A name that may be so many employers is none of them. */
const MOST_EMPLOYERS = 3;

/** Reads a query whose words are spelled; `understand` false makes no condition of them. */
export function readQuery(
  text: string,
  known: LibraryValues,
  { filters, understand }: { filters: SearchFilters; understand: boolean },
): QueryParts {
  const reading = read(text, null, known.reader);
  const parts = partsOf(reading.where);
  const quoted = quotedIn(text);
  const employers = reading.employers.filter(({ value }) => value.length <= MOST_EMPLOYERS);
  // Who names an employer wants its guides, whatever else is said of it.
  const mayBe = ({ understood }: Taken): boolean => employers.length === 0 || understood.kind === 'fact';
  const taken = understand ? conditionsIn(text, parts, quoted, known).filter(mayBe) : [];
  const isYearAlone =
    taken.length === 1 && taken[0]?.understood.kind === 'year' && !isSaying(textWithout(text, taken[0].spans));
  const used = isYearAlone ? [] : taken.slice(0, MOST);
  const levels = levelsIn(text);
  const isOfLevel = (facts: SearchFilters['facts']): boolean => facts?.some(({ tier }) => tier !== undefined) === true;
  const chosen = [...chosenSpans(reading, filters), ...(isOfLevel(filters.facts) ? levels : [])];
  const away = used.flatMap(({ spans, name, amount, isDenied }) => {
    if (name === null || isDenied) return spans;
    return amount === null ? [] : [amount];
  });
  const names = [
    ...used.flatMap(({ name, isDenied }) => (name === null || isDenied ? [] : [name])),
    ...(used.some(({ understood }) => isOfLevel(understood.filter.facts)) ? levels : []),
  ];
  const own = textWithout(text, [...away, ...names, ...chosen]);
  const words = textWithout(text, away);
  const said = ([start, end]: Span): string => text.slice(start, end);
  // What satisfies a bound is another figure than the one that was typed.
  const hints = used.flatMap(({ name, amount, isDenied, understood }) => {
    if (name === null || isDenied) return [];
    return [said(name), ...(amount === null || understood.amounts.length === 0 ? [] : [said(amount)])];
  });
  return {
    conditions: used.map(({ understood }) => understood),
    words: isSaying(words) || used.length === 0 ? words : '',
    own: isSaying(own) || used.length + chosen.length === 0 ? own : '',
    hints: [...hints, ...chosen.map(said)].join(' '),
    named: namedIn(reading, parts, used, known),
    asked: askedIn(reading, used),
    employers: employers.flatMap(({ value }) => value),
    exactEmployers: employers.flatMap(({ value, from }) =>
      spanOf(from).flatMap(([start, end]) =>
        value.filter((name) => name.toLowerCase() === text.slice(start, end).toLowerCase()),
      ),
    ),
  };
}

/** A condition with where it stands. */
interface Taken {
  understood: Understood;
  part: Condition;
  /** All of its words. */
  spans: readonly Span[];
  /** Of a metric: its name, and the amount that bounds it. */
  name: Span | null;
  amount: Span | null;
  isDenied: boolean;
}

const spanOf = (from: From): readonly Span[] => (from.kind === 'typed' ? [from.span] : []);

type TestSaid = Extract<Condition, { test: Test }>;

function testsSaid(condition: Condition): TestSaid[] {
  if ('test' in condition) return [condition];
  if ('not' in condition) return testsSaid(condition.not);
  return ('and' in condition ? condition.and : condition.or).flatMap(testsSaid);
}

function conditionsIn(
  text: string,
  parts: readonly Condition[],
  quoted: readonly Span[],
  known: LibraryValues,
): Taken[] {
  const taken = parts.flatMap((part): Taken[] => {
    const said = testsSaid(part);
    const spans = said.flatMap(({ from, amount }) => [...spanOf(from), ...(amount === undefined ? [] : [amount])]);
    if (spans.length === 0 || spans.some((span) => isWithin(span, quoted))) return [];
    const isUpTo = said.some(({ amount }) => amount !== undefined && /^up to\b/i.test(text.slice(...amount)));
    const asFilter = filterOf(part, known, isUpTo);
    if (asFilter === null) return [];
    const [first] = said;
    const isOfMetric = asFilter.kind === 'fact' || asFilter.kind === 'planType';
    const name = isOfMetric && first !== undefined ? wholeSpan(said.flatMap(({ from }) => spanOf(from))) : null;
    const amount = said.flatMap((one) => (one.amount === undefined ? [] : [one.amount]));
    const words = spans
      .toSorted(([a], [b]) => a - b)
      .map(([start, end]) => text.slice(start, end))
      .join(' ');
    const understood = {
      ...asFilter,
      words,
      mentions: isOfMetric ? mentionsOf(text, said) : [],
      amounts: exactAmounts(text, said),
    };
    const one = { understood, part, spans, name, amount: wholeSpan(amount), isDenied: 'not' in part };
    return [one, ...planOf(text, said, one)];
  });
  return taken.toSorted((a, b) => startOf(a) - startOf(b));
}

const startOf = ({ spans }: Taken): number => Math.min(...spans.map(([start]) => start));

/** Where coverage levels are named: what a condition at a level asks for is not asked for again by its name. */
function levelsIn(text: string): Span[] {
  const tokens = tokensOf(text);
  return lexicon.apart(tokens).flatMap(({ value, from, to }): Span[] => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    return value.kind === 'level' && first !== undefined && last !== undefined ? [[first.span[0], last.span[1]]] : [];
  });
}

/** From the first of some spans to the last; null of none. */
function wholeSpan(spans: readonly Span[]): Span | null {
  if (spans.length === 0) return null;
  return [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
}

/** "PPO deductible under $1,000": the type of the plan whose metric is bounded. */
function planOf(text: string, said: readonly TestSaid[], of: Taken): Taken[] {
  const types = said.flatMap(({ test }) => (test.on === 'fact' && test.planType !== undefined ? [test.planType] : []));
  const [type] = types;
  if (type === undefined || of.isDenied) return [];
  const understood: Understood = {
    kind: 'planType',
    label: `${type} plan`,
    words: type,
    filter: { planTypes: [type] },
    mentions: [type],
    amounts: [],
  };
  const names = Object.entries(planTypeNames).flatMap(([key, all]) =>
    key === type ? [...all, key.toLowerCase()] : [],
  );
  const [found] = names.flatMap((one) => [...text.toLowerCase().matchAll(new RegExp(`\\b${one}\\b`, 'g'))]);
  const name: Span = [found?.index ?? 0, (found?.index ?? 0) + (found?.[0].length ?? 0)];
  return [{ ...of, understood, spans: [name], name, amount: null }];
}

/** The names by which a guide may say what a condition is about. */
function mentionsOf(text: string, said: readonly TestSaid[]): string[] {
  return said.flatMap(({ test, from }) => [
    ...spanOf(from).map(([start, end]) => text.slice(start, end)),
    ...(test.on === 'fact' ? namesOf(test.metric) : 'is' in test && test.is !== undefined ? [test.is] : []),
  ]);
}

/** What people call a metric, or a group of them. */
export function namesOf(metric: string): readonly string[] {
  if (isMetric(metric)) return [metricOf(metric).label, ...metricNames[metric]];
  return isMetricGroup(metric) ? [metricGroups[metric]] : [];
}

/** Amounts that are exactly so much: a bound ("over $500") is satisfied by other figures. */
function exactAmounts(text: string, said: readonly TestSaid[]): string[] {
  // Of several, the amount of one may stand beside the name of another.
  if (said.length > 1) return [];
  return said.flatMap(({ test, amount }) => {
    const isExact = test.on === 'fact' && test.atLeast !== undefined && test.atLeast === test.atMost;
    return isExact && amount !== undefined ? [text.slice(...amount)] : [];
  });
}

/** Where words name what chosen filters ask for: asked for again as words, they would narrow what the filters let in. */
function chosenSpans(reading: Reading, { facts = [], planTypes = [], carriers = [] }: SearchFilters): Span[] {
  const metrics = new Set(
    facts.flatMap(({ metric, or = [], not }) => (not === true ? [] : [metric, ...or.map((one) => one.metric)])),
  );
  const isChosen = ({ metric, or = [] }: AskedMetric): boolean =>
    [metric, ...or].some((one) => metrics.has(one) || metrics.has(one.split('.')[0] ?? ''));
  const ofMetrics = reading.metrics.filter(({ value }) => isChosen(value)).flatMap(({ from }) => spanOf(from));
  const ofTests = partsOf(reading.where)
    .flatMap(testsSaid)
    .filter(({ test }) => {
      if (test.on === 'fact') return isChosen(test);
      if (test.on === 'planType') return planTypes.includes(test.is);
      return test.on === 'carrier' && carriersOf(test.is, carriers).length > 0;
    });
  return [
    ...ofMetrics,
    ...ofTests.flatMap(({ from, amount }) => [...spanOf(from), ...(amount === undefined ? [] : [amount])]),
  ];
}

const statedTest = (metric: string): FactTest =>
  isMetric(metric) && metricOf(metric).kind === 'yes_no' ? { metric, is: 'yes' } : { metric };

/** What is named and is no condition: guides that state it are lifted. */
function namedIn(
  reading: Reading,
  parts: readonly Condition[],
  used: readonly Taken[],
  known: LibraryValues,
): FactTest[][] {
  const ofMetrics = reading.metrics.map(({ value }) => [value.metric, ...(value.or ?? [])].map(statedTest));
  const rest = parts.filter((part) => !('not' in part) && used.every((one) => one.part !== part));
  const ofTests = rest.flatMap(testsOf).map(({ test }): FactTest[] => {
    if (test.on === 'planType') return [{ metric: 'medical.plan_type', is: test.is }];
    if (test.on === 'carrier') {
      const lines = ['medical.carrier', 'dental.carrier', 'vision.carrier'];
      return lines.flatMap((metric) => carriersOf(test.is, known.namesOf(metric)).map((is) => ({ metric, is })));
    }
    if (test.on !== 'fact') return [];
    return [test.is === undefined ? statedTest(test.metric) : { metric: test.metric, is: test.is }];
  });
  return [...ofMetrics, ...ofTests].filter(({ length }) => length > 0).slice(0, MOST_NAMED);
}

function askedIn(reading: Reading, used: readonly Taken[]): ValueAsked[] {
  const valueOf = ({ metric, tier, or = [] }: AskedMetric): ValueAsked => ({
    metric,
    or,
    ...(tier !== undefined && { tier }),
  });
  const bounded = used
    .filter(({ isDenied }) => !isDenied)
    .flatMap(({ part }) => testsOf(part).flatMap(({ test }) => (test.on === 'fact' ? [valueOf(test)] : [])));
  return [...reading.metrics.map(({ value }) => valueOf(value)), ...bounded].slice(0, MOST_ASKED);
}
