import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { errors } from '../../contract/errors.ts';
import { createHttp } from './create.ts';
import { mounting } from './mount.ts';

const reply = z.object({});
const calls = [
  endpoint({ method: 'GET', path: '/look', access: 'person', summary: 'Reads.', reply }),
  endpoint({ method: 'POST', path: '/find', isRead: true, access: 'person', summary: 'Reads as well.', reply }),
  endpoint({ method: 'POST', path: '/change', access: 'person', summary: 'Changes something.', reply }),
] as const;
const told = endpoint({
  method: 'POST',
  path: '/told',
  access: 'public',
  summary: 'Takes a name and a number.',
  body: z.object({ name: z.string().max(3, 'Too many letters for a name.'), size: z.int() }),
  reply,
});

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
  mount(told, { handle: async () => ({}) });
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

test.each([
  ["the contract's sentence, however it begins", { name: 'Countess', size: 1 }, 'Too many letters for a name.'],
  ["never zod's own", { name: 'Ada', size: 'large' }, errors.invalid_input.message],
  ["the contract's, though zod has one as well", { name: 'Countess', size: 'large' }, 'Too many letters for a name.'],
])('people are told %s', async (_, payload, message) => {
  const refused = await app.inject({ method: 'POST', url: '/told', payload });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'invalid_input', message });
});

test('developers find in the details what zod says', async () => {
  const refused = await app.inject({ method: 'POST', url: '/told', payload: { name: 'Ada', size: 'large' } });
  const { details } = z.object({ details: z.unknown() }).parse(refused.json());
  expect(details).toEqual({ issues: [{ path: 'size', message: 'Invalid input: expected number, received string' }] });
});
