import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';
import { fillCard, visit, type Visit } from '../testing/visit.ts';
import { dayText } from './format.ts';

const SHOP = 'https://shop.example';
const HOME = `${SHOP}/billing`;

let sandbox: Sandbox;
let basic: string;
let premium: string;
let configuration: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { stripe } = sandbox;
  const plan = async (name: string, amount: number): Promise<[string, string]> => {
    const product = await stripe.products.create({ name });
    const recurring = { interval: 'month' as const };
    const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: amount, recurring });
    return [product.id, price.id];
  };
  const [basicProduct, basicPrice] = await plan('Basic', 900);
  const [premiumProduct, premiumPrice] = await plan('Premium', 2900);
  [basic, premium] = [basicPrice, premiumPrice];
  const made = await stripe.billingPortal.configurations.create({
    default_return_url: HOME,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        billing_cycle_anchor: 'now',
        proration_behavior: 'none',
        products: [
          { product: basicProduct, prices: [basicPrice] },
          { product: premiumProduct, prices: [premiumPrice] },
        ],
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
  });
  configuration = made.id;
});
afterAll(() => sandbox.close());

interface Subscriber {
  customer: string;
  subscription: Stripe.Subscription;
}

async function subscriber(price: string, card = 'pm_card_visa'): Promise<Subscriber> {
  const { stripe } = sandbox;
  const { id: customer } = await stripe.customers.create({ email: 'dana@example.com' });
  const { id: method } = await stripe.paymentMethods.attach(card, { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } });
  return { customer, subscription: await stripe.subscriptions.create({ customer, items: [{ price }] }) };
}

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

async function open({ customer }: Subscriber, flow?: Flow): Promise<Visit> {
  const session = await sandbox.stripe.billingPortal.sessions.create({
    customer,
    configuration,
    ...(flow === undefined ? {} : { flow_data: flow }),
  });
  return visit(session.url);
}

const now = ({ subscription }: Subscriber) => sandbox.stripe.subscriptions.retrieve(subscription.id);
const priceOf = ({ items }: Stripe.Subscription): string | undefined => items.data[0]?.price.id;
const endOf = ({ items }: Stripe.Subscription): number => items.data[0]?.current_period_end ?? 0;

