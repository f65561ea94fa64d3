import type { ConceptPlaces } from './concept-places.ts';

/** A list of places as it is gone through: where it stands and ends among all of them. */
const at = new Uint32Array(32);
const ends = new Uint32Array(32);

/**
 * How close together the concepts of a query stand in a doc: 1 when they follow one another, towards 0 when they are far
 * apart or fewer than two are there. At most 32 concepts.
 */
export function nearness(found: Pick<ConceptPlaces, 'places' | 'ends'>): number {
  let count = 0;
  let start = 0;
  for (let concept = 0; concept < found.ends.length; concept += 1) {
    const end = found.ends[concept] ?? 0;
    if (end > start) {
      at[count] = start;
      ends[count] = end;
      count += 1;
    }
    start = end;
  }
  if (count < 2) return 0;
  return count / Math.max(count, shortestSpan(found.places, count));
}

/** The length of the shortest stretch that holds a place of each of the first lists (each ascending). */
function shortestSpan(places: Uint16Array, count: number): number {
  let shortest = Infinity;
  for (;;) {
    let low = Infinity;
    let high = -Infinity;
    let behind = 0;
    for (let list = 0; list < count; list += 1) {
      const head = places[at[list] ?? 0] ?? 0;
      if (head < low) {
        low = head;
        behind = list;
      }
      if (head > high) high = head;
    }
    shortest = Math.min(shortest, high - low + 1);
    const next = (at[behind] ?? 0) + 1;
    at[behind] = next;
    if (next >= (ends[behind] ?? 0)) return shortest;
  }
}
