import { afterAll, beforeAll, expect, test } from 'vitest';
import { Unknown } from '../outside/payments/ask.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { beginSubscriptionCheckout } from './begin-subscription-checkout.ts';
import { openPortal } from './open-portal.ts';
import { effectParts } from './testing/parts.ts';
import { priceOf, subscriber } from './testing/subscribers.ts';

/** The configuration of the portal is ours, and may be gone or switched off the next time it is named. */

let house: TestHouse;
let person: TestPerson;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
  person = await subscriber(house);
});
afterAll(() => house.close());

const ours = async () => {
  const { data } = await house.payments.stripe.billingPortal.configurations.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata?.['catalogue_id'] === 'portal');
};

const wanted = () => ({ userId: person.id, returnUrl: `${house.url}/subscriptions` });

const switching = async () => ({
  person: { userId: person.id, email: 'pat@example.com' },
  stripePriceId: await priceOf(person, 750),
  returnUrl: new URL(`${house.url}/subscriptions`),
});

test('switched off there while we remember it, it is brought back', async () => {
  const parts = effectParts(house);
  await openPortal(parts, wanted());
  const [{ id } = { id: '' }] = await ours();
  await house.payments.stripe.billingPortal.configurations.update(id, { active: false });
  expect(await openPortal(parts, wanted())).toMatch(/^http/);
  expect((await ours()).map(({ active }) => active)).toEqual([true]);
  await house.payments.stripe.billingPortal.configurations.update(id, { active: false });
  // The page that confirms a change needs it too.
  expect(await beginSubscriptionCheckout(parts, await switching())).toMatch(/^http/);
  expect((await ours()).map(({ id: now, active }) => [now, active])).toEqual([[id, true]]);
});

test('where there is none, one is made that lets nobody change plans until the catalogue is there', async () => {
  const { stripe } = house.payments;
  for (const { id } of await ours()) {
    await stripe.billingPortal.configurations.update(id, { metadata: { catalogue_id: 'given up' } });
  }
  expect(await openPortal(effectParts(house), wanted())).toMatch(/^http/);
  const [made, ...others] = await ours();
  expect(others).toEqual([]);
  expect(made?.features.subscription_update.enabled).toBe(false);
  expect(made?.features.subscription_cancel).toMatchObject({ enabled: true, mode: 'at_period_end' });
});

test.each(['configuration', 'flow_data[type]', 'id'])(
  'what the account does not know about %s is no missing subscription, and no plan that is not on offer',
  async (param) => {
    const { payments, ...parts } = effectParts(house);
    const lost = async () => Promise.reject(new Unknown(param));
    const broken = { ...parts, payments: { ...payments, createPortal: lost, createPortalSwitch: lost } };
    const outage = { code: 'payments_unavailable' };
    await expect(openPortal(broken, wanted())).rejects.toMatchObject(outage);
    await expect(beginSubscriptionCheckout(broken, await switching())).rejects.toMatchObject(outage);
  },
);
