import { atOnce, type Pieces } from './in-pieces.ts';
import type { Token } from './tokenize.ts';

/**
 * An inverted index over numbered texts ("docs"): for each term the docs that hold it, how weighty it is in each, and
 * where it stands. The arrays are flat, so that they cost what they hold and can be written to disk as they are.
 */
export interface Postings {
  docCount: number;
  /** Term → number. */
  terms: Map<string, number>;
  /** By term number: the words that stand for this stem in the texts, the most frequent first, joined by blanks. */
  words: string[];
  /** By term number: where its docs begin in `docs`; one more entry at the end. */
  starts: Uint32Array;
  docs: Uint32Array;
  /** Beside `docs`: the weight of the term in the doc, in halves, at most 255. */
  weights: Uint8Array;
  /** Beside `docs`: where its places begin in `places`; one more entry at the end. */
  placeStarts: Uint32Array;
  places: Uint16Array;
  /** By doc: its length in words, for the normalisation of long texts. */
  lengths: Uint16Array;
}

/** Between two fields of a doc, so that no phrase reaches across. */
const FIELD_GAP = 16;
const MAX_PLACE = 65_000;
/** So many occurrences are dealt with between two looks at the time. */
const PIECE = 8_192;
/** The same of terms. */
const TERMS = 1_024;

/** One field of a doc: its words and the weight of each, in halves. */
export interface Field {
  tokens: readonly Token[];
  weight: number;
}

/** How often a word stands for a term, whose number is beside it. */
interface Counted {
  word: string;
  term: string;
  number: number;
  count: number;
}

