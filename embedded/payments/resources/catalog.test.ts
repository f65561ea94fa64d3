import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('a product', () => {
  it('is made with an id of one’s own, once', async () => {
    const { products } = sandbox.stripe;
    const made = await products.create({ id: 'starter', name: 'Starter', metadata: { credits: '20' } });
    expect(made).toMatchObject({ id: 'starter', name: 'Starter', active: true, metadata: { credits: '20' } });
    await expect(products.create({ id: 'starter', name: 'Other' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    });
  });

  it('changes, and tells what it was', async () => {
    const { products } = sandbox.stripe;
    const { id } = await products.create({ name: 'Team', description: 'For teams', metadata: { a: '1', b: '2' } });
    const changed = await products.update(id, { name: 'Teams', description: '', metadata: { a: '', c: '3' } });
    expect(changed).toMatchObject({ name: 'Teams', description: null, metadata: { b: '2', c: '3' } });
    const told = await sandbox.event('product.updated', id);
    expect(told.data.previous_attributes).toMatchObject({ name: 'Team', metadata: { a: '1', b: '2' } });
    expect(await products.update(id, { metadata: '' })).toMatchObject({ metadata: {} });
  });

  it('may bring its price along', async () => {
    const { stripe } = sandbox;
    const made = await stripe.products.create({
      name: 'Pack',
      default_price_data: { currency: 'usd', unit_amount: 1900 },
      expand: ['default_price'],
    });
    expect(made.default_price).toMatchObject({ product: made.id, unit_amount: 1900, type: 'one_time' });
    await expect(stripe.products.del(made.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('without prices can be deleted', async () => {
    const { products } = sandbox.stripe;
    const { id } = await products.create({ name: 'Mistake' });
    expect(await products.del(id)).toMatchObject({ id, deleted: true });
    await expect(products.retrieve(id)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a price', () => {
  it('recurs, or is paid once', async () => {
    const { stripe } = sandbox;
    const product = (await stripe.products.create({ name: 'Yearly' })).id;
    const yearly = await stripe.prices.create({
      currency: 'USD',
      unit_amount: 9900,
      recurring: { interval: 'year' },
      product,
    });
    expect(yearly).toMatchObject({
      currency: 'usd',
      type: 'recurring',
      recurring: { interval: 'year', interval_count: 1, usage_type: 'licensed' },
    });
    expect(yearly.unit_amount_decimal?.toString()).toBe('9900');
    const once = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 500,
      product,
    });
    expect(once).toMatchObject({ type: 'one_time', recurring: null });
    const { data } = await stripe.prices.list({ product, type: 'recurring' });
    expect(data.map(({ id }) => id)).toEqual([yearly.id]);
  });

  it('needs an amount, and a product', async () => {
    const { prices } = sandbox.stripe;
    await expect(prices.create({ currency: 'usd', product_data: { name: 'X' } })).rejects.toMatchObject({
      param: 'unit_amount',
    });
    await expect(prices.create({ currency: 'usd', unit_amount: 5 })).rejects.toMatchObject({ param: 'product' });
  });

  it('gives its lookup key to the price that takes it over', async () => {
    const { prices } = sandbox.stripe;
    const given = { currency: 'usd', lookup_key: 'monthly', product_data: { name: 'Monthly' } };
    const first = await prices.create({ ...given, unit_amount: 100 });
    await expect(prices.create({ ...given, unit_amount: 200 })).rejects.toMatchObject({ param: 'lookup_key' });
    const second = await prices.create({ ...given, unit_amount: 200, transfer_lookup_key: true });
    expect(await prices.retrieve(first.id)).toMatchObject({ lookup_key: null });
    const { data } = await prices.list({ lookup_keys: ['monthly'] });
    expect(data.map(({ id }) => id)).toEqual([second.id]);
  });

  it('is retired, not changed', async () => {
    const { stripe } = sandbox;
    const { id } = await stripe.prices.create({ currency: 'usd', unit_amount: 1, product_data: { name: 'Old' } });
    expect(await stripe.prices.update(id, { active: false })).toMatchObject({ active: false });
    expect((await stripe.prices.list({ active: true, limit: 100 })).data.map((one) => one.id)).not.toContain(id);
    await expect(stripe.prices.update(id, { unit_amount: 2 } as object)).rejects.toMatchObject({
      code: 'parameter_unknown',
    });
  });
});
