import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnswerEvent } from '../contract/insight.ts';
import { all, askStreamed, attach, textOf } from '../server/insight/testing/people.ts';
import { importSources } from '../server/library/import-sources.ts';
import { renderPdf } from '../server/library/testing/documents.ts';
import { fetchPage } from '../server/library/web/fetch-page.ts';
import { folderStore } from '../server/outside/files.ts';
import { addGuide } from '../server/testing/guides.ts';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';
import { apiClient, type CallApi, type TestPerson } from '../server/testing/person.ts';
import { hangsAfter, startScriptedModel, type ScriptedModel } from '../server/testing/scripted-model.ts';

let scripted: ScriptedModel;
let first: TestHouse;
let second: TestHouse;

beforeAll(async () => {
  scripted = await startScriptedModel();
  const env = { MODEL_URL: scripted.url };
  first = await startTestHouse({ env });
  second = await startTestHouse({ env, databaseUrl: first.databaseUrl });
});

afterAll(async () => {
  await second?.close();
  await first?.close();
  await scripted?.close();
});

/** So many clients of one person, at the two processes in turn. */
const atBoth = (person: TestPerson, count: number): CallApi[] =>
  Array.from({ length: count }, (_, index) => apiClient((index % 2 === 0 ? first : second).url, person.token));

const history = async (person: TestPerson) =>
  (await apiClient(second.url, person.token)('GET /api/billing/history')).body.map(({ type, delta }) => [type, delta]);

test('a session that one process gave is good at the other, and ends at both', async () => {
  const person = await first.person();
  const there = apiClient(second.url, person.token);
  expect((await there('GET /api/users/me')).body.email).toBe(person.email);

  const out = await fetch(`${second.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, apikey: 'public' },
  });
  expect(out.status).toBe(204);
  // A read does not ask: the process that knows the session hears that it ended.
  await expect.poll(async () => (await there('GET /api/users/me')).status, { timeout: 60_000 }).toBe(401);
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

test('twenty clicks at both processes unlock a guide once, for one credit', async () => {
  const person = await first.person();
  const guide = await addGuide(first.db, { passages: [[1, 'Dental', 'The dental plan pays cleanings in full.']] });
  const documentId = guide.id;
  const body = { documentId, documentUrl: 'x', documentTitle: 'y' };
  const opened = await Promise.all(atBoth(person, 20).map((call) => call('POST /api/doc-search/view', { body })));
  expect(opened.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  expect(opened.filter((answer) => !answer.body.alreadyViewed)).toHaveLength(1);
  expect(new Set(opened.map((answer) => answer.body.creditsRemaining))).toEqual(new Set([4]));
  expect(await history(person)).toEqual([
    ['document_view', -1],
    ['initial_signup', 5],
  ]);
  for (const call of atBoth(person, 2)) {
    expect((await call('GET /api/documents/{documentId}', { params: { documentId } })).body.unlocked).toBe(true);
  }
});

test('forty charges at both processes take no more than the credits that there are', async () => {
  const person = await first.person();
  const made = await Promise.all(atBoth(person, 40).map((call) => call('POST /api/chats')));
  const statuses = made.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 402)).toHaveLength(35);
  for (const call of atBoth(person, 2)) {
    expect((await call('GET /api/users/me')).body.creditBalance).toBe(0);
    expect((await call('GET /api/chats')).body).toHaveLength(5);
  }
  expect((await history(person)).filter(([type]) => type === 'chat_usage')).toHaveLength(5);
});

test('an answer that one process writes is followed and stopped at the other, and read at both', async () => {
  const person = await first.person();
  const there = apiClient(second.url, person.token);
  const chatId = (await person.call('POST /api/chats')).body.id;
  // A sentence is shown once it is whole.
  scripted.play(hangsAfter('So far, ', 'so good. And'));
  const asked = all(askStreamed(first.url, person, chatId, 'How long is parental leave?'));
  await expect.poll(() => scripted.requests.length).toBe(1);
  const followed: AnswerEvent[] = [];
  for await (const event of attach(second.url, person, chatId)) {
    followed.push(event);
    if (event.type !== 'text' || textOf(followed) !== 'So far, so good.') continue;
    const stopped = await there('POST /api/guide-search/chat/{chatId}/stop', { params: { chatId } });
    expect(stopped.body).toEqual({ stopped: true });
  }
  const last = (await asked).at(-1);
  expect(last).toMatchObject({ type: 'stopped', message: { content: 'So far, so good. And' }, creditsRemaining: 4 });
  expect(followed.at(0)?.type).toBe('start');
  expect(followed.at(-1)).toEqual(last);
  for (const call of atBoth(person, 2)) {
    const { body } = await call('GET /api/chats/{chatId}/messages', { params: { chatId } });
    expect(body.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'How long is parental leave?'],
      ['assistant', 'So far, so good. And'],
    ]);
  }
});

test('a guide that is imported at one process is found by searches at the other within five seconds', async () => {
  const person = await first.person();
  const search = (house: TestHouse) =>
    apiClient(house.url, person.token)('POST /api/docsearch', { body: { query: 'sabbatical' } });
  for (const house of [first, second]) expect((await search(house)).body.totalResults).toBe(0);
  const bytes = await renderPdf([
    [
      { heading: 'Ospring Glassworks 2025 Benefits Guide' },
      { text: 'Ospring Glassworks gives a sabbatical of six weeks after seven years of service.' },
    ],
  ]);
  const files = folderStore(join(first.config.dataDir, 'files'));
  const parts = { db: first.db, files, fetchPage };
  const summary = await importSources(parts, [{ name: 'ospring.pdf', bytes }], { label: 'test' });
  expect(summary.imported).toBe(1);
  await vi.waitFor(async () => expect((await search(second)).body.totalResults).toBe(1), 60_000);
  expect((await search(second)).body.documents[0]?.snippet).toContain('six weeks');
});
