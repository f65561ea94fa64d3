import type { Concept } from './concepts.ts';
import { phraseMatches, type Matches } from './phrase.ts';
import type { Postings } from './postings.ts';
import type { Segment } from './segment.ts';

/** How each concept of a query is matched in one segment, before it is known how rare the concept is. */
export interface SegmentMatches {
  segment: Segment;
  /** By concept: the passages that hold it. */
  inPassages: Matches[];
  /** By concept: the guides whose title, employer or details hold it. */
  inGuides: Matches[];
}

/** What the passages and guides of one segment score. Concepts are bits of a mask, by their place in the query. */
export interface SegmentScores {
  segment: Segment;
  /** Passages that hold something of the query. */
  touched: number[];
  passageScores: Float32Array;
  passageMasks: Uint32Array;
  touchedGuides: number[];
  guideScores: Float32Array;
  guideMasks: Uint32Array;
}

const K1 = 1.2;
const B = 0.6;
/** A passage of fewer words does not gain from being short. */
const SHORTEST = 25;
/** How much a match in the title or the details of a guide says, beside one in a passage. */
const GUIDE_WEIGHT = 1.2;

export function matchSegment(segment: Segment, concepts: readonly Concept[]): SegmentMatches {
  return {
    segment,
    inPassages: concepts.map((concept) => conceptMatches(segment.passages, concept)),
    inGuides: concepts.map((concept) => conceptMatches(segment.guideFields, concept)),
  };
}

/** Docs that hold any alternative of the concept; what they weigh is added up, as if all were one word. */
function conceptMatches(postings: Postings, concept: Concept): Matches {
  const found = concept.alternatives.map((alternative) => phraseMatches(postings, alternative.terms));
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const sums = new Float32Array(postings.docCount);
  const docs: number[] = [];
  found.forEach((matches, at) => {
    const weight = concept.alternatives[at]?.weight ?? 0;
    for (let entry = 0; entry < matches.docs.length; entry += 1) {
      const doc = matches.docs[entry] ?? 0;
      if (sums[doc] === 0) docs.push(doc);
      sums[doc] = (sums[doc] ?? 0) + weight * (matches.weights[entry] ?? 0);
    }
  });
  return { docs, weights: docs.map((doc) => sums[doc] ?? 0) };
}

/** By concept: how much it says, from how few docs of all segments hold it. */
export function rarity(all: readonly SegmentMatches[], part: 'inPassages' | 'inGuides', count: number): number[] {
  const docCount = all.reduce(
    (sum, { segment }) => sum + (part === 'inPassages' ? segment.passages : segment.guideFields).docCount,
    0,
  );
  return Array.from({ length: count }, (_, concept) => {
    const holding = all.reduce((sum, matches) => sum + (matches[part][concept]?.docs.length ?? 0), 0);
    return Math.log(1 + (docCount - holding + 0.5) / (holding + 0.5));
  });
}

const totals = new WeakMap<Segment, number>();

/** The mean length of a passage over all segments. */
export function meanLength(segments: readonly Segment[]): number {
  let sum = 0;
  let count = 0;
  for (const segment of segments) {
    const total = totals.get(segment) ?? segment.passages.lengths.reduce((all, length) => all + length, 0);
    totals.set(segment, total);
    sum += total;
    count += segment.passages.docCount;
  }
  return count === 0 ? 1 : Math.max(1, sum / count);
}

/** BM25 of every passage that holds something of the query, and what its guide adds. */
export function scoreSegment(
  { segment, inPassages, inGuides }: SegmentMatches,
  passageRarity: readonly number[],
  guideRarity: readonly number[],
  mean: number,
): SegmentScores {
  const { passages, guides } = segment;
  const scores: SegmentScores = {
    segment,
    touched: [],
    passageScores: new Float32Array(passages.docCount),
    passageMasks: new Uint32Array(passages.docCount),
    touchedGuides: [],
    guideScores: new Float32Array(guides.length),
    guideMasks: new Uint32Array(guides.length),
  };
  inPassages.forEach(({ docs, weights }, concept) => {
    const idf = passageRarity[concept] ?? 0;
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] ?? 0;
      const tf = (weights[at] ?? 0) / 2;
      const norm = K1 * (1 - B + (B * Math.max(SHORTEST, passages.lengths[doc] ?? 0)) / mean);
      if (scores.passageMasks[doc] === 0) scores.touched.push(doc);
      scores.passageScores[doc] = (scores.passageScores[doc] ?? 0) + (idf * tf * (K1 + 1)) / (tf + norm);
      scores.passageMasks[doc] = ((scores.passageMasks[doc] ?? 0) | (1 << concept)) >>> 0;
    }
  });
  inGuides.forEach(({ docs, weights }, concept) => {
    const idf = Math.min(guideRarity[concept] ?? 0, 8);
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] ?? 0;
      const tf = (weights[at] ?? 0) / 2;
      if (scores.guideMasks[doc] === 0) scores.touchedGuides.push(doc);
      scores.guideScores[doc] = (scores.guideScores[doc] ?? 0) + (GUIDE_WEIGHT * idf * tf) / (tf + 1);
      scores.guideMasks[doc] = ((scores.guideMasks[doc] ?? 0) | (1 << concept)) >>> 0;
    }
  });
  return scores;
}
