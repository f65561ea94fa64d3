import { greatest } from './greatest.ts';
import type { Guides } from './holding.ts';
import type { RankedGuides } from './rank-guides.ts';
import { Reused } from './reused.ts';
import type { Segment } from './segment.ts';
import type { FoundGuides } from './structure/narrow.ts';

/** What stands higher comes first, then what fails less, then what scores more. */
const STANDING = 1e9;
const COST = 1e6;

const valuesRoom = Reused.float64();

/** The places of the `count` best of the guides that are found, best first. */
export function bestGuides(found: FoundGuides, { scores }: RankedGuides, count: number): number[] {
  const { size, standing, costs } = found;
  const values = valuesRoom.of(size);
  for (let place = 0; place < size; place += 1) {
    values[place] = (standing[place] ?? 0) * STANDING - (costs[place] ?? 0) * COST + (scores[place] ?? 0);
  }
  // A tie is broken by the id, so that pages do not overlap.
  return greatest(values, size, count, (a, b) => idAt(found, a) < idAt(found, b));
}

function idAt(guides: Guides, place: number): string {
  return segmentAt(guides, place)?.guides[guides.guides[place] ?? 0]?.id ?? '';
}

/** The segment of the guide at a place. */
export function segmentAt({ runs }: Guides, place: number): Segment | undefined {
  return runs.find(({ from, to }) => place >= from && place < to)?.segment;
}
