import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * What a guide states about its plans: one row a value, in the units of the catalogue (`contract/metrics.ts`), with the
 * words that say it. A metric without a row is not stated.
 */
export const planFact = pgTable(
  'plan_fact',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The passage's own guide. */
    guideId: uuid('guide_id').notNull(),
    metric: text('metric').notNull(),
    /** The plan's name within the guide; null where the guide has one, or the fact is of none. */
    plan: text('plan'),
    /** The type of that plan, where the guide states it. */
    planType: text('plan_type'),
    tier: text('tier', {
      enum: ['individual', 'family', 'employee', 'employee_spouse', 'employee_children', 'employee_family'],
    }),
    network: text('network', { enum: ['in', 'out'] }),
    /** The number; null where the metric is a choice, a name or a yes or no. */
    value: doublePrecision('value'),
    /** The choice, the name, `yes` or `no`; null where there is a number. */
    words: text('words'),
    /**
     * Where it says so: the quote is these characters of the passage's text. Triggers see to it that the passage is there and is of
     * the guide, and that the fact goes with it: once a statement, where a foreign key takes a look and a lock for each row, a fifth
     * of the time in which the database takes in a library (decision 70).
     */
    passageId: uuid('passage_id').notNull(),
    quoteFrom: integer('quote_from').notNull(),
    quoteTo: integer('quote_to').notNull(),
    method: text('method', { enum: ['rule', 'model', 'sample', 'person'] }).notNull(),
    /** How sure the method is, 0 to 1. */
    confidence: real('confidence').notNull(),
    /** Somebody should look: two places or two methods disagree, or the value is outside of what plans usually say. */
    review: boolean('review').notNull().default(false),
  },
  (table) => [
    index('plan_fact_guide').on(table.guideId),
    check('plan_fact_value', sql`(${table.value} is null) <> (${table.words} is null)`),
    check('plan_fact_quote', sql`${table.quoteFrom} >= 0 and ${table.quoteTo} > ${table.quoteFrom}`),
    check('plan_fact_confidence', sql`${table.confidence} between 0 and 1`),
    check('plan_fact_method', sql`${table.method} in ('rule', 'model', 'sample', 'person')`),
  ],
);
