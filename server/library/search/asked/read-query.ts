import { isMetric, type MetricGroup, type MetricKey, metricOf, type Tier } from '../../../../contract/metrics.ts';
import type { AskedMetric, Condition, Reading } from '../../../../contract/reading.ts';
import type { FactTest, SearchFilters } from '../../../../contract/search-filters.ts';
import { formNames } from '../../../../contract/vocabulary/form-names.ts';
import { noneSaid } from '../../../../contract/vocabulary/none-said.ts';
import { partsOf, testsOf } from '../../../language/conditions.ts';
import { lexicon } from '../../../language/lexicon.ts';
import { Phrases } from '../../../language/phrases.ts';
import { read } from '../../../language/read.ts';
import { tokensOf } from '../../../language/tokens.ts';
import { nameAt } from '../concepts.ts';
import { isLexical } from '../lexicon.ts';
import { tokenize } from '../tokenize.ts';
import { type AbsentCarrier, absentCarriers } from './absent-carriers.ts';
import { carrierOfLine, conditionsIn, spanOf, type Taken, testsSaid, type Understood } from './conditions-in.ts';
import { carriersOf, type LibraryValues } from './known-values.ts';
import { isSaying, isWithin, quotedIn, type Span, textWithout } from './left-words.ts';

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
  /** Whether what is left as words names no benefit and no employer: it says less than a place. */
  isLeftover: boolean;
  /** Whether a term asks for a benefit, so that an employer that is called so is not meant. */
  isNameless: (term: string) => boolean;
  /** Carriers that are named and that no guide has. */
  absent: readonly AbsentCarrier[];
  /** What the employers that are asked for do, as it was typed. */
  trades: readonly string[];
}

/** So many conditions at most: guides keep a bit for each. */
const MOST = 12;
/** So many names at most lift the guides that state them. */
const MOST_NAMED = 4;
const MOST_ASKED = 3;
/** A name that may be so many employers is none of them. */
const MOST_EMPLOYERS = 3;

/**
 * Reads a query whose words are spelled; `understand` false makes no condition of them.
 *
 * @param isSaid whether a passage says some words side by side
 */
export function readQuery(
  text: string,
  known: LibraryValues,
  { filters, understand, isSaid }: { filters: SearchFilters; understand: boolean; isSaid: (words: string) => boolean },
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
  const absent = understand ? absentCarriers(text, known, isSaid).filter(({ span }) => !isWithin(span, quoted)) : [];
  const used = isYearAlone ? [] : [...taken, ...absent.map(carrierOfLine)].slice(0, MOST);
  const levels = levelsIn(text);
  const isOfLevel = (facts: SearchFilters['facts']): boolean => facts?.some(({ tier }) => tier !== undefined) === true;
  const service = yearsOfService(text, reading);
  const chosen = [...chosenSpans(reading, filters), ...(isOfLevel(filters.facts) ? levels : []), ...service];
  const away = used.flatMap(({ spans, name, amount, isDenied }) => {
    if (name === null || isDenied) return spans;
    return amount === null ? [] : [amount];
  });
  const names = [
    ...used.flatMap(({ name, isDenied }) => (name === null || isDenied ? [] : [name])),
    ...(used.some(({ understood }) => isOfLevel(understood.filter.facts)) ? levels : []),
  ];
  const own = textWithout(text, [...away, ...names, ...chosen]);
  const words = textWithout(text, [...away, ...service]);
  const isOfBenefit = reading.metrics.length + reading.subjects.length > 0 || namesBenefit(own);
  const ofTrades = new Set(termsOfTrades(text, parts));
  const said = ([start, end]: Span): string => text.slice(start, end);
  // What satisfies a bound is another figure than the one that was typed.
  const hints = used.flatMap(({ name, amount, isDenied, understood, spans }) => {
    if (isDenied) return [];
    // Within a place, whoever says its name comes first; a trade is told by the names of employers.
    if (name === null) return ranking.has(understood.kind) ? spans.map(said) : [];
    return [said(name), ...(amount === null || understood.amounts.length === 0 ? [] : [said(amount)])];
  });
  return {
    conditions: used.map(({ understood }) => understood),
    words: isSaying(words) || used.length === 0 ? words : '',
    own: isSaying(own) || used.length + chosen.length === 0 ? own : '',
    hints: [...hints, ...chosen.map(said), ...used.flatMap(sayingNone)].join(' '),
    named: [...formsIn(text), ...namedIn(reading, parts, used, known)].slice(0, MOST_NAMED),
    asked: askedIn(reading, used),
    isLeftover: !isOfBenefit && employers.length === 0,
    isNameless: (term) => isOfBenefit && employers.length === 0 && isLexical(term) && !ofTrades.has(term),
    absent,
    trades: used.flatMap(({ understood, spans, isDenied }) =>
      understood.kind === 'industry' && !isDenied ? spans.map(said) : [],
    ),
    employers: employers.flatMap(({ value }) => value),
    exactEmployers: employers.flatMap(({ value, from }) =>
      spanOf(from).flatMap(([start, end]) =>
        value.filter((name) => name.toLowerCase() === text.slice(start, end).toLowerCase()),
      ),
    ),
  };
}

