import { greatest } from '../greatest.ts';
import { ENOUGH, matching, type MatchingGuides, withParts } from '../matching.ts';
import { idAt, type RankedGuides } from '../rank-guides.ts';
import { Reused } from '../reused.ts';
import type { Segment } from '../segment.ts';
import type { Condition } from './guide-tests.ts';

/** A condition that was read from the words: given up where nothing satisfies it, the cheapest first. */
export interface SoftCondition extends Condition {
  cost: number;
  /**
   * By guide: 1 where it is not known if a guide that fails it would satisfy it: it then follows those that do. Absent: it is
   * known.
   */
  openIn?(segment: Segment): Uint8Array;
  /** A wish: where few guides satisfy it, those that satisfy all else follow. */
  isWish?: boolean;
}

/** The guides that match the words, and which conditions each fails. */
export interface Narrowed {
  ranked: RankedGuides;
  /** The best of what is found, by their places among the ranked, best first: as many as were wanted. */
  best: number[];
  /** How many are found, and how many of them satisfy every condition in force and hold all of the words. */
  total: number;
  complete: number;
  /** How many of those found follow the others, since they fail a wish, or what is not known of them. */
  following: number;
  /** The soft conditions that some of them fail. */
  failed: ReadonlySet<SoftCondition>;
  /** Every guide that matches the words, and by its side a bit for each condition in force that it fails. */
  matched: MatchingGuides;
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
  ranked: RankedGuides,
  hard: readonly Condition[],
  soft: readonly SoftCondition[],
  wanted: number,
): Narrowed {
  const all = [...hard, ...soft];
  const hardBits = 2 ** hard.length - 1;
  const costOf = costsOf(hard.length, soft);
  let matched = matching(ranked);
  let fails = failsOf(matched, all);
  if (hard.length > 0 && fails.every((bits) => (bits & hardBits) !== 0)) {
    matched = withParts(ranked);
    fails = failsOf(matched, all);
  }
  const given = soft.length === 0 ? 0 : cheapest(ranked.tiers, matched, fails, { hardBits, costOf });
  // What is found, by place among the ranked, and what puts it in order.
  const kept = keptRoom.of(fails.length);
  const values = valuesRoom.of(fails.length);
  let total = 0;
  const keep = (guide: number, bits: number, place: number): void => {
    kept[total] = guide;
    values[total] = place * PLACE - (bits === 0 ? 0 : costOf(bits) * COST) + (ranked.scores[guide] ?? 0);
    total += 1;
  };
  const mayBeFollowed = soft.some(({ isWish, openIn }) => isWish === true || openIn !== undefined);
  let complete = 0;
  for (let at = 0; at < fails.length; at += 1) {
    const bits = fails[at] ?? 0;
    const left = bits & ~given;
    fails[at] = left;
    if (left !== 0) continue;
    const guide = matched.places[at] ?? 0;
    const tier = ranked.tiers[guide] ?? 0;
    keep(guide, bits, tier === 0 && mayBeFollowed ? 0 : 2);
    if (tier > 0) complete += 1;
  }
  const within = total;
  const mayFollow = followers(ranked.tiers, matched, fails, { soft, first: hard.length, isFew: complete < ENOUGH });
  let failed = 0;
  for (const at of within === 0 ? [] : mayFollow) {
    const bits = fails[at] ?? 0;
    keep(matched.places[at] ?? 0, bits, 1);
    failed |= bits;
  }
  const chosen = (bits: number): Set<SoftCondition> =>
    new Set(soft.filter((_, at) => (bits & (1 << (hard.length + at))) !== 0));
  // A tie is broken by the id, so that pages do not overlap.
  const isBefore = (a: number, b: number): boolean => idAt(ranked, kept[a] ?? 0) < idAt(ranked, kept[b] ?? 0);
  return {
    ranked,
    best: greatest(values, total, wanted, isBefore).map((at) => kept[at] ?? 0),
    total,
    complete,
    following: total - within,
    failed: chosen(failed),
    matched,
    fails,
    relaxed: chosen(given),
  };
}

