import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type TestPerson } from '../testing/person.ts';
import { openPlan, payAt, subscribe } from './testing/customers.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const sessionOf = (checkoutUrl: string): string => /cs_\w+/.exec(checkoutUrl)?.[0] ?? '';

const sessionsOf = async (person: TestPerson) => {
  const { stripe } = house.payments;
  const customers = await stripe.customers.list({ email: person.email });
  expect(customers.data).toHaveLength(1);
  return (await stripe.checkout.sessions.list({ customer: customers.data[0]?.id ?? '' })).data;
};

test('a visitor of the plans pays at the hosted page and comes back with the session', async () => {
  const ada = await house.person();
  const url = await openPlan(house, ada);
  const there = await house.payments.stripe.checkout.sessions.retrieve(sessionOf(url), { expand: ['customer'] });
  expect(there).toMatchObject({
    mode: 'subscription',
    status: 'open',
    metadata: { user_id: ada.id },
    customer: { email: ada.email, metadata: { user_id: ada.id } },
    success_url: `${house.url}/billing/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${house.url}/subscriptions`,
  });
  expect(await payAt(url)).toBe(sessionOf(url));
  const paid = await house.payments.stripe.checkout.sessions.retrieve(sessionOf(url), { expand: ['subscription'] });
  expect(paid.subscription).toMatchObject({ status: 'active', metadata: { user_id: ada.id } });
});

test('whoever came from another page of ours goes back to it, under the name that they used', async () => {
  const ada = await house.person();
  const origin = `http://localhost:${house.config.port}`;
  const [plan] = (await ada.call('GET /api/subscriptions/plans')).body;
  const body = { stripePriceId: plan?.prices[0]?.id, returnUrl: `${origin}/doc?q=leave` };
  const { checkoutUrl } = (await ada.call('POST /api/subscriptions/checkout', { body })).body;
  const there = await house.payments.stripe.checkout.sessions.retrieve(sessionOf(checkoutUrl));
  expect(there.cancel_url).toBe(`${origin}/doc?q=leave`);
  expect(there.success_url).toContain(`${origin}/billing/subscription-success`);
});

test('of two tabs the newer checkout remains, and a person is one customer', async () => {
  const ada = await house.person();
  const first = await openPlan(house, ada);
  const second = await openPlan(house, ada, 750);
  const statuses = (await sessionsOf(ada)).map(({ id, status }) => [id, status]);
  expect(statuses).toEqual([
    [sessionOf(second), 'open'],
    [sessionOf(first), 'expired'],
  ]);
  expect(await payAt(first)).toBeNull();
  expect(await payAt(second)).toBe(sessionOf(second));
});

test('eight tabs at once make one customer, and leave one checkout that can be paid', async () => {
  const ada = await house.person();
  await Promise.all(Array.from({ length: 8 }, () => openPlan(house, ada)));
  const open = (await sessionsOf(ada)).filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
});

test('a subscriber is led to the page that confirms the change, never to a second checkout', async () => {
  const ada = await house.person();
  await subscribe(house, ada);
  const url = await openPlan(house, ada, 750);
  expect(url).not.toContain('cs_');
  const page = await (await fetch(url)).text();
  expect(page).toContain('Panorama');
  expect((await sessionsOf(ada)).map(({ status }) => status)).toEqual(['complete']);
});

test('who paid a moment ago is a subscriber, even before we have heard of it', async () => {
  await house.payments.sandbox.webhooks.changeFaults({ delaySeconds: 3600 });
  const ada = await house.person();
  const first = await openPlan(house, ada);
  await payAt(first);
  expect(await openPlan(house, ada, 750)).not.toContain('cs_');
  await house.payments.sandbox.webhooks.changeFaults({ delaySeconds: 0 });
});

test('who asks for the plan that they have is led to the portal', async () => {
  const ada = await house.person();
  await subscribe(house, ada);
  const again = await openPlan(house, ada);
  const portal = await ada.call('POST /api/subscriptions/portal');
  expect(new URL(again).pathname.split('/').slice(0, 3)).toEqual(
    new URL(portal.body.url).pathname.split('/').slice(0, 3),
  );
  expect(portal.body.portalUrl).toBe(portal.body.url);
  expect(await (await fetch(again)).text()).toContain('Clarity');
});

test('a price that is not on offer is refused, at the provider or not', async () => {
  const ada = await house.person();
  const { product } = (await ada.call('GET /api/subscriptions/plans')).body[0] ?? {};
  const foreign = await house.payments.stripe.prices.create({
    product: product?.id ?? '',
    currency: 'usd',
    unit_amount: 100,
    recurring: { interval: 'month' },
  });
  for (const stripePriceId of ['price_nobody', foreign.id]) {
    const body = { stripePriceId, returnUrl: house.url };
    const refused = await ada.call('POST /api/subscriptions/checkout', { body });
    expect([refused.status, refused.error.code]).toEqual([404, 'plan_unavailable']);
  }
});

test('a customer who was removed at the provider is replaced', async () => {
  const ada = await house.person();
  await openPlan(house, ada);
  const { stripe } = house.payments;
  const [removed] = (await stripe.customers.list({ email: ada.email })).data;
  await stripe.customers.del(removed?.id ?? '');
  const url = await openPlan(house, ada);
  const { customer } = await stripe.checkout.sessions.retrieve(sessionOf(url));
  expect(customer).not.toBe(removed?.id);
});

test('a visitor is asked to sign in', async () => {
  const visitor = apiClient(house.url, null);
  const body = { stripePriceId: 'price_x', returnUrl: house.url };
  expect((await visitor('POST /api/subscriptions/checkout', { body })).status).toBe(401);
  expect((await visitor('POST /api/subscriptions/portal')).status).toBe(401);
});

test('who never subscribed has nothing to manage, even after looking at a checkout', async () => {
  const ada = await house.person();
  await openPlan(house, ada);
  const portal = await ada.call('POST /api/subscriptions/portal');
  expect([portal.status, portal.error.code]).toEqual([409, 'no_billing_account']);
});
