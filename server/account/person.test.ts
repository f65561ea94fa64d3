import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type TestPerson } from '../testing/person.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({
    env: { AUTH_ANONYMOUS: 'on', ADMIN_EMAILS: 'Admin@Benesight.test, boss@benesight.test, third@benesight.test' },
  });
});

afterAll(() => house?.close());

const auth = async (path: string, body: unknown): Promise<{ access_token: string }> => {
  const answer = await fetch(`${house.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'public' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { access_token: string };
};
const signInAgain = async ({ email, password }: TestPerson) =>
  apiClient(house.url, (await auth('token?grant_type=password', { email, password })).access_token);

/** Changes the address as the auth service does once the person has confirmed the new one. */
const changeAddress = (person: TestPerson, email: string) =>
  house.db.execute(sql`update auth.users set email = ${email} where id = ${person.id}`);

const row = async (person: TestPerson) => {
  const { rows } = await house.db.execute<{ version: string; email: string; active: number }>(
    sql`select xmin::text as version, email, extract(epoch from last_active_at)::float8 as active
      from person where id = ${person.id}`,
  );
  return rows[0];
};

test('the first call creates the person, flat, with the credits of signing up', async () => {
  const person = await house.person('first@benesight.test');
  const { status, body } = await person.call('GET /api/auth/user');
  expect(status).toBe(200);
  expect(body).toEqual({
    id: person.id,
    email: 'first@benesight.test',
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    companyName: null,
    companySizeRange: null,
    goals: null,
    isAdmin: false,
    foundingMemberNumber: expect.any(Number),
    foundingMemberDate: expect.any(String),
    creditBalance: 5,
    profileReward: 5,
    onWaitlistCohortimus: false,
    hasSeenGuideSearchOnboarding: false,
    lastLoginAt: expect.any(String),
  });
  expect((await person.call('GET /api/user')).body).toEqual(body);
  expect((await person.call('GET /api/users/me')).body).toEqual(body);
});

test('any call may be the first: forty different ones at once create one person', async () => {
  const { access_token: token } = await auth('signup', { email: 'eager@benesight.test', password: 'correct horse' });
  const call = apiClient(house.url, token);
  const names = [
    'GET /api/users/me',
    'GET /api/billing/history',
    'GET /api/user/stats',
    'GET /api/admin/check',
  ] as const;
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => call(names[index % 4] ?? names[0])));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 40 }, () => 200));
  const history = (await call('GET /api/billing/history')).body;
  expect(history.map(({ type, delta }) => [type, delta])).toEqual([['initial_signup', 5]]);
});

test('nobody is let in without a token, with a bad one, or as an anonymous user', async () => {
  const anonymous = await auth('signup', {});
  for (const token of [null, 'rubbish', anonymous.access_token]) {
    const call = apiClient(house.url, token);
    expect((await call('GET /api/auth/user')).error).toMatchObject({ code: 'unauthorized' });
    // 401 comes before any look at the body.
    expect((await call('PATCH /api/user/profile', { body: { firstName: 7 } })).status).toBe(401);
  }
});

test('an address that the auth service has not confirmed creates nobody', async () => {
  const { access_token: token } = await auth('signup', { email: 'doubtful@benesight.test', password: 'correct horse' });
  await house.db.execute(sql`update auth.users set email_confirmed_at = null where email = 'doubtful@benesight.test'`);
  const call = apiClient(house.url, token);
  expect((await call('GET /api/auth/user')).status).toBe(401);
  const { rows } = await house.db.execute(sql`select 1 from person where email = 'doubtful@benesight.test'`);
  expect(rows).toEqual([]);
  await house.db.execute(sql`update auth.users set email_confirmed_at = now() where email = 'doubtful@benesight.test'`);
  expect((await call('GET /api/auth/user')).body.creditBalance).toBe(5);
});

test('an address of ADMIN_EMAILS makes an administrator, whatever its case; any other does not', async () => {
  const admin = await house.person('ADMIN@benesight.test');
  expect((await admin.call('GET /api/admin/check')).body).toEqual({ isAdmin: true });
  expect((await admin.call('GET /api/auth/user')).body).toMatchObject({ isAdmin: true, email: 'admin@benesight.test' });
  const person = await house.person();
  expect((await person.call('GET /api/admin/check')).body).toEqual({ isAdmin: false });
  expect((await apiClient(house.url, null)('GET /api/admin/check')).status).toBe(401);
});

test('who changes their address to one of ADMIN_EMAILS is an administrator once it is confirmed', async () => {
  const person = await house.person();
  await changeAddress(person, 'boss@benesight.test');
  await house.db.execute(sql`update auth.users set email_confirmed_at = null where id = ${person.id}`);
  const unconfirmed = await auth('token?grant_type=refresh_token', { refresh_token: person.refreshToken });
  const call = apiClient(house.url, unconfirmed.access_token);
  expect((await call('GET /api/admin/check')).body).toEqual({ isAdmin: false });
  await house.db.execute(sql`update auth.users set email_confirmed_at = now() where id = ${person.id}`);
  // At once where they change something; reads may share an answer for some seconds.
  await call('PATCH /api/user/onboarding', { body: { hasSeenGuideSearchOnboarding: true } });
  expect((await call('GET /api/admin/check')).body).toEqual({ isAdmin: true });
});

test('who is taken out of ADMIN_EMAILS, or leaves that address, is an administrator no more', async () => {
  const admin = await house.person('third@benesight.test');
  expect((await admin.call('GET /api/admin/check')).body).toEqual({ isAdmin: true });
  // The installation as it is after a restart with another list.
  const env = { ADMIN_EMAILS: 'admin@benesight.test' };
  const later = await startTestHouse({ databaseUrl: house.databaseUrl, env });
  const call = apiClient(later.url, admin.token);
  expect((await call('GET /api/admin/check')).body).toEqual({ isAdmin: false });
  expect((await call('GET /api/auth/user')).body.isAdmin).toBe(false);
  expect((await call('GET /api/admin/document-reports')).status).toBe(403);
  await later.close();

  const body = { hasSeenGuideSearchOnboarding: true };
  expect((await admin.call('PATCH /api/user/onboarding', { body })).body.isAdmin).toBe(true);
  await changeAddress(admin, 'plain@benesight.test');
  const moved = await signInAgain({ ...admin, email: 'plain@benesight.test' });
  expect((await moved('GET /api/admin/check')).body).toEqual({ isAdmin: false });
});

test('a changed address is followed, and an older token does not change it back', async () => {
  const person = await house.person();
  await changeAddress(person, 'moved@benesight.test');
  const call = await signInAgain({ ...person, email: 'moved@benesight.test' });
  expect((await call('GET /api/users/me')).body.email).toBe('moved@benesight.test');
  expect((await person.call('GET /api/users/me')).body).toMatchObject({ id: person.id, email: 'moved@benesight.test' });
  expect((await row(person))?.email).toBe('moved@benesight.test');
});

test('a visit is noted at most every few minutes', async () => {
  const person = await house.person();
  const before = await row(person);
  await Promise.all(Array.from({ length: 10 }, () => person.call('GET /api/users/me')));
  expect(await row(person)).toEqual(before);

  await house.db.execute(sql`update person set last_active_at = now() - interval '6 minutes' where id = ${person.id}`);
  // What changes something asks who calls each time.
  const change = () => person.call('POST /api/chats', { body: {} });
  await Promise.all(Array.from({ length: 10 }, change));
  const after = await row(person);
  expect(after?.active).toBeGreaterThan(Date.now() / 1000 - 60);
  await change();
  expect(await row(person)).toEqual(after);
});

test('the last login is when the person signed in, and follows a new sign-in only', async () => {
  const person = await house.person();
  const longAgo = '2026-01-01T00:00:00.000Z';
  await house.db.execute(sql`update person set last_login_at = ${longAgo} where id = ${person.id}`);
  // The session's own sign-in is newer than what is known.
  const body = { hasSeenGuideSearchOnboarding: true };
  const first = (await person.call('PATCH /api/user/onboarding', { body })).body.lastLoginAt ?? '';
  expect(Date.parse(first)).toBeGreaterThan(Date.now() - 60_000);

  // A sign-in is known by its second: the next one must be of a later second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const call = await signInAgain(person);
  const second = (await call('GET /api/users/me')).body.lastLoginAt ?? '';
  expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
  expect((await person.call('GET /api/users/me')).body.lastLoginAt).toBe(second);
});
