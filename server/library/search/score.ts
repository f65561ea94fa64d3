import type { HeldConcept } from './held-concepts.ts';
import type { Match, SegmentMatch } from './match.ts';
import type { Matches } from './phrase.ts';
import { advance } from './phrase.ts';
import type { Segment } from './segment.ts';

/**
 * What the passages and guides of one segment score, by their numbers; 0 in a mask for what holds nothing of the query. The
 * arrays are those of the segment's next query too, which must find them all 0: who reads them clears what was read.
 */
export interface SegmentScores {
  passageScores: Float32Array;
  passageMasks: Uint32Array;
  titleScores: Float32Array;
  titleMasks: Uint32Array;
}

const K1 = 1.2;
const B = 0.6;
/** A passage of fewer words does not gain from being short. */
const SHORTEST = 25;
/** How much a match in the title or the details of a guide says, beside one in a passage. */
const TITLE_WEIGHT = 1.2;

/** BM25 of the passages of some guides (ascending), and what their titles add. */
export function scoreGuides({ segment, held }: SegmentMatch, match: Match, guides: Uint32Array): SegmentScores {
  const scores = scoresOf(segment);
  const norms = normsOf(match.meanLength);
  held.forEach((concept, at) => {
    addPassages(scores, concept, segment.passages.lengths, norms, { guides, at, idf: match.passageRarity[at] ?? 0 });
    addTitles(scores, concept.titles, { guides, at, idf: Math.min(match.titleRarity[at] ?? 0, 8) });
  });
  return scores;
}

const scratch = new WeakMap<Segment, SegmentScores>();

function scoresOf(segment: Segment): SegmentScores {
  const known = scratch.get(segment);
  if (known !== undefined) return known;
  const { guideOf, guides } = segment;
  const made: SegmentScores = {
    passageScores: new Float32Array(guideOf.length),
    passageMasks: new Uint32Array(guideOf.length),
    titleScores: new Float32Array(guides.length),
    titleMasks: new Uint32Array(guides.length),
  };
  scratch.set(segment, made);
  return made;
}

/** A concept by its place in the query and how much it says, and the guides that are scored. */
interface Said {
  guides: Uint32Array;
  at: number;
  idf: number;
}

function addPassages(
  { passageScores, passageMasks }: SegmentScores,
  { passages: { docs, weights }, guides: holders, starts }: HeldConcept,
  lengths: Uint16Array,
  norms: Float64Array,
  { guides, at, idf }: Said,
): void {
  const bit = 1 << at;
  let holder = 0;
  for (let which = 0; which < guides.length; which += 1) {
    const guide = guides[which] ?? 0;
    holder = advance(holders, holder, holders.length, guide);
    if (holder === holders.length) return;
    if (holders[holder] !== guide) continue;
    const end = starts[holder + 1] ?? 0;
    for (let entry = starts[holder] ?? 0; entry < end; entry += 1) {
      const doc = docs[entry] ?? 0;
      const tf = (weights[entry] ?? 0) / 2;
      const norm = norms[lengths[doc] ?? 0] ?? 0;
      passageScores[doc] = (passageScores[doc] ?? 0) + (idf * tf * (K1 + 1)) / (tf + norm);
      passageMasks[doc] = (passageMasks[doc] ?? 0) | bit;
    }
    holder += 1;
  }
}

function addTitles(
  { titleScores, titleMasks }: SegmentScores,
  { docs, weights }: Matches,
  { guides, at, idf }: Said,
): void {
  const bit = 1 << at;
  let entry = 0;
  for (let which = 0; which < guides.length; which += 1) {
    const guide = guides[which] ?? 0;
    entry = advance(docs, entry, docs.length, guide);
    if (entry === docs.length) return;
    if (docs[entry] !== guide) continue;
    const tf = (weights[entry] ?? 0) / 2;
    titleScores[guide] = (titleScores[guide] ?? 0) + (TITLE_WEIGHT * idf * tf) / (tf + 1);
    titleMasks[guide] = (titleMasks[guide] ?? 0) | bit;
    entry += 1;
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
