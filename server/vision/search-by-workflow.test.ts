import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { removeGuide } from '../library/remove-guide.ts';
import { addGuide, type TestGuide, type TestGuideText } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { answers, startScriptedWorkflow, type ScriptedWorkflow } from '../testing/scripted-workflow.ts';
import { useUpRequests } from '../testing/use-up-requests.ts';

let house: TestHouse;
let workflow: ScriptedWorkflow;
let person: TestPerson;
let alder: TestGuide;
let birch: TestGuide;
let hidden: TestGuide;
let removed: TestGuide;
const STRANGER = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  workflow = await startScriptedWorkflow();
  house = await startTestHouse({
    env: { SEARCH_WORKFLOW_URL: workflow.url, SEARCH_WORKFLOW_KEY: 'a-key', LOG_LEVEL: 'silent' },
  });
  person = await house.person();
  const passages: TestGuideText['passages'] = [
    [1, 'Welcome', 'This is what we offer.'],
    [4, 'Parental leave', 'New parents take 16 weeks of parental leave.'],
  ];
  alder = await addGuide(house.db, { employer: 'Alder', state: 'TX', passages });
  birch = await addGuide(house.db, { employer: 'Birch', state: 'OH', passages });
  hidden = await addGuide(house.db, { employer: 'Hidden', status: 'importing', passages });
  removed = await addGuide(house.db, { employer: 'Removed', passages });
  await removeGuide(house.db, removed.id);
  workflow.play(answers({ documents: [{ id: alder.id }, { id: birch.id }] }));
  await vi.waitFor(async () => expect((await search('until it is there')).body.totalResults).toBe(2), 60_000);
});
afterAll(async () => {
  await house.close();
  await workflow.close();
});

const search = (query: string, body: object = {}) => person.call('POST /api/docsearch', { body: { query, ...body } });
const history = async () => (await person.call('GET /api/docsearch/history')).body;

test('shows our guides in the order of the workflow, with our titles, addresses and passages', async () => {
  workflow.play(
    answers([
      {
        documents: [
          {
            id: birch.id,
            url: 'https://elsewhere.example',
            title: 'Forged',
            type: 'web',
            snippet: '<b>Sixteen</b> weeks &amp; \uE000more\uE001<script>alert(1)</script>',
          },
          { id: alder.id.toUpperCase(), metadata: { planYear: 1999 } },
          { id: birch.id },
        ],
        totalResults: 3,
      },
    ]),
  );
  const { body } = await search('parental leave');
  expect(body.documents).toMatchObject([
    {
      id: birch.id,
      url: `/documents/${birch.id}`,
      title: birch.title,
      type: 'pdf',
      snippet: 'Sixteen weeks & more',
      page: 4,
    },
    { id: alder.id, title: alder.title, metadata: { planYear: 2025, state: 'TX' }, page: 4, unlocked: false },
  ]);
  expect(body.documents[0]?.passageId).toBe(birch.passageIds[1]);
  expect(body.documents[1]?.snippet).toContain('16 weeks of parental leave');
  expect(body).toMatchObject({
    totalResults: 2,
    fullResultsIncluded: true,
    fromCache: false,
    interpretation: [],
    words: 'parental leave',
    note: null,
  });
  expect(body.facets?.state.map(({ value, count }) => [value, count])).toEqual([
    ['OH', 1],
    ['TX', 1],
  ]);
  const sent = workflow.requests.at(-1);
  expect(sent?.headers.authorization).toBe('Bearer a-key');
  expect(sent?.body).toEqual({ query: 'parental leave', filters: {}, page: 1, limit: 100, userId: person.id });
});

test('a snippet that ends within a character, or holds half of one, is shown whole and remembered', async () => {
  const documents = [
    { id: alder.id, snippet: `x${'🦉'.repeat(300)}` },
    { id: birch.id, snippet: 'a\uD800b' },
  ];
  workflow.play(answers({ documents }));
  const { status, body } = await search('owls');
  expect(status).toBe(200);
  expect(body.documents.map(({ snippet }) => snippet)).toEqual([`x${'🦉'.repeat(149)}…`, 'a b']);
  expect((await history())[0]?.cachedResults).toEqual(body.documents);
});

test('leaves out what is not in the library, not ready or removed, and says so', async () => {
  const strangers = [{ id: STRANGER }, { id: STRANGER }, { id: hidden.id }, { id: removed.id }, { id: 'no-id' }, {}];
  workflow.play(answers({ documents: [...strangers, { id: alder.id }, { id: alder.id }], totalResults: 8 }));
  const { body } = await search('who is not there');
  expect(body).toMatchObject({ totalResults: 1, fullResultsIncluded: true });
  expect(body.documents.map(({ id }) => id)).toEqual([alder.id]);
  expect(body.note).toBe('5 results are left out: they are not in our library.');

  workflow.play(answers({ documents: [{ id: STRANGER }], totalResults: 1 }));
  expect((await search('nobody is there')).body).toMatchObject({ documents: [], totalResults: 0 });
});

