import { metricOf, type Metric, type MetricKey, type Tier } from '../../../../contract/metrics.ts';
import { display } from '../../../facts/display.ts';
import { termOf } from '../tokenize.ts';
import { otherNumber } from '../words.ts';
import { type Amount, amountAt } from './amounts.ts';
import { boundCondition, boundsIn } from './fact-bounds.ts';
import { metricsAt } from './metric-names.ts';
import { isDeniedAt } from './read-choices.ts';
import type { Found, Reader } from './reading.ts';
import { isPhrase, phraseAt, type TypedWord } from './typed-words.ts';

/** What may stand between the name of a benefit and its amount. */
const fillers = new Set([
  'a', 'an', 'and', 'annual', 'annually', 'are', 'at', 'benefit', 'benefits', 'budget', 'company', 'contribution', 'coverage', 'cover',
  'copay', 'copays', 'days', 'employer', 'for', 'free', 'fully', 'has', 'in', 'is', 'leave', 'length', 'limit', 'maximum', 'network', 'of', 'off',
  'offering', 'paid', 'pay', 'plan', 'plans', 'policy', 'stipend', 'that', 'the', 'with', 'allowance', 'reimbursement', 'assistance',
  'duration', 'get', 'first', 'year', ',', '-', ':', 'individual', 'following', 'pays', 'paying', 'replaces', 'replacing', 'gives', 'giving', 'after', 'equal', 'worth', 'lasting', 'longer', 'be', 'costs', 'cost', 'day', 'lifetime', 'max', 'toward', 'up', 'single', 'family', 'self', 'only', 'employee',
]); // prettier-ignore
const MOST_FILLERS = 3;
const namesOfDays = new Set(['holidays', 'days'].map(termOf));
const namesOfVisits = new Set(['sessions', 'visits'].map(termOf));

/** Amounts of benefits: "parental leave 16 weeks", "deductible under $1,500", "20+ days of vacation". */
export const readFacts: Reader = (words, known, isTaken) => {
  const found: Found[] = [];
  const used = new Set<number>();
  const isFree = (from: number, to: number): boolean =>
    words.slice(from, to).every((_, offset) => !isTaken(from + offset) && !used.has(from + offset));
  for (let at = 0; at < words.length; at += 1) {
    for (const { length: own, keys } of metricsAt(words, at)) {
      const length = own + planAfter(words, at + own, keys);
      if (!isFree(at, at + length)) continue;
      const stated = keys.filter((key) => metricOf(key).kind === 'number' && known.states(key));
      const read = amountsBeside(words, at, at + length, isFree)
        .flatMap((amount) =>
          stated.flatMap(
            (key) => conditionOf(words, [at, at + length], key, inOwnUnit(words, at + length, key, amount)) ?? [],
          ),
        )
        .at(0);
      if (read === undefined) continue;
      const conditions = withPay(words, read, known);
      found.push(...conditions);
      const { from, to } = conditions[0] ?? read;
      for (let word = from; word < to; word += 1) used.add(word);
      at = to - 1;
      break;
    }
  }
  return found;
};

const retirementPlans = ['401k', 'in 401k', 'in the 401k', 'in a 401k', 'into the 401k', 'for the 401k', '401k plan', 'in the 401k plan', '403b', 'in the 403b']; // prettier-ignore

/** Automatic enrolment is in a retirement plan, whose name after it names no other benefit. */
function planAfter(words: readonly TypedWord[], at: number, keys: readonly MetricKey[]): number {
  return keys.includes('retirement.auto_enrollment') ? phraseAt(words, at, retirementPlans) : 0;
}

const fullPay = [
  'fully paid',
  'at full pay',
  'with full pay',
  'full pay',
  '100% paid',
  'at 100% pay',
  'at 100% of pay',
  'paid at 100%',
];
const parental = /^leave\.parental_(birth|other)_weeks$/;

/** "16 weeks of fully paid parental leave" is two conditions; its text may say so of "parental leave" alone. */
function withPay(words: readonly TypedWord[], read: Found, known: Parameters<Reader>[1]): Found[] {
  const [fact] = read.filter.facts ?? [];
  const pay = 'leave.parental_pay';
  if (fact === undefined || !parental.test(fact.metric) || !known.states(pay)) return [read];
  for (let at = Math.max(0, read.from - 1); at <= read.to; at += 1) {
    const length = phraseAt(words, at, fullPay);
    if (length === 0 || isDeniedAt(words, at)) continue;
    const [from, to] = [Math.min(read.from, at), Math.max(read.to, at + length)];
    const both = { ...read, from, to, mentions: ['parental leave'] };
    const filter = { facts: [{ metric: pay, atLeast: 100 }] };
    const label = `${metricOf(pay).label}: ${display(pay, { value: 100, words: null })}`;
    return [both, { ...both, label, filter, amounts: ['fully paid', 'full pay', '100% of'] }];
  }
  return [read];
}

