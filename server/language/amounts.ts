import type { Bounds } from '../../contract/reading.ts';
import { peopleWords } from '../../contract/vocabulary/company-sizes.ts';
import { type AmountUnit, type Period, periodNames, unitNames } from '../../contract/vocabulary/periods.ts';
import type { Compared } from '../../contract/vocabulary/operators.ts';
import { before, behind } from './operators.ts';
import { Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A number of a question, with how it is compared and what it counts. */
export interface Amount {
  from: number;
  to: number;
  low: number;
  /** The other end of a range. */
  high: number | null;
  compared: Compared | null;
  unit: AmountUnit | null;
  period: Period | null;
  /** It counts people: a size of employers. */
  isPeople: boolean;
  /** Four digits that are a year. */
  isYear: boolean;
  isOrdinal: boolean;
}

const units = new Phrases<AmountUnit>(
  Object.entries(unitNames).flatMap(([unit, names]) =>
    names.filter((name) => name !== '$').map((name) => [name, unit as AmountUnit] as const),
  ),
);
const periods = new Phrases<Period>(
  Object.entries(periodNames).flatMap(([period, names]) => names.map((name) => [name, period as Period] as const)),
);
const people = new Phrases<true>(peopleWords.filter((name) => !name.startsWith('-')).map((name) => [name, true]));
/** After a number and a hyphen only: "a 150-life group". */
const hyphened = new Phrases<true>([['life', true]]);
const signs: Readonly<Record<string, Compared>> = { '<': 'below', '<=': 'atMost', '>': 'above', '>=': 'atLeast' };

/** Guides begin later; "a deductible of 2000" is an amount. */
const FIRST_YEAR = 2010;
const LAST_YEAR = 2099;
const isYear = ({ number, unit, text }: Token): boolean =>
  number !== null &&
  Number.isInteger(number) &&
  number >= FIRST_YEAR &&
  number <= LAST_YEAR &&
  unit === null &&
  /^(?:\d{4}|twenty.*)$/i.test(text);

const ages = new Set(['age', 'ages', 'aged']);

/** An age counts no employees: "the 55+ catch-up", "at age 50". */
const isAge = (tokens: readonly Token[], at: number): boolean =>
  ages.has(tokens[at - 1]?.low ?? '') ||
  (tokens[at]?.isOpen === true && tokens.slice(at + 1, at + 3).some(({ low }) => low.startsWith('catch')));

/** Every number that no name has taken. */
export function amountsIn(tokens: readonly Token[], isTaken: (at: number) => boolean): Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (isTaken(at) || typeof tokens[at]?.number !== 'number' || isAge(tokens, at)) continue;
    const amount = amountAt(tokens, at, isTaken);
    const base = baseAfter(tokens, amount.to, isTaken);
    const whole = base === null ? amount : shareOf(amount, amountAt(tokens, base, isTaken));
    found.push(whole);
    at = whole.to - 1;
  }
  return found;
}

const joints = new Set(['of', 'on', 'the', 'first', 'next', 'your', 'up', 'to']);
const LONGEST_JOINT = 5;

/** Where the percent stands that a percent is a share of: "50% of the first 8%", "a 50% match on 8%". */
function baseAfter(tokens: readonly Token[], to: number, isTaken: (at: number) => boolean): number | null {
  let at = to;
  while (at < to + LONGEST_JOINT && (isTaken(at) || joints.has(tokens[at]?.low ?? ''))) at += 1;
  const isJoined = tokens.slice(to, at).some(({ low }) => low === 'of' || low === 'on');
  return isJoined && typeof tokens[at]?.number === 'number' ? at : null;
}

/** Half of the first 8% comes to 4%. */
function shareOf(amount: Amount, base: Amount): Amount {
  const areShares = [amount, base].every(({ unit, high }) => unit === 'percent' && high === null);
  return areShares ? { ...amount, to: base.to, low: (amount.low * base.low) / 100 } : amount;
}

