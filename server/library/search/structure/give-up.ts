import type { GuideSet } from '../guide-set.ts';
import type { Holding } from '../holding.ts';
import type { Segment } from '../segment.ts';
import type { Condition } from './guide-tests.ts';

/** A condition, and what it costs to give it up. */
export interface Priced extends Condition {
  cost: number;
  /** Of an amount, by guide: how many steps another one is from it. The nearest come first. */
  awayIn?: (segment: Segment) => Float64Array;
}

/**
 * The conditions that must be given up for something to be found: the cheapest, and such as let a guide in that holds all of the
 * words, where any does.
 *
 * @param some by segment: the guides that may be found
 */
export function cheapest<Any extends Priced>(
  holding: readonly Holding[],
  some: readonly GuideSet[],
  conditions: readonly Any[],
): ReadonlySet<Any> {
  const seen = failsOf(holding, some, conditions);
  const isAnyWhole = [...seen.values()].includes(true);
  let best: Any[] = [];
  let least = Infinity;
  for (const [bits, holdsAll] of seen) {
    const failed = conditions.filter((_, at) => (bits & (1 << at)) !== 0);
    const cost = failed.reduce((sum, one) => sum + one.cost, 0);
    if (holdsAll !== isAnyWhole || cost >= least) continue;
    best = failed;
    least = cost;
  }
  return new Set(best);
}

/** What guides fail, a bit for each condition → whether a guide that holds all of the words fails just that. */
function failsOf(
  holding: readonly Holding[],
  some: readonly GuideSet[],
  conditions: readonly Condition[],
): Map<number, boolean> {
  const seen = new Map<number, boolean>();
  holding.forEach(({ segment, whole }, part) => {
    const sets = conditions.map(({ holdsIn }) => holdsIn(segment));
    let last = -1;
    some[part]?.forEach((those, word) => {
      for (let left = those; left !== 0; left &= left - 1) {
        const guide = left & -left;
        let bits = 0;
        for (let at = 0; at < sets.length; at += 1) if (((sets[at]?.[word] ?? 0) & guide) === 0) bits |= 1 << at;
        const holdsAll = ((whole[word] ?? 0) & guide) !== 0;
        // Neighbours fail the same more often than not.
        const told = bits * 2 + (holdsAll ? 1 : 0);
        if (told === last) continue;
        last = told;
        if (holdsAll || !seen.has(bits)) seen.set(bits, holdsAll);
      }
    });
  });
  return seen;
}
