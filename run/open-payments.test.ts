import { expect, test } from 'vitest';
import { freePort } from '../embedded/postgres/start.ts';
import { readConfig } from '../server/config.ts';
import { startTestHouse } from '../server/testing/house.ts';
import { paymentsHost } from './addresses.ts';
import { checkPorts } from './ports.ts';
import { welcome } from './welcome.ts';

const shown = (env: Record<string, string>, controlsUrl: string | null = 'http://localhost:3002/'): string =>
  welcome(readConfig(env), { url: 'http://127.0.0.1:3000', controlsUrl, inboxUrl: null }, 1);

test('half of an account is refused in one line', () => {
  const both = /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together/;
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(both);
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_x' })).toThrow(both);
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'pk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' })).toThrow(
    /^STRIPE_SECRET_KEY: must begin with/,
  );
  expect(() => readConfig({ PAYMENTS_PUBLIC_URL: 'pay.example.com' })).toThrow(/^PAYMENTS_PUBLIC_URL: must be/);
});

test('the welcome says where the sandbox is, and what it means at a public address', () => {
  expect(shown({})).toContain('Payments    http://localhost:3002');
  expect(shown({})).not.toContain('STRIPE_SECRET_KEY');
  const appUrl = { APP_URL: 'https://benesight.example.com' };
  expect(shown(appUrl)).toContain('only this machine reaches: set STRIPE_SECRET_KEY');
  const pages = shown({ ...appUrl, PAYMENTS_PUBLIC_URL: 'https://pay.example.com/' }, 'https://pay.example.com/?key=k');
  expect(pages).toContain('Payments    https://pay.example.com/?key=k\n');
  expect(pages).toContain('anybody buys without money');
  const real = shown({ ...appUrl, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, null);
  expect(real).not.toMatch(/sandbox|Payments/);
});

test('at a public address the sandbox hides on this machine, unless it is given one of its own', () => {
  const at = (env: Record<string, string>) => paymentsHost(readConfig({ HOST: '0.0.0.0', ...env }));
  expect(at({})).toBe('0.0.0.0');
  expect(at({ APP_URL: 'https://benesight.example.com' })).toBe('127.0.0.1');
  const own = { APP_URL: 'https://benesight.example.com', PAYMENTS_PUBLIC_URL: 'https://pay.example.com' };
  expect(at(own)).toBe('0.0.0.0');
});

test('its port is looked at before the start, and only when it will be used', async () => {
  const house = await startTestHouse();
  const free = await freePort();
  const config = {
    ...house.config,
    port: free,
    ports: { ...house.config.ports, maximus: free, inbox: free, smtp: free, model: free, analytics: free },
  };
  await expect(checkPorts(config)).rejects.toThrow(
    `PORT+2 (payments): 127.0.0.1:${config.ports.payments} cannot be used (already taken); set PORT to another`,
  );
  const account = { secretKey: 'sk_live_x', webhookSecret: 'whsec_x' };
  await checkPorts({ ...config, payments: { account, publicUrl: null } });
  await house.close();
});

test('the sandbox asks for a key that every process of the installation shares', async () => {
  const first = await startTestHouse();
  const second = await startTestHouse({ databaseUrl: first.databaseUrl });
  expect(second.payments.sandbox.secretKey).toBe(first.payments.sandbox.secretKey);
  const { id } = await first.payments.stripe.customers.create({ email: 'ada@benesight.test' });
  expect((await second.payments.stripe.customers.retrieve(id)).id).toBe(id);
  expect((await fetch(`${first.payments.sandbox.url}/v1/customers`)).status).toBe(401);
  await second.close();
  await first.close();
});
