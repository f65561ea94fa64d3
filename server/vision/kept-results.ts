import type { Database } from '../db/connect.ts';
import { readShown } from '../library/search/read-hits.ts';
import type { SearchOutcome, ShownGuide } from '../library/search/search-index.ts';

/**
 * What is kept of results: their passages, best first, and what their snippets mark. A page of a hundred is a few kilobytes
 * this way, a twentieth of what it shows. What an outside search said of each guide cannot be read again and is kept.
 */
export interface KeptResults {
  passageIds: string[];
  marks: string[][];
  snippets: string[] | null;
}

/** What is to be kept of what was found. */
export function keptResults({ hits, marks }: Pick<SearchOutcome, 'hits' | 'marks'>): KeptResults {
  return {
    passageIds: hits.map((hit) => hit.passageId),
    marks: marks ?? [],
    snippets: marks === null ? hits.map((hit) => hit.snippet) : null,
  };
}

/** The results that were kept, in their order, as they are now; a guide that was removed since is left out. */
export async function readKept(db: Database, { passageIds, marks, snippets }: KeptResults): Promise<ShownGuide[]> {
  const shown = await readShown(db, passageIds, marks);
  return passageIds.flatMap((id, at) => {
    const guide = shown.get(id);
    const said = snippets?.[at];
    if (guide === undefined) return [];
    return [said === undefined ? guide : { ...guide, snippet: said }];
  });
}