/** Collects docs, in order, and turns them into {@link Postings}. */
export class PostingsBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly wordCounts: Counted[][] = [];
  /** The last that was met of each word: all but a few words have one term, so that a word is looked up once. */
  private readonly met = new Map<string, Counted>();
  private termOf = new Uint32Array(1024);
  private placeOf = new Uint16Array(1024);
  private weightOf = new Uint8Array(1024);
  private docOf = new Uint32Array(1024);
  private size = 0;
  private readonly lengths: number[] = [];

  /** Adds the next doc. `lengthOf` names the field whose words count as its length; all of them where it is left out. */
  add(fields: readonly Field[]): void {
    const doc = this.lengths.length;
    let place = 0;
    let length = 0;
    for (const field of fields) {
      length += field.tokens.length;
      for (const token of field.tokens) {
        if (place >= MAX_PLACE) break;
        this.push(this.number(token), doc, place, field.weight);
        place += 1;
      }
      place += FIELD_GAP;
    }
    this.lengths.push(Math.min(length, 65_535));
  }

  finish(): Postings {
    return atOnce(this.finishInPieces());
  }

  *finishInPieces(): Pieces<Postings> {
    const termCount = this.numbers.size;
    const order = yield* this.byTerm(termCount);
    const words = yield* this.mostFrequentWords();
    const postings: Postings = {
      docCount: this.lengths.length,
      terms: this.numbers,
      words,
      starts: new Uint32Array(termCount + 1),
      docs: new Uint32Array(this.size),
      weights: new Uint8Array(this.size),
      placeStarts: new Uint32Array(this.size + 1),
      places: new Uint16Array(this.size),
      lengths: Uint16Array.from(this.lengths),
    };
    const used = yield* this.gather(order, postings);
    return {
      ...postings,
      docs: postings.docs.slice(0, used),
      weights: postings.weights.slice(0, used),
      placeStarts: postings.placeStarts.slice(0, used + 1),
    };
  }

  private number({ term, word }: Token): number {
    const met = this.met.get(word);
    if (met?.term === term) {
      met.count += 1;
      return met.number;
    }
    let number = this.numbers.get(term);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(term, number);
      this.wordCounts.push([]);
    }
    let counted = this.wordCounts[number]?.find((one) => one.word === word);
    if (counted === undefined) {
      counted = { word, term, number, count: 0 };
      this.wordCounts[number]?.push(counted);
    }
    counted.count += 1;
    this.met.set(word, counted);
    return number;
  }

  private push(term: number, doc: number, place: number, weight: number): void {
    if (this.size === this.termOf.length) this.grow();
    this.termOf[this.size] = term;
    this.docOf[this.size] = doc;
    this.placeOf[this.size] = place;
    this.weightOf[this.size] = weight;
    this.size += 1;
  }

  private grow(): void {
    const bigger = <A extends Uint8Array | Uint16Array | Uint32Array>(from: A, to: A): A => {
      to.set(from);
      return to;
    };
    const size = this.size * 2;
    this.termOf = bigger(this.termOf, new Uint32Array(size));
    this.docOf = bigger(this.docOf, new Uint32Array(size));
    this.placeOf = bigger(this.placeOf, new Uint16Array(size));
    this.weightOf = bigger(this.weightOf, new Uint8Array(size));
  }

  /** The occurrences ordered by term; within a term they stay in order of doc and place. */
  private *byTerm(termCount: number): Pieces<Uint32Array> {
    const next = new Uint32Array(termCount + 1);
    for (let at = 0; at < this.size; at += 1) {
      if (at % PIECE === 0) yield;
      const term = (this.termOf[at] ?? 0) + 1;
      next[term] = (next[term] ?? 0) + 1;
    }
    for (let term = 1; term <= termCount; term += 1) next[term] = (next[term] ?? 0) + (next[term - 1] ?? 0);
    const order = new Uint32Array(this.size);
    for (let at = 0; at < this.size; at += 1) {
      if (at % PIECE === 0) yield;
      const term = this.termOf[at] ?? 0;
      order[next[term] ?? 0] = at;
      next[term] = (next[term] ?? 0) + 1;
    }
    return order;
  }

  /** By term: the words that stand for it. */
  private *mostFrequentWords(): Pieces<string[]> {
    const words: string[] = [];
    for (const [term, counted] of this.wordCounts.entries()) {
      if (term % TERMS === 0) yield;
      words.push(mostFrequent(counted));
    }
    return words;
  }

  /** Folds the occurrences of a term in one doc into one entry. Answers the number of entries. */
  private *gather(order: Uint32Array, into: Postings): Pieces<number> {
    let entry = -1;
    let lastTerm = -1;
    let lastDoc = -1;
    for (let at = 0; at < order.length; at += 1) {
      if (at % PIECE === 0) yield;
      const from = order[at] ?? 0;
      const term = this.termOf[from] ?? 0;
      const doc = this.docOf[from] ?? 0;
      if (term !== lastTerm || doc !== lastDoc) {
        entry += 1;
        if (term !== lastTerm) into.starts[term] = entry;
        into.docs[entry] = doc;
        into.placeStarts[entry] = at;
        lastTerm = term;
        lastDoc = doc;
      }
      into.weights[entry] = Math.min(255, (into.weights[entry] ?? 0) + (this.weightOf[from] ?? 0));
      into.places[at] = this.placeOf[from] ?? 0;
    }
    into.starts[into.starts.length - 1] = entry + 1;
    into.placeStarts[entry + 1] = order.length;
    return entry + 1;
  }
}

const MOST_WORDS = 4;

function mostFrequent(counted: readonly Counted[]): string {
  const words = counted.toSorted((a, b) => b.count - a.count).map(({ word }) => word);
  return words.slice(0, MOST_WORDS).join(' ');
}

/** The entries of a term: from, to (exclusive) in `docs`; an empty range for a term that no doc holds. */
export function entriesOf(postings: Postings, term: string): [number, number] {
  const number = postings.terms.get(term);
  if (number === undefined) return [0, 0];
  return [postings.starts[number] ?? 0, postings.starts[number + 1] ?? 0];
}

/** The entry of `doc` among the entries of `term`, or -1. */
export function entryOf(postings: Postings, term: string, doc: number): number {
  let [low, high] = entriesOf(postings, term);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = postings.docs[middle] ?? 0;
    if (found === doc) return middle;
    if (found < doc) low = middle + 1;
    else high = middle;
  }
  return -1;
}
