import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addLibrary } from '../analysis/testing/library.ts';
import { grant } from '../credits/grant.ts';
import { inTransaction } from '../db/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { calls, fails, hangsAfter, says, type ScriptedModel, startScriptedModel } from '../testing/scripted-model.ts';
import { openFrame, type TestFrame } from './testing/frame.ts';

/** A model at MODEL_URL may propose a spec where the reading leaves something open, and decides nothing else. */

let scripted: ScriptedModel;
let house: TestHouse;
let frame: TestFrame;

beforeAll(async () => {
  scripted = await startScriptedModel();
  house = await startTestHouse({ env: { MODEL_URL: scripted.url, LOG_LEVEL: 'silent', SAMPLE_LIBRARY: 'off' } });
  await addLibrary(house.db, 60);
});
beforeEach(async () => {
  const person = await house.person();
  const source = { type: 'admin_adjustment', sourceRef: `test:${person.id}`, description: 'Test' } as const;
  await inTransaction(house.db, (tx) => grant(tx, { userId: person.id, amount: 40, ...source }));
  frame = await openFrame(person);
  scripted.requests.length = 0;
});
afterAll(async () => {
  await house.close();
  await scripted.close();
});

const proposes = (spec: object) => calls('analyze', JSON.stringify(spec));
const pto = { of: 'value', metric: 'time_off.days_year_1' };
/** Wombats are none of the peers that there are: the reading asks whether it should compute without them. */
const LEFT_OVER = 'Median PTO by state for wombats';

test('a question that was wholly read is not shown to a model', async () => {
  scripted.play(proposes({ measures: [{ of: 'employers' }] }));
  const { body } = await frame.ask('Median PTO by industry');
  expect([body.turn.outcome.kind, scripted.requests.length]).toEqual(['answer', 0]);
});

test('where words were left over its spec is computed and charged like ours, and says where it comes from', async () => {
  scripted.play(proposes({ measures: [pto], groupBy: ['industry'] }));
  const { body } = await frame.ask(LEFT_OVER);
  expect(body.turn.charged).toBe(10);
  const outcome = body.turn.outcome.kind === 'answer' ? body.turn.outcome.result : null;
  expect(outcome?.spec.groupBy).toEqual(['industry']);
  expect(outcome?.assumptions.join(' ')).toContain('A language model read this question');
  // It is told what there is to measure, and no figure and no guide.
  expect(scripted.requests[0]?.messages[0]?.content).toContain('time_off.days_year_1');
  expect(JSON.stringify(scripted.requests[0]?.messages)).not.toContain('Employer 1');
});

test('a word that is only named as not used is shown to a model too', async () => {
  scripted.play(proposes({ measures: [pto], groupBy: ['industry'] }));
  const { body } = await frame.ask('Median PTO by state gobsmacking');
  const outcome = body.turn.outcome.kind === 'answer' ? body.turn.outcome.result : null;
  expect([outcome?.spec.groupBy, scripted.requests.length]).toEqual([['industry'], 1]);
});

test('beside a question back it is one more choice, and nothing is charged', async () => {
  scripted.play(proposes({ measures: [{ of: 'value', metric: 'medical.premium', tier: 'employee_family' }] }));
  const { body } = await frame.ask('premium');
  expect(body.turn.charged).toBe(0);
  const choices = body.turn.outcome.kind === 'ask' ? body.turn.outcome.choices : [];
  expect(choices.length).toBeLessThanOrEqual(4);
  expect(choices[0]?.label).toContain('as a language model reads it');
  expect(choices.map(({ label }) => label)).toContain('Employee contribution');
});

test.each([
  ['fails', fails(500)],
  ['says something instead', says('The median is 15 days.')],
  ['proposes what is no spec', proposes({ measures: [{ of: 'value', metric: 'medical.nothing' }] })],
  ['proposes a place that is none', proposes({ measures: [pto], peers: [{ any: [{ on: 'state', is: 'ZZ' }] }] })],
  ['sends what is no JSON', calls('analyze', '{"measures":')],
  ['does not answer', hangsAfter()],
])(
  'when it %s the reading stands',
  async (_, turn) => {
    scripted.play(turn);
    const { body } = await frame.ask(LEFT_OVER);
    const outcome = body.turn.outcome.kind === 'ask' ? body.turn.outcome : null;
    expect(outcome?.choices.map(({ spec }) => spec.groupBy)).toEqual([['state']]);
    expect([outcome?.question, body.turn.charged]).toEqual([expect.stringContaining('“wombats”'), 0]);
  },
  30_000,
);
