import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerEvent, Citation, PassageCitation } from '../../contract/insight.ts';
import { creditTransaction } from '../db/tables/credits.ts';
import { answerEvent, answerRun, chat } from '../db/tables/insight.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import {
  fails,
  hangsAfter,
  type ModelRequest,
  says,
  searches,
  sendDelta,
  sendEnd,
  startScriptedModel,
  type ScriptedModel,
  type Turn,
} from '../testing/scripted-model.ts';
import { insertGuides, smallLibrary, untilFound } from './testing/guides.ts';
import { all, ask, askStreamed, attach, balanceOf, newChat, personWith, textOf } from './testing/people.ts';

let scripted: ScriptedModel;
let house: TestHouse;
/** A second process of the same installation, as far as the database can tell. */
let second: TestHouse;

beforeAll(async () => {
  scripted = await startScriptedModel();
  const env = { MODEL_URL: scripted.url, LOG_LEVEL: 'silent' };
  house = await startTestHouse({ env });
  second = await startTestHouse({ env, databaseUrl: house.databaseUrl });
  await insertGuides(house.db, smallLibrary);
  await untilFound(await house.person(), 'parental leave', 2);
});
afterAll(async () => {
  await second.close();
  await house.close();
  await scripted.close();
});
afterEach(() => {
  scripted.requests.length = 0;
});

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

/** Waits until a whole sentence of the model stands in the database, where other processes read it. */
const untilStored = async (chatId: string, said: string): Promise<void> => {
  await expect
    .poll(async () => {
      const rows = await house.db
        .select({ event: answerEvent.event })
        .from(answerEvent)
        .innerJoin(answerRun, eq(answerRun.id, answerEvent.runId))
        .where(eq(answerRun.chatId, chatId))
        .orderBy(answerEvent.ordinal);
      return textOf(rows.map(({ event }) => event as AnswerEvent));
    })
    .toContain(said);
};

const foundIn = (request: ModelRequest | undefined): { marker: number; employer: string; text: string }[] =>
  (JSON.parse(request?.messages.at(-1)?.content ?? '') as { results: ReturnType<typeof foundIn> }).results;

const passagesIn = (citations: readonly Citation[]): PassageCitation[] =>
  citations.flatMap((one) => ('passageId' in one ? [one] : []));

const stop = (person: TestPerson, chatId: string) =>
  person.call('POST /api/guide-search/chat/{chatId}/stop', { params: { chatId } });

