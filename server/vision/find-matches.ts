import { type MatchingPassage, PREVIEWS_PER_GUIDE } from '../../contract/vision.ts';
import type { Connection } from '../db/connect.ts';
import { guideToRead } from '../library/read-guide.ts';
import type { SearchIndex } from '../library/search/search-index.ts';

/** A passage that holds less than this share of what the best one holds is no match worth a preview. */
const WORTH = 0.6;

/** The id of a guide that is ready. @throws Refusal `not_found` for any other */
export async function guideToLookIn(db: Connection, documentId: string): Promise<string> {
  return (await guideToRead(db, documentId)).id;
}

/** The passages of a guide that match words, best first: as many as can be previewed, without their texts. */
export async function findMatches(
  searchIndex: SearchIndex,
  guideId: string,
  words: string,
): Promise<MatchingPassage[]> {
  const { hits } = await searchIndex.searchPassages(words, {
    limit: PREVIEWS_PER_GUIDE,
    filters: { guideIds: [guideId] },
  });
  const most = Math.max(0, ...hits.map(({ coverage }) => coverage));
  return hits
    .filter(({ coverage }) => coverage >= most * WORTH)
    .map(({ passageId, page, heading }) => ({ passageId, page, heading }));
}