function amountAt(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): Amount {
  const first = tokens[at];
  const other = rangeEnd(tokens, at);
  const last = tokens[other ?? at];
  let to = (other ?? at) + 1;
  const sign = signs[tokens[at - 1]?.low ?? ''];
  const led = sign === undefined ? comparedBefore(tokens, at, isTaken) : { value: sign, from: at - 1 };
  // "A 60-day wait", "a 200-person manufacturer".
  const next = tokens[to]?.low === '-' && typeof tokens[to + 1]?.number !== 'number' ? to + 1 : to;
  // "85 percent of the premium": the percent is the number's, whatever name it is a part of as well.
  const counted = units.at(tokens, next).find((one) => !isTaken(one.from) || one.value === 'percent');
  if (counted !== undefined) to = counted.to;
  const person = people.at(tokens, next)[0] ?? hyphened.at(tokens, next).find((one) => !isTaken(one.from));
  if (person !== undefined && counted === undefined) to = person.to;
  const trailing = behind.at(tokens, to)[0];
  if (trailing !== undefined && led === null) to = trailing.to;
  const isPlanYear = first !== undefined && isYear(first) && counted === undefined && person === undefined;
  // "2026 annual enrollment": the period is of what follows.
  const period = isPlanYear || counted?.value === 'weeks' || counted?.value === 'days' ? null : periodAt(tokens, to);
  // "$3,000 annual leave": the word is of the name.
  if (period !== null && !isTaken(period.to - 1)) to = period.to;
  // "500 employees or more", and "12 or more weeks".
  const after = trailing ?? behind.at(tokens, to)[0];
  if (trailing === undefined && after !== undefined && led === null) to = after.to;
  const late = trailing === undefined ? undefined : units.at(tokens, to)[0];
  if (late !== undefined && counted === undefined) to = late.to;
  const latePeople = trailing === undefined || person !== undefined ? undefined : people.at(tokens, to)[0];
  if (latePeople !== undefined) to = latePeople.to;
  const compared =
    led?.value ?? after?.value ?? behindName(tokens, to, isTaken) ?? (first?.isOpen === true ? 'atLeast' : null);
  return {
    from: led?.from ?? at,
    to,
    low: first?.number ?? 0,
    high: other === null ? null : (last?.number ?? null),
    compared: other === null ? (compared === 'between' ? null : compared) : 'between',
    unit: first?.unit ?? last?.unit ?? counted?.value ?? late?.value ?? null,
    period: period?.value ?? null,
    isPeople: person !== undefined || latePeople !== undefined,
    isYear: isPlanYear,
    isOrdinal: first?.isOrdinal === true,
  };
}

const LONGEST_NAME = 4;
/** "A 6% match or better": what compares stands behind the name. */
function behindName(tokens: readonly Token[], to: number, isTaken: (at: number) => boolean): Compared | null {
  let at = to;
  while (at < to + LONGEST_NAME && isTaken(at)) at += 1;
  return at === to || tokens[at]?.low !== 'or' ? null : (behind.at(tokens, at)[0]?.value ?? null);
}

/** The last number of a range that begins at `at`: "500-1,000", "500 to 1,000", "between 500 and 1,000". */
function rangeEnd(tokens: readonly Token[], at: number): number | null {
  const [first, joint, next] = [tokens[at], tokens[at + 1]?.low ?? '', tokens[at + 2]];
  if (typeof next?.number !== 'number') return null;
  // "60% to $6,000 a month" are two amounts.
  const isOfTwoUnits = typeof first?.unit === 'string' && typeof next.unit === 'string' && first.unit !== next.unit;
  // "60% to 10k": no percentage reaches so far.
  if (isOfTwoUnits || (first?.unit === 'percent' && next.number > 100)) return null;
  const isBetween = tokens[at - 1]?.low === 'between';
  const isRange = ['-', 'to', 'through', 'thru'].includes(joint) || (joint === 'and' && isBetween);
  return isRange && next.number > (first?.number ?? 0) ? at + 2 : null;
}

function comparedBefore(
  tokens: readonly Token[],
  at: number,
  isTaken: (at: number) => boolean,
): { value: Compared; from: number } | null {
  for (let from = Math.max(0, at - 4); from < at; from += 1) {
    const found = before
      .at(tokens, from)
      .find(({ from: start, to }) => !isTaken(start) && (to === at || (to === at - 1 && tokens[to]?.low === 'of')));
    if (found !== undefined) return found;
  }
  return null;
}

const perWords = new Set(['a', 'per', 'each', 'every', '/', 'an']);

function periodAt(tokens: readonly Token[], at: number): { value: Period; to: number } | null {
  const said = perWords.has(tokens[at]?.low ?? '') ? at + 1 : at;
  const found = periods.at(tokens, said)[0];
  if (found === undefined || (said === at && !/ly$|^bi|annual/.test(tokens[at]?.low ?? ''))) return null;
  return found;
}

/** What an amount bounds; a number alone is exactly that. */
export function boundsOf({ low, high, compared }: Amount, scale = 1): Bounds {
  const [least, most] = [low * scale, (high ?? low) * scale];
  if (high !== null) return { atLeast: least, atMost: most };
  if (compared === 'above') return { above: least };
  if (compared === 'below') return { below: least };
  if (compared === 'atLeast') return { atLeast: least };
  return compared === 'atMost' ? { atMost: least } : { atLeast: least, atMost: least };
}
