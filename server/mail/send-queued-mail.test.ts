import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { connect as dial, createServer, type AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../embedded/postgres/start.ts';
import type { CaughtMail } from '../../embedded/mail/message.ts';
import { startMailbox, type Mailbox } from '../../embedded/mail/start.ts';
import { connect, inTransaction, type Database } from '../db/connect.ts';
import { mailMessage, mailTemplate } from '../db/tables/mail.ts';
import { createLog } from '../http/log.ts';
import { runJobsOnce } from '../jobs/testing/run-jobs-once.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { connectMail, type MailSender } from '../outside/mail.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { queueAuthMail } from './queue-auth-mail.ts';
import { queueMail } from './queue-mail.ts';
import { seedTemplates } from './seed-templates.ts';
import { sendQueuedMail } from './send-queued-mail.ts';

const log = createLog('silent');
const from = 'hello@benesight.test';
const supportEmail = 'support@benesight.test';
let database: TestDatabase;
let db: Database;
let box: Mailbox;
let sender: MailSender;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 3 });
  await seedTemplates(db);
  box = await startMailbox({ host: '127.0.0.1', httpPort: 0, smtpPort: 0, databaseUrl: database.url });
  sender = connectMail(box.smtpUrl);
});
beforeEach(() => db.execute(sql`truncate mail_message; delete from graphile_worker._private_jobs`));
afterAll(async () => {
  await box.close();
  await db.pool.end();
  await database.drop();
});

async function caught(to: string): Promise<CaughtMail[]> {
  const address = box.inboxUrl.replace('localhost', '127.0.0.1');
  return (await (await fetch(`${address}/api/messages?to=${encodeURIComponent(to)}`)).json()) as CaughtMail[];
}

const run = (through: MailSender = sender, claimSeconds?: number) =>
  runJobsOnce(db, {
    'send-mail': sendQueuedMail({
      db,
      sender: through,
      from,
      supportEmail,
      log,
      ...(claimSeconds && { claimSeconds }),
    }),
  });

const hurry = () => db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

const queue = (
  to: string,
  key: string,
  variables: Record<string, string> = { code: '123456', url: 'https://a.test/?x=1&y=2', email: to },
) => inTransaction(db, (tx) => queueMail(tx, { template: 'confirmation', to, variables, idempotencyKey: key }));

async function message(key: string) {
  const [row] = await db.select().from(mailMessage).where(eq(mailMessage.idempotencyKey, key));
  return row;
}

test('a mail goes out as text and HTML, with its code and link, once for each cause', async () => {
  expect(await queue('ada@example.com', 'sign-up:1')).toBe(true);
  expect(await queue('ada@example.com', 'sign-up:1')).toBe(false);
  await run();
  const mails = await caught('ada@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    subject: 'Confirm your email',
    otp: '123456',
    links: ['https://a.test/?x=1&y=2'],
  });
  expect(mails[0]?.text).toContain('Confirm email: https://a.test/?x=1&y=2');
  expect(mails[0]?.text).not.toMatch(/[<>{}]/);
  expect(mails[0]?.html).toContain('href="https://a.test/?x=1&amp;y=2"');
  expect(await message('sign-up:1')).toMatchObject({ status: 'sent', attempts: 1, variables: {} });
  await run();
  expect(await caught('ada@example.com')).toHaveLength(1);
});

test.each([
  'already_registered',
  'password_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_code_used',
  'new_device',
  'account_deleted',
] as const)('the notice %s says where support is', async (template) => {
  const to = `${template}@example.com`;
  const variables = { email: to, url: 'https://a.test' };
  await inTransaction(db, (tx) => queueMail(tx, { template, to, variables, idempotencyKey: `notice:${template}` }));
  await run();
  expect((await caught(to))[0]?.text).toContain(`rite to ${supportEmail}`);
});

test('a mail whose transaction is rolled back is not sent', async () => {
  const failed = inTransaction(db, async (tx) => {
    await queueMail(tx, { template: 'invite', to: 'nobody@example.com', variables: {}, idempotencyKey: 'rolled:1' });
    throw new Error('on purpose');
  });
  await expect(failed).rejects.toThrow('on purpose');
  await run();
  expect(await caught('nobody@example.com')).toEqual([]);
});

