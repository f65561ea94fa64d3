import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { aCharge } from '../testing/ledger.ts';
import { apiClient } from '../testing/person.ts';
import { charge } from './charge.ts';
import { refund } from './refund.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});

afterAll(() => house?.close());

test('the billing history tells each line in words, newest first, with the balance after it', async () => {
  const person = await house.person();
  const userId = person.id;
  const { transactionId } = await inTransaction(house.db, (tx) =>
    charge(tx, aCharge(userId, 2, { description: 'Acme 2026 Benefits Guide' })),
  );
  const description = 'Acme 2026 Benefits Guide was returned';
  await inTransaction(house.db, (tx) => refund(tx, { userId, transactionId, key: 'report:1', amount: 1, description }));

  const { status, body } = await person.call('GET /api/billing/history');
  expect(status).toBe(200);
  const line = { id: expect.any(String), createdAt: expect.any(String), adminNotes: null };
  expect(body).toEqual([
    { ...line, type: 'refund', delta: 1, balanceAfter: 4, description },
    { ...line, type: 'document_view', delta: -2, balanceAfter: 3, description: 'Acme 2026 Benefits Guide' },
    { ...line, type: 'initial_signup', delta: 5, balanceAfter: 5, description: 'Welcome credits' },
  ]);
});

test("nobody sees another person's history, and a visitor sees none", async () => {
  const person = await house.person();
  await inTransaction(house.db, (tx) => charge(tx, aCharge(person.id, 2)));
  const other = await house.person();
  expect((await other.call('GET /api/billing/history')).body.map((line) => line.type)).toEqual(['initial_signup']);
  expect((await apiClient(house.url, null)('GET /api/billing/history')).status).toBe(401);
});
