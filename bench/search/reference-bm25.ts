import { stemmer as stem } from 'stemmer';
import type { FoundGuide, PassageDocument } from './documents.ts';

const K1 = 1.2;
const B = 0.75;

/**
 * How the references read words: what stands between signs and blanks, in lower case, by its Porter stem. Letters and digits
 * make words; there are no stop words, no synonyms, no spelling.
 */
export const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

/** BM25 as the textbooks have it (k1 1.2, b 0.75), over passages with the fields of their guide as one text. */
export class ReferenceBm25 {
  /** By word: pairs of a document and how often it holds the word. */
  private readonly postings = new Map<string, number[]>();
  private readonly lengths: Float64Array;
  private readonly meanLength: number;
  private readonly documents: readonly PassageDocument[];

  constructor(documents: readonly PassageDocument[]) {
    this.documents = documents;
    this.lengths = new Float64Array(documents.length);
    documents.forEach(({ title, about, heading, text }, at) => {
      const words = wordsOf([title, about, heading, text].join(' '));
      this.lengths[at] = words.length;
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, count] of counts) {
        const list = this.postings.get(word) ?? [];
        if (list.push(at, count) === 2) this.postings.set(word, list);
      }
    });
    this.meanLength = this.lengths.reduce((sum, length) => sum + length, 0) / documents.length;
  }

  search(query: string, limit: number): FoundGuide[] {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(query))) {
      const list = this.postings.get(word) ?? [];
      const holding = list.length / 2;
      const idf = Math.log(1 + (this.documents.length - holding + 0.5) / (holding + 0.5));
      for (let at = 0; at < list.length; at += 2) {
        const [document = 0, count = 0] = [list[at], list[at + 1]];
        const long = 1 - B + (B * (this.lengths[document] ?? 0)) / this.meanLength;
        const score = (idf * count * (K1 + 1)) / (count + K1 * long);
        scores.set(document, (scores.get(document) ?? 0) + score);
      }
    }
    const ranked = [...scores].sort(([a, one], [b, other]) => other - one || a - b);
    return firstGuides(
      ranked.map(([at]) => this.documents[at]),
      limit,
    );
  }
}

/** Guides in the order of their first passage, each once. */
export function firstGuides(passages: Iterable<PassageDocument | undefined>, limit: number): FoundGuide[] {
  const guides = new Map<string, FoundGuide>();
  for (const passage of passages) {
    if (guides.size === limit) break;
    if (passage !== undefined && !guides.has(passage.guideId)) guides.set(passage.guideId, passage);
  }
  return [...guides.values()];
}
