import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPack, patience, payAt, subscribe } from '../billing/testing/customers.ts';
import { addGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { setUpFactor, signedIn } from '../testing/second-factor.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
});
afterAll(() => house?.close());

const of = ({ id }: TestPerson) => ({ params: { userId: id } });

test('the page of a person has profile, balance and counts, and no word of their chats', async () => {
  const person = await house.person();
  const chat = await person.call('POST /api/chats');
  const message = 'Who pays for the dental plan of zebras?';
  expect((await person.call('POST /api/guide-search/chat', { body: { message, chatId: chat.body.id } })).status).toBe(
    200,
  );
  const guide = await addGuide(house.db, { passages: [[1, 'Dental', 'The employer pays all of dental coverage.']] });
  await person.call('POST /api/doc-search/view', { body: { documentId: guide.id } });
  await person.call('POST /api/search-requests', { body: { query: 'sabbaticals' } });
  await person.call('POST /api/documents/report', { body: { documentId: guide.id, issueType: 'other' } });
  await person.call('POST /api/referrals/emails', { body: { emails: ['friend@elsewhere.example'] } });

  const { body: page } = await admin.call('GET /api/admin/users/{userId}', of(person));
  expect(page).toMatchObject({ email: person.email, chatsCreated: 1, chatsNow: 1, exchanges: 1, documentsViewed: 1 });
  expect(page.balance.available).toBe(page.creditBalance);
  const { body: activity } = await admin.call('GET /api/admin/users/{userId}/activity', of(person));
  expect(activity.documents.map(({ documentId }) => documentId)).toEqual([guide.id]);
  expect(activity.reports.map(({ issueType }) => issueType)).toEqual(['other']);
  expect(activity.requests.map(({ query }) => query)).toEqual(['sabbaticals']);
  expect(activity.invitations.map(({ email }) => email)).toEqual(['friend@elsewhere.example']);
  const { body: ledger } = await admin.call('GET /api/admin/users/{userId}/ledger', of(person));
  expect(JSON.stringify([page, activity, ledger])).not.toContain('zebra');
});

test('the ledger names the lot of each line, runs a balance, and is read a page at a time', async () => {
  const person = await house.person();
  const adjust = (amount: number) =>
    admin.call('POST /api/admin/users/{userId}/adjust-credits', { ...of(person), body: { amount, notes: 'Test' } });
  await adjust(30);
  await adjust(-15);
  const { body } = await admin.call('GET /api/admin/users/{userId}/ledger', of(person));
  const [taken, given, welcome] = body.lines;
  expect(body.lines.map(({ delta, balanceAfter }) => [delta, balanceAfter])).toEqual([
    [-15, 20],
    [30, 35],
    [5, 5],
  ]);
  expect(given).toMatchObject({ actorEmail: admin.email, adminNotes: 'Test' });
  expect(welcome?.actorEmail).toBeNull();
  const [lot, first] = [given?.lots[0]?.id, welcome?.lots[0]?.id];
  expect(taken?.lots).toEqual([
    { id: first, amount: -5 },
    { id: lot, amount: -10 },
  ]);
  const left = body.lots.map(({ id, granted, remaining }) => [id, granted, remaining]);
  expect(left).toEqual([
    [lot, 30, 20],
    [first, 5, 0],
  ]);
  const page = (beforeSeq: string) =>
    admin.call('GET /api/admin/users/{userId}/ledger', { ...of(person), query: { limit: '1', beforeSeq } });
  expect((await page('3')).body.lines.map(({ id }) => id)).toEqual([given?.id]);
  expect((await page('1')).body.lines).toEqual([]);
  expect((await page('0')).status).toBe(400);
});

test('what a person paid stands with what was returned; the sandbox has no pages to link to', async () => {
  const person = await house.person();
  const read = async () => (await admin.call('GET /api/admin/users/{userId}/payments', of(person))).body;
  expect(await read()).toEqual({ customerUrl: null, subscriptions: [], payments: [] });
  await subscribe(house, person);
  await payAt(await openPack(person));
  await expect
    .poll(async () => (await read()).payments.map(({ kind }) => kind), patience)
    .toEqual(['pack', 'subscription']);
  const { subscriptions, payments } = await read();
  expect(subscriptions).toMatchObject([{ status: 'active', endedAt: null, providerUrl: null }]);
  expect(payments[0]).toMatchObject({ refundedAmount: 0, providerUrl: null });
});

