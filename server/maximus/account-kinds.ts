import { listed } from '../../contract/vocabulary/listed.ts';
import type { AnalysisSpec } from '../../contract/analysis.ts';
import { isBounded } from '../../contract/aspects.ts';
import { isOfBoth } from '../analysis/words.ts';
import { isMetric, isMetricGroup, metricOf } from '../../contract/metrics.ts';
import { holdsAmount } from '../language/follow-values.ts';
import { charts, statistics } from '../language/operators.ts';
import { owners } from '../language/share-of-amount.ts';
import type { Token } from '../language/tokens.ts';
import { isContent } from '../language/left.ts';
import type { Asked } from './account-names.ts';

/** Whether a spec answers with the kind of figure that was asked for: an amount, a share of employers, a number of them. */

const parts = new Set(
  listed(`
    percent, percentage, share, portion, proportion, fraction, number, count, many
  `),
);
const frequent = new Set(
  listed(`
    common, commonly, prevalent, prevalence, popular, widespread, likely, likelihood, rare, often
  `),
);
const joins = new Set(['of', 'the', 'all', 'us', 'our', 'your', 'such']);

/** The word by which employers are counted: "what percent of hospitals", "how many firms", "how common". */
function countedBy({ tokens, mentions, spec }: Asked): Token | null {
  const isOfPercents = spec.measures.every((one) => one.of === 'value' && metricOf(one.metric).unit === 'percent');
  // "The bottom ten percent of companies" are a percentile.
  const drawn = statistics.apart(tokens).filter(({ from, to, isExact }) => isExact && to - from > 1);
  const found = tokens.find(({ low }, at) => {
    if (drawn.some(({ from, to }) => at >= from && at < to)) return false;
    if (frequent.has(low)) return tokens[at - 1]?.low !== 'most';
    // "Match % for nonprofits": the figure itself is in percent.
    if (!parts.has(low) || (isOfPercents && tokens[at + 1]?.low !== 'of')) return false;
    let next = at + 1;
    while (joins.has(tokens[next]?.low ?? '')) next += 1;
    const isTrade = mentions.some(({ value, from }) => from === next && ['industry', 'size'].includes(value.kind));
    return isTrade || owners.has(tokens[next]?.low ?? '');
  });
  return found ?? null;
}

const amountWords = new Set(['long', 'generous', 'rich']);

/** "And how much": an amount is asked for beside a share. */
function amountAsked({ tokens }: Asked): Token | null {
  const found = tokens.find(({ low }, at) => {
    const isAfter = at > 1 && ['and', 'plus', ','].includes(tokens[at - 1]?.low ?? '');
    if (low === 'amount') return tokens.slice(0, at).some((one) => ['and', 'plus'].includes(one.low));
    return low === 'how' && isAfter && (tokens[at + 1]?.low === 'much' || amountWords.has(tokens[at + 1]?.low ?? ''));
  });
  return found ?? null;
}

const textOf = (token: Token | null): string[] => (token === null ? [] : [token.text]);

/** A share where an amount was asked for, an amount where a share was, or a number of employers that nobody asked for. */
export function kinds(asked: Asked): string[] {
  const { spec, reading, tokens, words } = asked;
  if (reading.operation !== null) return [];
  const isOfAmounts = spec.measures.some(({ of }) => of === 'value');
  // "Benefits start day one, share".
  const last = tokens.findLast(({ isMark }) => !isMark);
  if (isOfAmounts && last !== undefined && last.low === 'share' && !words.has(last.key)) return textOf(last);
  if (isOfAmounts) return textOf(spec.groupBy.some(isAnswers) || isOfBoth(spec) ? null : countedBy(asked));
  return textOf(amountAsked(asked));
}

const isAnswers = (grouping: string): boolean => isMetric(grouping) && metricOf(grouping).kind !== 'number';

const leadsOfTime = new Set(['after', 'for', 'at', 'in', 'within', 'by']);

/** "How long is it, and after how many years": two figures are asked for, and one is shown. */
export function askedTwice({ tokens, spec, reading }: Asked): string[] {
  if (spec.measures.length > 1 || reading.more.length > 0 || reading.operation !== null) return [];
  const asks = tokens.flatMap(({ low }, at) =>
    low === 'how' && ['many', 'long', 'much', 'soon'].includes(tokens[at + 1]?.low ?? '') ? [at] : [],
  );
  const second = asks.find((at, place) => {
    const lead = leadsOfTime.has(tokens[at - 1]?.low ?? '') ? at - 2 : at - 1;
    return place > 0 && ['and', ','].includes(tokens[lead]?.low ?? '');
  });
  return second === undefined
    ? []
    : [
        tokens
          .slice(second, second + 3)
          .map(({ text }) => text)
          .join(' '),
      ];
}

/** "Both the mean and the median": one statistic is shown, and the other is not. */
export function oneStatistic({ tokens, words, spec }: Asked): string[] {
  if (tokens.some(({ low }) => ['rather', 'instead', 'not'].includes(low))) return [];
  if (spec.statistic === 'quartiles' || spec.statistic === 'spread') return [];
  const said = statistics
    .apart(tokens)
    .filter(({ from, to, isExact }) => isExact && !tokens.slice(from, to).every(({ key }) => words.has(key)));
  const several = new Set(said.map(({ value }) => JSON.stringify(value)));
  const other = said.find(({ value }) => JSON.stringify(value) !== JSON.stringify(spec.statistic));
  return several.size > 1 && other !== undefined ? textOf(tokens[other.from] ?? null) : [];
}

