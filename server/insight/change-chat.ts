import { Refusal } from '../../contract/errors.ts';
import type { Chat, Feedback } from '../../contract/insight.ts';
import { inTransaction, type Connection, type Database } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { lockChat, readChat, readChatOfThread, updateChat } from './chat-store.ts';
import { failRun } from './end-exchange.ts';
import { deleteMessages, keepFeedback } from './message-store.ts';
import { deleteRuns, readActiveRun } from './run-store.ts';
import { storable } from './storable-text.ts';

/** The person's own chat. @throws Refusal `not_found` where there is none, or it is another's */
export async function ownChat(db: Connection, userId: string, chatId: string): Promise<Chat> {
  const chat = isUuid(chatId) ? await readChat(db, userId, chatId) : undefined;
  if (chat === undefined) throw new Refusal('not_found');
  return chat;
}

/** The id of the person's own chat that holds a thread. @throws Refusal `not_found` */
export async function chatOfThread(db: Connection, userId: string, threadId: string): Promise<string> {
  const chatId = await readChatOfThread(db, userId, threadId);
  if (chatId === undefined) throw new Refusal('not_found');
  return chatId;
}

export async function renameChat(db: Connection, userId: string, chatId: string, title: string): Promise<Chat> {
  await ownChat(db, userId, chatId);
  await updateChat(db, chatId, { title: storable(title) });
  return ownChat(db, userId, chatId);
}

/**
 * Deletes a chat with everything that was said in it; its bare row stays for the statistics. An answer in the making
 * fails, so a block that it opened is refunded.
 */
export async function deleteChat(db: Database, userId: string, chatId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const chat = await lockChat(tx, chatId, userId);
    if (chat === undefined) throw new Refusal('not_found');
    const active = await readActiveRun(tx, chatId);
    if (active !== undefined) await failRun(tx, chat, active.id, { reason: 'the chat was deleted', stopped: true });
    await deleteRuns(tx, chatId);
    await deleteMessages(tx, chatId);
    await updateChat(tx, chatId, { title: null, deletedAt: new Date() });
  });
}

/** Keeps what the person thinks of an answer of their own chat. @throws Refusal `not_found` where there is no such answer */
export async function rateAnswer(
  db: Connection,
  answer: { chatId: string; messageId: string },
  feedback: Feedback | null,
): Promise<{ feedback: Feedback | null }> {
  if (!(await keepFeedback(db, answer, feedback))) throw new Refusal('not_found');
  return { feedback };
}
