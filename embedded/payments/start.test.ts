import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { onDue } from './due-work.ts';
import { createCustomer, newCustomer } from './resources/create-customer.ts';
import { WireError } from './state.ts';
import { openAccount } from './testing/open-account.ts';
import { startSandbox, type Sandbox } from './testing/sandbox.ts';
import { claimDeliveries } from './webhooks/queue.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const port = () => sandbox.payments.apiPort;

describe('a restart', () => {
  it('keeps the account: objects, keys, faults, and events that were not delivered', async () => {
    let isUp = false;
    sandbox.answerWith(() => (isUp ? 200 : 500));
    const once = { idempotencyKey: 'before the end' };
    const customer = await sandbox.stripe.customers.create({ name: 'Ada' }, once);
    await sandbox.payments.webhooks.changeFaults({ duplicate: true });
    await sandbox.payments.close();
    isUp = true;
    sandbox.received.length = 0;

    const again = await sandbox.another();
    expect(await again.stripe.customers.retrieve(customer.id)).toEqual(customer);
    expect(await again.stripe.customers.create({ name: 'Ada' }, once)).toEqual(customer);
    expect(await again.payments.webhooks.readFaults()).toMatchObject({ duplicate: true });
    await sandbox.event('customer.created', customer.id);
  });
});

it('an event that a killed process had taken is delivered by another one, after a while', async () => {
  await sandbox.payments.close();
  const account = await openAccount(sandbox);
  const pool = await openDatabase(sandbox.databaseUrl);
  await account.run(async (state) => {
    await createCustomer(state, { ...(await newCustomer(state, null)), id: 'cus_waiting' });
  });
  expect(await claimDeliveries(pool, 10, 1.5)).toHaveLength(1);
  const at = Date.now();
  await sandbox.another();
  await sandbox.event('customer.created', 'cus_waiting');
  expect(Date.now() - at).toBeGreaterThan(1000);
  await Promise.all([account.close(), pool.end()]);
});

describe('two processes on one database', () => {
  it('are one account', async () => {
    const { stripe } = sandbox;
    const other = await sandbox.another();
    const { id } = await stripe.customers.create({ metadata: {} });
    const names = Array.from({ length: 20 }, (_, index) => `key${index}`);
    await Promise.all(
      names.map((name, index) =>
        (index % 2 === 0 ? stripe : other.stripe).customers.update(id, { metadata: { [name]: 'set' } }),
      ),
    );
    expect(Object.keys((await stripe.customers.update(id, {})).metadata)).toHaveLength(20);
    const once = { idempotencyKey: 'both' };
    const [one, two] = await Promise.all([
      stripe.customers.create({ name: 'Twice' }, once),
      other.stripe.customers.create({ name: 'Twice' }, once),
    ]);
    expect(one.id).toBe(two.id);
  });

  it('deliver each event once', async () => {
    const other = await sandbox.another();
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? sandbox : other).stripe.customers.create({})),
    );
    for (const { id } of made) await sandbox.event('customer.created', id);
    const told = sandbox.received.filter(({ type }) => type === 'customer.created');
    expect(told).toHaveLength(24);
  });
});

describe('due work', () => {
  it('of the wall is done once, by whichever process; what fails is put off and harms no other', async () => {
    const logged: string[] = [];
    const log = (message: string): number => logged.push(message);
    await sandbox.payments.close();
    await sandbox.another({ log });
    await sandbox.another({ log });
    const done: string[] = [];
    onDue('test.note', async (_, { id }) => {
      done.push(id);
    });
    onDue('test.fail', async () => {
      throw new Error('cannot');
    });
    const account = await openAccount(sandbox);
    await account.run(async (state) => {
      const now = await state.now(null);
      await state.schedule({ kind: 'test.fail', id: 'x', at: now - 20, clock: null });
      await state.schedule({ kind: 'test.note', id: 'second', at: now - 5, clock: null });
      await state.schedule({ kind: 'test.note', id: 'first', at: now - 10, clock: null });
      await state.schedule({ kind: 'test.note', id: 'later', at: now + 3600, clock: null });
      await state.schedule({ kind: 'test.note', id: 'never', at: now - 10, clock: null });
      await state.cancelWork('test.note', 'never');
    });
    await expect.poll(() => done.length, { timeout: 60_000 }).toBe(2);
    const pool = await openDatabase(sandbox.databaseUrl);
    const waitsOfFailed = async (): Promise<number> => {
      const { rows } = await pool.query<{ at: number }>(
        `select at from embedded_payments.work where kind = 'test.fail'`,
      );
      return (rows[0]?.at ?? 0) - Math.floor(Date.now() / 1000);
    };
    await expect.poll(waitsOfFailed, { timeout: 60_000 }).toBeGreaterThan(0);
    // What comes due now is done by another look: whatever was to be done twice would have been by then.
    await account.run(async (state) => {
      await state.schedule({ kind: 'test.note', id: 'third', at: (await state.now(null)) - 1, clock: null });
    });
    await expect.poll(() => done.includes('third'), { timeout: 60_000 }).toBe(true);
    // Two processes may take the first two in either order.
    expect(done.toSorted()).toEqual(['first', 'second', 'third']);
    // Each process may have tried what fails before it was put off.
    expect([...new Set(logged)]).toEqual(['due work: cannot']);
    await pool.end();
    await account.close();
  });
});

