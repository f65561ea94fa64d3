import { entriesOf, entryOf, type Postings } from './postings.ts';

/** Docs that match something, ascending, with its weight in each (in halves). */
export interface Matches {
  docs: ArrayLike<number>;
  weights: ArrayLike<number>;
}

const nothing: Matches = { docs: [], weights: [] };

/** The docs that hold a term. */
export function termMatches(postings: Postings, term: string): Matches {
  const [from, to] = entriesOf(postings, term);
  return { docs: postings.docs.subarray(from, to), weights: postings.weights.subarray(from, to) };
}

/**
 * The docs in which the terms stand one after the other. A word may stand between two of them ("16 paid weeks"), at half
 * the weight.
 */
export function phraseMatches(postings: Postings, terms: readonly string[]): Matches {
  const [only] = terms;
  if (only !== undefined && terms.length === 1) return termMatches(postings, only);
  const rarest = terms.toSorted((a, b) => size(postings, a) - size(postings, b))[0];
  if (rarest === undefined || size(postings, rarest) === 0) return nothing;
  const docs: number[] = [];
  const weights: number[] = [];
  const [from, to] = entriesOf(postings, rarest);
  for (let entry = from; entry < to; entry += 1) {
    const doc = postings.docs[entry] ?? 0;
    const weight = phraseWeight(postings, terms, doc);
    if (weight === 0) continue;
    docs.push(doc);
    weights.push(weight);
  }
  return { docs, weights };
}

function size(postings: Postings, term: string): number {
  const [from, to] = entriesOf(postings, term);
  return to - from;
}

function phraseWeight(postings: Postings, terms: readonly string[], doc: number): number {
  const places = terms.map((term) => placesOf(postings, term, doc));
  if (places.some((list) => list.length === 0)) return 0;
  const [first, ...rest] = places;
  let weight = 0;
  for (const start of first ?? []) {
    let at = start;
    let slack = 0;
    for (const list of rest) {
      const next = list.find((place) => place > at && place <= at + 2);
      if (next === undefined) {
        at = -1;
        break;
      }
      slack += next - at - 1;
      at = next;
    }
    if (at >= 0 && slack <= 1) weight += slack === 0 ? 2 : 1;
  }
  if (weight === 0) return 0;
  // A phrase of a heading or a title weighs what its words weigh there.
  const rate = Math.min(...terms.map((term, at) => wordRate(postings, term, doc, places[at]?.length ?? 1)));
  return Math.min(255, (weight * rate) / 2);
}

function wordRate(postings: Postings, term: string, doc: number, count: number): number {
  return (postings.weights[entryOf(postings, term, doc)] ?? 2) / count;
}

/** Where a term stands in a doc, ascending. */
export function placesOf(postings: Postings, term: string, doc: number): Uint16Array {
  const entry = entryOf(postings, term, doc);
  if (entry < 0) return new Uint16Array(0);
  return postings.places.subarray(postings.placeStarts[entry] ?? 0, postings.placeStarts[entry + 1] ?? 0);
}
