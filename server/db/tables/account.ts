import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A person who uses the product. The id is the one that the auth service gave them. */
export const person = pgTable(
  'person',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    companyName: text('company_name'),
    companySizeRange: text('company_size_range'),
    goals: text('goals'),
    /** Whether welcome and profile credits may be given: not to the account after the tenth of a day from one network. */
    receivesGifts: boolean('receives_gifts').notNull().default(true),
    isAdmin: boolean('is_admin').notNull().default(false),
    foundingMemberNumber: integer('founding_member_number').unique(),
    foundingMemberDate: timestamp('founding_member_date', { withTimezone: true }),
    onWaitlistCohortimus: boolean('on_waitlist_cohortimus').notNull().default(false),
    hasSeenGuideSearchOnboarding: boolean('has_seen_guide_search_onboarding').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
    lastActiveAt: timestamp('last_active_at', { withTimezone: true }),
  },
  (table) => [index('person_time').on(table.createdAt), check('person_email_present', sql`${table.email} <> ''`)],
);

/** On which days, in UTC, a person was here: how many are active is a figure of the overview. */
export const activeDay = pgTable(
  'active_day',
  {
    day: date('day').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] }), index('active_day_person').on(table.userId)],
);
