import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, inTransaction } from '../db/connect.ts';
import { removeGuide } from '../library/remove-guide.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addGuide } from '../testing/guides.ts';
import { fillValues } from './fill-values.ts';
import { keepValues } from './keep-values.ts';
import { addLibrary } from './testing/library.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 6 });
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

/** The guides of an employer with the year of the one that follows each. */
async function orderOf(employer: string): Promise<[year: number, until: number | null][]> {
  const { rows } = await db.execute<{ year: number; until: number | null }>(sql`
    select year, until from guide_value where metric = 'guide' and employer = ${employer} order by year`);
  return rows.map(({ year, until }) => [year, until]);
}

const text: [number, string, string][] = [[1, 'Plans', 'What is offered is stated here.']];

test('the latest guide of an employer is known, also when its guides come at once, in any order, and go', async () => {
  const guides = await Promise.all(
    [2024, 2022, 2025, 2023].map((planYear) => addGuide(db, { employer: 'Oddmoor', planYear, passages: text })),
  );
  await Promise.all(guides.map(({ id }) => inTransaction(db, (tx) => keepValues(tx, [id]))));
  const all = [
    [2022, 2023],
    [2023, 2024],
    [2024, 2025],
    [2025, null],
  ];
  expect(await orderOf('Oddmoor')).toEqual(all);
  await removeGuide(db, guides[2]?.id ?? '');
  expect(await orderOf('Oddmoor')).toEqual([
    [2022, 2023],
    [2023, 2024],
    [2024, null],
  ]);
});

test('a guide that changes its employer leaves the other one in order', async () => {
  const [first, second] = await Promise.all(
    [2024, 2025].map((planYear) => addGuide(db, { employer: 'Moved', planYear, passages: text })),
  );
  await inTransaction(db, (tx) => keepValues(tx, [first?.id ?? '', second?.id ?? '']));
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`update guide set employer = 'Elsewhere' where id = ${second?.id ?? ''}`);
    await keepValues(tx, [second?.id ?? '']);
  });
  expect([await orderOf('Moved'), await orderOf('Elsewhere')]).toEqual([[[2024, null]], [[2025, null]]]);
});

test('guides from before there were values get the same ones from the job', async () => {
  await addLibrary(db, 20);
  const values = async (): Promise<unknown[]> =>
    (await db.execute(sql`select * from guide_value order by guide_id, metric, tier, network, plan_type, words`)).rows;
  const before = await values();
  await db.execute(sql`delete from guide_value`);
  await fillValues({ db })({});
  expect(await values()).toEqual(before);
  expect(before.length).toBeGreaterThan(100);
});
