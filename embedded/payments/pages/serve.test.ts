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

it('a page may load the typefaces that it names, and gets them', async () => {
  const { url } = sandbox.payments;
  const page = await fetch(`${url}/payments`);
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
  const typefaces = [...(await page.text()).matchAll(/url\((\/typefaces\/[^)]+)\)/g)].map(([, path]) => path);
  expect(typefaces).toHaveLength(2);
  for (const path of typefaces) {
    const answer = await fetch(`${url}${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  }
  expect((await fetch(`${url}/typefaces/other.woff2`)).status).toBe(404);
});

describe('where others reach the pages', () => {
  it.each([
    ['by a public address', { publicUrl: 'https://pay.example.com' }],
    ['in the same network', { host: '0.0.0.0' }],
  ])('%s, the controls open by their key alone, and what people pay with answers everybody', async (_, options) => {
    const { payments, stripe } = await sandbox.another(options);
    const local = `http://127.0.0.1:${payments.apiPort}`;
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
    // As a proxy on the same machine asks, without a word about whom it asks for.
    for (const headers of [{}, { cookie: 'sandbox_controls=guessed' }, { 'x-forwarded-for': '203.0.113.7' }]) {
      for (const path of ['/', '/payments', '/webhooks', '/faults', `/customers/${customer}`, '/?key=guessed'])
        expect((await visit(`${local}${path}`, { headers })).status, path).toBe(403);
      const body = new URLSearchParams({ amount: '49' });
      expect((await visit(`${local}/charges/${charge.id}/refund`, { method: 'POST', headers, body })).status).toBe(403);
      expect((await visit(`${local}/receipts/${charge.id}`, { headers })).status).toBe(200);
    }
    expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);

    const { search } = new URL(payments.controlsUrl);
    const taken = await fetch(`${local}/payments${search}`, { redirect: 'manual' });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/payments']);
    const cookie = taken.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/);
    const headers = { cookie: `theme=dark; ${cookie.split(';')[0] ?? ''}` };
    expect((await visit(`${local}/customers/${customer}`, { headers })).status).toBe(200);
  });

  it('unless public means this machine, by another port', async () => {
    const { payments } = await sandbox.another({ publicUrl: 'http://localhost:8082' });
    expect((await visit(`http://127.0.0.1:${payments.apiPort}/`)).status).toBe(200);
    expect(payments.controlsUrl).toBe('http://localhost:8082/');
  });
});
