import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { metrics } from '../contract/metrics.ts';
import { stateNames } from '../contract/vocabulary/states.ts';

/** What the field calls things stands in contract/vocabulary and nowhere else. */

const rooms = ['contract', 'server', 'sample', 'web', 'embedded', 'run'];
const folder = 'contract/vocabulary/';
const home = [folder, 'contract/metrics.ts'];

/** Files that may name things themselves, by the reason. */
const exceptions: Record<string, readonly string[]> = {
  'documents vary on purpose what they call things, and where they come from': [
    'sample/benefits.ts',
    'sample/changes.ts',
    'sample/holidays.ts',
    'sample/industries.ts',
    'sample/places.ts',
    'sample/trades.ts',
    'sample/words/',
    'sample/writers/',
  ],
  'how guides, not people who ask, head their tables and lines, and what excludes a metric': ['server/facts/read/'],
  'the words that ask, bound and point, some of which are a part of names too': ['server/maximus/metric-words.ts'],
  'what people read on the screen, each once': [
    'server/analysis/labels.ts',
    'server/insight/starter-questions.ts',
    'server/library/search/structure/count-facets.ts',
    'web/features/admin/library/library-summary.tsx',
    'web/features/library/metric-facts.tsx',
    'web/features/vision/chips.ts',
    'web/features/vision/examples.tsx',
  ],
};

/** The complete string literals of a source, in small letters. */
function literalsOf(source: string): Set<string> {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return new Set(
    [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)].map((one) =>
      (one[1] ?? one[2] ?? one[3] ?? '').toLowerCase(),
    ),
  );
}

/** Every text in a value: of lists, of records with their keys, and of texts that are lists. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[,\n]/).map((text) => text.trim());
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) return [...value].flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) => [key, ...textsIn(own)]);
}

/** A word alone may be any text; a name of several words is one of the field. */
const namesIn = (value: unknown): Set<string> =>
  new Set(textsIn(value).flatMap((text) => (/^\p{L}.* /u.test(text) ? [text.toLowerCase()] : [])));

const low = (names: readonly string[]): Set<string> => new Set(names.map((name) => name.toLowerCase()));

/** A name alone may be a text for people, or an example: so many different ones are a list. */
const lists = new Map<string, { names: Set<string>; atLeast: number }>([
  ['states', { names: low(Object.values(stateNames)), atLeast: 2 }],
  ['codes of states', { names: low(Object.keys(stateNames)), atLeast: 6 }],
  ['labels of metrics', { names: namesIn(Object.values(metrics).map(({ label }) => label)), atLeast: 2 }],
]);
for (const file of readdirSync(folder, { recursive: true }).map(String)) {
  if (!file.endsWith('.ts')) continue;
  const exported = (await import(join('..', folder, file))) as Record<string, unknown>;
  for (const [list, value] of Object.entries(exported)) {
    const names = namesIn(value);
    if (names.size > 1) lists.set(`${file}: ${list}`, { names, atLeast: 2 });
  }
}

/** What of the lists a source says itself. */
const copiesIn = (source: string): string[] => {
  const literals = literalsOf(source);
  return [...lists]
    .filter(([, { names, atLeast }]) => [...literals].filter((one) => names.has(one)).length >= atLeast)
    .map(([list]) => list);
};

test('no file but those of the vocabulary lists what the vocabulary lists', () => {
  const files = rooms
    .flatMap((room) => readdirSync(room, { recursive: true }).map((name) => join(room, String(name))))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name))
    .filter((name) => !home.some((path) => name.startsWith(path)));
  expect(files.length).toBeGreaterThan(400);
  const copies = new Map(files.map((name) => [name, copiesIn(readFileSync(name, 'utf8'))]));
  const found = files.filter((name) => (copies.get(name) ?? []).length > 0);
  const excepted = Object.values(exceptions).flat();
  const unexpected = found.filter((name) => !excepted.some((path) => name.startsWith(path)));
  expect(Object.fromEntries(unexpected.map((name) => [name, copies.get(name)]))).toEqual({});
  // An exception that is no longer needed goes.
  expect(excepted.filter((path) => !found.some((name) => name.startsWith(path)))).toEqual([]);
});

test.each([
  ['states', "const names = { TX: 'Texas', OH: 'Ohio' };"],
  ['codes of states', "const west = ['CA', 'OR', 'WA', 'NV', 'AZ', 'UT'];"],
  ['coverage-levels.ts: levelLabels', "const heads = ['Employee only', 'Employee and spouse'];"],
  ['carriers.ts: carriers', "const insurers = ['Kaiser Permanente', 'Delta Dental'];"],
  ['metric-names.ts: metricNames', "const mine = ['sick days', 'paid holidays'];"],
])('a list of %s is seen', (list, source) => {
  expect(copiesIn(source)).toContain(list);
});
