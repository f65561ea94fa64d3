import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPayments } from '../../embedded/payments/start.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { openPlan, subscribe } from './testing/customers.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('while the payment service is down only paying is, and it comes back by itself', async () => {
  const ada = await house.person();
  const grace = await house.person();
  await subscribe(house, ada);
  const { sandbox } = house.payments;
  const stripePriceId = (await ada.call('GET /api/subscriptions/plans')).body[0]?.prices[0]?.id;
  await sandbox.close();

  const began = Date.now();
  const refused = await Promise.all([
    ada.call('POST /api/billing/checkout', { body: { packageId: 'starter' } }),
    ada.call('POST /api/subscriptions/portal'),
    grace.call('POST /api/subscriptions/checkout', { body: { stripePriceId, returnUrl: house.url } }),
  ]);
  for (const { status, error } of refused) {
    expect([status, error.code]).toEqual([502, 'payments_unavailable']);
    expect(error.message).toBe('The payment service did not answer. Please try again.');
  }
  expect(Date.now() - began).toBeLessThan(15_000);
  for (const name of ['GET /api/subscriptions/plans', 'GET /api/billing/packages', 'GET /api/users/me'] as const) {
    expect((await ada.call(name)).status).toBe(200);
  }
  expect((await ada.call('GET /api/subscriptions/current')).body?.planName).toBe('Clarity');

  const { secretKey, apiPort: port } = sandbox;
  const again = await startPayments({ databaseUrl: house.databaseUrl, host: '127.0.0.1', port, secretKey });
  expect((await ada.call('POST /api/billing/checkout', { body: { packageId: 'starter' } })).status).toBe(200);
  expect(await openPlan(house, grace)).toContain('cs_');
  await again.close();
});

test('a payment service that only fails does not keep the app from starting', async () => {
  const first = await startTestHouse();
  await first.payments.sandbox.webhooks.changeFaults({ fail500: 1000 });
  const env = { LOG_LEVEL: 'silent' };
  const second = await startTestHouse({ databaseUrl: first.databaseUrl, env });
  const person = await second.person();
  expect((await person.call('GET /api/billing/packages')).body).toHaveLength(3);
  await second.close();
  await first.close();
});

test('before the catalogue was brought to a real account nothing can be subscribed to', async () => {
  const env = { STRIPE_SECRET_KEY: 'sk_test_nobody', STRIPE_WEBHOOK_SECRET: 'whsec_nobody' };
  const real = await startTestHouse({ env, isFirstStart: true });
  const person = await real.person();
  expect((await person.call('GET /api/subscriptions/plans')).body).toEqual([]);
  expect((await person.call('GET /api/billing/packages')).body).toHaveLength(3);
  const body = { stripePriceId: 'price_clarity', returnUrl: real.url };
  const refused = await person.call('POST /api/subscriptions/checkout', { body });
  expect([refused.status, refused.error.code]).toEqual([404, 'plan_unavailable']);
  await real.close();
});
