import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let ada: TestPerson;

beforeAll(async () => {
  house = await startTestHouse({ isFirstStart: true });
  ada = await house.person();
});
afterAll(() => house.close());

test('on a first start two plans and three packs are on sale, at the provider as with us', async () => {
  const plans = await ada.call('GET /api/subscriptions/plans');
  expect(plans.status).toBe(200);
  expect(plans.body.map(({ prices }) => prices.map((price) => price.unit_amount))).toEqual([[4900], [12_900]]);
  expect(plans.body.map(({ product }) => product.metadata.monthly_credits)).toEqual(['250', '750']);
  for (const { product, prices } of plans.body) {
    const there = await house.payments.stripe.prices.retrieve(prices[0]?.id ?? '', { expand: ['product'] });
    expect(there).toMatchObject({
      unit_amount: prices[0]?.unit_amount,
      currency: 'usd',
      recurring: { interval: 'month' },
      product: {
        id: product.id,
        name: product.name,
        // The provider's pages say what is bought.
        description: `${product.metadata.monthly_credits} credits a month. ${product.description}`,
        metadata: product.metadata,
      },
    });
  }
  const packs = await ada.call('GET /api/billing/packages');
  expect(packs.body.map(({ id, credits, price, metadata }) => [id, credits, price, metadata.popular])).toEqual([
    ['starter', 50, 1500, false],
    ['popular', 150, 3900, true],
    ['professional', 500, 9900, false],
  ]);
});

test('who subscribes to nothing is told null, as JSON', async () => {
  const current = await ada.call('GET /api/subscriptions/current');
  expect(current.status).toBe(200);
  expect(current.headers.get('content-type')).toContain('application/json');
  expect(current.body).toBeNull();
});
