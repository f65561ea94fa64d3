import type { Connection } from '../db/connect.ts';
import { countAllChats } from './chat-store.ts';

/** How many chats a person has ever created, deleted ones too. */
export async function countChatsEver(db: Connection, userId: string): Promise<number> {
  return countAllChats(db, userId);
}
