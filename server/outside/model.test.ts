import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import {
  calls,
  dropsAfter,
  fails,
  hangsAfter,
  says,
  sendDelta,
  sendEnd,
  startScriptedModel,
  type ScriptedModel,
  type Turn,
} from '../testing/scripted-model.ts';
import { connectModel, type ModelEvent, type ModelLimits, type ModelTool } from './model.ts';

let scripted: ScriptedModel;
beforeAll(async () => {
  scripted = await startScriptedModel();
});
afterAll(() => scripted.close());
beforeEach(() => {
  scripted.requests.length = 0;
});

const looks: unknown[] = [];
const look: ModelTool = {
  name: 'look',
  description: 'Looks something up.',
  input: z.object({ word: z.string() }),
  step: (input) => `Looking for ${JSON.stringify(input)}`,
  async run(input) {
    looks.push(input);
    if (JSON.stringify(input).includes('broken')) throw new Error('The shelf is empty');
    return { found: 'a page' };
  },
};

async function ask(
  limits: Partial<ModelLimits> = {},
  stop = new AbortController(),
  stopAt = '',
): Promise<ModelEvent[]> {
  const model = connectModel({ url: scripted.url, name: 'scripted', key: 'a-key' }, { retries: 0, ...limits });
  const events: ModelEvent[] = [];
  const messages = [{ role: 'user' as const, content: 'What is there?' }];
  for await (const event of model.answer({ system: 'Be brief.', messages, tools: [look], signal: stop.signal })) {
    events.push(event);
    if (event.type === stopAt) stop.abort();
  }
  return events;
}

