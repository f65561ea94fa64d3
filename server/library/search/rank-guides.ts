import type { Candidates } from './candidates.ts';
import type { RankedPassages } from './rank-passages.ts';
import { Reused } from './reused.ts';
import type { Segment } from './segment.ts';

/** Guides that hold something of a query, side by side in arrays; those of one segment follow one another. */
export interface RankedGuides {
  size: number;
  guides: Uint32Array;
  /** The passage that matches best. */
  passages: Uint32Array;
  scores: Float64Array;
  /** The share of the query that the guide holds, 0..1. */
  held: Float64Array;
  /** 2: one passage holds all that was asked for; 1: the guide does; 0: part of it. */
  tiers: Uint8Array;
  runs: { segment: Segment; from: number; to: number }[];
}

/** Arrays for ranked guides, as `Reused` has them. */
export class RankedRoom {
  private readonly guides = Reused.uint32();
  private readonly passages = Reused.uint32();
  private readonly scores = Reused.float64();
  private readonly held = Reused.float64();
  private readonly tiers = Reused.uint8();

  /** Room for so many guides. */
  of(count: number): RankedGuides {
    return {
      size: 0,
      guides: this.guides.of(count),
      passages: this.passages.of(count),
      scores: this.scores.of(count),
      held: this.held.of(count),
      tiers: this.tiers.of(count),
      runs: [],
    };
  }
}

/** How much the second and the third passage count beside the best: a guide about the subject has several. */
const OTHERS = 0.2;
/**
 * By tier, what a guide's score is multiplied by. A long guide holds all of the words somewhere, far apart, so that holding
 * them weighs much and does not decide.
 */
const TIERS = [1, 2, 2.2] as const;
/** The same of a guide that holds only words that say little. */
const HARDLY = 0.1;

const room = new RankedRoom();

/** No guide at all. */
export const noGuides = (): RankedGuides => room.of(0);

/** Guides by their best passages, each once. */
export function rankGuides({ candidates, coverage, requiredMask }: RankedPassages): RankedGuides {
  const { runs, guides } = candidates;
  const guideCount = runs.reduce((sum, { segment }) => sum + segment.guides.length, 0);
  const ranked = room.of(Math.min(guideCount, candidates.size));
  const into: Into = { ranked, place: 0, coverage, requiredMask };
  for (const { segment, from, to } of runs) {
    const start = into.place;
    for (let at = from; at < to;) {
      const guide = guides[at] ?? 0;
      let end = at + 1;
      while (end < to && guides[end] === guide) end += 1;
      ranked.guides[into.place] = guide;
      rankOne(candidates, at, end, into);
      into.place += 1;
      at = end;
    }
    ranked.runs.push({ segment, from: start, to: into.place });
  }
  ranked.size = into.place;
  return ranked;
}

interface Into extends Pick<RankedPassages, 'coverage' | 'requiredMask'> {
  ranked: RankedGuides;
  /** Where the guide is put. */
  place: number;
}

/** Ranks a guide by its candidates, which stand from `from` to `to`: the best counts, and two others a little. */
function rankOne(
  { scores, masks, passages }: Candidates,
  from: number,
  to: number,
  { ranked, place, coverage, requiredMask }: Into,
): void {
  let union = 0;
  // The best passage that holds all that was asked for, and the three best of all; -1 while there is none.
  let [whole, first, second, third] = [-1, -1, -1, -1];
  let [wholeScore, firstScore, secondScore, thirdScore] = [-1, -1, -1, -1];
  for (let at = from; at < to; at += 1) {
    const score = scores[at] ?? 0;
    const mask = masks[at] ?? 0;
    union = (union | mask) >>> 0;
    // Of equals, the earlier passage is better.
    if (score > wholeScore && (mask & requiredMask) >>> 0 === requiredMask) {
      whole = at;
      wholeScore = score;
    }
    if (score > secondScore) {
      third = second;
      thirdScore = secondScore;
      if (score > firstScore) {
        second = first;
        secondScore = firstScore;
        first = at;
        firstScore = score;
      } else {
        second = at;
        secondScore = score;
      }
    } else if (score > thirdScore) {
      third = at;
      thirdScore = score;
    }
  }
  const best = whole >= 0 ? whole : first;
  const [one, other] = best === first ? [second, third] : best === second ? [first, third] : [first, second];
  const others = (one < 0 ? 0 : (scores[one] ?? 0)) + (other < 0 ? 0 : (scores[other] ?? 0));
  const tier = whole >= 0 ? 2 : (union & requiredMask) >>> 0 === requiredMask ? 1 : 0;
  ranked.passages[place] = passages[best] ?? 0;
  const held = tier > 0 ? 1 : coverage(union);
  const factor = (union & requiredMask) === 0 ? HARDLY : (TIERS[tier] ?? 1);
  ranked.scores[place] = ((scores[best] ?? 0) + OTHERS * others) * factor;
  ranked.held[place] = held;
  ranked.tiers[place] = tier;
}

/** The id of the guide at a place. */
export function idAt(ranked: RankedGuides, place: number): string {
  return segmentAt(ranked, place)?.guides[ranked.guides[place] ?? 0]?.id ?? '';
}

export function segmentAt({ runs }: RankedGuides, place: number): Segment | undefined {
  return runs.find(({ from, to }) => place >= from && place < to)?.segment;
}
