import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** What a mail of each kind says; administrators edit it. `{{name}}` stands for a variable. */
export const mailTemplate = pgTable('mail_template', {
  templateType: text('template_type').primaryKey(),
  templateName: text('template_name').notNull(),
  fromName: text('from_name').notNull(),
  /** Empty: the address of the installation (MAIL_FROM). */
  fromEmail: text('from_email').notNull(),
  subject: text('subject').notNull(),
  htmlBody: text('html_body').notNull(),
  description: text('description').notNull(),
  /** The names of the variables that the template may use, and what each is: `[{name, description}]`. */
  variables: jsonb('variables').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  lastTestSentAt: at('last_test_sent_at'),
  lastTestSentTo: text('last_test_sent_to'),
});

/** The queue: a mail is written here in the transaction that causes it, and sent by a job. */
export const mailMessage = pgTable(
  'mail_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One cause sends one mail, ever. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    templateType: text('template_type').notNull(),
    recipient: text('recipient').notNull(),
    /** Who caused it, where that is a person: it is forgotten with them, whomever it went to. */
    personId: uuid('person_id'),
    /** Emptied once the mail is sent, and where one with a code or a link was given up: neither is kept. */
    variables: jsonb('variables').notNull(),
    status: text('status', { enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** While `sending`: until when the process that claimed the mail has it for itself. */
    claimedUntil: at('claimed_until'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull().defaultNow(),
    sentAt: at('sent_at'),
  },
  (table) => [
    index('mail_message_time').on(table.createdAt),
    index('mail_message_person').on(table.personId),
    index('mail_message_waiting')
      .on(table.createdAt)
      .where(sql`status in ('queued', 'sending')`),
  ],
);
