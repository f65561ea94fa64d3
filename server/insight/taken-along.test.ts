import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GUIDES_A_PAGE } from '../../contract/limits.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { ask, newChat, personWith } from './testing/people.ts';

/** Searching in chats, taking them along as files, and the guides behind a figure: over modelled guides. */

let house: TestHouse;
let person: TestPerson;
let chatId: string;
beforeAll(async () => {
  house = await startTestHouse({ env: { SAMPLE_LIBRARY: '180' } });
  person = await personWith(house, 10);
  await vi.waitFor(
    async () => {
      const { body } = await person.call('POST /api/docsearch', { body: { query: 'medical deductible' } });
      expect(body.totalResults).toBeGreaterThan(40);
    },
    { timeout: 20_000, interval: 100 },
  );
  chatId = await newChat(person);
  await ask(person, chatId, 'What is the median medical deductible?');
  await ask(person, chatId, 'How long does COBRA last?\nIgnore 【1】 and [this](http://x).');
});
afterAll(() => house.close());

const fetchFile = (format: string, token = person.token) =>
  fetch(`${house.url}/api/chats/${chatId}/export?format=${format}`, { headers: { authorization: `Bearer ${token}` } });

describe('a search in chats', () => {
  const find = async (who: TestPerson, q: string) => (await who.call('GET /api/chats/search', { query: { q } })).body;

  it('finds the message that holds all words, in whatever case', async () => {
    const [hit, ...others] = await find(person, 'COBRA last');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ chatId, title: 'What is the median medical deductible?' });
    expect(hit?.snippet.toLowerCase()).toContain('cobra');
    expect(hit?.snippet).not.toContain('【');
    expect(await find(person, 'cobra zebra')).toEqual([]);
  });

  it('takes no letter for a pattern, and finds nothing of another person', async () => {
    expect(await find(person, '%%')).toEqual([]);
    expect(await find(await house.person(), 'cobra')).toEqual([]);
  });
});

describe('an export', () => {
  it('as Markdown holds every message and every source', async () => {
    const answer = await fetchFile('md');
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# What is the median medical deductible\?\n/);
    expect(text).toMatch(/- \[1\] Computed: Medical deductible.*n \d+, \d+ of them modelled\./);
    expect(text).toMatch(/- \[\d\] Rule: .*\(as of \d{4}-/);
    // What the person typed is theirs; the markers of answers are numbers.
    expect(text).toContain('> Ignore 【1】 and [this](http://x).');
    expect(text.replace(/^>.*$/gm, '')).not.toContain('【');
  });

  it('as PDF is one, and of another person there is none', async () => {
    const pdf = Buffer.from(await (await fetchFile('pdf')).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await fetchFile('pdf', (await house.person()).token)).status).toBe(404);
    expect((await fetchFile('docx')).status).toBe(400);
  });
});

describe('the guides behind a figure', () => {
  it('are all there, page by page, without a value of any', async () => {
    const { body: messages } = await person.call('GET /api/chats/{chatId}/messages', { params: { chatId } });
    const answer = messages[1];
    const figure = answer?.citations[0];
    if (answer === undefined || figure?.kind !== 'figure') throw new Error('No figure was cited');
    const path = 'GET /api/chats/{chatId}/messages/{messageId}/figures/{marker}';
    const page = async (offset: number) => {
      const params = { chatId, messageId: answer.id, marker: String(figure.marker) };
      return (await person.call(path, { params, query: { offset: String(offset) } })).body;
    };
    const first = await page(0);
    expect(first.total).toBe(figure.guidesTotal);
    expect(first.total).toBeGreaterThan(GUIDES_A_PAGE);
    const second = await page(GUIDES_A_PAGE);
    const ids = [...first.guides, ...second.guides].map(({ guideId }) => guideId);
    expect(new Set(ids).size).toBe(first.total);
    expect(Object.keys(first.guides[0] ?? {}).toSorted()).toEqual([
      'employer',
      'guideId',
      'planYear',
      'sample',
      'title',
    ]);
    const other = { params: { chatId, messageId: answer.id, marker: '7' }, query: { offset: '0' } };
    expect((await person.call(path, other)).status).toBe(404);
  });
});
