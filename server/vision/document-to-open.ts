import { Refusal } from '../../contract/errors.ts';
import type { Connection } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { findGuideState, type GuideState } from './store.ts';

/**
 * The guide that a request wants to open; null when it names none. Its id is all that is believed: address and title
 * that a browser sends along are never looked at.
 *
 * @throws Refusal `not_found` for an id that is malformed, unknown, or of a guide that is not whole
 */
export async function documentToOpen(db: Connection, body: unknown): Promise<GuideState | null> {
  if (typeof body !== 'object' || body === null || !('documentId' in body)) return null;
  const { documentId } = body;
  if (typeof documentId !== 'string') return null;
  if (!isUuid(documentId)) throw new Refusal('not_found');
  const guide = await findGuideState(db, documentId);
  if (guide === undefined || guide.status === 'importing' || guide.status === 'failed') throw new Refusal('not_found');
  return guide;
}
