import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

it('keeps a customer, and tells about it', async () => {
  const { stripe } = sandbox;
  const made = await stripe.customers.create({ email: 'pat@example.com', metadata: { person: '7' } });
  expect(await stripe.customers.retrieve(made.id)).toEqual(made);
  const told = await sandbox.event('customer.created', made.id);
  expect(told.data.object).toEqual(made);
});
