import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import { planFact } from '../db/tables/facts.ts';
import { passage } from '../db/tables/library.ts';
import type { FoundFact } from './found-fact.ts';

/** A fact as the statement that stores it takes it. */
export type StoredFact = readonly (string | number | boolean | null)[];

/** A fact of a guide and a passage. Written out at once: an object for each on the way took longer than all the rest of it. */
export const storedFact = (guideId: string, passageId: string, fact: Omit<FoundFact, 'ordinal'>): StoredFact => [
  guideId,
  fact.metric,
  fact.plan,
  fact.planType,
  fact.tier,
  fact.network,
  fact.value,
  fact.words,
  passageId,
  fact.quoteFrom,
  fact.quoteTo,
  fact.method,
  fact.confidence,
  fact.review,
];

/** Stores facts; many thousands at a time are well. */
export async function storeFacts(tx: Transaction, facts: readonly StoredFact[]): Promise<void> {
  if (facts.length === 0) return;
  // One parameter for all: far quicker than a value for each column of each row.
  await tx.execute(sql`
    insert into ${planFact} (guide_id, metric, plan, plan_type, tier, network, value, words, passage_id, quote_from,
      quote_to, method, confidence, review)
    select (f->>0)::uuid, f->>1, f->>2, f->>3, f->>4, f->>5, (f->>6)::float8, f->>7, (f->>8)::uuid, (f->>9)::int,
      (f->>10)::int, f->>11, (f->>12)::real, (f->>13)::boolean
    from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) f`);
}

/** Forgets the facts of a guide but for those that a person has confirmed or corrected. */
export async function deleteFacts(tx: Transaction, guideId: string): Promise<void> {
  await tx.delete(planFact).where(and(eq(planFact.guideId, guideId), ne(planFact.method, 'person')));
}

/** Of what the facts are that a person has confirmed or corrected. */
export async function listSaid(tx: Transaction, guideId: string) {
  return tx
    .select({ metric: planFact.metric, plan: planFact.plan, tier: planFact.tier, network: planFact.network })
    .from(planFact)
    .where(and(eq(planFact.guideId, guideId), eq(planFact.method, 'person')));
}

/** A fact with its guide, locked until the transaction ends. */
export async function lockFact(tx: Transaction, id: number) {
  const [row] = await tx.select().from(planFact).where(eq(planFact.id, id)).for('update');
  return row;
}

export async function findFact(db: Connection, id: number) {
  const [row] = await db.select().from(planFact).where(eq(planFact.id, id));
  return row;
}

/** What a person says of a fact: it is sure from then on. */
export async function updateFact(
  tx: Transaction,
  id: number,
  change: { value?: number; words?: string },
): Promise<void> {
  await tx
    .update(planFact)
    .set({ ...change, method: 'person', confidence: 1, review: false })
    .where(eq(planFact.id, id));
}

export async function deleteFact(tx: Transaction, id: number): Promise<void> {
  await tx.delete(planFact).where(eq(planFact.id, id));
}

/** The facts of a guide with the passages that state them, in the order of the guide. */
export async function readFactRows(db: Connection, guideId: string) {
  return db
    .select({
      id: planFact.id,
      metric: planFact.metric,
      plan: planFact.plan,
      tier: planFact.tier,
      network: planFact.network,
      value: planFact.value,
      words: planFact.words,
      passageId: planFact.passageId,
      quoteFrom: planFact.quoteFrom,
      quoteTo: planFact.quoteTo,
      method: planFact.method,
      confidence: planFact.confidence,
      review: planFact.review,
      page: passage.page,
      text: passage.text,
    })
    .from(planFact)
    .innerJoin(passage, eq(passage.id, planFact.passageId))
    .where(eq(planFact.guideId, guideId))
    .orderBy(asc(passage.ordinal), asc(planFact.quoteFrom), asc(planFact.id));
}

/** The metrics that a guide states. */
export async function readStatedKeys(db: Connection, guideId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ metric: planFact.metric }).from(planFact).where(eq(planFact.guideId, guideId));
  return rows.map((row) => row.metric);
}
