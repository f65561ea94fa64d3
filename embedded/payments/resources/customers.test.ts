import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('a customer', () => {
  it('changes, and tells what it was', async () => {
    const { customers } = sandbox.stripe;
    const { id } = await customers.create({ email: 'old@example.com', name: 'Sam', metadata: { a: '1' } });
    const changed = await customers.update(id, {
      email: 'new@example.com',
      name: '',
      metadata: { b: '2' },
      address: { country: 'US', line1: '1 Main St' },
    });
    expect(changed).toMatchObject({
      email: 'new@example.com',
      name: null,
      metadata: { a: '1', b: '2' },
      address: { country: 'US', line1: '1 Main St', city: null },
    });
    const told = await sandbox.event('customer.updated', id);
    expect(told.data.previous_attributes).toMatchObject({ email: 'old@example.com', name: 'Sam' });
  });

  it('that stays as it was tells nothing', async () => {
    const { stripe } = sandbox;
    const { id } = await stripe.customers.create({ name: 'Sam' });
    await stripe.customers.update(id, { name: 'Sam' });
    const { data } = await stripe.events.list({ type: 'customer.updated' });
    expect(data.filter(({ data: { object } }) => 'id' in object && object.id === id)).toEqual([]);
  });

  it('is found by its email', async () => {
    const { customers } = sandbox.stripe;
    const { id } = await customers.create({ email: 'one@example.com' });
    await customers.create({ email: 'two@example.com' });
    const { data } = await customers.list({ email: 'one@example.com' });
    expect(data.map((one) => one.id)).toEqual([id]);
  });

  it('keeps every text as it was given', async () => {
    const { customers } = sandbox.stripe;
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((one) => !one.includes('\0'));
    await fc.assert(
      fc.asyncProperty(text, text, async (description, value) => {
        const { id } = await customers.create({ description, metadata: { value } });
        expect(await customers.retrieve(id)).toMatchObject({ description, metadata: { value } });
      }),
      { numRuns: 25 },
    );
  });

  it('has so much metadata and no more', async () => {
    const { customers } = sandbox.stripe;
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, 'x']));
    await expect(customers.create({ metadata: many })).rejects.toMatchObject({ param: 'metadata' });
    await expect(customers.create({ metadata: { ['k'.repeat(41)]: 'x' } })).rejects.toMatchObject({ statusCode: 400 });
    expect((await customers.create({ metadata: { 0: 'numbers are keys too' } })).metadata).toEqual({
      0: 'numbers are keys too',
    });
  });

  it('can be deleted, and is remembered as that', async () => {
    const { customers } = sandbox.stripe;
    const { id } = await customers.create({ email: 'gone@example.com' });
    expect(await customers.del(id)).toMatchObject({ id, deleted: true });
    expect(await customers.retrieve(id)).toMatchObject({ id, object: 'customer', deleted: true });
    await expect(customers.update(id, { name: 'X' })).rejects.toMatchObject({ statusCode: 404 });
    expect((await customers.list({ email: 'gone@example.com' })).data).toEqual([]);
    await sandbox.event('customer.deleted', id);
  });
});

describe('a payment method', () => {
  it('is made of a card, saved, listed, and taken away', async () => {
    const { stripe } = sandbox;
    const { id } = await stripe.customers.create({});
    const made = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
      billing_details: { name: 'Ada Lovelace', address: { postal_code: '10001' } },
    });
    expect(made).toMatchObject({ customer: null, card: { brand: 'visa', last4: '4242', exp_year: 2040 } });
    await stripe.paymentMethods.attach(made.id, { customer: id });
    await stripe.customers.update(id, { invoice_settings: { default_payment_method: made.id } });
    expect((await stripe.customers.listPaymentMethods(id)).data).toMatchObject([{ id: made.id, customer: id }]);
    expect((await stripe.paymentMethods.list({ customer: id, type: 'us_bank_account' })).data).toEqual([]);
    expect(await stripe.paymentMethods.detach(made.id)).toMatchObject({ customer: null });
    expect(await stripe.customers.retrieve(id)).toMatchObject({ invoice_settings: { default_payment_method: null } });
    await expect(stripe.paymentMethods.detach(made.id)).rejects.toMatchObject({ statusCode: 400 });
    await sandbox.event('payment_method.attached', made.id);
    await sandbox.event('payment_method.detached', made.id);
  });

  it('by a ready-made name, unless its bank refuses', async () => {
    const { stripe } = sandbox;
    const { id } = await stripe.customers.create({});
    const attached = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
    expect(attached).toMatchObject({ customer: id, card: { last4: '4242' } });
    await expect(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: id })).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
    expect((await stripe.paymentMethods.list({ customer: id })).data).toHaveLength(1);
  });

  it('must be the customer’s own to be a default', async () => {
    const { customers } = sandbox.stripe;
    const one = await customers.create({ payment_method: 'pm_card_visa' });
    const other = await customers.create({});
    const [saved] = (await customers.listPaymentMethods(one.id)).data;
    const own = { invoice_settings: { default_payment_method: saved?.id ?? '' } };
    await expect(customers.update(other.id, own)).rejects.toMatchObject({ statusCode: 400 });
    expect(await customers.update(one.id, own)).toMatchObject(own);
    const settings = { invoice_settings: { default_payment_method: 'pm_none' } };
    await expect(customers.create(settings)).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'invoice_settings[default_payment_method]',
    });
  });
});