test('a banned person is out at once and stays out until the ban is lifted', async () => {
  const person = await house.person();
  const signIn = async () => (await admin.call('GET /api/admin/users/{userId}/sign-in', of(person))).body;
  expect(await signIn()).toMatchObject({ isBanned: false, factors: [], sessions: [{ device: expect.any(String) }] });
  const refused = await admin.call('POST /api/admin/users/{userId}/ban', { ...of(person), body: { notes: ' ' } });
  expect(refused.error.message).toBe('Notes are required');
  const ban = { ...of(person), body: { notes: 'Shared the account' } };
  expect((await admin.call('POST /api/admin/users/{userId}/ban', ban)).body).toMatchObject({
    isBanned: true,
    sessions: [],
  });
  expect(
    (await person.call('PATCH /api/user/onboarding', { body: { hasSeenGuideSearchOnboarding: true } })).status,
  ).toBe(401);
  await expect(signedIn(house.url, person)).rejects.toThrow();
  expect((await admin.call('DELETE /api/admin/users/{userId}/ban', of(person))).body.isBanned).toBe(false);
  expect((await signedIn(house.url, person)).token).toBeTruthy();
  const done = await admin.call('GET /api/admin/logs', { query: { targetUserId: person.id } });
  expect(done.body.map(({ actionType }) => actionType)).toEqual([
    'DELETE /api/admin/users/{userId}/ban',
    'POST /api/admin/users/{userId}/ban',
  ]);
  expect(done.body[1]?.details).toMatchObject({ notes: 'Shared the account' });
});

test('somebody who lost the device gets in without a second factor once it is reset', async () => {
  const person = await house.person();
  const { token, factorId } = await setUpFactor(house.url, person);
  const account = (await admin.call('GET /api/admin/users/{userId}/sign-in', of(person))).body;
  expect(account?.factors).toMatchObject([{ id: factorId, name: 'Phone' }]);
  const reset = () => admin.call('POST /api/admin/users/{userId}/reset-second-factor', of(person));
  expect((await reset()).body).toEqual({ removed: 1 });
  const after = (await admin.call('GET /api/admin/users/{userId}/sign-in', of(person))).body;
  expect(after).toMatchObject({ factors: [], sessions: [] });
  expect((await reset()).body).toEqual({ removed: 0 });
  const asked = await fetch(`${house.url}/api/chats`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asked.status).toBe(401);
  const again = await signedIn(house.url, person);
  const headers = { authorization: `Bearer ${again.token}` };
  expect((await fetch(`${house.url}/api/users/me`, { headers })).status).toBe(200);
});

test('somebody is signed out everywhere; nobody does these things to themselves', async () => {
  const person = await house.person();
  await signedIn(house.url, person);
  const ended = await admin.call('DELETE /api/admin/users/{userId}/sessions', of(person));
  expect(ended.body.sessions).toEqual([]);
  expect((await person.call('POST /api/chats')).status).toBe(401);
  const own = [
    admin.call('DELETE /api/admin/users/{userId}/sessions', of(admin)),
    admin.call('POST /api/admin/users/{userId}/ban', { ...of(admin), body: { notes: 'Oops' } }),
  ];
  for (const answer of await Promise.all(own)) expect(answer.error.code).toBe('own_account');
  expect((await admin.call('GET /api/admin/check')).body.isAdmin).toBe(true);
});

test('a person is deleted by typing their address; the log keeps no word of it', async () => {
  const person = await house.person();
  const remove = (confirmation: string, who = person) =>
    admin.call('POST /api/admin/users/{userId}/deletion', { ...of(who), body: { confirmation } });
  expect((await remove('somebody@elsewhere.example')).error.code).toBe('address_differs');
  expect((await remove(admin.email, admin)).error.code).toBe('own_account');
  expect((await remove(person.email.toUpperCase())).body).toEqual({ deleted: true });
  expect((await admin.call('GET /api/admin/users/{userId}', of(person))).status).toBe(404);
  expect((await remove(person.email)).status).toBe(404);
  await expect(signedIn(house.url, person)).rejects.toThrow();
  const { body: log } = await admin.call('GET /api/admin/logs', { query: { targetUserId: person.id } });
  expect(log.map(({ actionType }) => actionType)).toEqual(['POST /api/admin/users/{userId}/deletion']);
  expect(JSON.stringify(log)).not.toContain(person.email);
});
