import type { SearchOptions, SearchIndex, SearchOutcome } from '../library/search/search-index.ts';
import { NO_MARKS } from '../library/search/marks.ts';
import { snippetOf } from '../library/search/snippet.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { SearchWorkflow, WorkflowAnswer } from '../outside/search-workflow.ts';
import { plainSnippet } from './plain-snippet.ts';

/** For whom a search is made, and until when. */
export interface Seeker {
  userId: string;
  signal: AbortSignal;
}

/** What finds guides: our own index, or a workflow that names some of them. */
export interface GuideSearch {
  search(query: string, options: SearchOptions & Seeker): Promise<SearchOutcome>;
  /** The version of the library that is searched; see {@link SearchIndex}. */
  version(): number;
  /** Somebody else is asked, who may be slow: what was answered lately is not asked again. */
  isOutside?: true;
}

/**
 * A search by an outside workflow. All that is taken from it is which guides match, in which order, and plain words about
 * each: titles, addresses and everything else come from our library, and what is not in it, or not ready, is left out.
 * Facets are counted over the guides that it named.
 */
export function searchByWorkflow(workflow: SearchWorkflow, searchIndex: SearchIndex): GuideSearch {
  return {
    isOutside: true,
    version: () => searchIndex.version(),
    async search(query, { limit, page = 1, filters = {}, userId, signal }) {
      const answer = await workflow.search({ query, filters, page, limit, userId }, signal);
      const said = snippetsById(answer.documents.slice(0, limit));
      const among = [...said.keys()];
      const [ours, matching] = await Promise.all([
        searchIndex.search('', { limit, filters, among, understand: false }),
        searchIndex.searchPassages(query, { limit, perGuide: 1, filters: { guideIds: among } }),
      ]);
      const known = new Map(ours.hits.map((hit) => [hit.guideId, hit]));
      const best = new Map(matching.hits.map((hit) => [hit.guideId, hit]));
      const hits = among.flatMap((id) => {
        const hit = known.get(id);
        if (hit === undefined) return [];
        const passage = best.get(id);
        const { passageId, page: place, heading } = passage ?? hit;
        const snippet =
          plainSnippet(said.get(id) ?? null) ?? (passage ? snippetOf(passage.text, NO_MARKS) : hit.snippet);
        return [{ ...hit, passageId, page: place, heading, snippet }];
      });
      return {
        hits,
        ...counted(answer, {
          limit,
          page,
          shown: hits.length,
          repeated: repeatedIn(answer.documents.slice(0, limit)),
          isFiltered: Object.keys(filters).length > 0,
        }),
        marks: null,
        details: { ...ours.details, words: query },
        version: ours.version,
      };
    },
  };
}

/** How a guide is named; null where an entry names none that could be ours. */
function guideIdOf({ id }: WorkflowAnswer['documents'][number]): string | null {
  const key = id?.toLowerCase() ?? '';
  return isUuid(key) ? key : null;
}

/** How often a guide is named that was named before. */
function repeatedIn(documents: WorkflowAnswer['documents']): number {
  const ids = documents.map(guideIdOf).filter((id) => id !== null);
  return ids.length - new Set(ids).size;
}

/** What is said of each guide, in order; a guide that is named twice stands where it was named first. */
function snippetsById(documents: WorkflowAnswer['documents']): Map<string, string | null> {
  const said = new Map<string, string | null>();
  for (const document of documents) {
    const key = guideIdOf(document);
    if (key !== null && !said.has(key)) said.set(key, document.snippet);
  }
  return said;
}

interface Shown {
  limit: number;
  page: number;
  /** How many guides of the answer are shown. */
  shown: number;
  /** How many of its entries name a guide once more. */
  repeated: number;
  isFiltered: boolean;
}

/** How many guides there are to see, and a word about those that are not. */
function counted(
  { documents, totalResults }: WorkflowAnswer,
  { limit, page, shown, repeated, isFiltered }: Shown,
): Pick<SearchOutcome, 'total' | 'note'> {
  // Behind the last page there is nothing to count by.
  if (documents.length === 0 && page > 1) return { total: totalResults ?? 0, note: null };
  const sent = Math.min(documents.length, limit);
  const left = sent - shown;
  const before = (page - 1) * limit;
  const found = Math.max(totalResults ?? 0, before + documents.length);
  // Only a full page has another after it.
  const total = sent === limit && documents.length === limit ? found - left : before + shown;
  const said: string[] = [];
  const missing = left - repeated;
  if (missing > 0) {
    const why = isFiltered ? 'not in our library, or outside of the filters' : 'not in our library';
    said.push(
      missing === 1 ? `One result is left out: it is ${why}.` : `${missing} results are left out: they are ${why}.`,
    );
  }
  if (total === before + shown && found > before + sent) {
    said.push(`The search found ${found.toLocaleString('en-US')} and sent the first ${before + sent}.`);
  }
  return { total, note: said.length === 0 ? null : said.join(' ') };
}
