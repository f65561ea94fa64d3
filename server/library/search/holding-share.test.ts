import { expect, test } from 'vitest';
import { Random } from '../../../sample/random.ts';
import { countCommon, countOf, type GuideSet, guidesWhere, has, listInto } from './guide-set.ts';
import type { HeldConcept } from './held-concepts.ts';
import type { Holding } from './holding.ts';
import { greatestShare, holdingShare } from './holding-share.ts';
import { SegmentBuilder } from './segment.ts';

const GUIDES = 1000;
const nothing = { docs: new Uint32Array(0), weights: new Uint8Array(0) };

const holds = (anywhere: GuideSet): HeldConcept => ({
  passages: nothing,
  guides: new Uint32Array(0),
  starts: new Uint32Array(1),
  titles: nothing,
  anywhere,
});

/** Concepts that stand in some guides by chance, and what they are of a query; the first two are asked for. */
function someHolding(seed: string): { holding: Holding; shares: number[] } {
  const random = new Random(seed);
  const concepts = Array.from({ length: random.int(2, 6) }, () => random.int(10, 60) / 100);
  const sets = concepts.map((often) => guidesWhere(GUIDES, () => random.chance(often)));
  const weights = concepts.map(() => random.int(1, 50));
  const sum = weights.reduce((total, weight) => total + weight, random.int(0, 20));
  const [first, second] = [sets[0] ?? new Uint32Array(0), sets[1] ?? new Uint32Array(0)];
  const holding: Holding = {
    segment: new SegmentBuilder().finish(),
    held: sets.map(holds),
    any: guidesWhere(GUIDES, (guide) => sets.some((set) => has(set, guide))),
    whole: guidesWhere(GUIDES, (guide) => has(first, guide) && has(second, guide)),
  };
  return { holding, shares: weights.map((weight) => weight / sum) };
}

test('guides that hold a share of a query are those whose concepts add up to it', () => {
  for (let at = 0; at < 50; at += 1) {
    const { holding, shares } = someHolding(`share ${at}`);
    const shareOf = (guide: number): number =>
      holding.held.reduce((sum, { anywhere }, concept) => sum + (has(anywhere, guide) ? (shares[concept] ?? 0) : 0), 0);
    const none = { ...holding, whole: guidesWhere(GUIDES, () => false) };
    const all = Array.from({ length: GUIDES }, (_, guide) => guide);
    expect(greatestShare([none], shares)).toBeCloseTo(Math.max(...all.map(shareOf)), 9);
    expect(greatestShare([holding], shares)).toBe(1);
    // Between two sums: no rounding decides.
    for (const least of [0.1003, 0.2507, 0.4501, 0.7003]) {
      const found = holdingShare(holding, shares, least);
      expect(all.filter((guide) => has(found, guide))).toEqual(
        all.filter((guide) => has(holding.whole, guide) || shareOf(guide) >= least),
      );
    }
  }
});

test('sets are counted and listed as they are', () => {
  const even = guidesWhere(GUIDES, (guide) => guide % 2 === 0);
  const third = guidesWhere(GUIDES, (guide) => guide % 3 === 0);
  expect([countOf(even), countOf(third), countCommon(even, third)]).toEqual([500, 334, 167]);
  const listed = new Uint32Array(340).fill(7);
  expect(listInto(third, listed, 2)).toBe(336);
  expect([...listed.subarray(0, 5), ...listed.subarray(334)]).toEqual([7, 7, 0, 3, 6, 996, 999, 7, 7, 7, 7]);
});