test('what people wrote stays text: no markup in the body, no header from the subject', async () => {
  await db.update(mailTemplate).set({ subject: 'For {{email}}' }).where(eq(mailTemplate.templateType, 'invite'));
  const email = '<b>x</b>"\r\nBcc: other@example.com';
  await inTransaction(db, (tx) =>
    queueMail(tx, {
      template: 'invite',
      to: 'bo@example.com',
      variables: { email, code: '1', url: 'https://a.test' },
      idempotencyKey: 'hostile:1',
    }),
  );
  await run();
  const [mail] = await caught('bo@example.com');
  expect(mail?.subject).toBe('For <b>x</b>" Bcc: other@example.com');
  expect(mail?.html).toContain('&lt;b&gt;x&lt;/b&gt;&quot;');
  expect(mail?.html).not.toContain('<b>x</b>');
  expect(await caught('other@example.com')).toEqual([]);
});

test('with the mail server away the mail waits, and goes out once when it is back', async () => {
  const port = await freePort();
  const down = connectMail(`smtp://127.0.0.1:${port}`);
  await queue('cy@example.com', 'down:1');
  await run(down);
  expect(await message('down:1')).toMatchObject({ status: 'queued', attempts: 1 });
  expect((await message('down:1'))?.lastError).toContain('ECONNREFUSED');
  expect((await message('down:1'))?.variables).not.toEqual({});
  const later = await startMailbox({ host: '127.0.0.1', httpPort: 0, smtpPort: port, databaseUrl: database.url });
  await hurry();
  await run(down);
  await hurry();
  await run(down);
  const mails = (await (
    await fetch(`${later.inboxUrl.replace('localhost', '127.0.0.1')}/api/messages?to=cy@example.com`)
  ).json()) as CaughtMail[];
  await later.close();
  expect(mails.map((mail) => mail.to)).toEqual(['cy@example.com']);
  expect(await message('down:1')).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
});

test('a mailbox that does not exist is given up; a busy server is asked again', async () => {
  const answers = [450, 550];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('refused'), { responseCode: answers.shift() ?? 550 })),
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
  const strict = connectMail(`smtp://127.0.0.1:${port}`);
  await queue('gone@example.com', 'refused:1');
  await run(strict);
  expect(await message('refused:1')).toMatchObject({ status: 'queued' });
  await hurry();
  await run(strict);
  expect(await message('refused:1')).toMatchObject({ status: 'failed', attempts: 2, variables: {} });
  await hurry();
  await run();
  expect(await caught('gone@example.com')).toEqual([]);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('a template that is switched off sends nothing', async () => {
  await db.update(mailTemplate).set({ isActive: false }).where(eq(mailTemplate.templateType, 'magic_link'));
  await queueAuthMail(db, {
    kind: 'magic_link',
    to: 'off@example.com',
    userId: randomUUID(),
    token: '1',
    url: 'https://a.test',
    idempotencyKey: 'off:1',
  });
  await run();
  expect(await caught('off@example.com')).toEqual([]);
  expect(await message('off:1')).toMatchObject({ status: 'failed', attempts: 1 });
});

test('every mail of the auth service has a template; the security code has no link', async () => {
  for (const kind of ['confirmation', 'recovery', 'email_change', 'reauthentication'] as const) {
    await queueAuthMail(db, {
      kind,
      to: `${kind}@example.com`,
      userId: randomUUID(),
      token: '004200',
      url: 'https://a.test/confirm',
      idempotencyKey: `auth:${kind}`,
    });
    await queueAuthMail(db, {
      kind,
      to: `${kind}@example.com`,
      userId: randomUUID(),
      token: '004200',
      url: 'https://a.test/confirm',
      idempotencyKey: `auth:${kind}`,
    });
    await run();
    const mails = await caught(`${kind}@example.com`);
    expect(mails.map((mail) => mail.otp)).toEqual(['004200']);
    expect(mails[0]?.links).toEqual(kind === 'reauthentication' ? [] : ['https://a.test/confirm']);
  }
});

