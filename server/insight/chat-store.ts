import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Chat, Citation, ThreadMessage } from '../../contract/insight.ts';
import { preparedQuery, type Connection, type Transaction } from '../db/connect.ts';
import { chat, chatMessage } from '../db/tables/insight.ts';

export type ChatRow = typeof chat.$inferSelect;

const visible = isNull(chat.deletedAt);
// Written out: inside a query of one table the builder leaves table names away.
const userMessages = sql<number>`(
  select count(*)::int from chat_message where chat_message.chat_id = chat.id and chat_message.role = 'user'
)`;

const columns = {
  id: chat.id,
  title: chat.title,
  messageCount: chat.messageCount,
  userMessageCount: userMessages,
  createdAt: chat.createdAt,
  updatedAt: chat.updatedAt,
  openaiThreadId: chat.threadId,
};

function toChat(row: Omit<Chat, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }): Chat {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

const chatsOf = preparedQuery('chats', (db) =>
  db
    .select(columns)
    .from(chat)
    .where(and(eq(chat.userId, sql.placeholder('userId')), visible))
    .orderBy(desc(chat.updatedAt), desc(chat.id)),
);

/** The chats of a person, most recently used first. */
export async function readChats(db: Connection, userId: string): Promise<Chat[]> {
  return (await chatsOf(db, { userId })).map(toChat);
}

export async function readChat(db: Connection, userId: string, chatId: string): Promise<Chat | undefined> {
  const [row] = await db
    .select(columns)
    .from(chat)
    .where(and(eq(chat.id, chatId), eq(chat.userId, userId), visible));
  return row && toChat(row);
}

/** The id of the person's chat that holds the thread. */
export async function readChatOfThread(db: Connection, userId: string, threadId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: chat.id })
    .from(chat)
    .where(and(eq(chat.threadId, threadId), eq(chat.userId, userId), visible));
  return row?.id;
}

/** Chats ever created: a deleted one stays as a row. */
export async function countAllChats(db: Connection, userId: string): Promise<number> {
  return db.$count(chat, eq(chat.userId, userId));
}

export async function countChats(db: Connection, userId: string): Promise<number> {
  const [row] = await db
    .select({ chats: count() })
    .from(chat)
    .where(and(eq(chat.userId, userId), visible));
  return row?.chats ?? 0;
}

/** How many chats somebody has now, and how many exchanges were completed in them. */
export async function sumExchanges(db: Connection, userId: string): Promise<{ now: number; exchanges: number }> {
  const [row] = await db
    .select({ now: count(), exchanges: sql<number>`coalesce(sum(${chat.messageCount}), 0)::int` })
    .from(chat)
    .where(and(eq(chat.userId, userId), visible));
  return row ?? { now: 0, exchanges: 0 };
}

/** Locks a chat until the end of the transaction; `userId` null for work that no person asked for (the sweeper). */
export async function lockChat(tx: Transaction, chatId: string, userId: string | null): Promise<ChatRow | undefined> {
  const own = userId === null ? undefined : eq(chat.userId, userId);
  const [row] = await tx
    .select()
    .from(chat)
    .where(and(eq(chat.id, chatId), own, visible))
    .for('update');
  return row;
}

export async function insertChat(
  tx: Transaction,
  row: { id: string; userId: string; title: string | null; blockTransactionId: string },
): Promise<Chat> {
  const [made] = await tx
    .insert(chat)
    .values({ ...row, paidBlocks: 1, attempts: 1 })
    .returning({ createdAt: chat.createdAt, updatedAt: chat.updatedAt });
  if (made === undefined) throw new Error('The chat was not stored');
  return toChat({ id: row.id, title: row.title, messageCount: 0, userMessageCount: 0, openaiThreadId: null, ...made });
}

type ChatChange = Partial<
  Pick<
    ChatRow,
    | 'title'
    | 'threadId'
    | 'messageCount'
    | 'paidBlocks'
    | 'attempts'
    | 'blockTransactionId'
    | 'reading'
    | 'updatedAt'
    | 'deletedAt'
  >
>;

export async function updateChat(db: Connection, chatId: string, change: ChatChange): Promise<void> {
  await db.update(chat).set(change).where(eq(chat.id, chatId));
}

/** The messages of a chat, oldest first; the last `limit` of them when a limit is given. */
export async function readMessages(db: Connection, chatId: string, limit?: number): Promise<ThreadMessage[]> {
  const query = db
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.chatId, chatId))
    .orderBy(limit === undefined ? asc(chatMessage.ordinal) : desc(chatMessage.ordinal));
  const rows = limit === undefined ? await query : (await query.limit(limit)).reverse();
  return rows.map(toMessage);
}

function toMessage(row: typeof chatMessage.$inferSelect): ThreadMessage {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    citations: row.citations as Citation[],
    createdAt: row.createdAt.toISOString(),
  };
}

/** Adds a message at the end of a chat, which the caller has locked. */
export async function appendMessage(
  tx: Transaction,
  message: { chatId: string; role: 'user' | 'assistant'; content: string; citations?: Citation[] },
): Promise<ThreadMessage> {
  const ordinal = sql<number>`(
    select coalesce(max(ordinal), 0) + 1 from chat_message where chat_id = ${message.chatId}
  )`;
  const [row] = await tx
    .insert(chatMessage)
    .values({ ...message, citations: message.citations ?? [], ordinal })
    .returning();
  if (row === undefined) throw new Error('The message was not stored');
  return toMessage(row);
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
