import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThreadMessage } from '../../contract/insight.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { dropsAfter, hangsAfter, says, startScriptedModel, type ScriptedModel } from '../testing/scripted-model.ts';
import { ask, balanceOf, newChat, personWith } from './testing/people.ts';

let scripted: ScriptedModel;
let house: TestHouse;
/** A second process of the same installation. */
let second: TestHouse;

beforeAll(async () => {
  scripted = await startScriptedModel();
  const env = { MODEL_URL: scripted.url, LOG_LEVEL: 'silent' };
  house = await startTestHouse({ env });
  second = await startTestHouse({ env, databaseUrl: house.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await house.close();
  await scripted.close();
});

const messagesOf = async (person: TestPerson, chatId: string): Promise<ThreadMessage[]> =>
  (await person.call('GET /api/chats/{chatId}/messages', { params: { chatId } })).body;
const said = async (person: TestPerson, chatId: string): Promise<string[]> =>
  (await messagesOf(person, chatId)).map(({ content }) => content);
const replace = (person: TestPerson, chatId: string, replaces: string, message: string) =>
  person.call('POST /api/guide-search/chat', { body: { message, chatId, replaces } });

/** A chat with two exchanges: "First" → "One.", "Second" → "Two.". */
async function twoExchanges(): Promise<{ person: TestPerson; chatId: string; questions: string[] }> {
  const person = await personWith(house, 0);
  const chatId = await newChat(person);
  for (const [question, answer] of [
    ['First', 'One.'],
    ['Second', 'Two.'],
  ] as const) {
    scripted.play(says(answer));
    await ask(person, chatId, question);
  }
  const asked = (await messagesOf(person, chatId)).filter(({ role }) => role === 'user');
  return { person, chatId, questions: asked.map(({ id }) => id) };
}

describe('an edited question', () => {
  it('takes the place of the old one and all that followed, as an exchange of its own', async () => {
    const { person, chatId, questions } = await twoExchanges();
    scripted.play(says('Better.'));
    const { body } = await replace(person, chatId, questions[0] ?? '', 'First, better');
    expect(body.response).toBe('Better.');
    expect(await said(person, chatId)).toEqual(['First, better', 'Better.']);
    expect(scripted.requests.at(-1)?.messages.map(({ content }) => content)).not.toContain('Two.');
    const [chat] = (await person.call('GET /api/chats')).body;
    expect(chat).toMatchObject({ messageCount: 3, userMessageCount: 1 });
    expect(await balanceOf(person)).toBe(4);
  });

  it('leaves everything as it was when it gets no answer', async () => {
    const { person, chatId, questions } = await twoExchanges();
    scripted.play(dropsAfter('Half of '));
    expect((await replace(person, chatId, questions[1] ?? '', 'Second, better')).status).toBe(502);
    expect(await said(person, chatId)).toEqual(['First', 'One.', 'Second', 'Two.']);
    expect((await person.call('GET /api/chats')).body[0]).toMatchObject({ messageCount: 2 });
    expect(await balanceOf(person)).toBe(4);
  });

  it('sent from two tabs at once is answered once', async () => {
    const { person, chatId, questions } = await twoExchanges();
    scripted.play(hangsAfter('So far'));
    const held = replace(person, chatId, questions[1] ?? '', 'Second, better');
    await expect.poll(() => said(person, chatId)).toEqual(['First', 'One.', 'Second, better']);
    expect((await replace(person, chatId, questions[1] ?? '', 'Twice')).error).toMatchObject({ code: 'chat_busy' });
    await person.call('POST /api/guide-search/chat/{chatId}/stop', { params: { chatId } });
    expect((await held).body.response).toBe('So far');
    // The question that both wanted to replace is gone.
    expect((await replace(person, chatId, questions[1] ?? '', 'Twice')).status).toBe(404);
    expect(await said(person, chatId)).toEqual(['First', 'One.', 'Second, better', 'So far']);
    expect((await messagesOf(person, chatId)).map(({ stopped }) => stopped)).toEqual([false, false, false, true]);
    expect(await balanceOf(person)).toBe(4);
  });

  it('must be one of this chat, and a question', async () => {
    const { person, chatId } = await twoExchanges();
    const answerId = (await messagesOf(person, chatId))[1]?.id ?? '';
    const elsewhere = (await twoExchanges()).questions[0] ?? '';
    for (const id of [answerId, elsewhere, randomUUID()]) {
      expect((await replace(person, chatId, id, 'No')).status).toBe(404);
    }
    expect(await said(person, chatId)).toEqual(['First', 'One.', 'Second', 'Two.']);
  });
});

describe('a chat that is made under a chosen id', () => {
  it('is made and paid once, however often and wherever it is asked for', async () => {
    const person = await personWith(house, 0);
    const id = randomUUID();
    const before = await balanceOf(person);
    const make = (url: string) =>
      fetch(`${url}/api/chats`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
      });
    const made = await Promise.all([house, second, house, second].map(({ url }) => make(url)));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await person.call('GET /api/chats')).body.map((chat) => chat.id)).toEqual([id]);
    expect(await balanceOf(person)).toBe(before - 1);
  });

  it('is refused where the id is another’s, or of a chat that was deleted', async () => {
    const person = await personWith(house, 0);
    const other = await personWith(house, 0);
    const id = await newChat(other);
    expect((await person.call('POST /api/chats', { body: { id } })).status).toBe(404);
    await other.call('DELETE /api/chats/{chatId}', { params: { chatId: id } });
    expect((await other.call('POST /api/chats', { body: { id } })).status).toBe(404);
    expect(await balanceOf(person)).toBe(5);
  });
});

