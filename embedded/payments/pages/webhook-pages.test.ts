import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';
import { visit, type Visit } from '../testing/visit.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const at = (path: string): Promise<Visit> => visit(`${sandbox.payments.url}${path}`);

const newCustomer = async (email: string): Promise<string> => (await sandbox.stripe.customers.create({ email })).id;

describe('webhooks', () => {
  it('are listed with what became of them, and sent once more', async () => {
    const customer = await newCustomer('hooks@example.com');
    const event = await sandbox.event('customer.created', customer);
    const page = await at('/webhooks');
    expect(page.text).toContain(event.id);
    await page.press(`Resend customer.created ${event.id}`);
    await expect.poll(() => sandbox.received.filter(({ id }) => id === event.id).length).toBe(2);
  });

  it('go wrong as the switches say, until they are switched off', async () => {
    const page = await at('/faults');
    page.choose('Deliver every event twice');
    page.fill('Seconds late', 'soon');
    const refused = await page.press('Set');
    expect(refused.wrongWith('Seconds late')).toBe('Write a number of seconds, 0 or more.');
    expect((await sandbox.payments.webhooks.readFaults()).duplicate).toBe(false);
    refused.fill('Seconds late', '0');
    const set = await refused.press('Set');
    expect(set.text).toContain('The switches are set.');
    const twice = await newCustomer('twice@example.com');
    const count = () => sandbox.received.filter(({ data }) => 'id' in data.object && data.object.id === twice).length;
    await expect.poll(count).toBe(2);
    set.document.querySelector('input[name=duplicate]')?.removeAttribute('checked');
    set.fill('Events to lose', '1');
    await set.press('Set');
    const lost = await newCustomer('lost@example.com');
    const dropped = await sandbox.payments.webhooks.listDeliveries(1);
    expect(dropped[0]).toMatchObject({ state: 'dropped', eventType: 'customer.created' });
    expect(sandbox.received.some(({ data }) => 'id' in data.object && data.object.id === lost)).toBe(false);
  });
});
