import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charge } from '../credits/charge.ts';
import { grant } from '../credits/grant.ts';
import { refund } from '../credits/refund.ts';
import { inTransaction } from '../db/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { aCharge } from '../testing/ledger.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});

afterAll(() => house?.close());

test('a new person has done nothing', async () => {
  const person = await house.person();
  const { status, body } = await person.call('GET /api/user/stats');
  expect(status).toBe(200);
  expect(body).toEqual({ totalChats: 0, documentsViewed: 0, creditsUsed: 0 });
});

test('credits used are what was spent less what came back; grants and expiry do not count', async () => {
  const person = await house.person();
  const userId = person.id;
  const soon = new Date(Date.now() + 200);
  await inTransaction(house.db, async (tx) => {
    await grant(tx, {
      userId,
      amount: 9,
      type: 'invite_bonus',
      sourceRef: randomUUID(),
      description: null,
      expiresAt: soon,
    });
    await charge(tx, aCharge(userId, 4));
    const { transactionId } = await charge(tx, aCharge(userId, 3, { type: 'chat_usage' }));
    await refund(tx, { userId, transactionId, key: 'answer-failed' });
  });
  const balance = async () => (await person.call('GET /api/users/me')).body.creditBalance;
  await expect.poll(balance, { timeout: 30_000 }).toBe(5);
  expect((await person.call('GET /api/user/stats')).body.creditsUsed).toBe(4);
  const other = await house.person();
  expect((await other.call('GET /api/user/stats')).body.creditsUsed).toBe(0);
});

test('chats ever created count, deleted ones too; a guide counts once', async () => {
  const person = await house.person();
  await house.db.execute(
    sql`insert into chat (user_id, deleted_at) values (${person.id}, null), (${person.id}, now())`,
  );
  await house.db.execute(sql`
    with made as (insert into guide (title, employer, type, status, content_hash, file_name, byte_size)
      values ('A guide', 'An employer', 'pdf', 'ready', 'a-hash', 'a.pdf', 1) returning id)
    insert into document_view (user_id, guide_id) select ${person.id}, id from made`);
  expect((await person.call('GET /api/user/stats')).body).toMatchObject({ totalChats: 2, documentsViewed: 1 });
});
