import { expect, test } from 'vitest';
import type { FoundRules } from '../../../contract/insight-tools.ts';
import { reference } from './reference.ts';
import { sourcesOfRun } from './sources.ts';

const ask = async (query: string, near: readonly string[] = []): Promise<FoundRules['entries']> =>
  ((await reference({ sources: sourcesOfRun() }).run({ query, near })) as FoundRules).entries;

test('each part of a question that names a rule of its own is answered', async () => {
  const found = await ask('HSA limit 2026 for self-only and the minimum deductible of an HDHP');
  expect(found.filter(({ isAsked }) => isAsked).map(({ id }) => id)).toEqual(['hsa-limits', 'hdhp-limits']);
  expect((await ask('COBRA for dental and vision plans')).some(({ isAsked }) => isAsked)).toBe(false);
});

test('what goes on about the law of a state finds that of no other', async () => {
  const idsOf = async (near: readonly string[]) =>
    (await ask('how many weeks of paid leave', near)).map(({ id }) => id);
  expect(await idsOf([])).toContain('wa-paid-leave');
  expect((await idsOf(['ma-paid-leave'])).join(' ')).not.toMatch(/\b(?:wa|ct|or|mn)-paid-leave/);
});
