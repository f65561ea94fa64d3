import { creditsUsed } from '../credits/credits-used.ts';
import type { Connection } from '../db/connect.ts';
import { countChatsEver } from '../insight/count-chats-ever.ts';
import { countUnlocked } from '../vision/count-unlocked.ts';

export interface Stats {
  totalChats: number;
  documentsViewed: number;
  creditsUsed: number;
}

/** What a person has done so far: chats ever created, distinct guides unlocked, credits spent net of refunds. */
export async function readStats(db: Connection, userId: string): Promise<Stats> {
  return {
    totalChats: await countChatsEver(db, userId),
    documentsViewed: await countUnlocked(db, userId),
    creditsUsed: await creditsUsed(db, userId),
  };
}
