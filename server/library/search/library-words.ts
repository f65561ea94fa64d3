import { entriesOf } from './postings.ts';
import type { Segment } from './segment.ts';
import type { Vocabulary } from '../../language/correct.ts';
import { type Spelling, WordIndex } from '../../language/word-index.ts';

/** So many terms are remembered with how often they stand in the library. */
const MOST_KNOWN = 50_000;

/** The words of the guides of some segments, as long as these are all there are. */
export class LibraryWords implements Vocabulary {
  private readonly segments: readonly Segment[];
  private readonly known = new Map<string, number>();

  constructor(segments: readonly Segment[]) {
    this.segments = segments;
  }

  /** In how many passages and titles a term stands. Each word of a query is asked about several times. */
  frequency(term: string): number {
    const before = this.known.get(term);
    if (before !== undefined) return before;
    let frequency = 0;
    for (const segment of this.segments) frequency += frequencyIn(segment, term);
    if (this.known.size > MOST_KNOWN) this.known.clear();
    this.known.set(term, frequency);
    return frequency;
  }

  *near(typed: string, most: number): Iterable<Spelling> {
    for (const segment of this.segments) yield* indexOf(segment).near(typed, most);
  }
}

/** Made for the first word that is misspelled. A segment keeps its own, so that a change of the library costs what it changes. */
const indexes = new WeakMap<Segment, WordIndex>();

function indexOf(segment: Segment): WordIndex {
  const made = indexes.get(segment) ?? new WordIndex(termsOf(segment));
  indexes.set(segment, made);
  return made;
}

function* termsOf({ passages, guideFields }: Segment): Iterable<Spelling> {
  for (const { terms, words } of [passages, guideFields]) {
    for (const [term, number] of terms) {
      for (const word of words[number]?.split(' ') ?? []) yield [term, word];
    }
  }
}

function frequencyIn({ passages, guideFields }: Segment, term: string): number {
  const [from, to] = entriesOf(passages, term);
  const [start, end] = entriesOf(guideFields, term);
  return to - from + end - start;
}
