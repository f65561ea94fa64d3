// `npm run bench -- NAME`: a benchmark of this folder, run by hand. Figures mean something only on a machine that does
// nothing else.
import process from 'node:process';

const benches: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  ledger: () => import('./ledger.ts'),
  benchmarks: () => import('./benchmarks.ts'),
  facts: () => import('./facts.ts'),
  import: () => import('./import.ts'),
  search: () => import('./search.ts'),
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (bench === undefined) {
  process.stderr.write(`Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(benches).join(', ')}\n`);
  process.exitCode = 2;
} else {
  await (await bench()).run();
}
