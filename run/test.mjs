// `npm test`: everything that must hold, from a fresh checkout; closes with one line `N passed, M failed`.
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { prepare, root, sayAndStop } from './prepare.mjs';
import { check, printResult, storiesSuite, vitestSuite } from './suites.mjs';

const bin = (path) => join(root, 'node_modules', path);
const OLDER_POSTGRES = ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'];

/** Two cores are busy with the tests alone; with more, what does not wait for frames and events runs beside what does. */
const hasIdleCores = availableParallelism() > 2;

try {
  await prepare({ build: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const browser = await findBrowser();

  // Beside each other: some of them keep one core only.
  const checks = Promise.all([
    check('Types', process.execPath, [bin('typescript-7/bin/tsc'), '-b']),
    check('Lint', process.execPath, [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
    check('Format', process.execPath, [bin('oxfmt/bin/oxfmt'), '--check', '.']),
    check('Unused files, exports and packages', process.execPath, [bin('knip/bin/knip.js')]),
    check('Script budget', process.execPath, [join(root, 'tests/budget.mjs')]),
  ]);
  if (!hasIdleCores) await checks;
  await Promise.all([checks, unitTests()]);
  if (!hasIdleCores) await olderLedger();
  const stories = storiesSuite('Browser stories', { ...(browser && { CHROMIUM_PATH: browser }) });
  await Promise.all([stories, hasIdleCores && olderLedger()]);
} catch (error) {
  sayAndStop(error);
}

process.exit(printResult() ? 0 : 1);

function unitTests() {
  return vitestSuite('Unit and integration tests, embedded PostgreSQL', 'vitest', []);
}

/** What rests on SQL once more, on an older PostgreSQL where one is installed. */
async function olderLedger() {
  const older = OLDER_POSTGRES.find((folder) => existsSync(join(folder, 'postgres')));
  if (older) {
    const env = { TEST_POSTGRES_BINARIES: older };
    const filters = ['server/credits', 'server/vision', 'server/account', 'server/db', 'server/facts/benchmark'];
    await vitestSuite(`Ledger tests, PostgreSQL in ${older}`, 'vitest-older', filters, env);
  } else {
    console.log('No older PostgreSQL is installed: the ledger ran on the embedded one only.');
  }
}
