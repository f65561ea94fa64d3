import {
  countCommon,
  countOf,
  type GuideSet,
  intersect,
  isEmpty,
  meet,
  noGuides,
  subtract,
  unite,
} from '../guide-set.ts';
import type { Holding } from '../holding.ts';
import { ENOUGH, matching, withParts } from '../matching.ts';
import type { Match } from '../match.ts';
import { followers, type Forgiving } from './followers.ts';
import { type FoundGuides, listFound } from './found-guides.ts';
import { cheapest, type Priced } from './give-up.ts';
import type { Condition } from './guide-tests.ts';

/** A condition that was read from the words: given up where nothing satisfies it, the cheapest first. */
export interface SoftCondition extends Forgiving, Priced {
  /** Of an amount: the same for whatever amount, which stands in its place where nothing satisfies it. */
  eased?: SoftCondition;
  /** What is not wanted is never near to what is. */
  isDenied?: boolean;
}

/** What is found, and which conditions it fails. */
export interface Narrowed {
  found: FoundGuides;
  /** How many are found that satisfy every condition in force and hold all of the words. */
  complete: number;
  /** How many of those found stand below the line, behind all that match. */
  below: number;
  /** Of these: how many fail only what is not known of them, or a wish. */
  following: number;
  /** The soft conditions that some of the latter fail. */
  failed: ReadonlySet<SoftCondition>;
  /** The soft conditions that were given up. */
  relaxed: ReadonlySet<SoftCondition>;
  /** By segment: every guide that matches the words, and those of them that satisfy every condition in force. */
  matched: GuideSet[];
  within: GuideSet[];
}

/**
 * Narrows guides by conditions. Of the `soft` ones, the fewest are given up so that something is found; a guide that holds all of
 * the words decides before one that holds a part. At most 31 are soft. Below the line come guides that hold all of the words: those
 * that state another amount, those of which it is not known whether they satisfy the rest, and, where few do, those that fail one
 * soft condition.
 */
export function narrow(
  holding: readonly Holding[],
  { shares, requiredMask }: Match,
  hard: readonly Forgiving[],
  soft: readonly SoftCondition[],
): Narrowed {
  let matched = matching(holding, shares);
  let admitted = satisfying(holding, matched, hard);
  if (hard.length > 0 && admitted.every(isEmpty)) {
    matched = withParts(holding, shares);
    admitted = satisfying(holding, matched, hard);
  }
  const all = satisfying(holding, admitted, soft);
  const isAny = holding.some(({ whole }, part) => meet(whole, all[part] ?? whole));
  const relaxed: ReadonlySet<SoftCondition> =
    isAny || soft.length === 0 ? new Set() : cheapest(holding, admitted, soft);
  const inForce = soft.filter((condition) => !relaxed.has(condition));
  const within = relaxed.size === 0 ? all : satisfying(holding, admitted, inForce);
  const complete = sum(holding, ({ whole }, part) => countCommon(whole, within[part] ?? whole));
  const isFew = complete < ENOUGH;
  const isFound = within.some((set) => !isEmpty(set));
  const follow = holding.map(({ segment, whole }, part) =>
    followers(segment, inForce.some(isAmount) ? (matched[part] ?? whole) : whole, {
      conditions: [...hard, ...inForce],
      isFew: isFew && isFound,
    }),
  );
  const below = holding.map((one, part) => {
    const near =
      isFew && isFound
        ? nearMatches(one, { hard, soft: inForce, hasWords: requiredMask !== 0 })
        : noGuides(one.whole.length * 32);
    const own = follow[part] ?? near;
    if (own.length > 0) unite(near, own);
    subtract(near, within[part] ?? near);
    return near;
  });
  // Whose amount is another is near; of the others it is said what is not known.
  const unknown = satisfying(holding, follow, inForce.filter(isAmount));
  const isFailed = ({ holdsIn }: Condition): boolean =>
    holding.some(({ segment }, part) => {
      const some = unknown[part] ?? noGuides(0);
      return !isEmpty(some) && countCommon(some, holdsIn(segment)) < countOf(some);
    });
  const parts = holding.map((one, part) => ({
    holding: one,
    within: within[part] ?? noGuides(0),
    below: below[part] ?? noGuides(0),
  }));
  return {
    found: listFound(parts, { relaxed: [...relaxed], inForce }, requiredMask),
    complete,
    following: sum(unknown, countOf),
    below: sum(below, countOf),
    failed: new Set(inForce.filter(isFailed)),
    relaxed,
    matched,
    within,
  };
}

const isAmount = ({ awayIn }: SoftCondition): boolean => awayIn !== undefined;

/**
 * Those that hold all of the words, fail one condition, and satisfy all else; amounts forgive whoever is about them. Where amounts are
 * asked for, whoever has them is near without the other words, and whoever holds a part of these words without the amounts.
 */
function nearMatches(
  { segment, whole, any }: Holding,
  { hard, soft, hasWords }: { hard: readonly Condition[]; soft: readonly SoftCondition[]; hasWords: boolean },
): GuideSet {
  const near = soft.some(isAmount) ? any.slice() : noGuides(segment.guides.length);
  const binding = [...hard, ...soft.filter((one) => !(hasWords && isAmount(one)))];
  if (soft.some(isAmount)) for (const { holdsIn } of binding) intersect(near, holdsIn(segment));
  for (const failed of soft) {
    if (failed.isWish === true || failed.isDenied === true || isAmount(failed)) continue;
    const one = whole.slice();
    subtract(one, failed.holdsIn(segment));
    for (const other of [...hard, ...soft]) if (other !== failed) intersect(one, other.holdsIn(segment));
    unite(near, one);
  }
  return near;
}

/** By segment: those of some guides that satisfy all of some conditions. */
export function satisfying(
  parts: readonly Pick<Holding, 'segment'>[],
  some: readonly GuideSet[],
  conditions: readonly Condition[],
): GuideSet[] {
  return some.map((set, part) => {
    const segment = parts[part]?.segment;
    if (segment === undefined || conditions.length === 0 || isEmpty(set)) return set;
    const left = set.slice();
    for (const { holdsIn } of conditions) intersect(left, holdsIn(segment));
    return left;
  });
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item, at: number) => number): number {
  return items.reduce((total, item, at) => total + valueOf(item, at), 0);
}
