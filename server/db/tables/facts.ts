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
import { passage } from './library.ts';

/**
 * What a guide states about its plans: one row a value, in the units of the catalogue (`contract/metrics.ts`), with the
 * words that say it. A metric without a row is not stated.
 */
export const planFact = pgTable(
  'plan_fact',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The passage's own guide, which is why no second constraint is paid for. */
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
    /** Where it says so: the quote is these characters of the passage's text. */
    passageId: uuid('passage_id')
      .notNull()
      .references(() => passage.id, { onDelete: 'cascade' }),
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
    // By the metric alone: its rows come in the order of the table, so that many thousands share a few pages of the index. With
    // more columns each fact of a guide is written into a page of its own, and a library of 7,500 takes half as long again.
    index('plan_fact_metric')
      .on(table.metric)
      .where(sql`not ${table.review}`),
    index('plan_fact_passage').on(table.passageId),
    check('plan_fact_value', sql`(${table.value} is null) <> (${table.words} is null)`),
    check('plan_fact_quote', sql`${table.quoteFrom} >= 0 and ${table.quoteTo} > ${table.quoteFrom}`),
    check('plan_fact_confidence', sql`${table.confidence} between 0 and 1`),
    check('plan_fact_method', sql`${table.method} in ('rule', 'model', 'sample', 'person')`),
  ],
);
