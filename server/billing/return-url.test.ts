import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let ada: TestPerson;
let stripePriceId: string;
let port: number;

beforeAll(async () => {
  house = await startTestHouse();
  ada = await house.person();
  port = house.config.port;
  stripePriceId = (await ada.call('GET /api/subscriptions/plans')).body[0]?.prices[0]?.id ?? '';
});
afterAll(() => house.close());

const refused = (own: string, at: number): string[] => [
  'https://evil.example',
  '//evil.example',
  '/subscriptions',
  'subscriptions',
  'javascript:alert(1)',
  'data:text/html,hello',
  `${own}.evil.example`,
  `${own}@evil.example`,
  `http://ada@localhost:${at}`,
  `http://ada:secret@localhost:${at}/`,
  `http:\\\\localhost:${at}`,
  `${own}\\@evil.example`,
  `${own}/\\evil.example`,
  `${own}/ evil`,
  ` ${own}`,
  `${own}\n`,
  `http:/localhost:${at}`,
  `http:localhost:${at}`,
  `https://localhost:${at}`,
  `http://localhost:${at + 1}`,
  'http://localhost',
  `http://localhost.:${at}`,
  `http://127.0.0.1.evil.example:${at}`,
  `http://0.0.0.0:${at}`,
];

test('a return address that is not plainly on this site is refused', async () => {
  for (const returnUrl of refused(`http://localhost:${port}`, port)) {
    const begun = await ada.call('POST /api/subscriptions/checkout', { body: { stripePriceId, returnUrl } });
    expect([returnUrl, begun.status, begun.error.code]).toEqual([returnUrl, 400, 'return_url_refused']);
    const portal = await ada.call('POST /api/subscriptions/portal', { body: { returnUrl } });
    expect([returnUrl, portal.status, portal.error.code]).toEqual([returnUrl, 400, 'return_url_refused']);
  }
});

test('every name of this machine is ours where no public address is set', async () => {
  const own = [`http://localhost:${port}`, `http://127.0.0.1:${port}/subscriptions?x=1`, `http://[::1]:${port}/`];
  for (const returnUrl of [...own, `HTTP://LOCALHOST:${port}`]) {
    // Nothing to manage yet, but the address is taken.
    const portal = await ada.call('POST /api/subscriptions/portal', { body: { returnUrl } });
    expect([returnUrl, portal.error.code]).toEqual([returnUrl, 'no_billing_account']);
  }
});

test('open to the network it is ours under every address of this machine, and no other', async () => {
  const open = await startTestHouse({ env: { HOST: '0.0.0.0' } });
  const person = await open.person();
  const ask = async (host: string) => {
    const body = { returnUrl: `http://${host}:${open.config.port}/subscriptions` };
    return (await person.call('POST /api/subscriptions/portal', { body })).error.code;
  };
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, family } of own) {
    if (family === 'IPv4') expect([address, await ask(address)]).toEqual([address, 'no_billing_account']);
  }
  for (const other of ['203.0.113.9', 'evil.example']) {
    expect([other, await ask(other)]).toEqual([other, 'return_url_refused']);
  }
  await open.close();
});

test('behind a public address only that one is ours', async () => {
  const open = await startTestHouse({ env: { APP_URL: 'https://benesight.example.com' } });
  const person = await open.person();
  const ask = async (returnUrl: string) =>
    (await person.call('POST /api/subscriptions/portal', { body: { returnUrl } })).error.code;
  expect(await ask('https://benesight.example.com')).toBe('no_billing_account');
  expect(await ask('https://benesight.example.com/subscriptions')).toBe('no_billing_account');
  for (const other of [
    `http://localhost:${open.config.port}`,
    'http://benesight.example.com',
    'https://benesight.example.com:8443',
    'https://benesight.example.com.evil.example',
    'https://benesight.example.com@evil.example',
    'https://app.benesight.example.com',
  ]) {
    expect([other, await ask(other)]).toEqual([other, 'return_url_refused']);
  }
  await open.close();
});