describe('citations', () => {
  it('are those of passages that were found: an invented one goes, the others are numbered as they appear', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(searches('parental leave'), (response, request) => {
      const [first, second] = foundIn(request).map(({ marker }) => marker);
      const pieces = [
        'It is 6 weeks at one place 【',
        `${second}】 and 16 at another 【${first}†so`,
        'urce】. Somewhere 20 【99】.',
        ` Both 【${first}, ${second}, 77】.`,
      ];
      return says(...pieces)(response, request);
    });
    const { body } = await ask(person, chatId, 'How much parental leave?');
    const [first, second] = foundIn(scripted.requests[1]);
    expect(body.response).toBe(
      'It is 6 weeks at one place 【1】 and 16 at another 【2】. Somewhere 20 *(not verified)*. Both 【2】【1】.',
    );
    const citations = passagesIn(body.citations);
    expect(citations.map(({ marker, employer }) => [marker, employer])).toEqual([
      [1, second?.employer],
      [2, first?.employer],
    ]);
    for (const citation of citations) {
      const source = foundIn(scripted.requests[1]).find(
        ({ employer, text }) => employer === citation.employer && text.includes(citation.quote),
      );
      expect(source).toBeDefined();
    }
  });

  it('show twelve passages of a locked guide at most; then the answer says why it rests on no other', async () => {
    const things =
      'tandem gondola dulcimer origami fencing falconry tugboat orchard igloo hammock carousel glacier espresso';
    const names = [...things.split(' '), 'marmalade'];
    const textOfClub = (name: string) => `At Plumfield the ${name} club invites ${name} friends to the ${name} hall.`;
    const [guideId = ''] = await insertGuides(house.db, [
      {
        title: 'Clubs of Plumfield',
        employer: 'Plumfield',
        passages: names.map((name) => ({ text: textOfClub(name) })),
      },
    ]);
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    await untilFound(await house.person(), 'marmalade', 1);
    const cited = new Set<string>();
    // One of them is shown without a citation.
    for (const [at, name] of names.slice(0, 12).entries()) {
      scripted.play(searches(`${name} club`), says(at === 3 ? textOfClub(name) : 'It invites friends 【1】.'));
      const { body } = await ask(person, chatId, `When does the ${name} club meet?`);
      for (const { passageId } of passagesIn(body.citations)) cited.add(passageId);
    }
    expect(cited.size).toBe(11);
    scripted.play(searches('espresso club'), says('Nobody knows.'));
    const { body } = await ask(person, chatId, 'When does the espresso club meet?');
    expect(body.response).toBe(
      'Nobody knows.\n\nYou have seen all free passages of “Clubs of Plumfield”. Unlock them to have the rest answered.',
    );
    await person.call('POST /api/doc-search/view', { body: { documentId: guideId } });
    scripted.play(searches('espresso club'), says('It invites friends 【1】.'));
    expect((await ask(person, chatId, 'When does the espresso club meet?')).body.citations).toHaveLength(1);
  });

  it('of an earlier answer are not passed on to the model; one that nothing was given under goes', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(searches('vacation'), (response, request) => {
      const marker = foundIn(request).find(({ text }) => text.includes('18 days'))?.marker;
      return says(`It is 18 days 【${marker}】.`)(response, request);
    });
    await ask(person, chatId, 'Vacation?');
    scripted.play(says('As said, 18 days 【99】.'));
    const { body } = await ask(person, chatId, 'Really?');
    expect(scripted.requests.at(-1)?.messages.map((message) => message.content)).toContain('It is 18 days.');
    expect(body.response).toBe('As said, 18 days *(not verified)*.');
    expect(body.citations).toEqual([]);
  });
});

describe('a streamed answer', () => {
  it('comes as events that fold into what is stored', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(searches('vacation'), says('18 ', 'days 【', '1】.'));
    const events = await all(askStreamed(house.url, person, chatId, 'Vacation?'));
    expect(events.map((event) => event.type).filter((type, at, types) => type !== types[at - 1])).toEqual([
      'start',
      'step',
      'text',
      'done',
    ]);
    const last = events.at(-1);
    if (last?.type !== 'done') throw new Error('The answer did not end');
    expect(textOf(events)).toBe(last.message.content);
    expect(last).toMatchObject({
      creditsRemaining: 4,
      threadId: events[0]?.type === 'start' ? events[0].threadId : '',
    });
    expect((await messagesOf(person, chatId)).at(-1)).toEqual(last.message);
  });

  it('is refused as JSON, before any byte of it', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    await house.db.update(chat).set({ messageCount: 50 }).where(eq(chat.id, chatId));
    for (let left = 4; left > 0; left -= 1) await newChat(person);
    await expect(all(askStreamed(house.url, person, chatId, 'More?'))).rejects.toThrow(/^402 .*insufficient_credits/);
    expect(await messagesOf(person, chatId)).toEqual([]);
  });

  it('is written to its end when the reader leaves', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    let goOn: () => void = () => undefined;
    scripted.play((response) => {
      sendDelta(response, { content: 'Slowly. But ' });
      goOn = () => {
        sendDelta(response, { content: 'to the end.' });
        sendDelta(response, {}, 'stop');
        sendEnd(response);
      };
    });
    const leaving = new AbortController();
    for await (const event of askStreamed(house.url, person, chatId, 'Tell me', leaving.signal)) {
      if (event.type === 'text') break;
    }
    leaving.abort();
    const events: AnswerEvent[] = [];
    for await (const event of attach(second.url, person, chatId)) {
      if (events.push(event) === 1) goOn();
    }
    expect(textOf(events)).toBe('Slowly. But to the end.');
    expect(events.at(0)?.type).toBe('start');
    expect(events.at(-1)?.type).toBe('done');
    expect((await messagesOf(person, chatId)).at(-1)?.content).toBe('Slowly. But to the end.');
    await expect(all(attach(house.url, person, chatId))).rejects.toThrow('nothing_to_attach');
  });

  it('is stored in few rows, however many pieces the model sends', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(says(...Array.from({ length: 500 }, (_, at) => `word${at} `)));
    await ask(person, chatId, 'Talk');
    const [row] = await house.db
      .select({ rows: sql<number>`count(*)::int` })
      .from(answerEvent)
      .innerJoin(answerRun, eq(answerRun.id, answerEvent.runId))
      .where(eq(answerRun.chatId, chatId));
    expect(row?.rows).toBeLessThan(20);
  });
});

