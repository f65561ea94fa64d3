import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectModel } from '../../outside/model.ts';
import { calls, fails, says, sendDelta, sendEnd, startScriptedModel } from '../../testing/scripted-model.ts';
import type { ScriptedModel, Turn } from '../../testing/scripted-model.ts';
import type { ReadPassage } from '../read/rows.ts';
import { readByModel } from './read-by-model.ts';

let scripted: ScriptedModel;
beforeAll(async () => {
  scripted = await startScriptedModel();
});
afterAll(() => scripted.close());
beforeEach(() => {
  scripted.requests.length = 0;
});

const HOLIDAYS = 'There are eleven paid holidays.';
const SICK = 'Sick leave is 6 days a year.';
const holidays = { passage: 0, metric: 'time_off.holidays', value: 11, quote: HOLIDAYS };
const sick = { passage: 0, metric: 'time_off.sick_days', value: 6, quote: SICK };

const passagesOf = (...texts: string[]): ReadPassage[] =>
  texts.map((text, ordinal) => ({ ordinal, page: 1, heading: null, text }));

async function read(passages: readonly ReadPassage[], signal = new AbortController().signal) {
  const model = connectModel({ url: scripted.url, name: 'reader', key: '' }, { retries: 0 });
  const facts = await readByModel(model, passages, signal);
  return facts.map(({ metric, value, ordinal }) => [metric, value, ordinal]);
}

const notes = (...facts: unknown[]): Turn => calls('note_facts', JSON.stringify({ facts }));

/** One answer that uses the tool twice. */
const notesTwice: Turn = (response) => {
  const call = (index: number, fact: object) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name: 'note_facts', arguments: JSON.stringify({ facts: [fact] }) },
  });
  sendDelta(response, { role: 'assistant', tool_calls: [call(0, holidays)] });
  sendDelta(response, { tool_calls: [call(1, sick)] });
  sendDelta(response, {}, 'tool_calls');
  sendEnd(response);
};

test('a long guide is read in parts, and each fact is of its passage', async () => {
  const filler = ' All of this is explained at length.'.repeat(200);
  scripted.play((response, request) => {
    const passage = Number(/\[(\d+)\]/.exec(request.messages.at(-1)?.content ?? '')?.[1]);
    return notes({ ...holidays, passage }, { ...holidays, passage: 77 })(response, request);
  });
  const texts = Array.from({ length: 5 }, () => `${HOLIDAYS}${filler}`);
  expect(await read(passagesOf(...texts))).toEqual(texts.map((_, at) => ['time_off.holidays', 11, at]));
  expect(scripted.requests.length).toBe(5);
  expect(scripted.requests[0]?.tool_choice).toBe('required');
});

test('every use of the tool counts, in one question', async () => {
  scripted.play(notesTwice);
  expect(await read(passagesOf(`${HOLIDAYS} ${SICK}`))).toEqual([
    ['time_off.holidays', 11, 0],
    ['time_off.sick_days', 6, 0],
  ]);
  expect(scripted.requests.length).toBe(1);
});

test('what is ill-formed is left out, and the rest is kept', async () => {
  scripted.play(
    notes({ ...holidays, tier: 'Employee Only' }, { ...holidays, value: 'eleven' }, 'holidays', null, sick),
  );
  expect(await read(passagesOf(`${HOLIDAYS} ${SICK}`))).toEqual([['time_off.sick_days', 6, 0]]);
  expect(scripted.requests.length).toBe(1);
});

test('words instead of notes are no facts', async () => {
  scripted.play(says('These passages state no facts.'));
  expect(await read(passagesOf(HOLIDAYS))).toEqual([]);
  expect(await read([])).toEqual([]);
});

test('one part that fails fails the reading, and so does whoever ends it', async () => {
  const long = HOLIDAYS.repeat(400);
  scripted.play(notes(holidays), fails(500));
  await expect(read(passagesOf(long, long, long))).rejects.toThrow();
  scripted.play(notes(holidays));
  await expect(read(passagesOf(HOLIDAYS), AbortSignal.abort())).rejects.toThrow();
});
