/** The share of the query that a mask of concepts covers, 0..1. */
export type CoverageOf = (mask: number) => number;

/** Up to so many concepts there is a table of all masks. */
const FEW = 12;

/**
 * Tells how much of a query a mask covers; each mask is added up once.
 *
 * @param shares by concept: its share of the query
 */
export function coverageOf(shares: readonly number[]): CoverageOf {
  const add = (mask: number): number => {
    let sum = 0;
    for (let at = 0; at < shares.length; at += 1) if ((mask & (1 << at)) !== 0) sum += shares[at] ?? 0;
    return sum;
  };
  if (shares.length <= FEW) {
    const table = new Float64Array(2 ** shares.length).fill(-1);
    return (mask) => {
      const known = table[mask] ?? -1;
      if (known >= 0) return known;
      const sum = add(mask);
      table[mask] = sum;
      return sum;
    };
  }
  const known = new Map<number, number>();
  return (mask) => {
    const before = known.get(mask);
    if (before !== undefined) return before;
    const sum = add(mask);
    known.set(mask, sum);
    return sum;
  };
}