test('a process killed between claim and sending: another sends the mail, once', async () => {
  const script = `
    import { startJobs } from './server/jobs/start-jobs.ts';
    import { sendQueuedMail } from './server/mail/send-queued-mail.ts';
    import { connect } from './server/db/connect.ts';
    import { createLog } from './server/http/log.ts';
    const url = ${JSON.stringify(database.url)};
    const log = createLog('silent');
    const hang = { send: () => { process.stdout.write('claimed'); return new Promise(() => undefined); }, close() {} };
    await startJobs({ databaseUrl: url, log, tasks: { 'send-mail': sendQueuedMail({ db: connect(url, { max: 2 }), sender: hang, from: 'a@b.test', supportEmail: 'help@b.test', log, claimSeconds: 2 }) } });`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await queue('kill@example.com', 'kill:1');
  await new Promise<void>((resolve) => other.stdout.once('data', () => resolve()));
  expect(await message('kill:1')).toMatchObject({ status: 'sending', attempts: 1 });
  other.kill('SIGKILL');
  const tasks = { 'send-mail': sendQueuedMail({ db, sender, from, supportEmail, log, claimSeconds: 2 }) };
  const presence = { beatMs: 100, lapseSeconds: 1 };
  const two = [
    await startJobs({ databaseUrl: database.url, tasks, log, presence }),
    await startJobs({ databaseUrl: database.url, tasks, log, presence }),
  ];
  await expect.poll(async () => (await message('kill:1'))?.status, { timeout: 60_000 }).toBe('sent');
  await Promise.all(two.map((jobs) => jobs.stop()));
  expect(await caught('kill@example.com')).toHaveLength(1);
});

test('two workers on one mail: while one has it, the other waits instead of sending', async () => {
  await queue('race@example.com', 'race:1');
  const id = (await message('race:1'))?.id ?? '';
  let release: () => void = () => undefined;
  let sends = 0;
  const slow: MailSender = {
    send: async (mail) => {
      sends += 1;
      await new Promise<void>((resolve) => (release = resolve));
      await sender.send(mail);
    },
    close: () => undefined,
  };
  const task = sendQueuedMail({ db, sender: slow, from, supportEmail, log });
  const first = task({ messageId: id });
  await expect.poll(() => sends).toBe(1);
  await task({ messageId: id });
  release();
  await first;
  await task({ messageId: id });
  expect(sends).toBe(1);
  expect(await caught('race@example.com')).toHaveLength(1);
});

test('a connection that breaks after the mail was taken: it is sent again under its name, and shown once', async () => {
  let connections = 0;
  const wire = createServer((client) => {
    connections += 1;
    const breaks = connections === 1;
    const server = dial(Number(new URL(box.smtpUrl).port), '127.0.0.1');
    for (const socket of [client, server]) socket.on('error', () => undefined);
    let ended = false;
    client.on('data', (chunk: Buffer) => {
      server.write(chunk);
      if (chunk.toString('latin1').endsWith('\r\n.\r\n')) ended = true;
    });
    server.on('data', (chunk: Buffer) => {
      // The answer to the whole mail never arrives.
      if (breaks && ended) client.destroy();
      else client.write(chunk);
    });
    client.on('close', () => server.end());
    server.on('close', () => client.end());
  });
  await new Promise<void>((resolve) => void wire.listen(0, '127.0.0.1', () => resolve()));
  const shaky = connectMail(`smtp://127.0.0.1:${(wire.address() as AddressInfo).port}`);
  await queue('shaky@example.com', 'shaky:1');
  await run(shaky);
  expect(await message('shaky:1')).toMatchObject({ status: 'queued', attempts: 1 });
  expect(await caught('shaky@example.com')).toHaveLength(1);
  await hurry();
  await run(shaky);
  expect(await message('shaky:1')).toMatchObject({ status: 'sent', attempts: 2 });
  expect(connections).toBe(2);
  expect(await caught('shaky@example.com')).toHaveLength(1);
  wire.close();
});
