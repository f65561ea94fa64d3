import { entriesOf, entryOf, type Postings } from './postings.ts';

/** Docs that match something, each once, with its weight in each (in halves). */
export interface Matches {
  docs: Uint32Array;
  weights: Uint8Array | Float32Array;
}

const nothing: Matches = { docs: new Uint32Array(0), weights: new Uint8Array(0) };

/** The docs that hold a term. */
export function termMatches(postings: Postings, term: string): Matches {
  const [from, to] = entriesOf(postings, term);
  return { docs: postings.docs.subarray(from, to), weights: postings.weights.subarray(from, to) };
}

/**
 * The docs in which the terms stand one after the other, ascending. A word may stand between two of them ("16 paid weeks"),
 * at half the weight.
 */
export function phraseMatches(postings: Postings, terms: readonly string[]): Matches {
  const [only] = terms;
  if (only !== undefined && terms.length === 1) return termMatches(postings, only);
  const rarest = terms.toSorted((a, b) => size(postings, a) - size(postings, b))[0];
  if (rarest === undefined || size(postings, rarest) === 0) return nothing;
  const docs: number[] = [];
  const weights: number[] = [];
  const [from, to] = entriesOf(postings, rarest);
  // Docs ascend within a term, so that each term is gone through once.
  const spans = terms.map((term) => entriesOf(postings, term));
  const cursors = Int32Array.from(spans, ([start]) => start);
  const ends = Int32Array.from(spans, ([, end]) => end);
  for (let entry = from; entry < to; entry += 1) {
    const doc = postings.docs[entry] ?? 0;
    if (!advanceAll(postings, cursors, ends, doc)) continue;
    const weight = phraseWeight(postings, cursors);
    if (weight === 0) continue;
    docs.push(doc);
    weights.push(weight);
  }
  return { docs: Uint32Array.from(docs), weights: Float32Array.from(weights) };
}

function size(postings: Postings, term: string): number {
  const [from, to] = entriesOf(postings, term);
  return to - from;
}

/** Moves each cursor on to the entry of `doc`. Answers whether every term has one. */
function advanceAll({ docs }: Postings, cursors: Int32Array, ends: Int32Array, doc: number): boolean {
  for (let term = 0; term < cursors.length; term += 1) {
    const end = ends[term] ?? 0;
    const at = advance(docs, cursors[term] ?? 0, end, doc);
    cursors[term] = at;
    if (at >= end || docs[at] !== doc) return false;
  }
  return true;
}

/** The first entry from `at` on whose doc is not before `doc`, or `end`: in steps that double, then by halves. */
export function advance(docs: Uint32Array, at: number, end: number, doc: number): number {
  // The next one is it, more often than not.
  if (at === end || (docs[at] ?? 0) >= doc) return at;
  let low = at;
  let step = 1;
  while (low + step < end && (docs[low + step] ?? 0) < doc) step *= 2;
  let high = Math.min(end, low + step + 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What the phrase weighs in the doc that every cursor stands at; 0 where the terms do not follow one another. */
function phraseWeight(postings: Postings, cursors: Int32Array): number {
  const { places, placeStarts } = postings;
  const first = cursors[0] ?? 0;
  let weight = 0;
  for (let start = placeStarts[first] ?? 0; start < (placeStarts[first + 1] ?? 0); start += 1) {
    const slack = slackFrom(postings, cursors, places[start] ?? 0);
    if (slack <= 1) weight += slack === 0 ? 2 : 1;
  }
  return weight === 0 ? 0 : Math.min(255, (weight * leastWeight(postings, cursors)) / 2);
}

/** How many words stand between the terms where the first of them stands at `place`; counted no further than two. */
function slackFrom({ places, placeStarts }: Postings, cursors: Int32Array, place: number): number {
  let at = place;
  let slack = 0;
  for (let term = 1; term < cursors.length && slack <= 1; term += 1) {
    const entry = cursors[term] ?? 0;
    const end = placeStarts[entry + 1] ?? 0;
    let next = placeStarts[entry] ?? 0;
    while (next < end && (places[next] ?? 0) <= at) next += 1;
    const following = next < end ? (places[next] ?? 0) : Infinity;
    slack += following - at - 1;
    at = following;
  }
  return slack;
}

/** The least that one place of a term weighs in the doc: a phrase of a heading or a title weighs what its words weigh there. */
function leastWeight({ placeStarts, weights }: Postings, cursors: Int32Array): number {
  let least = Infinity;
  for (const entry of cursors) {
    const count = (placeStarts[entry + 1] ?? 0) - (placeStarts[entry] ?? 0);
    least = Math.min(least, (weights[entry] ?? 2) / count);
  }
  return least;
}

/** Where a term stands in a doc, ascending. */
export function placesOf(postings: Postings, term: string, doc: number): Uint16Array {
  const entry = entryOf(postings, term, doc);
  if (entry < 0) return new Uint16Array(0);
  return postings.places.subarray(postings.placeStarts[entry] ?? 0, postings.placeStarts[entry + 1] ?? 0);
}
