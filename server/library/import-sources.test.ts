import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { guide, libraryChange, libraryImport, passage } from '../db/tables/library.ts';
import { folderStore, type FileStore } from '../outside/files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { Unreadable } from '../reading/document.ts';
import { openExtractor } from './extract/extractor.ts';
import type { ImportParts, ImportResult } from './import-source.ts';
import { importSources } from './import-sources.ts';
import { forgetRemovedGuides } from './bring-back.ts';
import { removeGuide } from './remove-guide.ts';
import { renderDocx, renderPdf, type Line } from './testing/documents.ts';
import type { ImportSource } from './source.ts';
import { fetchPage } from './web/fetch-page.ts';
import { whyStopped } from './why-stopped.ts';

let database: TestDatabase;
let db: Database;
let files: FileStore;
let folder: string;

const extractor = openExtractor();

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 4 });
  folder = mkdtempSync(join(tmpdir(), 'benesight-import-'));
  files = folderStore(join(folder, 'files'));
});

afterAll(async () => {
  extractor.close();
  await db.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const first: Line[] = [
  { heading: 'Larkspur Tooling 2025 Benefits Guide' },
  { text: 'Welcome to Larkspur Tooling! This guide describes what we offer to employees and their families.' },
  { heading: 'Medical plans' },
  { text: 'Two plans are open to full-time employees from the first day of the month after they are hired.' },
  { row: ['Plan', 'Deductible', 'Coinsurance'] },
  { row: ['Choice PPO', '$750', '20%'] },
  { row: ['Saver HDHP', '$1,700', '10%'] },
];
const second: Line[] = [
  { heading: 'Parental leave' },
  { text: 'Every parent takes up to 14 weeks of leave at full pay in the year after a birth or an adoption.' },
];

async function run(...sources: ImportSource[]): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  await importSources({ db, files, fetchPage, extractor }, sources, {
    label: 'test',
    onResult: (result) => results.push(result),
  });
  return results;
}

async function stored(name: string) {
  const [row] = await db.select().from(guide).where(eq(guide.fileName, name));
  if (!row) throw new Error(`${name} is not in the library`);
  const passages = await db.select().from(passage).where(eq(passage.guideId, row.id)).orderBy(asc(passage.ordinal));
  return { row, passages, texts: passages.map(({ page, heading, text }) => ({ page, heading, text })) };
}

test('a PDF becomes passages with their pages, headings and table rows', async () => {
  const bytes = await renderPdf([first, second]);
  const path = join(folder, 'guide.pdf');
  writeFileSync(path, bytes);

  expect(await run({ path })).toMatchObject([{ outcome: 'imported', source: path, pages: 2 }]);

  const { row, texts } = await stored('guide.pdf');
  expect(row).toMatchObject({
    title: 'Larkspur Tooling 2025 Benefits Guide',
    employer: 'Larkspur Tooling',
    planYear: 2025,
    type: 'pdf',
    status: 'ready',
    pageCount: 2,
    sample: false,
  });
  expect(texts).toContainEqual({
    page: 1,
    heading: 'Medical plans',
    text: [
      'Two plans are open to full-time employees from the first day of the month after they are hired.',
      'Plan | Deductible | Coinsurance',
      'Choice PPO | $750 | 20%',
      'Saver HDHP | $1,700 | 10%',
    ].join('\n'),
  });
  expect(texts.at(-1)).toEqual({
    page: 2,
    heading: 'Parental leave',
    text: 'Every parent takes up to 14 weeks of leave at full pay in the year after a birth or an adoption.',
  });
  expect(Buffer.from(await files.read(row.fileKey ?? '')).equals(bytes)).toBe(true);
  expect(await db.select().from(libraryChange).where(eq(libraryChange.guideId, row.id))).toMatchObject([
    { kind: 'added' },
  ]);
});

test('Word, HTML, Markdown and plain text give the same headings and rows', async () => {
  const rows = first.flatMap((line) => ('row' in line ? [line.row] : []));
  const html = `<!doctype html><title>Guide</title><body><nav>Home About Careers</nav>${[...first, ...second]
    .map((line) => ('heading' in line ? `<h2>${line.heading}</h2>` : 'text' in line ? `<p>${line.text}</p>` : ''))
    .join('')
    .replace(
      '<h2>Parental',
      `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table><h2>Parental`,
    )}<script>alert(1)</script></body>`;
  const markdown = [...first, ...second]
    .map((line) =>
      'heading' in line
        ? `\n## ${line.heading}\n`
        : 'text' in line
          ? `${line.text}\n`
          : `| ${line.row.join(' | ')} |${line.row[0] === 'Plan' ? '\n|---|---|---|' : ''}`,
    )
    .join('\n');
  const plain = [...first, ...second]
    .map((line) => ('heading' in line ? `\n${line.heading}\n` : 'text' in line ? line.text : line.row.join('\t')))
    .join('\n');

  const results = await run(
    { name: 'guide.docx', bytes: await renderDocx([...first, ...second]) },
    { name: 'guide.html', bytes: Buffer.from(html) },
    { name: 'guide.md', bytes: Buffer.from(markdown) },
    { name: 'guide.txt', bytes: Buffer.from(plain) },
  );
  expect(results.map(({ outcome }) => outcome)).toEqual(['imported', 'imported', 'imported', 'imported']);

  for (const [name, type] of [
    ['guide.docx', 'docx'],
    ['guide.html', 'html'],
    ['guide.md', 'txt'],
    ['guide.txt', 'txt'],
  ] as const) {
    const { row, texts } = await stored(name);
    expect(row, name).toMatchObject({ type, pageCount: 1, planYear: 2025, employer: 'Larkspur Tooling' });
    const medical = texts.find(({ heading }) => heading === 'Medical plans');
    expect(medical?.text.split('\n'), name).toEqual([
      'Two plans are open to full-time employees from the first day of the month after they are hired.',
      'Plan | Deductible | Coinsurance',
      'Choice PPO | $750 | 20%',
      'Saver HDHP | $1,700 | 10%',
    ]);
    expect(texts.at(-1), name).toMatchObject({ heading: 'Parental leave', page: 1 });
    expect(JSON.stringify(texts), name).not.toMatch(/alert|Careers/);
  }
});

test('a web address becomes a guide of type web that remembers its address; a document there keeps its own type', async () => {
  const html =
    '<html><head><title>Benefits at Larkspur Tooling</title></head><body><h1>Time off</h1><p>Holidays: eleven a year.</p></body></html>';
  const pages: Record<string, { bytes: Uint8Array; name: string }> = {
    'https://larkspur.example/benefits': { bytes: Buffer.from(html), name: 'benefits.html' },
    'https://larkspur.example/guide.pdf': {
      bytes: await renderPdf([second], { info: { Title: 'Leave' } }),
      name: 'leave.pdf',
    },
  };
  const fetchPage: ImportParts['fetchPage'] = async (url) => {
    const page = pages[url];
    if (!page) throw new Unreadable('The address answered with status 404.');
    return { ...page, url, charset: undefined };
  };
  const results: ImportResult[] = [];
  const sources = [...Object.keys(pages), 'https://larkspur.example/none'].map((url) => ({ url }));
  const onResult = (result: ImportResult): void => void results.push(result);
  await importSources({ db, files, fetchPage, extractor }, sources, { label: 'web', onResult });

  expect(new Map(results.map(({ source, outcome }) => [source, outcome]))).toEqual(
    new Map([
      ['https://larkspur.example/benefits', 'imported'],
      ['https://larkspur.example/guide.pdf', 'imported'],
      ['https://larkspur.example/none', 'failed'],
    ]),
  );
  expect((await stored('benefits.html')).row).toMatchObject({
    type: 'web',
    title: 'Benefits at Larkspur Tooling',
    sourceUrl: 'https://larkspur.example/benefits',
  });
  expect((await stored('leave.pdf')).row).toMatchObject({
    type: 'pdf',
    sourceUrl: 'https://larkspur.example/guide.pdf',
  });
  const [failed] = await db.select().from(guide).where(eq(guide.sourceUrl, 'https://larkspur.example/none'));
  expect(failed).toMatchObject({ status: 'failed', failure: 'The address answered with status 404.' });
});

test('the same content is the same guide, whatever its name', async () => {
  const bytes = await renderPdf([second]);
  const [one] = await run({ name: 'one.pdf', bytes });
  const [two] = await run({ name: 'two.pdf', bytes });
  expect(one?.outcome).toBe('imported');
  expect(two).toMatchObject({ outcome: 'present', guideId: one?.outcome === 'imported' ? one.guideId : '' });
  expect(await db.select().from(guide).where(eq(guide.fileName, 'two.pdf'))).toEqual([]);

  // Two imports of it at one time: one guide.
  const twin = await renderPdf([first]);
  const alone = (name: string): Promise<ImportResult[]> => {
    const results: ImportResult[] = [];
    const onResult = (result: ImportResult): void => void results.push(result);
    const parts = { db, files, fetchPage };
    return importSources(parts, [{ name, bytes: twin }], { label: name, onResult }).then(() => results);
  };
  const outcomes = await Promise.all([alone('a.pdf'), alone('b.pdf')]);
  expect(
    outcomes
      .flat()
      .map(({ outcome }) => outcome)
      .sort(),
  ).toEqual(['imported', 'present']);
});

test('what fails is remembered with its reason, the others go on, and a later run tries again', async () => {
  const path = join(folder, 'later.txt');
  writeFileSync(path, '');
  const good = Buffer.from('Parental leave\n\nFour weeks of leave are given to every parent.');
  const results = await run({ path }, { name: 'good.txt', bytes: good });
  expect(results.find(({ source }) => source === path)).toMatchObject({
    outcome: 'failed',
    reason: 'The file is empty.',
  });
  expect(results.find(({ source }) => source === 'good.txt')?.outcome).toBe('imported');
  expect((await stored('later.txt')).row).toMatchObject({ status: 'failed', failure: 'The file is empty.' });
  const [record] = (await db.select().from(libraryImport)).filter(({ failed, total }) => failed > 0 && total === 2);
  expect(record).toMatchObject({
    total: 2,
    done: 2,
    failed: 1,
    report: [{ source: path, reason: 'The file is empty.' }],
  });
  expect(record?.finishedAt).not.toBeNull();

  writeFileSync(path, 'Bereavement leave is five days.');
  expect(await run({ path })).toMatchObject([{ outcome: 'imported' }]);
});

test('a run that is stopped finishes what it reads and is not marked as finished', async () => {
  const controller = new AbortController();
  const sources = ['First', 'Second', 'Third'].map((word) => ({
    name: `${word}.txt`,
    bytes: Buffer.from(`${word} of three guides that come one after the other.`),
  }));
  const onResult = (): void => controller.abort();
  const parts = { db, files, fetchPage, extractor };
  const options = { label: 'stopped', lanes: 1, onResult, signal: controller.signal };
  expect(await importSources(parts, sources, options)).toEqual({ imported: 1, present: 0, corrected: 0, failed: 0 });
  const [record] = await db.select().from(libraryImport).where(eq(libraryImport.label, 'stopped'));
  expect(record).toMatchObject({ total: 3, done: 1, finishedAt: null });
});

test('a removed guide can be imported again, and its passages go in the end', async () => {
  const bytes = Buffer.from('Tuition reimbursement is $5,250 a year.');
  const [before] = await run({ name: 'tuition.txt', bytes });
  if (before?.outcome !== 'imported') throw new Error('not imported');
  expect(await removeGuide(db, before.guideId)).toBe(true);
  expect(await removeGuide(db, before.guideId)).toBe(false);
  expect(await removeGuide(db, 'no-id')).toBe(false);
  const kept = () => db.select().from(passage).where(eq(passage.guideId, before.guideId));
  await forgetRemovedGuides(db);
  expect(await kept()).toHaveLength(1);
  await db
    .update(guide)
    .set({ removedAt: new Date(Date.now() - 31 * 86_400_000) })
    .where(eq(guide.id, before.guideId));
  await forgetRemovedGuides(db);
  expect(await kept()).toEqual([]);
  const [again] = await run({ name: 'tuition.txt', bytes });
  expect(again?.outcome).toBe('imported');
});

test.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'The disk is full.'],
  [Object.assign(new Error('mkdir'), { code: 'EACCES' }), 'may not be written by this account'],
  [new Error('Connection terminated unexpectedly'), 'The database cannot be reached.'],
  [new Error('who knows'), 'The import stopped: who knows.'],
])('what no document is to blame for ends the run, and is told in words: %s', async (cause, words) => {
  const full: FileStore = { ...files, put: () => Promise.reject(cause) };
  const source = { name: `${words}.txt`, bytes: Buffer.from(`Of a run that ends early: ${words}`) };
  const run = importSources({ db, files: full, fetchPage, extractor }, [source], { label: 'full' });
  const error: unknown = await run.catch((reason: unknown) => reason);
  expect(whyStopped(error)).toContain(words);
  expect(whyStopped(error)).toContain('What was imported stays; run the same command again');
  // The document is not remembered as one that failed.
  expect(await db.select().from(guide).where(eq(guide.fileName, source.name))).toEqual([]);
});

