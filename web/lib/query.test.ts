import { afterEach, expect, it, vi } from 'vitest';
import type { BrowserConfig } from '../../contract/settings.ts';
import { auth, startAuth } from './auth.ts';
import { createQueryClient, keyOf, queryOf } from './query.ts';

afterEach(async () => {
  await (await auth()).stopAutoRefresh();
  vi.unstubAllGlobals();
});

it('keeps no starter questions, and keeps what is not named', async () => {
  vi.stubGlobal('location', { origin: 'https://benesight.example' });
  vi.stubGlobal('fetch', async () => Response.json('known'));
  const config = { authUrl: '/auth/v1', authKey: 'public' } as BrowserConfig;
  await startAuth(config, { owner: () => {}, recovery: async () => {}, lost: () => {}, raised: () => {} });
  const client = createQueryClient();
  await client.prefetchQuery(queryOf('GET /api/starter-questions'));
  await client.prefetchQuery(queryOf('GET /api/user/stats'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(client.getQueryData(keyOf('GET /api/user/stats'))).toBe('known');
  expect(client.getQueryData(keyOf('GET /api/starter-questions'))).toBeUndefined();
  client.clear();
});

it.each([
  ['GET /api/settings/referral-button-text', 300_000],
  ['GET /api/settings/credit-costs', 300_000],
  ['GET /api/subscriptions/plans', 300_000],
  ['GET /api/subscriptions/current', 60_000],
  ['GET /api/admin/stats', 300_000],
  ['GET /api/admin/credit-packages', 120_000],
  ['GET /api/admin/founding-tiers', 120_000],
  ['GET /api/admin/referral-settings', 120_000],
  ['GET /api/admin/social-sharing-content', 120_000],
  ['GET /api/admin/email-templates', 600_000],
  ['GET /api/admin/check', undefined],
  ['GET /api/user/stats', undefined],
] as const)('%s is fresh for %s ms; what is not named, until it changes', (name, fresh) => {
  expect(queryOf(name).staleTime).toBe(fresh);
});
