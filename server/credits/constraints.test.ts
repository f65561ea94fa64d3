import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState } from '../db/connect.ts';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';

let ledger: TestLedger;
let userId: string;

const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';

/** The SQLSTATE with which the database refuses a statement; `none` when it does not. */
async function refusalOf(statement: string): Promise<string | undefined> {
  try {
    await ledger.db.execute(sql.raw(statement));
    return 'none';
  } catch (error) {
    return sqlState(error);
  }
}

beforeAll(async () => {
  ledger = await openTestLedger();
  userId = randomUUID();
  await ledger.give(userId, 5, { sourceRef: 'a-source' });
  await ledger.take(userId, 2, { key: 'a-key' });
  await ledger.hold(userId, 2, { key: 'a-hold' });
});

afterAll(async () => {
  await ledger.expectSound();
  await ledger.close();
});

test.each([
  'update credit_transaction set delta = delta',
  "update credit_transaction set notes = 'a note' where false",
  'delete from credit_transaction',
  'truncate credit_transaction cascade',
  'update credit_entry set amount = 1',
  'delete from credit_entry where lot_id = 0',
  'truncate credit_entry',
])('history refuses: %s', async (statement) => {
  expect(await refusalOf(statement)).toBe(RESTRICT_VIOLATION);
});

test.each([
  'update credit_account set balance = -1',
  'update credit_account set held = -1',
  'update credit_account set held = balance + 1',
  'update credit_account set debt = -1',
  'update credit_lot set remaining = -1',
  'update credit_lot set remaining = granted + 1',
  'update credit_lot set granted = 0',
  'update credit_lot set held = remaining + 1',
  'update credit_lot set open = false where remaining > 0',
  'update credit_lot set remaining = 0',
  'update credit_lot set rank = 10',
  "update credit_lot set kind = 'gift'",
  "update credit_lot set source_ref = ''",
  'update credit_lot set clawed_back = -1',
  'update credit_lot set clawed_back = granted + 1',
  'update credit_hold set amount = 0',
  "update credit_hold set status = 'captured', captured = amount + 1",
  "update credit_hold set status = 'captured'",
  'update credit_hold set captured = 1',
  "update credit_hold set status = 'lost'",
  "update credit_hold set idempotency_key = ''",
  'update credit_hold_lot set amount = 0',
])('a check refuses: %s', async (statement) => {
  expect(await refusalOf(statement)).toBe(CHECK_VIOLATION);
});

test.each([
  { what: 'a balance below nothing', seq: 3, delta: -4, after: -1, key: 'new', state: CHECK_VIOLATION },
  { what: 'a line that moves nothing', seq: 3, delta: 0, after: 3, key: 'new', state: CHECK_VIOLATION },
  { what: 'a line without a key', seq: 3, delta: 1, after: 4, key: '', state: CHECK_VIOLATION },
  { what: 'a place before the first', seq: 0, delta: 1, after: 4, key: 'new', state: CHECK_VIOLATION },
  { what: 'a key that was used', seq: 3, delta: 1, after: 4, key: 'a-key', state: UNIQUE_VIOLATION },
  { what: 'a place that is taken', seq: 2, delta: 1, after: 4, key: 'new', state: UNIQUE_VIOLATION },
])('the history of a person refuses $what', async ({ seq, delta, after, key, state }) => {
  const refusal = await refusalOf(`insert into credit_transaction
    (user_id, seq, type, delta, balance_after, idempotency_key, request_hash)
    values ('${userId}', ${seq}, 'document_view', ${delta}, ${after}, '${key}', '')`);
  expect(refusal).toBe(state);
});

test('a source is granted once, whoever asks', async () => {
  const refusal = await refusalOf(`insert into credit_lot
    (user_id, kind, rank, source_type, source_ref, granted, remaining, open)
    values (gen_random_uuid(), 'perpetual', 20, 'refund', 'a-source', 1, 1, true)`);
  expect(refusal).toBe(UNIQUE_VIOLATION);
});

test('an entry names a transaction and a lot that exist, and moves something', async () => {
  const entry = (transaction: string, lot: string, amount: number) =>
    refusalOf(`insert into credit_entry (transaction_id, lot_id, amount, ordinal)
      select ${transaction}, ${lot}, ${amount}, 1 from credit_transaction t, credit_lot l where t.seq = 1`);
  expect(await entry('gen_random_uuid()', 'l.id', 1)).toBe(FOREIGN_KEY_VIOLATION);
  expect(await entry('t.id', 'l.id + 1', 1)).toBe(FOREIGN_KEY_VIOLATION);
  expect(await entry('t.id', 'l.id + 1', 0)).toBe(CHECK_VIOLATION);
  expect(await entry('t.id', 'l.id', 1)).toBe(UNIQUE_VIOLATION);
});

test('a key holds once, and a hold names lots that exist', async () => {
  const again = await refusalOf(`insert into credit_hold (user_id, amount, status, idempotency_key, expires_at)
    values ('${userId}', 1, 'open', 'a-hold', now())`);
  expect(again).toBe(UNIQUE_VIOLATION);
  const elsewhere = await refusalOf(`insert into credit_hold_lot (hold_id, lot_id, amount)
    select id, 0, 1 from credit_hold`);
  expect(elsewhere).toBe(FOREIGN_KEY_VIOLATION);
});

test('a lot names the grant that it came from, which exists', async () => {
  expect(await refusalOf('update credit_lot set origin_id = 0')).toBe(FOREIGN_KEY_VIOLATION);
});

test('a lot or a line that has entries cannot go', async () => {
  expect(await refusalOf('delete from credit_lot')).toBe(FOREIGN_KEY_VIOLATION);
});

test.each([0, -5])('the functions of the database refuse an amount of %s themselves', async (amount) => {
  const id = `'${userId}'`;
  const charge = `select * from ledger_charge(${id}, ${amount}, 'document_view', 'k', 'h', 'd', 'guide', 'g', null, null, null, true)`;
  const grant = `select * from ledger_grant(${id}, ${amount}, 'refund', 's', 'h', 'd', 'perpetual', null, null, null,
    false, null, null, null, true)`;
  const refund = `select * from ledger_refund(${id}, gen_random_uuid(), ${amount}, 'k', 'h', 'd', true)`;
  const hold = `select * from ledger_hold(${id}, ${amount}, 'k', 10, true)`;
  const capture = `select * from ledger_capture(${id}, gen_random_uuid(), ${amount}, 'maximus_query', 'k', 'h', 'd', 'q', 'q',
    null, true)`;
  const takeBack = `select * from ledger_claw_back(${id}, 'a-source', ${amount - 1}, 'd', true)`;
  for (const statement of [charge, grant, refund, hold, capture, takeBack])
    expect(await refusalOf(statement)).toBe(CHECK_VIOLATION);
});
