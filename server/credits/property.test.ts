import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../contract/errors.ts';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { ModelLedger, type Outcome, type Step } from './testing/model-ledger.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await openTestLedger(2);
});

afterAll(() => ledger.close());

const hours = (max: number) => fc.integer({ min: 0, max }).map((count) => count * 3_600_000);
const name = (most: number) => fc.integer({ min: 1, max: most }).map(String);

/** Few names, small amounts and round times, so that keys repeat and boundaries are met. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      source: name(15),
      amount: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom('perpetual', 'subscription'),
      expiresIn: fc.option(hours(12), { freq: 2 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      key: name(20),
      amount: fc.integer({ min: 1, max: 8 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      key: name(20),
      charge: fc.nat(3),
      amount: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: hours(6) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('setMonthlyExpire' as const), value: fc.boolean() }) },
);

const start = Date.parse('2027-01-01T00:00:00Z');

test('random steps go as in a simple model of the ledger, and every invariant holds after each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30, size: 'max' }), async (steps) => {
      const userId = randomUUID();
      const model = new ModelLedger(start);
      const run = stepsOf(userId, model);
      await ledger.db.execute(sql`delete from setting_history`);
      await ledger.setClock(new Date(start));
      for (const wanted of steps) {
        const expected = model.take(wanted);
        expect(await run(wanted), JSON.stringify(wanted)).toEqual(expected);
        expect(await ledger.available(userId)).toBe(model.balance());
        const lots = await listLots(ledger.db, userId);
        expect(lots.map((lot) => [lot.remaining, lot.expiresAt?.getTime() ?? null])).toEqual(model.lots());
        await ledger.expectSound();
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);

/** Takes a step on the real ledger, and says what came of it in the model's words. */
function stepsOf(userId: string, model: ModelLedger): (wanted: Step) => Promise<Outcome> {
  const charges: string[] = [];
  return async (wanted) => {
    try {
      switch (wanted.do) {
        case 'wait':
          await ledger.setClock(new Date(model.now));
          return 'done';
        case 'setMonthlyExpire':
          await ledger.setMonthlyExpire(wanted.value, new Date(model.now));
          return 'done';
        case 'grant': {
          const expiresAt = model.endOf(wanted);
          const { granted, balance } = await ledger.give(userId, wanted.amount, {
            sourceRef: `${userId}:${wanted.source}`,
            kind: wanted.kind,
            ...(expiresAt !== null && { expiresAt: new Date(expiresAt) }),
          });
          expect(balance).toBe(model.balance());
          return granted ? 'done' : 'replayed';
        }
        case 'charge': {
          const { transactionId, replayed, balance } = await ledger.take(userId, wanted.amount, {
            key: `charge:${wanted.key}`,
          });
          expect(balance).toBe(model.balance());
          if (!replayed) charges.push(transactionId);
          return replayed ? 'replayed' : 'done';
        }
        case 'refund': {
          const transactionId = charges[wanted.charge] ?? randomUUID();
          const amount = wanted.amount;
          const key = `refund:${wanted.key}`;
          const { refunded, balance } = await ledger.giveBack({
            userId,
            transactionId,
            key,
            ...(amount !== null && { amount }),
          });
          expect(balance).toBe(model.balance());
          return refunded;
        }
      }
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
}
