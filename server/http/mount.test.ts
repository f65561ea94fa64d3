import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { createHttp } from './create.ts';
import { mounting } from './mount.ts';

const reply = z.object({});
const calls = [
  endpoint({ method: 'GET', path: '/look', access: 'person', summary: 'Reads.', reply }),
  endpoint({ method: 'POST', path: '/find', isRead: true, access: 'person', summary: 'Reads as well.', reply }),
  endpoint({ method: 'POST', path: '/change', access: 'person', summary: 'Changes something.', reply }),
] as const;

let app: FastifyInstance;
/** Whether each call asked about its session anew. */
const asked: boolean[] = [];

beforeAll(() => {
  app = createHttp({ logLevel: 'silent', trustedProxies: 0 });
  const mount = mounting(app, {
    mounted: new Set(),
    limitRequests: async () => undefined,
    acting: () => () => Promise.reject(new Error('Nobody is an administrator here')),
    isServiceKey: (token) => token === 'service',
    resolveCaller: async (token, now) => {
      asked.push(now);
      return token === 'good' ? { userId: 'ada', email: 'ada@example.test', isAdmin: false } : null;
    },
  });
  for (const call of calls) mount(call, { handle: async () => ({}) });
});
afterAll(() => app.close());

test('what changes something asks about its session anew; what reads may do with the last answer, a POST too', async () => {
  for (const { method, path } of calls) {
    const good = await app.inject({ method, url: path, headers: { authorization: 'Bearer good' } });
    const bad = await app.inject({ method, url: path, headers: { authorization: 'Bearer bad' } });
    expect([path, good.statusCode, bad.statusCode]).toEqual([path, 200, 401]);
  }
  expect(asked).toEqual([false, false, false, false, true, true]);
});
