import { metricOf, type MetricKey } from '../../../../contract/metrics.ts';
import { type Amount, amountAt, type Period, periodAt } from './amounts.ts';
import { type Level, levelAt, levelsBegin } from './coverage-levels.ts';
import { boundCondition, boundsIn } from './fact-bounds.ts';
import { metricsAt } from './metric-names.ts';
import { accountAt } from './offered.ts';
import { planTypeAt, planTypesAt } from './read-plan-types.ts';
import type { Found, Reader } from './reading.ts';
import { firstWords, phraseAt, type TypedWord } from './typed-words.ts';

/** What the plan costs as a whole, whoever pays it. */
const wholes = ['full premium', 'full premiums', 'total premium', 'total premiums', 'gross premium', 'full cost', 'total cost', 'full rate', 'total rate']; // prettier-ignore
const shares = ['contribution', 'contributions', 'cost', 'costs', 'deduction', 'deductions', 'rate', 'rates', 'payroll contribution', 'payroll contributions', 'payroll deduction', 'payroll deductions', 'paycheck deduction', 'paycheck deductions', 'employee contribution', 'employee contributions', 'employee cost', 'employee costs', 'employee rate', 'employee rates', 'ee contribution', 'ee contributions', 'ee cost', 'employee premium', 'employee premiums', 'out of pocket premium']; // prettier-ignore
const premiums = ['premium', 'premiums'];
const payers = ['employee pays', 'employees pay', 'employee paying', 'employees paying', 'ee pays', 'ees pay', 'staff pay', 'members pay', 'workers pay', 'you pay']; // prettier-ignore
const nouns: readonly ['whole' | 'share' | 'premium', readonly string[]][] = [
  ['whole', wholes],
  ['share', [...shares, ...payers]],
  ['premium', premiums],
];
/** What must stand somewhere: most queries hold none of it. */
const begin = new Set([...firstWords(nouns.flatMap(([, phrases]) => phrases)), ...levelsBegin]);
const lines: readonly ['medical' | 'dental' | 'vision', readonly string[]][] = [
  ['dental', ['dental']],
  ['vision', ['vision']],
  ['medical', ['medical', 'health', 'healthcare', 'health care', 'health insurance', 'medical insurance', 'insurance', 'health plan', 'medical plan']],
]; // prettier-ignore
const fillers = new Set(['for', 'of', 'the', 'a', 'is', 'are', 'at', 'in', 'on', 'that', 'be', 'coverage', 'tier', 'level', 'plan', 'plans', 'with', ',', '-', 'paid', 'by', 'whose']); // prettier-ignore
/** Behind a level that ends the condition. */
const endings = ['coverage', 'tier', 'level', 'plan', 'plans', 'coverage tier', 'coverage level'];
/** Said before it, the money is somebody else's, or for something else. */
const others = new Set(['employer', "employer's", 'company', 'er', 'hsa', 'hra', 'fsa', '401k', '403b', 'retirement', 'catch', 'life', 'disability', 'std', 'ltd', 'copay', 'spousal', 'tobacco', 'cobra', 'insurance', 'indemnity', 'accident', 'illness', 'leave']); // prettier-ignore
/** Cover that is no health plan, also some words before: "life insurance for family". */
const otherCover = new Set(['life', 'disability', 'pet', 'legal', 'auto', 'car', 'home', 'travel', 'accident', 'accidental', 'illness', 'care', 'childcare', 'daycare', 'identity', 'theft']); // prettier-ignore
const coverLinks = new Set(['for', 'of', 'the', 'a', 'plan', 'plans', 'coverage', 'insurance', 'benefit', 'benefits']);
/** What joins a second amount to the first: "employee only premium under $100 and family under $500". */
const joints = new Set([',', 'and', 'or', 'but', '-', 'with']);
const MOST_FILLERS = 3;

/** A part of what is read, and how many words it takes. */
interface Read {
  from: number;
  to: number;
  tier: Level | null;
  /** The other level that the name of the first may mean. */
  orTier: Level | null;
  noun: 'whole' | 'share' | 'premium' | null;
  line: 'medical' | 'dental' | 'vision' | null;
  amount: Amount | null;
  period: Period | null;
  /** The types of plans that are named within: "employee only HDHP premium under $50". */
  plans: readonly Found[];
}

/**
 * What a plan takes from the pay at a coverage level: "employee-only premium under $50", "family contribution below $400 a
 * month", "employees pay less than $100 for family coverage". Without a level,
 * only a low premium is: "premium under $100 a month"; and a level alone is enough where nothing else is named: "EE+SP under
 * $400". The rest is read as other amounts are.
 */
