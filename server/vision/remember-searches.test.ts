import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { searchHistory } from '../db/tables/vision.ts';
import { addGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { DiskWatch } from '../db/disk-watch.ts';
import { rememberSearches } from './remember-searches.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
  const passages: [number, string, string][] = [
    [4, 'Dental', 'The dental plan pays cleanings in full.'],
    [5, 'Vision', 'Frames are covered up to $150.'],
  ];
  await addGuide(house.db, { passages });
  const person = await house.person();
  await vi.waitFor(async () => expect((await search(person, 'frames')).body.totalResults).toBe(1), 60_000);
});
afterAll(() => house.close());

const search = (person: TestPerson, query: string) => person.call('POST /api/docsearch', { body: { query } });

const remembered = (person: TestPerson) => house.db.$count(searchHistory, eq(searchHistory.userId, person.id));

test('the same words are remembered once, whatever their case and however many searches there are at once', async () => {
  const person = await house.person();
  const queries = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'dental cleanings' : 'Dental Cleanings'));
  const answers = await Promise.all(queries.map((query) => search(person, query)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(await remembered(person)).toBe(1);
  // Longer than an index takes.
  const long = Array.from({ length: 90 }, (_, at) => `\u{1F9B7}plan${at * 7919}`)
    .join(' ')
    .slice(0, 1000);
  expect((await search(person, long)).status).toBe(200);
  expect((await search(person, 'dental cleanings')).body.fromCache).toBe(true);
  const { body } = await person.call('GET /api/docsearch/history');
  expect(body.map((entry) => entry.query)).toEqual(['dental cleanings', long]);
});

test('the newest 8 keep their results, however many searches there were at once', async () => {
  const person = await house.person();
  const queries = Array.from({ length: 30 }, (_, at) => `dental plan ${at}`);
  const answers = await Promise.all(queries.map((query) => search(person, query)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  // An old one again is the newest, with its results.
  expect((await search(person, 'Dental plan 3')).body.totalResults).toBeGreaterThan(0);
  await search(person, 'vision frames');
  const { body } = await person.call('GET /api/docsearch/history');
  expect(body.slice(0, 2).map((entry) => entry.query)).toEqual(['vision frames', 'Dental plan 3']);
  expect(body.slice(0, 8).every((entry) => entry.cachedResults.length > 0)).toBe(true);
  expect(body.slice(8).every((entry) => entry.cachedResults.length === 0)).toBe(true);
  expect(await remembered(person)).toBe(31);
});

test('on a full disk searches answer and readyz says why; the history waits until there is room', async () => {
  const person = await house.person();
  const state = async () => {
    const answer = await fetch(`${house.url}/readyz`);
    return { code: answer.status, ...((await answer.json()) as { problems: string[] }) };
  };
  await house.db.execute(sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await house.db.execute(sql`
    create trigger no_room before insert or update on search_history for each row execute function no_room()`);
  const full = await search(person, 'dental');
  expect(full.status).toBe(200);
  expect(full.body.totalResults).toBeGreaterThan(0);
  expect(await state()).toMatchObject({ code: 200, problems: ['disk full'] });
  expect(await remembered(person)).toBe(0);
  await house.db.execute(sql`drop trigger no_room on search_history`);
  expect((await search(person, 'vision')).status).toBe(200);
  expect(await remembered(person)).toBe(2);
  expect(await state()).toMatchObject({ code: 200, problems: [] });
});

test('the newest 200 searches of a person are kept, and results only of the newest', async () => {
  const [person, other, third] = [await house.person(), await house.person(), await house.person()];
  for (const { id } of [person, other]) {
    await house.db.execute(sql`
      insert into search_history (user_id, query, result_count, details, library_version, computed_at, created_at)
      select ${id}, 'query ' || n, 0, '{}', 0, now(), now() - make_interval(mins => n) from generate_series(1, 205) n`);
  }
  const asked = { userId: person.id, query: 'vision frames', filters: {}, understand: true };
  const found = { resultCount: 0, passageIds: [], marks: [], snippets: null, note: null, libraryVersion: 0 };
  const details = { facets: (await search(third, 'dental')).body.facets, interpretation: [], words: '' };
  if (details.facets === undefined) throw new Error('A search has facets');
  const whole = { ...found, details: { ...details, facets: details.facets } };
  const shown = { since: new Date(), guideIds: [] };
  await rememberSearches(house.db, new DiskWatch(), () => 0.99)(asked, whole, shown);
  expect(await remembered(person)).toBe(206);
  await rememberSearches(house.db, new DiskWatch(), () => 0)(asked, whole, shown);
  const rows = await house.db.select().from(searchHistory).where(eq(searchHistory.userId, person.id));
  expect(rows.length).toBe(200);
  const queries = new Set(rows.map((row) => row.query));
  expect([queries.has('vision frames'), queries.has('query 199'), queries.has('query 200')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(rows.filter((row) => row.details !== null).length).toBe(8);
  expect(await remembered(other)).toBe(205);
});
