import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type CallApi, type TestPerson } from '../testing/person.ts';
import { changeSetting, readSetting } from './read-setting.ts';
import { settings, type SettingKey } from './settings.ts';

let house: TestHouse;
let visitor: CallApi;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  visitor = apiClient(house.url, null);
  admin = await house.person('admin@benesight.test');
});

afterAll(() => house?.close());

beforeEach(() => house.db.execute(sql`delete from setting_history`));

test('a setting that nobody has changed has its first value, which fits its own form', async () => {
  for (const [key, { schema, initial }] of Object.entries(settings)) {
    expect(schema.parse(initial)).toEqual(initial);
    expect(await readSetting(house.db, key as SettingKey)).toEqual(initial);
  }
});

test('a change counts from now on, and any past moment can still be asked about', async () => {
  const before = new Date();
  await changeSetting(house.db, 'cost.document_view', 3, null);
  expect(await readSetting(house.db, 'cost.document_view')).toBe(3);
  expect(await readSetting(house.db, 'cost.document_view', before)).toBe(1);
  expect(await readSetting(house.db, 'cost.guide_search')).toBe(1);

  await changeSetting(house.db, 'cost.document_view', 2, null);
  expect(await readSetting(house.db, 'cost.document_view')).toBe(2);
  const { rows } = await house.db.execute(sql`select value from setting_history order by id`);
  expect(rows).toEqual([{ value: 3 }, { value: 2 }]);
});

test('a change that has yet to come does not count, until its moment, to the millisecond', async () => {
  const moment = new Date(Date.now() + 60_000);
  await house.db.execute(sql`insert into setting_history (key, value, effective_from)
    values ('credits.monthly_expire', 'false', ${moment.toISOString()})`);
  expect(await readSetting(house.db, 'credits.monthly_expire')).toBe(true);
  expect(await readSetting(house.db, 'credits.monthly_expire', new Date(moment.getTime() - 1))).toBe(true);
  expect(await readSetting(house.db, 'credits.monthly_expire', moment)).toBe(false);
});

test.each([0, 101, 1.5, -1, Number.NaN])('a price of %s is refused and nothing is stored', async (price) => {
  await expect(changeSetting(house.db, 'cost.document_view', price, null)).rejects.toThrow();
  expect(await readSetting(house.db, 'cost.document_view')).toBe(1);
});

test('anyone may ask what things cost, and is told what they cost now', async () => {
  const costs = () => visitor('GET /api/settings/credit-costs');
  expect(await costs()).toMatchObject({ status: 200, body: { maximus: 5, guideSearch: 1, documentView: 1 } });
  await changeSetting(house.db, 'cost.maximus', 4, null);
  await changeSetting(house.db, 'cost.document_view', 2, null);
  expect((await costs()).body).toEqual({ maximus: 4, guideSearch: 1, documentView: 2 });
});

test('the label of the referral button is a setting', async () => {
  const label = async () => (await visitor('GET /api/settings/referral-button-text')).body;
  expect(await label()).toEqual({ text: 'Invite & Earn Credits' });
  await changeSetting(house.db, 'referral.button_text', '  Tell a friend ', null);
  expect(await label()).toEqual({ text: 'Tell a friend' });
});

test('the browser is told its addresses and the rewards as they are set, and no secret', async () => {
  const { status, body } = await visitor('GET /api/config');
  expect(status).toBe(200);
  expect(body).toMatchObject({ authUrl: '/auth/v1', signupCredits: 5, minPasswordLength: 6 });
  const { minPasswordLength: _, ...rest } = body;
  expect(JSON.stringify(rest)).not.toMatch(/secret|password|service_role/i);
});

