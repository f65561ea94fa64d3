import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';
import { fillCard, visit } from '../testing/visit.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const SHOP = 'https://shop.example';

interface Sale {
  mode?: 'payment' | 'subscription';
  name?: string;
  email?: string | null;
}

async function sell({ mode = 'payment', name = '100 credits', email = 'dana@example.com' }: Sale = {}) {
  const recurring = mode === 'subscription' ? { recurring: { interval: 'month' as const } } : {};
  return sandbox.stripe.checkout.sessions.create({
    mode,
    ...(email === null ? {} : { customer_email: email }),
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 2900, product_data: { name }, ...recurring } },
    ],
    success_url: `${SHOP}/done?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${SHOP}/plans`,
  });
}

const now = (id: string) => sandbox.stripe.checkout.sessions.retrieve(id);

describe('checkout', () => {
  it('takes a card, leads on, and takes nothing twice', async () => {
    const { id, url } = await sell();
    const page = await visit(url ?? '');
    expect(page.text).toContain('Test mode: no real money');
    expect(page.text).toContain('$29.00');
    expect(page.text).toContain('dana@example.com');
    fillCard(page, '4242 4242 4242 4242');
    const left = await page.press('Pay $29.00');
    expect(left.url).toBe(`${SHOP}/done?session=${id}`);
    expect(await now(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
    const again = await visit(url ?? '');
    expect(again.text).toContain('Already paid');
    expect((await again.follow('Continue')).url).toBe(`${SHOP}/done?session=${id}`);
    const sent = await page.press('Pay $29.00');
    expect(sent.text).toContain('nothing is charged again');
    expect(
      (await sandbox.stripe.paymentIntents.list()).data.filter(({ status }) => status === 'succeeded'),
    ).toHaveLength(1);
  });

  it('subscribes, saying what is paid and how often', async () => {
    const { id, url } = await sell({ mode: 'subscription', name: 'Premium' });
    const page = await visit(url ?? '');
    expect(page.text).toContain('Subscribe to Premium');
    expect(page.text).toContain('$29.00 today, and $29.00 per month from then on, until you cancel');
    fillCard(page, '4242424242424242');
    expect((await page.press('Subscribe')).url).toContain(SHOP);
    const { subscription } = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
    expect(subscription).toMatchObject({ status: 'active' });
  });

  it('shows a declined card as such, keeps all but its security code, and takes another', async () => {
    const { id, url } = await sell({ mode: 'subscription' });
    const page = await visit(url ?? '');
    fillCard(page, '4000 0000 0000 0002');
    page.fill('Postal code (optional)', '94110');
    const declined = await page.press('Subscribe');
    expect(declined.status).toBe(402);
    expect(declined.document.querySelector('[role=alert]')?.textContent).toContain('declined');
    expect(declined.valueOf('Card number')).toBe('4000 0000 0000 0002');
    expect(declined.valueOf('Name on card')).toBe('Dana Whitfield');
    expect(declined.valueOf('Postal code (optional)')).toBe('94110');
    expect(declined.valueOf('CVC')).toBe('');
    expect((await now(id)).status).toBe('open');
    fillCard(declined, '4242 4242 4242 4242');
    expect((await declined.press('Subscribe')).url).toContain(`${SHOP}/done`);
  });

  it('says beside each field what is wrong with it', async () => {
    const { url } = await sell({ email: null });
    const empty = await (await visit(url ?? '')).press('Pay $29.00');
    expect(empty.status).toBe(402);
    for (const label of ['Email', 'Card number', 'Expiry', 'CVC', 'Name on card'])
      expect(empty.wrongWith(label), label).toMatch(/^Write/);
    empty.fill('Email', 'dana@example.com');
    fillCard(empty, '4242 4242 4242 4241');
    const mistyped = await empty.press('Pay $29.00');
    expect(mistyped.wrongWith('Card number')).toBe('The card number is wrong.');
    expect(mistyped.wrongWith('Expiry')).toBeNull();
    fillCard(mistyped, '4242 4242 4242 4242');
    mistyped.fill('Expiry', '01/20');
    const expired = await mistyped.press('Pay $29.00');
    expect(expired.wrongWith('Expiry')).toContain('in the past');
    fillCard(expired, '4242 4242 4242 4242');
    expect((await expired.press('Pay $29.00')).url).toContain(`${SHOP}/done`);
  });

  it('asks the bank: a payment that is not confirmed is not made, one that is confirmed is', async () => {
    const { id, url } = await sell({ mode: 'subscription' });
    const page = await visit(url ?? '');
    fillCard(page, '4000 0025 0000 3155');
    const bank = await page.press('Subscribe');
    expect(bank.text).toContain('The payment is $29.00.');
    const refused = await bank.press('Fail authentication');
    expect(refused.text).toContain('not authenticated');
    expect((await now(id)).status).toBe('open');
    fillCard(refused, '4000 0025 0000 3155');
    const left = await (await refused.press('Subscribe')).press('Complete authentication');
    expect(left.url).toBe(`${SHOP}/done?session=${id}`);
    expect(await now(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  it('begins a bank debit, which the controls end', async () => {
    for (const [button, type] of [
      ['Succeed now', 'checkout.session.async_payment_succeeded'],
      ['Fail now', 'checkout.session.async_payment_failed'],
    ] as const) {
      const { id, url } = await sell();
      const page = await visit(url ?? '');
      page.choose('Bank debit');
      const empty = await page.press('Pay $29.00');
      expect(empty.wrongWith('Account number')).toContain('test accounts');
      empty.fill('Account number', '000123456789');
      empty.fill('Name on account', 'Dana Whitfield');
      expect((await empty.press('Pay $29.00')).url).toBe(`${SHOP}/done?session=${id}`);
      expect(await now(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
      expect((await visit(url ?? '')).text).toContain('Your payment has begun');
      await (await visit(`${sandbox.payments.url}/payments`)).press(button);
      await sandbox.event(type, id);
      expect((await now(id)).payment_status).toBe(button === 'Succeed now' ? 'paid' : 'unpaid');
    }
  });

  it('that has expired says so, and one that never was', async () => {
    const { id, url } = await sell();
    await sandbox.stripe.checkout.sessions.expire(id);
    const page = await visit(url ?? '');
    expect(page.status).toBe(410);
    expect(page.text).toContain('This checkout has expired');
    expect((await page.follow('Go back')).url).toBe(`${SHOP}/plans`);
    expect((await visit(`${sandbox.payments.url}/c/pay/cs_test_none`)).status).toBe(404);
  });

  it('leads back without a payment', async () => {
    const { url } = await sell();
    const page = await visit(url ?? '');
    expect((await page.follow('← Back')).url).toBe(`${SHOP}/plans`);
  });

  it('runs nothing that a shop or a buyer has written', async () => {
    const { url } = await sell({ name: '<script>alert(1)</script>', email: null });
    const page = await visit(url ?? '');
    expect(page.document.querySelector('script')).toBeNull();
    page.fill('Email', '"><img src=x onerror=alert(1)>');
    const again = await page.press('Pay $29.00');
    expect(again.document.querySelector('img')).toBeNull();
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is not paid by a form of another site', async () => {
    const { id, url } = await sell();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const body = new URLSearchParams({ method: 'card', number: '4242424242424242' });
    expect((await visit(url ?? '', { method: 'POST', headers, body })).status).toBe(403);
    expect((await now(id)).status).toBe('open');
  });
});
