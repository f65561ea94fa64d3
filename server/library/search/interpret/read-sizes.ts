import { metricOf } from '../../../../contract/metrics.ts';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { sizeBands } from '../../sizes.ts';
import { type Amount, amountAt } from './amounts.ts';
import { levelAt } from './coverage-levels.ts';
import { metricsAt } from './metric-names.ts';
import { phraseAt, type TypedWord } from './typed-words.ts';
import type { Found, Reader } from './reading.ts';

const people = ['- person', 'person', '- employee', '- life', '- people', 'emps', 'heads', 'full - timers', 'employees', 'employee', 'people', 'workers', 'lives', 'staff', 'ees', 'headcount', 'team members', 'full - time employees', 'associates']; // prettier-ignore
const firms = 'employers employer companies company firms firm businesses business organizations organization groups group'.split(' '); // prettier-ignore
const adjectives: readonly [from: number, to: number | null, label: string, phrases: readonly string[]][] = [
  [1, 199, 'Small employers, up to 199 employees', ['small', 'smaller', 'small and medium', 'tiny']],
  [200, 999, 'Mid-size employers, 200 to 999 employees', ['mid - size', 'mid - sized', 'midsize', 'midsized', 'mid size', 'mid sized', 'medium', 'medium - sized', 'medium sized', 'mid - market', 'mid market', 'middle market']],
  [1000, null, 'Large employers, 1,000 employees or more', ['large', 'larger', 'big', 'jumbo', 'enterprise']],
]; // prettier-ignore
const lead = ['companies with', 'employers with', 'company with', 'employer with', 'firms with', 'organizations with', 'groups of', 'with', 'of']; // prettier-ignore

/** How many people work there: "over 500 employees", "500-1,000 employees", "small employers". */
export const readSizes: Reader = (words, _known, isTaken) => {
  const isNamed = words.some((_, at) => metricsAt(words, at).length > 0);
  const all = (readAt: typeof countAt): Found[] =>
    words.flatMap((_, at) => {
      const read = isTaken(at) ? null : readAt(words, at);
      return read === null ? [] : [{ ...read, from: withLead(words, read.from, isTaken) }];
    });
  const [count] = [...all(countAt), ...all((_, at) => countAfter(words, at, isNamed))];
  const [adjective] = all(adjectiveAt);
  if (count === undefined) return adjective === undefined ? [] : [adjective];
  const isApart = adjective !== undefined && (adjective.to <= count.from || adjective.from >= count.to);
  // "Small employers under 50 employees": the number says what small means.
  return isApart ? [count, { ...adjective, label: count.label, filter: count.filter }] : [count];
};

/** Fewer would be weeks, days or an age. */
const LEAST_ALONE = 100;
const isYearLike = (number: number): boolean => number > 2000 && number < 2100;

/**
 * "Tech TX 500+ parental leave", "retail 200-500": an open number or a range that nothing else takes, and no benefit in
 * dollars stands beside.
 */
export const readLooseSizes: Reader = (words, _known, isTaken) => {
  if (words.length < 2 || words.every(({ number }) => number === null)) return [];
  const found = words.flatMap((_, at): Found[] => {
    const amount = isTaken(at) ? null : amountAt(words, at);
    if (amount === null || amount.unit !== null || amount.period !== null || !amount.isCompared) return [];
    const figures = words.slice(amount.from, amount.to);
    const [first, , last] = figures;
    if (first?.number === null || first === undefined || first.number < LEAST_ALONE || isYearLike(first.number))
      return [];
    const isOpen = figures.length === 1 && first.isOpen;
    const isRange = figures.length === 3 && (last?.number ?? 0) > first.number;
    if (!(isOpen || isRange) || figures.some((word, offset) => word.isQuoted || isTaken(at + offset))) return [];
    // "PTO 120-160" counts hours.
    const isNamed = words.some((__, from) => metricsAt(words, from).some(({ length }) => from + length === at));
    return isNamed || isMoneyBeside(words, at, amount.to) ? [] : [foundOf(amount, at, amount.to)];
  });
  return found.slice(0, 1);
};

function countAt(words: readonly TypedWord[], at: number): Found | null {
  const amount = amountAt(words, at);
  if (amount === null || amount.unit !== null) return null;
  // "Premium under 50 employee only".
  if (words[amount.to]?.low === 'employee' && levelAt(words, amount.to) !== null) return null;
  const after = phraseAt(words, amount.to, people);
  return after === 0 ? null : foundOf(amount, at, amount.to + after);
}

/** Those who are counted, before their number. */
const counted = ['employees', 'employee count', 'employee headcount', 'number of employees', 'headcount', 'head count', 'people', 'workers', 'staff', 'ees', 'emps', 'lives', 'team members', 'full - time employees', 'associates', 'workforce']; // prettier-ignore
const counts = ['headcount', 'head count', 'employee headcount', 'employee count', 'number of employees', 'workforce'];
/** Before them, it is a benefit for each of them, or for some. */
const ofEach = new Set(['per', 'for', 'to', 'of', 'by', 'all', 'most', '-', 'covers', 'cover', 'pay', 'pays']);
/** A number below may be an age. */
const OLDEST = 100;

