import { nthLargest } from '../nth-largest.ts';
import { ENOUGH, idOf, matching, type RankedGuide, withParts } from '../rank-guides.ts';
import type { Segment } from '../segment.ts';
import type { Condition, GuideTest } from './guide-tests.ts';

/** A condition that was read from the words: given up where nothing satisfies it, the cheapest first. */
export interface SoftCondition extends Condition {
  cost: number;
  /** Whether it is not known if a guide that fails it would satisfy it: it then follows those that do. Absent: it is known. */
  openOf?(segment: Segment): GuideTest;
  /** A wish: where few guides satisfy it, those that satisfy all else follow. */
  isWish?: boolean;
}

/** The guides that match the words, and which conditions each fails. */
export interface Narrowed {
  /** The best of what is found, best first: as many as were wanted. */
  guides: RankedGuide[];
  /** How many are found, and how many of them satisfy every condition in force and hold all of the words. */
  total: number;
  complete: number;
  /** How many of those found follow the others, since they fail a wish, or what is not known of them. */
  following: number;
  /** The soft conditions that some of them fail. */
  failed: ReadonlySet<SoftCondition>;
  /** Every guide that matches the words, and by its side a bit for each condition in force that it fails. */
  matched: readonly RankedGuide[];
  fails: Int32Array;
  /** The soft conditions that were given up. */
  relaxed: ReadonlySet<SoftCondition>;
}

/**
 * Narrows ranked guides by conditions. `hard` ones hold whatever is found. Of the `soft` ones, the fewest are given up so
 * that something is found; a guide that holds all of the words decides before one that holds a part. Bits of `fails` are in
 * the order of `hard`, then `soft`: at most 31 conditions.
 *
 * @param wanted how many of the best are put in order
 */
export function narrow(
  ranked: readonly RankedGuide[],
  hard: readonly Condition[],
  soft: readonly SoftCondition[],
  wanted: number,
): Narrowed {
  const all = [...hard, ...soft];
  const hardBits = 2 ** hard.length - 1;
  let matched = matching(ranked);
  let fails = failsOf(matched, all);
  if (hard.length > 0 && fails.every((bits) => (bits & hardBits) !== 0)) {
    matched = withParts(ranked);
    fails = failsOf(matched, all);
  }
  const given = cheapest(matched, fails, hard, soft);
  const kept: RankedGuide[] = [];
  const values: number[] = [];
  const keep = (guide: RankedGuide, bits: number, place: number): void => {
    kept.push(guide);
    values.push(place * PLACE - (bits === 0 ? 0 : costOf(bits, hard, soft) * COST) + guide.score);
  };
  let complete = 0;
  for (let at = 0; at < matched.length; at += 1) {
    const guide = matched[at];
    const bits = fails[at] ?? 0;
    fails[at] = bits & ~given;
    if (guide === undefined || fails[at] !== 0) continue;
    keep(guide, bits, guide.tier === 0 ? 0 : 1 + guide.tier);
    if (guide.tier > 0) complete += 1;
  }
  const within = kept.length;
  const mayFollow = followers(matched, fails, soft, { first: hard.length, isFew: complete < ENOUGH });
  let failed = 0;
  for (const at of within === 0 ? [] : mayFollow) {
    const guide = matched[at];
    if (guide === undefined) continue;
    keep(guide, fails[at] ?? 0, 1);
    failed |= fails[at] ?? 0;
  }
  const chosen = (bits: number): Set<SoftCondition> =>
    new Set(soft.filter((_, at) => (bits & (1 << (hard.length + at))) !== 0));
  return {
    guides: bestOf(kept, values, wanted),
    total: kept.length,
    complete,
    following: kept.length - within,
    failed: chosen(failed),
    matched,
    fails,
    relaxed: chosen(given),
  };
}

/**
 * In this order: guides that hold all of the words and satisfy every condition (in one passage, or in several), those that
 * hold all of the words and follow, those that hold a part of the words. Then how little a guide fails, then its score.
 */
const PLACE = 1e9;
const COST = 1e6;

