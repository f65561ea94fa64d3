import { keepValues } from '../analysis/keep-values.ts';
import { inTransaction, type Database, type Transaction } from '../db/connect.ts';
import type { Note } from '../db/act.ts';
import { isUuid } from '../db/is-uuid.ts';
import { readGuides } from './admin-store.ts';
import { deleteFailed, markRemoved } from './store.ts';

/** Takes a guide out of the library, or forgets a failed import. False when there is no such guide. */
export async function removeGuide(db: Database, guideId: string): Promise<boolean> {
  if (!isUuid(guideId)) return false;
  return inTransaction(db, (tx) => removeGuideIn(tx, guideId));
}

/** The same in a transaction that is open. */
export async function removeGuideIn(tx: Transaction, guideId: string): Promise<boolean> {
  if (!(await markRemoved(tx, guideId))) return deleteFailed(tx, guideId);
  await keepValues(tx, [guideId]);
  return true;
}

/** Takes several guides out, all or none; what is gone already does not count. */
export async function removeGuides(tx: Transaction, ids: readonly string[], note: Note): Promise<{ removed: number }> {
  const guides = await readGuides(tx, ids);
  let removed = 0;
  for (const id of ids) if (await removeGuideIn(tx, id)) removed += 1;
  note({ before: Object.fromEntries(guides.map(({ id, title }) => [id, title])), after: {} });
  return { removed };
}
