import type { SearchResult, StoredResult } from '../../contract/vision.ts';
import type { GuideHit } from '../library/search/search-index.ts';

export function storedResult(hit: GuideHit): StoredResult {
  const { planYear, employer, industry, state, employees, sample, pageCount } = hit;
  return {
    id: hit.guideId,
    title: hit.title,
    type: hit.type,
    snippet: hit.snippet,
    page: hit.page,
    passageId: hit.passageId,
    metadata: { planYear, employer, industry, state, employees, sample, pageCount },
  };
}

/** A result for this person: with the address of our reader. */
export function shownResult(stored: StoredResult, unlocked: ReadonlySet<string>, address: ReaderAddress): SearchResult {
  return { ...stored, url: address(stored.id), unlocked: unlocked.has(stored.id) };
}

/** The permanent address of a guide in our reader. */
export type ReaderAddress = (guideId: string) => string;

/**
 * A path of our own, so that it holds under whichever name the page was opened (localhost, 127.0.0.1); a whole address
 * only where a public one was given.
 */
export function readerAddress(config: { appUrl: string; appUrlGiven: boolean }): ReaderAddress {
  const origin = config.appUrlGiven ? config.appUrl : '';
  return (guideId) => `${origin}/documents/${guideId}`;
}
