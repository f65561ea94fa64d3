import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, SECRET_KEY, startSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** A request that the SDK would not make. */
async function raw(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; error: unknown }> {
  const response = await fetch(`http://127.0.0.1:${sandbox.payments.apiPort}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${SECRET_KEY}`, ...init.headers },
  });
  const body = (await response.json()) as { error?: unknown };
  return { status: response.status, headers: response.headers, error: body.error };
}

const post = (path: string, body: string, headers = {}) => raw(path, { method: 'POST', body, headers });

it('keeps a customer, and tells about it', async () => {
  const { stripe } = sandbox;
  const made = await stripe.customers.create({ email: 'pat@example.com', metadata: { person: '7' } });
  expect(await stripe.customers.retrieve(made.id)).toEqual(made);
  const told = await sandbox.event('customer.created', made.id);
  expect(told.data.object).toEqual(made);
  expect(told.request?.id).toBe(made.lastResponse.requestId);
  expect(made.lastResponse).toMatchObject({ apiVersion: Stripe.API_VERSION, statusCode: 200 });
});

describe('entry', () => {
  it('asks for the key', async () => {
    const wrong = connect(sandbox.payments, 'sk_test_another');
    await expect(wrong.customers.list()).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
    const { status, error, headers } = await raw('/v1/customers', { headers: { authorization: '' } });
    expect({ status, error }).toMatchObject({ status: 401, error: { type: 'invalid_request_error' } });
    expect(headers.get('request-id')).toMatch(/^req_/);
  });

  it('takes the key as the user of basic auth too', async () => {
    const authorization = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    expect((await raw('/v1/account', { headers: { authorization } })).status).toBe(200);
    const other = `Basic ${Buffer.from('sk_test_another:').toString('base64')}`;
    expect((await raw('/v1/account', { headers: { authorization: other } })).status).toBe(401);
  });

  it('speaks one version of the wire', async () => {
    const given = (version: string) => raw('/v1/account', { headers: { 'stripe-version': version } });
    expect((await given(Stripe.API_VERSION)).headers.get('stripe-version')).toBe(Stripe.API_VERSION);
    expect(await given('2020-08-27')).toMatchObject({
      status: 400,
      error: { message: expect.stringContaining('2020-08-27') },
    });
  });

  it('knows the account', async () => {
    expect(await sandbox.stripe.accounts.retrieveCurrent()).toMatchObject({ object: 'account', charges_enabled: true });
  });

  it('says that it has no such call', async () => {
    expect(await raw('/v1/lottery_tickets')).toMatchObject({ status: 404, error: { type: 'invalid_request_error' } });
    expect(await raw('/v1/customers', { method: 'PUT' })).toMatchObject({ status: 404 });
    expect(await raw('/v1')).toMatchObject({ status: 404 });
  });
});

describe('parameters', () => {
  it('refuses one that it does not know, and says which', async () => {
    const { stripe } = sandbox;
    await expect(stripe.customers.create({ nickname: 'P' } as Stripe.CustomerCreateParams)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'nickname',
    });
    const nested = { invoice_settings: { colour: 'red' } } as Stripe.CustomerCreateParams;
    await expect(stripe.customers.create(nested)).rejects.toMatchObject({ param: 'invoice_settings[colour]' });
    const inQuery = { colour: 'red' } as Stripe.CustomerListParams;
    await expect(stripe.customers.list(inQuery)).rejects.toMatchObject({ code: 'parameter_unknown', param: 'colour' });
  });

  it('names one that is missing or wrong', async () => {
    expect(await post('/v1/products', 'active=true')).toMatchObject({
      status: 400,
      error: { code: 'parameter_missing', param: 'name' },
    });
    expect(await post('/v1/customers', 'balance=much')).toMatchObject({
      status: 400,
      error: { code: 'parameter_invalid_integer', param: 'balance', message: 'Invalid integer: much' },
    });
    expect(await post('/v1/products', 'name=')).toMatchObject({
      status: 400,
      error: { code: 'parameter_invalid_empty', param: 'name' },
    });
    expect(await post('/v1/products', 'name=A&active=maybe')).toMatchObject({
      status: 400,
      error: { param: 'active' },
    });
  });

  it.each([
    ['a name that is two things', 'metadata=x&metadata[a]=1'],
    ['a bracket that does not close', 'metadata[a=1'],
    ['what a text cannot hold', 'name=a%00b'],
    ['more levels than anything has', `metadata${'[a]'.repeat(40)}=1`],
    ['a name of every object', '__proto__[x]=1'],
  ])('cannot be read: %s', async (_, body) => {
    expect(await post('/v1/customers', body)).toMatchObject({ status: 400, error: { type: 'invalid_request_error' } });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('are read however a list is written', async () => {
    const body = (names: string) => `url=http://127.0.0.1:9/hook&${names}`;
    for (const names of ['enabled_events[]=a.b&enabled_events[]=c.d', 'enabled_events[0]=a.b&enabled_events[1]=c.d']) {
      expect((await post('/v1/webhook_endpoints', body(names))).status).toBe(200);
    }
    const made = await sandbox.stripe.webhookEndpoints.list({ limit: 2 });
    expect(made.data.map(({ enabled_events: names }) => names)).toEqual([
      ['a.b', 'c.d'],
      ['a.b', 'c.d'],
    ]);
  });

  it('are refused when there are far too many', async () => {
    expect(await post('/v1/customers', `description=${'x'.repeat(2_000_000)}`)).toMatchObject({ status: 413 });
  });
});

describe('an id that leads nowhere', () => {
  it('is not found in a path', async () => {
    await expect(sandbox.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_none'",
    });
  });

  it('is a wrong parameter elsewhere', async () => {
    const { stripe } = sandbox;
    await expect(
      stripe.prices.create({ product: 'prod_none', currency: 'usd', unit_amount: 100 }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'product' });
  });

  it('does not have to be an id at all', async () => {
    expect(await raw('/v1/customers/%00')).toMatchObject({ status: 404 });
    expect(await raw('/v1/customers/%zz')).toMatchObject({ status: 404 });
    expect(await raw(`/v1/customers/${encodeURIComponent("x' or 1=1")}`)).toMatchObject({ status: 404 });
  });
});

it('answers many requests at once, each as a whole', async () => {
  const { stripe } = sandbox;
  const customer = await stripe.customers.create({ metadata: {} });
  const names = Array.from({ length: 30 }, (_, index) => `key${index}`);
  await Promise.all(names.map((name) => stripe.customers.update(customer.id, { metadata: { [name]: 'set' } })));
  const after = await stripe.customers.retrieve(customer.id);
  if (after.deleted) throw new Error('it is there');
  expect(Object.keys(after.metadata).sort()).toEqual(names.sort());
});
