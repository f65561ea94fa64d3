import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sharePlatforms } from '../../../contract/referrals.ts';
import { person } from './account.ts';
import { at } from './columns.ts';

const somebody = (name: string) => uuid(name).references(() => person.id, { onDelete: 'set null' });

/**
 * Somebody who was invited by mail or came by a person's link. A mailbox is invited once and joins once, whoever leaves
 * meanwhile: a row stays when its people are deleted, with the keyed hash of the mailbox alone.
 */
export const referral = pgTable(
  'referral',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referrerId: somebody('referrer_id'),
    /** The keyed hash of the referrer's mailbox when they invited; null for somebody who came by a link. */
    referrerMailbox: text('referrer_mailbox'),
    /** Where the invitation went; null for somebody who came by a link. */
    email: text('email'),
    /** The keyed hash of the mailbox. */
    mailbox: text('mailbox').notNull(),
    invitedAt: at('invited_at'),
    joinedAt: at('joined_at'),
    joinedId: somebody('joined_id'),
    /** What the referrer has earned by it so far. */
    creditsEarned: integer('credits_earned').notNull().default(0),
  },
  (table) => [
    check('referral_happened', sql`${table.invitedAt} is not null or ${table.joinedAt} is not null`),
    uniqueIndex('referral_invited_once')
      .on(table.mailbox)
      .where(sql`invited_at is not null`),
    uniqueIndex('referral_joined_once')
      .on(table.mailbox)
      .where(sql`joined_at is not null`),
    index('referral_of_person').on(table.referrerId, table.invitedAt),
    index('referral_of_mailbox').on(table.referrerMailbox, table.invitedAt),
  ],
);

/** A share of a person's link on a platform. It stays when the person is deleted, with the keyed hash of the mailbox alone. */
export const referralShare = pgTable(
  'referral_share',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: somebody('user_id'),
    /** The keyed hash of the person's mailbox when they shared. */
    mailbox: text('mailbox'),
    platform: text('platform', { enum: sharePlatforms }).notNull(),
    sharedAt: at('shared_at').notNull().defaultNow(),
  },
  (table) => [
    check('referral_share_platform', sql`${table.platform} in ('twitter', 'linkedin', 'facebook')`),
    index('referral_share_of_person').on(table.userId, table.platform, table.sharedAt),
    index('referral_share_of_mailbox').on(table.mailbox, table.platform, table.sharedAt),
  ],
);

/** What shares on a platform say. */
export const socialContent = pgTable(
  'social_content',
  {
    platform: text('platform', { enum: sharePlatforms }).primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    callToAction: text('call_to_action').notNull(),
    hashtags: text('hashtags').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [check('social_content_platform', sql`${table.platform} in ('twitter', 'linkedin', 'facebook')`)],
);
