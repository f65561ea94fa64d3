import type { ConceptPlaces } from './concept-places.ts';
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
 * @param found where the concepts stand in the passage
 */
export function wordingFactor(
  postings: Postings,
  doc: number,
  concepts: readonly Concept[],
  found: Pick<ConceptPlaces, 'places' | 'ends'>,
): number {
  const { starts, places } = wordPlacesOf(postings).negated;
  const [from, to] = [starts[doc] ?? 0, starts[doc + 1] ?? 0];
  let factor = 1;
  for (let at = 0; at < concepts.length; at += 1) {
    const [typed] = concepts[at]?.alternatives ?? [];
    const [term] = typed?.terms ?? [];
    if (typed?.terms.length === 1 && term !== undefined && units.has(term)) {
      if (hasFigure(postings, doc, term)) factor *= 1 + FIGURE;
    } else if (from < to) {
      const own = found.places.subarray(found.ends[at - 1] ?? 0, found.ends[at]);
      factor *= 1 - NEGATED * shareWithin(own, places.subarray(from, to));
    }
  }
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

/** What share of the places is among those right behind a negation. */
function shareWithin(places: Uint16Array, negated: Uint16Array): number {
  if (places.length === 0) return 0;
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
