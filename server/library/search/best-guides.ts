import { greatest } from './greatest.ts';
import type { Guides } from './holding.ts';
import type { RankedGuides } from './rank-guides.ts';
import { Reused } from './reused.ts';
import type { Segment } from './segment.ts';
import { BELOW, type FoundGuides } from './structure/found-guides.ts';

/** What stands higher comes first, then what fails less, then what scores more. Titles and employers come before all of it. */
const TITLED = 1e12;
const NAMED = 1e11;
const STANDING = 1e9;
const COST = 1e6;

const valuesRoom = Reused.float64();

/** How found guides are ordered. */
export interface Ordered {
  /** By place, the greatest first; null for relevance. */
  keys: Float64Array | null;
  /** Whether a guide's title is what was asked for. */
  isTitled: (segment: Segment, guide: number) => boolean;
  /** Employers that were named whole. */
  employers: readonly string[];
  /** Each employer once, with its other guides. */
  isGrouped: boolean;
}

/** A found guide by its place, with the places of its employer's others where these are grouped. */
export interface Placed {
  place: number;
  others: readonly number[];
}

/** The guides from one number to another in their order, and how many groups there are. */
export function bestGuides(
  found: FoundGuides,
  ranked: RankedGuides,
  { keys, isTitled, employers, isGrouped }: Ordered,
  [from, to]: readonly [number, number],
): { placed: Placed[]; groups: number | null } {
  const relevance = relevanceOf(found, ranked, { isTitled, employers });
  const isBefore = (a: number, b: number): boolean => {
    if (keys === null) return comesFirst(found, a, b);
    const [one, other] = [relevance[a] ?? 0, relevance[b] ?? 0];
    return one === other ? comesFirst(found, a, b) : one > other;
  };
  // Below the line nothing else counts.
  if (keys !== null)
    for (let place = 0; place < found.size; place += 1) if (found.standing[place] === BELOW) keys[place] = -Infinity;
  const values = keys ?? relevance;
  if (!isGrouped) {
    const placed = greatest(values, found.size, to, isBefore).slice(from);
    return { placed: placed.map((place) => ({ place, others: [] })), groups: null };
  }
  const groups = groupsOf(found, (a, b) =>
    values[a] === values[b] ? isBefore(a, b) : (values[a] ?? 0) > (values[b] ?? 0),
  );
  const own = Float64Array.from(groups, ([first = 0]) => values[first] ?? 0);
  const firstOf = (group: number): number => groups[group]?.[0] ?? 0;
  const best = greatest(own, groups.length, to, (a, b) => isBefore(firstOf(a), firstOf(b))).slice(from);
  const placed = best.map((group) => ({ place: firstOf(group), others: groups[group]?.slice(1) ?? [] }));
  return { placed, groups: groups.length };
}

function relevanceOf(
  found: FoundGuides,
  { scores }: RankedGuides,
  { isTitled, employers }: Pick<Ordered, 'isTitled' | 'employers'>,
): Float64Array {
  const named = new Set(employers);
  const { size, standing, costs, guides, runs } = found;
  const values = valuesRoom.of(size);
  for (const { segment, from, to } of runs) {
    for (let place = from; place < to; place += 1) {
      const guide = guides[place] ?? 0;
      const isNamed = named.size > 0 && named.has(segment.guides[guide]?.employer ?? '');
      const first = (isTitled(segment, guide) ? TITLED : 0) + (isNamed && standing[place] !== BELOW ? NAMED : 0);
      values[place] = first + (standing[place] ?? 0) * STANDING - (costs[place] ?? 0) * COST + (scores[place] ?? 0);
    }
  }
  return values;
}

/** The places of each employer, the first in order before the others; those below the line apart. */
function groupsOf(found: FoundGuides, isBefore: (a: number, b: number) => boolean): number[][] {
  const groups = new Map<string, number[]>();
  for (const { segment, from, to } of found.runs) {
    for (let place = from; place < to; place += 1) {
      const employer = segment.guides[found.guides[place] ?? 0]?.employer ?? '';
      const key = found.standing[place] === BELOW ? `${employer}\n` : employer;
      const own = groups.get(key);
      if (own === undefined) groups.set(key, [place]);
      else if (isBefore(place, own[0] ?? 0)) own.unshift(place);
      else own.push(place);
    }
  }
  return [...groups.values()];
}

/** A tie is broken by the id, so that pages do not overlap. */
function comesFirst(found: FoundGuides, a: number, b: number): boolean {
  const one = runAt(found, a);
  const other = runAt(found, b);
  if (one === undefined || other === undefined) return a < b;
  const [guide, compared] = [found.guides[a] ?? 0, found.guides[b] ?? 0];
  if (one !== other) return idOf(one.segment, guide) < idOf(other.segment, compared);
  const order = idOrderOf(one.segment);
  return (order[guide] ?? 0) < (order[compared] ?? 0);
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
