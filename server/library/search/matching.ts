import { type Guides, HARDLY, type HoldingGuides, WHOLLY } from './holding.ts';
import { Reused } from './reused.ts';

/** Guides that match. */
export interface MatchingGuides extends Guides {
  /** Where each stands among those that hold something of the query. */
  places: Uint32Array;
}

/** With fewer complete matches than this, guides that match in part follow them. */
export const ENOUGH = 10;
/** The share of the query that a match in part must hold. */
const PART = 0.45;
/** With fewer guides than this that hold so much, those follow that hold less. */
const FEW = 5;
const LITTLE = 0.25;

/** The guides that match: where enough of them hold all that was asked for, they alone. */
export function matching(holding: HoldingGuides): MatchingGuides {
  const { extents, size } = holding;
  let complete = 0;
  for (let place = 0; place < size; place += 1) if (extents[place] === WHOLLY) complete += 1;
  return complete >= ENOUGH ? choose(holding, WHOLLY, 0) : withParts(holding);
}

/** Complete guides, and those that hold enough of the query; where there is neither, those that hold most of it. */
export function withParts(holding: HoldingGuides): MatchingGuides {
  let most = 0;
  for (let place = 0; place < holding.size; place += 1) most = Math.max(most, holding.held[place] ?? 0);
  const found = choose(holding, HARDLY, Math.min(PART, most) * 0.999);
  return found.places.length >= FEW ? found : choose(holding, HARDLY, Math.min(LITTLE, most) * 0.999);
}

const placesRoom = Reused.uint32();
const guidesRoom = Reused.uint32();

function choose(holding: HoldingGuides, least: number, leastHeld: number): MatchingGuides {
  const { extents, held } = holding;
  const places = placesRoom.of(holding.size);
  const guides = guidesRoom.of(holding.size);
  const runs: MatchingGuides['runs'] = [];
  let size = 0;
  for (const { segment, from, to } of holding.runs) {
    const start = size;
    for (let place = from; place < to; place += 1) {
      if ((extents[place] ?? 0) < least || (held[place] ?? 0) < leastHeld) continue;
      places[size] = place;
      guides[size] = holding.guides[place] ?? 0;
      size += 1;
    }
    runs.push({ segment, from: start, to: size });
  }
  return { places: places.subarray(0, size), guides: guides.subarray(0, size), runs };
}
