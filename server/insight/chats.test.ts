import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { insertGuides, smallLibrary, untilFound } from './testing/guides.ts';
import { ask, balanceOf, newChat, personWith } from './testing/people.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
  await insertGuides(house.db, smallLibrary);
  await untilFound(await house.person(), 'parental leave', 2);
});
afterAll(() => house.close());

describe('chats', () => {
  it('are created for a credit, listed, renamed and deleted', async () => {
    const person = await personWith(house, 0);
    expect((await person.call('GET /api/chats')).body).toEqual([]);

    const made = await person.call('POST /api/chats');
    expect(made.body).toMatchObject({ title: null, messageCount: 0, userMessageCount: 0, openaiThreadId: null });
    expect(await balanceOf(person)).toBe(4);
    const chatId = made.body.id;
    expect((await person.call('GET /api/chats')).body).toEqual([made.body]);
    expect((await person.call('GET /api/chats/{chatId}/messages', { params: { chatId } })).body).toEqual([]);

    const rename = (title: string) => person.call('PATCH /api/chats/{chatId}', { params: { chatId }, body: { title } });
    expect((await rename('  Leave  ')).body.title).toBe('Leave');
    expect((await rename('   ')).status).toBe(400);

    expect((await person.call('DELETE /api/chats/{chatId}', { params: { chatId } })).status).toBe(200);
    expect((await person.call('GET /api/chats')).body).toEqual([]);
    expect((await person.call('DELETE /api/chats/{chatId}', { params: { chatId } })).status).toBe(404);
    expect((await ask(person, chatId, 'Still there?')).status).toBe(404);
    expect(await balanceOf(person)).toBe(4);
  });

  it('are named in the billing history by the title that they have now', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    const latest = async () => (await person.call('GET /api/billing/history')).body[0]?.description;
    expect(await latest()).toBe('Insight chat');
    await ask(person, chatId, 'Who pays for dental coverage?');
    expect(await latest()).toBe('Insight chat: Who pays for dental coverage?');
    await person.call('DELETE /api/chats/{chatId}', { params: { chatId } });
    expect(await latest()).toBe('Insight chat');
  });

  it('offers questions to begin with, of the four categories', async () => {
    const person = await personWith(house, 0);
    const { body } = await person.call('GET /api/starter-questions');
    expect(body.length).toBeGreaterThanOrEqual(12);
    expect(new Set(body.map((question) => question.category))).toEqual(
      new Set(['Competitive Intelligence', 'Client Benchmarking', 'Policy Design', 'Emerging Trends']),
    );
  });
});

describe('a question', () => {
  it('is answered with citations of passages that exist, and gives the chat its title', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    const question = 'What is the 401(k) match at Fernhill Robotics?';
    const { status, body } = await ask(person, chatId, question);
    expect(status).toBe(200);
    expect(body.response).toContain('4% of pay');
    expect(body.creditsRemaining).toBe(4);
    expect(body.citations[0]).toMatchObject({
      marker: 1,
      employer: 'Fernhill Robotics',
      planYear: 2024,
      page: 3,
      heading: 'Retirement',
      quote:
        'Fernhill Robotics matches 100% of your 401(k) contributions up to 4% of pay. Matching contributions vest after two years of service.',
    });
    const [chat] = (await person.call('GET /api/chats')).body;
    expect(chat).toMatchObject({
      title: question,
      messageCount: 1,
      userMessageCount: 1,
      openaiThreadId: body.threadId,
    });

    const messages = await person.call('GET /api/chats/{chatId}/messages', { params: { chatId } });
    expect(messages.body.map(({ role, content }) => ({ role, content }))).toEqual([
      { role: 'user', content: question },
      { role: 'assistant', content: body.response },
    ]);
    expect(messages.body[1]?.citations).toEqual(body.citations);
    const thread = await person.call('GET /api/guide-search/thread/{threadId}/messages', {
      params: { threadId: body.threadId },
    });
    expect(thread.body).toEqual(messages.body);
  });

  it('keeps the subject of the question before', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    const first = await ask(person, chatId, 'How many weeks of parental leave does Fernhill Robotics give?');
    expect(first.body.response).toContain('16 weeks');
    const second = await ask(person, chatId, 'And for hospitals?');
    expect(second.body.response).toContain('6 weeks');
    const employers = second.body.citations.flatMap((one) => ('employer' in one ? [one.employer] : []));
    expect(new Set(employers)).toEqual(new Set(['Marlow County Hospital']));
    expect(second.body.threadId).toBe(first.body.threadId);
  });

  it('that the library does not answer is told so', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    const { body } = await ask(person, chatId, 'How much does Fernhill Robotics pay for pet insurance?');
    expect(body.response).toContain('does not state anything on pet insurance');
  });

  it('is refused in its order: another person’s chat before a blank message', async () => {
    const person = await personWith(house, 0);
    const other = await personWith(house, 0);
    const chatId = await newChat(person);
    expect((await ask(person, chatId, '   ')).status).toBe(400);
    expect((await ask(other, chatId, '   ')).status).toBe(404);
    expect((await ask(other, chatId, 'What is the match?')).status).toBe(404);
    expect((await ask(person, 'no-such-chat', 'What is the match?')).status).toBe(404);
    expect((await person.call('POST /api/guide-search/chat', { body: { message: 'Hello' } })).status).toBe(400);
    const thread = { message: 'Hello', chatId, threadId: 'thread_of_another' };
    expect((await person.call('POST /api/guide-search/chat', { body: thread })).status).toBe(404);
    for (const name of ['GET /api/chats/{chatId}/messages', 'DELETE /api/chats/{chatId}'] as const) {
      expect((await other.call(name, { params: { chatId } })).status).toBe(404);
    }
    expect((await other.call('PATCH /api/chats/{chatId}', { params: { chatId }, body: {} })).status).toBe(404);
  });
});
