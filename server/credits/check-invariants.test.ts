import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { checkInvariants } from './check-invariants.ts';
import { invariants } from './invariants.ts';
import { afterBreach } from './testing/after-breach.ts';

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await openTestLedger(1);
  const userId = randomUUID();
  await ledger.give(userId, 5, { sourceRef: 'first', expiresAt: new Date(Date.now() + 86_400_000) });
  await ledger.give(userId, 3, { sourceRef: 'second' });
  const { transactionId } = await ledger.take(userId, 4, { key: 'charge' });
  await ledger.giveBack({ userId, transactionId, key: 'refund', amount: 1 });
  await ledger.give(randomUUID(), 3, { sourceRef: 'other' });
  await withHolds(randomUUID());
  await withMonths(randomUUID());
  await withDispute(randomUUID());
});

afterAll(() => ledger.close());

async function withHolds(userId: string): Promise<void> {
  await ledger.give(userId, 20, { sourceRef: 'held' });
  const { holdId } = await ledger.hold(userId, 6, { key: 'paid' });
  await ledger.capture(userId, holdId, 5, { key: 'capture' });
  await ledger.hold(userId, 2, { key: 'open' });
}

async function withMonths(userId: string): Promise<void> {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await ledger.setMonthlyExpire(false, new Date(0));
  const month = { kind: 'subscription' } as const;
  await ledger.give(userId, 30, { ...month, sourceRef: 'month 1', periodStart: days(-20), expiresAt: days(10) });
  await ledger.give(userId, 40, { ...month, sourceRef: 'month 2', periodStart: days(11), expiresAt: days(40) });
  await ledger.take(userId, 65);
  await ledger.takeBack(userId, 'month 2', 30);
}

/** What was spent of a disputed grant is owed, paid with credits that end, and brought back in part. */
async function withDispute(userId: string): Promise<void> {
  await ledger.give(userId, 20, { sourceRef: 'disputed' });
  await ledger.take(userId, 12);
  await ledger.takeBack(userId, 'disputed', 20);
  await ledger.give(userId, 15, { sourceRef: 'paying', expiresAt: new Date(Date.now() + 86_400_000) });
  await ledger.takeBack(userId, 'disputed', 10);
}

/** A breach of each invariant, as no code of ours could make it: without triggers, foreign keys or checks. */
const breaches: Record<keyof typeof invariants, string> = {
  'account balance = what its lots hold': `update credit_lot set remaining = 2 where source_ref = 'second'`,
  'account balance = the sum of its transactions': `update credit_account set balance = balance + 1`,
  'transaction = the sum of its entries': `update credit_transaction set delta = 9 where idempotency_key = 'second'`,
  'entries of a transaction have one sign': `update credit_entry set amount = 1 where amount = -4`,
  'lot = the sum of its entries': `update credit_entry set amount = -3 where amount = -4`,
  'lot begins with what was granted': `update credit_lot set granted = 6 where source_ref = 'first'`,
  'lot and its transactions belong to one person': `update credit_lot set user_id = gen_random_uuid() where source_ref = 'second'`,
  'seq has no gap': `update credit_transaction set seq = 9 where idempotency_key = 'refund'`,
  'balance_after is chained': `update credit_transaction set balance_after = 9 where idempotency_key = 'charge'`,
  'time does not run backwards': `update credit_transaction set created_at = '2020-01-01' where idempotency_key = 'charge'`,
  'refunds do not exceed what was charged': `update credit_transaction set delta = 5 where idempotency_key = 'refund'`,
  'a refund goes to the person who paid': `update credit_transaction set user_id = gen_random_uuid() where idempotency_key = 'refund'`,
  'nothing is spent from an expired lot': `update credit_lot set expires_at = now() - interval '1 day' where source_ref = 'first'`,
  'nothing expires before its time': `update credit_transaction set type = 'credit_expiry' where idempotency_key = 'charge'`,
  'the next expiry is not later than a lot expires': `update credit_account set next_expiry_at = null`,
  'one grant per source': `update credit_lot set source_ref = 'first' where source_ref = 'second'`,
  'held credits = open holds, on accounts': `update credit_account set held = 1 where balance = 3`,
  'held credits = open holds, on lots': `update credit_lot set held = 1 where source_ref = 'second'`,
  'a hold = what it holds of its lots': `update credit_hold_lot set amount = 7 where amount = 6`,
  'a captured hold = its transaction': `update credit_transaction set hold_id = null where hold_id is not null`,
  'a hold pays with what it held': `update credit_hold_lot set amount = 4 where amount = 6`,
  'a hold pays in its time': `update credit_hold set expires_at = created_at where idempotency_key = 'paid'`,
  'a hold, its lots and its payment belong to one person': `update credit_hold set user_id = gen_random_uuid() where idempotency_key = 'open'`,
  'debt = what was taken back and is not paid yet': `update credit_account set debt = debt + 1 where debt > 0`,
  'nobody owes who has credits on hand': `update credit_account set debt = 1 where balance = 3`,
  'no more is owed or reinstated than was taken back': `update credit_transaction set delta = 1 where type = 'chargeback';
    update credit_account set debt = 31 where debt > 0`,
  'no more is taken back than was granted': `update credit_lot set clawed_back = 41 where source_ref = 'month 2'`,
  'no more came out of a grant than was taken back of it': `update credit_transaction set delta = -21 where ref_id = 'disputed'`,
  'what comes back is of the kind that paid': `update credit_lot set kind = 'subscription' where source_type = 'dispute_reinstated'`,
  'a lot that came back is of the person and the kind of its grant': `update credit_lot set origin_id = 0 where origin_id is not null`,
  'a month is over once a later one began': `update credit_lot set expires_at = period_end where source_ref = 'month 1';
    update credit_lot set remaining = 1 where source_ref = 'month 1'`,
  'the account knows how far periods are over': `update credit_account set periods_through = null`,
  'no negative figure': `update credit_account set debt = -1`,
  'history is append-only': `alter table credit_entry disable trigger credit_entry_append_only`,
};

test('every invariant holds for what the ledger wrote', async () => {
  const results = await checkInvariants(ledger.db);
  expect(results.map((result) => result.name)).toEqual(Object.keys(invariants));
  expect(results.filter((result) => result.violations > 0)).toEqual([]);
});

test.each(Object.keys(invariants))('a breach is found: %s', async (name) => {
  const results = await afterBreach(ledger.db, breaches[name] ?? '', checkInvariants);
  const found = results.find((result) => result.name === name);
  expect(found?.violations).toBeGreaterThan(0);
  expect(found?.examples.length).toBeGreaterThan(0);
});
