import { expect, test } from 'vitest';
import { amountsDiffer, isChange, rankCorrelation, rankTest, sharesDiffer } from './noise.ts';

test('the rank test agrees with published figures', () => {
  // Two groups of five without an overlap; normal approximation with continuity: z = 12 / sqrt(22.917), p = 0.0122.
  expect(rankTest([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(0.0122, 3);
  expect(rankTest([1, 2, 3], [1, 2, 3])).toBeCloseTo(1, 6);
  expect(rankTest([10, 10, 10], [10, 10])).toBe(1);
});

test('groups of one distribution do not differ; a group that lies apart does', () => {
  const even = Array.from({ length: 40 }, (_, at) => at);
  const odd = even.map((value) => value + 0.5);
  expect(amountsDiffer([even, odd])).toEqual([false, false]);
  expect(amountsDiffer([even, odd, even.map((value) => value + 200)]).at(-1)).toBe(true);
});

test('each of several groups is held against all others together', () => {
  const groups = [
    [1, 2, 3, 4, 5],
    [4, 5, 6, 7, 7, 8],
    [3, 5, 6, 6, 9, 10],
    [20, 21, 22, 23, 24, 25, 26],
  ] as const;
  const likelihoods = groups.map((some) => rankTest(some, groups.filter((one) => one !== some).flat()));
  // Holm's first step: the least likely of four stands below a quarter of five percent, the second below a third of it.
  const [least = 1, second = 1] = likelihoods.toSorted((a, b) => a - b);
  const [first, next] = [least <= 0.05 / 4, second <= 0.05 / 3];
  expect(amountsDiffer(groups).filter(Boolean)).toHaveLength(first && next ? 2 : first ? 1 : 0);
  expect(amountsDiffer(groups)[likelihoods.indexOf(least)]).toBe(first);
});

test('shares differ by how many they are of', () => {
  expect(
    sharesDiffer([
      { count: 6, n: 10 },
      { count: 5, n: 10 },
    ]),
  ).toEqual([false, false]);
  expect(
    sharesDiffer([
      { count: 600, n: 1000 },
      { count: 500, n: 1000 },
    ]),
  ).toEqual([true, true]);
});

test('changes to one side are a change, to both sides none', () => {
  expect(isChange([1, 2, 1, 3, 2, 1, 2, 4])).toBe(true);
  expect(isChange([1, -1, 2, -2, 3, -3, 0, 0])).toBe(false);
});

test('ranks that rise together correlate fully, whatever the distances', () => {
  expect(
    rankCorrelation([
      { x: 1, y: 1 },
      { x: 2, y: 10 },
      { x: 3, y: 1000 },
    ]),
  ).toBeCloseTo(1);
  expect(
    rankCorrelation([
      { x: 1, y: 3 },
      { x: 2, y: 2 },
      { x: 3, y: 1 },
    ]),
  ).toBeCloseTo(-1);
  expect(
    rankCorrelation([
      { x: 1, y: 1 },
      { x: 1, y: 2 },
      { x: 1, y: 3 },
    ]),
  ).toBeNull();
});
