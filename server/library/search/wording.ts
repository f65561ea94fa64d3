import type { Concept } from './concepts.ts';
import { placesOf } from './phrase.ts';
import { type PlacesByDoc, placesByDoc, walkPair, walkTerm } from './places-by-doc.ts';
import type { Postings } from './postings.ts';
import { termOf } from './tokenize.ts';
import { otherNumber, units } from './words.ts';

const negations = ['excluding', 'exclude', 'except', 'without'].map(termOf);
const negatingPairs: readonly (readonly [string, string])[] = [
  [termOf('not'), termOf('including')],
  [termOf('except'), termOf('for')],
];
/** What is lost where every mention is negated. */
const NEGATED = 0.5;
/** What is gained where a unit that was asked for stands behind a figure. */
const FIGURE = 0.5;
/** A figure stands so many words before its unit at most: "eight free counseling sessions". */
const REACH = 3;
const MOST = 60;

/**
 * What a passage's score is multiplied by: less for "excluding parental leave", more for "five visits" where visits are asked for.
 *
 * @param placesOfConcepts by concept: where its names begin in the passage
 */
export function wordingFactor(
  postings: Postings,
  doc: number,
  concepts: readonly Concept[],
  placesOfConcepts: readonly (readonly number[])[],
): number {
  let factor = 1;
  concepts.forEach((concept, at) => {
    if (!concept.required) return;
    const [typed] = concept.alternatives;
    const [term] = typed?.terms ?? [];
    if (typed?.terms.length === 1 && term !== undefined && units.has(term)) {
      if (hasFigure(postings, doc, term)) factor *= 1 + FIGURE;
    } else factor *= 1 - NEGATED * negatedShare(postings, doc, placesOfConcepts[at] ?? []);
  });
  return factor;
}

/** Words that are looked for whatever is asked, by where they stand in each doc: found once for all queries. */
interface WordPlaces {
  figures: PlacesByDoc;
  /** The places right behind a negation. */
  negated: PlacesByDoc;
}

const known = new WeakMap<Postings, WordPlaces>();

function wordPlacesOf(postings: Postings): WordPlaces {
  const before = known.get(postings);
  if (before !== undefined) return before;
  const made: WordPlaces = {
    figures: placesByDoc(postings.docCount, (take) => {
      for (const figure of figures) walkTerm(postings, figure, take);
    }),
    negated: placesByDoc(postings.docCount, (take) => {
      const takeNext = (doc: number, place: number): void => take(doc, place + 1);
      for (const term of negations) walkTerm(postings, term, takeNext);
      for (const pair of negatingPairs) walkPair(postings, pair, takeNext);
    }),
  };
  known.set(postings, made);
  return made;
}

function negatedShare(postings: Postings, doc: number, places: readonly number[]): number {
  if (places.length === 0) return 0;
  const { starts, places: after } = wordPlacesOf(postings).negated;
  const [from, to] = [starts[doc] ?? 0, starts[doc + 1] ?? 0];
  if (from === to) return 0;
  const negated = after.subarray(from, to);
  // A name with its longer form ("leave", "paid leave") begins at more than one place: each counts.
  return places.filter((place) => negated.includes(place)).length / places.length;
}

const figures = [
  ...new Set(
    Array.from({ length: MOST }, (_, at) => String(at + 1)).flatMap((figure) => {
      const spelled = otherNumber(figure);
      return spelled === null ? [figure] : [figure, spelled];
    }),
  ),
];

function hasFigure(postings: Postings, doc: number, unit: string): boolean {
  const { starts, places } = wordPlacesOf(postings).figures;
  const [from, to] = [starts[doc] ?? 0, starts[doc + 1] ?? 0];
  if (from === to) return false;
  const found = places.subarray(from, to);
  return placesOf(postings, unit, doc).some((place) => found.some((at) => place > at && place - at <= REACH));
}
