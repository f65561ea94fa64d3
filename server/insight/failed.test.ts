import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditTransaction } from '../db/tables/credits.ts';
import { answerRun, answerUse } from '../db/tables/insight.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import {
  dropsAfter,
  fails,
  says,
  searches,
  sendDelta,
  sendEnd,
  sendUsage,
  startScriptedModel,
  type ScriptedModel,
  type Turn,
} from '../testing/scripted-model.ts';
import { all, ask, askStreamed, balanceOf, newChat, personWith } from './testing/people.ts';

/** What a model may do wrong, what a person is told, and what it costs. */

let scripted: ScriptedModel;
let house: TestHouse;

beforeAll(async () => {
  scripted = await startScriptedModel();
  const env = { MODEL_URL: scripted.url, MODEL_FIRST_BYTE_MS: '3000', LOG_LEVEL: 'silent', SAMPLE_LIBRARY: 'off' };
  house = await startTestHouse({ env });
});
afterAll(async () => {
  await house.close();
  await scripted.close();
});

/** Says more and more. */
const endless: Turn = (response) => {
  const timer = setInterval(() => sendDelta(response, { content: 'and so on '.repeat(500) }), 1);
  response.once('close', () => clearInterval(timer));
};

const keysOf = async (chatId: string): Promise<string[]> => {
  const rows = await house.db
    .select({ key: creditTransaction.idempotencyKey, type: creditTransaction.type })
    .from(creditTransaction)
    .where(eq(creditTransaction.refId, chatId))
    .orderBy(creditTransaction.seq);
  return rows.map(({ key, type }) => `${type} ${key?.replace(chatId, 'ID')}`);
};

const messagesOf = async (person: TestPerson, chatId: string) =>
  (await person.call('GET /api/chats/{chatId}/messages', { params: { chatId } })).body;

describe('a failed exchange', () => {
  it.each<[string, Turn]>([
    ['refuses', fails(401)],
    ['has too much to do', fails(429)],
    ['is away', fails(503)],
    ['does not begin', () => undefined],
    ['says nothing', says()],
    ['breaks off', dropsAfter('Half of ')],
    ['does not end', endless],
    ['answers with something else', (response) => void response.writeHead(200).end('<html>Welcome</html>')],
    ['calls tools for ever', searches('match')],
  ])('costs nothing and does not count when the model %s; the next one pays again', async (_, turn) => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    expect(await balanceOf(person)).toBe(4);
    scripted.play(turn);
    const failed = await ask(person, chatId, 'What is the match?');
    expect(failed.status).toBe(502);
    expect(failed.error).toMatchObject({ code: 'model_unavailable' });
    expect(await balanceOf(person)).toBe(5);
    expect(await messagesOf(person, chatId)).toEqual([]);
    const [listed] = (await person.call('GET /api/chats')).body;
    expect(listed).toMatchObject({ messageCount: 0, userMessageCount: 0, title: null });

    scripted.play(says('It depends.'));
    const answered = await ask(person, chatId, 'What is the match?');
    expect(answered.body).toMatchObject({ response: 'It depends.', creditsRemaining: 4 });
    expect((await messagesOf(person, chatId)).map((message) => message.role)).toEqual(['user', 'assistant']);
    const keys = await keysOf(chatId);
    expect(keys.filter((key) => key.startsWith('chat_usage'))).toEqual([
      'chat_usage chat:ID:block:1:attempt:1',
      'chat_usage chat:ID:block:1:attempt:2',
    ]);
  });

  it('in the middle of a block takes only the question back', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(says('One.'));
    await ask(person, chatId, 'First');
    scripted.play(fails(400));
    const failed = await ask(person, chatId, 'Second');
    expect(failed.status).toBe(502);
    expect(failed.error.error).toContain('not counted');
    expect(await balanceOf(person)).toBe(4);
    expect((await messagesOf(person, chatId)).map((message) => message.content)).toEqual(['First', 'One.']);
  });

  it('that is streamed ends in an error event', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(dropsAfter('Half of '));
    const events = await all(askStreamed(house.url, person, chatId, 'What is the match?'));
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'model_unavailable' });
    expect(await balanceOf(person)).toBe(5);
  });
});

it('what an answer took is kept, and outlives its chat', async () => {
  const person = await personWith(house, 0);
  const chatId = await newChat(person);
  scripted.play((response) => {
    sendDelta(response, { content: 'Yes.' });
    sendDelta(response, {}, 'stop');
    sendUsage(response, { prompt_tokens: 1200, completion_tokens: 34 });
    sendEnd(response);
  });
  await ask(person, chatId, 'Is it so?');
  const [run] = await house.db.select({ id: answerRun.id }).from(answerRun).where(eq(answerRun.chatId, chatId));
  await person.call('DELETE /api/chats/{chatId}', { params: { chatId } });
  const [use] = await house.db
    .select()
    .from(answerUse)
    .where(eq(answerUse.runId, run?.id ?? ''));
  expect(use).toMatchObject({ status: 'done', inputTokens: 1200, outputTokens: 34 });
});
