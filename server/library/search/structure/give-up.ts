import { WHOLLY } from '../holding.ts';
import type { MatchingGuides } from '../matching.ts';

/** What it costs to fail the conditions of some bits. */
export type CostOf = (bits: number) => number;

/** The bits of the soft conditions that must be given up for something to be found. */
export function cheapest(
  extents: Uint8Array,
  { places }: MatchingGuides,
  fails: Int32Array,
  { hardBits, costOf }: { hardBits: number; costOf: CostOf },
): number {
  // Bits → whether a guide that holds all of the words fails just these.
  const seen = new Map<number, boolean>();
  let last = -1;
  for (let at = 0; at < fails.length; at += 1) {
    const bits = fails[at] ?? 0;
    if ((bits & hardBits) !== 0) continue;
    const holdsAll = extents[places[at] ?? 0] === WHOLLY;
    if (holdsAll && bits === 0) return 0;
    // Neighbours fail the same more often than not.
    const told = bits * 2 + (holdsAll ? 1 : 0);
    if (told === last) continue;
    last = told;
    if (holdsAll || !seen.has(bits)) seen.set(bits, holdsAll);
  }
  const isAnyWhole = [...seen.values()].includes(true);
  let best = 0;
  let least = Infinity;
  for (const [bits, holdsAll] of seen) {
    const cost = costOf(bits);
    if (holdsAll !== isAnyWhole || cost >= least) continue;
    best = bits;
    least = cost;
  }
  return best;
}

/** What it costs to fail the conditions of some bits; each sum is made once. */
export function costsOf(first: number, soft: readonly { cost: number }[]): CostOf {
  const known = new Map<number, number>();
  return (bits) => {
    const before = known.get(bits);
    if (before !== undefined) return before;
    let cost = 0;
    soft.forEach((one, at) => {
      if ((bits & (1 << (first + at))) !== 0) cost += one.cost;
    });
    known.set(bits, cost);
    return cost;
  };
}
