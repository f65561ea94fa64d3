import { metricOf } from '../../../../contract/metrics.ts';
import { boundCondition } from './fact-bounds.ts';
import { metricsAt } from './metric-names.ts';
import type { Found, Reader } from './reading.ts';
import { phraseAt, type TypedWord } from './typed-words.ts';

/** A share of what is saved, up to a share of pay, both in percent; which words say it. */
interface Step {
  rate: number;
  top: number;
  /** "The next 2%": on top of the step before. */
  isNext: boolean;
  to: number;
}

const whole = ['dollar for dollar', 'dollar - for - dollar', 'dollar to dollar', 'dollar - per - dollar'];
const ofADollar = ['cents on the dollar', 'cents per dollar', 'cents for each dollar', 'cents for every dollar', 'cents on each dollar', 'cents on every dollar', 'cents of every dollar']; // prettier-ignore
/** What may stand between a rate and its limit; one of them at least is one of the second list. */
const links = new Set(['match', 'matching', 'matched', 'matches', 'of', 'on', 'up', 'to', 'the', 'first', 'next', 'additional', 'another', 'your', 'contribution', 'contributions', 'employee', 'deferrals', 'savings', 'a', 'maximum', 'limit', '-', ',', 'for', 'pay', 'salary', 'is', 'what', 'you', 'save', '401k', '403b']); // prettier-ignore
const limiting = new Set(['of', 'on', 'up', 'to', 'first', 'next', 'additional', 'another']);
const MOST_LINKS = 7;
const nexts = new Set(['next', 'additional', 'another']);
const bases = ['of pay', 'of salary', 'of your pay', 'of your salary', 'of eligible pay', 'of compensation', 'of eligible compensation', 'of earnings', 'of base pay', 'of base salary', 'of wages', 'pay', 'salary', 'contributions', 'employee contributions']; // prettier-ignore
const joints = new Set(['and', 'plus', 'then', ',', '-']);
/** A match is compared by what it comes to. */
interface Comparison {
  isLeast: boolean;
  /** The formula itself is not meant. */
  isStrict: boolean;
  phrases: readonly string[];
}

const before: readonly Comparison[] = [
  { isLeast: true, isStrict: false, phrases: ['at least', 'minimum of', 'a minimum of', 'no less than', 'not less than', 'or better than'] },
  { isLeast: true, isStrict: true, phrases: ['better than', 'more than', 'over', 'richer than', 'above', 'greater than'] },
  { isLeast: false, isStrict: false, phrases: ['at most', 'no more than', 'not more than', 'no better than'] },
  { isLeast: false, isStrict: true, phrases: ['less than', 'under', 'below', 'lower than'] },
]; // prettier-ignore
const behind: readonly Comparison[] = [
  { isLeast: true, isStrict: false, phrases: ['or better', 'or more', 'or higher', 'or richer', 'or greater'] },
  { isLeast: false, isStrict: false, phrases: ['or less', 'or lower', 'or worse'] },
];
const saying = /^(?:match|401k|403b|retirement)/;
/** Lower rates are a share of pay, and higher limits no limit of a match. */
const LEAST_RATE = 10;
const HIGHEST_TOP = 20;
/** As many letters as a filter takes; no guide says a longer formula. */
const LONGEST = 120;
const mentions = ['401k match', 'employer match', 'company match', 'matching contribution'];

/**
 * Matches by their formula: "dollar for dollar up to 5%", "100% match on 4%", "50% of the first 6%", "100% of 3% plus 50% of the
 * next 2%". At least, or at most, such a match is asked for by what it comes to.
 */
export const readMatches: Reader = (words, known, isTaken) => {
  if (!words.some(({ low }) => saying.test(low) || low === 'dollar')) return [];
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const steps = isTaken(at) ? [] : stepsAt(words, at);
    const to = steps.at(-1)?.to ?? at;
    if (steps.length === 0 || words.slice(at, to).some((_, offset) => isTaken(at + offset))) continue;
    const read = conditionOf(words, at, steps, known);
    if (read === null) continue;
    found.push(read);
    at = read.to - 1;
  }
  return found;
};

function stepsAt(words: readonly TypedWord[], from: number): Step[] {
  const steps: Step[] = [];
  let at = from;
  for (;;) {
    const step = stepAt(words, at) ?? wholeAt(words, at);
    if (step === null) return steps;
    steps.push(step);
    at = step.to;
    while (joints.has(words[at]?.low ?? '')) at += 1;
  }
}

function stepAt(words: readonly TypedWord[], from: number): Step | null {
  const rate = rateAt(words, from);
  const isWhole = phraseAt(words, from, whole) > 0;
  if (rate === null || rate.value < LEAST_RATE) return null;
  let at = rate.to;
  while (at < rate.to + MOST_LINKS && links.has(words[at]?.low ?? '')) at += 1;
  const between = words.slice(rate.to, at).map(({ low }) => low);
  const top = percentAt(words, at);
  if (top === null || top.value > HIGHEST_TOP || !(isWhole || between.some((low) => limiting.has(low)))) return null;
  const to = top.to + phraseAt(words, top.to, bases);
  return { rate: rate.value, top: top.value, isNext: between.some((low) => nexts.has(low)), to };
}

