import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ webhookTimeoutMs: 400, webhookRetryScale: 0.1 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.answerWith(() => 200));

/** Waits until `found` gives something. */
async function eventually<T>(found: () => Promise<T | undefined>): Promise<T> {
  for (let wait = 0; wait < 3000; wait += 1) {
    const given = await found();
    if (given !== undefined) return given;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not come');
}

/** The one delivery of the event that told about the creation of an object, once it is in this state. */
async function deliveryOf(object: string, state: string) {
  const { data } = await sandbox.stripe.events.list({ types: ['customer.created'], limit: 100 });
  const event = data.find((one) => 'id' in one.data.object && one.data.object.id === object);
  if (event === undefined) throw new Error(`no event about ${object}`);
  return eventually(async () =>
    (await sandbox.payments.webhooks.listDeliveries(5, event.id)).find((delivery) => delivery.state === state),
  );
}

describe('an event', () => {
  it('is sent in the order in which things happened', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.push((await sandbox.stripe.customers.create({})).id);
    await sandbox.event('customer.created', made[4]);
    const told = sandbox.received.flatMap((event) => (event.type === 'customer.created' ? [event.data.object.id] : []));
    expect(told.slice(-5)).toEqual(made);
  });

  it('is sent again when the endpoint fails, until it succeeds', async () => {
    let failures = 2;
    sandbox.answerWith(() => (failures-- > 0 ? 500 : 200));
    const { id } = await sandbox.stripe.customers.create({});
    const delivery = await deliveryOf(id, 'delivered');
    expect(delivery).toMatchObject({ attempts: 3, lastStatus: 200, lastError: null });
    const copies = sandbox.received.filter((event) => event.type === 'customer.created' && event.data.object.id === id);
    expect(copies).toHaveLength(3);
    expect(new Set(copies.map((event) => event.id)).size).toBe(1);
  });

  it('waits longer before each further attempt', async () => {
    const at: number[] = [];
    sandbox.answerWith(() => {
      at.push(Date.now());
      return at.length < 3 ? 503 : 204;
    });
    const { id } = await sandbox.stripe.customers.create({});
    await deliveryOf(id, 'delivered');
    const [first = 0, second = 0, third = 0] = at;
    // A tenth of 2 s and of 10 s, at least: a busy machine may make any of them longer.
    expect(second - first).toBeGreaterThanOrEqual(200);
    expect(third - second).toBeGreaterThanOrEqual(1000);
  });

  it('is not delivered by an answer elsewhere, or by none', async () => {
    sandbox.answerWith(() => 302);
    const moved = await sandbox.stripe.customers.create({});
    expect(
      await eventually(async () => {
        const delivery = await deliveryOf(moved.id, 'waiting');
        return delivery.attempts > 0 ? delivery : undefined;
      }),
    ).toMatchObject({ lastStatus: 302 });
    sandbox.answerWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return 200;
    });
    const slow = await sandbox.stripe.customers.create({});
    expect(
      await eventually(async () => {
        const delivery = await deliveryOf(slow.id, 'waiting');
        return delivery.attempts > 0 ? delivery : undefined;
      }),
    ).toMatchObject({ lastStatus: null, lastError: 'The endpoint took too long' });
    sandbox.answerWith(() => 200);
    await deliveryOf(moved.id, 'delivered');
    await deliveryOf(slow.id, 'delivered');
  });

  it('does not keep the request waiting that it tells about', async () => {
    let release = (): void => undefined;
    const released = new Promise<number>((resolve) => {
      release = () => resolve(200);
    });
    sandbox.answerWith(() => released);
    // Each is answered although no event gets through.
    for (let index = 0; index < 3; index += 1) await sandbox.stripe.customers.create({});
    const last = await sandbox.stripe.customers.create({});
    expect(await deliveryOf(last.id, 'waiting')).toMatchObject({ lastStatus: null });
    release();
    sandbox.answerWith(() => 200);
    await deliveryOf(last.id, 'delivered');
  });

  it('tells nothing about a request that was refused', async () => {
    const before = (await sandbox.stripe.events.list({ limit: 100 })).data.length;
    await expect(sandbox.stripe.customers.create({ test_clock: 'clock_none' })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect((await sandbox.stripe.events.list({ limit: 100 })).data).toHaveLength(before);
  });
});

describe('an endpoint', () => {
  let listener: Server;
  let url: string;
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  beforeEach(async () => {
    heard.length = 0;
    listener = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        heard.push({ headers: request.headers, body });
        response.end();
      });
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
  });
  afterEach(() => new Promise((resolve) => listener.close(resolve)));

  const firstHeard = () => eventually(async () => heard[0]);

  it('gets the events that it asks for, signed with its own secret, which is told once', async () => {
    const { stripe } = sandbox;
    const made = await stripe.webhookEndpoints.create({ url, enabled_events: ['product.created'] });
    expect(made.secret).toMatch(/^whsec_/);
    expect(await stripe.webhookEndpoints.retrieve(made.id)).not.toHaveProperty('secret');
    await stripe.customers.create({});
    const product = await stripe.products.create({ name: 'Pack' });
    const { headers, body } = await firstHeard();
    const signature = String(headers['stripe-signature']);
    const event = stripe.webhooks.constructEvent(body, signature, made.secret ?? '');
    expect(event).toMatchObject({ type: 'product.created', data: { object: { id: product.id } } });
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_another')).toThrow();
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, made.secret ?? '')).toThrow();
    // Whatever the SDK makes of it: the digest of the time and the body, under the wall's time.
    const [, time = '', digest = ''] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(signature) ?? [];
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(30);
    expect(digest).toBe(
      createHmac('sha256', made.secret ?? '')
        .update(`${time}.${body}`)
        .digest('hex'),
    );
    await stripe.webhookEndpoints.del(made.id);
  });

  it('gets none while it is switched off, and none once it is deleted', async () => {
    const { stripe } = sandbox;
    const made = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    await stripe.webhookEndpoints.update(made.id, { disabled: true });
    await stripe.products.create({ name: 'While off' });
    await stripe.webhookEndpoints.update(made.id, { disabled: false });
    const product = await stripe.products.create({ name: 'While on' });
    expect(JSON.parse((await firstHeard()).body)).toMatchObject({ data: { object: { id: product.id } } });
    expect(await stripe.webhookEndpoints.del(made.id)).toMatchObject({ deleted: true });
    await stripe.products.create({ name: 'Afterwards' });
    const last = await stripe.customers.create({});
    await sandbox.event('customer.created', last.id);
    expect(heard).toHaveLength(1);
    await expect(stripe.webhookEndpoints.retrieve(made.id)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('needs an address of the web and names of events', async () => {
    const { webhookEndpoints } = sandbox.stripe;
    await expect(webhookEndpoints.create({ url: 'ftp://x', enabled_events: ['*'] })).rejects.toMatchObject({
      param: 'url',
    });
    await expect(webhookEndpoints.create({ url, enabled_events: [] })).rejects.toMatchObject({
      param: 'enabled_events',
    });
  });
});
