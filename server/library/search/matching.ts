import { countOf, type GuideSet } from './guide-set.ts';
import type { Holding } from './holding.ts';
import { greatestShare, holdingShare } from './holding-share.ts';

/** With fewer complete matches than this, guides that match in part follow them. */
export const ENOUGH = 10;
/** The share of the query that a match in part must hold. */
const PART = 0.45;
/** With fewer guides than this that hold so much, those follow that hold less. */
const FEW = 5;
const LITTLE = 0.25;
/** Shares are sums, which rounding may leave a little below what they are compared with. */
const ROUNDING = 0.999;

/**
 * The guides that match, by segment: where enough of them hold all that was asked for, they alone.
 *
 * @param shares by concept: its share of the query
 */
export function matching(holding: readonly Holding[], shares: readonly number[]): GuideSet[] {
  const complete = holding.map(({ whole }) => whole);
  return countAll(complete) >= ENOUGH ? complete : withParts(holding, shares);
}

/** Complete guides, and those that hold enough of the query; where there is neither, those that hold most of it. */
export function withParts(holding: readonly Holding[], shares: readonly number[]): GuideSet[] {
  const most = greatestShare(holding, shares);
  const thatHold = (share: number): GuideSet[] =>
    holding.map((one) => holdingShare(one, shares, Math.min(share, most) * ROUNDING));
  const found = thatHold(PART);
  return countAll(found) >= FEW ? found : thatHold(LITTLE);
}

function countAll(sets: readonly GuideSet[]): number {
  return sets.reduce((sum, set) => sum + countOf(set), 0);
}
