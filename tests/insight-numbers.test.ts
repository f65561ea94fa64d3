import { afterAll, beforeAll, expect, test } from 'vitest';
import { judge } from '../bench/insight/judge.ts';
import { readQuestions } from '../bench/insight/read-questions.ts';
import { NOT_VERIFIED } from '../server/insight/cited-text.ts';
import { ask, newChat, personWith } from '../server/insight/testing/people.ts';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';

/** The questions of the benchmark that need no guides of others, and figures over the modelled ones. */

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ env: { SAMPLE_LIBRARY: '60' } });
});
afterAll(() => house.close());

const figures = [
  'What is the median medical deductible?',
  'How many employers offer fertility benefits?',
  'Compare parental leave in technology and health care',
  'Which employers give the most paid holidays?',
  'Is a $9,000 deductible high?',
];

test('every number of every answer is held by what a tool gave', async () => {
  const person = await personWith(house, 400);
  const questions = readQuestions('./practice-seen.txt').flat();
  const loose: string[] = [];
  let right = 0;
  for (const question of [...questions.map((one) => one.question), ...figures]) {
    const { body } = await ask(person, await newChat(person), question);
    if (body.response.includes(NOT_VERIFIED)) loose.push(`${question}\n${body.response}`);
    const expected = questions.find((one) => one.question === question);
    if (expected !== undefined && judge(expected, body.response).isRight) right += 1;
    for (const { id } of (await person.call('GET /api/chats')).body) {
      await person.call('DELETE /api/chats/{chatId}', { params: { chatId: id } });
    }
  }
  expect(loose).toEqual([]);
  expect(right / questions.length).toBeGreaterThan(0.95);
});
