import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';
import { visit } from '../testing/visit.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

it('a page answers what it is for, and nothing else', async () => {
  const { url } = sandbox.payments;
  expect((await visit(`${url}/nowhere`)).status).toBe(404);
  const body = new URLSearchParams();
  const wrong = await visit(`${url}/webhooks`, { method: 'POST', headers: { origin: url }, body });
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('allow')).toBe('GET');
  expect((await fetch(`${url}/`, { method: 'HEAD' })).status).toBe(200);
});

describe('where the pages are public', () => {
  it('the controls answer this machine alone, and what people pay with answers everybody', async () => {
    const { payments, stripe } = await sandbox.another({ publicUrl: 'https://pay.example.com' });
    const local = `http://127.0.0.1:${payments.apiPort}`;
    expect((await visit(`${local}/`)).status).toBe(200);
    const { id: customer } = await stripe.customers.create({ email: 'public@example.com' });
    const { latest_charge: charge } = await stripe.paymentIntents.create({
      amount: 4900,
      currency: 'usd',
      customer,
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: 'https://shop.example/after',
      expand: ['latest_charge'],
    });
    if (charge === null || typeof charge === 'string') throw new Error('expand gives the whole charge');
    for (const headers of [{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }]) {
      for (const path of ['/', '/payments', '/webhooks', '/faults', `/customers/${customer}`])
        expect((await visit(`${local}${path}`, { headers })).status, path).toBe(403);
      const body = new URLSearchParams({ amount: '49' });
      expect((await visit(`${local}/charges/${charge.id}/refund`, { method: 'POST', headers, body })).status).toBe(403);
      expect((await visit(`${local}/receipts/${charge.id}`, { headers })).status).toBe(200);
    }
    expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
  });

  it('unless public means this machine, by another port', async () => {
    const { payments } = await sandbox.another({ publicUrl: 'http://localhost:8082' });
    expect(
      (await visit(`http://127.0.0.1:${payments.apiPort}/`, { headers: { 'x-forwarded-for': '172.17.0.1' } })).status,
    ).toBe(200);
  });
});
