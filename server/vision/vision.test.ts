import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { guide } from '../db/tables/library.ts';
import { removeGuide } from '../library/remove-guide.ts';
import { addGuide, type TestGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { says, searches, startScriptedModel } from '../testing/scripted-model.ts';

let house: TestHouse;
let leave: TestGuide;
let retirement: TestGuide;
let hidden: TestGuide;

beforeAll(async () => {
  house = await startTestHouse();
  leave = await addGuide(house.db, {
    employer: 'Quillmere Supply',
    passages: [
      [1, 'Welcome', 'This guide describes what Quillmere Supply offers in 2025.'],
      [2, 'Parental leave', 'Every new parent takes 16 weeks of paid parental leave within a year.'],
      [3, 'Holidays', 'The office closes on eleven paid holidays.'],
      [4, 'Dental', 'The dental plan pays cleanings in full.'],
      [5, 'Vision', 'Frames are covered up to $150.'],
      [6, 'Commuter', 'Transit passes may be bought before tax.'],
    ],
  });
  retirement = await addGuide(house.db, {
    employer: 'Tarnbrook Foundry',
    planYear: 2024,
    passages: [[7, '401(k)', 'Tarnbrook matches 50% of the first 6% that you put into the 401(k).']],
  });
  hidden = await addGuide(house.db, {
    employer: 'Halfdone',
    status: 'importing',
    passages: [[1, 'Draft', 'Sabbatical']],
  });
  await searched(await house.person(), 'foundry', 1);
});
afterAll(() => house.close());

const search = (person: TestPerson, query: string, page?: number) =>
  person.call('POST /api/docsearch', { body: { query, ...(page && { page }) } });

/** Waits until the index has taken in what a search is to find. */
const searched = (person: TestPerson, query: string, count: number) =>
  vi.waitFor(async () => expect((await search(person, query)).body.totalResults).toBe(count), 60_000);

const open = (person: TestPerson, documentId: string) =>
  person.call('POST /api/doc-search/view', { body: { documentId, documentUrl: 'x', documentTitle: 'y' } });

const credits = async (person: TestPerson) => (await person.call('GET /api/users/me')).body.creditBalance;

describe('searching', () => {
  test('finds the guide and the page, and marks the words', async () => {
    const person = await house.person();
    const { status, body } = await search(person, '  parental leave 16 weeks ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalResults: 1, fullResultsIncluded: true, fromCache: false, note: null });
    expect(body.query).toBe('parental leave 16 weeks');
    const [found] = body.documents;
    expect(found).toMatchObject({ id: leave.id, page: 2, type: 'pdf', unlocked: false, url: `/documents/${leave.id}` });
    expect(found?.metadata).toMatchObject({ planYear: 2025, employer: 'Quillmere Supply', sample: false });
    expect(found?.snippet).toContain('\uE00016\uE001 \uE000weeks\uE001');
    expect(await credits(person)).toBe(5);
  });

  test('refuses a blank query, and a visitor before that', async () => {
    const person = await house.person();
    const blank = await search(person, ' \u0000\n ');
    expect([blank.status, blank.error.code, blank.error.error]).toEqual([
      400,
      'empty_query',
      'Please enter a search query',
    ]);
    for (const body of [undefined, {}]) {
      expect((await person.call('POST /api/docsearch', { body })).error.code).toBe('empty_query');
    }
    const visitor = await fetch(`${house.url}/api/docsearch`, { method: 'POST', body: '{' });
    expect(visitor.status).toBe(401);
    expect((await person.call('GET /api/docsearch/history')).body).toEqual([]);
  });

  test('takes halves of characters, in words and in filters, as nothing and remembers the search', async () => {
    const person = await house.person();
    const { status, body } = await search(person, 'parental \uD800leave\uDFFF 16 weeks');
    expect([status, body.query, body.totalResults]).toEqual([200, 'parental leave 16 weeks', 1]);
    expect((await search(person, '\uD83E')).error.code).toBe('empty_query');
    const filtered = await person.call('POST /api/docsearch', { body: { filters: { industries: ['Bank\uD800'] } } });
    expect([filtered.status, filtered.body.documents]).toEqual([200, []]);
    const { body: history } = await person.call('GET /api/docsearch/history');
    expect(history.map(({ query, filters }) => [query, filters])).toEqual([
      ['', { industries: ['Bank\uFFFD'] }],
      ['parental leave 16 weeks', {}],
    ]);
  });

  test('a text that grows when it is normalised holds up nobody, in a search or in a question to Insight', async () => {
    const person = await house.person();
    const text = '\uFDFA'.repeat(1_000);
    expect((await search(person, text)).body.documents).toEqual([]);
    const { status } = await person.call('GET /api/documents/{documentId}/matches', {
      params: { documentId: leave.id },
      query: { q: text },
    });
    expect(status).toBe(200);
    const { body: chat } = await person.call('POST /api/chats', { body: {} });
    const asked = { message: `parental leave ${text}`, chatId: chat.id, threadId: null };
    expect((await person.call('POST /api/guide-search/chat', { body: asked })).status).toBe(200);
  });

  test('a search that takes too long of its processor ends with a sentence, and costs nothing in Insight', async () => {
    const scripted = await startScriptedModel();
    const env = { SEARCH_LIMIT_MS: '0.001', MODEL_URL: scripted.url, LOG_LEVEL: 'silent' };
    const strict = await startTestHouse({ databaseUrl: house.databaseUrl, env });
    try {
      const person = await strict.person();
      const text = 'parentel leeve dentol visoin retirment sabbaticl comuter holidayz '.repeat(20).slice(0, 1_000);
      const slow = await search(person, text);
      expect([slow.status, slow.error.code, slow.error.error]).toEqual([
        503,
        'search_slow',
        'The search is taking longer than expected. Try a simpler search or try again in a few minutes.',
      ]);
      expect((await fetch(`${strict.url}/readyz`)).status).toBe(200);
      const { body: chat } = await person.call('POST /api/chats', { body: {} });
      scripted.play(searches(text.slice(0, 400)), says('The library does not say.'));
      const asked = { message: 'How long is parental leave?', chatId: chat.id, threadId: null };
      const answer = await person.call('POST /api/guide-search/chat', { body: asked });
      expect([answer.status, answer.error.code]).toEqual([503, 'search_slow']);
      expect(await credits(person)).toBe(5);
    } finally {
      await strict.close();
      await scripted.close();
    }
  });

  test('pages follow one another without a gap, and are as long as was asked for', async () => {
    const person = await house.person();
    for (let at = 0; at < 23; at += 1) {
      await addGuide(house.db, {
        employer: `Pager ${at}`,
        passages: [[1, 'Quiet rooms', 'A zeppelin room for naps.']],
      });
    }
    await searched(person, 'zeppelin', 23);
    const ids = async (body: object) => {
      const answer = await person.call('POST /api/docsearch', { body: { query: 'zeppelin', ...body } });
      expect(answer.body.totalResults).toBe(23);
      return { ids: answer.body.documents.map(({ id }) => id), whole: answer.body.fullResultsIncluded };
    };
    const all = await ids({});
    expect([new Set(all.ids).size, all.whole]).toEqual([23, true]);
    const pages = [await ids({ limit: 10 }), await ids({ limit: 10, page: 2 }), await ids({ limit: 10, page: 3 })];
    expect(pages.map((page) => [page.ids.length, page.whole])).toEqual([
      [10, false],
      [10, false],
      [3, false],
    ]);
    expect(pages.flatMap((page) => page.ids)).toEqual(all.ids);
    expect((await ids({ limit: 20, page: 9 })).ids).toEqual([]);
    const refused = await person.call('POST /api/docsearch', { body: { query: 'zeppelin', limit: 30 } });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_input']);
  });

  test('says honestly that nothing was found', async () => {
    const { body } = await search(await house.person(), 'qzxv wkjj');
    expect(body).toMatchObject({ documents: [], totalResults: 0, fullResultsIncluded: true });
    expect(body.note).toBe('No guide mentions “qzxv”, “wkjj”.');
  });

  test('keeps a history, and the same words have the same answer until the library changes', async () => {
    const person = await house.person();
    await search(person, 'dental cleanings');
    await search(person, '401k match');
    expect((await search(person, '401K match')).body).toMatchObject({ fromCache: true, totalResults: 1 });
    await house.db.execute(
      sql`update search_history set computed_at = now() - interval '61 minutes' where user_id = ${person.id}`,
    );
    expect((await search(person, '401K match')).body.fromCache).toBe(false);
    expect((await search(await house.person(), '401K match')).body.fromCache).toBe(false);
    const { body } = await person.call('GET /api/docsearch/history');
    expect(body.map((entry) => entry.query)).toEqual(['401K match', 'dental cleanings']);
    expect(body[0]?.cachedResults[0]).toMatchObject({ id: retirement.id, page: 7 });
    expect((await (await house.person()).call('GET /api/docsearch/history')).body).toEqual([]);

    await addGuide(house.db, { employer: 'Otherwell', passages: [[1, 'Retirement', 'A 401(k) match of 4%.']] });
    await searched(person, '401k match', 2);
    expect((await search(person, 'dental cleanings')).body.fromCache).toBe(false);
  });
});

describe('opening', () => {
  test('costs once, then nothing, even with no credits left', async () => {
    const person = await house.person();
    const first = await open(person, leave.id);
    expect(first.body).toEqual({
      documentUrl: `/documents/${leave.id}`,
      alreadyViewed: false,
      availableCredits: { totalAvailable: 4 },
      creditsRemaining: 4,
    });
    expect((await open(person, leave.id)).body).toMatchObject({ alreadyViewed: true, creditsRemaining: 4 });
    const { body: history } = await person.call('GET /api/documents/history');
    expect(history).toMatchObject([
      { documentId: leave.id, documentTitle: leave.title, documentType: 'pdf', planYear: 2025 },
    ]);
    expect(history).toMatchObject([{ employer: 'Quillmere Supply', sample: false }]);
    const { body: bills } = await person.call('GET /api/billing/history');
    expect(bills[0]).toMatchObject({ type: 'document_view', delta: -1, description: leave.title });
    expect((await search(person, 'parental leave')).body.documents[0]).toMatchObject({ id: leave.id, unlocked: true });
    const other = await house.person();
    expect((await search(other, 'parental leave')).body.documents[0]).toMatchObject({ id: leave.id, unlocked: false });
    expect((await other.call('GET /api/documents/history')).body).toEqual([]);
  });

  test('200 at once are one charge', async () => {
    const person = await house.person();
    const began = Date.now();
    const atOnce = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const answer = await open(person, retirement.id);
        // A house that gets no time of the machine says that it is busy, after it has waited; sooner is a mistake of ours.
        if (answer.status === 503) expect(Date.now() - began).toBeGreaterThan(5_000);
        return answer;
      }),
    );
    const answers = atOnce.filter(({ status }) => status !== 503);
    // Whoever was refused asks again, one after another: all at once they would keep the house as busy as it was.
    while (answers.length < atOnce.length)
      answers.push(
        await vi.waitUntil(
          async () => {
            const again = await open(person, retirement.id);
            return again.status !== 503 && again;
          },
          { timeout: 100_000, interval: 1_000 },
        ),
      );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(answers.filter((answer) => !answer.body.alreadyViewed)).toHaveLength(1);
    expect(await credits(person)).toBe(4);
    expect((await person.call('GET /api/documents/history')).body).toHaveLength(1);
  });

  test('is refused without enough credits, and what is unlocked still opens', async () => {
    const person = await house.person();
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, at) => addGuide(house.db, { employer: `Spent ${at}`, passages: [[1, 'A', 'B']] })),
    );
    for (const guide of others) expect((await open(person, guide.id)).status).toBe(200);
    const refused = await open(person, leave.id);
    expect(refused.status).toBe(402);
    expect(refused.error).toMatchObject({
      error: 'You need 1 credit(s) to view this document',
      code: 'insufficient_credits',
      details: { needed: 1, available: 0 },
    });
    expect((await open(person, others[0]?.id ?? '')).body).toMatchObject({ alreadyViewed: true, creditsRemaining: 0 });
    expect((await person.call('GET /api/documents/history')).body).toHaveLength(5);
  });

  test('costs no more than what was shown', async () => {
    const person = await house.person();
    const admin = await house.person('admin@benesight.test');
    const change = (cost: number) =>
      admin.call('PATCH /api/admin/settings/credit-costs', { body: { serviceType: 'document_view', cost } });
    await change(3);
    try {
      const shown = (price: number) =>
        person.call('POST /api/doc-search/view', { body: { documentId: leave.id, price } });
      const refused = await shown(1);
      expect(refused.status).toBe(409);
      expect(refused.error).toMatchObject({ code: 'price_changed', details: { needed: 3 } });
      expect(await credits(person)).toBe(5);
      expect((await shown(4)).body).toMatchObject({ alreadyViewed: false, creditsRemaining: 2 });
      // What is unlocked costs nothing, whatever was shown.
      expect((await shown(0)).body).toMatchObject({ alreadyViewed: true, creditsRemaining: 2 });
    } finally {
      await change(1);
    }
  });

  test('knows a guide by its id alone: 404 before 400, 400 without one', async () => {
    const person = await house.person();
    const body = { documentUrl: 7, documentTitle: leave.title };
    for (const documentId of ['nope', '00000000-0000-4000-8000-000000000000', hidden.id]) {
      const answer = await person.call('POST /api/doc-search/view', { body: { ...body, documentId } });
      expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
    }
    expect((await person.call('POST /api/doc-search/view', { body: { ...body, documentId: leave.id } })).status).toBe(
      400,
    );
    expect((await person.call('POST /api/doc-search/view', { body: {} })).status).toBe(400);
    expect(await credits(person)).toBe(5);
  });
});

