import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { libraryChange } from '../db/tables/library.ts';
import { readFacts } from '../facts/read-facts.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { folderStore } from '../outside/files.ts';
import { connectModel } from '../outside/model.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { calls, fails, startScriptedModel, type ScriptedModel, type Turn } from '../testing/scripted-model.ts';
import { confirmFacts, queueAllConfirmations } from './confirm-facts.ts';
import { openExtractor } from './extract/extractor.ts';
import { importSources } from './import-sources.ts';
import { removeGuide } from './remove-guide.ts';
import { fetchPage } from './web/fetch-page.ts';

let model: ScriptedModel;
let house: TestHouse;
let folder: string;
const extractor = openExtractor();
const patience = { timeout: 60_000, interval: 50 };

beforeAll(async () => {
  model = await startScriptedModel();
  house = await startTestHouse({ env: { MODEL_URL: model.url, FACTS_MODEL: 'reader', LOG_LEVEL: 'silent' } });
  folder = mkdtempSync(join(tmpdir(), 'benesight-confirm-'));
});
afterAll(async () => {
  extractor.close();
  await house?.close();
  await model?.close();
  rmSync(folder, { recursive: true, force: true });
});

// A job is gone a moment after its guide is read.
afterEach(() => vi.waitFor(async () => expect(await jobs()).toEqual([]), patience));

const HOLIDAYS = 'All employees receive 11 paid holidays each year.';
const BEREAVEMENT = 'Bereavement leave is 5 days.';
const DRUGS = 'Whoever hoped for Wegovy to lose weight has to look elsewhere.';

/** A guide of its own for each test, since the same content is the same guide. */
const textOf = (employer: string) =>
  [`${employer} Benefits Guide 2026`, '', 'TIME OFF', '', HOLIDAYS, BEREAVEMENT, '', 'MEDICAL', '', DRUGS, ''].join(
    '\n',
  );

async function importGuide(employer: string, factsModel = true): Promise<string> {
  const ids: string[] = [];
  await importSources(
    { db: house.db, files: folderStore(folder), fetchPage, extractor, factsModel },
    [{ name: `${employer}.txt`, bytes: Buffer.from(textOf(employer)), stated: { employer } }],
    { label: 'confirm', onResult: (result) => ids.push(result.outcome === 'imported' ? result.guideId : '') },
  );
  return ids[0] ?? '';
}

