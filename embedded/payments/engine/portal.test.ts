import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PortalHouse, startPortalHouse } from '../testing/portal-house.ts';
import { advanceTo, at, HOUR, latestInvoice, periodDays, useCard } from '../testing/subscriber.ts';
import { idOf } from './id-of.ts';
import { cancelInPortal, changePlanInPortal, choosePaymentMethodInPortal, resumeInPortal } from './portal-verbs.ts';

let house: PortalHouse;

beforeAll(async () => {
  house = await startPortalHouse();
});
afterAll(() => house.close());

it('cancels at the end of the period by a moment, not by the boolean, and resumes', async () => {
  const { stripe } = house.sandbox;
  const { id, session, clock } = await house.enter(house.plans.basic);
  expect((await house.look(session)).subscriptions).toMatchObject([
    { canCancel: true, canResume: false, endsAt: null },
  ]);
  const cancel = () =>
    house.account.run((state) => cancelInPortal(state, session.id, { subscription: id, feedback: 'unused' }));
  expect(await cancel()).toEqual({ outcome: 'done', redirect: null });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'active',
    cancel_at: at('2026-05-01'),
    cancel_at_period_end: false,
    canceled_at: at('2026-04-11'),
    cancellation_details: { feedback: 'unused', reason: 'cancellation_requested' },
  });
  expect((await house.look(session)).subscriptions).toMatchObject([
    { canCancel: false, canResume: true, endsAt: at('2026-05-01') },
  ]);
  await expect(cancel()).rejects.toThrow('cannot be canceled');
  await house.account.run((state) => resumeInPortal(state, session.id, { subscription: id }));
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null, canceled_at: null });
  await expect(house.account.run((state) => resumeInPortal(state, session.id, { subscription: id }))).rejects.toThrow(
    'nothing to take back',
  );
  await cancel();
  await advanceTo(house.sandbox, clock.id, at('2026-05-01'));
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: at('2026-05-01') });
  expect((await house.look(session)).subscriptions).toEqual([]);
});

it('upgrades now, for the price that was shown, and returns from a flow', async () => {
  const { stripe } = house.sandbox;
  const { id, session } = await house.enter(house.plans.basic, ({ id: subscription, items }) => ({
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription, items: [{ id: items.data[0]?.id ?? '', price: house.plans.plus.id }] },
    after_completion: { type: 'redirect', redirect: { return_url: 'https://shop.example.com/done' } },
  }));
  const portal = await house.look(session);
  expect(portal.entry).toEqual({ page: 'confirm', subscription: id, price: house.plans.plus.id });
  expect(portal.subscriptions[0]?.offers).toMatchObject([
    { price: { id: house.plans.basic.id }, current: true },
    { price: { id: house.plans.plus.id }, product: { name: 'Plus' }, current: false, when: 'now', amountDue: 3000 },
  ]);
  const outcome = await house.account.run((state) =>
    changePlanInPortal(state, session.id, { subscription: id, price: house.plans.plus.id }),
  );
  expect(outcome).toEqual({ outcome: 'done', redirect: 'https://shop.example.com/done' });
  expect(periodDays(await stripe.subscriptions.retrieve(id))).toEqual(['2026-04-11', '2026-05-11']);
  expect(await latestInvoice(house.sandbox, id)).toMatchObject({ status: 'paid', amount_paid: 3000 });
});

it('changes nothing when the payment is declined, and asks when the bank asks', async () => {
  const { stripe } = house.sandbox;
  const { id, session, customer } = await house.enter(house.plans.basic);
  const upgrade = (more: { authenticated?: boolean; intent?: string } = {}) =>
    house.account.run((state) =>
      changePlanInPortal(state, session.id, { subscription: id, price: house.plans.plus.id, ...more }),
    );
  await useCard(house.sandbox, customer.id, 'pm_card_chargeCustomerFail');
  expect(await upgrade()).toMatchObject({ outcome: 'declined' });
  const before = await stripe.subscriptions.retrieve(id);
  expect(before).toMatchObject({ status: 'active', items: { data: [{ price: { id: house.plans.basic.id } }] } });
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);

  await useCard(house.sandbox, customer.id, 'pm_card_threeDSecure2Required');
  const asked = await upgrade();
  if (asked.outcome !== 'authenticate') throw new Error(`the bank did not ask: ${asked.outcome}`);
  expect(await stripe.subscriptions.retrieve(id)).toEqual(before);
  expect(await upgrade({ authenticated: true, intent: asked.intent })).toMatchObject({ outcome: 'done' });
  const invoice = await latestInvoice(house.sandbox, id);
  expect(invoice).toMatchObject({
    status: 'paid',
    payments: { data: [{ payment: { payment_intent: asked.intent } }] },
  });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    items: { data: [{ price: { id: house.plans.plus.id } }] },
  });
});