describe('opening what is removed', () => {
  test('a guide that is removed while it is being opened costs nothing', async () => {
    const person = await house.person();
    const going = await addGuide(house.db, { employer: 'Leaving', passages: [[1, 'A', 'B']] });
    const removal = await house.db.pool.connect();
    try {
      await removal.query('begin');
      await removal.query(`update guide set status = 'removed' where id = $1`, [going.id]);
      const answer = open(person, going.id);
      // It has found the guide ready, and waits for the removal to end.
      await vi.waitFor(async () => {
        const { rows } = await house.db.execute(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        expect(rows.length).toBeGreaterThan(0);
      }, 10_000);
      await removal.query('commit');
      const { status, error } = await answer;
      expect([status, error.code]).toEqual([409, 'guide_unavailable']);
    } finally {
      removal.release(true);
    }
    expect(await credits(person)).toBe(5);
    expect((await person.call('GET /api/documents/history')).body).toEqual([]);
  });

  test('an unlocked guide that is removed stays in the history, and says that it opens no more', async () => {
    const person = await house.person();
    const going = await addGuide(house.db, { employer: 'Gone', passages: [[1, 'A', 'B']] });
    for (const { id } of [leave, going]) expect((await open(person, id)).status).toBe(200);
    expect(await removeGuide(house.db, going.id)).toBe(true);
    for (const someone of [person, await house.person()]) {
      const answer = await open(someone, going.id);
      expect([answer.status, answer.error.code]).toEqual([409, 'guide_unavailable']);
    }
    expect(await credits(person)).toBe(3);
    const { body } = await person.call('GET /api/documents/history');
    expect(body.map(({ documentId, available }) => [documentId, available])).toEqual([
      [going.id, false],
      [leave.id, true],
    ]);
    expect(await house.db.$count(guide, eq(guide.id, going.id))).toBe(1);
  });
});

describe('previewing', () => {
  const preview = (person: TestPerson, guide: TestGuide, at: number) =>
    person.call('GET /api/documents/{documentId}/preview/{passageId}', {
      params: { documentId: guide.id, passageId: guide.passageIds[at] ?? '' },
    });

  test('shows five passages of a locked guide, the same ones again, and all once it is unlocked', async () => {
    const person = await house.person();
    const answers = await Promise.all([0, 1, 2, 3, 4, 5, 0, 1].map((at) => preview(person, leave, at)));
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect([answer.status, answer.error.code]).toEqual([403, 'guide_locked']);
    const shown = answers.filter((answer) => answer.status === 200);
    expect(new Set(shown.map((answer) => answer.body.passageId)).size).toBe(5);
    const again = await preview(person, leave, leave.passageIds.indexOf(shown[0]?.body.passageId ?? ''));
    expect(again.body).toMatchObject({ unlocked: false, previewsLeft: 0, title: leave.title });
    await open(person, leave.id);
    for (let at = 0; at < 6; at += 1) expect((await preview(person, leave, at)).status).toBe(200);
  });

  test('names the passages that match, without their texts', async () => {
    const person = await house.person();
    const matches = (documentId: string, query: Record<string, string>) =>
      person.call('GET /api/documents/{documentId}/matches', { params: { documentId }, query });
    const { body } = await matches(leave.id, { q: 'dental cleanings, or frames covered' });
    expect(body.map(({ passageId }) => leave.passageIds.indexOf(passageId)).toSorted()).toEqual([3, 4]);
    expect(Object.keys(body[0] ?? {}).toSorted()).toEqual(['heading', 'page', 'passageId']);
    expect((await matches(retirement.id, { q: 'frames' })).body).toEqual([]);
    for (const query of [{}, { q: ' ' }, { q: 'x'.repeat(1001) }]) {
      expect((await matches(leave.id, query)).error.code).toBe('invalid_input');
    }
    expect((await matches(hidden.id, { q: 'Sabbatical' })).status).toBe(404);
  });

  test('is 404 for a passage of another guide or of one that is not ready', async () => {
    const person = await house.person();
    const mixed = { ...leave, passageIds: retirement.passageIds };
    expect((await preview(person, mixed, 0)).status).toBe(404);
    expect((await preview(person, hidden, 0)).status).toBe(404);
  });
});
