import type { Concept } from './concepts.ts';
import { advance } from './phrase.ts';
import { entriesOf, type Postings } from './postings.ts';

/** Alternatives that mean less than this are no names of a concept. */
const NAME = 0.5;

/** What a doc holds of the concepts. */
export interface ConceptPlaces {
  /** By concept: where its names begin, ascending. */
  places: readonly (readonly number[])[];
  /** By concept: how many words of the heading name it. */
  inHeading: readonly number[];
}

/**
 * Finds where the names of concepts stand in some docs (ascending); distant names are left out. The postings of each term are
 * gone through once, whatever the number of docs.
 *
 * @param headings by doc: how many of its first words are its heading
 */
export function conceptPlaces(
  postings: Postings,
  concepts: readonly Concept[],
  docs: readonly number[],
  headings: Uint8Array,
): ConceptPlaces[] {
  const known = new Map<string, Int32Array>();
  const entriesFor = (term: string): Int32Array => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const made = entriesIn(postings, term, docs);
    known.set(term, made);
    return made;
  };
  const names = concepts.map(({ alternatives }) =>
    alternatives.filter(({ weight }) => weight >= NAME).map(({ terms }) => terms.map(entriesFor)),
  );
  return docs.map((doc, at) => {
    const first = headings[doc] ?? 0;
    return {
      places: names.map((own) => placesOfNames(postings, own, at)),
      inHeading: first === 0 ? none : names.map((own) => wordsWithin(postings, own, at, first)),
    };
  });
}

/** By doc: the entry of the term, or -1. */
function entriesIn(postings: Postings, term: string, docs: readonly number[]): Int32Array {
  const entries = new Int32Array(docs.length).fill(-1);
  const [from, to] = entriesOf(postings, term);
  let at = from;
  for (let which = 0; which < docs.length && at < to; which += 1) {
    const doc = docs[which] ?? 0;
    at = advance(postings.docs, at, to, doc);
    if (at < to && postings.docs[at] === doc) entries[which] = at;
  }
  return entries;
}

/** Most concepts are not in most docs. */
const none: number[] = [];

/** A name counts where each of its terms stands somewhere in the doc: it begins where its first term stands. */
function placesOfNames(
  { placeStarts, places }: Postings,
  names: readonly (readonly Int32Array[])[],
  at: number,
): readonly number[] {
  let found = none;
  let isMixed = false;
  for (const terms of names) {
    const entry = terms[0]?.[at] ?? -1;
    if (entry < 0 || !holdsAll(terms, at)) continue;
    isMixed = found !== none;
    if (!isMixed) found = [];
    const end = placeStarts[entry + 1] ?? 0;
    for (let place = placeStarts[entry] ?? 0; place < end; place += 1) found.push(places[place] ?? 0);
  }
  return isMixed ? found.sort((a, b) => a - b) : found;
}

/** How many words the longest of the names has that stands within the first words of the doc. */
function wordsWithin(postings: Postings, names: readonly (readonly Int32Array[])[], at: number, first: number): number {
  let most = 0;
  for (const terms of names) if (terms.length > most && areWithin(postings, terms, at, first)) most = terms.length;
  return most;
}

/** Whether each of the terms stands among the first words of the doc. */
function areWithin(
  { placeStarts, places }: Postings,
  terms: readonly Int32Array[],
  at: number,
  first: number,
): boolean {
  for (const entries of terms) {
    const entry = entries[at] ?? -1;
    if (entry < 0 || (places[placeStarts[entry] ?? 0] ?? first) >= first) return false;
  }
  return true;
}

function holdsAll(terms: readonly Int32Array[], at: number): boolean {
  for (const entries of terms) if ((entries[at] ?? -1) < 0) return false;
  return true;
}
