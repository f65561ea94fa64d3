import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AnalysisSpec } from '../../contract/analysis.ts';
import type { Outcome, Turn } from '../../maximus/wire.ts';
import { addLibrary } from '../analysis/testing/library.ts';
import { checkCredits } from '../operation/check-credits.ts';
import { grant } from '../credits/grant.ts';
import { inTransaction } from '../db/connect.ts';
import { sharedSecret } from '../settings/shared-secret.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type CallApi, type TestPerson } from '../testing/person.ts';
import { openFrame, send, type TestFrame } from './testing/frame.ts';

let house: TestHouse;
/** Calls the product as the provider does. */
let service: CallApi;

beforeAll(async () => {
  house = await startTestHouse();
  await addLibrary(house.db, 120);
  service = apiClient(house.url, await sharedSecret(house.db, 'maximus-service'));
});
afterAll(async () => {
  const broken = (await checkCredits(house.db)).filter(({ violations }) => violations > 0);
  await house.close();
  expect(broken).toEqual([]);
});

async function arrive(credits = 95): Promise<{ person: TestPerson; frame: TestFrame }> {
  const person = await house.person();
  const source = { type: 'admin_adjustment', sourceRef: `test:${person.id}`, description: 'Test' } as const;
  await inTransaction(house.db, (tx) => grant(tx, { userId: person.id, amount: credits, ...source }));
  return { person, frame: await openFrame(person) };
}

const balanceOf = async (person: TestPerson) => (await person.call('GET /api/users/me')).body.creditBalance;
const heldOf = async (person: TestPerson): Promise<number> => {
  const { rows } = await house.db.execute<{ held: number }>(
    sql`select held from credit_account where user_id = ${person.id}`,
  );
  return rows[0]?.held ?? 0;
};
const costOf = async (person: TestPerson, { sessionId }: TestFrame) =>
  (await person.call('GET /api/maximus/session/{sessionId}', { params: { sessionId } })).body.session;

function answerOf({ outcome }: Turn): Extract<Outcome, { kind: 'answer' }> {
  if (outcome.kind !== 'answer') throw new Error(JSON.stringify(outcome));
  return outcome;
}
const spec = (of: object) => AnalysisSpec.parse(of);
const pto = { of: 'value', metric: 'time_off.days_year_1' };

test('an answer with figures costs twice the setting, once, however often it is sent', async () => {
  const { person, frame } = await arrive();
  const queryId = randomUUID();
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => frame.ask('Median PTO by industry', { queryId })));
  const done = [first, ...others].find((one) => one?.status === 200);
  const again = await frame.ask('Median PTO by industry', { queryId });
  expect([again.status, again.body.turn.charged]).toEqual([200, 10]);
  expect(done?.body.turn.id).toBe(queryId);
  const { result } = answerOf(again.body.turn);
  expect(result.headline).toContain('by industry');
  expect(result.rows.length).toBeGreaterThan(1);
  expect([await balanceOf(person), await heldOf(person)]).toEqual([90, 0]);
  expect(await costOf(person, frame)).toEqual({ queryCount: 1, totalCreditsUsed: 10 });
  const history = (await person.call('GET /api/billing/history')).body;
  expect(history.filter(({ type }) => type === 'maximus_query').map(({ delta }) => delta)).toEqual([-10]);
});

test('what is typed over a question back answers it: with the choice and what is said beside it', async () => {
  const { person, frame } = await arrive();
  const asked = await frame.ask('employer contribution');
  const { conversation } = asked.body;
  const on = { conversationId: conversation.id };
  expect(asked.body.turn.outcome.kind).toBe('ask');
  const narrowed = await frame.ask('by industry then', on);
  expect(narrowed.body.turn.outcome).toMatchObject({
    kind: 'ask',
    choices: [{ spec: { groupBy: ['industry'] } }, {}, {}, {}],
  });
  expect(await balanceOf(person)).toBe(100);
  const answered = answerOf((await frame.ask('to the HSA', on)).body.turn).result.spec;
  expect(answered).toMatchObject({ measures: [{ metric: 'hsa.employer_contribution' }], groupBy: ['industry'] });
  // Nothing is open any more: the same words go on from the answer.
  const next = await frame.ask('no, by size', on);
  expect(answerOf(next.body.turn).result.spec).toMatchObject({
    measures: [{ metric: 'hsa.employer_contribution' }],
    groupBy: ['size'],
  });
  expect(await balanceOf(person)).toBe(80);
});

