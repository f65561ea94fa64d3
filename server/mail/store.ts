import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import { mailMessage, mailTemplate } from '../db/tables/mail.ts';

export type Template = typeof mailTemplate.$inferSelect;
export type Message = typeof mailMessage.$inferSelect;

export interface NewMessage {
  templateType: string;
  recipient: string;
  personId: string | null;
  variables: Record<string, string>;
  idempotencyKey: string;
}

/** Writes a mail into the queue; null when its cause has already written one. */
export async function insertMessage(db: Connection, message: NewMessage): Promise<string | null> {
  const [row] = await db.insert(mailMessage).values(message).onConflictDoNothing().returning({ id: mailMessage.id });
  return row?.id ?? null;
}

/** Takes a waiting mail for `seconds`; null when it is sent, given up, or claimed by another process. */
export async function claimMessage(db: Connection, id: string, seconds: number): Promise<Message | null> {
  const [row] = await db
    .update(mailMessage)
    .set({
      status: 'sending',
      attempts: sql`${mailMessage.attempts} + 1`,
      claimedUntil: sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(
      and(
        eq(mailMessage.id, id),
        or(
          eq(mailMessage.status, 'queued'),
          and(eq(mailMessage.status, 'sending'), lt(mailMessage.claimedUntil, sql`now()`)),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

/** Until when another process has claimed the mail; null when nobody has. */
export async function claimedUntil(db: Connection, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ until: mailMessage.claimedUntil })
    .from(mailMessage)
    .where(and(eq(mailMessage.id, id), eq(mailMessage.status, 'sending')));
  return row?.until ?? null;
}

export async function markSent(db: Connection, id: string): Promise<void> {
  await db
    .update(mailMessage)
    .set({ status: 'sent', sentAt: sql`now()`, claimedUntil: null, lastError: null, variables: {} })
    .where(eq(mailMessage.id, id));
}

/** Gives a mail up; `keepsWords` where an administrator may send it again. */
export async function markFailed(
  db: Connection,
  id: string,
  { reason, keepsWords }: { reason: string; keepsWords: boolean },
): Promise<void> {
  await db
    .update(mailMessage)
    .set({ status: 'failed', claimedUntil: null, lastError: reason, ...(!keepsWords && { variables: {} }) })
    .where(eq(mailMessage.id, id));
}

export async function deleteMessage(db: Connection, id: string): Promise<void> {
  await db.delete(mailMessage).where(eq(mailMessage.id, id));
}

/** Puts a mail back that could not be sent this time. */
export async function putBack(db: Connection, id: string, reason: string): Promise<void> {
  await db
    .update(mailMessage)
    .set({ status: 'queued', claimedUntil: null, lastError: reason })
    .where(eq(mailMessage.id, id));
}

export async function findTemplate(db: Connection, templateType: string): Promise<Template | null> {
  const [row] = await db.select().from(mailTemplate).where(eq(mailTemplate.templateType, templateType));
  return row ?? null;
}

/** Adds the templates that are not there yet; the others stay as somebody edited them. */
export async function insertTemplates(
  db: Connection,
  templates: readonly (typeof mailTemplate.$inferInsert)[],
): Promise<void> {
  await db
    .insert(mailTemplate)
    .values([...templates])
    .onConflictDoNothing();
}

/** Every template, by its name. */
export async function listTemplates(db: Connection): Promise<Template[]> {
  return db.select().from(mailTemplate).orderBy(mailTemplate.templateName);
}

/** A template, locked until the transaction ends. */
export async function lockTemplate(tx: Transaction, templateType: string): Promise<Template | undefined> {
  const [row] = await tx.select().from(mailTemplate).where(eq(mailTemplate.templateType, templateType)).for('update');
  return row;
}

/** Undefined where there is no such template. */
export async function updateTemplate(
  db: Connection,
  templateType: string,
  change: Partial<Template>,
): Promise<Template | undefined> {
  const [row] = await db
    .update(mailTemplate)
    .set(change)
    .where(eq(mailTemplate.templateType, templateType))
    .returning();
  return row;
}

export async function countByState(
  db: Connection,
): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
  const waits = sql`${mailMessage.status} in ('queued', 'sending')`;
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${waits}))::int`,
      failed: sql<number>`(count(*) filter (where ${mailMessage.status} = 'failed'))::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${mailMessage.createdAt}) filter (where ${waits})), 0)::float8`,
    })
    .from(mailMessage);
  return row ?? { waiting: 0, failed: 0, oldestSeconds: 0 };
}

/** Whose mails are meant: those to an address, those that a person caused, and those of these causes. */
export interface MailsOf {
  email: string;
  userId: string;
  keys: readonly string[];
}

export async function deleteMessagesOf(db: Connection, { email, userId, keys }: MailsOf): Promise<void> {
  await db
    .delete(mailMessage)
    .where(
      or(
        eq(mailMessage.recipient, email),
        eq(mailMessage.personId, userId),
        inArray(mailMessage.idempotencyKey, [...keys]),
      ),
    );
}
