import { isMetricGroup } from '../../../../contract/metrics.ts';
import type { FactTest } from '../../../../contract/search-filters.ts';
import { denialBefore } from './denials.ts';
import { isStated, offeredAt } from './offered.ts';
import type { Found, Reader } from './reading.ts';
import type { TypedWord } from './typed-words.ts';

/** One side of an "or". */
interface Side {
  label: string;
  tests: readonly FactTest[];
  from: number;
  to: number;
  /** As in {@link Found}. */
  spent: readonly (readonly [from: number, to: number])[];
  mentions: readonly string[];
  amounts: readonly string[];
}

/** What may stand between "or" and what it joins. */
const between = new Set(['a', 'an', 'the', 'with', 'offering', 'plan', 'plans', 'either', 'and']);
/** So many words the name of a benefit has at most. */
const LONGEST = 5;
/** As many tests as one condition may hold. */
const MOST_TESTS = 12;

/**
 * "HSA or HRA", "HMO or deductible under $500": what stands on both sides of an "or" is one condition, which either of them
 * satisfies. Names that are no condition by themselves stand for whatever is stated of them.
 *
 * @param found the conditions that were read, in any order
 * @returns the same, in which those that an "or" joins are one
 */
export function joinEither(
  words: readonly TypedWord[],
  found: readonly Found[],
  known: Parameters<Reader>[1],
  isTaken: Parameters<Reader>[2],
): Found[] {
  let all = [...found];
  words.forEach((word, at) => {
    if (word.low !== 'or' || word.isQuoted || isTaken(at)) return;
    const left = listBefore(words, sideBefore(words, all, known, isTaken, at), known, isTaken);
    const right = left === null ? null : sideAfter(words, all, known, isTaken, at + 1);
    if (left === null || right === null || isSame(left, right) || isUneven(left, right)) return;
    if (isDenied(words, left, right, known, isTaken)) return;
    const [first, ...or] = uniqueTests([...left.tests, ...right.tests]);
    if (first === undefined || or.length === 0 || or.length >= MOST_TESTS) return;
    if (![first, ...or].some(({ metric }) => isStated(metric, known))) return;
    const { from } = left;
    const { to } = right;
    const joined = new Set([first, ...or].map((test) => JSON.stringify(test)));
    // A type of plan within an amount's words stays: "employee only HDHP premium under $50 or HSA".
    const isJoined = (one: Found): boolean =>
      sideOf(words, one)?.tests.some((test) => joined.has(JSON.stringify(test))) !== false;
    all = all.filter((one) => one.to <= from || one.from >= to || !isJoined(one));
    all.push({
      kind: 'fact',
      label: `${left.label} or ${right.label}`,
      filter: { facts: [{ ...first, or }] },
      from,
      to,
      keep: [from, to],
      spent: [...left.spent, ...right.spent],
      mentions: [...left.mentions, ...right.mentions],
      // Of two benefits, the amount of the one beside the name of the other says nothing.
      amounts: left.amounts.length > 0 && right.amounts.length > 0 ? [] : [...left.amounts, ...right.amounts],
    });
  });
  return all;
}

function sideBefore(
  words: readonly TypedWord[],
  all: readonly Found[],
  known: Parameters<Reader>[1],
  isTaken: Parameters<Reader>[2],
  or: number,
): Side | null {
  for (let end = or; end > 0; end -= 1) {
    const found = all.find(({ to }) => to === end);
    if (found !== undefined) return sideOf(words, found);
    const side = nameEndingAt(words, known, isTaken, end);
    if (side !== null) return side;
    if (!between.has(words[end - 1]?.low ?? '')) return null;
  }
  return null;
}

/** "Dental, vision or life insurance": the names before a comma are of the same list. */
function listBefore(
  words: readonly TypedWord[],
  last: Side | null,
  known: Parameters<Reader>[1],
  isTaken: Parameters<Reader>[2],
): Side | null {
  let list = last;
  while (list !== null && words[list.from - 1]?.low === ',') {
    const { from, to } = list;
    const before = nameEndingAt(words, known, isTaken, from - 1);
    if (before === null) break;
    const { label, tests, mentions } = before;
    list = {
      label: `${label} or ${list.label}`,
      tests: [...tests, ...list.tests],
      from: before.from,
      to,
      spent: list.spent,
      mentions: [...mentions, ...list.mentions],
      amounts: list.amounts,
    };
  }
  return list;
}

function nameEndingAt(
  words: readonly TypedWord[],
  known: Parameters<Reader>[1],
  isTaken: Parameters<Reader>[2],
  end: number,
): Side | null {
  for (let from = Math.max(0, end - LONGEST); from < end; from += 1) {
    const side = namedAt(words, known, isTaken, from);
    if (side?.to === end) return side;
  }
  return null;
}

