import { conceptMatches } from './concept-matches.ts';
import type { Concept } from './concepts.ts';
import type { Matches } from './phrase.ts';
import type { Segment } from './segment.ts';

/** How each concept of a query is matched in one segment, before it is known how rare the concept is. */
export interface SegmentMatches {
  segment: Segment;
  /** By concept: the passages that hold it. */
  inPassages: Matches[];
  /** By concept: the guides whose title, employer or details hold it. */
  inGuides: Matches[];
}

/**
 * What the passages and guides of one segment score, by their numbers; 0 in a mask for what holds nothing of the query.
 * Concepts are bits of a mask, by their place in the query. The arrays are those of the segment's next query too.
 */
export interface SegmentScores {
  passageScores: Float32Array;
  passageMasks: Uint32Array;
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

const scratch = new WeakMap<Segment, SegmentScores>();

/** BM25 of every passage that holds something of the query, and what its guide adds. */
export function scoreSegment(
  { segment, inPassages, inGuides }: SegmentMatches,
  passageRarity: readonly number[],
  guideRarity: readonly number[],
  mean: number,
): SegmentScores {
  const scores = emptyScores(segment);
  const norms = normsOf(mean);
  inPassages.forEach((matches, concept) => {
    addPassages(scores, matches, segment.passages.lengths, norms, { concept, idf: passageRarity[concept] ?? 0 });
  });
  inGuides.forEach((matches, concept) => {
    addGuides(scores, matches, { concept, idf: Math.min(guideRarity[concept] ?? 0, 8) });
  });
  return scores;
}

function emptyScores(segment: Segment): SegmentScores {
  const known = scratch.get(segment);
  if (known !== undefined) {
    for (const array of Object.values(known)) array.fill(0);
    return known;
  }
  const { passages, guides } = segment;
  const made: SegmentScores = {
    passageScores: new Float32Array(passages.docCount),
    passageMasks: new Uint32Array(passages.docCount),
    guideScores: new Float32Array(guides.length),
    guideMasks: new Uint32Array(guides.length),
  };
  scratch.set(segment, made);
  return made;
}

/** A concept by its place in the query, and how much it says. */
interface Said {
  concept: number;
  idf: number;
}

function addPassages(
  { passageScores, passageMasks }: SegmentScores,
  { docs, weights }: Matches,
  lengths: Uint16Array,
  norms: Float64Array,
  { concept, idf }: Said,
): void {
  const bit = 1 << concept;
  const { length } = docs;
  for (let at = 0; at < length; at += 1) {
    const doc = docs[at] ?? 0;
    const tf = (weights[at] ?? 0) / 2;
    const norm = norms[lengths[doc] ?? 0] ?? 0;
    passageScores[doc] = (passageScores[doc] ?? 0) + (idf * tf * (K1 + 1)) / (tf + norm);
    passageMasks[doc] = (passageMasks[doc] ?? 0) | bit;
  }
}

function addGuides(
  { guideScores, guideMasks }: SegmentScores,
  { docs, weights }: Matches,
  { concept, idf }: Said,
): void {
  const bit = 1 << concept;
  const { length } = docs;
  for (let at = 0; at < length; at += 1) {
    const doc = docs[at] ?? 0;
    const tf = (weights[at] ?? 0) / 2;
    guideScores[doc] = (guideScores[doc] ?? 0) + (GUIDE_WEIGHT * idf * tf) / (tf + 1);
    guideMasks[doc] = (guideMasks[doc] ?? 0) | bit;
  }
}

let normsFor = { mean: 0, norms: new Float64Array(0) };

/** By length of a passage: what its length makes of a match. Made anew when the mean length changes. */
function normsOf(mean: number): Float64Array {
  if (normsFor.mean !== mean) {
    const norms = Float64Array.from(
      { length: 65_536 },
      (_, length) => K1 * (1 - B + (B * Math.max(SHORTEST, length)) / mean),
    );
    normsFor = { mean, norms };
  }
  return normsFor.norms;
}
