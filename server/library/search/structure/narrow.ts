import { countCommon, countOf, type GuideSet, intersect, isEmpty, meet, noGuides } from '../guide-set.ts';
import type { Holding } from '../holding.ts';
import { ENOUGH, matching, withParts } from '../matching.ts';
import type { Match } from '../match.ts';
import { followers, type Forgiving } from './followers.ts';
import { type FoundGuides, listFound } from './found-guides.ts';
import { cheapest, type Priced } from './give-up.ts';
import type { Condition } from './guide-tests.ts';

/** A condition that was read from the words: given up where nothing satisfies it, the cheapest first. */
export interface SoftCondition extends Forgiving, Priced {}

/** What is found, and which conditions it fails. */
export interface Narrowed {
  found: FoundGuides;
  /** How many are found that satisfy every condition in force and hold all of the words. */
  complete: number;
  /** How many of those found follow the others, since they fail a wish, or what is not known of them. */
  following: number;
  /** The soft conditions that some of them fail. */
  failed: ReadonlySet<SoftCondition>;
  /** The soft conditions that were given up. */
  relaxed: ReadonlySet<SoftCondition>;
  /** By segment: every guide that matches the words, and those of them that satisfy every condition in force. */
  matched: GuideSet[];
  within: GuideSet[];
}

/**
 * Narrows guides by conditions. `hard` ones hold whatever is found. Of the `soft` ones, the fewest are given up so that
 * something is found; a guide that holds all of the words decides before one that holds a part. At most 31 are soft.
 */
export function narrow(
  holding: readonly Holding[],
  { shares, requiredMask }: Match,
  hard: readonly Condition[],
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
  const isFound = within.some((set) => !isEmpty(set));
  const follow = holding.map(({ segment, whole }, part) => {
    if (!isFound) return noGuides(0);
    const some = whole.slice();
    intersect(some, admitted[part] ?? whole);
    return followers(segment, some, { conditions: inForce, isFew: complete < ENOUGH });
  });
  const isFailed = ({ holdsIn }: Condition): boolean =>
    holding.some(({ segment }, part) => {
      const some = follow[part] ?? noGuides(0);
      return !isEmpty(some) && countCommon(some, holdsIn(segment)) < countOf(some);
    });
  const failed = inForce.filter(isFailed);
  const parts = holding.map((one, part) => ({
    holding: one,
    within: within[part] ?? noGuides(0),
    follow: follow[part] ?? noGuides(0),
  }));
  const mayBeFollowed = soft.some(({ isWish, openIn }) => isWish === true || openIn !== undefined);
  return {
    found: listFound(parts, { relaxed: [...relaxed], failed, mayBeFollowed }, requiredMask),
    complete,
    following: sum(follow, countOf),
    failed: new Set(failed),
    relaxed,
    matched,
    within,
  };
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
