/** Tests of whether figures differ by more than chance. All are two-sided, at five percent over all that are made at once. */

const LEVEL = 0.05;

/** The share of a normal distribution beyond so many standard deviations, on both sides (Abramowitz and Stegun 7.1.26). */
function beyond(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, series * Math.exp(-x * x));
}

/** Values with their ranks from 1; equal ones share the mean of their places. */
function ranked(values: readonly number[]): { ranks: number[]; ties: number } {
  const order = values.map((value, at) => ({ value, at })).toSorted((a, b) => a.value - b.value);
  const ranks = values.map(() => 0);
  let ties = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1;
    const many = to - from;
    ties += many ** 3 - many;
    for (let place = from; place < to; place += 1) ranks[order[place]?.at ?? 0] = (from + 1 + to) / 2;
    from = to;
  }
  return { ranks, ties };
}

/** Mann and Whitney's rank test with ties: how likely two groups of one distribution lie at least so far apart. */
export function rankTest(some: readonly number[], others: readonly number[]): number {
  const { ranks, ties } = ranked([...some, ...others]);
  return likelihood(ranks.slice(0, some.length), ranks.length, ties);
}

/** The same of a group by the ranks that it has among all values, so that these are put in order once for all groups. */
function likelihood(ranks: readonly number[], total: number, ties: number): number {
  const [n, m] = [ranks.length, total - ranks.length];
  if (n === 0 || m === 0) return 1;
  const u = ranks.reduce((a, b) => a + b, 0) - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  if (variance <= 0) return 1;
  const off = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5);
  return beyond(off / Math.sqrt(variance));
}

/** Wilcoxon's signed-rank test of changes: how likely changes without a direction lie at least so far on one side. */
export function signedRankTest(changes: readonly number[]): number {
  const moved = changes.filter((change) => change !== 0);
  const n = moved.length;
  if (n === 0) return 1;
  const { ranks, ties } = ranked(moved.map(Math.abs));
  const up = ranks.reduce((sum, rank, at) => ((moved[at] ?? 0) > 0 ? sum + rank : sum), 0);
  const variance = (n * (n + 1) * (2 * n + 1)) / 24 - ties / 48;
  if (variance <= 0) return 1;
  const off = Math.max(0, Math.abs(up - (n * (n + 1)) / 4) - 0.5);
  return beyond(off / Math.sqrt(variance));
}

/** Two shares of employers: how likely groups of the same share lie at least so far apart. */
function shareTest(a: { count: number; n: number }, b: { count: number; n: number }): number {
  if (a.n === 0 || b.n === 0) return 1;
  const both = (a.count + b.count) / (a.n + b.n);
  const error = Math.sqrt(both * (1 - both) * (1 / a.n + 1 / b.n));
  return error === 0 ? 1 : beyond((a.count / a.n - b.count / b.n) / error);
}

/** Which of several findings stand when each had its chance to arise by accident (Holm). */
function holm(likelihoods: readonly number[]): boolean[] {
  const order = likelihoods.map((p, at) => ({ p, at })).toSorted((a, b) => a.p - b.p);
  const stands = likelihoods.map(() => false);
  for (const [place, { p, at }] of order.entries()) {
    if (p > LEVEL / (likelihoods.length - place)) break;
    stands[at] = true;
  }
  return stands;
}

/** For each group of amounts whether it differs from all others together by more than chance. */
export function amountsDiffer(groups: readonly (readonly number[])[]): boolean[] {
  // Of two groups each is all the others of the other one: that is one question.
  if (groups.length === 2) return twice(rankTest(groups[0] ?? [], groups[1] ?? []));
  const { ranks, ties } = ranked(groups.flat());
  let from = 0;
  const likelihoods = groups.map(({ length }) => {
    from += length;
    return likelihood(ranks.slice(from - length, from), ranks.length, ties);
  });
  return holm(likelihoods);
}

/** For each group of shares whether it differs from all others together by more than chance. */
export function sharesDiffer(groups: readonly { count: number; n: number }[]): boolean[] {
  const [first, second] = groups;
  if (groups.length === 2 && first !== undefined && second !== undefined) return twice(shareTest(first, second));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const n = groups.reduce((sum, group) => sum + group.n, 0);
  return holm(groups.map((group) => shareTest(group, { count: count - group.count, n: n - group.n })));
}

const twice = (p: number): boolean[] => [p <= LEVEL, p <= LEVEL];

export const isChange = (changes: readonly number[]): boolean => signedRankTest(changes) <= LEVEL;

/** Spearman's rank correlation, -1 to 1; null of fewer than three pairs, or where nothing varies. */
export function rankCorrelation(pairs: readonly { x: number; y: number }[]): number | null {
  if (pairs.length < 3) return null;
  const { ranks: xs } = ranked(pairs.map(({ x }) => x));
  const { ranks: ys } = ranked(pairs.map(({ y }) => y));
  const mean = (pairs.length + 1) / 2;
  let [across, ofX, ofY] = [0, 0, 0];
  for (const [at, x] of xs.entries()) {
    const y = ys[at] ?? mean;
    across += (x - mean) * (y - mean);
    ofX += (x - mean) ** 2;
    ofY += (y - mean) ** 2;
  }
  return ofX === 0 || ofY === 0 ? null : across / Math.sqrt(ofX * ofY);
}
