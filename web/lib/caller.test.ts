import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCaller } from './caller.ts';
import { isUnauthorized, messageOf, RequestError } from './request-error.ts';

interface Seen {
  line: string;
  bearer: string | null;
  body: unknown;
}

let seen: Seen[] = [];
/** What the server answers, in turn; the last one stays. */
let answers: { status: number; statusText?: string; body: string }[] = [];
let fresh: string | null = 'fresh';
let lost = 0;

beforeEach(() => {
  seen = [];
  answers = [{ status: 200, body: '[]' }];
  fresh = 'fresh';
  lost = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization');
    seen.push({ line: `${init.method} ${url}`, bearer, body: init.body ?? null });
    const { body, ...answer } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: '' };
    return new Response(body, answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const caller = () =>
  createCaller({
    origin: 'https://benesight.example',
    token: async () => 'stale',
    refresh: async () => fresh,
    onSessionLost: () => {
      lost += 1;
    },
  });

const refusal = JSON.stringify({
  error: 'You do not have enough credits.',
  message: 'You do not have enough credits.',
  code: 'insufficient_credits',
  details: { needed: 1, available: 0 },
});

test('fills the parameters in, and carries body and bearer', async () => {
  const chatId = 'a/b c';
  await caller().call('PATCH /api/chats/{chatId}', { params: { chatId }, body: { title: 'Leave' } });
  expect(seen).toEqual([
    {
      line: 'PATCH https://benesight.example/api/chats/a%2Fb%20c',
      bearer: 'Bearer stale',
      body: JSON.stringify({ title: 'Leave' }),
    },
  ]);
});

test('an answer that is not OK is an error of status, text, code and sentence', async () => {
  answers = [{ status: 402, body: refusal }];
  const error = await caller()
    .call('POST /api/chats')
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({
    message: `402: ${refusal}`,
    status: 402,
    code: 'insufficient_credits',
    details: { needed: 1, available: 0 },
  });
  expect(messageOf(error, 'fallback')).toBe('You do not have enough credits.');
  expect(lost).toBe(0);
});

test('an answer without a body is told by its status text, and by the words of the caller', async () => {
  answers = [{ status: 502, statusText: 'Bad Gateway', body: '' }];
  const error = await caller()
    .call('GET /api/chats')
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: '502: Bad Gateway', code: null });
  expect(messageOf(error, 'fallback')).toBe('fallback');
});

test('a 401 is answered by one refreshed token and one more attempt', async () => {
  answers = [
    { status: 401, body: '{}' },
    { status: 200, body: '[]' },
  ];
  expect(await caller().call('GET /api/chats')).toEqual([]);
  expect(seen.map((request) => request.bearer)).toEqual(['Bearer stale', 'Bearer fresh']);
  expect(lost).toBe(0);
});

test('a 401 that stays ends the session and is thrown', async () => {
  answers = [{ status: 401, body: '{}' }];
  const error = await caller()
    .call('GET /api/chats')
    .catch((thrown: unknown) => thrown);
  expect(isUnauthorized(error)).toBe(true);
  expect(seen).toHaveLength(2);
  expect(lost).toBe(1);
});

test('a 401 that stays is null where null was chosen, and nobody is told', async () => {
  answers = [{ status: 401, body: '{}' }];
  expect(await caller().callOrNull('GET /api/chats')).toBeNull();
  expect(lost).toBe(0);
});

test('without a new token there is no second attempt', async () => {
  fresh = null;
  answers = [{ status: 401, body: '{}' }];
  await expect(caller().call('GET /api/chats')).rejects.toThrow('401: {}');
  expect(seen).toHaveLength(1);
});