describe('the portal', () => {
  it('says what is subscribed to, when it renews, and leads back', async () => {
    const who = await subscriber(basic);
    const home = await open(who);
    expect(home.text).toContain('Test mode: no real money');
    expect(home.text).toContain('Basic Active $9.00 per month');
    expect(home.text).toContain(`Renews on ${dayText(endOf(who.subscription))}.`);
    expect(home.text).toContain('Visa ending in 4242');
    expect((await home.follow('Return to shop.example')).url).toBe(HOME);
  });

  it('cancels after a question, and takes it back', async () => {
    const who = await subscriber(basic);
    const question = await (await open(who)).follow('Cancel subscription');
    expect(question.text).toContain(`It stays as it is until ${dayText(endOf(who.subscription))}`);
    expect((await question.follow('Go back')).has('link', 'Cancel subscription')).toBe(true);
    expect((await now(who)).cancel_at).toBeNull();
    const canceled = await question.press('Cancel subscription');
    expect(canceled.text).toContain(`Cancels on ${dayText(endOf(who.subscription))}.`);
    expect(await now(who)).toMatchObject({ cancel_at: endOf(who.subscription), cancel_at_period_end: false });
    expect(canceled.has('link', 'Cancel subscription')).toBe(false);
    const resumed = await canceled.press("Don't cancel");
    expect(resumed.text).toContain('Your subscription goes on as before.');
    expect((await now(who)).cancel_at).toBeNull();
    // The page from before still has its button.
    expect((await canceled.press("Don't cancel")).text).toContain('There is nothing to take back.');
  });

  it('upgrades at once for the full price, as it has said before', async () => {
    const who = await subscriber(basic);
    const plans = await (await open(who)).follow('Switch plan');
    expect(plans.text).toContain('Basic $9.00 per month Your plan');
    const question = await plans.follow('Select Premium, $29.00 per month');
    expect(question.text).toContain('Paid today $29.00');
    expect(question.text).toContain('Today. Premium replaces Basic at once.');
    expect(priceOf(await now(who))).toBe(basic);
    const done = await question.press('Confirm and pay $29.00');
    expect(done.text).toContain('Your plan is changed.');
    expect(done.text).toContain('Premium Active $29.00 per month');
    expect(priceOf(await now(who))).toBe(premium);
  });

  it('downgrades at the end of the period, and keeps the plan when that is taken back', async () => {
    const who = await subscriber(premium);
    const plans = await (await open(who)).follow('Switch plan');
    const question = await plans.follow('Select Basic, $9.00 per month');
    expect(question.text).toContain('Paid today $0.00');
    expect(question.text).toContain(`${dayText(endOf(who.subscription))}. Until then you keep Premium.`);
    const done = await question.press('Confirm');
    expect(done.text).toContain(`Changes to Basic, $9.00 per month, on ${dayText(endOf(who.subscription))}.`);
    expect(priceOf(await now(who))).toBe(premium);
    expect((await done.press('Keep this plan')).text).toContain(`Renews on ${dayText(endOf(who.subscription))}.`);
  });

  it('changes nothing when the payment is declined, says why, and takes another card', async () => {
    const who = await subscriber(basic);
    const method = await (await open(who)).follow('Update payment method');
    fillCard(method, '4000 0000 0000 0341');
    const saved = await method.press('Save');
    expect(saved.text).toContain('Visa ending in 0341, expires 12/2034 Used for payments');
    const question = await (await saved.follow('Switch plan')).follow('Select Premium, $29.00 per month');
    const declined = await question.press('Confirm and pay $29.00');
    expect(declined.status).toBe(402);
    expect(declined.document.querySelector('[role=alert]')?.textContent).toContain('declined');
    expect(priceOf(await now(who))).toBe(basic);
    const back = await (await open(who)).press('Pay with this Visa ending in 4242, expires 12/2031');
    expect(back.text).toContain('Your payment method is saved.');
  });

  it('does not save a card that its bank refuses, and keeps what was typed', async () => {
    const who = await subscriber(basic);
    const method = await (await open(who)).follow('Update payment method');
    fillCard(method, '4000 0000 0000 0002');
    const refused = await method.press('Save');
    expect(refused.status).toBe(402);
    expect(refused.text).toContain('declined');
    expect(refused.valueOf('Card number')).toBe('4000 0000 0000 0002');
    expect(refused.valueOf('CVC')).toBe('');
    expect((await sandbox.stripe.customers.listPaymentMethods(who.customer)).data).toHaveLength(1);
  });

  it('asks the bank before an upgrade', async () => {
    const who = await subscriber(basic);
    const method = await (await open(who)).follow('Update payment method');
    fillCard(method, '4000 0000 0000 3220');
    const saved = await method.press('Save');
    const question = await (await saved.follow('Switch plan')).follow('Select Premium, $29.00 per month');
    const refused = await (await question.press('Confirm and pay $29.00')).press('Fail authentication');
    expect(refused.status).toBe(402);
    expect(priceOf(await now(who))).toBe(basic);
    const done = await (await refused.press('Confirm and pay $29.00')).press('Complete authentication');
    expect(done.text).toContain('Your plan is changed.');
    expect(priceOf(await now(who))).toBe(premium);
  });

  it('pays an invoice that is open', async () => {
    const who = await subscriber(basic);
    const failing = await (await open(who)).follow('Update payment method');
    fillCard(failing, '4000 0000 0000 0341');
    await failing.press('Save');
    await (await visit(`${sandbox.payments.url}/customers/${who.customer}`)).press('Advance to the next renewal');
    expect((await now(who)).status).toBe('past_due');
    const home = await open(who);
    expect(home.text).toContain('The last payment did not go through.');
    const invoice = home.document.querySelector('button[aria-label^="Pay $9.00"]')?.getAttribute('aria-label') ?? '';
    const declined = await home.press(invoice);
    expect(declined.status).toBe(402);
    const method = await declined.follow('Update payment method');
    fillCard(method, '4242 4242 4242 4242');
    const paid = await (await method.press('Save')).press(invoice);
    expect(paid.text).toContain('The invoice is paid.');
    expect((await now(who)).status).toBe('active');
  });

  it('leads straight to a step, and back to the product after it', async () => {
    const who = await subscriber(basic);
    const subscription = who.subscription.id;
    const [item] = who.subscription.items.data;
    const after_completion = { type: 'redirect' as const, redirect: { return_url: `${SHOP}/done` } };
    const switched = await open(who, {
      type: 'subscription_update_confirm',
      after_completion,
      subscription_update_confirm: { subscription, items: [{ id: item?.id ?? '', price: premium }] },
    });
    expect(switched.text).toContain('Switch to Premium');
    expect((await switched.follow('Go back')).url).toBe(HOME);
    expect((await switched.press('Confirm and pay $29.00')).url).toBe(`${SHOP}/done`);
    const plans = await open(who, { type: 'subscription_update', subscription_update: { subscription } });
    expect(plans.text).toContain('You have Premium');
    const canceled = await open(who, {
      type: 'subscription_cancel',
      after_completion,
      subscription_cancel: { subscription },
    });
    expect((await canceled.press('Cancel subscription')).url).toBe(`${SHOP}/done`);
    const method = await open(who, { type: 'payment_method_update' });
    expect(method.has('button', 'Save')).toBe(true);
  });

  it('says after a step what the session wants to be said', async () => {
    const who = await subscriber(basic);
    const question = await open(who, {
      type: 'subscription_cancel',
      after_completion: { type: 'hosted_confirmation', hosted_confirmation: { custom_message: 'See you again.' } },
      subscription_cancel: { subscription: who.subscription.id },
    });
    expect((await question.press('Cancel subscription')).text).toContain('See you again.');
  });

  it('knows no other sessions', async () => {
    expect((await visit(`${sandbox.payments.url}/p/session/bps_none`)).status).toBe(404);
  });
});
