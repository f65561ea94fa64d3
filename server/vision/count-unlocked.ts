import type { Connection } from '../db/connect.ts';
import { countViews } from './store.ts';

/** How many different guides a person has unlocked, removed ones too. */
export async function countUnlocked(db: Connection, userId: string): Promise<number> {
  return countViews(db, userId);
}