const textOf = (events: ModelEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

it('uses a tool, gives its result back and says the answer', async () => {
  scripted.play(calls('look', '{"word":"match"}'), says('There is ', 'a page.'));
  const events = await ask();
  expect(events[0]).toEqual({ type: 'step', text: 'Looking for {"word":"match"}' });
  expect(textOf(events)).toBe('There is a page.');
  expect(events.at(-1)).toMatchObject({ type: 'done' });
  expect(scripted.requests[0]).toMatchObject({ model: 'scripted', stream: true });
  expect(scripted.requests[0]?.messages[0]).toMatchObject({ role: 'system', content: 'Be brief.' });
  const result = scripted.requests[1]?.messages.at(-1);
  expect(result).toMatchObject({ role: 'tool', tool_call_id: 'call_1', content: '{"found":"a page"}' });
});

it.each([
  ['arguments that are no JSON', '{"word":'],
  ['arguments that do not fit', '{"wort":1}'],
])('gives %s back to the model, and the tool does not run', async (_, json) => {
  looks.length = 0;
  scripted.play(calls('look', json), says('I am sorry.'));
  const events = await ask();
  expect(looks).toEqual([]);
  expect(scripted.requests[1]?.messages.at(-1)?.role).toBe('tool');
  expect(events.map((event) => event.type)).toEqual(['text', 'done']);
});

it('gives a tool that does not exist back to the model', async () => {
  scripted.play(calls('levitate', '{"word":"match"}'), says('I cannot.'));
  const events = await ask();
  expect(scripted.requests[1]?.messages.at(-1)?.content).toContain('levitate');
  expect(events.map((event) => event.type)).toEqual(['text', 'done']);
});

it('gives the error of a tool back to the model', async () => {
  scripted.play(calls('look', '{"word":"broken"}'), says('Nothing there.'));
  const events = await ask();
  expect(scripted.requests[1]?.messages.at(-1)?.content).toContain('The shelf is empty');
  expect(events.at(-1)).toMatchObject({ type: 'done' });
});

it('lets a model use tools only so often, and then wants an answer', async () => {
  scripted.play((response, request) =>
    request.tool_choice === 'none'
      ? says('Enough.')(response, request)
      : calls('look', '{"word":"more"}')(response, request),
  );
  const events = await ask({ rounds: 2 });
  expect(scripted.requests).toHaveLength(3);
  expect(textOf(events)).toBe('Enough.');
});

it('tries again after a refusal that passes', async () => {
  scripted.play(fails(429), says('Here I am.'));
  expect(textOf(await ask({ retries: 1 }))).toBe('Here I am.');
});

it.each([500, 429, 401])('ends in one error when the model answers %i', async (status) => {
  scripted.play(fails(status));
  const events = await ask();
  expect(events.map((event) => event.type)).toEqual(['error']);
});

it('ends in an error when the model says nothing at all', async () => {
  scripted.play(says());
  expect(await ask()).toEqual([{ type: 'error', reason: expect.stringContaining('said nothing') as string }]);
  scripted.play(says('  ', '\n'));
  expect((await ask()).at(-1)?.type).toBe('error');
});

it('ends in an error when the stream breaks off, however it does', async () => {
  scripted.play(dropsAfter('Half a '));
  expect((await ask()).at(-1)?.type).toBe('error');
  scripted.play((response) => {
    sendDelta(response, { content: 'No reason given' });
    sendEnd(response);
  });
  expect((await ask()).at(-1)?.type).toBe('error');
});

it('gives up on a model that goes silent', async () => {
  scripted.play(hangsAfter());
  expect(await ask({ silenceMs: 200 })).toEqual([{ type: 'error', reason: 'the model went silent' }]);
  scripted.play(hangsAfter('Well, '));
  expect((await ask({ silenceMs: 200 })).at(-1)).toEqual({ type: 'error', reason: 'the model went silent' });
});

it('gives up on a model that does not begin in time, also in a later round', async () => {
  const late = { type: 'error', reason: 'the model did not begin in time' };
  const hangs: Turn = () => undefined;
  scripted.play(hangs);
  expect(await ask({ firstByteMs: 150 })).toEqual([late]);
  scripted.play(calls('look', '{"word":"match"}'), hangs);
  expect((await ask({ firstByteMs: 150 })).at(-1)).toEqual(late);
  // Headers alone are no answer.
  scripted.play((response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders());
  expect(await ask({ firstByteMs: 150 })).toEqual([late]);
});

it('leaves a model alone that has begun', async () => {
  scripted.play((response) => {
    sendDelta(response, { content: 'Slowly' });
    setTimeout(() => {
      sendDelta(response, {}, 'stop');
      sendEnd(response);
    }, 300);
  });
  expect((await ask({ firstByteMs: 150 })).at(-1)?.type).toBe('done');
});

it('gives up on an answer that does not end, and lets the connection go', async () => {
  let closed = false;
  scripted.play((response) => {
    const timer = setInterval(() => sendDelta(response, { content: 'and so on '.repeat(20) }), 1);
    response.once('close', () => {
      closed = true;
      clearInterval(timer);
    });
  });
  expect((await ask({ characters: 2_000 })).at(-1)).toEqual({ type: 'error', reason: 'the answer did not end' });
  await expect.poll(() => closed).toBe(true);
});

it('gives up on an answer that takes too long', async () => {
  scripted.play((response) => {
    const timer = setInterval(() => sendDelta(response, { content: 'and ' }), 20);
    response.once('close', () => clearInterval(timer));
  });
  expect((await ask({ totalMs: 300 })).at(-1)?.type).toBe('error');
});

it('breaks off when it is told to, and the model’s connection with it', async () => {
  let closed = false;
  scripted.play((response) => {
    response.once('close', () => {
      closed = true;
    });
    sendDelta(response, { content: 'Once upon' });
  });
  const events = await ask({}, new AbortController(), 'text');
  expect(textOf(events)).toBe('Once upon');
  expect(events.at(-1)?.type).toBe('error');
  await expect.poll(() => closed).toBe(true);
});

it('is an error when there is nobody at the address', async () => {
  const model = connectModel({ url: 'http://127.0.0.1:9/v1', name: 'x', key: '' }, { retries: 0 });
  const events: ModelEvent[] = [];
  const question = { system: '', messages: [{ role: 'user' as const, content: 'Hello' }], tools: [] };
  for await (const event of model.answer({ ...question, signal: new AbortController().signal })) events.push(event);
  expect(events.map((event) => event.type)).toEqual(['error']);
});
