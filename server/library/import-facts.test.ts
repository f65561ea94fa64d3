import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { guide } from '../db/tables/library.ts';
import { readFacts } from '../facts/read-facts.ts';
import { folderStore, type FileStore } from '../outside/files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { drawSummary } from '../facts/read/testing/draw-summary.ts';
import { cedarHdhp } from '../facts/read/testing/summary-form.ts';
import { openExtractor } from './extract/extractor.ts';
import { importSources } from './import-sources.ts';
import { removeGuide } from './remove-guide.ts';
import { renderPdf, type Line } from './testing/documents.ts';
import type { ImportSource } from './source.ts';
import { fetchPage } from './web/fetch-page.ts';

let database: TestDatabase;
let db: Database;
let files: FileStore;
let folder: string;
const extractor = openExtractor();

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 2 });
  folder = mkdtempSync(join(tmpdir(), 'benesight-facts-'));
  files = folderStore(join(folder, 'files'));
});

afterAll(async () => {
  extractor.close();
  await db.pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function importOne(source: ImportSource) {
  await importSources({ db, files, fetchPage, extractor }, [source], { label: 'facts', onResult: () => undefined });
  const [row] = await db
    .select()
    .from(guide)
    .where(eq(guide.fileName, 'name' in source ? source.name : 'path' in source ? basename(source.path) : ''));
  if (row === undefined) throw new Error('The source is not in the library');
  return { row, ...(await readFacts(db, row.id)) };
}

const pages: Line[][] = [
  [
    { heading: 'Larkspur Tooling 2025 Benefits Guide' },
    {
      text: 'Employees who work 30 or more hours a week are eligible. Coverage begins on the first of the month after the date of hire.',
    },
  ],
  [
    { heading: 'Medical plans' },
    { row: ['In-network', 'Choice PPO', 'Saver HDHP'] },
    { row: ['Deductible (individual / family)', '$750 / $1,500', '$1,700 / $3,400'] },
    { row: ['Primary care visit', '$25 copay', '10% after deductible'] },
    { text: 'Tobacco users pay a surcharge of $50 a month.' },
  ],
];

test('the facts of an imported guide are kept with the page and the words that state them', async () => {
  const { facts, notStated } = await importOne({ name: 'larkspur.pdf', bytes: await renderPdf(pages) });
  const shown = facts.map(({ metric, plan, tier, network, display, page, quote }) => [
    metric,
    plan,
    tier,
    network,
    display,
    page,
    quote,
  ]);
  const deductible = 'Deductible (individual / family) | $750 / $1,500 | $1,700 / $3,400';
  expect(shown).toEqual(
    expect.arrayContaining([
      [
        'eligibility.hours',
        null,
        null,
        null,
        '30 hours a week',
        1,
        'Employees who work 30 or more hours a week are eligible.',
      ],
      ['medical.deductible', 'Choice PPO', 'individual', 'in', '$750 a year', 2, deductible],
      ['medical.deductible', 'Saver HDHP', 'family', 'in', '$3,400 a year', 2, deductible],
      [
        'medical.pcp_copay',
        'Choice PPO',
        null,
        'in',
        '$25',
        2,
        'Primary care visit | $25 copay | 10% after deductible',
      ],
      [
        'medical.tobacco_surcharge',
        null,
        null,
        null,
        '$50 a month',
        2,
        'Tobacco users pay a surcharge of $50 a month.',
      ],
    ]),
  );
  expect(facts.every(({ method }) => method === 'rule')).toBe(true);
  // A cost after the deductible is no copay.
  expect(shown.filter(([metric]) => metric === 'medical.pcp_copay')).toHaveLength(1);
  expect(notStated.map(({ metric }) => metric)).toContain('dental.deductible');
});

test('a guide that states nothing has no facts', async () => {
  const { facts } = await importOne({
    name: 'hello.txt',
    bytes: Buffer.from('Welcome\n\nWe are glad that you are here.'),
  });
  expect(facts).toEqual([]);
});

test('a file that cannot be read leaves no facts', async () => {
  const { row, facts } = await importOne({ name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 and nothing more') });
  expect([row.status, facts]).toEqual(['failed', []]);
});

test('a guide that is removed counts in no figure any more', async () => {
  const { row, facts } = await importOne({
    name: 'leaves.txt',
    bytes: Buffer.from('Medical\n\nTobacco users pay a surcharge of $40 a month.'),
  });
  expect(facts).toHaveLength(1);
  const values = async () => {
    const { rows } = await db.execute(sql`select metric from guide_value where guide_id = ${row.id} order by metric`);
    return rows.map(({ metric }) => metric);
  };
  // The guide itself is counted too.
  expect(await values()).toEqual(['guide', 'medical.tobacco_surcharge']);
  await removeGuide(db, row.id);
  expect(await values()).toEqual([]);
});

test('a summary of benefits and coverage keeps its facts when its plan year is corrected', async () => {
  const path = join(folder, 'cedar.pdf');
  writeFileSync(path, await drawSummary(cedarHdhp));
  const before = await importOne({ path });
  expect(before.row.planYear).toBe(2025);
  const deductibles = before.facts.filter(({ metric }) => metric === 'medical.deductible');
  expect(deductibles.map(({ display, tier, network, plan, page }) => [display, tier, network, plan, page])).toEqual([
    ['$3,400 a year', 'individual', 'in', 'Cedar HSA 3400', 1],
    ['$6,800 a year', 'family', 'in', 'Cedar HSA 3400', 1],
    ['$6,800 a year', 'individual', 'out', 'Cedar HSA 3400', 1],
    ['$13,600 a year', 'family', 'out', 'Cedar HSA 3400', 1],
  ]);
  expect(deductibles[0]?.quote).toContain('What is the overall deductible? | $3,400/individual');
  expect(before.notStated.map(({ metric }) => metric)).toContain('medical.contribution');

  const after = await importOne({ path, stated: { planYear: 2024 }, manifest: join(folder, 'guides.csv') });
  expect(after.row.planYear).toBe(2024);
  // Rows of their own, with the same values, places and words.
  const stated = ({ facts }: typeof before) => facts.map((fact) => ({ ...fact, id: undefined }));
  expect(stated(after)).toEqual(stated(before));
});
