import { isMetric, isMetricGroup, metricGroups, metricOf } from '../../../../contract/metrics.ts';
import type { Condition, From, Test } from '../../../../contract/reading.ts';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { metricNames } from '../../../../contract/vocabulary/metric-names.ts';
import { planTypeNames } from '../../../../contract/vocabulary/plan-types.ts';
import type { AbsentCarrier } from './absent-carriers.ts';
import { isCost } from './bounds.ts';
import { type AsFilter, filterOf } from './filters-of.ts';
import type { LibraryValues } from './known-values.ts';
import { isWithin, type Span } from './left-words.ts';
import { type MatchFormula, matchFormulaIn } from './match-formula.ts';

/** A condition that was understood, with the words that say it. */
export interface Understood extends AsFilter {
  words: string;
  /** What a guide may say of it in its text, where its facts do not: the names of a benefit or a plan. */
  mentions: readonly string[];
  /** The amount as a guide may say it beside the name: "16 weeks". */
  amounts: readonly string[];
}

/** Where nobody has a carrier, whoever states one of its line is near. */
export function carrierOfLine({ typed, span, metric }: AbsentCarrier): Taken {
  const filter: SearchFilters = { facts: [{ metric }] };
  const { label } = metricOf(metric);
  const understood: Understood = { kind: 'carrier', label, words: typed, filter, mentions: [], amounts: [] };
  const part: Condition = { test: { on: 'fact', metric }, from: { kind: 'typed', span } };
  return { understood, part, spans: [span], name: null, amount: null, isDenied: false };
}

/** A condition with where it stands. */
export interface Taken {
  understood: Understood;
  part: Condition;
  /** All of its words. */
  spans: readonly Span[];
  /** Of a metric: its name, and the amount that bounds it. */
  name: Span | null;
  amount: Span | null;
  isDenied: boolean;
}

/** Where something was typed; nothing where it was not. */
export const spanOf = (from: From): readonly Span[] => (from.kind === 'typed' ? [from.span] : []);

type TestSaid = Extract<Condition, { test: Test }>;

/** The tests of a condition with where each was said. */
export function testsSaid(condition: Condition): TestSaid[] {
  if ('test' in condition) return [condition];
  if ('not' in condition) return testsSaid(condition.not);
  return ('and' in condition ? condition.and : condition.or).flatMap(testsSaid);
}

/** The conditions of a reading that narrow, from left to right, each with where it stands. */
export function conditionsIn(
  text: string,
  parts: readonly Condition[],
  quoted: readonly Span[],
  known: LibraryValues,
): Taken[] {
  const formula = matchFormulaIn(text);
  const taken = parts.map(withoutAmount).flatMap((part): Taken[] => {
    const said = testsSaid(part);
    const spans = said.flatMap(({ from, amount }) => [...spanOf(from), ...(amount === undefined ? [] : [amount])]);
    if (spans.length === 0 || spans.some((span) => isWithin(span, quoted))) return [];
    // The shares of a formula bound nothing.
    if (formula !== null && said.some(({ amount }) => amount !== undefined && isWithin(amount, [formula.span])))
      return [];
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
  const all = formula === null || isWithin(formula.span, quoted) ? taken : [...taken, formulaOf(text, formula)];
  return all.toSorted((a, b) => startOf(a) - startOf(b));
}

/** What is asked for by how the employer matches. */
function formulaOf(text: string, { span, is }: MatchFormula): Taken {
  const metric = 'retirement.match_formula';
  const filter: SearchFilters = { facts: [{ metric, is }] };
  const words = text.slice(...span);
  const understood: Understood = { kind: 'fact', label: `Match: ${is}`, words, filter, mentions: [], amounts: [] };
  const part: Condition = { test: { on: 'fact', metric, is }, from: { kind: 'typed', span } };
  return { understood, part, spans: [span], name: span, amount: null, isDenied: false };
}

/** "Without a match": nobody states that there is none, but for costs and hurdles, so that who states any does not have none. */
function withoutAmount(part: Condition): Condition {
  if (!('test' in part) || part.test.on !== 'fact' || part.amount !== undefined) return part;
  const { metric, atLeast, atMost } = part.test;
  if (atLeast !== 0 || atMost !== 0 || !isMetric(metric) || isCost(metric)) return part;
  return { not: { test: { on: 'fact', metric }, from: part.from } };
}

const startOf = ({ spans }: Taken): number => Math.min(...spans.map(([start]) => start));

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
