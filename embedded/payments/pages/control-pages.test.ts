import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';
import { fillCard, visit, type Visit } from '../testing/visit.ts';
import { dayText } from './format.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const at = (path: string): Promise<Visit> => visit(`${sandbox.payments.url}${path}`);

async function newCustomer(email: string): Promise<string> {
  return (await sandbox.stripe.customers.create({ email, name: 'Dana Whitfield' })).id;
}

/** A payment of 49 dollars; answers the id of its charge. */
async function pay(customer: string | null, card = 'pm_card_visa'): Promise<string> {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 4900,
    currency: 'usd',
    payment_method: card,
    confirm: true,
    description: '100 credits',
    return_url: 'https://shop.example/after',
    ...(customer === null ? {} : { customer }),
  });
  return typeof intent.latest_charge === 'string' ? intent.latest_charge : '';
}

async function subscribe(customer: string, card = 'pm_card_visa') {
  const { stripe } = sandbox;
  const product = await stripe.products.create({ name: 'Premium' });
  const recurring = { interval: 'month' as const };
  const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 2900, recurring });
  const { id: method } = await stripe.paymentMethods.attach(card, { customer });
  return stripe.subscriptions.create({ customer, default_payment_method: method, items: [{ price: price.id }] });
}

describe('the list of customers', () => {
  it('is newest first, and is searched by address', async () => {
    const first = await newCustomer('first@list.example');
    const second = await newCustomer('second@list.example');
    const page = await at('/');
    const links = [...page.document.querySelectorAll('main a[href^="/customers/"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links.slice(0, 2)).toEqual([`/customers/${second}`, `/customers/${first}`]);
    page.fill('Email', 'FIRST@');
    const found = await page.press('Search');
    expect(found.has('link', 'first@list.example')).toBe(true);
    expect(found.has('link', 'second@list.example')).toBe(false);
    found.fill('Email', 'nobody');
    expect((await found.press('Search')).text).toContain('No customer has nobody in its address.');
  });

  it('leads to a customer, and knows no other', async () => {
    const id = await newCustomer('lead@list.example');
    const page = await (await at('/?email=lead%40list.example')).follow('lead@list.example');
    expect(page.text).toContain(id);
    expect((await at('/customers/cus_none')).status).toBe(404);
  });
});

describe('a payment', () => {
  it('is refunded in part and then as a whole, never more', async () => {
    const customer = await newCustomer('refund@example.com');
    const charge = await pay(customer);
    const page = await at(`/customers/${customer}`);
    page.fill('Amount to refund (USD)', '50');
    const tooMuch = await page.press('Refund');
    expect(tooMuch.status).toBe(400);
    expect(tooMuch.wrongWith('Amount to refund (USD)')).not.toBeNull();
    expect(tooMuch.valueOf('Amount to refund (USD)')).toBe('50');
    tooMuch.fill('Amount to refund (USD)', 'ten');
    expect((await tooMuch.press('Refund')).wrongWith('Amount to refund (USD)')).toBe('Write an amount, such as 12.50.');
    page.fill('Amount to refund (USD)', '9.50');
    const part = await page.press('Refund');
    expect(part.text).toContain('Refund of $9.50');
    expect(await sandbox.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 950, refunded: false });
    const whole = await part.press('Refund');
    expect(await sandbox.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 4900, refunded: true });
    expect(whole.has('button', 'Refund')).toBe(false);
    await whole.press('Fail refund of $39.50');
    expect(await sandbox.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 950 });
    await sandbox.event('refund.failed');
  });

  it('is disputed, and the dispute is won or lost', async () => {
    for (const end of ['won', 'lost'] as const) {
      const customer = await newCustomer(`${end}@example.com`);
      const charge = await pay(customer);
      const disputed = await (await at(`/customers/${customer}`)).press('Dispute $49.00');
      expect(disputed.text).toContain('Dispute of $49.00, fraudulent');
      const closed = await disputed.press(end === 'won' ? 'Win dispute' : 'Lose dispute');
      expect(closed.text).toContain(`The dispute is ${end}`);
      const [dispute] = (await sandbox.stripe.disputes.list({ charge })).data;
      expect(dispute?.status).toBe(end);
      // A page from before still has the buttons of an open dispute.
      expect((await disputed.press('Win dispute')).status).toBe(400);
    }
  });

  it('by bank debit is ended at once, either way', async () => {
    for (const [button, status] of [
      ['Succeed now', 'succeeded'],
      ['Fail now', 'failed'],
    ] as const) {
      const customer = await newCustomer(`${status}@example.com`);
      const charge = await pay(customer, 'pm_usBankAccount');
      const page = await at(`/customers/${customer}`);
      await page.press(button);
      expect((await sandbox.stripe.charges.retrieve(charge)).status).toBe(status);
      expect((await page.press(button)).status).toBe(400);
    }
  });

  it('of nobody in particular is on the list of payments', async () => {
    const charge = await pay(null);
    const page = await at('/payments');
    expect(page.text).toContain(charge);
    const refunded = await page.press('Refund');
    expect(refunded.url).toContain('/payments');
    expect((await sandbox.stripe.charges.retrieve(charge)).refunded).toBe(true);
  });

  it('is changed by no form of another site', async () => {
    const customer = await newCustomer('elsewhere@example.com');
    const charge = await pay(customer);
    const answer = await visit(`${sandbox.payments.url}/charges/${charge}/refund`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ amount: '49' }),
    });
    expect(answer.status).toBe(403);
    expect((await sandbox.stripe.charges.retrieve(charge)).amount_refunded).toBe(0);
  });

  it('that waits for the bank is confirmed or refused on its page, and leads back', async () => {
    const start = async (): Promise<Visit> => {
      const { next_action: next } = await sandbox.stripe.paymentIntents.create({
        amount: 4900,
        currency: 'usd',
        payment_method: 'pm_card_threeDSecure2Required',
        confirm: true,
        return_url: 'https://shop.example/after?cart=7',
      });
      return visit(next?.redirect_to_url?.url ?? '');
    };
    const asked = await start();
    expect(asked.text).toContain('The payment is $49.00.');
    const paid = new URL((await asked.press('Complete authentication')).url);
    expect(paid.searchParams.get('redirect_status')).toBe('succeeded');
    expect(paid.searchParams.get('cart')).toBe('7');
    expect((await asked.press('Complete authentication')).status).toBe(404);
    const refused = new URL((await (await start()).press('Fail authentication')).url);
    expect(refused.searchParams.get('redirect_status')).toBe('failed');
    const intent = await sandbox.stripe.paymentIntents.retrieve(refused.searchParams.get('payment_intent') ?? '');
    expect(intent.status).toBe('requires_payment_method');
  });
});

