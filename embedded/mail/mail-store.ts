import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { z } from 'zod';
import type { CaughtMail } from './message.ts';

const Stored = z.object({
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  otp: z.string().nullable(),
  receivedAt: z.string(),
  messageId: z.string().nullable(),
});

/** A mail that has no number yet. */
export type NewMail = Omit<CaughtMail, 'id'>;

/** Every call rejects while the database is away. */
export interface MailStore {
  /** Keeps a mail durably; one that was already delivered to the same address under its Message-ID is dropped. */
  add(mail: NewMail): Promise<void>;
  /** Newest first; `to` filters by the exact address. */
  list(to?: string): Promise<CaughtMail[]>;
  find(id: string): Promise<CaughtMail | undefined>;
  close(): Promise<void>;
}

/**
 * A mail is kept as text of JSON, which can hold what PostgreSQL's own types cannot: NUL characters, halves of
 * surrogate pairs. Its number only grows, whichever process has caught it.
 */
const SCHEMA = `
create schema if not exists embedded_mail;
create table if not exists embedded_mail.caught (
  id bigint generated always as identity primary key,
  recipient text not null,
  message_key text not null,
  mail text not null,
  unique (message_key, recipient)
);
create index if not exists caught_recipient on embedded_mail.caught (recipient, id desc);`;

interface Row {
  id: string;
  mail: string;
}

/** The newest `limit` mails of every process on the database. */
export async function openMailStore(databaseUrl: string, limit: number): Promise<MailStore> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 3,
    application_name: 'mail',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
  });
  // A connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  // One in use fails by its own query; it must not end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await makeSchema(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const rows = async (where: string, values: unknown[]): Promise<CaughtMail[]> =>
    (await pool.query<Row>(`select id, mail from embedded_mail.caught ${where}`, values)).rows.map(read);

  return {
    async add(mail) {
      const added = await pool.query(
        `insert into embedded_mail.caught (recipient, message_key, mail) values ($1, $2, $3)
         on conflict (message_key, recipient) do nothing`,
        [storable(mail.to), storable(mail.messageId ?? randomUUID()), JSON.stringify(mail)],
      );
      if (added.rowCount === 0) return;
      await pool.query(
        `delete from embedded_mail.caught
         where id <= (select id from embedded_mail.caught order by id desc offset $1 limit 1)`,
        [limit],
      );
    },
    list: (to) =>
      to === undefined
        ? rows('order by id desc limit $1', [limit])
        : rows('where recipient = $2 order by id desc limit $1', [limit, storable(to.toLowerCase())]),
    find: async (id) => (/^\d{1,18}$/.test(id) ? (await rows('where id = $1', [id]))[0] : undefined),
    close: () => pool.end(),
  };
}

/** One process at a time: `if not exists` alone fails where two start at once. */
async function makeSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('embedded_mail'))`);
    await client.query(SCHEMA);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const read = ({ id, mail }: Row): CaughtMail => ({ id, ...Stored.parse(JSON.parse(mail)) });

const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
