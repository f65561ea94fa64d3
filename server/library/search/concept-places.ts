import type { Concept } from './concepts.ts';
import { advance } from './phrase.ts';
import { entriesOf, type Postings } from './postings.ts';

/** Alternatives that mean less than this are no names of a concept. */
const NAME = 0.5;

/** Where the names of the concepts begin: by doc, by concept, ascending. */
export type ConceptPlaces = readonly (readonly (readonly number[])[])[];

/**
 * Finds where the names of concepts begin in some docs (ascending); distant names are left out. The postings of each term
 * are gone through once, whatever the number of docs.
 */
export function conceptPlaces(
  postings: Postings,
  concepts: readonly Concept[],
  docs: readonly number[],
): ConceptPlaces {
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
  return docs.map((_, at) => names.map((own) => placesOfNames(postings, own, at)));
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

function holdsAll(terms: readonly Int32Array[], at: number): boolean {
  for (const entries of terms) if ((entries[at] ?? -1) < 0) return false;
  return true;
}
