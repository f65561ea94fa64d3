import type { Candidates } from './candidates.ts';
import { conceptPlaces } from './concept-places.ts';
import type { Concept } from './concepts.ts';
import { type CoverageOf, coverageOf } from './coverage.ts';
import { greatest, type IsBefore } from './greatest.ts';
import { nearness } from './nearness.ts';
import { matchSegment, meanLength, rarity, scoreSegment, type SegmentScores } from './score.ts';
import type { GuideFacts, Segment } from './segment.ts';
import { wordingFactor } from './wording.ts';

export interface RankedPassages {
  candidates: Candidates;
  /** By mask: the share of the query that it covers; together 1, less what no guide knows. */
  coverage: CoverageOf;
  /** Bits of the concepts that must be there. */
  requiredMask: number;
}

/** By guide of a segment: 1 for those that take part: still there, and admitted by the filters. */
export type Admitted = (segment: Segment) => Uint8Array;

/** So many of the best passages are looked at for how close together the words stand. */
const LOOKED_AT = 300;
const NEARNESS_WEIGHT = 0.7;
/** A modelled guide gives way to an imported one that matches about as well. */
const SAMPLE_FACTOR = 0.75;

/**
 * Scores every passage that holds something of the query.
 *
 * @param unknown how many words of the query no guide holds: part of what is asked for, and covered by nothing
 * @param candidates where they are put, in place of what was there
 */
export function rankPassages(
  segments: readonly Segment[],
  { concepts, unknown }: { concepts: readonly Concept[]; unknown: number },
  admitted: Admitted,
  candidates: Candidates,
): RankedPassages {
  const matched = segments.map((segment) => matchSegment(segment, concepts));
  const passageRarity = rarity(matched, 'inPassages', concepts.length);
  const guideRarity = rarity(matched, 'inGuides', concepts.length);
  const mean = meanLength(segments);
  const coverage = coverageOf(sharesOf(concepts, leastOf(passageRarity, guideRarity), unknown * rarestOf(segments)));
  candidates.clear();
  for (const matches of matched) {
    const { segment } = matches;
    const scores = scoreSegment(matches, passageRarity, guideRarity, mean);
    const from = candidates.size;
    collect(segment, scores, { admitted: admitted(segment), coverage }, candidates);
    candidates.runs.push({ segment, from, to: candidates.size });
  }
  lookCloser(candidates, concepts);
  let requiredMask = 0;
  concepts.forEach((concept, at) => {
    if (concept.required) requiredMask = (requiredMask | (1 << at)) >>> 0;
  });
  return { candidates, coverage, requiredMask };
}

/** The places of the best candidates, best first. */
export function bestOf({ scores, passages, size }: Candidates, count: number): number[] {
  const isBefore: IsBefore = (a, b) => {
    const [one, other] = [passages[a] ?? 0, passages[b] ?? 0];
    return one < other || (one === other && a < b);
  };
  return greatest(scores, size, count, isBefore);
}

/** How much a guide counts for before any word is looked at: a later plan year wins a tie between guides of one employer. */
export function prior(guide: GuideFacts | undefined): number {
  if (guide === undefined) return 0;
  const recent = Math.max(0, Math.min(10, (guide.planYear ?? 2015) - 2018));
  return (guide.sample ? SAMPLE_FACTOR : 1) * (1 + 0.004 * recent);
}

const priors = new WeakMap<Segment, Float64Array>();

function priorsOf(segment: Segment): Float64Array {
  const known = priors.get(segment) ?? Float64Array.from(segment.guides, prior);
  priors.set(segment, known);
  return known;
}

/** The best passages gain from words that stand close together and from how they are worded. */
function lookCloser(candidates: Candidates, concepts: readonly Concept[]): void {
  const best = bestOf(candidates, LOOKED_AT).sort((a, b) => a - b);
  for (const { segment, from, to } of candidates.runs) {
    const { passages } = segment;
    const own = best.filter((place) => place >= from && place < to);
    const docs = own.map((place) => candidates.passages[place] ?? 0);
    const found = conceptPlaces(passages, concepts, docs);
    own.forEach((place, at) => {
      const places = found[at] ?? [];
      const factor =
        (1 + NEARNESS_WEIGHT * nearness(places)) * wordingFactor(passages, docs[at] ?? 0, concepts, places);
      candidates.scores[place] = (candidates.scores[place] ?? 0) * factor;
    });
  }
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

function collect(
  segment: Segment,
  { passageScores, passageMasks, guideScores, guideMasks }: SegmentScores,
  { admitted, coverage }: { admitted: Uint8Array; coverage: CoverageOf },
  into: Candidates,
): void {
  const { firstPassage } = segment;
  const priorOf = priorsOf(segment);
  into.reserve(passageMasks.length);
  const { guides, passages, scores, masks } = into;
  let { size } = into;
  const add = (guide: number, passage: number, score: number, mask: number): void => {
    guides[size] = guide;
    passages[size] = passage;
    scores[size] = score;
    masks[size] = mask;
    size += 1;
  };
  // Neighbours hold the same more often than not.
  let lastMask = 0;
  let factor = 0;
  const factorOf = (mask: number): number => {
    if (mask !== lastMask) {
      lastMask = mask;
      factor = 0.3 + 0.7 * coverage(mask);
    }
    return factor;
  };
  for (let guide = 0; guide < segment.guides.length; guide += 1) {
    if (admitted[guide] !== 1) continue;
    const [first, end] = [firstPassage[guide] ?? 0, firstPassage[guide + 1] ?? 0];
    const [own, ownMask, weight] = [guideScores[guide] ?? 0, guideMasks[guide] ?? 0, priorOf[guide] ?? 0];
    const before = size;
    for (let passage = first; passage < end; passage += 1) {
      const held = passageMasks[passage] ?? 0;
      if (held === 0) continue;
      const mask = (held | ownMask) >>> 0;
      add(guide, passage, ((passageScores[passage] ?? 0) + own) * (factorOf(mask) * weight), mask);
    }
    // A guide that is found by its title alone shows its first passage.
    if (size === before && ownMask !== 0 && first < end) add(guide, first, own * (factorOf(ownMask) * weight), ownMask);
  }
  into.size = size;
}
