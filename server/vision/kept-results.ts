import type { Database } from '../db/connect.ts';
import type { Marks } from '../db/search-marks.ts';
import { showPassage } from '../library/search/read-hits.ts';
import type { SearchOutcome, ShownGuide } from '../library/search/search-index.ts';
import { readFound } from '../library/search/store.ts';

/**
 * What is kept of results: their passages, best first, and what their snippets mark. A page of a hundred is a few kilobytes
 * this way, a twentieth of what it shows. What an outside search said of each guide cannot be read again and is kept.
 */
export interface KeptResults {
  passageIds: string[];
  /** Of a search that an earlier release remembered: names alone. */
  marks: Marks | readonly (readonly string[])[];
  snippets: string[] | null;
}

/** What is to be kept of what was found. */
export function keptResults({
  hits,
  marks,
}: Pick<SearchOutcome, 'marks'> & { hits: readonly Pick<ShownGuide, 'passageId' | 'snippet'>[] }): KeptResults {
  return {
    passageIds: hits.map((hit) => hit.passageId),
    marks: marks ?? [],
    snippets: marks === null ? hits.map((hit) => hit.snippet) : null,
  };
}

/**
 * The results of searches that were kept, search by search and in their order, as the guides are now; one that was removed
 * since is left out.
 */
export async function readKept(db: Database, searches: readonly KeptResults[]): Promise<ShownGuide[][]> {
  const found = await readFound(db, [...new Set(searches.flatMap(({ passageIds }) => passageIds))]);
  return searches.map(({ passageIds, marks: kept, snippets }) => {
    const marks = marksKept(kept);
    return passageIds.flatMap((id, at) => {
      const passage = found.get(id);
      return passage === undefined ? [] : [showPassage(passage, marks, snippets?.[at])];
    });
  });
}

/** The marks as they are now of a search that any release remembered. */
export function marksKept(marks: KeptResults['marks']): Marks {
  return 'sought' in marks ? marks : { sought: [{ names: marks, weight: 1 }] };
}