const ofTime = new Set(
  listed(`
    year, month, week, paycheck, pay, day, hour, period, calendar, visit, plan, employee, person, worker, other
  `),
);

/** "One bar each": what is each must be told apart. */
export function each({ tokens, spec }: Asked): string[] {
  if (spec.groupBy.length > 0 || spec.measures.length > 1) return [];
  const found = tokens.find(({ low }, at) => low === 'each' && !ofTime.has(tokens[at + 1]?.low ?? ''));
  return textOf(found ?? null);
}

/** A number of a follow-up is an amount only where something says so: "compare those two" names no amount. */
export function bareAmount({ tokens, spec, before, reading }: Asked): string[] {
  const amount = spec.compare?.with === 'amount' ? spec.compare.amount : null;
  const had = before?.compare?.with === 'amount' ? before.compare.amount : null;
  if (amount === null || amount === had || reading.operation === null) return [];
  const own = tokens.find(({ number }) => number === amount);
  // "10 instead" of what there is after 5 years.
  const isOfYears = spec.measures.some((one) => one.of === 'value' && /_year_\d/.test(one.metric));
  const isSaid =
    own === undefined ||
    had !== null ||
    own.unit !== null ||
    (holdsAmount(tokens) && !isOfYears) ||
    tokens.some(({ low }) => ['we', 'our', 'ours', 'my', 'is', 'client', 'if', 'were', 'was'].includes(low));
  return isSaid ? [] : [own.text];
}

/** A follow-up after which all is as it was: whatever it asked for was not understood. */
export function withoutEffect({ tokens, spec, before }: Asked): string[] {
  const figure = (one: AnalysisSpec): string => JSON.stringify({ ...one, assumed: [], chart: null });
  if (before === null || figure(before) !== figure(spec) || before.chart !== spec.chart) return [];
  const drawn = new Set(charts.all(tokens).flatMap(({ from, to }) => tokens.slice(from, to)));
  return drawn.size > 0 && tokens.every((token) => !isContent(token) || drawn.has(token))
    ? []
    : [tokens.map(({ text }) => text).join(' ')];
}

const lasting = new Set(['days', 'weeks', 'years', 'count', 'hours', 'age']);

/** "How long until the money is yours": a figure in time. */
export function howLong({ tokens, spec, reading }: Asked): string[] {
  const at = tokens.findIndex(({ low }, index) => low === 'long' && tokens[index - 1]?.low === 'how');
  const isOfTime = spec.measures.some((one) => one.of === 'value' && lasting.has(metricOf(one.metric).unit ?? ''));
  return at === -1 || isOfTime || reading.operation !== null ? [] : ['how long'];
}

const pieces = new Set(['share', 'portion', 'part', 'fraction', 'proportion', 'slice']);

/** "What part comes from the employer": a part of something is no amount in dollars. */
export function partOfIt({ tokens, spec, words }: Asked): string[] {
  const isOfDollars = spec.measures.every(
    (one) => one.of === 'value' && metricOf(one.metric).unit?.startsWith('usd') === true,
  );
  const found = tokens.find(
    ({ low, key }, at) =>
      at > 0 &&
      pieces.has(low) &&
      !words.has(key) &&
      tokens[at - 1]?.low !== 'as' &&
      !['with', 'me', 'time', 'the', 'a', 'your'].includes(tokens[at + 1]?.low ?? ''),
  );
  return isOfDollars && !tokens.some(({ low }) => low === 'dollars') ? textOf(found ?? null) : [];
}

/** "In dollars" of a percentage, "in percent" of an amount: the figure is in another unit than the one that was asked for. */
export function otherUnit({ tokens, spec, reading }: Asked): string[] {
  if (
    reading.operation !== null ||
    !spec.measures.every(({ of }) => of === 'value') ||
    typeof spec.statistic !== 'string'
  )
    return [];
  const units = spec.measures.map((one) => (one.of === 'value' ? metricOf(one.metric).unit : undefined));
  const isAsked = (low: string, at: number): boolean =>
    tokens[at]?.low === low && (tokens[at - 1]?.number ?? null) === null;
  const dollars = tokens.find((_, at) => isAsked('dollars', at) || isAsked('dollar', at));
  const percent = tokens.find((_, at) => isAsked('percent', at) || isAsked('percentage', at));
  const month = tokens.find(
    ({ low }, at) => low === 'month' && ['per', 'a', 'each', 'every'].includes(tokens[at - 1]?.low ?? ''),
  );
  if (month !== undefined && units.every((unit) => unit === 'percent')) return textOf(month);
  if (dollars !== undefined && units.every((unit) => unit === 'percent')) return textOf(dollars);
  return percent !== undefined && units.every((unit) => unit?.startsWith('usd')) ? textOf(percent) : [];
}

/** "What share offer an employee contribution": every plan has a price, so that such a share says nothing. */
export function shareOfAll({ tokens, spec, reading }: Asked): string[] {
  const isEmpty = spec.measures.some(
    (one) =>
      one.of === 'offering' &&
      !isMetricGroup(one.metric) &&
      metricOf(one.metric).tiers?.includes('employee') === true &&
      !isBounded(one),
  );
  const isSaid = tokens.some(({ low }) => ['offer', 'offers', 'state', 'states'].includes(low));
  if (!isEmpty || isSaid || reading.operation !== null) return [];
  return textOf(tokens.find(({ low }) => parts.has(low)) ?? tokens[0] ?? null);
}
