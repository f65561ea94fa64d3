import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type MetricKey, metricOf, metrics } from '../contract/metrics.ts';
import { levelLabels, levelNames } from '../contract/vocabulary/coverage-levels.ts';
import { metricNames } from '../contract/vocabulary/metric-names.ts';
import { stateNames } from '../contract/vocabulary/states.ts';

/** What the field calls things stands in contract/vocabulary and nowhere else. */

const rooms = ['contract', 'server', 'sample', 'web', 'embedded', 'run'];
const home = ['contract/vocabulary/', 'contract/metrics.ts'];

/** Files that may name things themselves, each for a reason. */
const exceptions: Record<string, string> = {
  'sample/writers/contributions.ts': 'how documents head their tables is varied on purpose',
  'server/facts/read/': 'how guides, not people who ask, head their tables and lines, and what excludes a metric',
  'sample/industries.ts': 'how many guides come from each state',
  'sample/towns.ts': 'the towns called New York and Washington',
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

const keys = Object.keys(metrics) as MetricKey[];
const low = (names: readonly string[]): Set<string> => new Set(names.map((name) => name.toLowerCase()));
/** A name alone may be a text for people, or an example: so many different ones are a list. */
const lists: Record<string, { names: Set<string>; atLeast: number }> = {
  states: { names: low(Object.values(stateNames)), atLeast: 2 },
  'codes of states': { names: low(Object.keys(stateNames)), atLeast: 6 },
  'coverage levels': {
    names: low(
      [
        ...Object.values(levelLabels),
        ...Object.values(levelNames).flatMap(({ joined }) =>
          joined.flatMap((other) => [`employee + ${other}`, `employee and ${other}`, `ee ${other}`]),
        ),
      ].filter((name) => name.includes(' ')),
    ),
    atLeast: 2,
  },
  metrics: {
    names: low(
      [...keys.map((key) => metricOf(key).label), ...Object.values(metricNames).flat()].filter((name) =>
        name.includes(' '),
      ),
    ),
    atLeast: 6,
  },
};

/** What of the lists a source says itself. */
const copiesIn = (source: string): string[] => {
  const literals = literalsOf(source);
  return Object.entries(lists)
    .filter(([, { names, atLeast }]) => [...literals].filter((one) => names.has(one)).length >= atLeast)
    .map(([list]) => list);
};

test('no file but those of the vocabulary lists states, coverage levels or names of metrics', () => {
  const files = rooms
    .flatMap((room) => readdirSync(room, { recursive: true }).map((name) => join(room, String(name))))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name))
    .filter((name) => !home.some((path) => name.startsWith(path)));
  expect(files.length).toBeGreaterThan(400);
  const found = files.filter((name) => copiesIn(readFileSync(name, 'utf8')).length > 0);
  const excepted = Object.keys(exceptions);
  expect(found.filter((name) => !excepted.some((path) => name.startsWith(path)))).toEqual([]);
  // An exception that is no longer needed goes.
  expect(excepted.filter((path) => !found.some((name) => name.startsWith(path)))).toEqual([]);
});

test.each([
  ['states', "const names = { TX: 'Texas', OH: 'Ohio' };"],
  ['codes of states', "const west = ['CA', 'OR', 'WA', 'NV', 'AZ', 'UT'];"],
  ['coverage levels', "const heads = ['Employee only', 'Employee + spouse'];"],
  ['metrics', "['sick days', 'sick leave', 'paid holidays', 'urgent care', 'dental maximum', 'basic life']"],
])('a list of %s is seen', (list, source) => {
  expect(copiesIn(source)).toEqual([list]);
});
