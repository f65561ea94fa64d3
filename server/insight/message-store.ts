import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Citation, Feedback, Offer, ThreadMessage } from '../../contract/insight.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { chatMessage } from '../db/tables/insight.ts';

const ofChat = (chatId: string) => and(eq(chatMessage.chatId, chatId), isNull(chatMessage.replacedBy));

/** The messages of a chat, oldest first; the last `limit` of them when a limit is given. */
export async function readMessages(db: Connection, chatId: string, limit?: number): Promise<ThreadMessage[]> {
  const query = db
    .select()
    .from(chatMessage)
    .where(ofChat(chatId))
    .orderBy(limit === undefined ? asc(chatMessage.ordinal) : desc(chatMessage.ordinal));
  const rows = limit === undefined ? await query : (await query.limit(limit)).reverse();
  return rows.map(toMessage);
}

function toMessage(row: typeof chatMessage.$inferSelect): ThreadMessage {
  const { id, role, content, stopped, feedback } = row;
  return {
    id,
    role,
    content,
    citations: row.citations as Citation[],
    offers: row.offers as Offer[],
    stopped,
    feedback,
    createdAt: row.createdAt.toISOString(),
  };
}

interface NewMessage {
  chatId: string;
  role: 'user' | 'assistant';
  content: string;
  citations?: Citation[];
  offers?: Offer[];
  reading?: unknown;
  stopped?: boolean;
}

/** One message of a chat; undefined where the chat shows no such one. */
export async function readMessage(
  db: Connection,
  chatId: string,
  messageId: string,
): Promise<ThreadMessage | undefined> {
  const [row] = await db
    .select()
    .from(chatMessage)
    .where(and(ofChat(chatId), eq(chatMessage.id, messageId)));
  return row && toMessage(row);
}

/** Adds a message at the end of a chat, which the caller has locked. */
export async function appendMessage(tx: Transaction, message: NewMessage): Promise<ThreadMessage> {
  const ordinal = sql<number>`(
    select coalesce(max(ordinal), 0) + 1 from chat_message where chat_id = ${message.chatId}
  )`;
  const [row] = await tx
    .insert(chatMessage)
    .values({ ...message, ordinal })
    .returning();
  if (row === undefined) throw new Error('The message was not stored');
  return toMessage(row);
}

/** What the last answer of a chat was to: the reading that the next question goes on from; null before the first. */
export async function readLastReading(db: Connection, chatId: string): Promise<unknown> {
  const [row] = await db
    .select({ reading: chatMessage.reading })
    .from(chatMessage)
    .where(and(ofChat(chatId), eq(chatMessage.role, 'assistant')))
    .orderBy(desc(chatMessage.ordinal))
    .limit(1);
  return row?.reading ?? null;
}

/** The employers that a person spoke of lately in other chats, the last ones first. */
export async function readEmployersElsewhere(db: Connection, userId: string, chatId: string): Promise<string[]> {
  const { rows } = await db.execute<{ recent: string[] | null }>(sql`
    select said.reading -> 'recent' as recent from chat
    join lateral (
      select reading from chat_message
      where chat_id = chat.id and role = 'assistant' order by ordinal desc limit 1
    ) said on true
    where chat.user_id = ${userId} and chat.id <> ${chatId} and chat.deleted_at is null
    order by chat.updated_at desc limit ${CHATS_LOOKED_AT}`);
  return [...new Set(rows.flatMap(({ recent }) => (recent ?? []).toReversed()))];
}
const CHATS_LOOKED_AT = 4;

/**
 * Hides a question of a chat and all that follows it, for a run that answers another in its place. False where the chat
 * shows no such question.
 */
export async function hideFrom(tx: Transaction, chatId: string, messageId: string, runId: string): Promise<boolean> {
  const [from] = await tx
    .select({ ordinal: chatMessage.ordinal })
    .from(chatMessage)
    .where(and(ofChat(chatId), eq(chatMessage.id, messageId), eq(chatMessage.role, 'user')));
  if (from === undefined) return false;
  await tx
    .update(chatMessage)
    .set({ replacedBy: runId })
    .where(and(ofChat(chatId), gte(chatMessage.ordinal, from.ordinal)));
  return true;
}

/** Deletes what a run has replaced, once it has answered. */
export async function deleteReplaced(tx: Transaction, runId: string): Promise<void> {
  await tx.delete(chatMessage).where(eq(chatMessage.replacedBy, runId));
}

/** Shows again what a run was to replace. */
export async function restoreReplaced(tx: Transaction, runId: string): Promise<void> {
  await tx.update(chatMessage).set({ replacedBy: null }).where(eq(chatMessage.replacedBy, runId));
}

/** Takes back the question that got no answer: the last message of a chat that the caller has locked. */
export async function deleteLastQuestion(tx: Transaction, chatId: string): Promise<void> {
  await tx
    .delete(chatMessage)
    .where(
      and(
        eq(chatMessage.chatId, chatId),
        eq(chatMessage.role, 'user'),
        sql`${chatMessage.ordinal} = (select max(ordinal) from chat_message where chat_id = ${chatId})`,
      ),
    );
}

export async function deleteMessages(tx: Transaction, chatId: string): Promise<void> {
  await tx.delete(chatMessage).where(eq(chatMessage.chatId, chatId));
}

/** Notes what the person thinks of an answer. False where the chat shows no such answer. */
export async function keepFeedback(
  db: Connection,
  { chatId, messageId }: { chatId: string; messageId: string },
  feedback: Feedback | null,
): Promise<boolean> {
  const rows = await db
    .update(chatMessage)
    .set({ feedback })
    .where(and(ofChat(chatId), eq(chatMessage.id, messageId), eq(chatMessage.role, 'assistant')))
    .returning({ id: chatMessage.id });
  return rows.length > 0;
}
