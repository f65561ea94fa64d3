import { randomUUID } from 'node:crypto';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { checkInvariants, type Invariant } from './check-invariants.ts';
import { invariants } from './invariants.ts';

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await openTestLedger(1);
  const userId = randomUUID();
  await ledger.give(userId, 5, { sourceRef: 'first', expiresAt: new Date(Date.now() + 86_400_000) });
  await ledger.give(userId, 3, { sourceRef: 'second' });
  const { transactionId } = await ledger.take(userId, 4, { key: 'charge' });
  await ledger.giveBack({ userId, transactionId, key: 'refund', amount: 1 });
  await ledger.give(randomUUID(), 3, { sourceRef: 'other' });
});

afterAll(() => ledger.close());

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
  'no negative figure': `update credit_account set debt = -1`,
  'history is append-only': `alter table credit_entry disable trigger credit_entry_append_only`,
};

test('every invariant holds for what the ledger wrote', async () => {
  const results = await checkInvariants(ledger.db);
  expect(results.map((result) => result.name)).toEqual(Object.keys(invariants));
  expect(results.filter((result) => result.violations > 0)).toEqual([]);
});

test.each(Object.keys(invariants))('a breach is found: %s', async (name) => {
  const results = await afterBreach(breaches[name] ?? '');
  const found = results.find((result) => result.name === name);
  expect(found?.violations).toBeGreaterThan(0);
  expect(found?.examples.length).toBeGreaterThan(0);
});

/** What the check finds once the ledger's protection is off and `statement` was run; nothing of it stays. */
async function afterBreach(statement: string): Promise<Invariant[]> {
  let results: Invariant[] = [];
  const breaking = ledger.db.transaction(async (tx) => {
    await tx.execute(sql`do $$
      declare name text; owner regclass;
      begin
        for owner, name in select conrelid::regclass, conname from pg_constraint
          where contype in ('c', 'f') and conrelid::regclass::text like 'credit%' loop
          execute format('alter table %s drop constraint %I', owner, name);
        end loop;
        alter table credit_lot drop constraint credit_lot_source_ref_unique;
      end $$`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
    results = await checkInvariants(tx);
    tx.rollback();
  });
  await expect(breaking).rejects.toThrow(TransactionRollbackError);
  return results;
}
