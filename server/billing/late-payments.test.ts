import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditLot } from '../db/tables/credits.ts';
import type { Payments } from '../outside/payments/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { followCustomer } from './follow-customer.ts';
import { balance, customerOf, expectSound, openPlan, payAt } from './testing/customers.ts';
import { withoutEvents } from './testing/happenings.ts';
import { effectParts } from './testing/parts.ts';

const DAY_MS = 86_400_000;

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

/** The provider, with the periods of all invoices moved into the past by so many days. */
function earlier(payments: Payments, days: number): Payments {
  const before = (date: Date) => new Date(date.getTime() - days * DAY_MS);
  return {
    ...payments,
    listPaidInvoices: async (wanted) =>
      (await payments.listPaidInvoices(wanted)).map((invoice) => ({
        ...invoice,
        periods: invoice.periods.map((period) => ({ ...period, start: before(period.start), end: before(period.end) })),
      })),
  };
}

test.each([
  ['that was paid after its end lasts thirty days from then', 45, 30],
  ['that was paid late, but before its end, lasts until its end', 10, 20],
])('a month %s', async (_what, days, lasts) => {
  const person = await house.person();
  await withoutEvents(house, async () => payAt(await openPlan(house, person)));
  const parts = effectParts(house);
  const payments = earlier(parts.payments, days);
  const { granted } = await followCustomer({ ...parts, payments }, await customerOf(house, person));
  expect(granted).toBe(250);
  expect(await balance(person)).toBe(255);
  const lots = await house.db.select().from(creditLot).where(eq(creditLot.userId, person.id));
  const lot = lots.find(({ kind }) => kind === 'subscription');
  const left = ((lot?.expiresAt?.getTime() ?? 0) - Date.now()) / DAY_MS;
  expect(left).toBeGreaterThan(lasts - 1);
  expect(left).toBeLessThan(lasts + 2);
});
