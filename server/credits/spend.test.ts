import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, inTransaction, type Database } from '../db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { availableCredits } from './balance.ts';
import { charge } from './charge.ts';
import { grant } from './grant.ts';
import { refund } from './refund.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 10 });
});

afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

test('credits are granted, spent and given back', async () => {
  const userId = randomUUID();
  const granted = await inTransaction(db, (tx) =>
    grant(tx, { userId, amount: 5, type: 'initial_signup', sourceRef: `signup:${userId}`, description: 'Welcome' }),
  );
  expect(granted).toMatchObject({ granted: true, balance: 5 });
  const again = await inTransaction(db, (tx) =>
    grant(tx, { userId, amount: 5, type: 'initial_signup', sourceRef: `signup:${userId}`, description: 'Welcome' }),
  );
  expect(again).toEqual({ ...granted, granted: false });

  const view = {
    userId,
    amount: 2,
    type: 'document_view',
    key: 'view:1',
    description: 'A guide',
    refType: 'guide',
    refId: '1',
  } as const;
  const charged = await inTransaction(db, (tx) => charge(tx, view));
  expect(charged).toMatchObject({ balance: 3, replayed: false });
  expect(await inTransaction(db, (tx) => charge(tx, view))).toEqual({ ...charged, replayed: true });
  await expect(inTransaction(db, (tx) => charge(tx, { ...view, amount: 3 }))).rejects.toMatchObject({
    code: 'key_conflict',
  });
  await expect(inTransaction(db, (tx) => charge(tx, { ...view, key: 'view:2', amount: 4 }))).rejects.toMatchObject({
    code: 'insufficient_credits',
    details: { needed: 4, available: 3 },
  });

  const back = { userId, transactionId: charged.transactionId, key: 'back:1' };
  expect(await inTransaction(db, (tx) => refund(tx, back))).toEqual({ refunded: 2, balance: 5 });
  expect(await inTransaction(db, (tx) => refund(tx, back))).toEqual({ refunded: 2, balance: 5 });
  expect(await inTransaction(db, (tx) => refund(tx, { ...back, key: 'back:2' }))).toEqual({ refunded: 0, balance: 5 });
  expect(await availableCredits(db, userId)).toBe(5);
});
