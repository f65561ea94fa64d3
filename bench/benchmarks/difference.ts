import type { Benchmark, BenchmarkGroup } from '../../server/analysis/benchmark.ts';
import type { ReferenceAnswer, ReferenceGroup } from './reference.ts';

/** Sums of the same numbers in another order differ by their last digits. */
const ALIKE = 1e-9;
const LEAST_VALUES = 5;

/** What tells a benchmark from the reference's answer, in words; null where they agree. */
export function difference(answer: Benchmark, { groups, words }: ReferenceAnswer): string | null {
  const names = answer.groups.map(({ group }) => group);
  const wanted = new Map(groups.map((one) => [one.group, one]));
  if (names.length !== wanted.size) return `${names.length} groups, not ${wanted.size}`;
  for (const group of answer.groups) {
    const reference = wanted.get(group.group);
    const what = reference === undefined ? 'a group of its own' : differenceOfGroups(group, reference);
    if (what !== null) return `${group.group ?? 'all'}: ${what}`;
  }
  const said = [...words.values()].reduce((sum, n) => sum + n, 0);
  const expected = said < LEAST_VALUES ? 0 : words.size;
  if (answer.shares.length !== expected) return `${answer.shares.length} words, not ${expected}`;
  const other = answer.shares.find(
    (share) => share.n !== words.get(share.words) || !isAlike(share.share, share.n / said),
  );
  return other === undefined ? null : `${other.words}: said by ${other.n}, not ${words.get(other.words) ?? 0}`;
}

function differenceOfGroups(group: BenchmarkGroup, reference: ReferenceGroup): string | null {
  for (const key of ['employers', 'n', 'samples'] as const) {
    if (group[key] !== reference[key]) return `${key} ${group[key]}, not ${reference[key]}`;
  }
  const isShown = reference.n >= LEAST_VALUES && reference.mean !== null;
  if (!isShown) return group.figures === null ? null : 'figures of too few values';
  for (const key of ['mean', 'p10', 'median', 'p90'] as const) {
    const [mine, theirs] = [group.figures?.[key] ?? null, reference[key]];
    if (mine === null || theirs === null || !isAlike(mine, theirs)) return `${key} ${mine}, not ${theirs}`;
  }
  const inBins = group.figures?.histogram.reduce((sum, { n }) => sum + n, 0);
  return inBins === reference.n ? null : `${inBins} values in the histogram, not ${reference.n}`;
}

const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= ALIKE * Math.max(1, Math.abs(a), Math.abs(b));
