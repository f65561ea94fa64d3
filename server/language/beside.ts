import { listed } from '../../contract/vocabulary/listed.ts';
import type { AskedMetric, Dimension, Reading, Slot, Test } from '../../contract/reading.ts';
import { husks } from '../../contract/vocabulary/follow-ups.ts';
import { testsOf, without } from './conditions.ts';
import { dimensionOfTest, type EveryoneElse, everyoneElseIn } from './everyone-else.ts';
import { takesAway } from './follow-where.ts';
import { lexicon } from './lexicon.ts';
import { modified, tierFor } from './metrics.ts';
import type { Token } from './tokens.ts';

/** A follow-up that puts something beside what is there: "next to the ER copay", "sick days too". */

const leads = new Set(
  listed(`
    compare, compared, comparing, comparison, contrast, versus, vs, against, alongside, next, beside
  `),
);
const husk = new Set(husks);
const adding = new Set(['add', 'plus', 'include', 'also', 'together']);
const pointers = new Set(['it', 'that', 'this', 'them', 'those']);
const beside = new Set(['next', 'beside', 'besides', 'with']);
const SHORT = 7;
const LONG = 10;

const lastWord = (tokens: readonly Token[], back: number): string =>
  tokens.filter(({ isMark }) => !isMark).at(-back)?.low ?? '';

/** Whether a follow-up begins with a word that sets one beside another, whatever leads to it: "vs", "and compared with", "put it next to". */
export function leadsBeside(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ isMark }) => !isMark).map(({ low }) => low);
  const at = words.findIndex((low) => !husk.has(low));
  const isNext = words[at] !== 'next' || words[at + 1] === 'to';
  return (
    (leads.has(words[at] ?? '') && isNext && at < words.length - 1) || (words[at] === 'side' && words.includes('by'))
  );
}

const contrasts = new Set(['contrast', 'comparison', 'compare', 'compares']);
const putting = new Set(['put', 'throw', 'bring', 'mix', 'fold']);

/** "Holidays as well", "and sick days too", "throw the West in". */
export const isAsWell = (tokens: readonly Token[]): boolean =>
  tokens.length <= SHORT &&
  ((putting.has(tokens[0]?.low ?? '') && lastWord(tokens, 1) === 'in') ||
    ['too', 'also', 'back'].includes(lastWord(tokens, 1)) ||
    (lastWord(tokens, 2) === 'as' && lastWord(tokens, 1) === 'well') ||
    contrasts.has(lastWord(tokens, 1)));

/** "And the other parent, next to it", "sick days on the same chart". */
const isNextTo = (tokens: readonly Token[]): boolean =>
  tokens.length <= LONG &&
  tokens.some(({ low }, at) => {
    if (at === 0) return false;
    const isSame = low === 'same' && ['chart', 'graph', 'plot'].includes(tokens[at + 1]?.low ?? '');
    return isSame || low === 'alongside' || (beside.has(low) && pointers.has(lastWord(tokens, 1)));
  });

export const isMore = (tokens: readonly Token[]): boolean =>
  leadsBeside(tokens) || adding.has(tokens[0]?.low ?? '') || isAsWell(tokens) || isNextTo(tokens);

const carried = <Value>(one: Slot<Value>): Slot<Value> => ({ ...one, from: { kind: 'carried' } });
const aspects = ({ metric, tier, network, planType }: AskedMetric): string =>
  [metric, tier, network, planType].join(' ');

