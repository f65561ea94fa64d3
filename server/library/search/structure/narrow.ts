import { byTierThenScore, matching, type RankedGuide, withParts } from '../rank-guides.ts';
import type { Segment } from '../segment.ts';
import type { Condition, GuideTest } from './guide-tests.ts';

/** A condition that was read from the words: given up where nothing satisfies it, the cheapest first. */
export interface SoftCondition extends Condition {
  cost: number;
}

/** The guides that match the words, and which conditions each fails. */
export interface Narrowed {
  /** What is found, best first. */
  guides: RankedGuide[];
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
 */
export function narrow(
  ranked: readonly RankedGuide[],
  hard: readonly Condition[],
  soft: readonly SoftCondition[],
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
  const kept: { guide: RankedGuide; cost: number }[] = [];
  matched.forEach((guide, at) => {
    const bits = fails[at] ?? 0;
    if ((bits & ~given) === 0) kept.push({ guide, cost: given === 0 ? 0 : costOf(bits, hard, soft) });
    fails[at] = bits & ~given;
  });
  kept.sort((a, b) => b.guide.tier - a.guide.tier || a.cost - b.cost || byTierThenScore(a.guide, b.guide));
  return {
    guides: kept.map(({ guide }) => guide),
    matched,
    fails,
    relaxed: new Set(soft.filter((_, at) => (given & (1 << (hard.length + at))) !== 0)),
  };
}

/** By guide: a bit for each condition that it fails. */
function failsOf(guides: readonly RankedGuide[], conditions: readonly Condition[]): Int32Array {
  const tests = new Map<Segment, GuideTest[]>();
  const fails = new Int32Array(guides.length);
  if (conditions.length === 0) return fails;
  guides.forEach(({ best: { segment, guide } }, at) => {
    let own = tests.get(segment);
    if (own === undefined) {
      own = conditions.map((condition) => condition.testOf(segment));
      tests.set(segment, own);
    }
    let bits = 0;
    for (let bit = 0; bit < own.length; bit += 1) if (own[bit]?.(guide) === false) bits |= 1 << bit;
    fails[at] = bits;
  });
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
