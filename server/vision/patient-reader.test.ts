import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSAGES_PER_GUIDE } from '../../contract/vision.ts';
import { inTransaction } from '../db/connect.ts';
import { libraryChange } from '../db/tables/library.ts';
import { insertFacts } from '../facts/testing/insert-facts.ts';
import { addGuide, type TestGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

const things = [
  'zeppelin',
  'harmonica',
  'lighthouse',
  'orchard',
  'tugboat',
  'marmalade',
  'gondola',
  'falconry',
  'origami',
  'trampoline',
  'observatory',
  'beekeeping',
  'carousel',
  'dulcimer',
  'espresso',
  'fencing',
  'glacier',
  'hammock',
  'igloo',
  'juggling',
] as const;

const DEDUCTIBLE = 1437;

let house: TestHouse;
/** A guide of twenty pages with a passage each, and one that names a few of the things too. */
let long: TestGuide;
let other: TestGuide;

beforeAll(async () => {
  house = await startTestHouse();
  long = await addGuide(house.db, {
    employer: 'Quillmere Supply',
    passages: things.map((thing, at) => [at + 1, `Page ${at + 1}`, `The ${thing} club meets weekly.`]),
  });
  other = await addGuide(house.db, {
    employer: 'Tarnbrook Foundry',
    passages: [[1, 'Clubs', 'A zeppelin and a juggling evening for everybody.']],
  });
  await inTransaction(house.db, async (tx) => {
    const how = {
      planType: null,
      plan: null,
      tier: null,
      network: null,
      method: 'rule',
      confidence: 1,
      review: false,
    } as const;
    const place = { guideId: other.id, passageId: other.passageIds[0] ?? '', quoteFrom: 0, quoteTo: 8, words: null };
    await insertFacts(tx, [{ ...how, ...place, metric: 'medical.deductible', value: DEDUCTIBLE }]);
    await tx.insert(libraryChange).values({ guideId: other.id, kind: 'added' });
  });
  const person = await house.person();
  await vi.waitFor(async () => expect((await search(person, 'zeppelin')).length).toBe(2), 60_000);
});
afterAll(() => house.close());

const search = async (person: TestPerson, query: string) => {
  const { status, body } = await person.call('POST /api/docsearch', { body: { query } });
  expect(status).toBe(200);
  return body.documents;
};

/** What a search shows of the long guide. */
const shown = async (person: TestPerson, query: string) =>
  (await search(person, query)).find(({ id }) => id === long.id);

describe('a patient reader of a locked guide', () => {
  test('sees at most twelve passages, however often they search; what they saw stays', async () => {
    const person = await house.person();
    const texts = new Map<string, string>();
    for (const round of [1, 2]) {
      for (const thing of things) {
        const result = await shown(person, round === 1 ? thing : `the ${thing} club`);
        expect(result).toMatchObject({ title: long.title, unlocked: false });
        if (typeof result?.passageId === 'string') texts.set(result.passageId, result.snippet);
        else expect(result).toMatchObject({ snippet: '', page: null });
      }
    }
    expect(texts.size).toBe(PASSAGES_PER_GUIDE);
    for (const [at, thing] of things.entries()) {
      const result = await shown(person, thing);
      const isSeen = at < PASSAGES_PER_GUIDE;
      expect(result?.snippet.includes(thing)).toBe(isSeen);
      expect(result?.passageId).toBe(isSeen ? long.passageIds[at] : null);
    }

    const preview = (passageId: string) =>
      person.call('GET /api/documents/{documentId}/preview/{passageId}', {
        params: { documentId: long.id, passageId },
      });
    const unseen = await preview(long.passageIds[15] ?? '');
    expect([unseen.status, unseen.error.code]).toEqual([403, 'guide_locked']);
    expect((await preview(long.passageIds[2] ?? '')).body).toMatchObject({ previewsLeft: 4 });
    const { body: matches } = await person.call('GET /api/documents/{documentId}/matches', {
      params: { documentId: long.id },
      query: { q: 'juggling' },
    });
    expect(matches).toEqual([]);

    const { body: history } = await person.call('GET /api/docsearch/history');
    const kept = history.flatMap(({ cachedResults }) => cachedResults).filter(({ id }) => id === long.id);
    expect(kept.every(({ passageId }) => passageId === null || texts.has(passageId))).toBe(true);
  });

  test('learns of no more passages by asking which ones hold words; that is a search too', async () => {
    const person = await house.person();
    const holding = async (words: string) => {
      const { status, body } = await person.call('GET /api/documents/{documentId}/matches', {
        params: { documentId: long.id },
        query: { q: words },
      });
      return status === 200 ? body.map(({ passageId }) => passageId) : status;
    };
    for (const [at, thing] of things.entries()) {
      expect(await holding(thing)).toEqual(at < PASSAGES_PER_GUIDE ? [long.passageIds[at]] : []);
    }
    // Of the twelve it is still told which hold words, whatever the others hold.
    expect(await holding('juggling tugboat')).toEqual([long.passageIds[4]]);
    expect((await shown(person, 'juggling'))?.passageId).toBeNull();
    await search(person, 'zeppelin');
    for (let at = 0; at < 37; at += 1) expect(await holding(`word ${at}`)).not.toBe(429);
    expect(await holding('orchard')).toBe(429);
    expect(await holding('zeppelin')).toEqual([long.passageIds[0]]);
    expect((await person.call('POST /api/docsearch', { body: { query: 'orchard' } })).status).toBe(429);
    await person.call('POST /api/doc-search/view', { body: { documentId: long.id } });
    expect(await holding('juggling')).toEqual([long.passageIds[19]]);
  });

  test('is shown a passage that they saw rather than another that says no more', async () => {
    const person = await house.person();
    const first = (await shown(await house.person(), 'club meets weekly'))?.passageId;
    const others = things.filter((_, at) => long.passageIds[at] !== first);
    const seen = [];
    for (const thing of others.slice(0, 6)) seen.push((await shown(person, thing))?.passageId);
    expect(seen).toContain((await shown(person, 'club meets weekly'))?.passageId);
    // What says more of what was asked for is shown and counted.
    expect((await shown(person, `${things[19]} club`))?.passageId).toBe(long.passageIds[19]);
  });

  test('sees everything of a guide that they unlocked, and nobody else does', async () => {
    const [person, stranger] = [await house.person(), await house.person()];
    await person.call('POST /api/doc-search/view', { body: { documentId: long.id } });
    for (const [at, thing] of things.entries()) {
      expect((await shown(person, thing))?.passageId).toBe(long.passageIds[at]);
    }
    for (const thing of things.slice(0, 13)) await shown(stranger, thing);
    expect((await shown(stranger, 'juggling'))?.passageId).toBeNull();
    expect((await search(stranger, 'juggling')).find(({ id }) => id === other.id)?.passageId).toBe(other.passageIds[0]);
  });

  test('sees other passages once thirty days have passed', async () => {
    const person = await house.person();
    for (const thing of things.slice(0, 12)) await shown(person, thing);
    expect((await shown(person, 'juggling'))?.passageId).toBeNull();
    await vi.waitFor(async () => {
      const { rowCount } = await house.db.execute(
        sql`update passage_seen set seen_at = now() - interval '31 days' where user_id = ${person.id}`,
      );
      expect(rowCount).toBe(13);
    });
    await vi.waitFor(
      async () => expect((await shown(person, 'juggling'))?.passageId).toBe(long.passageIds[19]),
      30_000,
    );
  });

  test('sees no more by asking for everything at once', async () => {
    const person = await house.person();
    const results = await Promise.all(things.map((thing) => shown(person, thing)));
    const passages = new Set(results.flatMap((result) => result?.passageId ?? []));
    expect(passages.size).toBe(PASSAGES_PER_GUIDE);
  });
});

test('asking for an amount more and more exactly ends at a step, and at the amount once the guide is unlocked', async () => {
  const person = await house.person();
  await vi.waitFor(async () => expect(await states({ atLeast: 1000 })).toBe(true), 60_000);
  async function states(bounds: { atLeast?: number; atMost?: number }): Promise<boolean> {
    const filters = { facts: [{ metric: 'medical.deductible', ...bounds }] };
    const { body } = await person.call('POST /api/docsearch', { body: { query: '', filters } });
    expect(body.note).toBe(
      Object.values(bounds).every((bound) => bound % 100 === 0)
        ? null
        : 'Guides that you have not unlocked are compared by “Medical deductible” in steps of $100.',
    );
    return body.documents.some(({ id }) => id === other.id);
  }
  /** The least and the most that the deductible may be, by halving what it may be. */
  const bisected = async (): Promise<number[]> => {
    const most = { from: 0, to: 4096 };
    while (most.to - most.from > 1) {
      const middle = (most.from + most.to) / 2;
      if (await states({ atMost: middle })) most.to = middle;
      else most.from = middle;
    }
    const least = { from: 0, to: 4096 };
    while (least.to - least.from > 1) {
      const middle = (least.from + least.to) / 2;
      if (await states({ atLeast: middle })) least.from = middle;
      else least.to = middle;
    }
    return [least.from, most.to];
  };
  expect(await bisected()).toEqual([1499, 1401]);
  await person.call('POST /api/doc-search/view', { body: { documentId: other.id } });
  expect(await bisected()).toEqual([DEDUCTIBLE, DEDUCTIBLE]);
});

test('a person makes sixty new searches a minute; pages, facets and repeats are none', async () => {
  const person = await house.person();
  const ask = (body: { query: string; page?: number; filters?: object }) =>
    person.call('POST /api/docsearch', { body });
  await ask({ query: 'Zeppelin' });
  const words = Array.from({ length: 59 }, (_, at) => `club ${at}`);
  for (const query of words) expect((await ask({ query })).status).toBe(200);
  for (const query of ['harmonica', 'zeppelin club']) {
    const refused = await ask({ query });
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect(refused.error.error).toBe('You have searched 60 times in a minute. Please wait a moment.');
  }
  const known = [
    { query: 'zeppelin' },
    { query: 'club 7', page: 2 },
    { query: 'club 8', filters: { planYears: [2025] } },
  ];
  for (const body of known) expect((await ask(body)).status).toBe(200);
  expect((await search(await house.person(), 'harmonica')).length).toBe(1);
});

test('of a hundred searches at once sixty are answered, of repeats all', async () => {
  const person = await house.person();
  const ask = (words: string) => person.call('POST /api/docsearch', { body: { query: words } });
  const answered = async (words: readonly string[]): Promise<number> =>
    (await Promise.all(words.map(ask))).filter(({ status }) => status === 200).length;
  const words = Array.from({ length: 100 }, (_, at) => `crowd ${at}`);
  expect(await answered(words.slice(0, 40))).toBe(40);
  expect(await answered([...words.slice(0, 40), ...words])).toBe(40 + 60);
});

test('a person makes two thousand new searches a day', async () => {
  const person = await house.person();
  await house.db.execute(sql`
    insert into request_count (key, used, window_ends)
    values (${`searches-day:${person.id}`}, 1999 - 33, now() + interval '1 hour')`);
  let refused = 0;
  for (let at = 0; at < 40; at += 1) {
    const { status } = await person.call('POST /api/docsearch', { body: { query: `daily ${at}` } });
    refused += status === 429 ? 1 : 0;
  }
  expect(refused).toBeGreaterThan(0);
  expect((await person.call('POST /api/docsearch', { body: { query: 'daily 0' } })).status).toBe(200);
});
