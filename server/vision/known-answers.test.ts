import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { guide } from '../db/tables/library.ts';
import { addGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { type KeptSearch, KnownAnswers } from './known-answers.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

async function kept(title: string): Promise<KeptSearch & { guideId: string }> {
  const { id: guideId, passageIds } = await addGuide(house.db, { title, passages: [[1, 'Leave', 'Ten weeks.']] });
  const marks = { sought: [{ names: [['ten']], weight: 1 }] };
  return { id: crypto.randomUUID(), guideId, passageIds, marks, snippets: null, computedAt: new Date() };
}

const retitle = (id: string, title: string) => house.db.update(guide).set({ title }).where(eq(guide.id, id));

test('an answer is cut once for each time it was found and each version of the library', async () => {
  const search = await kept('First');
  const answers = new KnownAnswers(house.db);
  const titles = async (one: KeptSearch, version: number) =>
    (await answers.read([one], version))[0]?.map((g) => g.title);
  expect(await titles(search, 3)).toEqual(['First']);
  await retitle(search.guideId, 'Second');
  expect(await titles(search, 3)).toEqual(['First']);
  const again = { ...search, computedAt: new Date(search.computedAt.getTime() + 1) };
  expect(await titles(again, 3)).toEqual(['Second']);
  await retitle(search.guideId, 'Third');
  expect(await titles(again, 4)).toEqual(['Third']);
  expect((await answers.read([search], 4))[0]?.[0]?.snippet).toBe('\uE000Ten\uE001 weeks.');
});

test('the answers that have been known longest are forgotten where there are too many', async () => {
  const searches = [await kept('One'), await kept('Two'), await kept('Three')];
  const answers = new KnownAnswers(house.db, 2);
  await answers.read(searches, 1);
  for (const { guideId } of searches) await retitle(guideId, 'Changed');
  const shown = (await answers.read(searches.slice(1), 1)).map((guides) => guides[0]?.title);
  expect(shown).toEqual(['Two', 'Three']);
  expect((await answers.read(searches.slice(0, 1), 1))[0]?.[0]?.title).toBe('Changed');
});

test('an older search of which nothing is kept has no results, whatever is known of it', async () => {
  const search = await kept('Known');
  const answers = new KnownAnswers(house.db);
  const dropped = { ...search, id: crypto.randomUUID(), passageIds: [] };
  expect((await answers.read([search, dropped], 1)).map((guides) => guides.length)).toEqual([1, 0]);
  expect((await answers.read([{ ...search, passageIds: [] }], 1)).map((guides) => guides.length)).toEqual([0]);
});

test('a search that an earlier release remembered, by names alone, is shown with its marks', async () => {
  const search = { ...(await kept('Old')), marks: [['ten', 'week'], ['nothing']] };
  const [[shown] = []] = await new KnownAnswers(house.db).read([search], 1);
  expect(shown?.snippet).toBe('\uE000Ten\uE001 \uE000weeks\uE001.');
});

test('a guide that was removed is shown in no history from that moment on', async () => {
  const person = await house.person();
  const { id } = await addGuide(house.db, { passages: [[1, 'Falconry', 'Falconry leave of ten days.']] });
  const find = async () =>
    (await person.call('POST /api/docsearch', { body: { query: 'falconry' } })).body.totalResults;
  await vi.waitFor(async () => expect(await find()).toBe(1), 60_000);
  const shown = async () => (await person.call('GET /api/docsearch/history')).body[0];
  expect(await shown()).toMatchObject({ resultCount: 1, cachedResults: [{ id, unlocked: false }] });
  await house.db.update(guide).set({ status: 'removed' }).where(eq(guide.id, id));
  expect(await shown()).toMatchObject({ resultCount: 0, cachedResults: [] });
});
