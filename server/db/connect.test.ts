import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDeadlocks } from '../testing/deadlocks.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { connect, inTransaction, sqlState, type Database } from './connect.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 4 });
  await db.execute(sql`create table thing (id integer primary key, n integer not null)`);
  await db.execute(sql`insert into thing values (1, 0), (2, 0)`);
});

afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const valueOf = async (id: number) => {
  const { rows } = await db.execute<{ n: number }>(sql`select n from thing where id = ${id}`);
  return rows[0]?.n;
};

test('what throws is rolled back, what returns is committed', async () => {
  const failing = inTransaction(db, async (tx) => {
    await tx.execute(sql`update thing set n = 5 where id = 1`);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await valueOf(1)).toBe(0);
  expect(
    await inTransaction(db, async (tx) => (await tx.execute(sql`update thing set n = 1 where id = 1`)).rowCount),
  ).toBe(1);
  expect(await valueOf(1)).toBe(1);
});

test('a query that leaves its transaction throws, and so does a second transaction in the first', async () => {
  await expect(inTransaction(db, () => valueOf(1))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('left its transaction') },
  });
  await expect(inTransaction(db, () => inTransaction(db, async () => 1))).rejects.toThrow('already open');
  // What only was started inside, and runs once the transaction is over, is not inside any more.
  let later: Promise<unknown> = Promise.resolve();
  await inTransaction(db, async () => {
    later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => valueOf(1));
  });
  expect(await later).toBe(1);
});

test('two transactions that wait for each other both get through', async () => {
  let ready = 0;
  const bothReady = async () => {
    ready += 1;
    while (ready < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const add = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`update thing set n = n + 10 where id = ${first}`);
      await bothReady();
      await tx.execute(sql`update thing set n = n + 10 where id = ${second}`);
    });
  const before = [await valueOf(1), await valueOf(2)];
  await Promise.all([add(1, 2), add(2, 1)]);
  expect([await valueOf(1), await valueOf(2)]).toEqual(before.map((n) => (n ?? 0) + 20));
  expect(await countDeadlocks(db)).toBeGreaterThan(0);
});

test('the state of a database error is found below the wrapping', async () => {
  const error = await db.execute(sql`insert into thing values (1, 1)`).catch((thrown: unknown) => thrown);
  expect(sqlState(error)).toBe('23505');
  expect(sqlState(new Error('other'))).toBeUndefined();
});