/** A turn that notes facts down, each of the passage that holds its quote as it was shown, else of the first. */
const notes =
  (...facts: { metric: string; value?: number; words?: string; quote: string }[]): Turn =>
  (response, request) => {
    const shown = request.messages.at(-1)?.content ?? '';
    const blocks = [...shown.matchAll(/^\[(\d+)\][^[]*/gm)];
    const placed = facts.map((fact) => {
      const block = blocks.find(([text]) => text.includes(fact.quote)) ?? blocks[0];
      return { ...fact, passage: Number(block?.[1]) };
    });
    return calls('note_facts', JSON.stringify({ facts: placed }))(response, request);
  };

/** What a guide states: by metric the value, how it was read, and whether somebody should look. */
async function factsOf(guideId: string) {
  const { facts } = await readFacts(house.db, guideId);
  return Object.fromEntries(
    facts.map(({ metric, value, words, method, review }) => [metric, [value ?? words, method, review]]),
  );
}

/** How sure a fact of a guide is. */
async function sureOf(guideId: string, metric: string): Promise<number | undefined> {
  return (await readFacts(house.db, guideId)).facts.find((fact) => fact.metric === metric)?.confidence;
}

const byRules = {
  'time_off.holidays': [11, 'rule', false],
  'leave.bereavement_days': [5, 'rule', false],
};

const jobs = async () =>
  (
    await house.db.execute<{ attempts: number }>(
      sql`select attempts from graphile_worker.jobs where task_identifier = 'confirm-facts'`,
    )
  ).rows;

test('what two readings have is sure, what the model has once is for review, what no words bear out is left out', async () => {
  const before = model.requests.length;
  model.play(
    notes(
      { metric: 'time_off.holidays', value: 11, quote: HOLIDAYS },
      { metric: 'medical.glp1_weight_loss', words: 'no', quote: DRUGS },
      { metric: 'leave.volunteer_days', value: 5, quote: BEREAVEMENT },
      { metric: 'leave.bereavement_days', value: 4, quote: BEREAVEMENT },
      { metric: 'time_off.days_year_1', value: 20, quote: 'New employees receive 20 days of vacation.' },
      { metric: 'no.such_metric', value: 11, quote: HOLIDAYS },
    ),
    // The second look, where the rules have read nothing.
    notes({ metric: 'medical.glp1_weight_loss', words: 'no', quote: DRUGS }),
  );
  const guideId = await importGuide('Alder Works');
  await vi.waitFor(
    async () =>
      expect(await factsOf(guideId)).toEqual({
        'time_off.holidays': [11, 'rule', false],
        'leave.bereavement_days': [5, 'rule', false],
        'medical.glp1_weight_loss': ['no', 'model', false],
        'leave.volunteer_days': [5, 'model', true],
      }),
    patience,
  );
  const [request, second, ...more] = model.requests.slice(before);
  expect(more).toEqual([]);
  expect(second?.messages.at(-1)?.content).toContain(DRUGS);
  expect(request?.model).toBe('reader');
  expect(request?.messages.at(-1)?.content).toContain(BEREAVEMENT);
  // The search reads the guide again.
  expect(await house.db.$count(libraryChange, eq(libraryChange.guideId, guideId))).toBe(2);
  const { facts } = await readFacts(house.db, guideId);
  expect(facts.find(({ metric }) => metric === 'medical.glp1_weight_loss')).toMatchObject({ quote: DRUGS, page: 1 });
  expect(await sureOf(guideId, 'time_off.holidays')).toBeCloseTo(0.99);
});

test('while a model fails the guide keeps what the rules have read; later it is read', async () => {
  model.play(fails(400));
  const guideId = await importGuide('Beech Works');
  await vi.waitFor(async () => expect((await jobs())[0]?.attempts).toBeGreaterThan(0), patience);
  expect(await factsOf(guideId)).toEqual(byRules);
  expect(await countJobs(house.db, 'confirm-facts')).toEqual({ waiting: 1, givenUp: 0 });
  model.play(notes({ metric: 'time_off.holidays', value: 11, quote: HOLIDAYS }));
  // The pauses between attempts grow: this test need not wait for them.
  const again = async () => {
    await house.db.execute(sql`select graphile_worker.reschedule_jobs(
      (select array_agg(id) from graphile_worker.jobs where task_identifier = 'confirm-facts'), run_at => now())`);
    expect(await jobs()).toEqual([]);
  };
  await vi.waitFor(again, { ...patience, interval: 300 });
  expect(await factsOf(guideId)).toEqual(byRules);
  expect(await sureOf(guideId, 'time_off.holidays')).toBeCloseTo(0.99);
});

test('a guide that is removed while the model reads stays removed', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    model.play(async (response, request) => {
      resolve();
      await new Promise<void>((go) => (answer = go));
      await notes({ metric: 'time_off.holidays', value: 11, quote: HOLIDAYS })(response, request);
    });
  });
  const guideId = await importGuide('Cedar Works');
  await asked;
  expect(await removeGuide(house.db, guideId)).toBe(true);
  answer();
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), patience);
  expect((await readFacts(house.db, guideId)).facts.filter(({ method }) => method === 'model')).toEqual([]);
});

test('a process that ends leaves the reading to another, without counting it as a failure', async () => {
  model.play(notes({ metric: 'time_off.holidays', value: 11, quote: HOLIDAYS }));
  const guideId = await importGuide('Elder Works', false);
  const ending = confirmFacts({
    db: house.db,
    model: connectModel({ url: model.url, name: 'reader', key: '' }),
    extractor,
    signal: AbortSignal.abort(),
  });
  await ending({ guideId });
  await vi.waitFor(async () => expect(await sureOf(guideId, 'time_off.holidays')).toBeCloseTo(0.99), patience);
});

test('without a model named the rules alone read; a guide that is there already can be read by a model later', async () => {
  const before = model.requests.length;
  const guideId = await importGuide('Dogwood Works', false);
  expect(await factsOf(guideId)).toEqual(byRules);
  expect(await jobs()).toEqual([]);
  expect(model.requests.length).toBe(before);
  model.play(notes({ metric: 'time_off.holidays', value: 11, quote: HOLIDAYS }));
  expect(await queueAllConfirmations(house.db)).toBeGreaterThan(0);
  await vi.waitFor(async () => expect(await sureOf(guideId, 'time_off.holidays')).toBeCloseTo(0.99), patience);
  expect(await factsOf(guideId)).toEqual(byRules);
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), patience);
});