/** "Employees under 100", "headcount over 500": unless a benefit that is named beside it may be meant, or an age. */
function countAfter(words: readonly TypedWord[], at: number, isNamed: boolean): Found | null {
  const length = phraseAt(words, at, counted);
  const amount = length === 0 ? null : amountAt(words, at + length);
  if (amount === null || amount.unit !== null || amount.period !== null) return null;
  const [first, last] = [words[amount.from], words[amount.to - 1]];
  if (first?.number !== null || first.low === 'from' || last?.low === 'pay' || !amount.isCompared) return null;
  if (ofEach.has(words[at - 1]?.low ?? '')) return null;
  const isCount = phraseAt(words, at, counts) > 0 || phraseAt(words, amount.from, ['fewer than']) > 0;
  if (isCount) return foundOf(amount, at, amount.to);
  const isAge = (amount.least ?? amount.most ?? 0) < OLDEST && (isNamed || amount.most === null);
  return isAge || isMoneyBeside(words, at, amount.to) ? null : foundOf(amount, at, amount.to);
}

/** Whether a benefit in dollars is named directly before or behind: "employees under 500 deductible". */
function isMoneyBeside(words: readonly TypedWord[], from: number, to: number): boolean {
  const names = words.flatMap((_, at) =>
    at < from || at === to ? metricsAt(words, at).filter(({ length }) => at === to || at + length === from) : [],
  );
  return names.some(({ keys }) => keys.some((key) => metricOf(key).unit?.startsWith('usd') === true));
}

function foundOf(amount: Amount, from: number, to: number): Found {
  // Nobody means "500 employees" to the head: the band that holds it.
  const { least, most, isCompared } = amount;
  const isAbout = least !== null && most !== null && least < most && most / least < ABOUT;
  const exact =
    isCompared && !isAbout ? null : sizeBands.find((band) => inBand(band, ((least ?? 0) + (most ?? 0)) / 2));
  const lowest = exact?.from ?? least ?? 1;
  const highest = exact === undefined || exact === null ? most : exact.to;
  const [low, high] = [Math.round(lowest), highest === null ? null : Math.round(highest)];
  const place = { kind: 'size' as const, from, to };
  if (!amount.isStrict) return { ...place, ...sizeFilter(low, high) };
  const said = (least ?? most ?? 0).toLocaleString('en-US');
  return least === null
    ? { ...place, ...sizeFilter(1, (high ?? 1) - 1), label: `Fewer than ${said} employees` }
    : { ...place, ...sizeFilter(low + 1, high), label: `More than ${said} employees` };
}

/** Bounds as near as this come from a number that is "about" right. */
const ABOUT = 1.3;

const inBand = (band: (typeof sizeBands)[number], count: number): boolean =>
  count >= band.from && (band.to === null || count <= band.to);

/** One range, so that it is one condition wherever it is shown. */
function sizeFilter(from: number, to: number | null): { label: string; filter: SearchFilters } {
  const filter = { employees: { ...(from > 1 && { atLeast: from }), ...(to !== null && { atMost: to }) } };
  return { label: sizeLabel(from, to), filter: from <= 1 && to === null ? { employees: { atLeast: 1 } } : filter };
}

function sizeLabel(from: number, to: number | null): string {
  const say = (count: number): string => count.toLocaleString('en-US');
  if (to === null) return `${say(from)} employees or more`;
  return from <= 1 ? `Up to ${say(to)} employees` : `${say(from)} to ${say(to)} employees`;
}

/** They are said of employers alone: "midsize tech benefits". */
const alone = new Set(['midsize', 'midsized', 'jumbo']);

function adjectiveAt(words: readonly TypedWord[], at: number): Found | null {
  for (const [from, to, label, phrases] of adjectives) {
    const length = phraseAt(words, at, phrases);
    if (length === 0) continue;
    const isOfFirms = firms.includes(words[at + length]?.low ?? '');
    // "small tech companies": the industry takes the word for employers.
    const isBeforeTrade =
      firms.includes(words[at + length + 1]?.low ?? '') && (words[at + length]?.number ?? null) === null;
    if (!isOfFirms && !isBeforeTrade && !alone.has(words[at]?.low ?? '')) continue;
    return {
      kind: 'size',
      label,
      filter: sizeFilter(from, to).filter,
      from: at,
      to: at + length + (isOfFirms ? 1 : 0),
    };
  }
  return null;
}

function withLead(words: readonly TypedWord[], from: number, isTaken: (at: number) => boolean): number {
  for (const phrase of lead) {
    const length = phrase.split(' ').length;
    if (from >= length && phraseAt(words, from - length, [phrase]) > 0 && !isTaken(from - length)) return from - length;
  }
  return from;
}
