import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup } from '../backup/note-backup.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
});
afterAll(() => house?.close());

const overview = async (days = 7) =>
  (await admin.call('GET /api/admin/overview', { query: { days: String(days) } })).body;

test('each day has its figures, the last is today, and what is outstanding is on hand', async () => {
  const before = await overview();
  expect(before.days).toHaveLength(7);
  const today = before.days.at(-1);
  expect(today?.date).toBe(new Date().toISOString().slice(0, 10));
  const person = await house.person();
  const chat = await person.call('POST /api/chats');
  await person.call('POST /api/guide-search/chat', { body: { message: 'Dental?', chatId: chat.body.id } });
  await person.call('POST /api/docsearch', { body: { query: 'zyzzogeton' } });
  await expect.poll(async () => (await overview()).days.at(-1)?.searches).toBe((today?.searches ?? 0) + 1);
  const after = await overview();
  expect(after.days.at(-1)).toMatchObject({
    signUps: (today?.signUps ?? 0) + 1,
    activePeople: (today?.activePeople ?? 0) + 1,
    creditsGranted: (today?.creditsGranted ?? 0) + 5,
    creditsSpent: (today?.creditsSpent ?? 0) + 1,
    searchesWithoutResult: (today?.searchesWithoutResult ?? 0) + 1,
    answers: (today?.answers ?? 0) + 1,
  });
  expect(after.creditsOutstanding).toBe(before.creditsOutstanding + 4);
  expect(after.days.at(-1)?.creditsOutstanding).toBe(after.creditsOutstanding);
  expect(after.days.at(-2)?.creditsOutstanding).toBe(0);
  await house.db.execute(sql`update person set created_at = now() - interval '2 days' where id = ${person.id}`);
  const moved = await overview();
  expect([moved.days.at(-1)?.signUps, moved.days.at(-3)?.signUps]).toEqual([today?.signUps, 1]);
  expect((await admin.call('GET /api/admin/overview', { query: { days: '6' } })).status).toBe(400);
});

test('how answers were rated is counted, without what they say', async () => {
  const person = await house.person();
  const { id } = (await person.call('POST /api/chats')).body;
  await person.call('POST /api/guide-search/chat', { body: { message: 'How long does COBRA last?', chatId: id } });
  const ratings = async () => {
    const { days } = await overview();
    return [days.at(-1)?.answersRatedGood, days.at(-1)?.answersRatedBad];
  };
  const kinds = async () => (await overview()).ratings;
  expect(await ratings()).toEqual([0, 0]);
  expect(await kinds()).toEqual([]);
  const messages = (await person.call('GET /api/chats/{chatId}/messages', { params: { chatId: id } })).body;
  const messageId = messages.find(({ role }) => role === 'assistant')?.id ?? '';
  const rate = (feedback: 'good' | 'bad' | null) =>
    person.call('PUT /api/chats/{chatId}/messages/{messageId}/feedback', {
      params: { chatId: id, messageId },
      body: { feedback },
    });
  await rate('bad');
  expect(await ratings()).toEqual([0, 1]);
  expect(await kinds()).toEqual([{ intent: 'rule', good: 0, bad: 1 }]);
  await rate('good');
  expect(await ratings()).toEqual([1, 0]);
  await house.db.execute(sql`update chat_message set reading = null where id = ${messageId}`);
  expect(await kinds()).toEqual([{ intent: 'other', good: 1, bad: 0 }]);
  await house.db.execute(sql`update chat_message set created_at = now() - interval '7 days' where id = ${messageId}`);
  expect(await kinds()).toEqual([]);
  await rate(null);
  expect(await ratings()).toEqual([0, 0]);
});

test('answers that refuse what the library does not hold are counted', async () => {
  const person = await house.person();
  const { id } = (await person.call('POST /api/chats')).body;
  await person.call('POST /api/guide-search/chat', { body: { message: 'How long does COBRA last?', chatId: id } });
  const refused = async () => (await overview()).days.at(-1)?.answersRefused;
  const before = await refused();
  await house.db.execute(sql`
    update answer_use set refused = true
    where run_id in (select id from answer_run where chat_id = ${id})`);
  expect(await refused()).toBe((before ?? 0) + 1);
});

test('the newest backup is told, and that there is none', async () => {
  expect((await overview()).health.lastBackup).toBeNull();
  const manifest = { migration: { tag: '0001_first', when: 1 }, tables: [], files: null, missingFiles: ['a'] };
  await noteBackup(house.db, { format: 1, createdAt: '', versions: {}, sequences: [], ...manifest });
  await house.db.execute(sql`update backup_made set made_at = now() - interval '9 days'`);
  await noteBackup(house.db, {
    format: 1,
    createdAt: '',
    versions: {},
    sequences: [],
    ...manifest,
    files: [],
    missingFiles: [],
  });
  const { lastBackup } = (await overview()).health;
  expect(lastBackup).toMatchObject({ withFiles: true, missingFiles: 0 });
  expect(Date.now() - Date.parse(lastBackup?.madeAt ?? '')).toBeLessThan(60_000);
});

test('what waits and what was given up is told', async () => {
  const { health } = await overview();
  expect(health).toMatchObject({ searchReady: true, diskFull: false, mail: { failed: 0 }, webhooks: { waiting: 0 } });
  await house.db.execute(sql`
    insert into mail_message (idempotency_key, template_type, recipient, variables, status, last_error)
    values ('overview', 'invite', 'lost@elsewhere.example', '{}', 'failed', 'No such mailbox')`);
  expect((await overview()).health.mail.failed).toBe(1);
  const { body } = await admin.call('GET /api/admin/mails', { query: { state: 'failed', search: 'LOST@' } });
  expect(body).toMatchObject({ total: 1, counts: { failed: 1 } });
  expect(body.mails).toMatchObject([
    { recipient: 'lost@elsewhere.example', lastError: 'No such mailbox', sentAt: null },
  ]);
  expect((await admin.call('GET /api/admin/mails', { query: { search: 'lost@', state: 'sent' } })).body.mails).toEqual(
    [],
  );
});
