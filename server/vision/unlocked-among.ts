import type { Connection } from '../db/connect.ts';
import { listUnlockedAmong } from './store.ts';

/** Which of some guides a person has unlocked. */
export async function unlockedAmong(db: Connection, userId: string, guideIds: readonly string[]): Promise<string[]> {
  return guideIds.length === 0 ? [] : listUnlockedAmong(db, userId, guideIds);
}