it('downgrades at the end of the period, and can take that back', async () => {
  const { stripe } = house.sandbox;
  const { id, session, clock } = await house.enter(house.plans.plus);
  const [shown] = (await house.look(session)).subscriptions;
  expect(shown?.offers[0]).toMatchObject({ when: 'period_end', at: at('2026-05-01'), amountDue: 0 });
  const downgrade = () =>
    house.account.run((state) =>
      changePlanInPortal(state, session.id, { subscription: id, price: house.plans.basic.id }),
    );
  await downgrade();
  const waiting = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
  expect(waiting).toMatchObject({
    items: { data: [{ price: { id: house.plans.plus.id } }] },
    schedule: {
      status: 'active',
      current_phase: { end_date: at('2026-05-01') },
      phases: [
        { items: [{ price: house.plans.plus.id }] },
        { start_date: at('2026-05-01'), end_date: at('2026-06-01'), items: [{ price: house.plans.basic.id }] },
      ],
    },
  });
  const schedule = idOf((await stripe.subscriptions.retrieve(id)).schedule) ?? '';
  expect((await house.look(session)).subscriptions).toMatchObject([
    { pending: { product: { name: 'Basic' }, at: at('2026-05-01') }, canResume: true },
  ]);
  await house.account.run((state) => resumeInPortal(state, session.id, { subscription: id }));
  expect((await house.look(session)).subscriptions).toMatchObject([{ pending: null, canResume: false }]);
  expect((await stripe.subscriptions.retrieve(id)).schedule).toBeNull();
  expect(await stripe.subscriptionSchedules.retrieve(schedule)).toMatchObject({
    status: 'released',
    released_subscription: id,
  });

  await downgrade();
  expect(await stripe.invoices.createPreview({ subscription: id })).toMatchObject({ total: 1000 });
  await advanceTo(house.sandbox, clock.id, at('2026-05-01') + 2 * HOUR);
  const after = await stripe.subscriptions.retrieve(id);
  expect(after).toMatchObject({ items: { data: [{ price: { id: house.plans.basic.id } }] }, schedule: null });
  expect(periodDays(after)).toEqual(['2026-05-01', '2026-06-01']);
  expect(await latestInvoice(house.sandbox, id)).toMatchObject({
    amount_paid: 1000,
    billing_reason: 'subscription_cycle',
  });
});

it('keeps the end of a canceled subscription at the end of what an upgrade pays for', async () => {
  const { stripe } = house.sandbox;
  const { id, session } = await house.enter(house.plans.basic);
  await house.account.run((state) => cancelInPortal(state, session.id, { subscription: id }));
  await house.account.run((state) =>
    changePlanInPortal(state, session.id, { subscription: id, price: house.plans.plus.id }),
  );
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at: at('2026-05-11') });
});

it('pays by another card from then on, also where the subscription has one of its own', async () => {
  const { stripe } = house.sandbox;
  const { id, session, customer } = await house.enter(house.plans.basic, () => ({ type: 'payment_method_update' }));
  expect((await house.look(session)).entry).toEqual({ page: 'payment_method' });
  const own = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
  await stripe.subscriptions.update(id, { default_payment_method: own.id });
  expect(await house.look(session)).toMatchObject({ defaultPaymentMethod: own.id });
  const other = await stripe.paymentMethods.attach('pm_card_amex', { customer: customer.id });
  await house.account.run((state) => choosePaymentMethodInPortal(state, session.id, { paymentMethod: other.id }));
  expect(await house.look(session)).toMatchObject({ defaultPaymentMethod: other.id, paymentMethods: { length: 3 } });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ default_payment_method: other.id });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
    invoice_settings: { default_payment_method: other.id },
  });
  await expect(
    house.account.run((state) => choosePaymentMethodInPortal(state, session.id, { paymentMethod: 'pm_none' })),
  ).rejects.toThrow('cannot be chosen');
});
