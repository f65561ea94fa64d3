import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findSources } from './find-sources.ts';
import { readManifest } from './read-manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'benesight-manifest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(content: string | Buffer, name = 'guides.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('a line says where its document is and what is known about it, in any order of columns', async () => {
  const path = written(
    [
      'Title,Plan Year,Employer,"Employees",STATE,industry,path,URL',
      'Benefits Guide,2025,"Alder, Birch & Co","1,250",texas,Manufacturing,guides/alder.pdf,',
      ',,Cedar,,ny,,,https://cedar.example/benefits',
      ',,,,,,,',
    ].join('\r\n'),
  );
  expect(await readManifest(path)).toEqual({
    problems: [],
    sources: [
      {
        path: join(folder, 'guides/alder.pdf'),
        stated: {
          title: 'Benefits Guide',
          planYear: 2025,
          employer: 'Alder, Birch & Co',
          employees: 1250,
          state: 'TX',
          industry: 'Manufacturing',
        },
        manifest: path,
      },
      { url: 'https://cedar.example/benefits', stated: { employer: 'Cedar', state: 'NY' }, manifest: path },
    ],
  });
});

test('a line that cannot be used is named with its number; the others count', async () => {
  const path = written(
    [
      'employer,state,employees,plan_year,path,url',
      'A,TX,100,2025,a.pdf,',
      'B,Ontario,100,2025,b.pdf,',
      'C,TX,many,2025,c.pdf,',
      'D,TX,100,25,d.pdf,',
      'E,TX,100,2025,,',
      'F,TX,100,2025,f.pdf,https://f.example',
      `${'G'.repeat(201)},TX,100,2025,g.pdf,`,
    ].join('\n'),
  );
  const { sources, problems } = await readManifest(path);
  expect(sources).toHaveLength(1);
  expect(problems.map(({ source }) => source)).toEqual([3, 4, 5, 6, 7, 8].map((line) => `${path}, line ${line}`));
  const reasons = problems.map(({ reason }) => reason).join('\n');
  for (const said of [
    /"Ontario" is not a US state/,
    /"many" is not a number/,
    /"25" is not a plan year/,
    /one of the two/,
    /longer/,
  ]) {
    expect(reasons).toMatch(said);
  }
});

test.each([
  ['no columns that name documents', 'employer,state\nA,TX\n', /names no column "path" or "url"/],
  ['a broken quote', 'path,employer\n"a.pdf,A\n', /not a CSV file/],
  ['nothing', '', /names no column/],
])('a manifest with %s is refused as a whole', async (_, content, reason) => {
  const { sources, problems } = await readManifest(written(content));
  expect(sources).toEqual([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.reason).toMatch(reason);
});

test('a manifest in another encoding is read, one that does not exist is a problem', async () => {
  const path = written(Buffer.from('employer,path\nCaf\xe9 Group,a.pdf\n', 'latin1'));
  expect((await readManifest(path)).sources[0]).toMatchObject({ stated: { employer: 'Café Group' } });
  expect((await readManifest(join(folder, 'missing.csv'))).problems[0]?.reason).toBe('The file cannot be opened.');
});

test('named beside a folder, a manifest says more of a document that the folder has too', async () => {
  writeFileSync(join(folder, 'alder.txt'), 'text');
  const path = written('employer,path\nAlder,alder.txt\n');
  const { sources } = await findSources([join(folder, 'alder.txt'), path]);
  expect(sources).toEqual([{ path: join(folder, 'alder.txt'), stated: { employer: 'Alder' }, manifest: path }]);
});
