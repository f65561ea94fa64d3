import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../contract/errors.ts';
import { countDeadlocks } from '../testing/deadlocks.ts';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';

let ledger: TestLedger;

const CLIENTS = 16;
const CALLS = 120;
const people = Array.from({ length: 6 }, () => randomUUID());

beforeAll(async () => {
  ledger = await openTestLedger(CLIENTS);
});

afterAll(() => ledger.close());

/** A generator of numbers from 0 to `below - 1`, the same for the same seed: a failure can be met again. */
function dice(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** One client: mixed calls for random people, with few keys and sources, so that clients get in each other's way. */
async function client(seed: number): Promise<Record<string, number>> {
  const roll = dice(seed);
  const outcomes: Record<string, number> = {};
  const charges: { userId: string; transactionId: string }[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const userId = people[roll(people.length)] ?? '';
    let outcome = 'done';
    try {
      const kind = roll(10);
      if (kind < 3) {
        const expiresAt = roll(3) === 0 ? {} : { expiresAt: new Date(Date.now() + roll(300)) };
        await ledger.give(userId, 1 + roll(9), { sourceRef: `${userId}:${roll(400)}`, ...expiresAt });
      } else if (kind < 8) {
        const { transactionId } = await ledger.take(userId, 1 + roll(4), { key: `view:${roll(200)}` });
        charges.push({ userId, transactionId });
      } else if (kind === 8) {
        const charged = charges[roll(charges.length + 1)];
        if (charged) await ledger.giveBack({ ...charged, key: `report:${roll(100)}` });
      } else {
        await ledger.available(userId);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome = error.code;
    }
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

test('sixteen clients on six people, with lots expiring under them: no deadlock, every invariant holds', async () => {
  const checks: Promise<void>[] = [];
  const timer = setInterval(() => checks.push(ledger.expectSound()), 250);
  const outcomes = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  clearInterval(timer);
  await Promise.all(checks);
  await ledger.expectSound();

  // Every kind of thing has happened, so that the calm means something.
  const happened = new Set(outcomes.flatMap((outcome) => Object.keys(outcome)));
  expect(happened).toEqual(new Set(['done', 'insufficient_credits', 'key_conflict']));
  const { rows } = await ledger.db.execute<{ type: string }>(sql`select distinct type from credit_transaction`);
  expect(rows.map((row) => row.type).sort()).toEqual(['credit_expiry', 'document_view', 'invite_bonus', 'refund']);
  expect(await countDeadlocks(ledger.db)).toBe(0);
}, 60_000);
