import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The first heading of each table that a benchmark prints, and what stands in its first column. */
const tables: Record<string, readonly RegExp[]> = {
  ledger: [/^ +clients +people +a second/m, /^spend, from Node +2 +20 +[1-9]/m, /^All invariants hold\.$/m],
  benchmarks: [/^all +\d/m, /^most processor time/m, /^0 of [1-9]\d* answers differ from the reference's/m],
  calls: [/^read +calls\/s/m, /^\/api\/billing\/balance +\d/m, /^people +200: [1-9]/m, /^administrators +200: [1-9]/m],
  facts: [/^1 of [1-9]\d* labelled documents$/m, /^development +all +\d/m],
  import: [/^pages a second/m, /^whole import, one document at a time +[1-9]/m],
  insight: [/^seen +n +right/m, /^figures +[1-9]/m],
  language: [/^wordings +n +kept$/m, /^all +[1-9]/m],
  loading: [
    /^3[01]0 guides when it answers, after \d/m,
    /^310 guides stored after \d/m,
    /^310 guides found after \d/m,
    /^[1-9]\d* searches meanwhile: p50 \d/m,
  ],
  maximus: [/^questions +n +right/m, /^seen +[1-9]/m],
  ranking: [/^an answer stands +questions/m, /^by the weights of today +\d/m, /^covered +\d/m],
  scale: [/^60 guides$/m, /^searchable after a restart, s +\d/m, /^analysis, p95 ms +\d/m, /^people +200: [1-9]/m],
  search: [/^Relevance over 40 modelled guides/m, /^guides +40$/m, /^engine alone, p50 ms +\d/m],
};

/** Some seven minutes where two processors do all of the suite: a machine may be four times slower. */
const LONGEST_MS = 40 * 60_000;

test('every benchmark runs in its smallest form and prints its tables', { timeout: LONGEST_MS }, async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'bench/run.ts', '--smallest'],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const printed = Object.fromEntries(
    stdout
      .split(/^== /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part] as const),
  );
  expect(Object.keys(printed)).toEqual(Object.keys(tables));
  for (const [name, lines] of Object.entries(tables)) {
    for (const line of lines) expect(printed[name], stderr).toMatch(line);
  }
});

test('a benchmark that is interrupted says nothing of its own end', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/run.ts', 'benchmarks', '--guides', '20'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const words of child.stderr.setEncoding('utf8')) {
    said += words;
    if (/^asking/m.test(said) && !child.killed) child.kill('SIGTERM');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(said.split('\n').filter((line) => !line.endsWith('…'))).toEqual(['']);
  expect(child.exitCode).toBe(1);
});