/** "6% match dollar for dollar". */
function wholeAt(words: readonly TypedWord[], from: number): Step | null {
  const top = percentAt(words, from);
  if (top === null || top.value > HIGHEST_TOP) return null;
  const next = top.to + (words[top.to]?.low === 'match' ? 1 : 0);
  const length = phraseAt(words, next, whole);
  return length === 0 ? null : { rate: 100, top: top.value, isNext: false, to: next + length };
}

function rateAt(words: readonly TypedWord[], at: number): { value: number; to: number } | null {
  const dollar = phraseAt(words, at, whole);
  if (dollar > 0) return { value: 100, to: at + dollar };
  const cents = phraseAt(words, at + 1, ofADollar);
  const number = words[at]?.number ?? null;
  return cents > 0 && number !== null ? { value: number, to: at + 1 + cents } : percentAt(words, at);
}

function percentAt(words: readonly TypedWord[], at: number): { value: number; to: number } | null {
  const [word, unit] = words.slice(at, at + 2);
  if (word?.number === null || word === undefined) return null;
  if (word.sign === 'percent') return { value: word.number, to: at + 1 };
  return word.sign === null && (unit?.low === 'percent' || unit?.low === 'pct')
    ? { value: word.number, to: at + 2 }
    : null;
}

/** "100% up to 3%, 50% up to 5%": the limit of a later step holds what the earlier ones reach. */
function apart(steps: readonly Step[]): Step[] {
  return steps.map((step, at) => {
    const before = steps[at - 1];
    return before === undefined || step.isNext || step.top <= before.top
      ? step
      : { ...step, top: step.top - before.top };
  });
}

function conditionOf(
  words: readonly TypedWord[],
  first: number,
  steps: readonly Step[],
  known: Parameters<Reader>[1],
): Found | null {
  const end = steps.at(-1)?.to ?? first;
  const compared = comparedBefore(words, first) ?? comparedBehind(words, end);
  const own = compared?.from ?? first;
  const from = nameBefore(words, own) ?? own;
  const last = compared?.to ?? end;
  const to =
    last + phraseAt(words, last, ['match', '401k match', 'employer match', 'company match', 'matching', 'matched']);
  const place = { kind: 'fact' as const, from, to, keep: [from, to] as const, mentions };
  const parts = apart(steps);
  if (compared !== null) {
    const key = 'retirement.effective_match';
    const { isLeast, isStrict } = compared.comparison;
    const sum = parts.reduce((all, { rate, top }) => all + (rate * top) / 100, 0);
    const bounds = { least: isLeast ? sum : null, most: isLeast ? null : sum };
    const { label, condition } = boundCondition(key, bounds, isStrict);
    return known.states(key) ? { ...place, label, filter: { facts: [condition] } } : null;
  }
  const metric = 'retirement.match_formula';
  const is = parts.map(({ rate, top }) => `${rate}% of ${top}%`).join(' + ');
  const label = `${metricOf(metric).label}: ${is}`;
  const isFormula = is.length <= LONGEST && known.states(metric);
  return isFormula ? { ...place, label, filter: { facts: [{ metric, is }] } } : null;
}

/** How a formula is compared, and where the words of that begin or end: null where the formula does. */
interface Compared {
  comparison: Comparison;
  from: number | null;
  to: number | null;
}

/** By the longest phrase that ends at `end`: "no more than" is not "more than". */
function comparedBefore(words: readonly TypedWord[], end: number): Compared | null {
  for (let from = Math.max(0, end - 3); from < end; from += 1) {
    const comparison = before.find(({ phrases }) => phraseAt(words, from, phrases) === end - from);
    if (comparison !== undefined) return { comparison, from, to: null };
  }
  return null;
}

function comparedBehind(words: readonly TypedWord[], at: number): Compared | null {
  for (const comparison of behind) {
    const length = phraseAt(words, at, comparison.phrases);
    if (length > 0) return { comparison, from: null, to: at + length };
  }
  return null;
}

/** Where the name of a match begins that ends before `end`, with "of" or the like between. */
function nameBefore(words: readonly TypedWord[], end: number): number | null {
  const last = ['of', 'is', 'at', '-', ':'].includes(words[end - 1]?.low ?? '') ? end - 1 : end;
  for (let from = Math.max(0, last - 4); from < last; from += 1) {
    const isName = metricsAt(words, from).some(
      ({ length, keys }) => from + length === last && keys.includes('retirement.effective_match'),
    );
    if (isName) return from;
  }
  return null;
}
