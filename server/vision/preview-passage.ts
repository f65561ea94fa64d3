import { Refusal } from '../../contract/errors.ts';
import { PREVIEWS_PER_GUIDE, type PassagePreview } from '../../contract/vision.ts';
import { type Database, inTransaction } from '../db/connect.ts';
import { hasUnlocked } from './has-unlocked.ts';
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
 * Shows one passage for free. Of a locked guide a person sees at most five different passages, ever, however many calls
 * come at once.
 *
 * @throws Refusal `guide_locked` for a sixth
 */
export async function previewPassage(
  db: Database,
  userId: string,
  passage: Awaited<ReturnType<typeof passageToPreview>>,
): Promise<PassagePreview> {
  const { guideId, passageId, ...shown } = passage;
  return inTransaction(db, async (tx) => {
    await lockPersonAndGuide(tx, userId, guideId);
    const unlocked = await hasUnlocked(tx, userId, guideId);
    const seen = await previewedPassages(tx, userId, guideId);
    if (!unlocked && !seen.has(passageId)) {
      if (seen.size >= PREVIEWS_PER_GUIDE) {
        throw new Refusal(
          'guide_locked',
          `You have previewed ${PREVIEWS_PER_GUIDE} passages of this guide. Unlock it to read on.`,
        );
      }
      await insertPreview(tx, { userId, guideId, passageId });
      seen.add(passageId);
    }
    const previewsLeft = Math.max(0, PREVIEWS_PER_GUIDE - seen.size);
    return { documentId: guideId, passageId, ...shown, unlocked, previewsLeft };
  });
}
