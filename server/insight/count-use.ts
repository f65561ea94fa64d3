import type { Connection } from '../db/connect.ts';
import { countChatsEver } from './count-chats-ever.ts';
import { sumExchanges } from './chat-store.ts';

/** How much somebody uses Insight, in counts alone: chats ever created, those there now, and questions answered in these. */
export async function countUse(
  db: Connection,
  userId: string,
): Promise<{ created: number; now: number; exchanges: number }> {
  return { created: await countChatsEver(db, userId), ...(await sumExchanges(db, userId)) };
}
