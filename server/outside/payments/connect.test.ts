import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../../contract/errors.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { Unknown } from './ask.ts';
import { connectPayments, type Payments } from './connect.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

/** Our calls on the sandbox under a key, with every line that they log. */
function connected(secretKey: string): { payments: Payments; lines: string[] } {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const { apiHost, apiPort } = house.payments.sandbox;
  return { payments: connectPayments({ secretKey, apiHost, apiPort, protocol: 'http', log }), lines };
}

const person = {
  userId: '6ecd8c99-4036-403d-bf84-cf8400f67836',
  installation: 'here',
  email: 'ada@benesight.test',
  replaces: null,
};

test('a key that is refused is an outage for people, and stands in no log', async () => {
  const { payments, lines } = connected('sk_test_0123456789abcdefghijklmnop');
  const failure = await payments.createCustomer(person).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Refusal);
  expect(failure).toMatchObject({ code: 'payments_unavailable', status: 502 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('StripeAuthenticationError');
  expect(lines.join('')).not.toMatch(/sk_test_|mnop/);
});

test('what fails a moment is tried again, and done once', async () => {
  const { payments, lines } = connected(house.payments.sandbox.secretKey);
  await house.payments.sandbox.webhooks.changeFaults({ fail500: 2 });
  const first = await payments.createCustomer(person);
  expect(await payments.createCustomer(person)).toBe(first);
  const { data } = await house.payments.stripe.customers.list({ email: person.email });
  expect(data.map(({ id }) => id)).toEqual([first]);
  expect(lines).toEqual([]);
});

test('what the account does not know is said by name, and is no outage', async () => {
  const { payments, lines } = connected(house.payments.sandbox.secretKey);
  const ways = { successUrl: 'http://localhost/a', cancelUrl: 'http://localhost/b' };
  const customer = await payments.createCustomer(person);
  const subscribe = (wanted: { customer: string; priceId: string }) =>
    payments
      .createSubscriptionCheckout({ ...ways, userId: person.userId, ...wanted })
      .catch((error: unknown) => (error instanceof Unknown ? error.param : error));
  expect(await subscribe({ customer: 'cus_nobody', priceId: 'price_nothing' })).toBe('customer');
  expect(await subscribe({ customer, priceId: 'price_nothing' })).toBe('line_items[0][price]');
  expect(await payments.expireCheckout('cs_test_nothing').catch((error: unknown) => error)).toBe(false);
  expect(lines).toEqual([]);
});
