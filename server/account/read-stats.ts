import type { Connection } from '../db/connect.ts';
import { countChats, countUnlockedGuides, sumSpent } from './store.ts';

export interface Stats {
  totalChats: number;
  documentsViewed: number;
  creditsUsed: number;
}

/** What a person has done so far: chats ever created, distinct guides unlocked, credits spent net of refunds. */
export async function readStats(db: Connection, userId: string): Promise<Stats> {
  return {
    totalChats: await countChats(db, userId),
    documentsViewed: await countUnlockedGuides(db, userId),
    creditsUsed: await sumSpent(db, userId),
  };
}