describe('what a database cannot hold', () => {
  it('is left out of an answer; a character that comes in halves is whole', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    const slowly: Turn = async (response) => {
      // Each piece is stored by itself: they come further apart than text is gathered.
      for (const piece of ['Well done \uD83C', '\uDF89 a\0b', ' c\uDC00d\uD83C']) {
        sendDelta(response, { content: piece });
        await wait(250);
      }
      sendDelta(response, {}, 'stop');
      sendEnd(response);
    };
    scripted.play(searches('vacation\0\uD800'), slowly);
    const events = await all(askStreamed(house.url, person, chatId, 'Is it so?\0'));
    expect(events.at(-1)).toMatchObject({ type: 'done', message: { content: 'Well done 🎉 ab cd' } });
    expect(textOf(events)).toBe('Well done 🎉 ab cd');
    expect((await messagesOf(person, chatId)).map((message) => message.content)).toEqual([
      'Is it so?',
      'Well done 🎉 ab cd',
    ]);
  });

  it('is left out of a title', async () => {
    const person = await personWith(house, 0);
    const made = await person.call('POST /api/chats', { body: { title: 'Le\0ave' } });
    expect(made.body.title).toBe('Leave');
    const renamed = { params: { chatId: made.body.id }, body: { title: 'Pa\0y' } };
    expect((await person.call('PATCH /api/chats/{chatId}', renamed)).body.title).toBe('Pay');
  });
});

describe('a stop', () => {
  it('from another process keeps what was said, which counts', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(hangsAfter('So far, ', 'so good. ', 'And'));
    const streamed = all(askStreamed(house.url, person, chatId, 'Tell me'));
    await untilStored(chatId, 'So far, so good.');
    expect((await ask(person, chatId, 'And?')).error).toMatchObject({ code: 'chat_busy' });
    const stopped = await fetch(`${second.url}/api/guide-search/chat/${chatId}/stop`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(await stopped.json()).toEqual({ stopped: true });
    const last = (await streamed).at(-1);
    expect(last).toMatchObject({ type: 'stopped', message: { content: expect.stringMatching(/^So far, so good\./) } });
    expect((await person.call('GET /api/chats')).body[0]).toMatchObject({ messageCount: 1 });
    expect(await balanceOf(person)).toBe(4);
    expect((await stop(person, chatId)).body).toEqual({ stopped: false });
  });

  it('before anything was said is a failed exchange: it costs nothing', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    scripted.play(hangsAfter());
    const asked = ask(person, chatId, 'Tell me');
    await expect.poll(async () => (await stop(person, chatId)).body.stopped).toBe(true);
    expect((await asked).error).toMatchObject({ code: 'answer_stopped' });
    expect(await balanceOf(person)).toBe(5);
    expect(await messagesOf(person, chatId)).toEqual([]);
  });

  it('of another person’s answer is refused', async () => {
    const person = await personWith(house, 0);
    const chatId = await newChat(person);
    const other = await personWith(house, 0);
    expect((await stop(other, chatId)).status).toBe(404);
    await expect(all(attach(house.url, other, chatId))).rejects.toThrow(/^404/);
  });
});