/** Amounts near a name, the likeliest first: the one after it, then the one before it. */
function amountsBeside(
  words: readonly TypedWord[],
  from: number,
  to: number,
  isFree: (from: number, to: number) => boolean,
): Amount[] {
  const amounts: Amount[] = [];
  for (let at = to; at <= to + MOST_FILLERS; at += 1) {
    const amount = amountAt(words, at);
    if (amount !== null && isFree(at, amount.to)) {
      const isNear = words.slice(to, at).every(({ low }) => tierWords.has(low));
      amounts.push(isNear ? asMoney(amount, words[to - 1]?.low ?? '') : amount);
      break;
    }
    if (!fillers.has(words[at]?.low ?? '')) break;
  }
  // Backwards: the longest amount that ends where the fillers before the name begin.
  for (let end = from; end >= Math.max(0, from - MOST_FILLERS); end -= 1) {
    const amount = endingAt(words, end);
    if (amount !== null && isFree(amount.from, end)) {
      amounts.push(end === from ? counted(amount, words[to - 1]?.stem ?? '') : amount);
      break;
    }
    if (!fillers.has(words[end - 1]?.low ?? '')) break;
  }
  const [word] = words.slice(from - 1, from);
  if (word !== undefined && (word.low === 'no' || word.low === 'zero') && isFree(from - 1, from)) {
    amounts.push({
      from: from - 1,
      to: from,
      least: 0,
      most: 0,
      isStrict: false,
      isCompared: true,
      isUpTo: false,
      unit: null,
      period: null,
    });
  }
  return amounts;
}

/** "10 holidays" counts days, "6 counseling sessions" visits: the name holds the unit. */
function counted(amount: Amount, lastStem: string): Amount {
  if (amount.unit !== null || amount.isCompared) return amount;
  if (namesOfDays.has(lastStem)) return { ...amount, unit: 'days' };
  return namesOfVisits.has(lastStem) ? { ...amount, unit: 'visits' } : amount;
}

/** Names that end so are of money: "orthodontia maximum 2000", "deductible 1500". */
const moneyNames = new Set(['maximum', 'max', 'limit', 'deductible', 'copay', 'allowance', 'contribution', 'stipend']);

/** A greater number directly behind a name is of money ("ortho 2500"), unless it may be a year. */
const LEAST_MONEY = 100;
const isYearLike = (number: number): boolean => number > 2000 && number < 2100;

/** Plans are called by sections of the tax code: a 529 for tuition, a 125 plan. */
const sections = new Set([125, 132, 401, 403, 457, 529]);
/** Of these a bare number may as well be the days before they pay. */
const waited = new Set(['std', 'ltd', 'disability']);

const isBare = ({ unit, isCompared, period }: Amount): boolean => unit === null && !isCompared && period === null;

function asMoney(amount: Amount, last: string): Amount {
  const figure = amount.least ?? 0;
  const isLikely = figure >= LEAST_MONEY && !isYearLike(figure) && !sections.has(figure) && !waited.has(last);
  const isMoney = moneyNames.has(last) || isLikely;
  return isBare(amount) && isMoney ? { ...amount, unit: 'usd' } : amount;
}

/** Time off is counted in days, leave in weeks, counseling in visits; fewer are likelier to count something else. */
const countedIn = { days: { least: 5, most: 60 }, weeks: { least: 4, most: 52 }, visits: { least: 3, most: 30 } };
const counting = /^(?:time_off|leave|programs\.eap)/;

/** "Paid holidays 12", "parental leave 16": a small number directly behind what is counted is in its unit. */
function inOwnUnit(words: readonly TypedWord[], end: number, key: MetricKey, amount: Amount): Amount {
  const { unit: own } = metricOf(key);
  const unit = own === 'count' ? 'visits' : own;
  if (amount.from !== end || !isBare(amount) || !counting.test(key)) return amount;
  if (unit !== 'days' && unit !== 'weeks' && unit !== 'visits') return amount;
  const figure = amount.least ?? 0;
  const { least, most } = countedIn[unit];
  // "PTO 10 holidays" counts holidays.
  const isNext = metricsAt(words, amount.to).length > 0 || (words[amount.to]?.number ?? null) !== null;
  return figure < least || figure > most || isNext ? amount : { ...amount, unit };
}

