/** Grades of what an engine found, in its order, beside the grades of everything there is. */
export interface Ranked {
  found: readonly number[];
  /** Best first; as many as count are enough. */
  ideal: readonly number[];
}

const DEPTH = 10;

const gained = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** nDCG@10 with the gain 2^grade - 1: 1 for the best order that there is. */
export const ndcg = ({ found, ideal }: Ranked): number => gained(found) / gained(ideal);

/** Whether nothing better could stand first. */
export const isRightFirst = ({ found, ideal }: Ranked): boolean => found[0] !== undefined && found[0] === ideal[0];

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which a share of them lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}
