import { afterAll, beforeAll, expect, test } from 'vitest';
import { availableCredits } from '../credits/balance.ts';
import { addGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';

const KEY = 'a-key-for-the-metrics-of-the-tests';
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { METRICS_KEY: KEY } });
});
afterAll(() => house?.close());

const ask = (key: string | null, url = house.url) =>
  fetch(`${url}/metrics`, { headers: key === null ? {} : { authorization: `Bearer ${key}` } });

/** The value of a line of Prometheus' text. */
async function value(line: string): Promise<number> {
  const found = (await (await ask(KEY)).text()).split('\n').find((text) => text.startsWith(`${line} `));
  if (found === undefined) throw new Error(`There is no ${line}`);
  return Number(found.slice(line.length + 1));
}

test('the metrics are there for the key alone, and nowhere without one', async () => {
  expect((await ask(null)).status).toBe(401);
  expect((await ask('another-key-of-the-same-kind')).status).toBe(401);
  const answer = await ask(KEY);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  const without = await startTestHouse();
  expect((await ask(KEY, without.url)).status).toBe(404);
  await without.close();
});

test('requests, searches, answers of the model and money are counted', async () => {
  await addGuide(house.db, { passages: [[1, 'Dental', 'Dental cleanings are covered in full.']] });
  const person = await house.person();
  await expect.poll(() => value('benesight_search_ready')).toBe(1);
  expect((await person.call('POST /api/docsearch', { body: { query: 'dental cleanings' } })).status).toBe(200);
  const chat = await person.call('POST /api/chats');
  const question = { body: { chatId: chat.body.id, message: 'Who covers dental cleanings?' } };
  expect((await person.call('POST /api/guide-search/chat', question)).status).toBe(200);

  expect(await value('benesight_http_request_seconds_count{method="POST",route="/api/docsearch",status="200"}')).toBe(
    1,
  );
  expect(await value('benesight_search_seconds_count{kind="guides",outcome="done"}')).toBe(1);
  await expect.poll(() => value('benesight_model_answer_seconds_count{outcome="done"}')).toBe(1);
  // One person so far, whose credits are all that can be spent.
  await expect.poll(() => value('benesight_people')).toBe(1);
  await expect.poll(() => value('benesight_credits_outstanding')).toBe(await availableCredits(house.db, person.id));
  expect(await value('benesight_pool_connections')).toBeGreaterThan(0);
  expect(await value('benesight_database_up')).toBe(1);
  // Nothing was bought, and nothing came of the payment service.
  expect(await value('benesight_revenue_cents')).toBe(0);
  expect(await value('benesight_webhooks_waiting')).toBe(0);
  for (const name of ['jobs_waiting', 'mail_waiting']) expect(await value(`benesight_${name}`)).toBeTypeOf('number');
});

test('no address of a thing becomes a label', async () => {
  const person = await house.person();
  const id = '6ecd8c99-4036-403d-bf84-cf8400f67836';
  expect((await person.call('GET /api/chats/{chatId}/messages', { params: { chatId: id } })).status).toBe(404);
  await fetch(`${house.url}/nowhere/${id}`);
  const text = await (await ask(KEY)).text();
  expect(text).toContain('route="/api/chats/:chatId/messages",status="404"');
  expect(text).not.toContain(id);
});
