import type { Pieces } from './in-pieces.ts';
import type { Postings } from './postings.ts';

/** Postings and, by doc, its number in the merged ones; -1 for a doc that is dropped. */
export interface PostingsPart {
  postings: Postings;
  renumbered: Int32Array;
}

/** So many terms are dealt with between two looks at the time. */
const PIECE = 1_024;

/** One of several postings, in their order. */
export function* mergePostings(parts: readonly PostingsPart[], docCount: number): Pieces<Postings> {
  const merged = new MergedTerms();
  const numbers: Uint32Array[] = [];
  for (const part of parts) numbers.push(yield* merged.take(part));
  const { terms, words, entryStarts, placeStarts: firstPlaces } = yield* merged.finish();
  const docs = new Uint32Array(entryStarts[words.length] ?? 0);
  const weights = new Uint8Array(docs.length);
  const placeStarts = new Uint32Array(docs.length + 1);
  const places = new Uint16Array(firstPlaces[words.length] ?? 0);
  placeStarts[docs.length] = places.length;
  const nextEntry = entryStarts.slice();
  const nextPlace = firstPlaces.slice();
  for (const [part, { postings, renumbered }] of parts.entries()) {
    for (const [number, before] of (numbers[part] ?? []).entries()) {
      if (number % PIECE === 0) yield;
      const term = merged.numberOf(before);
      if (term < 0) continue;
      let entry = nextEntry[term] ?? 0;
      let place = nextPlace[term] ?? 0;
      for (let from = postings.starts[number] ?? 0; from < (postings.starts[number + 1] ?? 0); from += 1) {
        const doc = renumbered[postings.docs[from] ?? 0] ?? -1;
        if (doc < 0) continue;
        docs[entry] = doc;
        weights[entry] = postings.weights[from] ?? 0;
        placeStarts[entry] = place;
        const end = postings.placeStarts[from + 1] ?? 0;
        for (let at = postings.placeStarts[from] ?? 0; at < end; at += 1) {
          places[place] = postings.places[at] ?? 0;
          place += 1;
        }
        entry += 1;
      }
      nextEntry[term] = entry;
      nextPlace[term] = place;
    }
  }
  const starts = entryStarts;
  return { docCount, terms, words, starts, docs, weights, placeStarts, places, lengths: mergeLengths(parts, docCount) };
}

/**
 * The terms of several postings, numbered anew. Each part is gone through once for what it holds: most terms are names, which stand
 * in one part of many.
 */
class MergedTerms {
  private readonly numbers = new Map<string, number>();
  private readonly words: Set<string>[] = [];
  private readonly entries: number[] = [];
  private readonly places: number[] = [];
  /** By number: the number among the terms that are left, or -1. */
  private left = new Int32Array(0);

  /** Counts what a part holds. Answers, by its own numbers of terms, the numbers here. */
  *take({ postings, renumbered }: PostingsPart): Pieces<Uint32Array> {
    const taken = new Uint32Array(postings.terms.size);
    for (const [term, own] of postings.terms) {
      if (own % PIECE === 0) yield;
      const number = this.numbers.get(term) ?? this.addTerm(term);
      taken[own] = number;
      for (const word of postings.words[own]?.split(' ') ?? []) this.words[number]?.add(word);
      let entries = 0;
      let places = 0;
      for (let from = postings.starts[own] ?? 0; from < (postings.starts[own + 1] ?? 0); from += 1) {
        if ((renumbered[postings.docs[from] ?? 0] ?? -1) < 0) continue;
        entries += 1;
        places += (postings.placeStarts[from + 1] ?? 0) - (postings.placeStarts[from] ?? 0);
      }
      this.entries[number] = (this.entries[number] ?? 0) + entries;
      this.places[number] = (this.places[number] ?? 0) + places;
    }
    return taken;
  }

  /** What is left: terms that no doc holds any more are dropped. `entryStarts` and `placeStarts` have one more entry at the end. */
  *finish(): Pieces<Pick<Postings, 'terms' | 'words'> & { entryStarts: Uint32Array; placeStarts: Uint32Array }> {
    const terms = new Map<string, number>();
    const words: string[] = [];
    const entryStarts = [0];
    const placeStarts = [0];
    this.left = new Int32Array(this.words.length).fill(-1);
    for (const [term, number] of this.numbers) {
      if (number % PIECE === 0) yield;
      const entries = this.entries[number] ?? 0;
      if (entries === 0) continue;
      this.left[number] = words.length;
      terms.set(term, words.length);
      words.push([...(this.words[number] ?? [])].join(' '));
      entryStarts.push((entryStarts.at(-1) ?? 0) + entries);
      placeStarts.push((placeStarts.at(-1) ?? 0) + (this.places[number] ?? 0));
    }
    return { terms, words, entryStarts: Uint32Array.from(entryStarts), placeStarts: Uint32Array.from(placeStarts) };
  }

  /** The number among the terms that are left; -1 for one that is dropped. */
  numberOf(number: number): number {
    return this.left[number] ?? -1;
  }

  private addTerm(term: string): number {
    const number = this.words.length;
    this.numbers.set(term, number);
    this.words.push(new Set());
    return number;
  }
}

function mergeLengths(parts: readonly PostingsPart[], docCount: number): Uint16Array {
  const lengths = new Uint16Array(docCount);
  for (const { postings, renumbered } of parts) {
    renumbered.forEach((doc, before) => {
      if (doc >= 0) lengths[doc] = postings.lengths[before] ?? 0;
    });
  }
  return lengths;
}
