import { loadavg } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { connect, type Connection } from '../server/db/connect.ts';
import { benchmark } from '../server/analysis/benchmark.ts';
import { loadSampleLibrary } from '../server/library/sample-library.ts';
import { difference } from './benchmarks/difference.ts';
import { allQuestions, type Question } from './benchmarks/questions.ts';
import { computeInScript } from './benchmarks/reference.ts';
import { printTable } from './print-table.ts';
import { quantile } from './search/metrics.ts';
import { openScratchServer } from './search/scratch-server.ts';
import { threadCpu } from './server-cpu.ts';

const usage = `Usage: npm run bench -- benchmarks [options]
  --guides N      modelled guides to compare (7500)
  --rounds N      ask every question so often; its time is the median (3)
  --nth N         ask every Nth question only (1: all of them)
  --every N       ask the reference every Nth question only (1: all of them)
  --slowest N     list so many of the slowest questions (10)
  --postgres URL  use this server rather than an embedded one; a database is made there and dropped
`;

/** What a figure may take by the goal, in milliseconds. */
const GOAL_MS = 50;
const WARM_UP = 50;

/** One question asked, in milliseconds; processor time is that of the database and of this process together. */
interface Asked extends Question {
  ms: number;
  /** Not a number where the system does not tell. */
  cpuMs: number;
}

/**
 * Every metric of the catalogue by every grouping, among the peers that consultants ask for: how long a benchmark takes, beside
 * the same question computed in JavaScript from the rows. The two must agree, or the run fails. Times by the clock mean
 * something only on a machine that does nothing else; processor time also on a busy one.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      guides: { type: 'string', default: '7500' },
      rounds: { type: 'string', default: '3' },
      nth: { type: 'string', default: '1' },
      every: { type: 'string', default: '1' },
      slowest: { type: 'string', default: '10' },
      postgres: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(usage);
    return;
  }
  const guides = Number(values.guides);
  const server = await openScratchServer(values.postgres);
  try {
    const { url } = await server.database();
    // One connection, so that its processor time is the question's.
    const db = connect(url, { max: 1 });
    try {
      say(`loading ${guides.toLocaleString('en')} modelled guides`);
      await loadSampleLibrary(db, { count: guides });
      await db.execute(sql`vacuum analyze`);
      const questions = allQuestions().filter((_, at) => at % Number(values.nth) === 0);
      say(`asking ${questions.length} questions, ${values.rounds} rounds`);
      const asked = await askAll(db, questions, Number(values.rounds));
      process.stdout.write(
        `${questions.length} questions over ${guides.toLocaleString('en')} guides; the machine's load when it ended: ${loadavg()
          .map((load) => load.toFixed(1))
          .join(', ')}\n\n`,
      );
      printTimes(asked, Number(values.slowest));
      // After all that is timed, and printed: it takes longest, and an impatient person has the times by then.
      await compare(db, asked, Number(values.every));
    } finally {
      await db.pool.end();
    }
  } finally {
    await server.close();
  }
}

/** Two questions of a few guides. */
export async function smallest(): Promise<readonly string[]> {
  return ['--guides', '20', '--rounds', '1', '--nth', '2500'];
}

/** Asks all questions in turn, a few rounds. */
async function askAll(db: Connection, questions: readonly Question[], rounds: number): Promise<Asked[]> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const pid = rows[0]?.pid ?? 0;
  const times = questions.map((): number[] => []);
  const cpu = questions.map((): number[] => []);
  // What a connection learns with its first questions is not theirs.
  for (const { query } of questions.slice(0, WARM_UP)) await benchmark(db, query);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { query }] of questions.entries()) {
      const before = cpuOf(pid);
      const began = performance.now();
      await benchmark(db, query);
      times[at]?.push(performance.now() - began);
      const after = cpuOf(pid);
      if (before !== null && after !== null) cpu[at]?.push(after - before);
    }
  }
  return questions.map((question, at) => ({
    ...question,
    ms: quantile(times[at] ?? [], 0.5),
    cpuMs: quantile(cpu[at] ?? [], 0.5),
  }));
}

/** Milliseconds that the database's connection and this process have used so far. */
function cpuOf(pid: number): number | null {
  const database = threadCpu(pid);
  const { user, system } = process.cpuUsage();
  return database === null ? null : database * 1000 + (user + system) / 1000;
}

/** Asks the reference, whose rows are a burden to this process. */
async function compare(db: Connection, asked: readonly Asked[], every: number): Promise<void> {
  const times: number[] = [];
  let differences = 0;
  for (const one of asked.filter((_, at) => at % every === 0)) {
    const began = performance.now();
    const reference = await computeInScript(db, one.query);
    times.push(performance.now() - began);
    const what = difference(await benchmark(db, one.query), reference);
    if (what === null) continue;
    differences += 1;
    process.stdout.write(`DIFFERS  ${nameOf(one)}: ${what}\n`);
  }
  const [p50, p95, worst] = spread(times);
  process.stdout.write(
    `\n${differences} of ${times.length} answers differ from the reference's, which takes ${p50} ms (p95 ${p95}, worst ${worst})\n`,
  );
  if (differences > 0) process.exitCode = 1;
}

const nameOf = ({ query, by, peers }: Question): string => `${query.metric} by ${by} among ${peers}`;

const headings = ['', 'p50 ms', 'p95 ms', 'worst ms', `under ${GOAL_MS} ms`, 'CPU p50', 'CPU p95', 'CPU worst'];

/** A line for each grouping, for each kind of peers, and for all; then the slowest questions. */
function printTimes(asked: readonly Asked[], slowest: number): void {
  const linesBy = (keyOf: (one: Asked) => string): string[][] =>
    [...new Set(asked.map(keyOf))].map((key) =>
      lineOf(
        key,
        asked.filter((one) => keyOf(one) === key),
      ),
    );
  printTable(headings, [
    ...linesBy(({ by }) => `by ${by}`),
    ...linesBy(({ peers }) => `among ${peers}`),
    lineOf('all', asked),
  ]);
  process.stdout.write('\n');
  const last = asked.toSorted((a, b) => (b.cpuMs || b.ms) - (a.cpuMs || a.ms)).slice(0, slowest);
  printTable(
    ['most processor time', 'ms', 'CPU ms'],
    last.map((one) => [nameOf(one), shown(one.ms), shown(one.cpuMs)]),
  );
}

function lineOf(name: string, asked: readonly Asked[]): string[] {
  const times = asked.map(({ ms }) => ms);
  const cpu = asked.map(({ cpuMs }) => cpuMs);
  const quick = times.filter((ms) => ms < GOAL_MS).length / times.length;
  return [name, ...spread(times), `${(quick * 100).toFixed(1)}%`, ...spread(cpu)];
}

const spread = (of: readonly number[]): string[] => [0.5, 0.95, 1].map((share) => shown(quantile(of, share)));
const say = (what: string): void => void process.stderr.write(`${what}…\n`);

const shown = (figure: number): string => (Number.isNaN(figure) ? '-' : figure.toFixed(1));
