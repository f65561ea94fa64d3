import type { Seen } from './seen.ts';

const skipped = new Set(['the', 'a', 'an', 'any', 'of', 'in', 'for', 'medical', 'area', 'paid', 'have', 'offer']);

/** Where the denial begins that stands before a token; null where it is not denied. */
function denialBefore(seen: Seen, at: number): number | null {
  let to = at;
  while (skipped.has(seen.tokens[to - 1]?.low ?? '')) to -= 1;
  const denial = seen.denials.filter((one) => one.to >= to && one.to <= at && one.from < to);
  return denial.length === 0 ? null : Math.min(...denial.map(({ from }) => from));
}

/** Whether what begins at a token is denied: "without a", "not in". */
export const isDenied = (seen: Seen, at: number): boolean => denialBefore(seen, at) !== null;
