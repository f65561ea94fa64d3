import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { badgeIcons } from '../../../contract/founding.ts';

/** The last number that was given to a founding member; one row. A number is never given twice, whoever leaves. */
export const foundingCounter = pgTable(
  'founding_counter',
  {
    id: integer('id').primaryKey().default(1),
    lastNumber: integer('last_number').notNull().default(0),
  },
  (table) => [check('founding_counter_one_row', sql`${table.id} = 1`)],
);

/** A range of founding members with a name and a badge of its own. */
export const foundingTier = pgTable(
  'founding_tier',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull().unique(),
    description: text('description').notNull(),
    minNumber: integer('min_number').notNull(),
    /** Null: without an end. */
    maxNumber: integer('max_number'),
    displayOrder: integer('display_order').notNull(),
    badgeIcon: text('badge_icon', { enum: badgeIcons }).notNull().default('crown'),
    gradientFrom: text('gradient_from').notNull(),
    gradientTo: text('gradient_to').notNull(),
    gradientDirection: text('gradient_direction').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    check('founding_tier_range', sql`${table.minNumber} > 0 and ${table.maxNumber} >= ${table.minNumber}`),
    check('founding_tier_icon', sql`${table.badgeIcon} in ('crown', 'star', 'sparkles', 'zap', 'award', 'shield')`),
  ],
);
