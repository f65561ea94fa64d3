import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../db/connect.ts';
import { changeSetting } from '../settings/read-setting.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type CallApi } from '../testing/person.ts';
import { claimGift } from './claim-gift.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => house?.close());

const profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  companyName: 'Analytical Benefits',
  companySizeRange: '11-50',
  goals: 'Compare parental leave',
};
const reward = async (call: CallApi) => {
  const { creditBalance, profileReward } = (await call('GET /api/users/me')).body;
  return { creditBalance, profileReward };
};
const complete = async (call: CallApi) => {
  const { status, body } = await call('PATCH /api/user/profile', { body: profile });
  return { status, earned: body.creditsEarned, balance: body.creditBalance };
};

/** Signs up; the first call of the product comes from the address, as the proxy in front of it says. */
async function signUpFrom(address: string, email: string): Promise<CallApi> {
  const answer = await fetch(`${house.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'public' },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const call = apiClient(house.url, token);
  const from: CallApi = (name, options) =>
    call(name, { ...options, headers: { ...options?.headers, 'x-forwarded-for': address } });
  expect((await from('GET /api/auth/user')).status).toBe(200);
  return from;
}

describe('a mailbox', () => {
  test('that signs up under twenty addresses at once is given welcome and profile credits once', async () => {
    const addresses = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? `far.mer+${at}@gmail.com` : `f.armer+${at}@googlemail.com`,
    );
    const people = await Promise.all(addresses.map((email) => house.person(email)));
    const balances = await Promise.all(people.map(async ({ call }) => (await reward(call)).creditBalance));
    expect(balances.toSorted()).toEqual([...Array.from({ length: 19 }, () => 0), 5]);

    const saved = await Promise.all(people.map(({ call }) => complete(call)));
    expect(saved.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(saved.map(({ earned }) => earned).toSorted()).toEqual([...Array.from({ length: 19 }, () => 0), 5]);
  });

  test('that had its profile credits is promised none, and another one is', async () => {
    const first = await house.person('once@acme-benefits.test');
    expect(await reward(first.call)).toEqual({ creditBalance: 5, profileReward: 5 });
    await complete(first.call);
    const second = await house.person('Once+again@acme-benefits.test');
    expect(await reward(second.call)).toEqual({ creditBalance: 0, profileReward: 0 });
    expect(await complete(second.call)).toEqual({ status: 200, earned: 0, balance: 0 });
    expect(await reward((await house.person('on.ce@acme-benefits.test')).call)).toEqual({
      creditBalance: 5,
      profileReward: 5,
    });
  });

  test('is given nothing again after its account was deleted, and only a keyed hash of it is left', async () => {
    const gone = await house.person('gone@acme-benefits.test');
    await complete(gone.call);
    await house.db.execute(sql`delete from person where id = ${gone.id}`);
    await house.db.execute(sql`delete from auth.users where id = ${gone.id}`);
    const back = await house.person('gone@acme-benefits.test');
    expect(back.id).not.toBe(gone.id);
    expect(await reward(back.call)).toEqual({ creditBalance: 0, profileReward: 0 });
    const { rows } = await house.db.execute<{ mailbox: string }>(sql`select mailbox from mailbox_gift`);
    expect(rows.every(({ mailbox }) => /^[0-9a-f]{64}$/.test(mailbox))).toBe(true);
  });

  test('is claimed once for each kind of gift, by twenty at once', async () => {
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        inTransaction(house.db, (tx) => claimGift(tx, { email: `friend+${at}@gmail.com`, kind: 'invitation' })),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});

describe('a network', () => {
  test('has so many new accounts a day that are given something; the next ones work, and are promised nothing', async () => {
    await changeSetting(house.db, 'gifts.accounts_per_network', 3, null);
    const welcome = async (address: string) =>
      (await apiClient(house.url, null)('GET /api/config', { headers: { 'x-forwarded-for': address } })).body
        .signupCredits;
    expect(await welcome('2600:1700:1:2::9')).toBe(5);
    const calls = await Promise.all(
      Array.from({ length: 6 }, (_, at) => signUpFrom(`2600:1700:1:2::${at}`, `crowd${at}@acme-benefits.test`)),
    );
    const rewards = await Promise.all(calls.map(reward));
    const given = rewards.filter(({ creditBalance }) => creditBalance > 0);
    expect(given).toEqual(Array.from({ length: 3 }, () => ({ creditBalance: 5, profileReward: 5 })));
    const last = calls[rewards.findIndex(({ creditBalance }) => creditBalance === 0)];
    if (last === undefined) throw new Error('Every account was given something.');
    expect(await reward(last)).toEqual({ creditBalance: 0, profileReward: 0 });
    expect(await complete(last)).toEqual({ status: 200, earned: 0, balance: 0 });
    expect(await welcome('2600:1700:1:2::9')).toBe(0);

    expect(await reward(await signUpFrom('2600:1700:1:3::1', 'neighbor@acme-benefits.test'))).toMatchObject({
      creditBalance: 5,
    });
    await house.db.execute(sql`update network_gift set given_at = given_at - interval '1 day'`);
    expect(await reward(await signUpFrom('2600:1700:1:2::1', 'tomorrow@acme-benefits.test'))).toMatchObject({
      creditBalance: 5,
    });
    // What was a day old is forgotten.
    const { rows } = await house.db.execute(sql`select from network_gift`);
    expect(rows).toHaveLength(1);
  });

  test('is not what a private address is in', async () => {
    for (let at = 0; at < 5; at += 1) {
      const call = await signUpFrom('10.0.0.7', `office${at}@acme-benefits.test`);
      expect(await reward(call)).toMatchObject({ creditBalance: 5 });
    }
  });
});

test('who was given credits before mailboxes were counted is not given them again', async () => {
  const before = await house.person('before@acme-benefits.test');
  await complete(before.call);
  // As it was: no key, nothing counted.
  await house.db.execute(sql`delete from secret where name = 'gift-mailboxes'`);
  await house.db.execute(sql`delete from mailbox_gift`);
  const next = await startTestHouse({ databaseUrl: house.databaseUrl });
  try {
    const again = await next.person('before+2@acme-benefits.test');
    expect(await reward(again.call)).toEqual({ creditBalance: 0, profileReward: 0 });
    expect(await reward((await next.person('after@acme-benefits.test')).call)).toMatchObject({ creditBalance: 5 });
  } finally {
    await next.close();
  }
});
