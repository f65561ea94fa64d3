import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/connect.ts';
import { grant } from '../credits/grant.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type TestPerson } from '../testing/person.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
});
afterAll(() => house?.close());

const users = async (query: Record<string, string> = {}) => (await admin.call('GET /api/admin/users', { query })).body;
const emails = async (query: Record<string, string>) => (await users(query)).users.map(({ email }) => email);
const logs = async () => (await admin.call('GET /api/admin/logs')).body;

test('every address for administrators, known or not, answers 401 to a visitor and 403 to a person', async () => {
  const person = await house.person();
  const ask = async (path: string, token: string | null, method = 'GET') =>
    (
      await fetch(`${house.url}${path}`, {
        method,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      })
    ).status;
  for (const path of ['/api/admin/users', '/api/admin/nothing', '/api/admin/users/x/y', '/api/admin/']) {
    expect([path, await ask(path, null), await ask(path, person.token)]).toEqual([path, 401, 403]);
  }
  expect(await ask('/api/admin/users', person.token, 'DELETE')).toBe(403);
  expect(await ask('/api/admin/nothing', admin.token)).toBe(404);
});

test('people are found by words of their name, address and company, in every order, a page at a time', async () => {
  const [ada, bob] = [await house.person('zz-ada@keller.example'), await house.person('zz-bob@keller.example')];
  const profile = { lastName: 'Miller', companyName: 'Lantern % Co', companySizeRange: '1-10', goals: 'g' };
  for (const [person, firstName] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
  ] as const) {
    expect((await person.call('PATCH /api/user/profile', { body: { ...profile, firstName } })).status).toBe(200);
  }
  await inTransaction(house.db, (tx) =>
    grant(tx, { userId: bob.id, amount: 90, type: 'admin_adjustment', sourceRef: 'test:bob', description: null }),
  );
  expect(await emails({ search: 'miller LANTERN' })).toEqual([bob.email, ada.email]);
  expect(await emails({ search: 'ada mill' })).toEqual([ada.email]);
  expect(await emails({ search: '% co', order: 'email' })).toEqual([ada.email, bob.email]);
  expect(await emails({ search: 'nobody at all' })).toEqual([]);
  expect(await emails({ search: 'lantern', order: 'credits' })).toEqual([bob.email, ada.email]);
  expect(await emails({ search: 'lantern', limit: '1', offset: '1' })).toEqual([ada.email]);
  const page = await users({ search: 'lantern', limit: '1' });
  expect([page.total, page.users[0]?.creditBalance, page.users[0]?.firstName]).toEqual([2, 100, 'Bob']);
  expect((await admin.call('GET /api/admin/users', { query: { limit: '0' } })).status).toBe(400);
});

test('the figures of the installation move with what happens', async () => {
  const stats = async () => (await admin.call('GET /api/admin/stats')).body;
  const before = await stats();
  const person = await house.person();
  await person.call('POST /api/chats');
  await person.call('POST /api/docsearch', { body: { query: 'dental' } });
  await expect.poll(async () => (await stats()).totalSearches).toBe(before.totalSearches + 1);
  expect(await stats()).toMatchObject({ totalUsers: before.totalUsers + 1, activeUsers: before.activeUsers + 1 });
  await house.db.execute(sql`update person set last_active_at = now() - interval '31 days' where id = ${person.id}`);
  expect((await stats()).activeUsers).toBe(before.activeUsers);
});

