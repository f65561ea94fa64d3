import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countDeadlocks } from '../testing/deadlocks.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import {
  connect,
  inTransaction,
  isUnreachable,
  preparedQuery,
  runPrepared,
  sqlState,
  type Database,
} from './connect.ts';

const thing = pgTable('thing', { id: integer('id').primaryKey(), n: integer('n').notNull() });

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

test('a failure that is caught inside a transaction does not look like success', async () => {
  const hidden = inTransaction(db, async (tx) => {
    await tx.execute(sql`update thing set n = 9 where id = 1`);
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(hidden).rejects.toThrow('nothing of it was kept');
  expect(await valueOf(1)).toBe(1);
});

test('a prepared statement is parsed once a connection, and runs in the transaction that it is given', async () => {
  const raise = { name: 'raise', text: 'update thing set n = n + $1 where id = $2 returning n' };
  const one = connect(database.url, { max: 1 });
  for (const n of [2, 3]) expect(await inTransaction(one, (tx) => runPrepared(tx, raise, [1, 1]))).toEqual([{ n }]);
  const failing = inTransaction(one, async (tx) => {
    await runPrepared(tx, raise, [1, 1]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const { rows } = await one.execute(
    sql`select name, generic_plans + custom_plans as runs from pg_prepared_statements`,
  );
  expect(rows).toEqual([{ name: 'raise', runs: '3' }]);
  await one.execute(sql`update thing set n = 1 where id = 1`);
  const outside = one.transaction((tx) => runPrepared(tx, raise, [1, 1]));
  await expect(outside).rejects.toThrow('only in a transaction');
  await one.pool.end();
});

test('where a pooler loses prepared statements, they are sent in full from then on', async () => {
  const raise = { name: 'raise', text: 'update thing set n = n + $1 where id = $2 returning n' };
  const pooled = connect(database.url, { max: 1 });
  const run = () => inTransaction(pooled, (tx) => runPrepared(tx, raise, [1, 1]));
  expect(await run()).toEqual([{ n: 2 }]);
  await pooled.execute(sql`deallocate all`);
  expect(await run()).toEqual([{ n: 3 }]);
  expect(await run()).toEqual([{ n: 4 }]);
  expect((await pooled.execute(sql`select name from pg_prepared_statements`)).rows).toEqual([]);
  await pooled.execute(sql`update thing set n = 1 where id = 1`);
  await pooled.pool.end();
});

test('a prepared query is made once for a pool, sees its own transaction, and outlives lost statements', async () => {
  const one = connect(database.url, { max: 1 });
  let made = 0;
  const find = preparedQuery('thing_of', (connection) => {
    made += 1;
    const { id, n } = thing;
    return connection
      .select({ n })
      .from(thing)
      .where(eq(id, sql.placeholder('id')));
  });
  const [first] = await find(one, { id: 2 });
  expect(await find(one, { id: 2 })).toEqual([first]);
  expect(made).toBe(1);
  const { rows } = await one.execute(
    sql`select count(*)::int as n from pg_prepared_statements where name = 'thing_of'`,
  );
  expect(rows).toEqual([{ n: 1 }]);
  const within = inTransaction(one, async (tx) => {
    await tx.execute(sql`update thing set n = 1000 where id = 2`);
    expect(await find(tx, { id: 2 })).toEqual([{ n: 1000 }]);
    throw new Error('undone');
  });
  await expect(within).rejects.toThrow('undone');
  await one.execute(sql`deallocate all`);
  expect(await find(one, { id: 2 })).toEqual([first]);
  await one.pool.end();
});

test('a part of a transaction can be undone by itself', async () => {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`update thing set n = 2 where id = 1`);
    await tx.transaction((part) => part.execute(sql`insert into thing values (1, 1)`)).catch(() => undefined);
  });
  expect(await valueOf(1)).toBe(2);
});

test('a transaction whose connection breaks fails as a whole, and the next one gets another connection', async () => {
  const breaking = inTransaction(db, async (tx) => {
    await tx.execute(sql`update thing set n = 7 where id = 1`);
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(breaking).rejects.toSatisfy(isUnreachable);
  expect(await inTransaction(db, async (tx) => (await tx.execute(sql`select 1`)).rowCount)).toBe(1);
  expect(await valueOf(1)).toBe(2);
});

test('a transaction that cannot begin does nothing', async () => {
  const nowhere = connect(database.url.replace(/\/[^/]*$/, '/no_such_database'), { max: 1 });
  const work = vi.fn(async () => undefined);
  await expect(inTransaction(nowhere, work)).rejects.toMatchObject({ code: '3D000' });
  expect(work).not.toHaveBeenCalled();
  await nowhere.pool.end();
});

test('a query that leaves its transaction throws, and so does a second transaction in the first', async () => {
  await expect(inTransaction(db, () => valueOf(1))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('left its transaction') },
  });
  await expect(inTransaction(db, () => inTransaction(db, async () => 1))).rejects.toThrow('already open');
  // What only was started inside, and runs once the transaction is over, is not inside any more.
  let later: Promise<unknown> = Promise.resolve();
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  await inTransaction(db, async () => {
    later = over.then(() => valueOf(1));
  });
  end();
  expect(await later).toBe(2);
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
