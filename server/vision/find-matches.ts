import { type MatchingPassage, PASSAGES_PER_GUIDE, PREVIEWS_PER_GUIDE } from '../../contract/vision.ts';
import type { Connection, Database } from '../db/connect.ts';
import { guideToRead } from '../library/read-guide.ts';
import type { PassageHit, SearchIndex } from '../library/search/search-index.ts';
import { oneLine } from '../text/typed-text.ts';
import { isNewWords } from './history-store.ts';
import type { SearchLimits } from './limit-searches.ts';
import { type SeenPassages, withPending } from './seen-passages.ts';

/** A passage that holds less than this share of what the best one holds is no match worth a preview. */
const WORTH = 0.6;

/** The id of a guide that is ready. @throws Refusal `not_found` for any other */
export async function guideToLookIn(db: Connection, documentId: string): Promise<string> {
  return (await guideToRead(db, documentId)).id;
}

interface Parts {
  db: Database;
  seen: SeenPassages;
  limits: SearchLimits;
  searchIndex: SearchIndex;
}

/**
 * The passages of a guide that match words, best first: as many as can be previewed, without their texts. That a passage of a
 * locked guide holds words is something seen of it: it counts as that passage, past twelve only those that were seen are looked
 * in, and words that were not searched for are a new search.
 *
 * @throws Refusal `too_many_requests`
 */
export async function findMatches(
  parts: Parts,
  userId: string,
  guideId: string,
  typed: string,
): Promise<MatchingPassage[]> {
  const words = oneLine(typed);
  const { db, seen, limits, searchIndex } = parts;
  const standing = await seen.standing(userId, [guideId]);
  if (standing.unlocked.has(guideId)) return (await worthPreview(searchIndex, guideId, words)).map(told);
  const isNew = (): Promise<boolean> => isNewWords(db, userId, words);
  return limits.within(userId, isNew, async (count) => {
    if (await isNew()) count();
    const own = standing.seen.get(guideId) ?? [];
    const isOpen = own.length < PASSAGES_PER_GUIDE;
    const hits = await worthPreview(searchIndex, guideId, words, isOpen ? undefined : own);
    // From here to the noting nothing waits, so that calls at once do not share what is left.
    const known = new Set(withPending(standing, seen.pending(userId)).seen.get(guideId));
    const shown = hits.filter(({ passageId }) => {
      if (known.size < PASSAGES_PER_GUIDE) known.add(passageId);
      return known.has(passageId);
    });
    const isNoted = (passageId: string): boolean => own.includes(passageId) && !standing.aged.has(passageId);
    const unnoted = shown.filter(({ passageId }) => !isNoted(passageId));
    seen.note(
      userId,
      unnoted.map(({ passageId }) => ({ guideId, passageId })),
    );
    return shown.map(told);
  });
}

/** The best passages of a guide, or of some of its passages. */
async function worthPreview(
  searchIndex: SearchIndex,
  guideId: string,
  words: string,
  among?: readonly string[],
): Promise<PassageHit[]> {
  const where = { filters: { guideIds: [guideId] }, ...(among !== undefined && { among }) };
  const { hits } = await searchIndex.searchPassages(words, { limit: PREVIEWS_PER_GUIDE, ...where });
  const most = Math.max(0, ...hits.map(({ coverage }) => coverage));
  return hits.filter(({ coverage }) => coverage >= most * WORTH);
}

const told = ({ passageId, page, heading }: PassageHit): MatchingPassage => ({ passageId, page, heading });