test('files of one employer come under one name, whichever of them is read first', async () => {
  const names = ['Quillon Harbor', 'The Quillon Harbor Company', 'QUILLON HARBOR, INC.'];
  const sources = names.map((name, at) => ({
    name: `leave-${at}.txt`,
    bytes: new TextEncoder().encode(
      `Leave\n\nWelcome to ${name}!\n\nPrepared for ${name}\n\nLeave ${at} is paid in full.`,
    ),
  }));
  const silent = {
    name: 'quillon-harbor-payroll.txt',
    bytes: new TextEncoder().encode('Payroll\n\nEverybody is paid twice a month.'),
  };
  const other = { name: 'x.txt', bytes: new TextEncoder().encode('Leave\n\nWelcome to Quillon Health! It is paid.') };
  await run(...sources, other);
  await run(silent);
  const rows = await db
    .select()
    .from(guide)
    .where(sql`employer ilike '%quillon%'`);
  const employers = rows.map(({ employer }) => employer).filter((employer) => employer !== 'Quillon Health');
  expect([employers.length, new Set(employers).size, rows.length]).toEqual([4, 1, 5]);
  const [guessed] = rows.filter(({ fileName }) => fileName === silent.name);
  expect(guessed?.places.employer).toEqual({ page: null, quote: 'quillon harbor payroll', isSure: false });
});

test('files of one employer that are written at the same time come under one name', async () => {
  const forms = [
    'Hesperix Tool Works',
    'The Hesperix Tool Works Company',
    'HESPERIX TOOL WORKS, INC.',
    'Hesperix Tool Works LLC',
  ];
  const sources = [...forms, ...forms].map((name, at) => ({
    name: `pay-${at}.txt`,
    bytes: new TextEncoder().encode(`Pay\n\nWelcome to ${name}!\n\nPrepared for ${name}\n\nPay ${at} is good.`),
  }));
  await importSources({ db, files, fetchPage, extractor }, sources, { label: 'test', lanes: sources.length });
  const rows = await db
    .select({ employer: guide.employer, title: guide.title })
    .from(guide)
    .where(sql`employer ilike '%hesperix%'`);
  expect([rows.length, new Set(rows.map(({ employer }) => employer)).size]).toEqual([sources.length, 1]);
  expect(rows.filter(({ employer, title }) => !title.startsWith(employer))).toEqual([]);
});