it('a chat that is deleted while it is answered returns its payment and lets its readers go', async () => {
  const person = await personWith(house, 0);
  const chatId = await newChat(person);
  scripted.play(hangsAfter('Well. ', 'So'));
  const asked = ask(person, chatId, 'Tell me');
  await untilStored(chatId, 'Well.');
  const followed: AnswerEvent[] = [];
  for await (const event of attach(second.url, person, chatId)) {
    if (followed.push(event) === 1)
      expect((await person.call('DELETE /api/chats/{chatId}', { params: { chatId } })).status).toBe(200);
  }
  expect((await asked).status).toBe(404);
  expect(followed.at(0)?.type).toBe('start');
  expect(await balanceOf(person)).toBe(5);
});

it('the 51st exchange opens a block that is paid for, and refunded if it fails', async () => {
  const person = await personWith(house, 0);
  const chatId = await newChat(person);
  await house.db.update(chat).set({ messageCount: 49, attempts: 0 }).where(eq(chat.id, chatId));
  scripted.play(says('Yes.'));
  expect((await ask(person, chatId, 'The fiftieth')).body.creditsRemaining).toBe(4);
  scripted.play(fails(401));
  expect((await ask(person, chatId, 'The next')).status).toBe(502);
  expect(await balanceOf(person)).toBe(4);
  scripted.play(says('Yes.'));
  expect((await ask(person, chatId, 'The next')).body.creditsRemaining).toBe(3);
  expect((await ask(person, chatId, 'And one more')).body.creditsRemaining).toBe(3);
  expect((await keysOf(chatId)).filter((key) => !key.startsWith('refund'))).toEqual([
    'chat_usage chat:ID:block:1:attempt:1',
    'guide_search_chat chat:ID:block:2:attempt:1',
    'guide_search_chat chat:ID:block:2:attempt:2',
  ]);
});

it('200 parallel chats on 30 credits: 30 are made, 170 refused for credits', async () => {
  const person = await personWith(house, 25);
  // A process that has too much to do at once says so, and is asked again.
  const create = async (url: string, again = 200): Promise<Response> => {
    const answer = await fetch(`${url}/api/chats`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    });
    return answer.status === 503 && again > 0 ? create(url, again - 1) : answer;
  };
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => create((at % 2 === 0 ? house : second).url)),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status !== 200 && status !== 402)).toEqual([]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 402)).toHaveLength(170);
  expect(await balanceOf(person)).toBe(0);
  expect((await person.call('GET /api/chats')).body).toHaveLength(30);
});

it('a person keeps at most 50 chats, however many are asked for at once; a deleted one makes room', async () => {
  const person = await personWith(house, 75);
  const made = await Promise.all(Array.from({ length: 60 }, () => person.call('POST /api/chats')));
  expect(made.filter((answer) => answer.status === 200)).toHaveLength(50);
  expect(made.filter((answer) => answer.status === 409)).toHaveLength(10);
  expect(await balanceOf(person)).toBe(30);
  expect((await person.call('POST /api/chats')).error).toMatchObject({
    code: 'chat_limit',
    error: 'Maximum chat limit reached (50)',
  });
  const [first] = (await person.call('GET /api/chats')).body;
  await person.call('DELETE /api/chats/{chatId}', { params: { chatId: first?.id ?? '' } });
  expect((await person.call('POST /api/chats')).status).toBe(200);
});

it('40 chats of one person are answered at the same time', async () => {
  const person = await personWith(house, 40);
  const chats = await Promise.all(Array.from({ length: 40 }, () => newChat(person)));
  scripted.play(says('Yes.'));
  const answers = await Promise.all(chats.map((chatId) => ask(person, chatId, 'Is it so?')));
  expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(200));
});
