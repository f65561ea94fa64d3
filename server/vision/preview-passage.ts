import { Refusal } from '../../contract/errors.ts';
import { PASSAGES_PER_GUIDE, PREVIEWS_PER_GUIDE, type PassagePreview } from '../../contract/vision.ts';
import { type Database, inTransaction } from '../db/connect.ts';
import { insertSeen, readStanding } from './seen-store.ts';
import { findPassage, insertPreview, lockPersonAndGuide, previewedPassages } from './store.ts';

/** The passage that a preview is about. @throws Refusal `not_found` */
export async function passageToPreview(
  db: Database,
  guideId: string,
  passageId: string,
): Promise<Awaited<ReturnType<typeof findPassage>> & object> {
  const passage = await findPassage(db, guideId, passageId);
  if (passage === undefined) throw new Refusal('not_found');
  return passage;
}

/**
 * Shows one passage for free. Of a locked guide a person previews at most five different passages, ever, and sees at most twelve
 * within 30 days in whatever way, however many calls come at once.
 *
 * @throws Refusal `guide_locked` for one more
 */
export async function previewPassage(
  db: Database,
  userId: string,
  passage: Awaited<ReturnType<typeof passageToPreview>>,
): Promise<PassagePreview> {
  const { guideId, passageId, ...shown } = passage;
  return inTransaction(db, async (tx) => {
    await lockPersonAndGuide(tx, userId, guideId);
    const standing = await readStanding(tx, userId, [guideId]);
    const unlocked = standing.unlocked.has(guideId);
    const previewed = await previewedPassages(tx, userId, guideId);
    const seen = new Set(standing.seen.get(guideId));
    if (!unlocked) {
      const isNew = !previewed.has(passageId);
      if (isNew && previewed.size >= PREVIEWS_PER_GUIDE) throw locked('previewed', PREVIEWS_PER_GUIDE);
      if (!seen.has(passageId) && seen.size >= PASSAGES_PER_GUIDE) throw locked('seen', PASSAGES_PER_GUIDE);
      if (isNew) await insertPreview(tx, { userId, guideId, passageId });
      await insertSeen(tx, [{ userId, guideId, passageId }]);
      previewed.add(passageId);
      seen.add(passageId);
    }
    const seenOnly = [...seen].filter((id) => !previewed.has(id)).length;
    const previewsLeft = Math.max(
      0,
      Math.min(PREVIEWS_PER_GUIDE - previewed.size, PASSAGES_PER_GUIDE - seen.size + seenOnly),
    );
    return { documentId: guideId, passageId, ...shown, unlocked, previewsLeft };
  });
}

function locked(how: 'previewed' | 'seen', passages: number): Refusal {
  return new Refusal('guide_locked', `You have ${how} ${passages} passages of this guide. Unlock it to read on.`);
}
