import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPayments, type Payments } from './connect.ts';

/** What a real account tells and the sandbox does not: answers by path, as they are on the wire. */
const answers = new Map<string, object>();
let server: Server;
let payments: Payments;

beforeAll(async () => {
  server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const answer = answers.get(pathname);
    reply.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(answer ?? { error: { type: 'invalid_request_error', code: 'resource_missing' } }));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  payments = connectPayments({ secretKey: 'sk_test_x', apiHost: '127.0.0.1', apiPort: port, protocol: 'http' });
});
afterAll(() => new Promise((done) => void server.close(done)));

test.each([
  ['requires_action', 'processing'],
  ['requires_confirmation', 'processing'],
  ['requires_capture', 'processing'],
  ['processing', 'processing'],
  ['succeeded', 'processing'],
  ['requires_payment_method', 'failed'],
  ['canceled', 'failed'],
])('a completed checkout that is unpaid, its payment %s: %s', async (status, state) => {
  answers.set('/v1/checkout/sessions/cs_1', {
    id: 'cs_1',
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { id: 'pi_1', object: 'payment_intent', status, latest_charge: null },
    customer: 'cus_1',
    metadata: { order_id: 'an order', user_id: 'somebody' },
  });
  const reading = await payments.readCheckout('cs_1');
  expect(reading).toMatchObject({ state, payer: { userId: 'somebody', installation: null } });
});

const month = 30 * 86_400;
const start = 1_800_000_000;
const phase = (from: number, price: string) => ({
  start_date: from,
  end_date: from + month,
  items: [{ price }],
});

test.each([
  ['a downgrade that waits', 'active', [phase(start, 'price_big'), phase(start + month, 'price_small')], 'price_small'],
  ['the same plan again', 'active', [phase(start, 'price_big'), phase(start + month, 'price_big')], null],
  ['a schedule that was released', 'released', [phase(start, 'price_big'), phase(start + month, 'price_small')], null],
])('what a subscription changes to: %s', async (_what, status, phases, next) => {
  answers.set('/v1/subscriptions/sub_1', {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    customer: 'cus_1',
    currency: 'usd',
    created: start,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    schedule: {
      id: 'sub_sched_1',
      object: 'subscription_schedule',
      status,
      current_phase: { start_date: start, end_date: start + month },
      phases,
    },
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          current_period_start: start,
          current_period_end: start + month,
          price: { id: 'price_big', product: 'prod_big', unit_amount: 12_900, recurring: { interval: 'month' } },
        },
      ],
    },
  });
  const reading = await payments.readSubscription('sub_1');
  const at = new Date((start + month) * 1000);
  expect(reading?.nextPlan).toEqual(next === null ? null : { priceId: next, at });
});
