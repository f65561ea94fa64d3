import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection, type Database, inTransaction, sqlState } from '../db/connect.ts';
import { planFact } from '../db/tables/facts.ts';
import { guide, passage } from '../db/tables/library.ts';
import { insertFacts, leaveFact } from '../facts/testing/insert-facts.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addGuide } from '../testing/guides.ts';

let database: TestDatabase;
let db: Database;
/** Whoever works at the same time. */
let other: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url);
  other = connect(database.url);
});

afterAll(async () => {
  await Promise.all([db.pool.end(), other.pool.end()]);
  await database.drop();
});

const add = () => addGuide(db, { passages: [[1, 'Leave', 'Parents have ten weeks.']] });

const MISSING = '23503';
const stateOf = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => 'done', sqlState);

const insertPassages = (on: Connection, guideIds: readonly string[], ordinal: number): Promise<unknown> =>
  on
    .insert(passage)
    .values(guideIds.map((guideId) => ({ guideId, ordinal, page: 1, text: 'Ten weeks.' })))
    .execute();

const orphans = async () =>
  (
    await db.execute(sql`
      select id from passage where not exists (select from guide where guide.id = passage.guide_id)
      union all select passage_id from plan_fact where not exists (select from passage where passage.id = plan_fact.passage_id)`)
  ).rows;

/** The connections to this database that wait for what another has locked. */
const waiting = () =>
  other.execute(sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

/** Resolves once one does. */
const untilSomebodyWaits = (): Promise<void> =>
  expect
    .poll(async () => (await waiting()).rows.length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);

test('whatever is stored and deleted in whatever order, no passage is without a guide and no fact without a passage', async () => {
  const some = fc.uniqueArray(fc.nat(3), { minLength: 1 });
  const step = fc.record({ store: fc.boolean(), guides: some });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const there = new Map<string, number>();
      for (let number = 0; number < 4; number += 1) {
        const { id, passageIds } = await add();
        await inTransaction(db, (tx) => insertFacts(tx, [leaveFact(id, passageIds[0])]));
        there.set(id, 1);
      }
      const ids = [...there.keys()];
      for (const [at, { store, guides }] of steps.entries()) {
        const chosen = guides.map((number) => ids[number] ?? '');
        if (store) {
          const isWhole = chosen.every((id) => there.has(id));
          expect(await stateOf(insertPassages(db, chosen, at + 1))).toBe(isWhole ? 'done' : MISSING);
          if (isWhole) for (const id of chosen) there.set(id, (there.get(id) ?? 0) + 1);
        } else {
          await db.delete(guide).where(inArray(guide.id, chosen));
          for (const id of chosen) there.delete(id);
        }
      }
      for (const id of ids) {
        expect(await db.$count(passage, eq(passage.guideId, id))).toBe(there.get(id) ?? 0);
        expect(await db.$count(planFact, eq(planFact.guideId, id))).toBe(there.has(id) ? 1 : 0);
      }
      expect(await orphans()).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('a guide is not deleted beneath passages that are being stored: they go with it', async () => {
  const { id } = await add();
  let deleting: Promise<unknown> = Promise.resolve();
  await inTransaction(db, async (tx) => {
    await insertPassages(tx, [id], 1);
    deleting = other.delete(guide).where(eq(guide.id, id)).execute();
    await untilSomebodyWaits();
  });
  await deleting;
  expect(await orphans()).toEqual([]);
  expect(await db.$count(passage, eq(passage.guideId, id))).toBe(0);
});

test('passages of a guide that is being deleted are refused', async () => {
  const { id } = await add();
  let storing: Promise<string | undefined> = Promise.resolve('');
  await inTransaction(db, async (tx) => {
    await tx.delete(guide).where(eq(guide.id, id));
    storing = stateOf(insertPassages(other, [id], 1));
    await untilSomebodyWaits();
  });
  expect(await storing).toBe(MISSING);
  expect(await orphans()).toEqual([]);
});

test('a guide keeps its id, and a passage its id and its guide', async () => {
  const [one, second] = [await add(), await add()];
  const changes = [
    db.update(guide).set({ id: randomUUID() }).where(eq(guide.id, one.id)),
    db.update(passage).set({ id: randomUUID() }).where(eq(passage.guideId, one.id)),
    db.update(passage).set({ guideId: second.id }).where(eq(passage.guideId, one.id)),
  ];
  for (const change of changes) expect(await stateOf(change.execute())).toBe(MISSING);
});
