import type { Connection } from '../db/connect.ts';
import { readChats } from './chat-store.ts';

/** The titles of the chats that a person has now, by id; a chat without a title, or a deleted one, is not among them. */
export async function readChatTitles(db: Connection, userId: string): Promise<ReadonlyMap<string, string>> {
  const chats = await readChats(db, userId);
  return new Map(chats.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])));
}
