import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { guide, passage } from '../db/tables/library.ts';
import { folderStore } from '../outside/files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openExtractor } from './extract/extractor.ts';
import type { ImportResult } from './import-source.ts';
import { importSources } from './import-sources.ts';
import { drawPdf, renderDocx, renderPdf } from './testing/documents.ts';
import { overlappingZip } from './testing/overlapping-zip.ts';
import type { ImportSource } from './source.ts';
import { fetchPage } from './web/fetch-page.ts';

let database: TestDatabase;
let db: Database;
let folder: string;

const extractor = openExtractor();

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 4 });
  folder = mkdtempSync(join(tmpdir(), 'benesight-refusals-'));
});

afterAll(async () => {
  extractor.close();
  await db.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const lines = [{ heading: 'Vision' }, { text: 'One eye exam a year is covered in full, frames up to $150.' }];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Its list of pages leads back to itself. */
const CIRCLE = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 99999999 >>
endobj
trailer << /Root 1 0 R /Size 3 >>
startxref
9
%%EOF
`;

async function outcomes(sources: ImportSource[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const onResult = (result: ImportResult): void =>
    void found.set(result.source, result.outcome === 'failed' ? result.reason : result.outcome);
  const parts = { db, files: folderStore(join(folder, 'files')), fetchPage, extractor };
  await importSources(parts, sources, { label: 'refusals', onResult });
  return found;
}

test('each file that cannot be a guide is refused with the reason, and nothing of it is there', async () => {
  const pdf = await renderPdf([lines]);
  const docx = await renderDocx(lines);
  const scan = await drawPdf((page) => {
    page.image(PIXEL, 0, 0, { width: 500 });
    page.addPage().image(PIXEL, 0, 0, { width: 500 });
  });
  const sized = join(folder, 'large.pdf');
  const large = await open(sized, 'w');
  await large.truncate(101 * 1024 * 1024);
  await large.close();

  const cases: [ImportSource, string][] = [
    [{ name: 'empty.pdf', bytes: Buffer.alloc(0) }, 'The file is empty.'],
    [{ name: 'blank.txt', bytes: Buffer.from(' \n\n\t') }, 'The file holds no text.'],
    [
      { name: 'page.html', bytes: Buffer.from('<html><body><script>1</script></body></html>') },
      'The page holds no text.',
    ],
    [
      { name: 'locked.pdf', bytes: await renderPdf([lines], { userPassword: 'x' }) },
      'The file is protected by a password.',
    ],
    [{ name: 'cut.pdf', bytes: pdf.subarray(0, pdf.length * 0.8) }, 'The file is cut off: its end is missing.'],
    [
      { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing\n%%EOF\n') },
      'The file is damaged: it cannot be opened as a PDF.',
    ],
    [{ name: 'scan.pdf', bytes: scan }, 'The file is a scan: its pages are pictures without text.'],
    [
      { name: 'circle.pdf', bytes: Buffer.from(CIRCLE) },
      'The file is damaged, or its pages are empty: there is nothing on them.',
    ],
    [{ name: 'cut.docx', bytes: docx.subarray(0, docx.length * 0.8) }, 'The file is damaged or cut off.'],
    [
      { name: 'hollow.docx', bytes: zipSync({ 'word/document.xml': strToU8('<w:document>') }) },
      'The file is damaged: it cannot be opened as a Word document.',
    ],
    [
      { name: 'bomb.docx', bytes: overlappingZip('word/document.xml', 10 * 1024 * 1024, 40) },
      'The file unpacks to far more than a guide can hold (a zip bomb).',
    ],
    [{ name: 'picture.pdf', bytes: PIXEL }, 'Its name says a PDF, but it holds a PNG picture.'],
    [{ name: 'word.pdf', bytes: docx }, 'Its name says a PDF, but it holds a Word document.'],
    [{ name: 'pdf.docx', bytes: pdf }, 'Its name says a Word document, but it holds a PDF.'],
    [
      { name: 'error.pdf', bytes: Buffer.from('<!doctype html><p>Not found') },
      'Its name says a PDF, but it holds a web page.',
    ],
    [
      { name: 'noise.txt', bytes: Buffer.from([1, 0, 2, 0, 3]) },
      'Its name says plain text, but it holds something that is not a document.',
    ],
    [
      { name: 'rates', bytes: zipSync({ 'xl/workbook.xml': strToU8('<x/>') }) },
      'The file is a spreadsheet; guides are PDF, Word, text or HTML.',
    ],
    [
      { name: 'rates.csv', bytes: Buffer.from('plan,price\nPPO,100') },
      'The file is a table (CSV); guides are PDF, Word, text or HTML.',
    ],
    [{ path: sized }, 'The file is larger than 100 MB.'],
    [{ path: join(folder, 'missing.pdf') }, 'There is no such file.'],
    [{ path: folder }, 'This is not a file.'],
  ];
  const found = await outcomes(cases.map(([source]) => source));
  expect([...found.values()].sort()).toEqual(cases.map(([, reason]) => reason).sort());
  for (const [source, reason] of cases) {
    expect([source, found.get('path' in source ? source.path : 'name' in source ? source.name : '')]).toEqual([
      source,
      reason,
    ]);
  }
  const rows = await db.select().from(guide);
  expect(rows.map(({ status }) => status)).toEqual(cases.map(() => 'failed'));
  expect(rows.map(({ failure }) => failure).sort()).toEqual(cases.map(([, reason]) => reason).sort());
  expect(await db.select().from(passage)).toEqual([]);
});

test('what looks odd and is sound is taken: an owner password, trailing noise, other encodings, a text without an ending', async () => {
  const pdf = await renderPdf([lines]);
  const found = await outcomes([
    { name: 'owner.pdf', bytes: await renderPdf([lines], { ownerPassword: 'x', permissions: { copying: false } }) },
    { name: 'noise.pdf', bytes: Buffer.concat([Buffer.from('\n\n'), pdf, Buffer.alloc(600, 10)]) },
    { name: 'latin.txt', bytes: Buffer.from('Congé parental\n\nSeize semaines payées par an.', 'latin1') },
    { name: 'utf16.txt', bytes: Buffer.from('\ufeffCommuter\n\nTransit is paid up to $315 a month.', 'utf16le') },
    { name: 'notes', bytes: Buffer.from('Stipend\n\nAn internet stipend of $50 a month.') },
    { name: 'saved.txt', bytes: Buffer.from('<html><body><h1>Gym</h1><p>Gyms are paid back.</p></body></html>') },
  ]);
  expect([...found.values()]).toEqual(Array.from({ length: 6 }, () => 'imported'));
  const texts = await db
    .select({ name: guide.fileName, type: guide.type, text: passage.text })
    .from(guide)
    .innerJoin(passage, eq(passage.guideId, guide.id));
  expect(texts.find(({ name }) => name === 'latin.txt')?.text).toContain('Seize semaines payées');
  expect(texts.find(({ name }) => name === 'utf16.txt')?.text).toContain('$315');
  expect(texts.find(({ name }) => name === 'saved.txt')?.type).toBe('html');
});

test('a text with characters that no database takes is stored without them', async () => {
  const name = 'odd.html';
  const bytes = Buffer.from(
    '<html><body><p>Dental &#0;&#x1;care\ue000 is\u200b covered \ud83e\uddb7.</p></body></html>',
  );
  expect([...(await outcomes([{ name, bytes }])).values()]).toEqual(['imported']);
  writeFileSync(join(folder, name), bytes);
  const [row] = await db
    .select({ text: passage.text })
    .from(passage)
    .innerJoin(guide, eq(passage.guideId, guide.id))
    .where(eq(guide.fileName, name));
  expect(row?.text).toMatch(/^Dental \ufffd?care is covered 🦷\.$/u);
});