/**
 * In this order: guides that satisfy every condition and hold all of the words, those that hold all of the words and follow,
 * those that satisfy every condition and hold a part of the words; where none may follow, the first and the last are one. Then
 * how little a guide fails, then its score.
 */
const PLACE = 1e9;
const COST = 1e6;

/** The guides that hold all of the words and fail only what is not known of them, or, where few are found, a wish. */
function followers(
  tiers: Uint8Array,
  { places, guides, runs }: MatchingGuides,
  fails: Int32Array,
  { soft, first, isFew }: { soft: readonly SoftCondition[]; first: number; isFew: boolean },
): number[] {
  let wishes = 0;
  let mayBeOpen = 0;
  soft.forEach(({ isWish, openIn }, at) => {
    if (isWish === true && isFew) wishes |= 1 << (first + at);
    if (openIn !== undefined) mayBeOpen |= 1 << (first + at);
  });
  const found: number[] = [];
  if ((wishes | mayBeOpen) === 0) return found;
  for (const { segment, from, to } of runs) {
    for (let at = from; at < to; at += 1) {
      const bits = fails[at] ?? 0;
      if (bits === 0 || (bits & ~(wishes | mayBeOpen)) !== 0 || tiers[places[at] ?? 0] === 0) continue;
      const left = bits & ~wishes;
      const guide = guides[at] ?? 0;
      const isOpen = soft.every(
        ({ openIn }, bit) => (left & (1 << (first + bit))) === 0 || openIn?.(segment)[guide] === 1,
      );
      if (isOpen) found.push(at);
    }
  }
  return found;
}

const failsRoom = Reused.int32();
const keptRoom = Reused.uint32();
const valuesRoom = Reused.float64();

/** By guide: a bit for each condition that it fails. */
function failsOf({ guides, runs }: MatchingGuides, conditions: readonly Condition[]): Int32Array {
  const fails = failsRoom.of(guides.length).fill(0);
  conditions.forEach((condition, at) => {
    const bit = 1 << at;
    for (const { segment, from, to } of runs) {
      if (from === to) continue;
      const holds = condition.holdsIn(segment);
      for (let place = from; place < to; place += 1) {
        if (holds[guides[place] ?? 0] !== 1) fails[place] = (fails[place] ?? 0) | bit;
      }
    }
  });
  return fails;
}

type CostOf = (bits: number) => number;

/** The bits of the soft conditions that must be given up for something to be found. */
function cheapest(
  tiers: Uint8Array,
  { places }: MatchingGuides,
  fails: Int32Array,
  { hardBits, costOf }: { hardBits: number; costOf: CostOf },
): number {
  // Bits → whether a guide that holds all of the words fails just these.
  const seen = new Map<number, boolean>();
  for (let at = 0; at < fails.length; at += 1) {
    const bits = fails[at] ?? 0;
    if ((bits & hardBits) !== 0) continue;
    const isWhole = (tiers[places[at] ?? 0] ?? 0) > 0;
    const before = seen.get(bits);
    if (before === undefined || (isWhole && !before)) seen.set(bits, isWhole);
  }
  const isAnyWhole = [...seen.values()].includes(true);
  let best = 0;
  let least = Infinity;
  for (const [bits, isWhole] of seen) {
    const cost = costOf(bits);
    if (isWhole !== isAnyWhole || cost >= least) continue;
    best = bits;
    least = cost;
  }
  return best;
}

/** What it costs to fail the conditions of some bits; each sum is made once. */
function costsOf(first: number, soft: readonly SoftCondition[]): CostOf {
  const known = new Map<number, number>();
  return (bits) => {
    const before = known.get(bits);
    if (before !== undefined) return before;
    let cost = 0;
    soft.forEach((condition, at) => {
      if ((bits & (1 << (first + at))) !== 0) cost += condition.cost;
    });
    known.set(bits, cost);
    return cost;
  };
}