test('holds to the filters whatever the workflow does, and sends them', async () => {
  workflow.play(answers({ documents: [{ id: alder.id }, { id: birch.id }] }));
  const { body } = await search('leave', { filters: { states: ['OH'] } });
  expect(body.documents.map(({ id }) => id)).toEqual([birch.id]);
  expect(body.note).toBe('One result is left out: it is not in our library, or outside of the filters.');
  expect(body.facets?.state.map(({ value }) => value).toSorted()).toEqual(['OH', 'TX']);
  expect(workflow.requests.at(-1)?.body.filters).toEqual({ states: ['OH'] });
});

test('counts what can be seen, page by page', async () => {
  const full = [{ id: alder.id }, { id: birch.id }, ...Array.from({ length: 98 }, () => ({ id: STRANGER }))];
  workflow.play(answers({ documents: full, totalResults: 250 }));
  expect((await search('many')).body).toMatchObject({ totalResults: 152, fullResultsIncluded: false });
  workflow.play(answers({ documents: [{ id: birch.id }], totalResults: 250 }));
  const { body } = await search('many', { page: 3 });
  expect(body).toMatchObject({ totalResults: 201, note: 'The search found 250 and sent the first 201.' });
  expect(workflow.requests.at(-1)?.body).toMatchObject({ page: 3, limit: 100 });
  workflow.play(answers({ documents: [], totalResults: 120 }));
  expect((await search('many', { page: 9 })).body).toMatchObject({ totalResults: 120, documents: [], note: null });
  workflow.play(answers({ documents: [...full, { id: alder.id }] }));
  expect((await search('more than a page')).body.documents).toHaveLength(2);
});

test('shorter pages within the first hundred ask the workflow once', async () => {
  const before = Array.from({ length: 9 }, () => ({ id: alder.id }));
  workflow.play(answers({ documents: [...before, { id: birch.id }, { id: hidden.id }], totalResults: 11 }));
  const pages = (page: number, limit: number) => search('short pages', { page, limit });
  const asked = workflow.requests.length;
  const first = await pages(1, 10);
  expect(first.body.documents.map(({ id }) => id)).toEqual([alder.id, birch.id]);
  expect(first.body).toMatchObject({ totalResults: 2, fullResultsIncluded: true, fromCache: false });
  expect((await pages(2, 10)).body).toMatchObject({ documents: [], fullResultsIncluded: false, fromCache: true });
  expect((await pages(1, 100)).body).toMatchObject({ fullResultsIncluded: true, fromCache: true });
  expect(workflow.requests.slice(asked).map(({ body }) => [body.page, body.limit])).toEqual([[1, 100]]);
  // The second page of a hundred is another one of the workflow's.
  await pages(6, 20);
  expect(workflow.requests.at(-1)?.body).toMatchObject({ page: 2, limit: 100 });
});

test('the same search within the hour comes from the history, and knows what was unlocked since', async () => {
  workflow.play(answers({ documents: [{ id: alder.id }] }));
  expect((await search('again')).body.fromCache).toBe(false);
  const asked = workflow.requests.length;
  await person.call('POST /api/doc-search/view', { body: { documentId: alder.id } });
  const { body } = await search('Again');
  expect(body).toMatchObject({ fromCache: true, documents: [{ id: alder.id, unlocked: true }] });
  expect(workflow.requests).toHaveLength(asked);
  expect((await history())[0]).toMatchObject({ query: 'Again', cachedResults: [{ id: alder.id }] });
});

test.each([
  [524, {}, 'N8N_524', null],
  [503, { message: 'Upgrading' }, 'N8N_503: Upgrading', 'Upgrading'],
  [418, { error: 'The pot is empty.' }, 'N8N_418: The pot is empty.', 'The pot is empty.'],
])(
  'a workflow that answers %i is a refusal, and leaves no trace in the history',
  async (status, said, message, text) => {
    workflow.play(answers(said, status));
    const before = await history();
    const refused = await search(`fails with ${status}`);
    expect([refused.status, refused.error]).toEqual([
      502,
      { error: message, message, code: 'search_workflow_failed', details: { status, said: text } },
    ]);
    expect(await history()).toEqual(before);
  },
);

test('who leaves ends the search there too, and nothing is remembered', async () => {
  const before = await history();
  const leaving = new AbortController();
  const gone = workflow.abandoned;
  workflow.play(() => leaving.abort());
  const asked = fetch(`${house.url}/api/docsearch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'never mind' }),
    signal: leaving.signal,
  });
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(workflow.abandoned).toBe(gone + 1), 60_000);
  expect(await history()).toEqual(before);
});

test('a blank query and too many searches never reach it', async () => {
  const asked = workflow.requests.length;
  expect((await search(' ')).error.code).toBe('empty_query');
  const other = await house.person();
  await useUpRequests(house.db, 'search', other.id);
  const refused = await other.call('POST /api/docsearch', { body: { query: 'once more' } });
  expect(refused.error.code).toBe('too_many_requests');
  expect(workflow.requests).toHaveLength(asked);
});
