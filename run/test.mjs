// `npm test`: everything that must hold, from a fresh checkout; closes with one line `N passed, M failed`.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { prepare, root, sayAndStop } from './prepare.mjs';
import { check, printResult, storiesSuite, vitestSuite } from './suites.mjs';

const bin = (path) => join(root, 'node_modules', path);
const OLDER_POSTGRES = ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'];

try {
  await prepare({ build: false });
  mkdirSync(join(root, '.cache'), { recursive: true });

  // Building and tests wait now and then, for a disk, a frame or a timer: what runs in the background takes those moments.
  const checks = [
    // Each thread of these reads the same types for itself, and the tests have the other processors: one has the least to do.
    check('Types', process.execPath, [bin('typescript-7/bin/tsc'), '-b', '--checkers', '1']),
    check('Lint', process.execPath, [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'], {
      env: { GOMAXPROCS: '1' },
    }),
    check('Format', process.execPath, [bin('oxfmt/bin/oxfmt'), '--check', '.']),
    check('Unused files, exports and packages', process.execPath, [bin('knip/bin/knip.js')]),
  ];
  await prepare({ build: true });
  const browser = await findBrowser();
  checks.push(check('Script budget', process.execPath, [join(root, 'tests/budget.mjs')]));
  await Promise.all([...checks, vitestSuite('Unit and integration tests, embedded PostgreSQL', 'vitest', [])]);
  const env = { ...(browser && { CHROMIUM_PATH: browser }) };
  await Promise.all([storiesSuite('Browser stories', env), olderLedger()]);
} catch (error) {
  sayAndStop(error);
}

process.exit(printResult() ? 0 : 1);

/** What rests on SQL once more, on an older PostgreSQL where one is installed. */
async function olderLedger() {
  const older = OLDER_POSTGRES.find((folder) => existsSync(join(folder, 'postgres')));
  if (older) {
    const env = { TEST_POSTGRES_BINARIES: older };
    const filters = ['server/credits', 'server/vision', 'server/account', 'server/db', 'server/facts/benchmark'];
    await vitestSuite(`Ledger tests, PostgreSQL in ${older}`, 'vitest-older', filters, { env });
  } else {
    console.log('No older PostgreSQL is installed: the ledger ran on the embedded one only.');
  }
}
