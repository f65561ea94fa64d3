import { greatest } from './greatest.ts';
import type { Guides } from './holding.ts';
import type { RankedGuides } from './rank-guides.ts';
import { Reused } from './reused.ts';
import type { Segment } from './segment.ts';
import type { FoundGuides } from './structure/found-guides.ts';

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
  return greatest(values, size, count, (a, b) => {
    const one = runAt(found, a);
    const other = runAt(found, b);
    if (one === undefined || other === undefined) return a < b;
    const [guide, compared] = [found.guides[a] ?? 0, found.guides[b] ?? 0];
    if (one !== other) return idOf(one.segment, guide) < idOf(other.segment, compared);
    const order = idOrderOf(one.segment);
    return (order[guide] ?? 0) < (order[compared] ?? 0);
  });
}

const idOrders = new WeakMap<Segment, Uint32Array>();

/** By guide: how many guides of the segment have an id before its own. */
function idOrderOf(segment: Segment): Uint32Array {
  const known = idOrders.get(segment);
  if (known !== undefined) return known;
  const sorted = segment.guides.map(({ id }, guide) => ({ id, guide })).sort((a, b) => (a.id < b.id ? -1 : 1));
  const order = new Uint32Array(sorted.length);
  sorted.forEach(({ guide }, at) => {
    order[guide] = at;
  });
  idOrders.set(segment, order);
  return order;
}

function idOf({ guides }: Segment, guide: number): string {
  return guides[guide]?.id ?? '';
}

function runAt({ runs }: Guides, place: number): Guides['runs'][number] | undefined {
  return runs.find(({ from, to }) => place >= from && place < to);
}

/** The segment of the guide at a place. */
export function segmentAt(guides: Guides, place: number): Segment | undefined {
  return runAt(guides, place)?.segment;
}