test('an administrator changes what a service costs, from the next charge on, and it is known who did', async () => {
  const change = (serviceType: string, cost: number) =>
    admin.call('PATCH /api/admin/settings/credit-costs', { body: { serviceType, cost } });
  expect(await change('guide_search', 3)).toMatchObject({
    status: 200,
    body: { maximus: 5, guideSearch: 3, documentView: 1 },
  });
  expect((await change('maximus', 7)).body).toEqual({ maximus: 7, guideSearch: 3, documentView: 1 });
  const expected = { maximus: 7, guideSearch: 3, documentView: 1 };
  expect((await admin.call('GET /api/admin/settings/credit-costs')).body).toEqual(expected);
  expect((await visitor('GET /api/settings/credit-costs')).body).toEqual(expected);
  const { rows } = await house.db.execute(sql`select distinct actor_id as actor from setting_history`);
  expect(rows).toEqual([{ actor: admin.id }]);

  for (const cost of [0, 101, 1.5]) expect((await change('maximus', cost)).status).toBe(400);
  expect((await change('parking', 1)).status).toBe(400);
  expect((await visitor('GET /api/settings/credit-costs')).body).toEqual(expected);
});

test('an administrator sets whether monthly credits expire; anybody else is refused', async () => {
  const person = await house.person();
  const set = (as: CallApi, monthlyCreditsExpire: unknown) =>
    as('POST /api/admin/settings/credit-expiration', { body: { monthlyCreditsExpire } });
  expect((await admin.call('GET /api/admin/settings/credit-expiration')).body).toEqual({
    monthlyCreditsExpire: true,
    description: expect.stringContaining('end with the period'),
  });
  expect((await set(admin.call, false)).body).toEqual({
    monthlyCreditsExpire: false,
    description: expect.stringContaining('carried over'),
  });
  expect((await set(person.call, true)).status).toBe(403);
  expect((await set(visitor, true)).status).toBe(401);
  expect((await set(admin.call, 'yes')).status).toBe(400);
  expect((await person.call('GET /api/billing/balance')).body.monthlyCreditsExpire).toBe(false);
});

test('an administrator sets what a new account brings, and closes the founding programme', async () => {
  const first = {
    signupCredits: 5,
    profileCredits: 5,
    accountsPerNetwork: 10,
    foundingOpen: true,
    adminsNeedFactor: false,
  };
  expect((await admin.call('GET /api/admin/settings/accounts')).body).toEqual(first);
  const change = (body: object) => admin.call('PATCH /api/admin/settings/accounts', { body });
  const changed = await change({
    signupCredits: 8,
    foundingOpen: false,
    was: { signupCredits: 5, foundingOpen: true },
  });
  expect(changed.body).toEqual({ ...first, signupCredits: 8, foundingOpen: false });
  const person = await house.person();
  const { creditBalance, foundingMemberNumber } = (await person.call('GET /api/auth/user')).body;
  expect([creditBalance, foundingMemberNumber]).toEqual([8, null]);
  // Somebody who saw the old value is told; nothing of theirs counts.
  const late = await change({ signupCredits: 9, profileCredits: 9, was: { signupCredits: 5 } });
  expect(late).toMatchObject({ status: 409, error: { code: 'changed_meanwhile' } });
  expect((await change({ signupCredits: 5, foundingOpen: true })).body).toEqual(first);
  const [line] = (await admin.call('GET /api/admin/logs')).body;
  expect(line).toMatchObject({ before: { signupCredits: 8, foundingOpen: false }, after: { signupCredits: 5 } });
});

test('the browser is told how short a password may be, which is what the service takes', async () => {
  const strict = await startTestHouse({ env: { AUTH_PROFILE: 'strict' } });
  try {
    const { minPasswordLength } = (await apiClient(strict.url, null)('GET /api/config')).body;
    expect(minPasswordLength).toBe(8);
    const signUpWith = async (password: string) => {
      const body = JSON.stringify({ email: `p${password.length}@stories.example`, password });
      const headers = { 'content-type': 'application/json', apikey: 'public' };
      return (await fetch(`${strict.url}/auth/v1/signup`, { method: 'POST', headers, body })).status;
    };
    const characters = 'qzvk7w2m';
    expect([await signUpWith(characters.slice(1)), await signUpWith(characters)]).toEqual([422, 200]);
  } finally {
    await strict.close();
  }
});
