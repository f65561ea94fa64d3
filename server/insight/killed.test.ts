import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerEvent, answerRun } from '../db/tables/insight.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { hangsAfter, says, startScriptedModel, type ScriptedModel } from '../testing/scripted-model.ts';
import { startSecondProcess } from '../testing/second-process.ts';
import { deleteOldRuns } from './run-store.ts';
import { sweepRuns } from './sweep-runs.ts';
import { all, ask, askStreamed, balanceOf, newChat, personWith } from './testing/people.ts';

let scripted: ScriptedModel;
let house: TestHouse;

beforeAll(async () => {
  scripted = await startScriptedModel();
  house = await startTestHouse({ env: { MODEL_URL: scripted.url, LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await house.close();
  await scripted.close();
});

it('a process that is killed between the charge and the answer leaves no lost credit and no wedged chat', async () => {
  const person = await personWith(house, 0);
  const chatId = await newChat(person);
  const { url, child } = await startSecondProcess(house);
  scripted.play(hangsAfter('I was about to say'));
  const asked = fetch(`${url}/api/guide-search/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'What is the match?', chatId }),
  });
  await expect.poll(() => scripted.requests.length, { timeout: 60_000 }).toBe(1);
  child.kill('SIGKILL');
  await expect(asked).rejects.toThrow('fetch failed');

  // The lease protects the run for a while: nobody can tell yet that its process is dead.
  expect((await ask(person, chatId, 'Hello?')).error).toMatchObject({ code: 'chat_busy' });
  expect(await balanceOf(person)).toBe(4);
  await house.db.update(answerRun).set({ leaseUntil: sql`now() - interval '1 second'` });

  await expect.poll(() => balanceOf(person), { timeout: 60_000 }).toBe(5);
  const messages = await person.call('GET /api/chats/{chatId}/messages', { params: { chatId } });
  expect(messages.body).toEqual([]);
  scripted.play(says('It depends.'));
  expect((await ask(person, chatId, 'What is the match?')).body).toMatchObject({
    response: 'It depends.',
    creditsRemaining: 4,
  });
}, 90_000);

it('a process that is killed while it answers an edited question gives back what the edit had hidden', async () => {
  const person = await personWith(house, 0);
  const chatId = await newChat(person);
  scripted.play(says('It depends.'));
  await ask(person, chatId, 'What is the match?');
  const said = async () => (await person.call('GET /api/chats/{chatId}/messages', { params: { chatId } })).body;
  const [question] = await said();
  const { url, child } = await startSecondProcess(house);
  scripted.play(hangsAfter('I was about to say'));
  scripted.requests.length = 0;
  const edited = fetch(`${url}/api/guide-search/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'What is the 401(k) match?', chatId, replaces: question?.id }),
  });
  await expect.poll(() => scripted.requests.length, { timeout: 60_000 }).toBe(1);
  expect((await said()).map(({ content }) => content)).toEqual(['What is the 401(k) match?']);
  child.kill('SIGKILL');
  await expect(edited).rejects.toThrow('fetch failed');
  await house.db.update(answerRun).set({ leaseUntil: sql`now() - interval '1 second'` });
  const contents = async () => (await said()).map(({ content }) => content);
  await expect.poll(contents, { timeout: 60_000 }).toEqual(['What is the match?', 'It depends.']);
  expect(await balanceOf(person)).toBe(4);
  expect((await person.call('GET /api/chats')).body[0]).toMatchObject({ messageCount: 1 });
}, 90_000);

it('a run is settled once, however many processes sweep', async () => {
  const person = await personWith(house, 0);
  const chatId = await newChat(person);
  scripted.play(hangsAfter());
  scripted.requests.length = 0;
  const asked = ask(person, chatId, 'What is the match?');
  await expect.poll(async () => house.db.$count(answerRun, sql`status = 'running'`)).toBe(1);
  await house.db.update(answerRun).set({ leaseUntil: sql`now() - interval '1 second'` });
  const log = { warn: () => undefined, error: () => undefined };
  await Promise.all(Array.from({ length: 8 }, () => sweepRuns(house.db, log)));
  expect(await balanceOf(person)).toBe(5);
  expect((await asked).status).toBe(502);
  expect(await balanceOf(person)).toBe(5);
});

