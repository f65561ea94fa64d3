import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rooms = new Set(readdirSync('.'));
const texts = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const PATH = /`([\w@.-]+(?:\/[\w@.-]+)+)`/g;
const ENDINGS = ['', '.ts', '.tsx'];

test('every path of ours that the documents name is there', () => {
  const lost = texts.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(PATH)]
      .map(([, path = '']) => path)
      .filter((path) => rooms.has(path.split('/')[0] ?? ''))
      .filter((path) => !ENDINGS.some((ending) => existsSync(path + ending)))
      .map((path) => `${name}: ${path}`),
  );
  expect(lost).toEqual([]);
});

const DECISIONS = 'docs/decisions';
const STATUS = /^Status: (accepted|superseded by \d+|accepted; in part superseded by \d+( and \d+)*)$/;
const decisions = readdirSync(DECISIONS)
  .filter((name) => name !== 'README.md')
  .toSorted();

test.each(decisions)('%s has its number, a title, and a status that names later decisions alone', (name) => {
  const [title = '', space, status = '', ...text] = readFileSync(`${DECISIONS}/${name}`, 'utf8').split('\n');
  const number = Number(name.slice(0, 4));
  expect(title).toMatch(new RegExp(`^# ${number}\\. \\S`));
  expect(space).toBe('');
  expect(status).toMatch(STATUS);
  for (const later of status.match(/\d+/g) ?? []) {
    expect(Number(later)).toBeGreaterThan(number);
    expect(Number(later)).toBeLessThanOrEqual(decisions.length);
  }
  expect(text.filter((line) => /^(\*\*)?Status\b/.test(line))).toEqual([]);
});

test('the index of decisions has a row for each, with its title and status', () => {
  const index = readFileSync(`${DECISIONS}/README.md`, 'utf8').split('\n');
  const rows = index.filter((line) => /^\d/.test(line));
  expect(rows).toEqual(
    decisions.map((name, at) => {
      const [title = '', , status = ''] = readFileSync(`${DECISIONS}/${name}`, 'utf8').split('\n');
      return `${at + 1}. [${title.replace(/^# \d+\. /, '')}](${name}): ${status.replace('Status: ', '')}`;
    }),
  );
});

test('the glossary has each term once, in alphabetical order within its room', () => {
  const rooms = readFileSync('GLOSSARY.md', 'utf8').split('\n## ').slice(1);
  const terms = rooms.map((room) =>
    [...room.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, term = '']) => term).filter((term) => !/^(word|-+)$/.test(term)),
  );
  const order = new Intl.Collator('en').compare;
  expect(rooms.length).toBeGreaterThan(5);
  for (const [at, room] of terms.entries()) expect([rooms[at], room]).toEqual([rooms[at], room.toSorted(order)]);
  const words = terms.flat().flatMap((term) => term.split(', '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
