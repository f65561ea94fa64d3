import { sql } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../server/db/connect.ts';

/** Letters that change places in the names of copies: names of the same length leave every quote where it is. */
const VOWELS = 'aeiou';
const CONSONANTS = 'lnrst';

const turned = (letters: string, by: number): string =>
  letters.slice(by % letters.length) + letters.slice(0, by % letters.length);

/**
 * Fills a library up to so many guides by copies of those that are there: under the names of other employers, with all their
 * passages, facts and values. A large library for measuring, in minutes; only the making of the guides is saved.
 *
 * @returns how many copies were made
 */
export async function copyGuides(db: Database, total: number): Promise<number> {
  const { rows } = await db.execute<{ guides: number }>(sql`select count(*)::int as guides from guide`);
  const originals = rows[0]?.guides ?? 0;
  if (originals === 0) throw new Error('There is no guide to copy');
  const indexes = await dropLargeIndexes(db);
  let there = originals;
  for (let round = 1; there < total; round += 1) {
    const wanted = Math.min(originals, total - there);
    await inTransaction(db, (tx) => copyRound(tx, round, wanted));
    there += wanted;
  }
  for (const index of indexes) await db.execute(sql.raw(index));
  return there - originals;
}

/** Built at once at the end they cost a fraction of what each row costs. */
async function dropLargeIndexes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; made: string }>(sql`
    select indexname as name, indexdef as made from pg_indexes
    where schemaname = 'public' and indexname in ('guide_value_metric', 'plan_fact_metric', 'plan_fact_passage')`);
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  return rows.map(({ made }) => made);
}

async function copyRound(tx: Transaction, round: number, wanted: number): Promise<void> {
  const from = VOWELS + CONSONANTS;
  const to = turned(VOWELS, round) + turned(CONSONANTS, Math.floor(round / VOWELS.length));
  const renamed = (column: string) => sql`translate(${sql.raw(column)}, ${from}, ${to})`;
  // What the copies point at is copied with them: asking for each row whether it is there would take half of the time.
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`
    create temp table copied on commit drop as
    select id as old, gen_random_uuid() as new, employer as was, ${renamed('employer')} as employer
    from guide where content_hash not like 'copy %' order by created_at, id limit ${wanted}`);
  await tx.execute(sql`
    create temp table copied_passage on commit drop as
    select passage.id as old, gen_random_uuid() as new, guide_id from passage join copied on copied.old = guide_id`);
  await tx.execute(sql`
    insert into guide select (jsonb_populate_record(guide, jsonb_build_object('id', copied.new, 'employer', copied.employer,
      'title', replace(guide.title, copied.was, copied.employer), 'content_hash', 'copy ' || ${round}::text || ' ' || content_hash))).*
    from guide join copied on copied.old = guide.id`);
  await tx.execute(sql`
    insert into passage (id, guide_id, ordinal, page, heading, text, blocks)
    select made.new, copied.new, ordinal, page, heading, replace(text, copied.was, copied.employer), blocks
    from passage join copied_passage made on made.old = passage.id join copied on copied.old = passage.guide_id`);
  await tx.execute(sql`
    insert into plan_fact (guide_id, metric, plan, plan_type, tier, network, value, words, passage_id, quote_from, quote_to,
      method, confidence, review)
    select copied.new, metric, plan, plan_type, tier, network, value, words, made.new, quote_from, quote_to, method,
      confidence, review
    from plan_fact join copied on copied.old = plan_fact.guide_id join copied_passage made on made.old = passage_id`);
  await tx.execute(sql`
    insert into guide_value (guide_id, metric, tier, network, plan_type, value, words, employer, industry, state, employees,
      year, until, sample)
    select copied.new, metric, tier, network, plan_type, value, words, copied.employer, industry, state, employees, year,
      until, sample
    from guide_value made join copied on copied.old = made.guide_id`);
  await tx.execute(sql`insert into library_change (guide_id, kind) select new, 'added' from copied`);
}
