import type { Candidates } from './candidates.ts';
import { HARDLY, PARTLY } from './holding.ts';
import type { Match } from './match.ts';
import { priorsOf } from './prior.ts';
import { Reused } from './reused.ts';
import type { FoundGuides } from './structure/found-guides.ts';

/** What found guides are worth, by their places among the found. */
export interface RankedGuides {
  /** The passage that matches best. */
  passages: Uint32Array;
  scores: Float64Array;
}

/** How much the second and the third passage count beside the best: a guide about the subject has several. */
const OTHERS = 0.2;
/**
 * What a guide's score is multiplied by where it holds only words that say little, a part of what was asked for, all of it, or
 * all of it in one passage. A long guide holds all of the words somewhere, far apart, so that holding them weighs much and does
 * not decide.
 */
const FACTORS = { hardly: 0.1, partly: 1, wholly: 2, inOne: 2.2 } as const;

const passagesRoom = Reused.uint32();
const scoresRoom = Reused.float64();

/**
 * Found guides by their best passages. A guide without one (where conditions alone say what is found) counts for what it is,
 * behind those with one.
 *
 * @param candidates passages of these guides, in their order
 */
export function rankGuides(
  { size, guides, extents, runs }: FoundGuides,
  candidates: Candidates,
  { requiredMask }: Match,
  isBrowse: boolean,
): RankedGuides {
  const ranked = {
    passages: passagesRoom.of(size),
    scores: scoresRoom.of(size),
  };
  runs.forEach(({ segment, from, to }, run) => {
    const priorOf = priorsOf(segment);
    let { from: at, to: last } = candidates.runs[run] ?? { from: 0, to: 0 };
    for (let place = from; place < to; place += 1) {
      const guide = guides[place] ?? 0;
      let end = at;
      while (end < last && candidates.guides[end] === guide) end += 1;
      if (end === at) {
        ranked.passages[place] = segment.firstPassage[guide] ?? 0;
        ranked.scores[place] = priorOf[guide] ?? 0;
      } else {
        const extent = requiredMask === 0 ? HARDLY : (extents[place] ?? 0);
        rankOne(candidates, { from: at, to: end, requiredMask, extent }, ranked, place);
        if (isBrowse) ranked.scores[place] = (ranked.scores[place] ?? 0) + 1;
      }
      at = end;
    }
  });
  return ranked;
}

/** Ranks a guide by some candidates: the best counts, and two others a little. */
function rankOne(
  { scores, masks, passages }: Candidates,
  { from, to, requiredMask, extent }: { from: number; to: number; requiredMask: number; extent: number },
  ranked: RankedGuides,
  place: number,
): void {
  // The best passage that holds all that was asked for, and the three best of all; -1 while there is none.
  let whole = -1;
  let wholeScore = -1;
  let first = -1;
  let firstScore = -1;
  let second = -1;
  let secondScore = -1;
  let third = -1;
  let thirdScore = -1;
  for (let at = from; at < to; at += 1) {
    const score = scores[at] ?? 0;
    // Of equals, the earlier passage is better.
    if (score > wholeScore && ((masks[at] ?? 0) & requiredMask) >>> 0 === requiredMask) {
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
  const one = best === first ? second : first;
  const other = best === first || best === second ? third : second;
  const others = (one < 0 ? 0 : (scores[one] ?? 0)) + (other < 0 ? 0 : (scores[other] ?? 0));
  ranked.passages[place] = passages[best] ?? 0;
  ranked.scores[place] = ((scores[best] ?? 0) + OTHERS * others) * factorOf(extent, whole >= 0);
}

function factorOf(extent: number, isInOne: boolean): number {
  if (extent === HARDLY) return FACTORS.hardly;
  if (extent === PARTLY) return FACTORS.partly;
  return isInOne ? FACTORS.inOne : FACTORS.wholly;
}
