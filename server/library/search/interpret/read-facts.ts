import { metricOf, type Metric, type MetricKey, type Tier } from '../../../../contract/metrics.ts';
import type { FactCondition } from '../../../../contract/search-filters.ts';
import { display } from '../../../facts/display.ts';
import { termOf } from '../tokenize.ts';
import { type Amount, amountAt, inUnitOf } from './amounts.ts';
import { metricsAt } from './metric-names.ts';
import type { Found, Reader } from './reading.ts';
import type { TypedWord } from './typed-words.ts';

/** What may stand between the name of a benefit and its amount. */
const fillers = new Set([
  'a', 'an', 'and', 'annual', 'annually', 'are', 'at', 'benefit', 'benefits', 'budget', 'company', 'contribution', 'coverage', 'cover',
  'copay', 'copays', 'days', 'employer', 'for', 'free', 'fully', 'has', 'in', 'is', 'leave', 'length', 'limit', 'maximum', 'network', 'of', 'off',
  'offering', 'paid', 'pay', 'plan', 'plans', 'policy', 'stipend', 'that', 'the', 'with', 'allowance', 'reimbursement', 'assistance',
  'duration', 'get', 'first', 'year', ',', '-', 'individual', 'single', 'family', 'self', 'only', 'employee',
]); // prettier-ignore
const MOST_FILLERS = 3;
const namesOfDays = new Set(['holidays', 'days'].map(termOf));
const namesOfVisits = new Set(['sessions', 'visits'].map(termOf));

/** Costs and hurdles: nobody looks for at least so much of them. */
const isCost = (key: MetricKey): boolean =>
  /deductible|out_of_pocket|coinsurance|copay|premium|surcharge|waiting|^rx\.|eligibility\.hours|_years$/.test(key) ||
  /^(medical|dental|vision)\.contribution$/.test(key);

/** The least step between two values that guides state: what "under" leaves out. */
const STEP = 0.01;

/** Amounts of benefits: "parental leave 16 weeks", "deductible under $1,500", "20+ days of vacation". */
export const readFacts: Reader = (words, known, isTaken) => {
  const found: Found[] = [];
  const used = new Set<number>();
  const isFree = (from: number, to: number): boolean =>
    words.slice(from, to).every((_, offset) => !isTaken(from + offset) && !used.has(from + offset));
  for (let at = 0; at < words.length; at += 1) {
    for (const { length, keys } of metricsAt(words, at)) {
      if (!isFree(at, at + length)) continue;
      const stated = keys.filter((key) => metricOf(key).kind === 'number' && known.states(key));
      const read = amountsBeside(words, at, at + length, isFree)
        .flatMap((amount) => stated.flatMap((key) => conditionOf(words, [at, at + length], key, amount) ?? []))
        .at(0);
      if (read === undefined) continue;
      found.push(read);
      for (let word = read.from; word < read.to; word += 1) used.add(word);
      at = read.to - 1;
      break;
    }
  }
  return found;
};

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
      amounts.push(amount);
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
  const metric = metricOf(key);
  const convert = inUnitOf(amount, metric);
  if (convert === null) return null;
  let least = amount.least === null ? null : convert(amount.least);
  let most = amount.most === null ? null : convert(amount.most);
  // Half of the first 6% is no match of 50%: such an amount means something else.
  const [lowest, highest] = metric.range ?? [-Infinity, Infinity];
  if ((least ?? lowest) > highest || (most ?? highest) < lowest) return null;
  const isNothing = least === 0 && most === 0;
  if (isNothing && !isCost(key)) return null;
  if (!amount.isCompared && !isCost(key)) most = null;
  const [first, last] = [Math.min(name[0], amount.from), Math.max(name[1], amount.to)];
  const isFamily = (at: number): boolean => metric.tiers !== undefined && words[at]?.low === 'family';
  const [from, to] = [isFamily(first - 1) ? first - 1 : first, isFamily(last) ? last + 1 : last];
  const keep = [isFamily(name[0] - 1) ? name[0] - 1 : name[0], name[1]] as const;
  const tier = tierOf(words.slice(from, to), metric);
  const label = `${metric.label}${tier === undefined ? '' : ` (${tier.label})`}: ${inWords(key, least, most, amount.isStrict)}`;
  if (amount.isStrict && least !== null) least += STEP;
  if (amount.isStrict && most !== null) most -= STEP;
  const condition: FactCondition = {
    metric: key,
    ...(tier !== undefined && { tier: tier.tier }),
    ...(least !== null && { atLeast: hundredths(least) }),
    ...(most !== null && { atMost: hundredths(most) }),
  };
  return { kind: 'fact', label, filter: { facts: [condition] }, from, to, keep };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function inWords(key: MetricKey, least: number | null, most: number | null, isStrict: boolean): string {
  const say = (value: number): string => display(key, { value, words: null });
  if (least !== null && most !== null) return least === most ? say(least) : `${say(least)} to ${say(most)}`;
  if (least !== null) return isStrict ? `more than ${say(least)}` : `${say(least)} or more`;
  return most === null ? 'stated' : isStrict ? `less than ${say(most)}` : `${say(most)} or less`;
}

function tierOf(words: readonly TypedWord[], { tiers }: Metric): { tier: Tier; label: string } | undefined {
  if (tiers === undefined || !words.some(({ low }) => low === 'family')) return undefined;
  return { tier: tiers.includes('family') ? 'family' : 'employee_family', label: 'family' };
}
