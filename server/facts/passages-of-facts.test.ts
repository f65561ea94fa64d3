import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, inTransaction, sqlState } from '../db/connect.ts';
import { planFact } from '../db/tables/facts.ts';
import { passage } from '../db/tables/library.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addGuide } from '../testing/guides.ts';
import { type FactRow, insertFacts, leaveFact } from './testing/insert-facts.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url);
});

afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const add = (employer: string) =>
  addGuide(db, {
    employer,
    passages: [
      [1, 'Leave', 'Parents have ten weeks of leave.'],
      [2, 'Time off', 'Everybody has fifteen days off.'],
    ],
  });

const store = (facts: FactRow[]): Promise<void> => inTransaction(db, (tx) => insertFacts(tx, facts));

test('facts go with the passage that states them, and the others stay', async () => {
  const { id, passageIds } = await add('Alder Mills');
  const [first, second] = passageIds;
  await store([leaveFact(id, first), leaveFact(id, second), leaveFact(id, second)]);
  await db.delete(passage).where(eq(passage.id, second ?? ''));
  const left = await db.select({ passageId: planFact.passageId }).from(planFact).where(eq(planFact.guideId, id));
  expect(left).toEqual([{ passageId: first }]);
});

test('a fact is refused whose passage is not there, or is of another guide, and so is a change to such a one', async () => {
  const [one, other] = [await add('Birch Works'), await add('Cedar Works')];
  const refused = async (work: Promise<unknown>): Promise<void> => {
    expect(await work.then(() => 'stored', sqlState)).toBe('23503');
  };
  await refused(store([leaveFact(one.id, one.passageIds[0]), leaveFact(one.id, other.id)]));
  await refused(store([leaveFact(one.id, other.passageIds[0])]));
  expect(await db.$count(planFact, eq(planFact.guideId, one.id))).toBe(0);
  await store([leaveFact(one.id, one.passageIds[0])]);
  const moved = db.update(planFact).set({ passageId: other.id }).where(eq(planFact.guideId, one.id));
  await refused(moved.execute());
});
