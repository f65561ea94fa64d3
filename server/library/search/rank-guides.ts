import type { Candidates } from './candidates.ts';
import type { RankedPassages } from './rank-passages.ts';
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

/** Room for so many guides. */
export function roomForGuides(count: number): RankedGuides {
  return {
    size: 0,
    guides: new Uint32Array(count),
    passages: new Uint32Array(count),
    scores: new Float64Array(count),
    held: new Float64Array(count),
    tiers: new Uint8Array(count),
    runs: [],
  };
}

/** Guides by their best passages, each once. */
export function rankGuides({ candidates, coverage, requiredMask }: RankedPassages): RankedGuides {
  const { runs, guides } = candidates;
  const guideCount = runs.reduce((sum, { segment }) => sum + segment.guides.length, 0);
  const ranked = roomForGuides(Math.min(guideCount, candidates.size));
  for (const { segment, from, to } of runs) {
    const start = ranked.size;
    for (let at = from; at < to;) {
      const guide = guides[at] ?? 0;
      let end = at + 1;
      while (end < to && guides[end] === guide) end += 1;
      const place = ranked.size;
      ranked.size += 1;
      ranked.guides[place] = guide;
      rankOne(candidates, at, end, { ranked, place, coverage, requiredMask });
      at = end;
    }
    ranked.runs.push({ segment, from: start, to: ranked.size });
  }
  return ranked;
}

interface Into extends Pick<RankedPassages, 'coverage' | 'requiredMask'> {
  ranked: RankedGuides;
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
  let whole = -1;
  let [first, second, third] = [-1, -1, -1];
  for (let at = from; at < to; at += 1) {
    const score = scores[at] ?? 0;
    const mask = masks[at] ?? 0;
    union = (union | mask) >>> 0;
    // Of equals, the earlier passage is better.
    if ((mask & requiredMask) >>> 0 === requiredMask && (whole < 0 || score > (scores[whole] ?? 0))) whole = at;
    if (first < 0 || score > (scores[first] ?? 0)) [first, second, third] = [at, first, second];
    else if (second < 0 || score > (scores[second] ?? 0)) [second, third] = [at, second];
    else if (third < 0 || score > (scores[third] ?? 0)) third = at;
  }
  const best = whole >= 0 ? whole : first;
  const [one, other] = best === first ? [second, third] : best === second ? [first, third] : [first, second];
  const others = (one < 0 ? 0 : (scores[one] ?? 0)) + (other < 0 ? 0 : (scores[other] ?? 0));
  const tier = whole >= 0 ? 2 : (union & requiredMask) >>> 0 === requiredMask ? 1 : 0;
  // Of guides that match in part, the one that holds more of what was asked for comes first.
  const held = tier > 0 ? 1 : coverage(union);
  ranked.passages[place] = passages[best] ?? 0;
  ranked.scores[place] = ((scores[best] ?? 0) + 0.1 * others) * held;
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