function sideAfter(
  words: readonly TypedWord[],
  all: readonly Found[],
  known: Parameters<Reader>[1],
  isTaken: Parameters<Reader>[2],
  after: number,
): Side | null {
  for (let from = after; from < words.length; from += 1) {
    const found = all.find((one) => one.from === from);
    if (found !== undefined) return sideOf(words, found);
    const side = namedAt(words, known, isTaken, from);
    if (side !== null) return isWholeName(words, side.to) ? side : null;
    if (!between.has(words[from]?.low ?? '')) return null;
  }
  return null;
}

/** What may follow a name; another word makes it the name of something else: "adoption leave", "vision care". */
const following = new Set([',', '-', '–', 'or', 'and', 'but', 'in', 'with', 'without', 'for', 'at', 'from', 'of', 'by', 'to', 'on', 'plan', 'plans', 'account', 'accounts', 'coverage', 'benefit', 'benefits', 'offered', 'available', 'guides', 'employers', 'companies', 'not', 'no', 'over', 'under', 'which', 'that', 'is', 'are']); // prettier-ignore

function isWholeName(words: readonly TypedWord[], end: number): boolean {
  const next = words[end];
  return next === undefined || next.number !== null || following.has(next.low);
}

function namedAt(
  words: readonly TypedWord[],
  known: Parameters<Reader>[1],
  isTaken: Parameters<Reader>[2],
  from: number,
): Side | null {
  const offered = offeredAt(words, from, known);
  if (offered === null) return null;
  const { label, tests, length } = offered;
  const named = words.slice(from, from + length);
  if (named.some((_, at) => isTaken(from + at))) return null;
  return { label, tests, from, to: from + length, spent: [], mentions: [textOf(named)], amounts: [] };
}

/** A condition as tests of facts; null where it is of another kind, or is none already. */
function sideOf(words: readonly TypedWord[], { kind, filter, label, from, to, keep, ...said }: Found): Side | null {
  const { facts, planTypes } = filter;
  const [name, end] = keep ?? [from, to];
  const mentions = [...(said.mentions ?? []), textOf(words.slice(name, end))];
  const spent = [[from, name] as const, ...(said.spent ?? []), [end, to] as const];
  const side = { label, from, to, spent, mentions, amounts: said.amounts ?? [] };
  if (kind === 'planType' && planTypes !== undefined)
    return { ...side, tests: planTypes.map((is) => ({ metric: 'medical.plan_type', is })) };
  const [fact] = facts ?? [];
  if (kind !== 'fact' || fact === undefined || fact.not === true) return null;
  const { or = [], not: _, ...first } = fact;
  return { ...side, tests: [first, ...or] };
}

const textOf = (words: readonly TypedWord[]): string => words.map(({ low }) => low).join(' ');

/** Types of plans are read together already; two names of one benefit ask for one thing. */
function isSame(left: Side, right: Side): boolean {
  const known = new Set(left.tests.map((test) => JSON.stringify(test)));
  const isKnown = right.tests.every((test) => known.has(JSON.stringify(test)));
  return isKnown || [...left.tests, ...right.tests].every(({ metric }) => metric === 'medical.plan_type');
}

/**
 * "Vacation or PTO 20 days", "STD or LTD 60%": the amount is meant of both, and a name without one would let everything in. Beside
 * another kind of benefit an account is not meant to have it.
 */
function isUneven(left: Side, right: Side): boolean {
  const isBound = ({ atLeast, atMost }: FactTest): boolean => atLeast !== undefined || atMost !== undefined;
  const isOfGroup = ({ metric }: FactTest): boolean => isMetricGroup(metric.split('.')[0] ?? '');
  const isOpenBeside = (bounded: Side, other: Side): boolean =>
    bounded.tests.some(isBound) &&
    other.tests.some(
      (test) =>
        !isBound(test) && test.is === undefined && (!isMetricGroup(test.metric) || bounded.tests.some(isOfGroup)),
    );
  return isOpenBeside(left, right) || isOpenBeside(right, left);
}

/** "No dental or vision", "no fertility or adoption": neither is wanted, whatever is said of the first. */
function isDenied(
  words: readonly TypedWord[],
  left: Side,
  right: Side,
  known: Parameters<Reader>[1],
  isTaken: Parameters<Reader>[2],
): boolean {
  const isNo = ({ tests }: Side): boolean => tests.some(({ is }) => is === 'no');
  if (isNo(left) && !isNo(right)) return true;
  let { from } = left;
  for (;;) {
    if (denialBefore(words, from, isTaken) !== null) return true;
    const isListed = [',', 'or', 'nor'].includes(words[from - 1]?.low ?? '');
    const before = isListed ? nameEndingAt(words, known, isTaken, from - 1) : null;
    if (before === null) return false;
    ({ from } = before);
  }
}

function uniqueTests(tests: readonly FactTest[]): FactTest[] {
  return [...new Map(tests.map((test) => [JSON.stringify(test), test])).values()];
}
