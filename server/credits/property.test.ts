import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { readBalance } from './read-balance.ts';
import { listLots } from './testing/lots.ts';
import { ModelLedger } from './testing/model-ledger.ts';
import { longWait, START, steps } from './testing/steps.ts';
import { stepsOf } from './testing/take-steps.ts';

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await openTestLedger(2);
});

afterAll(() => ledger.close());

test('random steps go as in a simple model of the ledger, and every invariant holds after each', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (drawnSteps) => {
      const userId = randomUUID();
      const model = new ModelLedger();
      const take = stepsOf(ledger, userId, model);
      await ledger.db.execute(sql`delete from setting_history`);
      await ledger.setClock(new Date(START));
      for (const drawn of [...drawnSteps, longWait]) {
        const wanted = model.resolve(drawn);
        const expected = model.take(wanted);
        expect(await take(wanted), JSON.stringify(wanted)).toEqual(expected);
        const figures = { available: model.balance(), held: model.held(), owed: model.owed() };
        expect(await readBalance(ledger.db, userId)).toMatchObject(figures);
        const lots = await listLots(ledger.db, userId);
        expect(lots.map((lot) => [lot.remaining, lot.expiresAt?.getTime() ?? null])).toEqual(model.lots());
        await ledger.expectSound();
      }
      // Holds of this run are not the next one's to sweep.
      await ledger.setClock(new Date(model.now + 86_400_000));
      await ledger.sweep();
    }),
    { numRuns: 20 },
  );
}, 180_000);