export const readContributions: Reader = (words, known, isTaken) => {
  const found: Found[] = [];
  if (!words.some(({ low }) => begin.has(low)) || !words.some(({ number }) => number !== null)) return found;
  for (let at = 0; at < words.length; at += 1) {
    let read = isOfOthers(words, at) ? null : stretchAt(words, at, isTaken);
    for (let condition = conditionOf(read, known); read !== null && condition !== null;) {
      found.push(condition, ...read.plans);
      at = condition.to - 1;
      read = furtherAt(words, read, isTaken);
      condition = conditionOf(read, known);
    }
  }
  return found;
};

/** Whether the words before say that the money is somebody else's, or for something else. */
function isOfOthers(words: readonly TypedWord[], from: number): boolean {
  let before = from - 1;
  if (others.has(words[before]?.low ?? '')) return true;
  while (coverLinks.has(words[before]?.low ?? '')) before -= 1;
  return otherCover.has(words[before]?.low ?? '');
}

/** A second amount of the same money, at another level. */
function furtherAt(words: readonly TypedWord[], first: Read, isTaken: Parameters<Reader>[2]): Read | null {
  let at = first.to;
  while (joints.has(words[at]?.low ?? '')) at += 1;
  const read = at === first.to ? null : stretchAt(words, at, isTaken, first.noun);
  if (read === null || read.tier === null || metricsAt(words, read.to).length > 0) return null;
  return {
    ...read,
    line: read.line ?? first.line,
    period: read.period ?? first.period ?? first.amount?.period ?? null,
  };
}

function stretchAt(
  words: readonly TypedWord[],
  from: number,
  isTaken: Parameters<Reader>[2],
  noun: Read['noun'] = null,
): Read | null {
  const nothing = { tier: null, orTier: null, line: null, amount: null, period: null, plans: [] };
  const read: Read = { from, to: from, noun, ...nothing };
  let skipped = 0;
  for (let at = from; at < words.length && !isWhole(read);) {
    const length = partAt(words, at, read);
    const isFiller = length === 0 && at > from && fillers.has(words[at]?.low ?? '') && skipped < MOST_FILLERS;
    if ((length === 0 && !isFiller) || isTaken(at)) break;
    skipped = isFiller ? skipped + 1 : 0;
    at += Math.max(1, length);
    if (!isFiller) read.to = at;
  }
  const isUnsaid = !isWhole(read) && !isBarePremium(words, read);
  if (rebates.has(words[read.to]?.low ?? '')) return null;
  read.to += phraseAt(words, read.to, endings);
  const period = periodAt(words, read.to);
  if (period !== null) {
    read.period ??= period.period;
    read.to += period.length;
  }
  return isUnsaid && !isBareLevel(words, read) ? null : { ...read, noun: read.noun ?? 'premium' };
}

/** Behind a premium, the amount is what it is lowered by. */
const rebates = new Set(['discount', 'discounts', 'reduction', 'reductions', 'credit', 'credits', 'reimbursement', 'assistance', 'incentive', 'differential', 'holiday']); // prettier-ignore
/** What may stand before a premium that is nobody else's. */
const beforePremium = new Set([',', 'and', 'or', 'but', 'with', 'where', 'whose', 'a', 'the', 'has', 'have', 'having', 'offering', 'charging']); // prettier-ignore

/** A premium in dollars without a level is the employee's own, where it is low and nothing before it says whose it is. */
function isBarePremium(words: readonly TypedWord[], { from, tier, noun, amount }: Read): boolean {
  if (tier !== null || noun !== 'premium' || amount?.unit !== 'usd') return false;
  return from === 0 || beforePremium.has(words[from - 1]?.low ?? '') || planTypeAt(words, from - 1)?.length === 1;
}

/** The levels that name whoever pays; "family" and "single" may be about anything. */
const paying = new Set(['employee', 'ee']);

/** An amount in dollars at a level is what the plan takes from the pay, where no other money is named. */
function isBareLevel(words: readonly TypedWord[], { from, to, tier, noun, amount, period }: Read): boolean {
  if (tier === null || noun !== null || amount === null) return false;
  const said = words.slice(from, to);
  const often = amount.period ?? period;
  const isOfPay = said.some(({ low }) => paying.has(low)) || (often !== null && often !== 'year');
  // "EE+CH under 300" is of dollars, "EE only under 26" of something else.
  const isMoney = amount.unit === 'usd' || (amount.unit === null && amount.isCompared && leastOf(amount) >= LEAST_BARE);
  if (!isMoney || !isOfPay) return false;
  // "EE only under $100, deductible under $1,500" begins with it.
  if (from === 0 && joints.has(words[to]?.low ?? '')) return true;
  return words.every((_, at) => (at >= from && at < to) || !isOtherMoney(words, at));
}

const LEAST_BARE = 50;
const leastOf = ({ least, most }: Amount): number => least ?? most ?? 0;

