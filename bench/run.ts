// `npm run bench -- NAME`: a benchmark of this folder, run by hand. Figures mean something only on a machine that does
// nothing else. `npm run bench -- --smallest` runs all of them in their smallest form: whether they run, not how quick.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

interface Bench {
  /** Measures and prints, as the options on the command line say. */
  run(args: readonly string[]): Promise<void>;
  /** The options of its smallest form; what it reads then is written into `folder`. */
  smallest(folder: string): Promise<readonly string[]>;
}

const SMALLEST = '--smallest';
const benches: Record<string, () => Promise<Bench>> = {
  ledger: () => import('./ledger.ts'),
  benchmarks: () => import('./benchmarks.ts'),
  calls: () => import('./calls.ts'),
  facts: () => import('./facts.ts'),
  import: () => import('./import.ts'),
  insight: () => import('./insight.ts'),
  language: () => import('./language.ts'),
  loading: () => import('./loading.ts'),
  maximus: () => import('./maximus.ts'),
  ranking: () => import('./ranking.ts'),
  scale: () => import('./scale.ts'),
  search: () => import('./search.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (name === SMALLEST) await runSmallest();
else if (bench !== undefined) await (await bench()).run(args);
else {
  process.stderr.write(
    `Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(benches).join(', ')}; or ${SMALLEST} for all of them\n`,
  );
  process.exitCode = 2;
}

/** A heading with the name before each, so that what it prints can be told from the others'. */
async function runSmallest(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'benesight-bench-smallest-'));
  try {
    for (const [name, load] of Object.entries(benches)) {
      process.stdout.write(`\n== ${name}\n`);
      const own = join(folder, name);
      mkdirSync(own);
      const { run, smallest } = await load();
      await run(await smallest(own));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
