import type { Concept } from './concepts.ts';
import { advance } from './phrase.ts';
import { entriesOf, type Postings } from './postings.ts';

/** Alternatives that mean less than this are no names of a concept. */
const NAME = 0.5;

/** A name by its terms: for each of them, by place of a doc among the docs, its entry in the postings, or -1. */
type Name = readonly Int32Array[];

/**
 * Where the names of concepts stand in some docs; distant names are left out. Read one doc after the other: the arrays are filled
 * anew for each, since there are hundreds for a query.
 */
export class ConceptPlaces {
  /** Where the names begin in the doc that was read last: those of concept `n` end at `ends[n]`, ascending within each. */
  places = new Uint16Array(64);
  readonly ends: Uint32Array;
  /** By concept: how many words of the doc's heading name it; all 0 of a doc without one. */
  readonly inHeading: Uint8Array;
  private readonly postings: Postings;
  /** By concept. */
  private readonly names: Name[][];

  /** @param docs ascending: the postings of each term are gone through once, whatever their number */
  constructor(postings: Postings, concepts: readonly Concept[], docs: Uint32Array) {
    this.postings = postings;
    this.ends = new Uint32Array(concepts.length);
    this.inHeading = new Uint8Array(concepts.length);
    const known = new Map<string, Int32Array | null>();
    const entriesFor = (term: string): Int32Array | null => {
      const before = known.get(term);
      if (before !== undefined) return before;
      const made = entriesIn(postings, term, docs);
      known.set(term, made);
      return made;
    };
    this.names = concepts.map(({ alternatives }) =>
      alternatives.flatMap(({ terms, weight }) => {
        const name = weight < NAME ? [] : terms.flatMap((term) => entriesFor(term) ?? []);
        // A name of which no doc holds some term stands in none.
        return name.length === terms.length ? [name] : [];
      }),
    );
  }

  /**
   * Reads a doc.
   *
   * @param at its place among the docs
   * @param heading how many of its first words are its heading
   */
  read(at: number, heading: number): void {
    let end = 0;
    for (let concept = 0; concept < this.names.length; concept += 1) {
      const start = end;
      let isMixed = false;
      let most = 0;
      for (const name of this.names[concept] ?? []) {
        if (!holdsAll(name, at)) continue;
        isMixed = end > start;
        end = this.takePlaces(name[0]?.[at] ?? 0, end);
        if (heading > 0 && name.length > most && this.isWithin(name, at, heading)) most = name.length;
      }
      if (isMixed) this.places.subarray(start, end).sort();
      this.ends[concept] = end;
      this.inHeading[concept] = most;
    }
  }

  /** A name counts where each of its terms stands somewhere in the doc: it begins where its first term stands. */
  private takePlaces(entry: number, from: number): number {
    const { placeStarts, places } = this.postings;
    const [start, end] = [placeStarts[entry] ?? 0, placeStarts[entry + 1] ?? 0];
    if (from + end - start > this.places.length) {
      const longer = new Uint16Array(2 * (from + end - start));
      longer.set(this.places);
      this.places = longer;
    }
    for (let place = start; place < end; place += 1) this.places[from + place - start] = places[place] ?? 0;
    return from + end - start;
  }

  /** Whether each of the terms stands among the first words of the doc. */
  private isWithin(name: Name, at: number, first: number): boolean {
    const { placeStarts, places } = this.postings;
    for (const entries of name) if ((places[placeStarts[entries[at] ?? 0] ?? 0] ?? first) >= first) return false;
    return true;
  }
}

/** By place of a doc: the entry of the term, or -1; null where none of them holds it. */
function entriesIn(postings: Postings, term: string, docs: Uint32Array): Int32Array | null {
  const entries = new Int32Array(docs.length).fill(-1);
  const [from, to] = entriesOf(postings, term);
  let isAny = false;
  let at = from;
  for (let which = 0; which < docs.length && at < to; which += 1) {
    const doc = docs[which] ?? 0;
    at = advance(postings.docs, at, to, doc);
    if (at === to || postings.docs[at] !== doc) continue;
    entries[which] = at;
    isAny = true;
  }
  return isAny ? entries : null;
}

function holdsAll(name: Name, at: number): boolean {
  for (const entries of name) if ((entries[at] ?? -1) < 0) return false;
  return true;
}
