import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSetting } from '../settings/read-setting.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient } from '../testing/person.ts';
import { setUpFactor, signedIn } from '../testing/second-factor.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const asked = (token: string) => apiClient(house.url, token);
const seen = { body: { hasSeenGuideSearchOnboarding: true } };

describe('With a verified second factor', () => {
  it('a password alone reads nothing, changes nothing and is told why', async () => {
    const person = await house.person();
    await setUpFactor(house.url, person);
    const { token } = await signedIn(house.url, person);
    for (const answer of [
      await asked(token)('GET /api/auth/user'),
      await asked(token)('GET /api/users/me'),
      await asked(token)('PATCH /api/user/onboarding', seen),
      await asked(token)('POST /api/chats'),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([403, 'second_factor_required']);
    }
    expect((await asked(token)('GET /api/settings/credit-costs')).status).toBe(200);
  });

  it('the code of the authenticator opens everything, once', async () => {
    const person = await house.person();
    const factor = await setUpFactor(house.url, person);
    const { client, token } = await signedIn(house.url, person);
    const { factorId } = factor;
    const code = factor.code(0);
    const raised = await client.mfa.challengeAndVerify({ factorId, code });
    expect(raised.error).toBeNull();
    expect((await asked(raised.data?.access_token ?? '')('GET /api/auth/user')).status).toBe(200);
    // The token of the same session from before the code stays worthless, though the session was raised.
    expect((await asked(token)('GET /api/auth/user')).error.code).toBe('second_factor_required');
    const again = await (await signedIn(house.url, person)).client.mfa.challengeAndVerify({ factorId, code });
    expect(again.error?.code).toBe('mfa_verification_failed');
  });

  it('a token from before the factor counts no more, also in a process that knew its session', async () => {
    const person = await house.person();
    const { client, token } = await signedIn(house.url, person);
    expect((await asked(token)('GET /api/users/me')).status).toBe(200);
    await setUpFactor(house.url, person);
    expect((await asked(token)('POST /api/chats')).status).toBe(401);
    await expect.poll(async () => (await asked(token)('GET /api/users/me')).status, { timeout: 10_000 }).toBe(401);
    expect((await client.refreshSession()).error?.status).toBe(400);
  });

  it('its owner may remove it, and then a password is enough again', async () => {
    const person = await house.person();
    const { client, factorId } = await setUpFactor(house.url, person);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    const { token } = await signedIn(house.url, person);
    expect((await asked(token)('GET /api/auth/user')).status).toBe(200);
  });
});

describe('Where administrators need a second factor', () => {
  const everything = async (token: string) => {
    const answers = [
      await asked(token)('GET /api/auth/user'),
      await asked(token)('GET /api/admin/stats'),
      await asked(token)('GET /api/admin/check'),
      await asked(token)('PATCH /api/user/onboarding', seen),
    ];
    return answers.map(({ status }) => status);
  };

  it('one without can only set one up; others are not asked', async () => {
    const [admin, person] = [await house.person('admin@benesight.test'), await house.person()];
    expect(await everything(admin.token)).toEqual([200, 200, 200, 200]);
    await changeSetting(house.db, 'security.admins_need_factor', true, null);
    const { token } = await signedIn(house.url, admin);
    expect(await everything(token)).toEqual([403, 403, 403, 403]);
    expect((await asked(token)('GET /api/admin/stats')).error.code).toBe('second_factor_missing');
    expect((await person.call('GET /api/auth/user')).status).toBe(200);
    const factor = await setUpFactor(house.url, admin);
    expect(await everything(factor.token)).toEqual([200, 200, 200, 200]);
    const removed = await factor.client.mfa.unenroll({ factorId: factor.factorId });
    expect(removed.error).toBeNull();
    // The token still says that a code was shown; the factor behind it is gone.
    await expect
      .poll(async () => (await asked(factor.token)('GET /api/admin/stats')).status, { timeout: 10_000 })
      .toBe(403);
  });
});