it('one that cannot be settled stands in the way of no other', async () => {
  scripted.play(hangsAfter());
  const people = [await personWith(house, 0), await personWith(house, 0)] as const;
  const asked: Promise<unknown>[] = [];
  for (const person of people) asked.push(ask(person, await newChat(person), 'What is the match?'));
  await expect.poll(async () => house.db.$count(answerRun, sql`status = 'running'`)).toBe(2);
  await house.db.execute(sql`
    create function refuse_the_end() returns trigger language plpgsql as $$ begin
      if new.status <> 'running' and new.chat_id in (select id from chat where user_id = '${sql.raw(people[0].id)}')
      then raise 'not this one'; end if;
      -- Both are alive, and would renew their leases on a slow machine.
      if new.lease_until > old.lease_until then return null; end if;
      return new;
    end $$
  `);
  await house.db.execute(sql`
    create trigger refuse_the_end before update on answer_run for each row execute function refuse_the_end()
  `);
  const log = { warn: vi.fn(), error: vi.fn() };
  try {
    // The one that cannot be settled is the first in line.
    await house.db.update(answerRun).set({
      leaseUntil: sql`now() - case when chat_id in (select id from chat where user_id = ${people[0].id})
        then interval '2 minutes' else interval '1 minute' end`,
    });
    await sweepRuns(house.db, log);
    expect(log.error).toHaveBeenCalledOnce();
    expect(await balanceOf(people[1])).toBe(5);
    expect(await balanceOf(people[0])).toBe(4);
  } finally {
    await house.db.execute(sql`drop trigger refuse_the_end on answer_run`);
  }
  const settled = async () => {
    await house.db.update(answerRun).set({ leaseUntil: sql`now() - interval '1 minute'` });
    return balanceOf(people[0]);
  };
  await expect.poll(settled, { timeout: 60_000, interval: 500 }).toBe(5);
  await Promise.all(asked);
});

it('a run is forgotten an hour after its end, with what was asked and said', async () => {
  const person = await personWith(house, 0);
  const [old, recent] = [await newChat(person), await newChat(person)];
  scripted.play(says('It depends.'));
  await ask(person, old, 'What is the match?');
  await ask(person, recent, 'What is the match?');
  await house.db
    .update(answerRun)
    .set({ endedAt: sql`now() - interval '61 minutes'` })
    .where(eq(answerRun.chatId, old));
  await deleteOldRuns(house.db);
  const ofChat = (chatId: string) => house.db.$count(answerRun, eq(answerRun.chatId, chatId));
  expect([await ofChat(old), await ofChat(recent)]).toEqual([0, 1]);
  expect(await house.db.$count(answerEvent, sql`run_id not in (select id from answer_run)`)).toBe(0);
  const messages = await person.call('GET /api/chats/{chatId}/messages', { params: { chatId: old } });
  expect(messages.body).toHaveLength(2);
});

it('the next question in the chat settles a dead run itself', async () => {
  const person = await personWith(house, 0);
  const chatId = await newChat(person);
  scripted.play(hangsAfter(), says('It depends.'));
  scripted.requests.length = 0;
  const first = ask(person, chatId, 'First');
  await expect.poll(async () => house.db.$count(answerRun, sql`status = 'running'`)).toBe(1);
  await expect.poll(() => scripted.requests.length).toBeGreaterThan(0);
  await house.db.update(answerRun).set({ leaseUntil: sql`now() - interval '1 second'` });
  expect((await ask(person, chatId, 'Second')).body).toMatchObject({ response: 'It depends.', creditsRemaining: 4 });
  expect((await first).status).toBe(502);
  const messages = await person.call('GET /api/chats/{chatId}/messages', { params: { chatId } });
  expect(messages.body.map((message) => message.content)).toEqual(['Second', 'It depends.']);
});

it('a process that closes in good order settles what it was writing, and tells its readers', async () => {
  const closing = await startTestHouse({
    env: { MODEL_URL: scripted.url, LOG_LEVEL: 'silent' },
    databaseUrl: house.databaseUrl,
  });
  const person = await personWith(house, 0);
  const chatId = await newChat(person);
  scripted.play(hangsAfter('I was about to say'));
  scripted.requests.length = 0;
  const asked = all(askStreamed(closing.url, person, chatId, 'What is the match?'));
  await expect.poll(() => scripted.requests.length).toBe(1);
  await closing.close();
  expect((await asked).at(-1)).toMatchObject({ type: 'error', code: 'model_unavailable' });
  expect(await balanceOf(person)).toBe(5);
});
