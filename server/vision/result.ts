import type { SearchResult } from '../../contract/vision.ts';
import type { ShownGuide } from '../library/search/search-index.ts';

/** A guide that was found, with or without a passage. */
type Result = Omit<ShownGuide, 'page' | 'passageId'> & Pick<SearchResult, 'page' | 'passageId'>;

/** A result for this person: with the address of our reader, and whether it is theirs already. */
export function shownResult(
  guide: Result,
  { unlocked, address, unlockedIds }: { unlocked: boolean; address: ReaderAddress; unlockedIds: ReadonlySet<string> },
): SearchResult {
  const { guideId: id, title, type, snippet, page, passageId } = guide;
  const { planYear, employer, industry, state, employees, sample, pageCount } = guide;
  return {
    id,
    url: address(id),
    title,
    type,
    snippet,
    page,
    passageId,
    metadata: { planYear, employer, industry, state, employees, sample, pageCount },
    unlocked,
    ...(guide.asked !== undefined && guide.asked.length > 0 && { asked: [...guide.asked] }),
    ...(guide.follows === true && { follows: true }),
    ...(guide.otherYears !== undefined && {
      otherYears: guide.otherYears.map((one) => ({
        id: one.guideId,
        url: address(one.guideId),
        title: one.title,
        planYear: one.planYear,
        unlocked: unlockedIds.has(one.guideId),
      })),
    }),
  };
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