/** The guides that hold all of the words and fail only what is not known of them, or, where few are found, a wish. */
function followers(
  matched: readonly RankedGuide[],
  fails: Int32Array,
  soft: readonly SoftCondition[],
  { first, isFew }: { first: number; isFew: boolean },
): number[] {
  let wishes = 0;
  let mayBeOpen = 0;
  soft.forEach(({ isWish, openOf }, at) => {
    if (isWish === true && isFew) wishes |= 1 << (first + at);
    if (openOf !== undefined) mayBeOpen |= 1 << (first + at);
  });
  if ((wishes | mayBeOpen) === 0) return [];
  const bySegment = new Map<Segment, (GuideTest | undefined)[]>();
  const found: number[] = [];
  for (let at = 0; at < matched.length; at += 1) {
    const bits = fails[at] ?? 0;
    const guide = matched[at];
    if (bits === 0 || (bits & ~(wishes | mayBeOpen)) !== 0 || guide === undefined || guide.tier === 0) continue;
    const { segment, guide: place } = guide.best;
    const tests = bySegment.get(segment) ?? soft.map((condition) => condition.openOf?.(segment));
    bySegment.set(segment, tests);
    const left = bits & ~wishes;
    const isOpen = soft.every((_, bit) => (left & (1 << (first + bit))) === 0 || tests[bit]?.(place) === true);
    if (isOpen) found.push(at);
  }
  return found;
}

/** The guides of the greatest values, the greatest first; a tie is broken by the id, so that pages do not overlap. */
function bestOf(guides: readonly RankedGuide[], values: readonly number[], wanted: number): RankedGuide[] {
  const least = values.length <= wanted ? -Infinity : nthLargest(Float64Array.from(values), wanted);
  const best: { guide: RankedGuide; value: number }[] = [];
  values.forEach((value, at) => {
    const guide = guides[at];
    if (guide !== undefined && value >= least) best.push({ guide, value });
  });
  best.sort((a, b) => b.value - a.value || (idOf(a.guide) < idOf(b.guide) ? -1 : 1));
  return best.slice(0, wanted).map(({ guide }) => guide);
}

/** By guide: a bit for each condition that it fails. */
function failsOf(guides: readonly RankedGuide[], conditions: readonly Condition[]): Int32Array {
  const fails = new Int32Array(guides.length);
  if (conditions.length === 0) return fails;
  const bySegment = new Map<Segment, GuideTest[]>();
  let last: Segment | null = null;
  let tests: GuideTest[] = [];
  for (let at = 0; at < guides.length; at += 1) {
    const best = guides[at]?.best;
    if (best === undefined) continue;
    if (best.segment !== last) {
      last = best.segment;
      tests = bySegment.get(last) ?? conditions.map((condition) => condition.testOf(best.segment));
      bySegment.set(last, tests);
    }
    let bits = 0;
    for (let bit = 0; bit < tests.length; bit += 1) if (tests[bit]?.(best.guide) === false) bits |= 1 << bit;
    fails[at] = bits;
  }
  return fails;
}

/** The bits of the soft conditions that must be given up for something to be found. */
function cheapest(
  matched: readonly RankedGuide[],
  fails: Int32Array,
  hard: readonly Condition[],
  soft: readonly SoftCondition[],
): number {
  if (soft.length === 0) return 0;
  const hardBits = 2 ** hard.length - 1;
  // Bits → whether a guide that holds all of the words fails just these.
  const seen = new Map<number, boolean>();
  matched.forEach(({ tier }, at) => {
    const bits = fails[at] ?? 0;
    if ((bits & hardBits) === 0) seen.set(bits, seen.get(bits) === true || tier > 0);
  });
  const isAnyWhole = [...seen.values()].includes(true);
  let best = 0;
  let least = Infinity;
  for (const [bits, isWhole] of seen) {
    const cost = costOf(bits, hard, soft);
    if (isWhole !== isAnyWhole || cost >= least) continue;
    best = bits;
    least = cost;
  }
  return best;
}

function costOf(bits: number, hard: readonly Condition[], soft: readonly SoftCondition[]): number {
  let cost = 0;
  soft.forEach((condition, at) => {
    if ((bits & (1 << (hard.length + at))) !== 0) cost += condition.cost;
  });
  return cost;
}
