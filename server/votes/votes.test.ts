import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person as people } from '../db/tables/account.ts';
import { productWaitlist } from '../db/tables/votes.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type TestPerson } from '../testing/person.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house?.close());

const vote = (person: TestPerson, productId: unknown) =>
  person.call('POST /api/products/vote', { body: { productId } });
const counts = async () => (await apiClient(house.url, null)('GET /api/products/vote-counts')).body;
const votesOf = async (person: TestPerson) => (await person.call('GET /api/products/user-votes')).body;
const waitlistOf = (person: TestPerson) =>
  house.db
    .select({ productId: productWaitlist.productId, email: productWaitlist.email })
    .from(productWaitlist)
    .where(eq(productWaitlist.userId, person.id))
    .orderBy(productWaitlist.createdAt);

test('a person votes once for each product, ten clicks at once too, and is put on its waitlist', async () => {
  const before = await counts();
  expect(Object.keys(before).toSorted()).toEqual(['aurelia', 'perception', 'resonance']);
  const person = await house.person();
  expect(await votesOf(person)).toEqual([]);

  const answers = await Promise.all(Array.from({ length: 10 }, () => vote(person, 'perception')));
  const [voted, ...refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([voted?.status, voted?.body]).toEqual([
    200,
    { productId: 'perception', counts: { ...before, perception: before.perception + 1 } },
  ]);
  for (const answer of refused) {
    expect([answer.status, answer.error.code]).toEqual([409, 'already_voted']);
    expect(answer.error.message).toContain('already');
  }
  expect(await votesOf(person)).toEqual(['perception']);
  expect(await waitlistOf(person)).toEqual([{ productId: 'perception', email: person.email }]);

  const other = await house.person();
  expect((await vote(other, 'perception')).status).toBe(200);
  expect((await vote(person, 'aurelia')).status).toBe(200);
  expect(await votesOf(person)).toEqual(['perception', 'aurelia']);
  expect(await votesOf(other)).toEqual(['perception']);
  expect(await counts()).toEqual({ ...before, perception: before.perception + 2, aurelia: before.aurelia + 1 });
});

test('there is no vote for what is not announced, and none without an account', async () => {
  const before = await counts();
  const person = await house.person();
  for (const productId of ['maximus', '', null, undefined, 3]) expect((await vote(person, productId)).status).toBe(400);
  const visitor = apiClient(house.url, null);
  expect((await visitor('POST /api/products/vote', { body: { productId: 'aurelia' } })).status).toBe(401);
  expect((await visitor('GET /api/products/user-votes')).status).toBe(401);
  expect(await counts()).toEqual(before);
});

test('the waitlist takes a person once, at the address given or that of the account', async () => {
  const person = await house.person();
  const join = (body: unknown) => person.call('POST /api/waitlist/product/join', { body });
  expect((await join({ productId: 'resonance', email: 'team@client.test' })).body).toEqual({
    productId: 'resonance',
    joined: true,
  });
  expect((await join({ productId: 'resonance', email: '' })).status).toBe(200);
  expect((await join({ productId: 'aurelia', email: '' })).status).toBe(200);
  expect((await join({ productId: 'aurelia', email: 'nobody' })).status).toBe(400);
  expect(await waitlistOf(person)).toEqual([
    { productId: 'resonance', email: 'team@client.test' },
    { productId: 'aurelia', email: person.email },
  ]);
});

test('the votes of a deleted person no longer count', async () => {
  const before = await counts();
  const person = await house.person();
  await vote(person, 'resonance');
  await house.db.delete(people).where(eq(people.id, person.id));
  expect(await counts()).toEqual(before);
});