/** Where none of a metric is asked for: how guides say that there is none, as phrases. */
function sayingNone({ part, isDenied }: Taken): string[] {
  if (isDenied) return [];
  return testsOf(part).flatMap(({ test }) =>
    test.on === 'fact' && test.atMost === 0 ? (noneSaid[test.metric] ?? []).map((words) => `"${words}"`) : [],
  );
}

const forms = new Phrases(formNames.map(({ name, states }) => [name, states] as const));

/** Forms that are asked for by name: whoever states what stands in them alone is one. */
function formsIn(text: string): FactTest[][] {
  return forms.apart(tokensOf(text)).map(({ value }) => [{ metric: value }]);
}

/** The words by which employers are told apart by what they do, whether or not that narrows. */
function termsOfTrades(text: string, parts: readonly Condition[]): string[] {
  const spans = parts.flatMap(testsOf).flatMap(({ test, from }) => (test.on === 'industry' ? spanOf(from) : []));
  return spans.flatMap(([start, end]) => tokenize(text.slice(start, end)).map(({ term }) => term));
}

/** Whether words have a name of a benefit among them. */
function namesBenefit(text: string): boolean {
  const terms = tokenize(text).map(({ term }) => term);
  return terms.some((_, at) => nameAt(terms, at) !== null);
}

/** Conditions whose words rank in the text of what they find. */
const ranking: ReadonlySet<Understood['kind']> = new Set(['state', 'region']);

/** Where coverage levels are named: what a condition at a level asks for is not asked for again by its name. */
function levelsIn(text: string): Span[] {
  const tokens = tokensOf(text);
  return lexicon.apart(tokens).flatMap(({ value, from, to }): Span[] => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    return value.kind === 'level' && first !== undefined && last !== undefined ? [[first.span[0], last.span[1]]] : [];
  });
}

/** "After 10 years": a part of a metric's name, which guides write in other words. */
function yearsOfService(text: string, { metrics }: Reading): Span[] {
  const years = metrics.flatMap(({ value }) => /_year_(\d+)$/.exec(value.metric)?.[1] ?? []).map(Number);
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at): Span[] => {
    const next = tokens[at + 1];
    const isSaid = next?.key === 'year' && years.some((year) => token.number === year);
    return isSaid ? [[token.span[0], next.span[1]]] : [];
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
  // Who says that there is none answers better than who says nothing.
  const lacking = parts.flatMap((part) => ('not' in part ? testsOf(part) : []));
  const sayingNo = lacking.flatMap(({ test }): FactTest[][] =>
    test.on === 'fact' && isMetric(test.metric) && metricOf(test.metric).kind === 'yes_no'
      ? [[{ metric: test.metric, is: 'no' }]]
      : [],
  );
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
  return [...ofMetrics, ...ofTests, ...sayingNo].filter(({ length }) => length > 0);
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
  const all = [...reading.metrics.map(({ value }) => valueOf(value)), ...bounded];
  const isFirst = ({ metric, tier }: ValueAsked, at: number): boolean =>
    all.findIndex((one) => one.metric === metric && one.tier === tier) === at;
  return all.filter(isFirst).slice(0, MOST_ASKED);
}