it('what a person thinks of an answer is kept, can be taken back, and is not for questions', async () => {
  const { person, chatId, questions } = await twoExchanges();
  const messageId = (await messagesOf(person, chatId))[1]?.id ?? '';
  const rate = (id: string, feedback: 'good' | 'bad' | null) =>
    person.call('PUT /api/chats/{chatId}/messages/{messageId}/feedback', {
      params: { chatId, messageId: id },
      body: { feedback },
    });
  expect((await rate(messageId, 'bad')).body).toEqual({ feedback: 'bad' });
  expect((await messagesOf(person, chatId)).map(({ feedback }) => feedback)).toEqual([null, 'bad', null, null]);
  await rate(messageId, null);
  expect((await messagesOf(person, chatId))[1]?.feedback).toBeNull();
  expect((await rate(questions[0] ?? '', 'good')).status).toBe(404);
});

describe('what can be done next about an answer', () => {
  it('is to ask for what is lacking, where the answer names the place', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(says('No guide states it. It can be asked for under Request Information.'));
    await ask(person, chatId, 'Pet insurance at\nWernham Hogg?');
    scripted.play(says('It is 6 weeks.'));
    await ask(person, chatId, 'Parental leave?');
    const offers = (await messagesOf(person, chatId)).map((message) => message.offers);
    expect(offers[1]).toEqual([{ kind: 'request', query: 'Pet insurance at Wernham Hogg?' }]);
    expect(offers[3]).toEqual([]);
    // Of these two the first counts as refused.
    const { rows } = await house.db.execute(sql`
      select refused from answer_use join answer_run run on run.id = run_id where chat_id = ${chatId} order by run.created_at`);
    expect(rows).toEqual([{ refused: true }, { refused: false }]);
  });

  it('is to say which of at most four figures is meant, in words that are not asked back again', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(says('Which premium do you mean?'));
    await ask(person, chatId, 'What is the median premium?');
    const offers = (await messagesOf(person, chatId))[1]?.offers ?? [];
    expect(offers.length).toBeGreaterThan(1);
    expect(offers.length).toBeLessThanOrEqual(4);
    for (const offer of offers) {
      if (offer.kind !== 'ask') throw new Error('Only figures are offered');
      scripted.play(says('It is this much.'));
      await ask(person, chatId, offer.question);
      expect((await messagesOf(person, chatId)).at(-1)?.offers).toEqual([]);
    }
  });
});