function isOtherMoney(words: readonly TypedWord[], at: number): boolean {
  const isMoney = (key: MetricKey): boolean => metricOf(key).unit?.startsWith('usd') === true;
  const isOther = otherCover.has(words[at]?.low ?? '') || others.has(words[at]?.low ?? '');
  return isOther || accountAt(words, at) !== null || metricsAt(words, at).some(({ keys }) => keys.some(isMoney));
}

const isWhole = ({ tier, noun, amount }: Read): boolean => tier !== null && noun !== null && amount !== null;

/** Takes the part that begins at `at`, unless there is one of its kind; answers how many words it has. */
function partAt(words: readonly TypedWord[], at: number, read: Read): number {
  const amount = read.amount === null ? amountAt(words, at) : null;
  if (amount !== null) {
    read.amount = amount;
    return amount.to - at;
  }
  for (const [noun, phrases] of nouns) {
    const length = read.noun === null ? phraseAt(words, at, phrases) : 0;
    if (length === 0) continue;
    read.noun = noun;
    return length;
  }
  const level = read.tier === null ? levelAt(words, at) : null;
  if (level !== null) {
    read.tier = level.tier;
    read.orTier = level.or ?? null;
    return level.length;
  }
  const period = read.period === null ? adjectiveAt(words, at) : null;
  if (period !== null) {
    read.period = period.period;
    return period.length;
  }
  const plans = read.plans.length === 0 && at > read.from ? planTypesAt(words, at) : [];
  const last = plans.at(-1);
  if (last !== undefined) {
    read.plans = plans;
    return last.to - at;
  }
  for (const [line, phrases] of lines) {
    const length = read.line === null ? phraseAt(words, at, phrases) : 0;
    if (length === 0) continue;
    read.line = line;
    return length;
  }
  return 0;
}

/** "Monthly", "annual". */
function adjectiveAt(words: readonly TypedWord[], at: number): ReturnType<typeof periodAt> {
  if (words[at]?.low === 'annual') return { period: 'year', length: 1 };
  return periodAt(words, at);
}

/** How many words name a share of the cost, or the level that it is for, at `at`: "employee only premium"; 0 where none do. */
export function shareAt(words: readonly TypedWord[], at: number): number {
  return Math.max(levelAt(words, at)?.length ?? 0, ...nouns.map(([, phrases]) => phraseAt(words, at, phrases)));
}

/** A premium that is higher, in dollars a month, is the whole of it: nobody is asked for so much. */
const HIGHEST_SHARE: Record<Level, number> = {
  employee: 350,
  employee_spouse: 900,
  employee_children: 800,
  employee_family: 1300,
};

function conditionOf(read: Read | null, known: Parameters<Reader>[1]): Found | null {
  if (read === null) return null;
  const { amount, tier, orTier, noun, line } = read;
  if (amount === null || (amount.unit !== null && amount.unit !== 'usd')) return null;
  const said = { ...amount, unit: 'usd' as const, period: amount.period ?? read.period };
  const inMonths = boundsIn('medical.contribution', said);
  const figure = inMonths?.most ?? inMonths?.least ?? Infinity;
  const isWholePremium = noun === 'whole' || (noun === 'premium' && figure > HIGHEST_SHARE[tier ?? 'employee']);
  if (tier === null && (isWholePremium || line === 'dental' || line === 'vision')) return null;
  const key: MetricKey =
    line === 'dental' || line === 'vision'
      ? `${line}.contribution`
      : isWholePremium
        ? 'medical.premium'
        : 'medical.contribution';
  const bounds = known.states(key) ? boundsIn(key, said) : null;
  if (bounds === null) return null;
  const first = boundCondition(key, bounds, amount.isStrict, tier ?? undefined);
  const second = orTier === null ? null : boundCondition(key, bounds, amount.isStrict, orTier);
  const label = second === null ? first.label : `${first.label} or ${second.label}`;
  const condition = second === null ? first.condition : { ...first.condition, or: [second.condition] };
  const { from, to } = read;
  const keep = amount.from <= from ? ([amount.to, to] as const) : ([from, Math.min(amount.from, to)] as const);
  return { kind: 'fact', label, filter: { facts: [condition] }, from, to, keep, mentions: mentionsOf[key] ?? [] };
}

/** How guides name what they take from the pay. */
const mentionsOf: Partial<Record<MetricKey, readonly string[]>> = {
  'medical.contribution': [
    'employee contributions',
    'payroll contributions',
    'payroll deductions',
    'employee premiums',
  ],
  'medical.premium': ['full premium', 'total premium'],
  'dental.contribution': ['dental contributions', 'dental premiums'],
  'vision.contribution': ['vision contributions', 'vision premiums'],
};
