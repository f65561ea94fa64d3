import { keepValues } from '../analysis/keep-values.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { deleteFailed, markRemoved } from './store.ts';

/** Takes a guide out of the library, or forgets a failed import. False when there is no such guide. */
export async function removeGuide(db: Database, guideId: string): Promise<boolean> {
  if (!isUuid(guideId)) return false;
  return inTransaction(db, async (tx) => {
    if (!(await markRemoved(tx, guideId))) return deleteFailed(tx, guideId);
    await keepValues(tx, [guideId]);
    return true;
  });
}