describe('the pages', () => {
  const ask = (path: string, init: RequestInit & { host?: string } = {}) =>
    fetch(`http://127.0.0.1:${port()}${path}`, { redirect: 'manual', ...init });

  it('need no key, and say where there is none', async () => {
    expect((await ask('/nowhere/at/all')).status).toBe(404);
    expect((await ask('/')).status).toBeLessThan(400);
  });

  it('take no form from another site', async () => {
    const form = (headers: Record<string, string>) => ask('/', { method: 'POST', body: 'a=1', headers });
    expect((await form({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await form({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await form({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await form({ origin: 'null' })).status).toBe(403);
    expect((await form({ origin: `http://127.0.0.1:${port()}` })).status).not.toBe(403);
    expect((await form({ 'sec-fetch-site': 'same-origin' })).status).not.toBe(403);
  });

  it('are not served under the name of another site', async () => {
    const { request } = await import('node:http');
    const statusOf = (host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port: port(), path: '/', headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        sent.on('error', reject).end();
      });
    expect(await statusOf('rebound.example')).toBe(421);
    expect(await statusOf(`localhost:${port()}`)).toBeLessThan(400);
    expect(await statusOf(`127.0.0.1:${port()}`)).toBeLessThan(400);
  });
});

describe('the address of a page', () => {
  const urlFor = async ({ stripe }: Pick<Sandbox, 'stripe'>, successUrl: string): Promise<string> => {
    const product = { currency: 'usd', unit_amount: 900, product_data: { name: 'Pack' } };
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: successUrl,
      line_items: [{ price_data: product, quantity: 1 }],
    });
    return new URL(session.url ?? '').origin;
  };

  it('has the name of this machine that the person came by', async () => {
    expect(await urlFor(sandbox, 'http://localhost:3000/done')).toBe(`http://localhost:${port()}`);
    expect(await urlFor(sandbox, 'http://127.0.0.1:3000/done')).toBe(`http://127.0.0.1:${port()}`);
    expect(await urlFor(sandbox, 'https://app.example.com/done')).toBe(`http://localhost:${port()}`);
  });

  it('is the public one where there is one', async () => {
    const shown = await sandbox.another({ publicUrl: 'https://pay.example.com' });
    expect(await urlFor(shown, 'http://localhost:3000/done')).toBe('https://pay.example.com');
  });
});

it('a refusal leaves nothing behind, unless it says so', async () => {
  const account = await openAccount(sandbox);
  const make = (id: string, keep: boolean) =>
    account.run(async (state) => {
      await createCustomer(state, { ...(await newCustomer(state, null)), id });
      throw new WireError(402, { type: 'card_error', message: 'declined' }, { keep });
    });
  await expect(make('cus_gone', false)).rejects.toThrow('declined');
  await expect(make('cus_kept', true)).rejects.toThrow('declined');
  const { data } = await sandbox.stripe.customers.list();
  expect(data.map(({ id }) => id)).toEqual(['cus_kept']);
  await sandbox.event('customer.created', 'cus_kept');
  await account.close();
});

it('a wrong object that has got in is seen when it leaves', async () => {
  const { stripe } = sandbox;
  const product = await stripe.products.create({ name: 'Pack' });
  const account = await openAccount(sandbox);
  await account.run((state) => state.put('product', Object.assign({ ...product }, { colour: 'red' })));
  await expect(stripe.products.retrieve(product.id)).rejects.toThrow(/colour/);
  await expect(stripe.products.list()).rejects.toThrow(/colour/);
  await expect(
    account.run((state) => state.emit('product.updated', Object.assign({ ...product }, { name: 7 }))),
  ).rejects.toThrow(/name/);
  await expect(stripe.products.update(product.id, { name: 'Packs' })).rejects.toThrow(/colour/);
  await account.close();
});

it('what Stripe would not send does not leave the house', async () => {
  const strict = await sandbox.another({
    check: (object) => {
      if (JSON.stringify(object).includes('Mallory'))
        throw Object.assign(new Error('no Mallory'), { name: 'WrongObject' });
    },
  });
  const before = (await strict.stripe.customers.list()).data.length;
  await expect(strict.stripe.customers.create({ name: 'Mallory' })).rejects.toThrow('no Mallory');
  expect((await strict.stripe.customers.list()).data).toHaveLength(before);
  expect(await strict.stripe.customers.create({ name: 'Alice' })).toMatchObject({ name: 'Alice' });
});