test('a question back, a refusal and an answer without figures cost nothing', async () => {
  const { person, frame } = await arrive();
  const asked = await frame.ask('median premium');
  expect(asked.body.turn.outcome.kind).toBe('ask');
  const refused = await frame.ask('what is COBRA');
  expect(refused.body.turn.outcome.kind).toBe('refuse');
  const narrow = spec({
    measures: [pto],
    peers: [
      { any: [{ on: 'state', is: 'OH' }] },
      { any: [{ on: 'industry', is: 'Retail' }] },
      { any: [{ on: 'size', atLeast: 9_000 }] },
    ],
  });
  const empty = await frame.ask('too few', { spec: narrow });
  expect(answerOf(empty.body.turn).result.hasFigures).toBe(false);
  expect(empty.body.turn.charged).toBe(0);
  expect([await balanceOf(person), await heldOf(person)]).toEqual([100, 0]);
  // The same spec cannot be computed for nothing.
  const edit = await frame.edit(empty.body.turn.id, spec({ measures: [pto] }));
  expect([edit.status, edit.error.code]).toEqual([409, 'query_not_held']);
});

test('whoever cannot pay is told what is needed, and nothing is computed', async () => {
  const { person, frame } = await arrive(5);
  expect((await frame.ask('Median PTO')).body.turn.charged).toBe(10);
  const { body } = await frame.ask('Median PTO by state');
  expect(body.turn.outcome).toEqual({
    kind: 'failed',
    code: 'maximus_credits',
    message: 'You need at least 10 credits to use Maximus',
  });
  expect([await balanceOf(person), await heldOf(person)]).toEqual([0, 0]);
});

test('two tabs at once with credits for one query: one is answered', async () => {
  const { person, frame } = await arrive(5);
  const tabs = await Promise.all(['Median PTO', 'Median PTO by region'].map((text) => frame.ask(text)));
  expect(tabs.map(({ body }) => body.turn.outcome.kind).toSorted()).toEqual(['answer', 'failed']);
  expect([await balanceOf(person), await heldOf(person)]).toEqual([0, 0]);
});

test('parts of a spec are changed and undone without charge; another metric is another query', async () => {
  const { person, frame } = await arrive();
  const { turn } = (await frame.ask('Median PTO by industry')).body;
  const before = answerOf(turn).result;
  const mean = await frame.edit(turn.id, { ...before.spec, statistic: 'mean' });
  expect(answerOf(mean.body).result.spec.statistic).toBe('mean');
  expect(mean.body.isChanged).toBe(true);
  const bad = await frame.edit(turn.id, { ...before.spec, measures: [{ of: 'value', metric: 'time_off.holidays' }] });
  expect([bad.status, bad.error.code]).toEqual([409, 'query_not_held']);
  const undone = await frame.call<Turn>('POST', `/api/turns/${turn.id}/undo`, {});
  expect(answerOf(undone.body).result).toEqual(before);
  expect(undone.body.isChanged).toBe(false);
  expect(await balanceOf(person)).toBe(90);
  await house.db.execute(
    sql`update maximus_query set settled_at = now() - interval '31 minutes' where id = ${turn.id}`,
  );
  const late = await frame.edit(turn.id, { ...before.spec, statistic: 'mean' });
  expect([late.status, late.error.code]).toEqual([409, 'query_not_held']);
});

