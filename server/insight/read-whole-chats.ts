import type { Chat, ThreadMessage } from '../../contract/insight.ts';
import type { Connection } from '../db/connect.ts';
import { readChats } from './chat-store.ts';
import { readMessages } from './message-store.ts';

/** The chats of a person with all that was said in them, most recently used first. */
export async function readWholeChats(
  db: Connection,
  userId: string,
): Promise<(Chat & { messages: ThreadMessage[] })[]> {
  const whole = [];
  // A person has at most 50.
  for (const chat of await readChats(db, userId)) whole.push({ ...chat, messages: await readMessages(db, chat.id) });
  return whole;
}
