import type { RankedGuides } from './rank-guides.ts';
import { Reused } from './reused.ts';
import type { Segment } from './segment.ts';

/** Guides that match, side by side; those of one segment follow one another. */
export interface MatchingGuides {
  /** Where each stands among the ranked ones. */
  places: Uint32Array;
  /** Its number in its segment. */
  guides: Uint32Array;
  runs: { segment: Segment; from: number; to: number }[];
}

/** With fewer complete matches than this, guides that match in part follow them. */
export const ENOUGH = 10;
/** The share of the query that a match in part must hold. */
const PART = 0.45;
/** With fewer guides than this that hold so much, those follow that hold less. */
const FEW = 5;
const LITTLE = 0.25;

/** The guides that match: where enough of them hold all that was asked for, they alone. */
export function matching(ranked: RankedGuides): MatchingGuides {
  const { tiers, size } = ranked;
  let complete = 0;
  for (let place = 0; place < size; place += 1) if ((tiers[place] ?? 0) > 0) complete += 1;
  return complete >= ENOUGH ? choose(ranked, 1, 0) : withParts(ranked);
}

/** Complete guides, and those that hold enough of the query; where there is neither, those that hold most of it. */
export function withParts(ranked: RankedGuides): MatchingGuides {
  let most = 0;
  for (let place = 0; place < ranked.size; place += 1) most = Math.max(most, ranked.held[place] ?? 0);
  const found = choose(ranked, 0, Math.min(PART, most) * 0.999);
  return found.places.length >= FEW ? found : choose(ranked, 0, Math.min(LITTLE, most) * 0.999);
}

const placesRoom = Reused.uint32();
const guidesRoom = Reused.uint32();

function choose(ranked: RankedGuides, leastTier: number, leastHeld: number): MatchingGuides {
  const { tiers, held } = ranked;
  const places = placesRoom.of(ranked.size);
  const guides = guidesRoom.of(ranked.size);
  const runs: MatchingGuides['runs'] = [];
  let size = 0;
  for (const { segment, from, to } of ranked.runs) {
    const start = size;
    for (let place = from; place < to; place += 1) {
      if ((tiers[place] ?? 0) < leastTier || (held[place] ?? 0) < leastHeld) continue;
      places[size] = place;
      guides[size] = ranked.guides[place] ?? 0;
      size += 1;
    }
    runs.push({ segment, from: start, to: size });
  }
  return { places: places.subarray(0, size), guides: guides.subarray(0, size), runs };
}
