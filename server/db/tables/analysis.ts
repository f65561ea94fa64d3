import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/**
 * What analyses are computed from: one value a guide, metric, coverage level, network and plan type, the mean over plans, with
 * what employers are told apart by beside it. It is derived from `guide` and `plan_fact` and can be made again from them,
 * which is why a reference to the guide is not paid for with each row.
 * A guide stands in it as well without any value, under the metric `guide`: it counts among the peers.
 */
export const guideValue = pgTable(
  'guide_value',
  {
    guideId: uuid('guide_id').notNull(),
    metric: text('metric').notNull(),
    /** Empty where there is none; empty as plan type: over all plans of the guide. */
    tier: text('tier').notNull(),
    network: text('network').notNull(),
    planType: text('plan_type').notNull(),
    /** The number; or one of the words that the guide states, each in a row of its own. */
    value: doublePrecision('value'),
    words: text('words'),
    employer: text('employer').notNull(),
    industry: text('industry'),
    state: text('state'),
    employees: integer('employees'),
    /** The plan year, 0 where it is not known. */
    year: integer('year').notNull(),
    /** The plan year of the employer's next guide: this one is the latest of any range that ends before. Null: the latest. */
    until: integer('until'),
    sample: boolean('sample').notNull(),
  },
  (table) => [
    // Its migration includes all else that a figure asks for: the table itself is not read. Guides come in the order of their ids, so
    // that what a new one states is written where the last ones of each metric stand.
    index('guide_value_metric').on(table.metric, table.tier, table.network, table.planType, table.guideId),
    index('guide_value_guide').on(table.guideId),
    index('guide_value_employer')
      .on(table.employer)
      .where(sql`metric = 'guide'`),
  ],
);

/** Answers that were computed, by what was asked and the state of the library: asked again, they are read. */
export const analysisAnswer = pgTable(
  'analysis_answer',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the spec, hex. */
    specHash: text('spec_hash').notNull(),
    libraryVersion: bigint('library_version', { mode: 'number' }).notNull(),
    result: jsonb('result').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('analysis_answer_spec').on(table.specHash, table.libraryVersion)],
);
