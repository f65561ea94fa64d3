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
