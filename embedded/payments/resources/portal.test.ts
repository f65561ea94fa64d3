import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelInPortal } from '../engine/portal-verbs.ts';
import { idIn } from '../testing/id-in.ts';
import { type FlowData, type PortalHouse, startPortalHouse } from '../testing/portal-house.ts';
import { at } from '../testing/subscriber.ts';

let house: PortalHouse;

beforeAll(async () => {
  house = await startPortalHouse();
});
afterAll(() => house.close());

describe('sessions', () => {
  it('shows a portal of its own accord that offers no plans', async () => {
    const { stripe } = house.sandbox;
    const { customer } = await house.enter(house.plans.basic);
    const session = await stripe.billingPortal.sessions.create({ customer: customer.id });
    expect(session).toMatchObject({ flow: null, return_url: null });
    expect(session.url).toContain(session.id);
    const portal = await house.look(session);
    expect(portal).toMatchObject({
      entry: { page: 'home' },
      configuration: { is_default: true },
      invoices: { length: 1 },
    });
    expect(portal.subscriptions).toMatchObject([{ canCancel: true, canUpdate: false, offers: [] }]);
  });

  it('are refused for what the portal does not do, or not for this customer', async () => {
    const { stripe } = house.sandbox;
    const one = await house.enter(house.plans.basic);
    const other = await house.enter(house.plans.basic);
    const create = (flow: FlowData) =>
      stripe.billingPortal.sessions.create({
        customer: one.customer.id,
        configuration: house.configuration.id,
        flow_data: flow,
      });
    await expect(
      create({ type: 'subscription_cancel', subscription_cancel: { subscription: other.id } }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'flow_data[subscription_cancel][subscription]' });
    const [item] = (await stripe.subscriptions.retrieve(one.id)).items.data;
    const confirm = (price: string) =>
      create({
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription: one.id, items: [{ id: item?.id ?? '', price }] },
      });
    await expect(confirm(house.plans.plusYearly.id)).rejects.toThrow('does not offer');
    await expect(confirm(house.plans.basic.id)).rejects.toThrow('another one');
    await expect(stripe.billingPortal.sessions.create({ customer: 'cus_none' })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(
      stripe.billingPortal.sessions.create({ customer: one.customer.id, return_url: 'nowhere' }),
    ).rejects.toMatchObject({ param: 'return_url' });
  });
});

describe('configurations', () => {
  it('are made, changed part by part, and listed', async () => {
    const { configurations } = house.sandbox.stripe.billingPortal;
    const made = await configurations.create({
      features: { customer_update: { enabled: true, allowed_updates: ['name', 'tax_id'] } },
      business_profile: { headline: 'Your plan' },
      metadata: { of: 'this test' },
    });
    expect(made).toMatchObject({
      active: true,
      is_default: false,
      business_profile: { headline: 'Your plan' },
      features: { customer_update: { allowed_updates: ['name', 'tax_id'] }, subscription_cancel: { enabled: false } },
    });
    const changed = await configurations.update(made.id, {
      active: false,
      features: { subscription_cancel: { enabled: true, mode: 'immediately' } },
      metadata: { of: null },
    });
    expect(changed).toMatchObject({
      active: false,
      features: { customer_update: { enabled: true }, subscription_cancel: { enabled: true, mode: 'immediately' } },
      metadata: {},
    });
    expect(await configurations.retrieve(made.id)).toEqual(changed);
    const active = (await configurations.list({ active: true })).data.map(({ id }) => id);
    expect(active).toContain(house.configuration.id);
    expect(active).not.toContain(made.id);
  });

  it('offer only prices that can be subscribed to', async () => {
    const { configurations } = house.sandbox.stripe.billingPortal;
    const offer = (products: { product: string; prices: string[] }[]) =>
      configurations.create({
        features: { subscription_update: { enabled: true, default_allowed_updates: ['price'], products } },
      });
    await expect(offer([])).rejects.toMatchObject({ param: 'features[subscription_update][products]' });
    await expect(
      offer([{ product: idIn(house.plans.basic.product), prices: [house.plans.plus.id] }]),
    ).rejects.toMatchObject({
      param: 'features[subscription_update][products][0][prices][0]',
    });
  });

  it('let a subscription be canceled at once, where they say so', async () => {
    const { stripe } = house.sandbox;
    const atOnce = await stripe.billingPortal.configurations.create({
      features: { subscription_cancel: { enabled: true, mode: 'immediately' } },
    });
    const { id, customer } = await house.enter(house.plans.basic);
    const session = await stripe.billingPortal.sessions.create({ customer: customer.id, configuration: atOnce.id });
    await house.account.run((state) => cancelInPortal(state, session.id, { subscription: id }));
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: at('2026-04-11') });
  });
});
