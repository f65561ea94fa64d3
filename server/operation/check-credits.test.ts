import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPack, payAt, subscribe, balance, lastIntent, patience } from '../billing/testing/customers.ts';
import { checkCredits, crossInvariants } from './check-credits.ts';
import { afterBreach } from '../credits/testing/after-breach.ts';
import { report, unlockedGuide } from '../reports/testing/readers.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
  const person = await house.person();
  const untilBalance = (credits: number) =>
    vi.waitFor(async () => expect(await balance(person)).toBe(credits), patience);
  await subscribe(house, person);
  await payAt(await openPack(person));
  await untilBalance(405);
  // A third of the pack's money goes back, and a third of its credits.
  await house.payments.stripe.refunds.create({ payment_intent: await lastIntent(house, person), amount: 1300 });
  await untilBalance(355);
  expect((await report(person, await unlockedGuide(house, person))).body.autoRefunded).toBe(true);
  await unlockedGuide(house, person, 'Corvane Freight');
  expect((await person.call('POST /api/chats', { body: {} })).status).toBe(200);
});
afterAll(() => house?.close());

/** A breach of each invariant, as no code of ours could make it. */
const breaches: Record<keyof typeof crossInvariants, string> = {
  'a purchase = the lot that it brought': `update billing_payment set credits = 151 where kind = 'pack'`,
  'a lot that was bought has its purchase': `delete from billing_payment where kind = 'subscription'`,
  'a paid order = its purchase': `update credit_order set status = 'open' where status = 'paid'`,
  'what is taken back of a purchase = what of its money was returned': `update billing_payment set refunded_amount = 0`,
  'what was returned of a payment = the sum of its returns': `update billing_return set amount = amount + 1`,
  'nothing is taken back that was not paid for': `update credit_lot set clawed_back = 1 where source_type = 'initial_signup'`,
  'a guide that is unlocked was paid for': `update credit_transaction set ref_id = gen_random_uuid()::text where type = 'document_view'`,
  'a guide that was paid for is unlocked': `delete from document_view`,
  'the paid blocks of a chat = its charges': `update chat set paid_blocks = 2`,
  'no exchange of a chat is beyond its paid blocks': `update chat set message_count = 51`,
  'a chat that was paid for is there': `delete from chat`,
  'a report gave back what it says': `update document_report set credits_refunded = 2`,
};

test('what is bought, unlocked, asked and given back fits the ledger', async () => {
  const results = await checkCredits(house.db);
  expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(crossInvariants)));
  expect(results.filter(({ violations }) => violations > 0)).toEqual([]);
});

test.each([
  ...Object.entries(breaches),
  ['a purchase = the lot that it brought', `update credit_lot set user_id = gen_random_uuid()`],
  ['a purchase = the lot that it brought', `delete from credit_lot where source_type = 'subscription_monthly'`],
  ['a paid order = its purchase', `delete from credit_order`],
  ['a paid order = its purchase', `update billing_payment set order_id = null`],
  [
    'what is taken back of a purchase = what of its money was returned',
    `update credit_lot set clawed_back = 49 where clawed_back = 50`,
  ],
  [
    'what is taken back of a purchase = what of its money was returned',
    `update credit_lot set clawed_back = 51 where clawed_back = 50`,
  ],
  ['a guide that is unlocked was paid for', `update document_view set transaction_id = null`],
  ['the paid blocks of a chat = its charges', `delete from credit_transaction where ref_type = 'chat'`],
  ['a report gave back what it says', `delete from credit_transaction where type = 'refund'`],
])('a breach is found: %s (%s)', async (name, statement) => {
  const results = await afterBreach(house.db, statement, checkCredits);
  const found = results.find((result) => result.name === name);
  expect(found?.violations).toBeGreaterThan(0);
  expect(found?.examples[0]).toContain(': ');
});