test('what is typed next goes on from what is shown; undo and what was shown before are free', async () => {
  const { person, frame } = await arrive();
  const first = (await frame.ask('Median PTO by industry')).body;
  const conversationId = first.conversation.id;
  const second = (await frame.ask('by state', { conversationId })).body.turn;
  expect(answerOf(second).result.spec.groupBy).toEqual(['state']);
  expect(await balanceOf(person)).toBe(80);
  const undone = (await frame.ask('undo', { conversationId })).body.turn;
  expect(answerOf(undone).result).toEqual(answerOf(first.turn).result);
  const again = (await frame.ask('the second chart again', { conversationId })).body.turn;
  expect(answerOf(again).result).toEqual(answerOf(second).result);
  expect((await frame.ask('undo')).body.turn.outcome.kind).toBe('refuse');
  expect(await balanceOf(person)).toBe(80);
});

test('a process that dies before it is paid costs nothing; one that dies while it pays loses no answer', async () => {
  const { person, frame } = await arrive();
  const { conversation, turn } = (await frame.ask('Median PTO')).body;
  const kept = JSON.stringify(turn.outcome);
  const died = async (state: string, outcomes: string[]): Promise<string> => {
    const queryId = randomUUID();
    const query = { sessionId: frame.sessionId, queryId };
    expect((await service('POST /api/service/maximus/hold', { body: query })).status).toBe(200);
    await house.db.execute(sql`
      insert into maximus.turn (id, conversation_id, session_id, question, state, outcomes, begun_at)
      values (${queryId}, ${conversation.id}, ${frame.sessionId}, 'Median PTO', ${state},
        array(select jsonb_array_elements_text(${JSON.stringify(outcomes)}::jsonb)), now() - interval '1 minute')`);
    return queryId;
  };
  const before = await died('running', []);
  const paying = await died('settling', [kept]);
  expect(await heldOf(person)).toBe(20);
  const { turns } = (await frame.open(conversation.id)).body;
  const of = (id: string) => turns.find((one) => one.id === id);
  expect(of(before)?.outcome).toMatchObject({ kind: 'failed', code: 'broken_off' });
  expect([of(paying)?.charged, of(paying)?.outcome.kind]).toEqual([10, 'answer']);
  expect([await balanceOf(person), await heldOf(person)]).toEqual([80, 0]);
  // Opened again, nothing more is taken.
  await frame.open(conversation.id);
  expect(await balanceOf(person)).toBe(80);
});

test('a query that was released, or swept, is not charged afterwards', async () => {
  const { person, frame } = await arrive();
  const query = { sessionId: frame.sessionId, queryId: randomUUID() };
  const call = (name: 'hold' | 'settle' | 'release') => service(`POST /api/service/maximus/${name}`, { body: query });
  expect((await call('hold')).body).toMatchObject({ amount: 10, balance: 90 });
  expect((await call('hold')).body).toMatchObject({ amount: 10, balance: 90 });
  expect((await call('release')).body).toEqual({ balance: 100 });
  const late = await call('settle');
  expect([late.status, late.error.code]).toEqual([409, 'hold_ended']);
  expect(await balanceOf(person)).toBe(100);
});

test('a query stopped while it is computed costs nothing; one that is paid stays', async () => {
  const { person, frame } = await arrive();
  const { turn } = (await frame.ask('Median PTO')).body;
  const stop = (queryId: string) => frame.call<{ stopped: boolean }>('POST', '/api/stop', { queryId });
  expect((await stop(turn.id)).body).toEqual({ stopped: false });
  expect((await stop(randomUUID())).body).toEqual({ stopped: false });
  expect(await balanceOf(person)).toBe(90);
});

