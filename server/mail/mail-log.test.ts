import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaughtMail } from '../../embedded/mail/message.ts';
import { inTransaction } from '../db/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { queueMail } from './queue-mail.ts';
import { forgetOldMails } from './send-again.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
});
afterAll(() => house?.close());

const turn = (templateType: string, isActive: boolean) =>
  admin.call('PATCH /api/admin/email-templates/{templateType}', { params: { templateType }, body: { isActive } });

const mailsTo = async (search: string) => (await admin.call('GET /api/admin/mails', { query: { search } })).body.mails;

/** Queues a mail whose template is off, and waits until it was given up. Answers its id. */
async function givenUp(template: 'credits_low' | 'confirmation', to: string): Promise<string> {
  await turn(template, false);
  const variables = { credits: '3 credits', code: '123456', url: 'https://benesight.test/plans' };
  await inTransaction(house.db, (tx) => queueMail(tx, { template, to, variables, idempotencyKey: `log:${to}` }));
  await expect.poll(async () => (await mailsTo(to))[0]?.status, { timeout: 20_000 }).toBe('failed');
  await turn(template, true);
  return (await mailsTo(to))[0]?.id ?? '';
}

const again = (id: string) => admin.call('POST /api/admin/mails/{id}/again', { params: { id } });

test('a mail that was given up is sent again with its words, once', async () => {
  const to = 'again@elsewhere.example';
  const id = await givenUp('credits_low', to);
  expect((await mailsTo(to))[0]).toMatchObject({ canSendAgain: true, attempts: 1 });
  expect((await again(id)).body).toEqual({ id });
  await expect.poll(async () => (await mailsTo(to))[0]?.status, { timeout: 20_000 }).toBe('sent');
  const inbox = `http://127.0.0.1:${house.config.ports.inbox}/api/messages?to=${to}`;
  const caught = (await (await fetch(inbox)).json()) as CaughtMail[];
  expect(caught.map(({ text }) => text.includes('You have 3 credits left.'))).toEqual([true]);
  expect((await again(id)).error.code).toBe('mail_not_kept');
  const [line] = (await admin.call('GET /api/admin/logs')).body;
  expect(line?.actionType).toBe('POST /api/admin/mails/{id}/again');
});

test('one with a code or a link is not kept, and not sent again', async () => {
  const to = 'code@elsewhere.example';
  const id = await givenUp('confirmation', to);
  expect((await mailsTo(to))[0]).toMatchObject({ canSendAgain: false });
  expect((await again(id)).error.code).toBe('mail_not_kept');
  const { rows } = await house.db.execute(sql`select variables from mail_message where id = ${id}`);
  expect(rows).toEqual([{ variables: {} }]);
});

test('the log ends after 90 days, but for what still waits', async () => {
  const age = (days: number, status: string) => sql`
    insert into mail_message (idempotency_key, template_type, recipient, variables, status, created_at)
    values (${`old:${days}:${status}`}, 'invite', 'old@elsewhere.example', '{}', ${status},
      now() - make_interval(days => ${days}))`;
  for (const [days, status] of [
    [91, 'sent'],
    [91, 'failed'],
    [91, 'queued'],
    [89, 'sent'],
  ] as const) {
    await house.db.execute(age(days, status));
  }
  await forgetOldMails(house.db);
  const { rows } = await house.db.execute(sql`
    select idempotency_key as key from mail_message where recipient = 'old@elsewhere.example' order by 1`);
  expect(rows).toEqual([{ key: 'old:89:sent' }, { key: 'old:91:queued' }]);
});
