import { expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';
import { startTestHouse } from '../server/testing/house.ts';
import { reachable } from './addresses.ts';
import { inboxKey } from './open-services.ts';
import { welcome } from './welcome.ts';

test('without outside services the browser is led to the embedded ones, and the policy lets it', async () => {
  const house = await startTestHouse({ env: { AUTH_AUTOCONFIRM: 'on' } });
  // Anybody can sign up with any address here, so ADMIN_EMAILS counts for nothing, and the start says so.
  const stranger = await house.person('admin@benesight.test');
  expect((await stranger.call('GET /api/admin/check')).body).toEqual({ isAdmin: false });
  expect(welcome(house.config, { ...house, controlsUrl: null }, 1)).toContain('Nobody is an administrator');
  const answer = await fetch(`${house.url}/api/config`);
  const { analytics } = (await answer.json()) as { analytics: { host: string; key: string } };
  const sent = await fetch(`${analytics.host.replace('localhost', '127.0.0.1')}/batch/`, {
    method: 'POST',
    body: JSON.stringify({ api_key: analytics.key, batch: [{ event: 'seen' }] }),
  });
  expect(sent.status).toBe(200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(analytics.host);
  expect(policy).toContain(analytics.host.replace('localhost', '127.0.0.1'));
  await house.close();
});

test('a visitor of a public address is not led to a port of this machine', async () => {
  const house = await startTestHouse({ env: { APP_URL: 'https://benesight.example.com' } });
  const answer = await fetch(`${house.url}/api/config`);
  expect(await answer.json()).toMatchObject({ analytics: null, inboxUrl: null });
  expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  expect(answer.headers.get('content-security-policy')).not.toContain('localhost');
  await house.close();
});

test('on another host everything is found there: sign-in, the API, the inbox', async () => {
  const house = await startTestHouse({ env: { HOST: '127.0.0.2', AUTH_AUTOCONFIRM: 'off' } });
  expect(house.url).toBe(`http://127.0.0.2:${house.config.port}`);
  const call = async (path: string, body: unknown) =>
    (await fetch(`${house.url}/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body), headers })).json();
  const headers = { 'content-type': 'application/json', apikey: 'public' };
  const email = 'ada@benesight.test';
  await call('/signup', { email, password: 'correct horse battery' });
  const { inboxUrl } = (await (await fetch(`${house.url}/api/config`)).json()) as { inboxUrl: string };
  expect(inboxUrl).toBe(`http://127.0.0.2:${house.config.ports.inbox}`);
  const mail = async () => {
    const mails = await (await fetch(`${inboxUrl}/api/messages?to=${email}`)).json();
    return (mails as { otp: string; links: string[] }[])[0];
  };
  await expect.poll(mail, { timeout: 60_000 }).toBeDefined();
  expect((await mail())?.links[0]).toContain(house.url);
  const session = (await call('/verify', { type: 'signup', email, token: (await mail())?.otp })) as {
    access_token: string;
  };
  const me = await fetch(`${house.url}/api/users/me`, { headers: { authorization: `Bearer ${session.access_token}` } });
  expect(me.status).toBe(200);
  await house.close();
});

test('at a public address the inbox is for this machine alone, and nobody is led to it', async () => {
  const house = await startTestHouse({ env: { APP_URL: 'https://benesight.example.com', HOST: '127.0.0.2' } });
  const { inbox } = house.config.ports;
  expect((await fetch(`http://127.0.0.1:${inbox}/api/messages`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${inbox}/api/messages`)).rejects.toThrow();
  const said = welcome(house.config, { ...house, controlsUrl: null }, 1);
  expect(said).not.toContain('administrator');
  expect(said).toContain('SMTP_URL');
  expect(said).toContain(`http://localhost:${inbox}`);
  await house.close();
});

test('the inbox has a key wherever others can come to it: the same for every process, told to nobody else', async () => {
  const house = await startTestHouse();
  const { config, db } = house;
  expect(house.inboxUrl).toBe(`http://localhost:${config.ports.inbox}`);
  const open = { ...config, host: '192.0.2.1' };
  const key = await inboxKey(open, db);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await inboxKey(open, db)).toBe(key);
  expect(await inboxKey(config, db)).toBeNull();
  // Behind a public address the inbox stays on this machine.
  expect(await inboxKey({ ...open, appUrl: 'https://benesight.example.com', appUrlGiven: true }, db)).toBeNull();
  expect(await (await fetch(`${house.url}/api/config`)).text()).not.toContain(key ?? '');
  await house.close();
});

test('where addresses are confirmed unseen ADMIN_EMAILS makes nobody an administrator, and the welcome says so', async () => {
  const house = await startTestHouse({ env: { AUTH_AUTOCONFIRM: 'on' } });
  const person = await house.person('admin@benesight.test');
  expect((await person.call('GET /api/admin/referral-settings')).status).toBe(403);
  const started = { url: house.url, controlsUrl: null, inboxUrl: null };
  expect(welcome(house.config, started, 1)).toContain('Nobody is an administrator: with AUTH_AUTOCONFIRM on');
  await house.close();
});

test('where people are on this machine the welcome needs no word about SMTP', () => {
  const house = { url: 'http://127.0.0.1:3000', controlsUrl: null, inboxUrl: null };
  expect(welcome(readConfig({}), house, 1)).not.toContain('SMTP_URL');
  expect(welcome(readConfig({ HOST: '0.0.0.0' }), house, 1)).toContain('SMTP_URL');
  expect(welcome(readConfig({ HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' }), house, 1)).not.toContain('SMTP_URL');
});

test('hosts as they are reached', () => {
  expect(['0.0.0.0', '::', '127.0.0.2', '::1', 'fe80::1', 'box.example'].map(reachable)).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.2',
    '[::1]',
    '[fe80::1]',
    'box.example',
  ]);
});
