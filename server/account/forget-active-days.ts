import type { Connection } from '../db/connect.ts';
import { deleteActiveDays } from './store.ts';

/** Longer than the longest span of the overview. */
const KEEP_DAYS = 400;

/** Forgets on which days people were here long ago. */
export async function forgetActiveDays(db: Connection): Promise<void> {
  await deleteActiveDays(db, KEEP_DAYS);
}
