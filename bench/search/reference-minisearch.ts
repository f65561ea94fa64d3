import MiniSearch from 'minisearch';
import { stemmer as stem } from 'stemmer';
import type { FoundGuide, PassageDocument } from './documents.ts';
import { firstGuides } from './reference-bm25.ts';

/**
 * MiniSearch over the same passages, field by field, any word, with the same stems as the reference BM25. Neither prefixes
 * nor fuzzy matching: on this kind of text both of them lower it.
 */
export class ReferenceMiniSearch {
  private readonly index: MiniSearch<PassageDocument>;
  private readonly documents: readonly PassageDocument[];

  constructor(documents: readonly PassageDocument[]) {
    this.documents = documents;
    this.index = new MiniSearch({
      fields: ['title', 'about', 'heading', 'text'],
      processTerm: (term) => stem(term.toLowerCase()),
    });
    this.index.addAll(documents);
  }

  search(query: string, limit: number): FoundGuide[] {
    const ranked = this.index.search(query);
    return firstGuides(
      ranked.map(({ id }) => this.documents[Number(id)]),
      limit,
    );
  }
}
