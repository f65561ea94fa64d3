import type { Connection } from '../db/connect.ts';
import { findView } from './store.ts';

/** Whether a person may read a whole guide. */
export async function hasUnlocked(db: Connection, userId: string, guideId: string): Promise<boolean> {
  return (await findView(db, userId, guideId)) !== undefined;
}