/** "Side by side with the ER copay", "add sick days", "and single, next to it": a further figure beside those before. */
export function withMetric(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> {
  if (!isMore(tokens)) return {};
  const said = reading.metrics.length > 0 ? atSameLevel(reading.metrics, last) : atLevel(last, tokens);
  if (said.length === 0) return {};
  const before = last.metrics.filter(({ value }) => said.every((one) => aspects(one.value) !== aspects(value)));
  return { metrics: [...before.map(carried), ...said] };
}

/** "Add the OOP max", after family deductibles: of families as well, unless something else is said. */
function atSameLevel(metrics: readonly Slot<AskedMetric>[], { metrics: before }: Reading): Slot<AskedMetric>[] {
  const shared = <Key extends 'tier' | 'network' | 'planType'>(key: Key): NonNullable<AskedMetric[Key]> | null => {
    const [first, ...others] = before.map(({ value }) => value[key]);
    return others.every((one) => one === first) ? (first ?? null) : null;
  };
  const common = { tier: shared('tier'), network: shared('network'), planType: shared('planType') };
  const isSame = ({ metric }: AskedMetric): boolean => before.some(({ value }) => value.metric === metric);
  return metrics.map((one) =>
    isSame(one.value) ? one : { ...one, value: { ...modified(one.value, common), ...one.value } },
  );
}

/** The figure before at the level that is said, where it stands at another one. */
function atLevel({ metrics }: Reading, tokens: readonly Token[]): Slot<AskedMetric>[] {
  const level = lexicon.apart(tokens).find(({ value }) => value.kind === 'level');
  const [only, ...others] = metrics;
  if (level?.value.kind !== 'level' || only?.value.tier === undefined || others.length > 0) return [];
  const tier = tierFor(only.value.metric, level.value.tier);
  const span = [tokens[level.from]?.span[0] ?? 0, tokens[level.to - 1]?.span[1] ?? 0] as const;
  return tier === null ? [] : [{ value: { ...only.value, tier }, from: { kind: 'typed', span } }];
}

/** "Drop the single one", "without the coinsurance": one of several figures goes. */
export function withoutMetric(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  if (last.metrics.length < 2 || !takesAway(tokens) || reading.where !== null) return null;
  const level = lexicon.apart(tokens).find(({ value }) => value.kind === 'level');
  const tier = level?.value.kind === 'level' ? level.value.tier : null;
  const isSaid = ({ metric, tier: own }: AskedMetric): boolean =>
    reading.metrics.some(({ value }) => value.metric === metric && (tier === null || tierFor(metric, tier) === own)) ||
    (reading.metrics.length === 0 && tier !== null && tierFor(metric, tier) === own);
  const kept = last.metrics.filter(({ value }) => !isSaid(value));
  return kept.length === 0 || kept.length === last.metrics.length
    ? null
    : { metrics: kept.map(carried), groupBy: last.groupBy };
}

const dimensionOf: Partial<Record<Test['on'], Dimension>> = {
  industry: 'industry',
  state: 'state',
  region: 'region',
  size: 'size',
  carrier: 'carrier',
};

const apart = new Set(
  listed(`
    side, vs, versus, against, compare, compared, separately, individually, next, beside, alongside
  `),
);

/** "Compare with hospitality", after one industry: both, each by itself. "Ohio and Texas side by side": each of them. */
export function setBeside(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> {
  const on = dimensionOf[testsOf(reading.where)[0]?.test.on ?? 'fact'];
  const isSeveral =
    testsOf(reading.where).filter(({ test }) => test.on === on).length > 1 && tokens.some(({ low }) => apart.has(low));
  const isContrast = contrasts.has(lastWord(tokens, 1)) || isNextTo(tokens);
  const isBeside =
    isSeveral || ((leadsBeside(tokens) || isContrast) && testsOf(last.where).some(({ test }) => test.on === on));
  const before = last.groupBy.filter(({ value }) => value === 'year');
  const isTold = reading.groupBy.length > 0 || last.groupBy.length > before.length;
  if (!isBeside || on === undefined || isTold) return {};
  return {
    groupBy: [...before.map(carried), { value: on, from: { kind: 'assumed', rule: 'what is compared stands apart' } }],
  };
}

const degrees = new Set(
  listed(`
    more, less, fewer, higher, lower, better, richer, worse, longer, shorter, cheaper, greater, different
  `),
);

/** "Is it higher in tech", "do big companies give more": than the others, which need not be said. */
function moreIn({ where, metrics, groupBy }: Reading, tokens: readonly Token[]): EveryoneElse | null {
  const at = tokens.findIndex(
    ({ low }, index) => degrees.has(low) && tokens[index + 1]?.low !== 'than' && tokens[index - 1]?.low !== 'or',
  );
  const named = new Set(testsOf(where).map(({ test }) => dimensionOfTest(test)));
  const [value, ...others] = [...named];
  const isSaid = at !== -1 && value !== undefined && others.length === 0 && metrics.length + groupBy.length === 0;
  return isSaid && tokens.length <= LONG ? { from: at, to: at + 1, value } : null;
}

/** "Vs the rest of the states", "compared to everyone else": whom the figure before was of, and all others, each by itself. */
export function besideOthers(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const against = everyoneElseIn(tokens, []) ?? moreIn(reading, tokens);
  if (against === null || reading.amounts.length > 0) return null;
  const tests = testsOf(last.where).map(({ test }) => dimensionOfTest(test));
  const said = reading.groupBy.find(({ value }) => value !== 'year')?.value ?? against.value;
  const value = said ?? tests.find((one) => one !== undefined);
  if (value === undefined) return null;
  const years = last.groupBy.filter((one) => one.value === 'year').map(carried);
  const span = [tokens[against.from]?.span[0] ?? 0, tokens[against.to - 1]?.span[1] ?? 0] as const;
  return {
    where: without(last.where, (test) => dimensionOfTest(test) === value),
    groupBy: [...years, { value, from: { kind: 'typed', span } }],
  };
}