describe('receipts and invoices', () => {
  it('say what for, how much, with what, and what was given back', async () => {
    const customer = await newCustomer('receipt@example.com');
    const charge = await pay(customer);
    await sandbox.stripe.refunds.create({ charge, amount: 900 });
    const { receipt_url: url } = await sandbox.stripe.charges.retrieve(charge);
    const receipt = await visit(url ?? '');
    for (const text of ['100 credits $49.00', 'Refunded on', '-$9.00', 'Paid in all $40.00', 'Visa ending in 4242'])
      expect(receipt.text).toContain(text);
    expect((await at('/receipts/ch_none')).status).toBe(404);
  });

  it('of a subscription have its period, and an open one is paid on its page', async () => {
    const customer = await newCustomer('invoice@example.com');
    const subscription = await subscribe(customer);
    const [item] = subscription.items.data;
    const [paid] = (await sandbox.stripe.invoices.list({ customer })).data;
    const page = await visit(paid?.hosted_invoice_url ?? '');
    expect(page.text).toContain(
      `${dayText(item?.current_period_start ?? 0)} to ${dayText(item?.current_period_end ?? 0)}`,
    );
    expect(page.text).toContain('Still to pay $0.00');
    expect(page.has('link', 'Pay $29.00')).toBe(false);

    const failing = await sandbox.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await sandbox.stripe.subscriptions.update(subscription.id, { default_payment_method: failing.id });
    await (await at(`/customers/${customer}`)).press('Advance to the next renewal');
    const { latest_invoice: latest } = await sandbox.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice'],
    });
    const url = typeof latest === 'object' ? latest?.hosted_invoice_url : null;
    const form = await (await visit(url ?? '')).follow('Pay $29.00');
    fillCard(form, '4000 0000 0000 9995');
    const declined = await form.press('Pay $29.00');
    expect(declined.status).toBe(402);
    expect(declined.text).toContain('too little money');
    fillCard(declined, '4000 0000 0000 3220');
    const done = await (await declined.press('Pay $29.00')).press('Complete authentication');
    expect(done.text).toContain('The invoice is paid.');
    expect((await sandbox.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect((await at('/invoices/in_none')).status).toBe(404);
  });
});

describe('the clock of a customer', () => {
  it('moves on by a month or to a date, with renewals on the way, and never back', async () => {
    const customer = await newCustomer('clock@example.com');
    const subscription = await subscribe(customer);
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    const renewed = await (await at(`/customers/${customer}`)).press('Advance to the next renewal');
    expect(renewed.text).toContain('everything due on the way is done');
    const after = await sandbox.stripe.subscriptions.retrieve(subscription.id);
    expect(after.items.data[0]?.current_period_start).toBe(end);
    const paid = await sandbox.stripe.invoices.list({ customer, status: 'paid' });
    expect(paid.data).toHaveLength(2);
    renewed.fill('Date and time (UTC)', '2020-01-01T00:00');
    const back = await renewed.press('Advance to this date');
    expect(back.status).toBe(400);
    expect(back.wrongWith('Date and time (UTC)')).toContain('never goes back');
    back.fill('Date and time (UTC)', '2099-01-01T00:00');
    expect((await back.press('Advance to this date')).wrongWith('Date and time (UTC)')).toContain('within two years');
    back.fill('Date and time (UTC)', new Date((end + 5 * 86_400) * 1000).toISOString().slice(0, 16));
    const there = await back.press('Advance to this date');
    expect(there.text).toContain('everything due on the way is done');
    await there.press('Advance one month');
    expect((await sandbox.stripe.invoices.list({ customer, status: 'paid' })).data).toHaveLength(3);
  });
});
