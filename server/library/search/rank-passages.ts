import type { Concept } from './concepts.ts';
import { nearness } from './nearness.ts';
import type { GuideFacts, Segment } from './segment.ts';
import { nthLargest } from './nth-largest.ts';
import { matchSegment, meanLength, rarity, scoreSegment, type SegmentScores } from './score.ts';
import { wordingFactor } from './wording.ts';

/** A passage that holds something of the query. */
export interface Candidate {
  segment: Segment;
  guide: number;
  passage: number;
  score: number;
  /** Concepts that the passage, or its guide's title and details, holds. */
  mask: number;
}

export interface RankedPassages {
  /** In no order. */
  candidates: Candidate[];
  /** By concept: its share of the query, 0..1. Together 1, less what no guide knows. */
  shares: number[];
  /** Bits of the concepts that must be there. */
  requiredMask: number;
}

/** Decides whether a guide takes part: still there, and admitted by the filters. */
export type Admits = (segment: Segment, guide: number) => boolean;

/** So many of the best passages are looked at for how close together the words stand. */
const LOOKED_AT = 300;
const NEARNESS_WEIGHT = 0.7;
/** A modelled guide gives way to an imported one that matches about as well. */
const SAMPLE_FACTOR = 0.75;

/**
 * Scores every passage that holds something of the query.
 *
 * @param unknown how many words of the query no guide holds: part of what is asked for, and covered by nothing
 */
export function rankPassages(
  segments: readonly Segment[],
  { concepts, unknown }: { concepts: readonly Concept[]; unknown: number },
  admits: Admits,
): RankedPassages {
  const matched = segments.map((segment) => matchSegment(segment, concepts));
  const passageRarity = rarity(matched, 'inPassages', concepts.length);
  const guideRarity = rarity(matched, 'inGuides', concepts.length);
  const mean = meanLength(segments);
  const shares = sharesOf(concepts, leastOf(passageRarity, guideRarity), unknown * rarestOf(segments));
  const candidates: Candidate[] = [];
  for (const matches of matched) {
    const scores = scoreSegment(matches, passageRarity, guideRarity, mean);
    collect(scores, admits, candidates);
  }
  const covers = new Map<number, number>();
  for (const candidate of candidates) {
    const { mask, segment, guide } = candidate;
    const covered = covers.get(mask) ?? coverage(mask, shares);
    covers.set(mask, covered);
    candidate.score *= (0.3 + 0.7 * covered) * prior(segment.guides[guide]);
  }
  for (const candidate of bestOf(candidates, LOOKED_AT)) {
    const near = nearness(candidate.segment.passages, candidate.passage, concepts);
    candidate.score *=
      (1 + NEARNESS_WEIGHT * near) * wordingFactor(candidate.segment.passages, candidate.passage, concepts);
  }
  let requiredMask = 0;
  concepts.forEach((concept, at) => {
    if (concept.required) requiredMask = (requiredMask | (1 << at)) >>> 0;
  });
  return { candidates, shares, requiredMask };
}

/** The share of the query that a mask covers, 0..1. */
export function coverage(mask: number, shares: readonly number[]): number {
  let sum = 0;
  shares.forEach((share, at) => {
    if ((mask & (1 << at)) !== 0) sum += share;
  });
  return sum;
}

function sharesOf(concepts: readonly Concept[], rarities: readonly number[], missing: number): number[] {
  const weights = concepts.map((concept, at) => (concept.required ? 1 : 0.2) * ((rarities[at] ?? 0) + 0.5));
  const sum = weights.reduce((total, weight) => total + weight, missing);
  return weights.map((weight) => (sum === 0 ? 0 : weight / sum));
}

/** A state or an industry stands in the details of many guides and in hardly a passage: it is not rare. */
function leastOf(inPassages: readonly number[], inGuides: readonly number[]): number[] {
  return inPassages.map((rarity, concept) => Math.min(rarity, inGuides[concept] ?? rarity));
}

/** What a word would say that no passage holds. */
function rarestOf(segments: readonly Segment[]): number {
  return Math.log(2 + 2 * segments.reduce((sum, segment) => sum + segment.passages.docCount, 0));
}

/** How much a guide counts for before any word is looked at: a later plan year wins a tie between guides of one employer. */
export function prior(guide: GuideFacts | undefined): number {
  if (guide === undefined) return 0;
  const recent = Math.max(0, Math.min(10, (guide.planYear ?? 2015) - 2018));
  return (guide.sample ? SAMPLE_FACTOR : 1) * (1 + 0.004 * recent);
}

/** The best `count` candidates, best first. Only they are put in order. */
export function bestOf(candidates: readonly Candidate[], count: number): Candidate[] {
  const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || a.passage - b.passage;
  if (candidates.length <= count) return candidates.toSorted(byScore);
  const least = nthLargest(
    Float64Array.from(candidates, (candidate) => candidate.score),
    count,
  );
  return candidates
    .filter((candidate) => candidate.score >= least)
    .sort(byScore)
    .slice(0, count);
}

function collect(scores: SegmentScores, admits: Admits, into: Candidate[]): void {
  const { segment, guideScores, guideMasks } = scores;
  // By guide: 0 not asked yet, 1 admitted, 2 refused.
  const answers = new Uint8Array(segment.guides.length);
  for (const passage of scores.touched) {
    const guide = segment.guideOf[passage] ?? 0;
    if (answers[guide] === 0) answers[guide] = admits(segment, guide) ? 1 : 2;
    if (answers[guide] === 2) continue;
    into.push({
      segment,
      guide,
      passage,
      score: (scores.passageScores[passage] ?? 0) + (guideScores[guide] ?? 0),
      mask: ((scores.passageMasks[passage] ?? 0) | (guideMasks[guide] ?? 0)) >>> 0,
    });
  }
  // A guide that is found by its title alone shows its first passage.
  for (const guide of scores.touchedGuides) {
    const first = segment.firstPassage[guide] ?? 0;
    if (answers[guide] !== 0 || first >= (segment.firstPassage[guide + 1] ?? 0) || !admits(segment, guide)) continue;
    into.push({ segment, guide, passage: first, score: guideScores[guide] ?? 0, mask: guideMasks[guide] ?? 0 });
  }
}
