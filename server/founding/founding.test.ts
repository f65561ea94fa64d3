import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person as people } from '../db/tables/account.ts';
import { foundingTier } from '../db/tables/founding.ts';
import { changeSetting } from '../settings/read-setting.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
});
afterAll(() => house?.close());

const numberOf = async (person: TestPerson) => (await person.call('GET /api/auth/user')).body.foundingMemberNumber;
const tierOf = (person: TestPerson) => person.call('GET /api/user/founding-member-tier');

test('people are numbered in the order in which they come, each number once, also when twenty come at once', async () => {
  const first = (await numberOf(admin)) ?? 0;
  const together = await Promise.all(Array.from({ length: 20 }, () => house.person()));
  const numbers = await Promise.all(together.map(numberOf));
  expect(numbers.toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(
    Array.from({ length: 20 }, (_, at) => first + 1 + at),
  );
  const { body } = await admin.call('GET /api/auth/user');
  expect(Date.parse(body.foundingMemberDate ?? '')).toBeLessThanOrEqual(Date.now());
});

test('the number of a deleted person stays unused', async () => {
  const leaving = await house.person();
  const number = (await numberOf(leaving)) ?? 0;
  await house.db.delete(people).where(eq(people.id, leaving.id));
  expect(await numberOf(await house.person())).toBe(number + 1);
});

test('once the programme is closed, who comes is no founding member and has no tier', async () => {
  await changeSetting(house.db, 'founding.open', false, null);
  const late = await house.person();
  await changeSetting(house.db, 'founding.open', true, null);
  expect(await numberOf(late)).toBeNull();
  expect((await tierOf(late)).error.code).toBe('not_found');
  expect(await numberOf(await house.person())).toBeGreaterThan(0);
});

test('a member has the tier that holds their number, and gold where no tier does', async () => {
  const member = await house.person();
  expect(await tierOf(member)).toMatchObject({ status: 200, body: { name: 'Genesis', badgeIcon: 'crown' } });
  await house.db.execute(sql`update person set founding_member_number = 101000 where id = ${member.id}`);
  expect((await tierOf(member)).body).toMatchObject({ name: 'Horizon', badgeIcon: 'star' });
  await house.db.update(foundingTier).set({ isActive: false }).where(eq(foundingTier.name, 'Horizon'));
  expect((await tierOf(member)).body).toMatchObject({ name: 'Genesis', badgeIcon: 'crown' });
  await house.db.update(foundingTier).set({ isActive: true }).where(eq(foundingTier.name, 'Horizon'));
});

test('an administrator sees every tier in order; nobody else does', async () => {
  const tiers = await admin.call('GET /api/admin/founding-tiers');
  expect(tiers.body.map(({ name, minNumber, maxNumber, isActive }) => [name, minNumber, maxNumber, isActive])).toEqual([
    ['Genesis', 1, 100, true],
    ['Horizon', 101, null, true],
  ]);
  expect((await (await house.person()).call('GET /api/admin/founding-tiers')).status).toBe(403);
});
