import { listed } from '../../contract/vocabulary/listed.ts';
import { isMetricGroup, metricOf } from '../../contract/metrics.ts';
import type { AskedMetric, Reading, Test } from '../../contract/reading.ts';
import { employerWords, peopleWords } from '../../contract/vocabulary/company-sizes.ts';
import { husks } from '../../contract/vocabulary/follow-ups.ts';
import { amountsIn, boundsOf } from './amounts.ts';
import { answerIn } from './answers-of-choice.ts';
import { allOf, is, partsOf, testsOf, without } from './conditions.ts';
import { keptOf } from './follow-where.ts';
import { isContent } from './left.ts';
import { lexicon } from './lexicon.ts';
import { scaleTo } from './scale.ts';
import type { Token } from './tokens.ts';

/** A follow-up that says another value of what is there: a bound, a level, an answer, an amount of one's own. */

const paying = new Set(
  listed(`
    give, gives, pay, pays, put, contribute, charge, spend, cost, costs, price, premium
  `),
);
const SHORT = 8;
const ofPeople = new Set([...peopleWords, ...employerWords, 'ers']);

/** "≥ 1,500", after a share of those that state a maximum: a number without people in it bounds the figure and no employers. */
export function boundAlone(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const [only, ...others] = last.metrics;
  const [size, ...more] = testsOf(reading.where);
  const isOfShare =
    last.intent.value === 'share' && only !== undefined && others.length === 0 && isAmountMetric(only.value.metric);
  const isAlone =
    size?.test.on === 'size' && more.length === 0 && reading.metrics.length === 0 && reading.left.length === 0;
  if (!isOfShare || !isAlone || size?.test.on !== 'size' || tokens.some(({ low }) => ofPeople.has(low))) return null;
  const { on: _, ...ends } = size.test;
  const { or: __, ...fact } = only.value;
  const where = allOf([...partsOf(last.where).map(keptOf), is({ on: 'fact', ...fact, ...ends }, size.from)]);
  return { where, metrics: [] };
}

/** "$100 or less?", "60 or more?", after a share over another bound: the new bound in its place. */
export function boundInstead(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  const facts = testsOf(last.where).filter(({ test }) => test.on === 'fact' && boundsIn(test).length > 0);
  const [fact, ...others] = facts;
  const isOfShare = ['share', 'ranking'].includes(last.intent.value) && others.length === 0;
  if (fact?.test.on !== 'fact' || !isOfShare || reading.metrics.length > 0) return null;
  const [amount, ...more] = amountsIn(tokens, () => false);
  const isOfFigure = amount !== undefined && more.length === 0 && !amount.isYear && !amount.isPeople;
  if (!isOfFigure || (amount.compared === null && amount.high === null)) return null;
  if (tokens.some((token, at) => (at < amount.from || at >= amount.to) && isContent(token) && !husk.has(token.low)))
    return null;
  const { metric, tier, network, planType } = fact.test;
  const scale = scaleTo(metric, amount);
  if (scale === null) return null;
  const span = [tokens[amount.from]?.span[0] ?? 0, tokens[amount.to - 1]?.span[1] ?? 0] as const;
  const aspect = Object.fromEntries(
    Object.entries({ tier, network, planType }).filter(([, value]) => value !== undefined),
  );
  const test = { on: 'fact', metric, ...aspect, ...boundsOf(amount, scale) } as const;
  const kept = without(last.where, (one) => one === fact.test);
  const left = reading.left.filter((one) => one.span[1] <= span[0] || one.span[0] >= span[1]);
  const where = allOf([...partsOf(kept).map(keptOf), is(test, { kind: 'typed', span })]);
  return { where, metrics: [], amounts: [], left, covered: [...reading.covered, span] };
}

const husk = new Set(husks);
const boundsIn = (test: Test): string[] =>
  Object.keys(test).filter((key) => ['atLeast', 'atMost', 'above', 'below'].includes(key));

const isAmountMetric = (metric: AskedMetric['metric']): boolean =>
  !isMetricGroup(metric) && metricOf(metric).kind === 'number';

/** "For family coverage", after a figure that is stated by level: the level of that figure, and no price of its own. */
export function levelAlone(reading: Reading, last: Reading, tokens: readonly Token[]): Reading {
  const [only, ...others] = reading.metrics;
  const span = only?.from.kind === 'typed' ? only.from.span : null;
  const isLevel = lexicon
    .apart(tokens)
    .some(({ value, from }) => value.kind === 'level' && tokens[from]?.span[0] === span?.[0]);
  const isGuessed = isLevel && only?.value.or !== undefined && others.length === 0;
  // "The family one, where we pay 60": what somebody pays is held against the figure before.
  const isOwn = tokens.some(({ low }, at) => low === 'we' && paying.has(tokens[at + 1]?.low ?? ''));
  const isPaid = tokens.some(({ low }) => paying.has(low)) && !(isOwn && reading.amounts.length > 0);
  const isOfLevels =
    last.metrics.some(({ value }) => value.tier !== undefined) ||
    testsOf(last.where).some(({ test }) => test.on === 'fact' && test.tier !== undefined);
  return isGuessed && isOfLevels && !isPaid ? { ...reading, metrics: [] } : reading;
}

