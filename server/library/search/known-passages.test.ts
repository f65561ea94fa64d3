import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../db/connect.ts';
import { guide } from '../../db/tables/library.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { addGuide } from '../../testing/guides.ts';
import { KnownPassages } from './known-passages.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 2 });
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

test('a version of the library keeps what it showed; the next one reads again', async () => {
  const { id, passageIds } = await addGuide(db, { passages: [[1, 'Leave', 'Ten weeks.']] });
  const known = new KnownPassages(db);
  const titles = async (version: number) => (await known.read(passageIds, version)).map((found) => found?.card.title);
  const [before] = await titles(7);
  await db.update(guide).set({ title: 'Another title' }).where(eq(guide.id, id));
  expect(await titles(7)).toEqual([before]);
  expect(await titles(8)).toEqual(['Another title']);
  // A search that began before the change finds what is there now, and does not bring the old title back.
  expect(await titles(7)).toEqual(['Another title']);
  expect(await titles(8)).toEqual(['Another title']);
});

test('what was read while the library went on is not kept', async () => {
  const { id, passageIds } = await addGuide(db, { passages: [[1, 'Leave', 'Ten weeks.']] });
  const known = new KnownPassages(db);
  const early = known.read(passageIds, 1);
  await known.read([], 2);
  await early;
  await db.update(guide).set({ title: 'Another title' }).where(eq(guide.id, id));
  expect((await known.read(passageIds, 2)).at(0)?.card.title).toBe('Another title');
});

test('nothing is known of a guide that is not ready, or of no passage at all', async () => {
  const { passageIds } = await addGuide(db, { status: 'importing', passages: [[1, 'Leave', 'Ten weeks.']] });
  const other = await addGuide(db, { passages: [[1, 'Leave', 'Ten weeks.']] });
  const ids = [...passageIds, ...other.passageIds, crypto.randomUUID()];
  const found = await new KnownPassages(db).read(ids, 1);
  expect(found.map((one) => one?.passage.passageId)).toEqual([undefined, other.passageIds[0], undefined]);
});
