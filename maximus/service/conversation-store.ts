import type { Pool } from 'pg';
import type { Conversation } from '../wire.ts';

interface Row {
  id: string;
  title: string;
  updatedAt: Date;
}

const COLUMNS = 'id, title, updated_at as "updatedAt"';
const shown = ({ updatedAt, ...row }: Row): Conversation => ({ ...row, updatedAt: updatedAt.toISOString() });

export async function insertConversation(pool: Pool, userId: string, title: string): Promise<Conversation> {
  const { rows } = await pool.query<Row>(
    `insert into maximus.conversation (user_id, title) values ($1, $2) returning ${COLUMNS}`,
    [userId, title],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The conversation was not kept');
  return shown(row);
}

/** A person's own conversation, unless it was deleted. */
export async function findConversation(pool: Pool, userId: string, id: string): Promise<Conversation | undefined> {
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from maximus.conversation where id = $1 and user_id = $2 and deleted_at is null`,
    [id, userId],
  );
  return rows[0] === undefined ? undefined : shown(rows[0]);
}

/** The newest conversations of a person; those whose name or questions hold the words, where some are given. */
export async function listConversations(pool: Pool, userId: string, words: string): Promise<Conversation[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from maximus.conversation c where user_id = $1 and deleted_at is null
      and (title ilike $2 or exists (select from maximus.turn t where t.conversation_id = c.id and t.question ilike $2))
    order by updated_at desc limit 200`,
    [userId, pattern],
  );
  return rows.map(shown);
}

/** Notes that something happened in a conversation. */
export async function touchConversation(pool: Pool, id: string): Promise<void> {
  await pool.query('update maximus.conversation set updated_at = now() where id = $1', [id]);
}

export async function renameConversation(pool: Pool, id: string, title: string): Promise<void> {
  await pool.query('update maximus.conversation set title = $2 where id = $1', [id, title]);
}

/** Deletes a conversation, or brings it back; false where the person has none of that id. */
export async function setDeleted(pool: Pool, userId: string, id: string, isDeleted: boolean): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update maximus.conversation set deleted_at = case when $3 then now() end where id = $1 and user_id = $2`,
    [id, userId, isDeleted],
  );
  return rowCount === 1;
}

/** Forgets a conversation in which nothing was kept. */
export async function dropEmpty(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `delete from maximus.conversation c where id = $1
      and not exists (select from maximus.turn t where t.conversation_id = c.id)`,
    [id],
  );
}

/** Conversations that were deleted long enough ago for nobody to want them back. */
export async function sweepConversations(pool: Pool): Promise<void> {
  await pool.query(`delete from maximus.conversation where deleted_at < now() - interval '1 day'`);
}
