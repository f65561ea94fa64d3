import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PENDING_REQUESTS, MAX_REASON } from '../../contract/limits.ts';
import { person as people } from '../db/tables/account.ts';
import { searchRequest } from '../db/tables/requests.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
});
afterAll(() => house.close());

const ask = (person: TestPerson, query: unknown, more: object = {}) =>
  person.call('POST /api/search-requests', { body: { query, ...more } });
const requestsOf = async (person: TestPerson) => (await person.call('GET /api/search-requests')).body;
const decide = (id: string, body: object, by = admin) =>
  by.call('PATCH /api/admin/search-requests/{id}', { params: { id }, body });

describe('asking', () => {
  test('keeps the words on one line, the reason as it was written, and costs nothing', async () => {
    const person = await house.person();
    expect(await requestsOf(person)).toEqual([]);
    const made = await ask(person, '  Paid\tsabbatical \n after 5 years ', {
      priority: 'urgent',
      reason: ' For a pitch.\r\n\r\n\r\nOn Monday. ',
    });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      query: 'Paid sabbatical after 5 years',
      searchType: 'document_search',
      priority: 'urgent',
      reason: 'For a pitch.\n\nOn Monday.',
      status: 'pending',
      adminNotes: null,
    });
    expect(await requestsOf(person)).toEqual([made.body]);
    expect((await person.call('GET /api/users/me')).body.creditBalance).toBe(5);
  });

  test('needs neither reason nor priority; a blank reason is none', async () => {
    const person = await house.person();
    expect((await ask(person, 'pet insurance')).body).toMatchObject({ priority: 'normal', reason: null });
    expect((await ask(person, 'tuition', { reason: ' \n\u0000 ' })).body).toMatchObject({ reason: null });
    expect((await requestsOf(person)).map(({ query }) => query)).toEqual(['tuition', 'pet insurance']);
  });

  test('takes whatever can be typed, and refuses what says nothing', async () => {
    const person = await house.person();
    const odd = await ask(person, 'a\u0000b \uD800c\u202E 🦉', { reason: 'd\u0000\uDFFFe\u0007' });
    expect([odd.status, odd.body.query, odd.body.reason]).toEqual([200, 'a b c\u202E 🦉', 'd e']);
    for (const query of ['', '  ', '\u0000', '\uD800', '\u200B\u2060', undefined, null, 7, 'x'.repeat(1001)]) {
      const refused = await ask(person, query);
      expect([refused.status, refused.error.code], JSON.stringify(query)).toEqual([400, 'invalid_input']);
    }
    expect((await ask(person, '\u200B')).error.error).toBe('Please say what you are looking for');
    expect(await requestsOf(person)).toHaveLength(1);
  });

  test('takes a reason of 1000 characters without the blanks around it, and none longer', async () => {
    const person = await house.person();
    const full = 'x'.repeat(MAX_REASON);
    expect((await ask(person, 'dental', { reason: `  ${full}\n` })).body.reason).toBe(full);
    const refused = await ask(person, 'vision', { reason: `${full}y` });
    expect([refused.status, refused.error.error]).toEqual([400, 'The reason may have at most 1000 characters']);
    expect(await requestsOf(person)).toHaveLength(1);
  });

  test('refuses the same words while they wait, in whatever letters, and lets others ask for them', async () => {
    const person = await house.person();
    const first = await ask(person, 'Fertility Benefits');
    expect(first.status).toBe(200);
    const again = await ask(person, ' fertility  BENEFITS', { priority: 'high' });
    expect([again.status, again.error.code]).toEqual([409, 'already_requested']);
    // One guide by name is another thing than a search.
    expect((await ask(person, 'fertility benefits', { searchType: 'document' })).status).toBe(200);
    expect((await ask(await house.person(), 'fertility benefits')).status).toBe(200);

    expect((await decide(first.body.id, { status: 'rejected' })).status).toBe(200);
    expect((await ask(person, 'fertility benefits')).status).toBe(200);
    expect(await requestsOf(person)).toHaveLength(3);
  });

  test('ten clicks at once ask once', async () => {
    const person = await house.person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(person, 'commuter benefits')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.filter(({ status }) => status === 409).map(({ error }) => error.code)).toEqual(
      Array.from({ length: 9 }, () => 'already_requested'),
    );
    expect(await requestsOf(person)).toHaveLength(1);
  });

  test('lets 20 wait, also when more come at once, and more once one is decided', async () => {
    const person = await house.person();
    const answers = await Promise.all(Array.from({ length: 25 }, (_, number) => ask(person, `benefit ${number}`)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error.code)).toEqual(Array.from({ length: 5 }, () => 'request_limit'));
    const [one] = await requestsOf(person);
    expect(await requestsOf(person)).toHaveLength(MAX_PENDING_REQUESTS);
    // Whoever asks for the same again learns that it is known, not that there are too many.
    expect((await ask(person, one?.query)).error.code).toBe('already_requested');

    expect((await decide(one?.id ?? '', { status: 'completed' })).status).toBe(200);
    expect((await ask(person, 'one more')).status).toBe(200);
    expect((await ask(person, 'and another')).error.code).toBe('request_limit');
  });

  test("shows nobody another's requests, and takes a deleted person's with them", async () => {
    const [one, other] = [await house.person(), await house.person()];
    const made = await ask(one, 'adoption');
    expect(await requestsOf(other)).toEqual([]);
    await house.db.delete(people).where(eq(people.id, one.id));
    expect(await house.db.select().from(searchRequest).where(eq(searchRequest.id, made.body.id))).toEqual([]);
    expect((await decide(made.body.id, { status: 'completed' })).status).toBe(404);
  });
});

describe('what administrators see', () => {
  test('every request with its person, newest first, of one status where asked, and counts that agree', async () => {
    const before = (await admin.call('GET /api/admin/search-requests/stats')).body;
    const person = await house.person();
    const waiting = (await ask(person, 'gym', { priority: 'urgent' })).body;
    const done = (await ask(person, 'legal plan', { priority: 'urgent' })).body;
    const refused = (await ask(person, 'parking')).body;
    await decide(done.id, { status: 'completed' });
    await decide(refused.id, { status: 'rejected' });

    const list = async (status?: string) =>
      (await admin.call('GET /api/admin/search-requests', status === undefined ? {} : { query: { status } })).body;
    const own = (rows: Awaited<ReturnType<typeof list>>) =>
      rows.filter(({ userId }) => userId === person.id).map(({ id }) => id);
    const all = await list();
    expect(own(all)).toEqual([refused.id, done.id, waiting.id]);
    expect(all.find(({ id }) => id === waiting.id)).toEqual({ ...waiting, userId: person.id, userEmail: person.email });
    expect(own(await list('pending'))).toEqual([waiting.id]);
    expect(own(await list('completed'))).toEqual([done.id]);
    expect(own(await list('rejected'))).toEqual([refused.id]);
    const wrong = await admin.call('GET /api/admin/search-requests', { query: { status: 'lost' } });
    expect(wrong.status).toBe(400);

    const { body: after } = await admin.call('GET /api/admin/search-requests/stats');
    expect(after).toEqual({
      total: before.total + 3,
      pending: before.pending + 1,
      completed: before.completed + 1,
      urgentPending: before.urgentPending + 1,
    });
    expect(after.pending).toBe((await list('pending')).length);
    expect(after.total).toBe((await list()).length);
  });
});
