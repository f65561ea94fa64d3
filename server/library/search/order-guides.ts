import type { SearchOrder } from '../../../contract/vision.ts';
import { isCost } from './asked/bounds.ts';
import type { ValueAsked } from './asked/read-query.ts';
import { segmentAt } from './best-guides.ts';
import type { Segment } from './segment.ts';
import { numberAsked } from './structure/asked-values.ts';
import type { FoundGuides } from './structure/found-guides.ts';

/** In which order guides stand, and for whom. */
export interface Ordering {
  sort: SearchOrder;
  /** What is asked for: the first decides the order by value. */
  asked: readonly ValueAsked[];
  /** Ids of the guides whose values may decide. */
  unlocked: ReadonlySet<string>;
}

/** The order that is really possible: by value only where a value is asked for. */
export const orderOf = ({ sort, asked }: Ordering): SearchOrder =>
  sort === 'value' && asked.length === 0 ? 'relevance' : sort;

/** By place of a found guide: what it is ordered by, the greatest first; -Infinity where that is not known. Null for relevance. */
export function keysOf(found: FoundGuides, ordering: Ordering, segments: readonly Segment[]): Float64Array | null {
  const sort = orderOf(ordering);
  if (sort === 'relevance') return null;
  const keys = new Float64Array(found.size).fill(-Infinity);
  const names = sort === 'name' ? nameOrder(segments) : null;
  for (let place = 0; place < found.size; place += 1) {
    const segment = segmentAt(found, place);
    const guide = found.guides[place] ?? 0;
    const is = segment?.guides[guide];
    if (segment === undefined || is === undefined) continue;
    if (sort === 'size') keys[place] = is.employees ?? -Infinity;
    else if (sort === 'year') keys[place] = is.planYear ?? -Infinity;
    else if (sort === 'name') keys[place] = -(names?.get(is.employer) ?? 0);
    else keys[place] = valueKey(ordering, segment, guide);
  }
  return keys;
}

function valueKey({ asked: [first], unlocked }: Ordering, segment: Segment, guide: number): number {
  if (first === undefined || !unlocked.has(segment.guides[guide]?.id ?? '')) return -Infinity;
  const stated = numberAsked(first, segment, guide);
  if (stated === null) return -Infinity;
  return isCost(stated.key) ? -stated.value : stated.value;
}

const orders = new WeakMap<readonly Segment[], ReadonlyMap<string, number>>();
const collator = new Intl.Collator('en-US');

/** Employers in the order of the alphabet; made once for the segments as they are. */
function nameOrder(segments: readonly Segment[]): ReadonlyMap<string, number> {
  const known = orders.get(segments);
  if (known !== undefined) return known;
  const names = [...new Set(segments.flatMap(({ guides }) => guides.map(({ employer }) => employer)))];
  const made = new Map(names.toSorted(collator.compare).map((name, at) => [name, at]));
  orders.set(segments, made);
  return made;
}
