import type { Candidates } from './candidates.ts';
import { ConceptPlaces } from './concept-places.ts';
import type { CoverageOf } from './coverage.ts';
import { greatest, type IsBefore, placesOfGreatest } from './greatest.ts';
import type { Guides } from './holding.ts';
import type { Match } from './match.ts';
import { headed } from './headed.ts';
import { nearness } from './nearness.ts';
import { priorsOf } from './prior.ts';
import { scoreGuides, type SegmentScores } from './score.ts';
import type { Segment } from './segment.ts';
import { wordingFactor } from './wording.ts';

/** So many of the best passages are looked at for how close together the words stand. */
const LOOKED_AT = 300;
const NEARNESS_WEIGHT = 0.7;
/** What a passage gains whose heading is what is asked for. */
const HEADED = 0.6;

/**
 * Scores the passages of some guides that hold something of a query.
 *
 * @param candidates where they are put, in place of what was there
 */
export function rankPassages(match: Match, { guides, runs }: Guides, candidates: Candidates): void {
  candidates.clear();
  for (const { segment, from, to } of runs) {
    const part = match.parts.find((one) => one.segment === segment);
    const start = candidates.size;
    if (part !== undefined) {
      const own = guides.subarray(from, to);
      match.steps.take(own.length * match.concepts.length);
      collect(segment, own, scoreGuides(part, match, own), match.coverage, candidates);
    }
    candidates.runs.push({ segment, from: start, to: candidates.size });
  }
  lookCloser(candidates, match);
}

/** The places of the best candidates, best first. */
export function bestOf({ scores, passages, size }: Candidates, count: number): number[] {
  const isBefore: IsBefore = (a, b) => {
    const [one, other] = [passages[a] ?? 0, passages[b] ?? 0];
    return one < other || (one === other && a < b);
  };
  return greatest(scores, size, count, isBefore);
}

/** The best passages gain from words that stand close together, from their heading and from how they are worded. */
function lookCloser(candidates: Candidates, { concepts, steps }: Match): void {
  const best = placesOfGreatest(candidates.scores, candidates.size, LOOKED_AT);
  for (const { segment, from, to } of candidates.runs) {
    const { passages } = segment;
    const own = best.filter((place) => place >= from && place < to);
    const docs = own.map((place) => candidates.passages[place] ?? 0);
    const found = new ConceptPlaces(passages, concepts, docs);
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] ?? 0;
      const place = own[at] ?? 0;
      const heading = segment.headings[doc] ?? 0;
      steps.take(concepts.length);
      found.read(at, heading);
      const factor =
        (1 + NEARNESS_WEIGHT * nearness(found)) *
        wordingFactor(passages, doc, concepts, found) *
        (1 + HEADED * headed(found.inHeading, heading));
      candidates.scores[place] = (candidates.scores[place] ?? 0) * factor;
    }
  }
}

/** Takes what the passages of some guides score, and leaves the arrays of the scores as they are expected. */
function collect(
  segment: Segment,
  found: Uint32Array,
  { passageScores, passageMasks, titleScores, titleMasks }: SegmentScores,
  coverage: CoverageOf,
  into: Candidates,
): void {
  const { firstPassage } = segment;
  const priorOf = priorsOf(segment);
  into.reserve(passagesOf(segment, found));
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
  for (let which = 0; which < found.length; which += 1) {
    const guide = found[which] ?? 0;
    const first = firstPassage[guide] ?? 0;
    const end = firstPassage[guide + 1] ?? 0;
    const own = titleScores[guide] ?? 0;
    const ownMask = titleMasks[guide] ?? 0;
    const weight = priorOf[guide] ?? 0;
    titleScores[guide] = 0;
    titleMasks[guide] = 0;
    const before = size;
    for (let passage = first; passage < end; passage += 1) {
      const held = passageMasks[passage] ?? 0;
      if (held === 0) continue;
      const mask = (held | ownMask) >>> 0;
      add(guide, passage, ((passageScores[passage] ?? 0) + own) * (factorOf(mask) * weight), mask);
      passageScores[passage] = 0;
      passageMasks[passage] = 0;
    }
    // A guide that is found by its title alone shows its first passage.
    if (size === before && ownMask !== 0 && first < end) add(guide, first, own * (factorOf(ownMask) * weight), ownMask);
  }
  into.size = size;
}

function passagesOf({ firstPassage }: Segment, guides: Uint32Array): number {
  let count = 0;
  for (let which = 0; which < guides.length; which += 1) {
    const guide = guides[which] ?? 0;
    count += (firstPassage[guide + 1] ?? 0) - (firstPassage[guide] ?? 0);
  }
  return count;
}
