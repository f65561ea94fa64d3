import type { Concept } from './concepts.ts';
import { placesOf } from './phrase.ts';
import type { Postings } from './postings.ts';

/**
 * How close together the concepts of a query stand in a doc: 1 when they follow one another, towards 0 when they are far
 * apart or fewer than two are there.
 */
export function nearness(postings: Postings, doc: number, concepts: readonly Concept[]): number {
  const found = concepts
    .map((concept) => placesOfConcept(postings, doc, concept))
    .filter((places) => places.length > 0);
  if (found.length < 2) return 0;
  const span = shortestSpan(found);
  return found.length / Math.max(found.length, span);
}

/** Where the names of a concept begin in a doc, ascending; distant ones are left out. */
export function placesOfConcept(postings: Postings, doc: number, concept: Concept): number[] {
  const places: number[] = [];
  for (const alternative of concept.alternatives) {
    if (alternative.weight < 0.5) continue;
    const lists = alternative.terms.map((term) => placesOf(postings, term, doc));
    const [first] = lists;
    if (first !== undefined && lists.every((list) => list.length > 0)) places.push(...first);
  }
  return places.sort((a, b) => a - b);
}

/** The length of the shortest stretch that holds a place of every list (each ascending). */
function shortestSpan(lists: readonly number[][]): number {
  const at = lists.map(() => 0);
  let shortest = Infinity;
  for (;;) {
    const heads = lists.map((list, index) => list[at[index] ?? 0] ?? 0);
    const low = Math.min(...heads);
    shortest = Math.min(shortest, Math.max(...heads) - low + 1);
    const behind = heads.indexOf(low);
    at[behind] = (at[behind] ?? 0) + 1;
    if ((at[behind] ?? 0) >= (lists[behind]?.length ?? 0)) return shortest;
  }
}
