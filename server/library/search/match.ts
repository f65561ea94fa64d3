import type { Concept } from './concepts.ts';
import { type CoverageOf, coverageOf } from './coverage.ts';
import { type HeldConcept, heldConcepts } from './held-concepts.ts';
import type { Segment } from './segment.ts';
import type { Steps } from './steps.ts';

/** What the concepts of a query match. They are bits of a mask, by their place in the query. */
export interface Match {
  concepts: readonly Concept[];
  parts: SegmentMatch[];
  /** By concept: how much it says in a passage, and in a title, from how few of them hold it. */
  passageRarity: number[];
  titleRarity: number[];
  /** By concept: its share of the query; together 1, less what no guide knows. */
  shares: number[];
  /** By mask: the share of the query that it covers. */
  coverage: CoverageOf;
  /** Bits of the concepts that must be there. */
  requiredMask: number;
  /** The mean length of a passage. */
  meanLength: number;
  /** Counts what it takes to find and to rank. */
  steps: Steps;
}

export interface SegmentMatch {
  segment: Segment;
  /** By concept. */
  held: HeldConcept[];
}

/**
 * Finds what holds the concepts of a query, and how much each of them says.
 *
 * @param unknown how many words of the query no guide holds: part of what is asked for, and covered by nothing
 */
export function matchConcepts(
  segments: readonly Segment[],
  { concepts, unknown, steps }: { concepts: readonly Concept[]; unknown: number; steps: Steps },
): Match {
  const parts = segments.map((segment) => ({ segment, held: heldConcepts(segment, concepts, steps) }));
  const passageCount = sumOf(segments, ({ guideOf }) => guideOf.length);
  const guideCount = sumOf(segments, ({ guides }) => guides.length);
  const rarityOf = (docCount: number, holding: (held: HeldConcept) => number): number[] =>
    concepts.map((_, concept) =>
      rarity(
        docCount,
        sumOf(parts, ({ held }) => holdingOf(held[concept], holding)),
      ),
    );
  const passageRarity = rarityOf(passageCount, ({ passages }) => passages.docs.length);
  const titleRarity = rarityOf(guideCount, ({ titles }) => titles.docs.length);
  // What a word would say that no passage holds.
  const missing = unknown * Math.log(2 + 2 * passageCount);
  const shares = sharesOf(concepts, leastOf(passageRarity, titleRarity), missing);
  let requiredMask = 0;
  concepts.forEach((concept, at) => {
    if (concept.required) requiredMask = (requiredMask | (1 << at)) >>> 0;
  });
  return {
    concepts,
    parts,
    passageRarity,
    titleRarity,
    shares,
    coverage: coverageOf(shares),
    requiredMask,
    meanLength: meanLengthOf(segments, passageCount),
    steps,
  };
}

function holdingOf(held: HeldConcept | undefined, holding: (held: HeldConcept) => number): number {
  return held === undefined ? 0 : holding(held);
}

function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}

function rarity(docCount: number, holding: number): number {
  return Math.log(1 + (docCount - holding + 0.5) / (holding + 0.5));
}

/** A state or an industry stands in the details of many guides and in hardly a passage: it is not rare. */
function leastOf(inPassages: readonly number[], inTitles: readonly number[]): number[] {
  return inPassages.map((own, concept) => Math.min(own, inTitles[concept] ?? own));
}

function sharesOf(concepts: readonly Concept[], rarities: readonly number[], missing: number): number[] {
  const weights = concepts.map((concept, at) => (concept.required ? 1 : 0.2) * ((rarities[at] ?? 0) + 0.5));
  const sum = weights.reduce((total, weight) => total + weight, missing);
  return weights.map((weight) => (sum === 0 ? 0 : weight / sum));
}

const totals = new WeakMap<Segment, number>();

function meanLengthOf(segments: readonly Segment[], passageCount: number): number {
  const total = sumOf(segments, (segment) => {
    const known = totals.get(segment) ?? segment.passages.lengths.reduce((all, length) => all + length, 0);
    totals.set(segment, known);
    return known;
  });
  return passageCount === 0 ? 1 : Math.max(1, total / passageCount);
}
