import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Chat } from '../../contract/insight.ts';
import { preparedQuery, type Connection, type Transaction } from '../db/connect.ts';
import { chat } from '../db/tables/insight.ts';

export type ChatRow = typeof chat.$inferSelect;

const visible = isNull(chat.deletedAt);
// Written out: inside a query of one table the builder leaves table names away.
const userMessages = sql<number>`(
  select count(*)::int from chat_message
  where chat_message.chat_id = chat.id and chat_message.role = 'user' and chat_message.replaced_by is null
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

/** Lets nobody else make a chat of this id until the end of the transaction. */
export async function lockNewChat(tx: Transaction, chatId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${chatId}, 0))`);
}

/** Whether there is or was a chat of this id, whosoever. */
export async function isTaken(db: Connection, chatId: string): Promise<boolean> {
  return (await db.$count(chat, eq(chat.id, chatId))) > 0;
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
    'title' | 'threadId' | 'messageCount' | 'paidBlocks' | 'attempts' | 'blockTransactionId' | 'updatedAt' | 'deletedAt'
  >
>;

export async function updateChat(db: Connection, chatId: string, change: ChatChange): Promise<void> {
  await db.update(chat).set(change).where(eq(chat.id, chatId));
}