test('what an administrator changes is in the log, with what it was about; what is refused or only read is not', async () => {
  const person = await house.person();
  const before = (await logs()).length;
  const adjust = (body: unknown) =>
    admin.call('POST /api/admin/users/{userId}/adjust-credits', { params: { userId: person.id }, body });
  expect((await adjust({ amount: 3, notes: 'For the trouble' })).status).toBe(200);
  expect((await adjust({ amount: 3 })).status).toBe(400);
  expect((await adjust({ amount: -500, notes: 'Too much' })).status).toBe(409);
  const change = { params: { userId: person.id }, body: { onWaitlistCohortimus: true } };
  expect((await admin.call('PATCH /api/admin/users/{userId}', change)).body.onWaitlistCohortimus).toBe(true);
  expect((await person.call('GET /api/users/me')).body.onWaitlistCohortimus).toBe(true);
  await admin.call('PATCH /api/admin/email-templates/{templateType}', {
    params: { templateType: 'invite' },
    body: { htmlBody: `<p>${'long '.repeat(500)}{{url}}</p>` },
  });
  const [mail, waitlist, adjusted, ...rest] = await logs();
  expect(rest).toHaveLength(before);
  expect(adjusted).toMatchObject({
    actionType: 'POST /api/admin/users/{userId}/adjust-credits',
    adminEmail: admin.email,
    targetUserId: person.id,
    targetEmail: person.email,
    details: { amount: 3, notes: 'For the trouble' },
  });
  expect(waitlist?.details).toMatchObject({ onWaitlistCohortimus: true });
  expect(JSON.stringify(mail?.details).length).toBeLessThan(700);
  expect(waitlist).toMatchObject({ before: { onWaitlistCohortimus: false }, after: { onWaitlistCohortimus: true } });
  const older = await admin.call('GET /api/admin/logs', { query: { beforeSeq: String(adjusted?.seq) } });
  expect(older.body.map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
});

test('an act is in the log also where its text is cut within a character, or holds half of one', async () => {
  const reword = (templateType: string, body: { htmlBody: string }) =>
    admin.call('PATCH /api/admin/email-templates/{templateType}', { params: { templateType }, body });
  for (const htmlBody of [`${'x'.repeat(499)}👋 {{url}}`, 'half \ud83d']) {
    expect((await reword('invite', { htmlBody })).status).toBe(200);
    expect((await logs())[0]?.details).toMatchObject({ htmlBody: expect.stringContaining('\ufffd') });
  }
});

test('an act with signs that the database refuses is logged all the same', async () => {
  const person = await house.person();
  const asked = await person.call('POST /api/search-requests', { body: { query: 'sabbaticals' } });
  const answer = await admin.call('PATCH /api/admin/search-requests/{id}', {
    params: { id: asked.body.id },
    body: { status: 'pending', adminNotes: 'On\0 its \uD800way' },
  });
  expect(answer.status).toBe(200);
  expect((await logs())[0]?.details).toMatchObject({ id: asked.body.id, adminNotes: 'On\uFFFD its \uFFFDway' });
});

test('the log can only be added to', async () => {
  for (const statement of [
    sql`delete from admin_log`,
    sql`update admin_log set action_type = 'x'`,
    sql`truncate admin_log`,
  ]) {
    await expect(house.db.execute(statement)).rejects.toThrow();
  }
});

test('a pack that is changed is sold at its new price, and told to the payment provider', async () => {
  const change = (body: unknown) =>
    admin.call('PUT /api/admin/credit-packages/{id}', { params: { id: 'starter' }, body });
  expect((await change({ name: 'Small Pack', credits: 60, price: 1800, isActive: false })).body).toMatchObject({
    name: 'Small Pack',
    credits: 60,
    price: 1800,
    isActive: false,
  });
  const ids = async () => (await admin.call('GET /api/billing/packages')).body.map(({ id }) => id);
  expect(await ids()).not.toContain('starter');
  expect((await admin.call('GET /api/admin/credit-packages')).body.map(({ id }) => id)).toContain('starter');
  expect((await change({ isActive: true })).status).toBe(200);
  expect(await ids()).toContain('starter');
  const products = await house.payments.stripe.products.list({ limit: 100 });
  expect(products.data.map(({ name }) => name)).toContain('Small Pack');
  expect((await change({ price: 0 })).error.message).toBe('The price must be above 0');
});

test('a mail is reworded, tested with example values, and counts for the next one', async () => {
  const params = { templateType: 'reauthentication' };
  const reworded = await admin.call('PATCH /api/admin/email-templates/{templateType}', {
    params,
    body: { subject: 'Your code is {{code}}', fromName: 'Benesight Security' },
  });
  expect(reworded.body).toMatchObject({ subject: 'Your code is {{code}}', fromName: 'Benesight Security' });
  const tested = await admin.call('POST /api/admin/email-templates/{templateType}/test', {
    params,
    body: { testEmail: 'tester@elsewhere.example' },
  });
  expect(tested.body).toMatchObject({ lastTestSentTo: 'tester@elsewhere.example', lastTestSentAt: expect.any(String) });
  const inbox = `http://127.0.0.1:${house.config.ports.inbox}/api/messages?to=tester@elsewhere.example`;
  const subjects = async () =>
    ((await (await fetch(inbox)).json()) as { subject: string }[]).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 20_000 }).toEqual(['Your code is 123456']);
  const off = { params, body: { isActive: false } };
  expect((await admin.call('PATCH /api/admin/email-templates/{templateType}', off)).body.isActive).toBe(false);
  const refused = await admin.call('POST /api/admin/email-templates/{templateType}/test', {
    params,
    body: { testEmail: 'tester@elsewhere.example' },
  });
  expect(refused.error.code).toBe('template_off');
  const seeded = await admin.call('POST /api/admin/email-templates/seed');
  expect(seeded.body.find(({ templateType }) => templateType === 'reauthentication')?.subject).toBe(
    'Your code is {{code}}',
  );
});

test('the label of the referral button is what an administrator sets, for everybody', async () => {
  const set = (text: unknown) => admin.call('PUT /api/admin/settings/referral-button-text', { body: { text } });
  expect((await set('  Tell a friend ')).body).toEqual({ text: 'Tell a friend' });
  expect((await apiClient(house.url, null)('GET /api/settings/referral-button-text')).body).toEqual({
    text: 'Tell a friend',
  });
  expect((await set(' ')).status).toBe(400);
});
