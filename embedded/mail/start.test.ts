import { connect } from 'node:net';
import { request } from 'node:http';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/testing/database.ts';
import type { CaughtMail } from './message.ts';
import { startMailbox, type Mailbox } from './start.ts';

const databases = new Map<string, TestDatabase>();
let box: Mailbox | undefined;

afterEach(async () => {
  await box?.close();
  box = undefined;
});
afterAll(async () => {
  for (const database of databases.values()) await database.drop();
});

async function databaseUrl(name: string): Promise<string> {
  const database = databases.get(name) ?? (await createTestDatabase());
  databases.set(name, database);
  return database.url;
}

async function open(name: string, limit?: number): Promise<Mailbox> {
  box = await startMailbox({
    host: '127.0.0.1',
    httpPort: 0,
    smtpPort: 0,
    databaseUrl: await databaseUrl(name),
    ...(limit && { limit }),
  });
  return box;
}

async function send(mailbox: Mailbox, mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ url: mailbox.smtpUrl });
  await transport.sendMail({ from: 'hello@benesight.example', subject: 'Hello', text: 'Hello', ...mail });
  transport.close();
}

const base = (mailbox: Mailbox): string => mailbox.inboxUrl.replace('localhost', '127.0.0.1');

async function messages(mailbox: Mailbox, to?: string): Promise<CaughtMail[]> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  const answer = await fetch(`${base(mailbox)}/api/messages${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CaughtMail[];
}

test('a caught mail is told with its code and its links, newest first', async () => {
  const mailbox = await open('told');
  await send(mailbox, { to: 'Ada+tag@Example.com', subject: 'First — ünïcode' });
  await send(mailbox, {
    to: 'bo@example.com',
    subject: 'Second',
    html: '<style>.a{color:#123456}</style><p>Hello</p><a href="http://h.example/confirm?a=1&amp;t=999999">Confirm</a>',
    text: 'Code for 777777@example.com: 004217\nConfirm: http://h.example/confirm?a=1&t=999999\nHelp: https://h.example/help.\n',
  });
  const [second, first] = await messages(mailbox);
  expect(second).toMatchObject({
    to: 'bo@example.com',
    subject: 'Second',
    otp: '004217',
    links: ['http://h.example/confirm?a=1&t=999999', 'https://h.example/help'],
  });
  expect(second?.html).toContain('<p>Hello</p>');
  expect(Date.now() - Date.parse(second?.receivedAt ?? '')).toBeLessThan(60_000);
  expect(first).toMatchObject({ to: 'ada+tag@example.com', subject: 'First — ünïcode', otp: null, links: [] });
  expect(Object.keys(second ?? {}).toSorted()).toEqual([
    'html',
    'id',
    'links',
    'otp',
    'receivedAt',
    'subject',
    'text',
    'to',
  ]);
});

test('?to= filters by the exact address', async () => {
  const mailbox = await open('exact');
  await send(mailbox, { to: 'ada@example.com' });
  await send(mailbox, { to: 'nada@example.com' });
  await send(mailbox, { to: ['ada@example.com.au', 'bo@example.com'] });
  expect((await messages(mailbox, 'ada@example.com')).map((mail) => mail.to)).toEqual(['ada@example.com']);
  expect(await messages(mailbox, 'ada@example')).toEqual([]);
  expect(await messages(mailbox)).toHaveLength(4);
});

test('mails survive a restart, the oldest make room, a repeated delivery is kept once', async () => {
  let mailbox = await open('kept', 3);
  for (const n of [1, 2, 3, 4]) await send(mailbox, { to: 'ada@example.com', subject: `Mail ${n}` });
  await send(mailbox, { to: 'ada@example.com', subject: 'Mail 5', messageId: '<5@benesight.example>' });
  await mailbox.close();
  mailbox = await open('kept', 3);
  await send(mailbox, { to: 'ada@example.com', subject: 'Mail 5 again', messageId: '<5@benesight.example>' });
  await send(mailbox, { to: 'bo@example.com', subject: 'Mail 6', messageId: '<5@benesight.example>' });
  expect((await messages(mailbox)).map((mail) => mail.subject)).toEqual(['Mail 6', 'Mail 5', 'Mail 4']);
});

test('a hostile mail runs nothing: escaped in the page, sandboxed in the frame', async () => {
  const mailbox = await open('hostile');
  await send(mailbox, {
    to: 'ada@example.com',
    subject: '<script>alert(1)</script>',
    html: '<script>alert(2)</script><b>hi</b>',
  });
  const id = (await messages(mailbox))[0]?.id ?? '';
  const list = await (await fetch(`${base(mailbox)}/`)).text();
  expect(list).toContain('&lt;script&gt;alert(1)');
  expect(list).not.toContain('<script>alert');
  const page = await fetch(`${base(mailbox)}/messages/${id}`);
  expect(await page.text()).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const framed = await fetch(`${base(mailbox)}/messages/${id}/html`);
  expect(framed.headers.get('content-security-policy')).toContain('sandbox allow-popups');
  expect(framed.headers.get('content-security-policy')).not.toContain('allow-scripts');
  expect(await framed.text()).toContain('<b>hi</b>');
  expect((await fetch(`${base(mailbox)}/messages/999999`)).status).toBe(404);
  expect((await fetch(`${base(mailbox)}/messages/${'9'.repeat(40)}`)).status).toBe(404);
  expect((await fetch(`${base(mailbox)}/api/messages`, { method: 'DELETE' })).status).toBe(405);
});

test('a foreign host name is not answered, so that no other site can read the inbox', async () => {
  const mailbox = await open('foreign');
  const status = (host: string) =>
    new Promise<number>((resolve, reject) => {
      request(`${base(mailbox)}/api/messages`, { headers: { host } }, (answer) =>
        resolve(answer.resume().statusCode ?? 0),
      )
        .on('error', reject)
        .end();
    });
  expect(await status('evil.example:3003')).toBe(421);
  expect(await status('localhost:3003')).toBe(200);
  expect((await fetch(`${base(mailbox)}/api/messages`)).headers.get('access-control-allow-origin')).toBeNull();
});

test('a mail that breaks off in the middle is not kept; a taken port is refused', async () => {
  const mailbox = await open('broken');
  const port = Number(new URL(mailbox.smtpUrl).port);
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const lines = ['EHLO me', 'MAIL FROM:<a@b.example>', 'RCPT TO:<ada@example.com>', 'DATA'];
    socket.on('data', () => {
      const line = lines.shift();
      if (line !== undefined) socket.write(`${line}\r\n`);
      else socket.end('Subject: half\r\n\r\nhal', () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  await send(mailbox, { to: 'bo@example.com', subject: 'Whole' });
  expect((await messages(mailbox)).map((mail) => mail.subject)).toEqual(['Whole']);
  await expect(
    startMailbox({ host: '127.0.0.1', httpPort: 0, smtpPort: port, databaseUrl: await databaseUrl('broken') }),
  ).rejects.toThrow(/EADDRINUSE/);
});

test('two processes on one database: each inbox shows what either has caught', async () => {
  const url = await databaseUrl('shared');
  const options = { host: '127.0.0.1', httpPort: 0, smtpPort: 0, databaseUrl: url, limit: 3 };
  // Both make the schema at the same moment.
  const [one, other] = await Promise.all([startMailbox(options), startMailbox(options)]);
  await send(one, { to: 'ada@example.com', subject: 'First' });
  await send(other, { to: 'bo@example.com', subject: 'Second' });
  await send(one, { to: 'ada@example.com', subject: 'Third', messageId: '<3@benesight.example>' });
  await send(other, { to: 'ada@example.com', subject: 'Third again', messageId: '<3@benesight.example>' });
  const shown = await messages(one);
  expect(shown.map((mail) => mail.subject)).toEqual(['Third', 'Second', 'First']);
  expect(await messages(other)).toEqual(shown);
  expect((await messages(other, 'ada@example.com')).map((mail) => mail.subject)).toEqual(['Third', 'First']);
  expect((await fetch(`${base(other)}/messages/${shown[0]?.id ?? ''}`)).status).toBe(200);
  // The limit holds for both together.
  await send(other, { to: 'bo@example.com', subject: 'Fourth', text: 'NUL \u0000 and more' });
  expect((await messages(one)).map((mail) => mail.subject)).toEqual(['Fourth', 'Third', 'Second']);
  await Promise.all([one.close(), other.close()]);
});

test('without its database the inbox says so, and mail is refused for now', async () => {
  const mailbox = await open('away');
  const client = new Client({ connectionString: await databaseUrl('away') });
  await client.connect();
  await client.query('alter table embedded_mail.caught rename to gone');
  expect((await fetch(`${base(mailbox)}/`)).status).toBe(503);
  await expect(send(mailbox, { to: 'ada@example.com' })).rejects.toMatchObject({ responseCode: 451 });
  await client.query('alter table embedded_mail.gone rename to caught');
  await client.end();
  await send(mailbox, { to: 'ada@example.com' });
  expect(await messages(mailbox)).toHaveLength(1);
});

test('with a key nobody sees a mail without it; the browser keeps it, and the address loses it', async () => {
  const key = 'a0'.repeat(16);
  box = await startMailbox({
    host: '127.0.0.1',
    httpPort: 0,
    smtpPort: 0,
    databaseUrl: await databaseUrl('told'),
    key,
  });
  await send(box, { to: 'ada@example.com', subject: 'Your code', text: 'Code: 123456' });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${base(box as Mailbox)}${path}`, { headers, redirect: 'manual' });
  const wrong = { authorization: `Bearer ${key.replace('a', 'b')}`, cookie: 'benesight-inbox=a' };
  for (const path of ['/', '/?to=ada@example.com', '/messages/1', '/messages/1/html', '/api/messages', '/?key=wrong']) {
    const refused = await get(path, wrong);
    expect(refused.status).toBe(401);
    expect(await refused.text()).not.toMatch(/123456|Your code/);
  }
  expect((await get('/inbox.css')).status).toBe(200);
  expect((await get('/api/messages', { authorization: `Bearer ${key}` })).status).toBe(200);
  const opened = await get(`/?to=ada@example.com&key=${key}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/?to=ada%40example.com']);
  const cookie = opened.headers.get('set-cookie') ?? '';
  expect(cookie).toContain('HttpOnly; SameSite=Strict');
  expect(await (await get('/', { cookie: cookie.split(';')[0] ?? '' })).text()).toContain('Your code');
});
