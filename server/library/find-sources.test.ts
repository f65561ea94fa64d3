import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { folderStore } from '../outside/files.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { findSources } from './find-sources.ts';
import { importSources } from './import-sources.ts';
import { fetchPage } from './web/fetch-page.ts';

const TEXT = 'Dental care is covered in full. Every employee has 14 weeks of paid parental leave.';

let database: TestDatabase;
let db: Database;
let top: string;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 4 });
  top = mkdtempSync(join(tmpdir(), 'benesight-sources-'));
  folder = join(top, 'guides');
  mkdirSync(join(folder, 'more'), { recursive: true });
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
  // Node's own removal does not reach paths that are longer than a path may be.
  execFileSync('rm', ['-rf', top]);
});

/** Imports what is named; the outcome of each source, or its reason, by the name that is shown. */
async function importNamed(...named: string[]): Promise<Map<string, string>> {
  const { sources, problems } = await findSources(named);
  const outcomes = new Map<string, string>();
  const parts = { db, files: folderStore(join(top, 'files')), fetchPage };
  await importSources(parts, sources, {
    label: 'test',
    problems,
    lanes: 1,
    onResult: (result) =>
      outcomes.set(
        result.source.replace(`${folder}/`, ''),
        result.outcome === 'failed' ? result.reason : result.outcome,
      ),
  });
  return outcomes;
}

test('a folder with links, pipes and odd names: documents come in, the rest is explained, nothing waits', async () => {
  writeFileSync(join(folder, 'good.txt'), TEXT);
  writeFileSync(join(folder, 'more', 'two\nlines \u001b[31m.txt'), `${TEXT} Two lines.`);
  writeFileSync(join(folder, 'quote\'"`$(x).txt'), `${TEXT} Quoted.`);
  const bytesThatAreNoText = Buffer.concat([
    Buffer.from(`${folder}/bad`),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('.txt'),
  ]);
  writeFileSync(bytesThatAreNoText, `${TEXT} Bytes.`);
  writeFileSync(join(top, 'secret.txt'), 'This was not meant to be imported.');
  symlinkSync('..', join(folder, 'more', 'up'));
  symlinkSync('loop.pdf', join(folder, 'loop.pdf'));
  symlinkSync('../secret.txt', join(folder, 'secret.txt'));
  execFileSync('mkfifo', [join(folder, 'pipe.pdf')]);

  const isLink = 'It is a link; name what it leads to.';
  expect(await importNamed(folder)).toEqual(
    new Map([
      ['loop.pdf', isLink],
      ['more/up', isLink],
      ['pipe.pdf', 'This is not a file.'],
      ['secret.txt', isLink],
      ['bad\ufffd\ufffd.txt', 'Its name holds bytes that are no text; give it another name.'],
      ['good.txt', 'imported'],
      ['more/two\\u{a}lines \\u{1b}[31m.txt', 'imported'],
      ['quote\'"`$(x).txt', 'imported'],
    ]),
  );
});

test('what is named itself may be a link, but no pipe and no link to itself', async () => {
  symlinkSync(join(folder, 'good.txt'), join(top, 'link.txt'));
  execFileSync('mkfifo', [join(top, 'pipe.txt')]);
  symlinkSync('round.txt', join(top, 'round.txt'));
  const outcomes = await importNamed(join(top, 'link.txt'), join(top, 'pipe.txt'), join(top, 'round.txt'));
  expect([...outcomes.values()]).toEqual(['present', 'This is not a file.', 'It is a link that leads to itself.']);
});

test('a folder that cannot be opened is a failure of its own', async () => {
  const deep = join(top, 'deep');
  mkdirSync(deep);
  writeFileSync(join(deep, 'top.txt'), `${TEXT} At the top.`);
  const longer = 'd'.repeat(200);
  execFileSync('sh', ['-c', `for i in $(seq 25); do mkdir ${longer} && cd -P ${longer} || exit 1; done`], {
    cwd: deep,
  });
  const outcomes = await importNamed(deep);
  expect(outcomes.size).toBe(2);
  expect([...outcomes.values()]).toEqual(['The folder cannot be opened.', 'imported']);
});

test('a manifest names files of its own folder only, whatever its paths and the links in it say', async () => {
  const own = join(top, 'manifest');
  mkdirSync(join(own, 'guides', 'deep'), { recursive: true });
  writeFileSync(join(own, 'guides', 'inside.txt'), `${TEXT} Inside.`);
  writeFileSync(join(own, '..name.txt'), `${TEXT} Dots.`);
  writeFileSync(join(top, 'private.txt'), `${TEXT} Not meant to be imported.`);
  mkdirSync(join(top, 'manifest-beside'));
  writeFileSync(join(top, 'manifest-beside', 'beside.txt'), `${TEXT} Beside.`);
  symlinkSync('inside.txt', join(own, 'guides', 'link.txt'));
  symlinkSync('../../private.txt', join(own, 'guides', 'out.txt'));
  symlinkSync(top, join(own, 'way'));
  const outside = "It lies outside of the manifest's folder; a manifest names files of its own folder only.";
  const expected = new Map([
    ['guides/inside.txt', 'imported'],
    ['guides/deep/../link.txt', 'present'],
    ['..name.txt', 'imported'],
    ['../private.txt', outside],
    ['../missing.txt', outside],
    [join(top, 'manifest-beside', 'beside.txt'), outside],
    ['guides/out.txt', outside],
    ['way/private.txt', outside],
    ['missing.txt', 'There is no such file.'],
  ]);
  const manifest = join(own, 'guides.csv');
  writeFileSync(manifest, ['path', ...expected.keys()].join('\n'));
  // The folder itself may be reached by a link: who names it knows where that leads.
  symlinkSync(own, join(top, 'named'));
  const read = async (named: string) => {
    const outcomes = await importNamed(named);
    return [...expected.keys()].map((path) => outcomes.get(resolve(dirname(named), path)));
  };
  expect(await read(manifest)).toEqual([...expected.values()]);
  expect(await read(join(top, 'named', 'guides.csv'))).toEqual(
    [...expected.values()].map((outcome) => (outcome === 'imported' ? 'present' : outcome)),
  );
});
