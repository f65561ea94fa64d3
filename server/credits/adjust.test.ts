import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../db/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { checkInvariants } from './check-invariants.ts';
import { hold } from './hold.ts';

let house: TestHouse;
let admin: TestPerson;
let person: TestPerson;

const adjust = (body: unknown, of = person) =>
  admin.call('POST /api/admin/users/{userId}/adjust-credits', { params: { userId: of.id }, body });
const balance = async () => (await person.call('GET /api/billing/balance')).body;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
});

afterAll(async () => {
  expect((await checkInvariants(house.db)).filter(({ violations }) => violations > 0)).toEqual([]);
  await house.close();
});

beforeEach(async () => {
  person = await house.person();
});

test('an administrator gives and takes credits; the person reads why', async () => {
  expect(await adjust({ amount: 20, notes: ' Thanks for the bug report ' })).toMatchObject({
    status: 200,
    body: { newBalance: 25 },
  });
  expect(await adjust({ amount: -7, notes: 'Given twice' })).toMatchObject({ status: 200, body: { newBalance: 18 } });
  const history = (await person.call('GET /api/billing/history')).body;
  expect(history.slice(0, 2)).toMatchObject([
    { type: 'admin_adjustment', delta: -7, balanceAfter: 18, adminNotes: 'Given twice' },
    { type: 'admin_adjustment', delta: 20, balanceAfter: 25, adminNotes: 'Thanks for the bug report' },
  ]);
  const { rows } = await house.db.execute(sql`select distinct actor_id as actor from credit_transaction
    where user_id = ${person.id} and type = 'admin_adjustment'`);
  expect(rows).toEqual([{ actor: admin.id }]);
});

test('given credits may end: they are gone then, and the balance says when', async () => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  expect((await adjust({ amount: 20, notes: 'A trial', expiresAt })).body).toEqual({ newBalance: 25 });
  expect((await balance()).nextExpiry).toEqual({ credits: 20, at: expiresAt });
  // They are spent before those that stay.
  expect((await balance()).sources[0]).toMatchObject({ type: 'admin_adjustment', credits: 20, expiresAt });

  const over = new Date(Date.now() - 1000).toISOString();
  for (const body of [
    { amount: 20, notes: 'x', expiresAt: over },
    { amount: 20, notes: 'x', expiresAt: 'tomorrow' },
    { amount: -1, notes: 'x', expiresAt },
  ]) {
    expect((await adjust(body)).error.code).toBe('invalid_input');
  }
  expect((await balance()).available).toBe(25);
});

test('given credits never expire and are spent after those that do', async () => {
  await adjust({ amount: 20, notes: 'Thanks' });
  expect((await balance()).sources.at(-1)).toEqual({
    type: 'admin_adjustment',
    kind: 'perpetual',
    credits: 20,
    expiresAt: null,
  });
});

test('nobody gets below what is there: held credits stay', async () => {
  await inTransaction(house.db, (tx) => hold(tx, { userId: person.id, amount: 3, key: 'maximus:1', minutes: 5 }));
  const refused = await adjust({ amount: -3, notes: 'Too many' });
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({ code: 'adjustment_refused', details: { available: 2 } });
  expect(await adjust({ amount: -2, notes: 'All that is there' })).toMatchObject({ body: { newBalance: 0 } });
});

test('a form that is sent twice adjusts once; the same form with something else in it is refused', async () => {
  const nonce = randomUUID();
  const form = { amount: 20, notes: 'Thanks', nonce };
  const sent = await Promise.all([adjust(form), adjust(form), adjust(form)]);
  expect(sent.map(({ body }) => body)).toEqual([{ newBalance: 25 }, { newBalance: 25 }, { newBalance: 25 }]);
  for (const other of [
    { ...form, amount: 21 },
    { ...form, amount: -20 },
    { ...form, notes: 'Thanks again' },
  ]) {
    expect((await adjust(other)).error).toMatchObject({ code: 'key_conflict' });
  }
  const taking = { amount: -1, notes: 'One back', nonce: randomUUID() };
  expect((await adjust(taking)).body).toEqual({ newBalance: 24 });
  expect((await adjust(taking)).body).toEqual({ newBalance: 24 });
  expect((await adjust({ ...taking, amount: 1 })).error).toMatchObject({ code: 'key_conflict' });
  // Another person's form may carry the same number.
  const other = await house.person();
  expect((await adjust(form, other)).body).toEqual({ newBalance: 25 });
});

test('the person of the body, where it is told, is that of the address', async () => {
  expect((await adjust({ amount: 1, notes: 'x', userId: person.id })).status).toBe(200);
  const refused = await adjust({ amount: 1, notes: 'x', userId: admin.id });
  expect(refused.status).toBe(400);
  expect(refused.error.code).toBe('invalid_input');
});

test('only an administrator adjusts, and only somebody who exists', async () => {
  const call = { params: { userId: person.id }, body: { amount: 1000, notes: 'For me' } };
  expect((await person.call('POST /api/admin/users/{userId}/adjust-credits', call)).status).toBe(403);
  expect((await balance()).available).toBe(5);
  const nobody = { params: { userId: randomUUID() }, body: { amount: 1, notes: 'x' } };
  expect((await admin.call('POST /api/admin/users/{userId}/adjust-credits', nobody)).status).toBe(404);
  expect(
    (await house.db.execute(sql`select from credit_account where user_id = ${nobody.params.userId}`)).rowCount,
  ).toBe(0);
});