/** "And pensions?", after the share that has a 403(b): another answer of the same choice. */
export function choiceInstead(reading: Reading, last: Reading, tokens: readonly Token[]): Reading {
  const answered = testsOf(last.where).flatMap(({ test }) =>
    test.on === 'fact' && test.is !== undefined ? [test] : [],
  );
  const [fact, ...more] = answered;
  if (fact === undefined || more.length > 0 || isMetricGroup(fact.metric) || last.metrics.length > 0) return reading;
  const answer = answerIn(fact.metric, tokens);
  const isOther = reading.metrics.some(({ value }) => value.metric !== fact.metric) || reading.subjects.length > 0;
  if (answer === null || isOther) return reading;
  const test = { on: 'fact', metric: fact.metric, is: answer.value } as const;
  const others = partsOf(reading.where).filter((one) => testsOf(one).every((each) => each.test.on !== 'fact'));
  const span = [tokens[answer.from]?.span[0] ?? 0, tokens[answer.to - 1]?.span[1] ?? 0] as const;
  const covered = [...reading.covered, span];
  const left = reading.left.filter((one) => one.span[0] < span[0] || one.span[1] > span[1]);
  return { ...reading, metrics: [], covered, left, where: allOf([is(test, { kind: 'typed', span }), ...others]) };
}

const holding = new Set(['compare', 'compares', 'put', 'stack', 'rank', 'place', 'about', 'at', 'mine', 'ours', 'us']);

/** "What about 12 days", "how does 12 compare", "12 days?": an amount that is held against the others. */
export const holdsAmount = (tokens: readonly Token[]): boolean =>
  tokens.length <= SHORT &&
  (tokens.some(({ low }) => holding.has(low)) || tokens.filter(({ isMark }) => !isMark).length < 3) &&
  !tokens.some(({ low }) =>
    [
      'after',
      'top',
      'bottom',
      'year',
      'years',
      'first',
      'last',
      'percentile',
      'least',
      'most',
      'two',
      'those',
      'these',
      'them',
      'both',
    ].includes(low),
  );

const owning = new Set(['our', 'my', 'their', 'his', 'her']);

const MOST_GROUPS = 50;
const shown = new Set([
  'top',
  'bottom',
  'first',
  'list',
  'show',
  'make',
  'limit',
  'to',
  'it',
  'give',
  'me',
  'cut',
  'try',
]);

/** "Just 3", "make it 10", after the first five of some groups: so many of them, and no amount. */
export function limitInstead(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> {
  const words = tokens.filter(({ isMark }) => !isMark);
  const [number, ...others] = words.filter(({ number: one }) => one !== null);
  const isBare = words.every((token) => token === number || husk.has(token.low) || shown.has(token.low));
  const isCount =
    number?.number !== undefined &&
    number.number !== null &&
    number.unit === null &&
    Number.isInteger(number.number) &&
    number.number >= 1 &&
    number.number <= MOST_GROUPS;
  if (last.limit === null || others.length > 0 || !isBare || !isCount || reading.metrics.length > 0) return {};
  return { limit: { value: number.number as number, from: { kind: 'typed', span: number.span } }, amounts: [] };
}

/** "It is 12 days", after 10 were held against the others: another amount in its place. */
export function amountInstead(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> {
  const [metric, ...others] = last.metrics;
  const { metrics, amounts, where, limit, statistic, sort } = reading;
  const isFree = metrics.length + amounts.length === 0 && [where, limit, statistic, sort].every((one) => one === null);
  const isOwn = tokens.some(({ number }, at) => number !== null && owning.has(tokens[at - 1]?.low ?? ''));
  const isHeld = last.amounts.length === 1 || isOwn || holdsAmount(tokens);
  const isGiven = isFree && isHeld && last.groupBy.every(({ value }) => value !== 'year');
  const [amount, ...more] = isGiven ? amountsIn(tokens, () => false) : [];
  if (
    amount === undefined ||
    metric === undefined ||
    others.length + more.length > 0 ||
    amount.isYear ||
    amount.isPeople
  )
    return {};
  const scale = scaleTo(metric.value.metric, amount);
  if (scale === null || amount.compared !== null) return {};
  const span = [tokens[amount.from]?.span[0] ?? 0, tokens[amount.to - 1]?.span[1] ?? 0] as const;
  return { amounts: [{ value: { role: 'given', amount: amount.low * scale }, from: { kind: 'typed', span } }] };
}
