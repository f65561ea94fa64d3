import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';

/** A message, or a title, that holds all words of a search. */
export interface FoundInChat {
  chatId: string;
  title: string | null;
  messageId: string | null;
  content: string;
  at: Date;
}

const MOST = 50;

/** Of each chat of a person the newest message that holds all words, or the title where none does; newest first. */
export async function findInChats(db: Connection, userId: string, words: readonly string[]): Promise<FoundInChat[]> {
  const holds = (column: ReturnType<typeof sql>) =>
    sql.join(
      words.map((word) => sql`position(lower(${word}) in lower(${column})) > 0`),
      sql` and `,
    );
  const { rows } = await db.execute<Record<keyof FoundInChat, string | null>>(sql`
    select distinct on (chat.id) chat.id as "chatId", chat.title, said.id as "messageId",
      coalesce(said.content, chat.title) as content, coalesce(said.created_at, chat.updated_at)::text as at
    from chat
    left join lateral (
      select id, content, created_at, ordinal from chat_message
      where chat_id = chat.id and replaced_by is null and ${holds(sql`content`)}
      order by ordinal desc limit 1
    ) said on true
    where chat.user_id = ${userId} and chat.deleted_at is null
      and (said.id is not null or ${holds(sql`coalesce(chat.title, '')`)})
    order by chat.id limit ${MOST}`);
  return rows
    .map(({ chatId, title, messageId, content, at }) => ({
      chatId: chatId ?? '',
      title,
      messageId,
      content: content ?? '',
      at: new Date(at ?? 0),
    }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
