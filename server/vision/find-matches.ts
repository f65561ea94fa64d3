import { type MatchingPassage, PASSAGES_PER_GUIDE, PREVIEWS_PER_GUIDE } from '../../contract/vision.ts';
import type { Connection } from '../db/connect.ts';
import { guideToRead } from '../library/read-guide.ts';
import type { SearchIndex } from '../library/search/search-index.ts';
import type { SeenPassages } from './seen-passages.ts';

/** A passage that holds less than this share of what the best one holds is no match worth a preview. */
const WORTH = 0.6;

/** The id of a guide that is ready. @throws Refusal `not_found` for any other */
export async function guideToLookIn(db: Connection, documentId: string): Promise<string> {
  return (await guideToRead(db, documentId)).id;
}

/**
 * The passages of a guide that match words, best first: as many as can be previewed, without their texts. Where a person may see
 * no more of a locked guide, those that they saw.
 */
export async function findMatches(
  { seen, searchIndex }: { seen: SeenPassages; searchIndex: SearchIndex },
  userId: string,
  guideId: string,
  words: string,
): Promise<MatchingPassage[]> {
  const { hits } = await searchIndex.searchPassages(words, {
    limit: PREVIEWS_PER_GUIDE,
    filters: { guideIds: [guideId] },
  });
  const most = Math.max(0, ...hits.map(({ coverage }) => coverage));
  const standing = await seen.standing(userId, [guideId]);
  const own = standing.seen.get(guideId) ?? [];
  const isOpen = standing.unlocked.has(guideId) || own.length < PASSAGES_PER_GUIDE;
  return hits
    .filter(({ coverage, passageId }) => coverage >= most * WORTH && (isOpen || own.includes(passageId)))
    .map(({ passageId, page, heading }) => ({ passageId, page, heading }));
}
