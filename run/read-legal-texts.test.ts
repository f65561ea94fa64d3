import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse } from '../server/testing/house.ts';
import { apiClient } from '../server/testing/person.ts';
import { readLegalTexts } from './read-legal-texts.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'benesight-legal-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the terms of a file stand in place of ours; without one ours stand', async () => {
  const file = join(folder, 'terms.md');
  writeFileSync(file, '# Terms of Keller Benefits\n');
  const house = await startTestHouse({ env: { TERMS_FILE: file } });
  try {
    const { body } = await apiClient(house.url, null)('GET /api/legal-texts');
    expect(body).toEqual({ terms: '# Terms of Keller Benefits\n', privacy: null });
  } finally {
    await house.close();
  }
});

test('a file that is missing or empty stops the start, by name', async () => {
  const missing = { termsFile: null, privacyFile: join(folder, 'nowhere.md') };
  await expect(readLegalTexts({ legal: missing })).rejects.toThrow(/^PRIVACY_FILE: /);
  const empty = join(folder, 'empty.md');
  writeFileSync(empty, ' \n');
  await expect(readLegalTexts({ legal: { termsFile: empty, privacyFile: null } })).rejects.toThrow(/^TERMS_FILE: /);
});
