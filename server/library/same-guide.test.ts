import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { guide } from '../db/tables/library.ts';
import { documentView } from '../db/tables/vision.ts';
import { folderStore } from '../outside/files.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { openExtractor } from './extract/extractor.ts';
import { findSources } from './find-sources.ts';
import type { ImportResult } from './import-source.ts';
import { importSources } from './import-sources.ts';
import { removeGuide } from './remove-guide.ts';
import type { ImportSource } from './source.ts';
import { fetchPage } from './web/fetch-page.ts';

let house: TestHouse;
let folder: string;
const extractor = openExtractor();

beforeAll(async () => {
  house = await startTestHouse();
  folder = mkdtempSync(join(tmpdir(), 'benesight-same-'));
});
afterAll(async () => {
  extractor.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A folder with one document of its own words; answers what writes and imports its manifest. */
function sheet(name: string, text = `A carrier's sheet, ${name}. Dental care is covered in full.`) {
  const own = join(folder, name);
  mkdirSync(own);
  writeFileSync(join(own, 'sheet.txt'), text);
  const outcomes = async (sources: readonly ImportSource[]) => {
    const results: ImportResult[] = [];
    const parts = { db: house.db, files: folderStore(join(folder, 'files')), fetchPage, extractor };
    await importSources(parts, sources, { label: name, onResult: (result) => results.push(result) });
    return results.map((result) => (result.outcome === 'failed' ? result.reason : result.outcome)).toSorted();
  };
  return {
    own,
    outcomes,
    importFrom: async (path: string) => outcomes((await findSources([path])).sources),
    importLines: async (lines: readonly string[], manifest = 'guides.csv') => {
      writeFileSync(join(own, manifest), ['path,employer,plan year,state', ...lines].join('\n'));
      return outcomes((await findSources([join(own, manifest)])).sources);
    },
  };
}

const guidesOf = (name: string) =>
  house.db
    .select({ id: guide.id, employer: guide.employer, planYear: guide.planYear, state: guide.state })
    .from(guide)
    .where(and(eq(guide.status, 'ready'), eq(guide.fileName, name)))
    .orderBy(asc(guide.employer), asc(guide.planYear));
const named = async (name: string) => (await guidesOf(name)).map((row) => [row.employer, row.planYear]);

test('one file is a guide of each employer and year that a manifest names it for', async () => {
  const { own, importLines, importFrom, outcomes } = sheet('employers');
  copyFileSync(join(own, 'sheet.txt'), join(own, 'two.txt'));
  const lines = ['two.txt,Alder,2025,TX', 'two.txt,Birch,2025,', 'two.txt,Alder,2026,', 'two.txt,,,'];
  const first = await importLines(lines);
  expect(first.filter((outcome) => outcome === 'imported').length).toBeGreaterThanOrEqual(3);
  expect((await named('two.txt')).filter(([employer]) => employer !== 'Employer not stated')).toEqual([
    ['Alder', 2025],
    ['Alder', 2026],
    ['Birch', 2025],
  ]);
  // What states nothing else is there already, as are the lines themselves.
  expect(await importLines(lines)).toEqual(['present', 'present', 'present', 'present']);
  expect(await importFrom(join(own, 'sheet.txt'))).toEqual(['present']);
  expect(await importLines(['sheet.txt,BIRCH,2025,'], 'other.csv')).toEqual(['corrected']);

  const bytes = Buffer.from('A sheet that comes by itself. Vision care is covered.');
  const brought = (employer: string, planYear?: number) => ({
    name: 'brought.txt',
    bytes,
    stated: { employer, ...(planYear !== undefined && { planYear }) },
  });
  expect(await outcomes([brought('Alder')])).toEqual(['imported']);
  expect(await outcomes([brought('Birch')])).toEqual(['imported']);
  // An unknown year equals an unknown one.
  expect(await outcomes([brought('Birch')])).toEqual(['present']);
  expect(await outcomes([brought('Birch', 2026)])).toEqual(['imported']);
});

test('a line of a manifest that is corrected corrects its guide: who has unlocked it keeps it, facts and search follow', async () => {
  const { own, importLines, importFrom } = sheet('corrected');
  writeFileSync(
    join(own, 'plan.txt'),
    'Mistletoe Benefits Guide\n\nRETIREMENT\n\nFor the plan year each employee receives 11 paid holidays each year.\n',
  );
  expect(await importLines(['plan.txt,Cedar,2024,'])).toEqual(['imported']);
  const [before] = await guidesOf('plan.txt');
  const documentId = before?.id ?? '';
  const reader = await house.person();
  await house.db.insert(documentView).values({ userId: reader.id, guideId: documentId });

  expect(await importLines(['plan.txt,Cedar Works,2024,tx'])).toEqual(['corrected']);
  expect(await guidesOf('plan.txt')).toEqual([
    { id: documentId, employer: 'Cedar Works', planYear: 2024, state: 'TX' },
  ]);
  // A year that was too high is corrected, what is left open stays.
  expect(await importLines(['plan.txt,Cedar Works,2023,'])).toEqual(['corrected']);
  const seen = await reader.call('GET /api/documents/{documentId}', { params: { documentId } });
  expect(seen.body).toMatchObject({ employer: 'Cedar Works', planYear: 2023, state: 'TX', unlocked: true });
  const facts = await reader.call('GET /api/documents/{documentId}/facts', { params: { documentId } });
  expect(facts.status).toBe(200);
  expect(JSON.stringify(facts.body)).toContain('11 paid holidays');
  await vi.waitFor(async () => {
    const filters = { states: ['TX'], planYears: [2023] };
    const found = await reader.call('POST /api/docsearch', { body: { query: 'mistletoe', filters } });
    expect(found.body.documents.map(({ id }) => id)).toEqual([documentId]);
  }, 15_000);

  // A later year is the next guide, another manifest speaks of another one, and a second line adds one.
  expect(await importLines(['plan.txt,Cedar Works,2025,'])).toEqual(['imported']);
  expect(await importLines(['plan.txt,Dogwood,2023,'], 'others.csv')).toEqual(['imported']);
  expect(await importLines(['plan.txt,Dogwood,2023,', 'plan.txt,Elm,2023,'], 'others.csv')).toEqual([
    'imported',
    'present',
  ]);
  expect(await named('plan.txt')).toEqual([
    ['Cedar Works', 2023],
    ['Cedar Works', 2025],
    ['Dogwood', 2023],
    ['Elm', 2023],
  ]);

  // Only what was removed comes again.
  expect(await removeGuide(house.db, documentId)).toBe(true);
  expect(await importFrom(join(own, 'plan.txt'))).toEqual(['present']);
});

test('a manifest says better than a guess whose guide a document is', async () => {
  const { own, importFrom, importLines } = sheet('guessed');
  writeFileSync(
    join(own, 'guess.txt'),
    'Welcome to Hazel Mills, we offer benefits. The 2021 plan year begins in May.\n',
  );
  expect(await importFrom(join(own, 'guess.txt'))).toEqual(['imported']);
  expect(await named('guess.txt')).toEqual([['Hazel Mills', 2021]]);
  expect(await importLines(['guess.txt,Hornbeam,2026,'])).toEqual(['corrected']);
  expect(await named('guess.txt')).toEqual([['Hornbeam', 2026]]);
});
