import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSetting } from '../settings/read-setting.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});

afterAll(() => house?.close());

const profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  companyName: 'Analytical Benefits',
  companySizeRange: '11-50',
  goals: 'Compare parental leave',
};

test('the first complete profile is saved trimmed and earns five credits; later ones are only saved', async () => {
  const person = await house.person();
  const first = await person.call('PATCH /api/user/profile', { body: { ...profile, firstName: '  Ada\n' } });
  expect(first.status).toBe(200);
  const { creditsEarned, ...saved } = first.body;
  expect(saved).toMatchObject({ ...profile, creditBalance: 10, profileReward: 0 });
  expect(creditsEarned).toBe(5);
  expect((await person.call('GET /api/auth/user')).body).toEqual(saved);

  const second = await person.call('PATCH /api/user/profile', { body: { ...profile, goals: 'Compare 401(k) plans' } });
  expect(second.body).toMatchObject({ goals: 'Compare 401(k) plans', creditBalance: 10, creditsEarned: 0 });
  const history = (await person.call('GET /api/billing/history')).body;
  expect(history.map(({ type, delta }) => [type, delta])).toEqual([
    ['profile_completion', 5],
    ['initial_signup', 5],
  ]);
});

test('forty saves at once earn the credits once', async () => {
  const person = await house.person();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => person.call('PATCH /api/user/profile', { body: profile })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect((await person.call('GET /api/users/me')).body.creditBalance).toBe(10);
});

test.each([
  ['firstName', '   ', 'First name is required'],
  ['lastName', undefined, 'Last name is required'],
  ['lastName', null, 'Last name is required'],
  ['companyName', '', 'Company name is required'],
  ['companySizeRange', '12', 'Please choose a company size'],
  ['companySizeRange', '', 'Please choose a company size'],
  ['goals', '\n\t', 'Goals are required'],
  ['goals', 'x'.repeat(2001), 'Goals are too long (at most 2000 characters)'],
  ['companyName', 'Ada\ud83d', 'Company name is not readable: a character cannot be saved'],
  ['firstName', 'A\0da', 'First name is not readable: a character cannot be saved'],
])('%s of %j is refused with a sentence, and earns nothing', async (field, value, sentence) => {
  const person = await house.person();
  const answer = await person.call('PATCH /api/user/profile', { body: { ...profile, [field]: value } });
  expect(answer.status).toBe(400);
  expect(answer.error).toMatchObject({ code: 'invalid_input', error: sentence, message: sentence });
  expect((await person.call('GET /api/users/me')).body).toMatchObject({ firstName: null, creditBalance: 5 });
});

test('a profile cannot carry anything else: nobody makes themselves an administrator', async () => {
  const person = await house.person();
  const body = { ...profile, isAdmin: true, creditBalance: 1000, email: 'other@benesight.test', id: 'x' };
  await person.call('PATCH /api/user/profile', { body });
  const expected = { id: person.id, isAdmin: false, creditBalance: 10, email: person.email };
  expect((await person.call('GET /api/users/me')).body).toMatchObject(expected);
});

test('the rewards are settings', async () => {
  await changeSetting(house.db, 'credits.signup', 7, null);
  await changeSetting(house.db, 'credits.profile', 0, null);
  const person = await house.person();
  expect((await person.call('GET /api/users/me')).body.creditBalance).toBe(7);
  expect((await person.call('PATCH /api/user/profile', { body: profile })).body.creditBalance).toBe(7);
  await changeSetting(house.db, 'credits.signup', 0, null);
  const other = await house.person();
  expect((await other.call('GET /api/users/me')).body.creditBalance).toBe(0);
  expect((await other.call('GET /api/billing/history')).body).toEqual([]);
  await changeSetting(house.db, 'credits.signup', 5, null);
  await changeSetting(house.db, 'credits.profile', 5, null);
});

test('the introduction is remembered as seen, and can be shown again', async () => {
  const person = await house.person();
  const seen = (value: unknown) =>
    person.call('PATCH /api/user/onboarding', { body: { hasSeenGuideSearchOnboarding: value } });
  expect((await seen(true)).body.hasSeenGuideSearchOnboarding).toBe(true);
  expect((await person.call('GET /api/users/me')).body.hasSeenGuideSearchOnboarding).toBe(true);
  expect((await seen(false)).body.hasSeenGuideSearchOnboarding).toBe(false);
  expect((await seen('yes')).status).toBe(400);
});

test('a small picture is kept and removed; what is no picture, or lies elsewhere, is refused', async () => {
  const person = await house.person();
  const change = (picture: unknown) => person.call('PUT /api/user/picture', { body: { picture } });
  const jpeg = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';
  expect((await change(jpeg)).body.profileImageUrl).toBe(jpeg);
  for (const refused of [
    'https://example.com/me.png',
    'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
    'data:text/html;base64,PGI+',
    `${jpeg}" onload="`,
    `data:image/png;base64,${'A'.repeat(40_000)}`,
    '',
    7,
    undefined,
  ]) {
    expect((await change(refused)).status).toBe(400);
  }
  expect((await person.call('GET /api/auth/user')).body.profileImageUrl).toBe(jpeg);
  expect((await (await house.person()).call('GET /api/auth/user')).body.profileImageUrl).toBeNull();
  expect((await change(null)).body.profileImageUrl).toBeNull();
});
