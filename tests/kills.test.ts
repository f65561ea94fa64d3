import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningPostgresUrl } from '../embedded/postgres/running.ts';
import { checkInvariants } from '../server/credits/check-invariants.ts';
import { grant } from '../server/credits/grant.ts';
import { connect, inTransaction, type Database } from '../server/db/connect.ts';
import { signUp, type TestPerson } from '../server/testing/person.ts';
import { startProduct, type Product } from './support/product.ts';

const KILLS = 20;
const PASSAGES_EACH = 12;
/** Some five minutes where two processors do all of the suite: a machine may be four times slower. */
const LONGEST_MS = 30 * 60_000;
const env = { AUTH_AUTOCONFIRM: 'on', SAMPLE_LIBRARY: '300' };
const folder = mkdtempSync(join(tmpdir(), 'benesight-kill-guides-'));

let product: Product;
/** The person of the round: a new one each time, so that every unlocking is a charge. */
let person: TestPerson;
const everyone: TestPerson[] = [];
let guides: string[] = [];
/** Who was answered 200 with a charge for which guide: none of it may ever be lost. */
const acknowledged = new Set<string>();
let nextFile = 0;

beforeAll(async () => {
  product = await startProduct({ env });
  guides = await withDatabase(async (db) => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from guide where status = 'ready' order by id`);
    return rows.map((row) => row.id);
  });
  // From here on the search index starts from its snapshot, as it does where a product has run for a while.
  while (!existsSync(join(product.dataDir, 'search-index.bin'))) await pause(50);
});

afterAll(async () => {
  await product?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const url = runningPostgresUrl(join(product.dataDir, 'postgres'));
  if (url === null) throw new Error('The embedded database does not run');
  const db = connect(url, { max: 2 });
  try {
    return await work(db);
  } finally {
    await db.pool.end();
  }
}

/** Signs up the person of the next round, with more credits than they can spend in it. */
async function nextPerson(): Promise<void> {
  person = await signUp(product.url, `killed-${everyone.length}@benesight.test`);
  everyone.push(person);
  await withDatabase((db) =>
    inTransaction(db, (tx) =>
      grant(tx, {
        userId: person.id,
        amount: 1000,
        type: 'admin_adjustment',
        sourceRef: `test:kills:${person.id}`,
        description: 'Test',
      }),
    ),
  );
}

interface Unlocking {
  /** Once the first was acknowledged: a busy machine may take its time, and the kill should find work under way. */
  begun: Promise<void>;
  /** Answers how many were acknowledged. */
  stop(): Promise<number>;
}

/** Unlocks guides in four lanes until told to stop. Failed calls are not acknowledged. */
function keepUnlocking(): Unlocking {
  let say: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (say = resolve));
  let going = true;
  let next = 0;
  let done = 0;
  const lane = async (): Promise<void> => {
    while (going && next < guides.length) {
      const documentId = guides[next] ?? '';
      next += 1;
      const answer = await person.call('POST /api/doc-search/view', { body: { documentId } }).catch(() => null);
      if (answer?.status === 200 && !answer.body.alreadyViewed) {
        acknowledged.add(`${person.id} ${documentId}`);
        done += 1;
        say();
      } else await pause(20);
    }
  };
  const lanes = Promise.all([lane(), lane(), lane(), lane()]);
  return {
    begun,
    async stop() {
      going = false;
      await lanes;
      return done;
    },
  };
}

/** Starts an import of ten new files in a process of its own. */
function startImport(): { ended: Promise<unknown> } {
  const round = join(folder, String(nextFile));
  mkdirSync(round);
  for (let index = 0; index < 10; index += 1) {
    nextFile += 1;
    const sections = Array.from(
      { length: PASSAGES_EACH },
      (_, part) =>
        `## Section ${part}\n\nGuide ${nextFile} of the killed import, part ${part}: ${'eligible employees may enrol. '.repeat(15)}`,
    );
    writeFileSync(
      join(round, `killed-${nextFile}.md`),
      `# Killed import ${nextFile} 2025\n\n${sections.join('\n\n')}\n`,
    );
  }
  const child = spawn(process.execPath, ['dist/server/library.js', 'import', round], {
    env: { ...process.env, ...product.env },
    stdio: 'ignore',
  });
  return { ended: new Promise((resolve) => child.once('exit', resolve)) };
}

