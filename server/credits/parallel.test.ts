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
    return below === 0 ? 0 : state % below;
  };
}

const month = (index: number) => ({
  periodStart: new Date(Date.now() + index * 200),
  expiresAt: new Date(Date.now() + (index + 1) * 200),
  kind: 'subscription' as const,
});

/** One client: mixed calls for random people, with few keys and sources, so that clients get in each other's way. */
async function client(seed: number): Promise<Record<string, number>> {
  const roll = dice(seed);
  const outcomes: Record<string, number> = {};
  const charges: { userId: string; transactionId: string }[] = [];
  const holds: { userId: string; holdId: string }[] = [];
  const sources: { userId: string; source: string }[] = [];
  const any = <Item>(items: readonly Item[]): Item | undefined => items[roll(items.length + 1)];
  for (let call = 0; call < CALLS; call += 1) {
    const userId = people[roll(people.length)] ?? '';
    const source = `${userId}:${roll(400)}`;
    let outcome = 'done';
    try {
      const kind = roll(20);
      if (kind < 4) {
        const expiresAt = roll(3) === 0 ? {} : { expiresAt: new Date(Date.now() + roll(300)) };
        await ledger.give(userId, 1 + roll(9), { sourceRef: source, ...expiresAt });
        sources.push({ userId, source });
      } else if (kind === 4) {
        await ledger.give(userId, 1 + roll(9), { sourceRef: source, ...month(roll(3)) });
      } else if (kind < 10) {
        const { transactionId } = await ledger.take(userId, 1 + roll(4), { key: `view:${roll(200)}` });
        charges.push({ userId, transactionId });
      } else if (kind < 12) {
        const charged = any(charges);
        if (charged) await ledger.giveBack({ ...charged, key: `report:${roll(100)}` });
      } else if (kind < 15) {
        const { holdId } = await ledger.hold(userId, 1 + roll(5), { key: `maximus:${roll(300)}` });
        holds.push({ userId, holdId });
        // A hold lasts a minute at least: some are over sooner here, for the sweepers.
        if (roll(3) === 0) await hurry(holdId);
      } else if (kind < 17) {
        const held = any(holds);
        if (held) await ledger.capture(held.userId, held.holdId, 1, { key: `maximus:${roll(300)}` });
      } else if (kind === 17) {
        const held = any(holds);
        if (held) await ledger.release(held.userId, held.holdId);
      } else if (kind === 18) {
        const bought = sources[roll(Math.min(sources.length, 5))] ?? { userId, source };
        await ledger.takeBack(bought.userId, bought.source, roll(2));
      } else {
        await Promise.all([ledger.sweep(), ledger.available(userId)]);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome = error.code;
    }
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

async function hurry(holdId: string): Promise<void> {
  await ledger.db.execute(sql`update credit_hold set expires_at = clock_timestamp() + interval '20 milliseconds'
    where id = ${holdId} and status = 'open'`);
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
  expect(happened).toEqual(new Set(['done', 'insufficient_credits', 'key_conflict', 'hold_ended', 'not_found']));
  const { rows } = await ledger.db.execute<{ type: string }>(sql`select distinct type from credit_transaction`);
  expect(rows.map((row) => row.type).sort()).toEqual([
    'chargeback',
    'credit_expiry',
    'dispute_reinstated',
    'document_view',
    'invite_bonus',
    'maximus_query',
    'refund',
  ]);
  const ends = await ledger.db.execute<{ status: string }>(sql`select distinct status from credit_hold`);
  expect(ends.rows.map((row) => row.status).sort()).toEqual(['captured', 'expired', 'open', 'released']);
  expect(await countDeadlocks(ledger.db)).toBe(0);
});
