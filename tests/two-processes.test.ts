import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';
import { apiClient } from '../server/testing/person.ts';

let first: TestHouse;
let second: TestHouse;

beforeAll(async () => {
  first = await startTestHouse();
  second = await startTestHouse({ databaseUrl: first.databaseUrl });
});

afterAll(async () => {
  await second?.close();
  await first?.close();
});

test('a session that one process gave is good at the other, and ends at both', async () => {
  const person = await first.person();
  const there = apiClient(second.url, person.token);
  expect((await there('GET /api/users/me')).body.email).toBe(person.email);

  const out = await fetch(`${second.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, apikey: 'public' },
  });
  expect(out.status).toBe(204);
  const change = { body: { hasSeenGuideSearchOnboarding: true } };
  expect((await person.call('PATCH /api/user/onboarding', change)).status).toBe(401);
  expect((await there('PATCH /api/user/onboarding', change)).status).toBe(401);
});

test('forty first calls at both processes grant the signup credits once', async () => {
  const answer = await fetch(`${first.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'public' },
    body: JSON.stringify({ email: 'forty@benesight.test', password: 'correct horse battery' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const calls = Array.from({ length: 40 }, (_, index) =>
    apiClient(index % 2 === 0 ? first.url : second.url, token)('GET /api/auth/user'),
  );
  for (const call of await Promise.all(calls)) {
    expect(call.status).toBe(200);
    expect(call.body.creditBalance).toBe(5);
  }
  const history = await apiClient(second.url, token)('GET /api/billing/history');
  expect(history.body.map(({ type, delta }) => ({ type, delta }))).toEqual([{ type: 'initial_signup', delta: 5 }]);
});
