import { z } from 'zod';
import { inTransaction, type Database } from '../db/connect.ts';
import { deleteFailed, markRemoved } from './store.ts';

/** Takes a guide out of the library, or forgets a failed import. False when there is no such guide. */
export async function removeGuide(db: Database, guideId: string): Promise<boolean> {
  if (!z.uuid().safeParse(guideId).success) return false;
  return inTransaction(db, async (tx) => (await markRemoved(tx, guideId)) || (await deleteFailed(tx, guideId)));
}
