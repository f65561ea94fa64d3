import { type Guides, type HoldingGuides, WHOLLY } from '../holding.ts';
import { ENOUGH, matching, type MatchingGuides, withParts } from '../matching.ts';
import { Reused } from '../reused.ts';
import { failsOf } from './fails.ts';
import { followers, type Forgiving, type MayFollow, noneFollows } from './followers.ts';
import { cheapest, type CostOf, costsOf } from './give-up.ts';
import type { Condition } from './guide-tests.ts';

/** A condition that was read from the words: given up where nothing satisfies it, the cheapest first. */
export interface SoftCondition extends Condition, Forgiving {
  cost: number;
}

/** What is found, and which conditions it fails. */
export interface Narrowed {
  found: FoundGuides;
  /** How many are found that satisfy every condition in force and hold all of the words. */
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

/** The guides that are found, before any is scored. */
export interface FoundGuides extends Guides {
  size: number;
  /** By guide: what stands higher comes first, whatever its score. */
  standing: Uint8Array;
  /** What it costs that it fails what it fails. */
  costs: Float64Array;
  /** How much of what was asked for it holds, as in {@link HoldingGuides}. */
  extents: Uint8Array;
}

/**
 * It satisfies every condition and holds a part of the words; it holds all of the words and follows, since it fails a wish or
 * what is not known of it; it satisfies every condition and holds all of the words. Where none may follow, the first and the
 * last are one.
 */
const PART = 0;
const FOLLOWS = 1;
const COMPLETE = 2;

/**
 * Narrows guides by conditions. `hard` ones hold whatever is found. Of the `soft` ones, the fewest are given up so that
 * something is found; a guide that holds all of the words decides before one that holds a part. Bits of `fails` are in the
 * order of `hard`, then `soft`: at most 31 conditions.
 */
export function narrow(holding: HoldingGuides, hard: readonly Condition[], soft: readonly SoftCondition[]): Narrowed {
  const all = [...hard, ...soft];
  const hardBits = 2 ** hard.length - 1;
  const costOf = costsOf(hard.length, soft);
  let matched = matching(holding);
  let fails = failsOf(matched, all);
  if (hard.length > 0 && fails.every((bits) => (bits & hardBits) !== 0)) {
    matched = withParts(holding);
    fails = failsOf(matched, all);
  }
  const given = soft.length === 0 ? 0 : cheapest(holding.extents, matched, fails, { hardBits, costOf });
  const mayBeFollowed = soft.some(({ isWish, openIn }) => isWish === true || openIn !== undefined);
  const { within, complete } = countWithin(holding.extents, matched, fails, given);
  const mayFollow =
    within === 0 ? noneFollows : followers(holding.extents, { soft, first: hard.length, isFew: complete < ENOUGH });
  const { found, failed } = take(holding, matched, fails, { given, costOf, mayBeFollowed, mayFollow });
  const chosen = (bits: number): Set<SoftCondition> =>
    new Set(soft.filter((_, at) => (bits & (1 << (hard.length + at))) !== 0));
  return {
    found,
    complete,
    following: found.size - within,
    failed: chosen(failed),
    matched,
    fails,
    relaxed: chosen(given),
  };
}

/** How many guides fail nothing but what was given up, and how many of them hold all of the words. */
function countWithin(
  extents: Uint8Array,
  { places }: MatchingGuides,
  fails: Int32Array,
  given: number,
): { within: number; complete: number } {
  let within = 0;
  let complete = 0;
  for (let at = 0; at < fails.length; at += 1) {
    if (((fails[at] ?? 0) & ~given) !== 0) continue;
    within += 1;
    if (extents[places[at] ?? 0] === WHOLLY) complete += 1;
  }
  return { within, complete };
}

const guidesRoom = Reused.uint32();
const standingRoom = Reused.uint8();
const costsRoom = Reused.float64();
const extentsRoom = Reused.uint8();

interface Taken {
  given: number;
  costOf: CostOf;
  /** Whether any condition lets guides follow that fail it. */
  mayBeFollowed: boolean;
  mayFollow: MayFollow;
}

/** Takes the guides that are found, and what some of them fail. What was given up is no longer among what any fails. */
function take(
  { extents }: HoldingGuides,
  matched: MatchingGuides,
  fails: Int32Array,
  { given, costOf, mayBeFollowed, mayFollow }: Taken,
): { found: FoundGuides; failed: number } {
  const count = fails.length;
  const found: FoundGuides = {
    size: 0,
    guides: guidesRoom.of(count),
    standing: standingRoom.of(count),
    costs: costsRoom.of(count),
    extents: extentsRoom.of(count),
    runs: [],
  };
  let { size } = found;
  let failed = 0;
  for (const { segment, from, to } of matched.runs) {
    const start = size;
    const follows = mayFollow(segment);
    for (let at = from; at < to; at += 1) {
      const bits = fails[at] ?? 0;
      const left = bits & ~given;
      fails[at] = left;
      const guide = matched.guides[at] ?? 0;
      const place = matched.places[at] ?? 0;
      const extent = extents[place] ?? 0;
      if (left !== 0) {
        if (!follows(left, place, guide)) continue;
        failed |= left;
      }
      found.guides[size] = guide;
      found.standing[size] = left !== 0 ? FOLLOWS : extent === WHOLLY || !mayBeFollowed ? COMPLETE : PART;
      // Of those that follow, what was given up by all does not count.
      const counted = left === 0 ? bits : left;
      found.costs[size] = counted === 0 ? 0 : costOf(counted);
      found.extents[size] = extent;
      size += 1;
    }
    found.runs.push({ segment, from: start, to: size });
  }
  found.size = size;
  return { found, failed };
}
