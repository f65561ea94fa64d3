import { expect, it, vi } from 'vitest';
import { createQueryClient, keyOf, queryOf } from './query.ts';

vi.mock('./call.ts', () => ({ call: async () => 'known', callOrNull: async () => null }));

it('keeps no starter questions, and keeps what is not named', async () => {
  const client = createQueryClient();
  await client.prefetchQuery(queryOf('GET /api/starter-questions'));
  await client.prefetchQuery(queryOf('GET /api/user/stats'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(client.getQueryData(keyOf('GET /api/user/stats'))).toBe('known');
  expect(client.getQueryData(keyOf('GET /api/starter-questions'))).toBeUndefined();
  client.clear();
});