async function expectNothingLost(): Promise<void> {
  await withDatabase(async (db) => {
    expect((await checkInvariants(db)).filter((invariant) => invariant.violations > 0)).toEqual([]);
    const { rows: unpaid } = await db.execute(sql`
      select v.guide_id from document_view v left join credit_transaction t on t.id = v.transaction_id
      where t.id is null or t.delta >= 0`);
    expect(unpaid).toEqual([]);
    const { rows: charges } = await db.execute<{ n: number; distinct_n: number; views: number }>(sql`
      select count(*)::int n, count(distinct (user_id, ref_id))::int distinct_n,
        (select count(*)::int from document_view) views
      from credit_transaction where type = 'document_view'`);
    expect(charges[0]?.distinct_n).toBe(charges[0]?.n);
    expect(charges[0]?.views).toBe(charges[0]?.n);
    const { rows: halves } = await db.execute(sql`
      select g.id from guide g where g.status = 'ready' and g.title like 'Killed import%'
        and (select count(*) from passage p where p.guide_id = g.id) < ${PASSAGES_EACH}`);
    expect(halves).toEqual([]);
  });
  const { rows: views } = await withDatabase((db) =>
    db.execute<{ seen: string }>(sql`select user_id || ' ' || guide_id as seen from document_view`),
  );
  const kept = new Set(views.map((view) => view.seen));
  expect([...acknowledged].filter((pair) => !kept.has(pair))).toEqual([]);
  const history = await person.call('GET /api/documents/history');
  const shown = new Set(history.body.map((view) => `${person.id} ${view.documentId}`));
  expect([...acknowledged].filter((pair) => pair.startsWith(person.id) && !shown.has(pair))).toEqual([]);
}

test(
  `the app is killed ${KILLS} times during charges and imports: nothing acknowledged is lost`,
  { timeout: LONGEST_MS },
  async () => {
    const port = Number(new URL(product.url).port);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await nextPerson();
      const unlocking = keepUnlocking();
      const importing = startImport();
      await unlocking.begun;
      await pause(250 + Math.random() * 700);
      await product.kill();
      const [charged] = await Promise.all([unlocking.stop(), importing.ended]);
      expect(charged).toBeGreaterThan(0);
      product = await startProduct({ env, again: { dataDir: product.dataDir, port } });
      await expectNothingLost();
    }
  },
);

test(
  `the database is killed ${KILLS} times during charges and imports: the app goes on`,
  { timeout: LONGEST_MS },
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await nextPerson();
      const unlocking = keepUnlocking();
      const importing = startImport();
      await unlocking.begun;
      await pause(250 + Math.random() * 700);
      const pidFile = join(product.dataDir, 'postgres', 'cluster', 'postmaster.pid');
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
      await importing.ended;
      expect(await unlocking.stop()).toBeGreaterThan(0);
      await expect
        .poll(async () => (await person.call('GET /api/users/me').catch(() => null))?.status, { timeout: 60_000 })
        .toBe(200);
      await expectNothingLost();
    }
  },
);

test('an import that was killed is whole after it is run again', async () => {
  const child = spawn(process.execPath, ['dist/server/library.js', 'import', folder], {
    env: { ...process.env, ...product.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code, output).toBe(0);
  await withDatabase(async (db) => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int n from guide where status = 'ready' and title like 'Killed import%'`,
    );
    expect(rows[0]?.n).toBe(nextFile);
  });
});
