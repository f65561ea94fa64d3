import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the handwritten migration is what server/db/sql says', () => {
  const folder = join(import.meta.dirname, 'sql');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  expect(files.length).toBeGreaterThan(3);
  const written = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  expect(readFileSync(join(import.meta.dirname, 'migrations/0001_handwritten.sql'), 'utf8')).toBe(written);
});