test("conversations are their person's own: kept, found, renamed, deleted and brought back", async () => {
  const [{ frame }, { frame: other }] = [await arrive(), await arrive()];
  const { conversation, turn } = (await frame.ask('Median PTO by industry')).body;
  const path = `/api/conversations/${conversation.id}`;
  for (const [method, rest, body] of [
    ['GET', ''],
    ['PATCH', '', { title: 'Mine' }],
    ['DELETE', ''],
    ['POST', '/restore', {}],
  ] as const)
    expect((await other.call(method, `${path}${rest}`, body)).status, method).toBe(404);
  for (const rest of ['undo', 'edit']) {
    const body = { spec: spec({ measures: [pto] }) };
    expect((await other.call('POST', `/api/turns/${turn.id}/${rest}`, body)).status).toBe(404);
  }
  expect((await other.ask('Median PTO', { conversationId: conversation.id })).status).toBe(404);
  expect((await other.ask('Median PTO', { queryId: turn.id })).status).toBe(404);
  expect((await other.list()).body).toEqual([]);

  expect((await frame.open(conversation.id)).body.turns).toEqual([turn]);
  expect((await frame.call('PATCH', path, { title: '  ' })).status).toBe(400);
  expect((await frame.call('PATCH', path, { title: 'PTO' })).body).toMatchObject({ title: 'PTO' });
  const search = async (words: string) => (await frame.call<unknown[]>('GET', `/api/conversations?q=${words}`)).body;
  expect([(await search('industry')).length, (await search('dental')).length, (await search('%25')).length]).toEqual([
    1, 0, 0,
  ]);
  expect((await frame.call('DELETE', path)).status).toBe(200);
  expect([(await frame.open(conversation.id)).status, (await frame.list()).body]).toEqual([404, []]);
  expect((await frame.call('POST', `${path}/restore`, {})).status).toBe(200);
  expect((await frame.open(conversation.id)).status).toBe(200);
});

test('what is no question is refused before anything is held', async () => {
  const { person, frame } = await arrive();
  const states = Array.from({ length: 10_000 }, () => ({ on: 'state', is: 'TX' }));
  const specs: unknown[] = [
    { measures: [{ of: 'value', metric: 'medical.nothing' }] },
    { measures: [pto], peers: [{ any: states }] },
    { measures: [pto], limit: -1 },
    { measures: [pto], groupBy: ['state', 'state'] },
    { measures: [pto], peers: [{ any: [{ on: 'year', atLeast: 0 }] }] },
    { measures: [pto], compare: { with: 'amount', amount: 'NaN' } },
  ];
  for (const bad of specs) {
    const answer = await frame.ask('x', { spec: bad as never });
    expect([400, 413], JSON.stringify(bad).slice(0, 80)).toContain(answer.status);
  }
  expect((await frame.ask('x'.repeat(8000))).status).toBe(400);
  for (const text of ['', "'; drop table maximus.turn; --", '<script>alert(1)</script>', '=1+1', '\0']) {
    const { status, body } = await frame.ask(text);
    expect([status, body.turn.outcome.kind], text).toEqual([200, 'refuse']);
  }
  expect([await balanceOf(person), await heldOf(person)]).toEqual([100, 0]);
});

test('what was asked is handed out to its person, and forgotten with them', async () => {
  const [{ person, frame }, { frame: other, person: kept }] = [await arrive(), await arrive()];
  await frame.ask('Median PTO by industry');
  await other.ask('Median PTO');
  const exported = (await person.call('GET /api/user/export')).body.analyses;
  expect(exported).toMatchObject([
    { title: 'Median PTO by industry', questions: [{ question: 'Median PTO by industry', charged: 10 }] },
  ]);
  expect(exported[0]?.questions[0]?.answer).toContain('by industry');
  const address = `${frame.url}/service/people/${person.id}`;
  for (const token of [null, person.token]) expect((await send(address, 'DELETE', token)).status).toBe(401);
  expect((await person.call('POST /api/user/deletion', { body: { email: person.email } })).status).toBe(200);
  expect((await frame.list()).status).toBe(401);
  expect(await house.maximus.read(person.id)).toEqual([]);
  expect(await house.maximus.read(kept.id)).toHaveLength(1);
});
