import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SampleGuide } from '../../sample/guide.ts';
import { makeSampleGuides } from '../../sample/make-guides.ts';
import { renderSampleFile } from '../../sample/render-sample-file.ts';
import { connect, type Database } from '../db/connect.ts';
import { planFact } from '../db/tables/facts.ts';
import { guide, libraryChange, passage } from '../db/tables/library.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { readDocument } from '../reading/read-document.ts';
import { allowSampleLibrary, loadSampleLibrary, removeSampleLibrary } from './sample-library.ts';
import { splitPassages } from '../reading/split-passages.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 4 });
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const ready = and(eq(guide.sample, true), eq(guide.status, 'ready'));
const countOf = async (): Promise<number> => (await db.select({ n: count() }).from(guide).where(ready))[0]?.n ?? 0;
const changes = async (): Promise<number> => (await db.select({ n: count() }).from(libraryChange))[0]?.n ?? 0;

describe('loading', () => {
  test('fills the library once, goes on where it ended, and two may load at once', async () => {
    const seen: number[] = [];
    expect(await loadSampleLibrary(db, { count: 30 })).toBe(30);
    const added = await Promise.all([
      loadSampleLibrary(db, { count: 120, onProgress: (done) => seen.push(done) }),
      loadSampleLibrary(db, { count: 120 }),
    ]);
    expect(added[0] + added[1]).toBe(90);
    expect([await countOf(), await changes(), seen.at(-1)]).toEqual([120, 120, 120]);
    expect(await loadSampleLibrary(db, { count: 120 })).toBe(0);
    const [first] = [...makeSampleGuides(1)];
    const [row] = await db
      .select()
      .from(guide)
      .where(eq(guide.title, first?.title ?? ''));
    const texts = await db
      .select()
      .from(passage)
      .where(eq(passage.guideId, row?.id ?? ''));
    expect(texts).toHaveLength(first?.passages.length ?? -1);
    const facts = await db
      .select()
      .from(planFact)
      .where(eq(planFact.guideId, row?.id ?? ''));
    const stated = first?.passages.flatMap((one) => one.stated) ?? [];
    expect(facts).toHaveLength(stated.length);
    for (const fact of facts) {
      const text = texts.find((one) => one.id === fact.passageId)?.text ?? '';
      const quote = text.slice(fact.quoteFrom, fact.quoteTo);
      const match = stated.find(
        (one) =>
          one.metric === fact.metric &&
          one.quote === quote &&
          one.value === (fact.value ?? fact.words) &&
          (one.plan ?? null) === fact.plan &&
          (one.tier ?? null) === fact.tier,
      );
      expect(match, `${fact.metric}: ${quote}`).toBeDefined();
    }
    expect(row).toMatchObject({ sample: true, status: 'ready', fileKey: null, pageCount: first?.pageCount });
  });

  test('a guide of an earlier edition goes, with its texts, once the present edition is loaded', async () => {
    await db.insert(guide).values({
      title: 'Old edition',
      employer: 'Old',
      type: 'pdf',
      sample: true,
      status: 'ready',
      contentHash: 'of another edition',
      fileName: 'old.pdf',
      byteSize: 1,
    });
    await loadSampleLibrary(db, { count: 120 });
    expect(await countOf()).toBe(120);
    const old = await db.select().from(guide).where(eq(guide.title, 'Old edition'));
    expect(old).toEqual([]);
  });

  test('stops where it is told to, and the next load goes on from there', async () => {
    const stopping = new AbortController();
    const load = loadSampleLibrary(db, {
      count: 450,
      signal: stopping.signal,
      onProgress: (done) => done >= 200 && stopping.abort(),
    });
    expect(await load).toBeLessThan(330);
    const there = await countOf();
    expect(there).toBeGreaterThan(120);
    expect(there).toBeLessThan(450);
    expect(await loadSampleLibrary(db, { count: 450 })).toBe(450 - there);
    expect(await countOf()).toBe(450);
  });

  test('is undone whole, and stays undone until it is allowed again', async () => {
    expect(await removeSampleLibrary(db)).toBe(450);
    expect((await db.select({ n: count() }).from(planFact))[0]?.n).toBe(0);
    expect(await countOf()).toBe(0);
    expect((await db.select({ n: count() }).from(passage))[0]?.n).toBe(0);
    expect(await loadSampleLibrary(db, { count: 30 })).toBe(0);
    await allowSampleLibrary(db);
    expect(await loadSampleLibrary(db, { count: 10 })).toBe(10);
  });
});

describe('files of sample guides', () => {
  /** What is said, wherever lines and cells end. */
  const said = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
  const perPage = (parts: readonly { page: number; heading: string | null; text: string }[], page: number): string =>
    said(
      parts
        .filter((part) => part.page === page)
        .map((part) => `${part.heading ?? ''} ${part.text}`)
        .join(' '),
    );

  const guides = [...makeSampleGuides(120)];
  const of = (type: SampleGuide['type'], most: number): SampleGuide[] =>
    guides.filter((one) => one.type === type).slice(0, most);

  test.each([...of('pdf', 8), ...of('docx', 3), ...of('doc', 2), ...of('html', 2), ...of('web', 1), ...of('txt', 2)])(
    '$fileName is read back as it was modelled, page by page',
    async (made) => {
      const file = await renderSampleFile(made);
      const read = await readDocument({ bytes: file.bytes, name: file.fileName });
      const parts = splitPassages(read.pages);
      expect(read.pages).toHaveLength(made.pageCount);
      for (let page = 1; page <= made.pageCount; page += 1) {
        const got = perPage(parts, page);
        for (const { heading, text } of made.passages.filter((one) => one.page === page)) {
          expect(got).toContain(said(heading));
          for (const line of text.split('\n')) expect(got).toContain(said(line));
        }
      }
      const headings = new Set(parts.map((part) => part.heading));
      expect(made.passages.filter((one) => headings.has(one.heading)).length).toBeGreaterThan(
        made.passages.length * 0.7,
      );
    },
  );

  test('a PDF is the same file every time', async () => {
    const [made] = of('pdf', 1);
    if (made === undefined) throw new Error('no PDF among the first guides');
    const [one, two] = [await renderSampleFile(made), await renderSampleFile(made)];
    expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
    expect(Buffer.from(one.bytes).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
