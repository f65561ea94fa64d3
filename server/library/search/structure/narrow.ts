import { nthLargest } from '../nth-largest.ts';
import { idOf, matching, type RankedGuide, withParts } from '../rank-guides.ts';
import type { Segment } from '../segment.ts';
import type { Condition, GuideTest } from './guide-tests.ts';

/** A condition that was read from the words: given up where nothing satisfies it, the cheapest first. */
export interface SoftCondition extends Condition {
  cost: number;
}

/** The guides that match the words, and which conditions each fails. */
export interface Narrowed {
  /** The best of what is found, best first: as many as were wanted. */
  guides: RankedGuide[];
  /** How many are found, and how many of them hold all of the words. */
  total: number;
  complete: number;
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
  let complete = 0;
  for (let at = 0; at < matched.length; at += 1) {
    const guide = matched[at];
    const bits = fails[at] ?? 0;
    fails[at] = bits & ~given;
    if (guide === undefined || fails[at] !== 0) continue;
    kept.push(guide);
    values.push(guide.tier * TIER - (bits === 0 ? 0 : costOf(bits, hard, soft) * COST) + guide.score);
    if (guide.tier > 0) complete += 1;
  }
  return {
    guides: bestOf(kept, values, wanted),
    total: kept.length,
    complete,
    matched,
    fails,
    relaxed: new Set(soft.filter((_, at) => (given & (1 << (hard.length + at))) !== 0)),
  };
}

/** More than any cost, and than any score: tiers come first, then how little a guide fails, then its score. */
const TIER = 1e9;
const COST = 1e6;

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