const LONGEST_AMOUNT = 7;

function endingAt(words: readonly TypedWord[], end: number): Amount | null {
  for (let from = Math.max(0, end - LONGEST_AMOUNT); from < end; from += 1) {
    const amount = amountAt(words, from);
    if (amount?.to === end) return amount;
  }
  return null;
}

function conditionOf(
  words: readonly TypedWord[],
  name: readonly [number, number],
  key: MetricKey,
  amount: Amount,
): Found | null {
  const bounds = boundsIn(key, amount);
  if (bounds === null) return null;
  const first = Math.min(name[0], amount.from);
  const end = Math.max(name[1], amount.to);
  const carried = key === 'time_off.days_year_1' ? carriedBeside(words, first, end) : null;
  const service = carried ?? serviceAt(words, end, key);
  const metric = metricOf(service.key);
  const isTier = (at: number): boolean => metric.tiers !== undefined && tierWords.has(words[at]?.low ?? '');
  const from = isTier(first - 1) ? first - 1 : Math.min(first, carried?.name[0] ?? first);
  const to = isTier(service.to) ? service.to + 1 : service.to;
  const keep = carried?.name ?? ([isTier(name[0] - 1) ? name[0] - 1 : name[0], name[1]] as const);
  const { label, condition } = boundCondition(
    service.key,
    bounds,
    amount.isStrict,
    tierOf(words.slice(from, to), metric),
  );
  const amounts = amount.isStrict || bounds.least === null ? [] : sayings(words.slice(amount.from, amount.to));
  return { kind: 'fact', label, filter: { facts: [condition] }, from, to, keep, amounts };
}

/** The figure of an amount with its unit, as guides write it. */
function sayings(words: readonly TypedWord[]): string[] {
  const at = words.findIndex(({ number }) => number !== null);
  const [figure, next, after] = words.slice(at, at + 3);
  if (at < 0 || figure === undefined || figure.number === 0) return [];
  const unit = next?.low === '-' ? after : next;
  const said = figure.sign === null && unit !== undefined && unit.number === null ? ` ${unit.low}` : '';
  const other = otherNumber(termOf(String(figure.number)));
  return [String(figure.number), ...(other === null ? [] : [other])].map((number) => `${number}${said}`);
}

const tierWords = new Set(['family', 'individual', 'single']);

const carrying = ['carryover', 'carry over', 'carry - over', 'carries over', 'carry forward', 'carryforward', 'rollover', 'roll over', 'rolls over', 'carryover of', 'rollover of', 'carry over of']; // prettier-ignore

/** "Carryover 5 days PTO" and "PTO 5 days carryover" are no days of vacation; null where nothing is carried over. */
function carriedBeside(
  words: readonly TypedWord[],
  from: number,
  to: number,
): { key: MetricKey; to: number; name: readonly [number, number] } | null {
  const key = 'time_off.carryover_days';
  for (const phrase of carrying) {
    const start = from - phrase.split(' ').length;
    if (start >= 0 && isPhrase(words, start, phrase)) return { key, to, name: [start, from] };
  }
  const end = to + phraseAt(words, to, carrying);
  // "PTO 20 days carryover 5 days": what is carried over has its own figure.
  return end > to && amountAt(words, end) === null ? { key, to: end, name: [to, end] } : null;
}

/** "After 10 years" makes another metric of the days of vacation. */
function serviceAt(words: readonly TypedWord[], at: number, key: MetricKey): { key: MetricKey; to: number } {
  if (key !== 'time_off.days_year_1') return { key, to: at };
  const first = phraseAt(words, at, ['first year', 'in the first year', 'the first year', 'in year 1', 'year 1']);
  if (first > 0) return { key, to: at + first };
  const leads = phraseAt(words, at, ['after', 'at', 'with']);
  const years = words[at + leads]?.number;
  const unit = phraseAt(words, at + leads + 1, ['years', 'years of service', 'yrs', 'yrs of service', 'yr']);
  const later = afterYears.find(([count]) => count === years)?.[1];
  return leads === 0 || unit === 0 || later === undefined ? { key, to: at } : { key: later, to: at + leads + 1 + unit };
}

const afterYears: readonly [number, MetricKey][] = [
  [5, 'time_off.days_year_5'],
  [10, 'time_off.days_year_10'],
  [20, 'time_off.days_year_20'],
];

function tierOf(words: readonly TypedWord[], { tiers }: Metric): Tier | undefined {
  if (tiers === undefined || !words.some(({ low }) => low === 'family')) return undefined;
  return tiers.includes('family') ? 'family' : 'employee_family';
}
