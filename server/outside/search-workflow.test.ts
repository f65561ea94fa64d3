import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../contract/errors.ts';
import {
  answers,
  startScriptedWorkflow,
  type ScriptedWorkflow,
  type WorkflowTurn,
} from '../testing/scripted-workflow.ts';
import { connectSearchWorkflow, type WorkflowAnswer, type WorkflowLimits } from './search-workflow.ts';

let scripted: ScriptedWorkflow;
const logged: object[] = [];
beforeAll(async () => {
  scripted = await startScriptedWorkflow();
});
afterAll(() => scripted.close());

const question = { query: 'leave', filters: { states: ['TX'] }, page: 1, limit: 100, userId: 'someone' };
const log = { error: (detail: object) => void logged.push(detail) };

function ask(
  turn: WorkflowTurn,
  limits: Partial<WorkflowLimits> = {},
  signal = new AbortController().signal,
): Promise<WorkflowAnswer> {
  scripted.play(turn);
  return connectSearchWorkflow({ url: scripted.url, key: 'a-key' }, log, limits).search(question, signal);
}

/** The refusal of a question, as its code, its message and its details. */
async function refusal(turn: WorkflowTurn, limits?: Partial<WorkflowLimits>): Promise<unknown[]> {
  const error = await ask(turn, limits).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw new Error(`Not a refusal: ${String(error)}`);
  return [error.code, error.message, error.details];
}

it('asks by POST, with the key, and reads the answer', async () => {
  const answer = await ask(
    answers({ documents: [{ id: 'a', snippet: 'One', url: 'x' }, { id: 'b' }], totalResults: 7 }),
  );
  expect(answer).toEqual({
    documents: [
      { id: 'a', snippet: 'One' },
      { id: 'b', snippet: null },
    ],
    totalResults: 7,
  });
  const sent = scripted.requests.at(-1);
  expect([sent?.method, sent?.headers.authorization, sent?.body]).toEqual(['POST', 'Bearer a-key', question]);
});

describe('an answer', () => {
  const one = { documents: [{ id: 'a' }], totalResults: '12' };
  const read = { documents: [{ id: 'a', snippet: null }], totalResults: 12 };

  it.each([
    ['as it is', one],
    ['in a list', [one]],
    ['in data', { data: one }],
  ])('is taken %s', async (_, value) => {
    expect(await ask(answers(value))).toEqual(read);
  });

  it('keeps entries that name nothing, so that they are counted', async () => {
    const documents = [null, 7, { title: 'x' }, { id: 'a', snippet: 9 }];
    expect((await ask(answers({ documents, totalResults: -1 }))).documents.map(({ id }) => id)).toEqual([
      null,
      null,
      null,
      'a',
    ]);
    expect((await ask(answers({ documents, totalResults: null }))).totalResults).toBeNull();
  });

  it.each([
    ['two wrappings', [{ data: one }]],
    ['a list of two', [one, one]],
    ['something else', { message: 'Workflow was started' }],
    ['no list of documents', { documents: 'none' }],
    ['null', null],
  ])('is refused as %s', async (_, value) => {
    expect(await refusal(answers(value))).toEqual([
      'search_workflow_failed',
      'N8N_UNREADABLE',
      { status: null, said: null },
    ]);
  });

  it.each(['', '<html>', '{"documents":['])('is refused that is no JSON: %j', async (text) => {
    expect((await refusal((response) => void response.end(text)))[1]).toBe('N8N_UNREADABLE');
  });
});

describe('a failure', () => {
  it.each([
    [500, { message: 'Out of memory' }, 'Out of memory'],
    [524, {}, null],
    [503, { error: 'Closed' }, 'Closed'],
    [422, { error: { message: ' Be\n brief ' } }, 'Be brief'],
    [429, { message: 'x'.repeat(900) }, 'x'.repeat(300)],
    [500, { message: '<b>Error</b>' }, null],
    [404, { message: 'The webhook "docs-3f2" is not registered.' }, null],
    [401, { message: 'Bad key' }, null],
    [204, undefined, null],
  ])('with status %i says what the workflow said', async (status, body, said) => {
    const turn: WorkflowTurn = (response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    const message = said === null ? `N8N_${status}` : `N8N_${status}: ${said}`;
    expect(await refusal(turn)).toEqual(['search_workflow_failed', message, { status, said }]);
  });

  it('is a redirect, which is not followed', async () => {
    const other = await startScriptedWorkflow();
    const refused = await refusal((response) => void response.writeHead(307, { location: other.url }).end());
    expect(refused[1]).toBe('N8N_REDIRECTED');
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('is silence, also in the middle of an answer', async () => {
    for (const turn of [
      () => undefined,
      (response) => void response.write('{"documents":['),
    ] satisfies WorkflowTurn[]) {
      expect((await refusal(turn, { timeMs: 300 }))[1]).toMatch(
        /^N8N_TIMEOUT: The search is taking longer than expected/,
      );
    }
  });

  it('is an answer without end', async () => {
    const endless: WorkflowTurn = (response) => {
      const write = (): void => {
        while (!response.destroyed && response.write(' '.repeat(10_000)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    };
    expect((await refusal(endless, { bytes: 100_000 }))[1]).toMatch(/^N8N_TOO_LARGE/);
  });

  it('is a connection that breaks or is refused, and its reason is logged without the address', async () => {
    expect((await refusal((response) => void response.destroy()))[1]).toMatch(/^N8N_UNREACHABLE/);
    const gone = await startScriptedWorkflow();
    await gone.close();
    const asked = connectSearchWorkflow({ url: gone.url, key: null }, log).search(
      question,
      new AbortController().signal,
    );
    await expect(asked).rejects.toMatchObject({ code: 'search_workflow_failed' });
    expect(logged.at(-1)).toMatchObject({ what: 'UNREACHABLE', reason: 'ECONNREFUSED' });
    expect(JSON.stringify(logged)).not.toContain('/webhook/');
  });
});

it('breaks off when the caller leaves', async () => {
  const leaving = new AbortController();
  const before = scripted.abandoned;
  const asked = ask(() => leaving.abort(), {}, leaving.signal);
  await expect(asked).rejects.toMatchObject({ code: 'search_abandoned' });
  await expect.poll(() => scripted.abandoned).toBe(before + 1);
});
