import { Refusal } from '../../contract/errors.ts';
import type { Connection } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { findGuide, type ReportedGuide } from './store.ts';

/**
 * The guide that a report is about; null when it names none. Whoever unlocked it may report it, also after it was
 * removed from the library.
 *
 * @throws Refusal `not_found` for an id that is malformed, unknown, or of a guide that nobody could unlock now;
 *   `report_locked`
 */
export async function documentToReport(db: Connection, userId: string, body: unknown): Promise<ReportedGuide | null> {
  if (typeof body !== 'object' || body === null || !('documentId' in body)) return null;
  const { documentId } = body;
  if (typeof documentId !== 'string') return null;
  const guide = isUuid(documentId) ? await findGuide(db, userId, documentId) : undefined;
  if (guide?.unlocked === true) return guide;
  throw new Refusal(guide?.status === 'ready' ? 'report_locked' : 'not_found');
}
