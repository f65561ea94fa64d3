// `npm test`: everything that must hold, from a fresh checkout; closes with one line `N passed, M failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { prepare, root, run, sayAndStop, step } from './prepare.mjs';

const bin = (path) => join(root, 'node_modules', path);
const vitest = bin('vitest/vitest.mjs');
const OLDER_POSTGRES = ['/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/17/bin'];

let passed = 0;
let failed = 0;

/** A check that passes or fails as a whole. */
async function check(label, command, args) {
  try {
    await step(label, () => run(command, args));
    passed += 1;
  } catch (error) {
    failed += 1;
    console.error(error.message);
  }
}

/** A test runner that reports its counts as JSON; one that ends without a report counts as one failure. */
async function suite(label, args, report, count, env = {}) {
  const file = join(root, '.cache', report);
  rmSync(file, { force: true });
  let broke = false;
  await step(label, () =>
    run(process.execPath, args, { show: true, env: { ...process.env, ...env } }).catch(() => (broke = true)),
  );
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  passed += counts.passed;
  // A runner may end badly although every test passed (an error outside of a test): that is a failure too.
  failed += counts.failed > 0 || !broke ? counts.failed : 1;
  if (counts.passed === 0 && counts.failed === 0 && !broke) failed += 1;
}

const vitestCounts = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });

function playwrightCounts({ stats, suites }) {
  for (const title of flakyTitles(suites)) console.log(`Passed only at its second try: ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function flakyTitles(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakyTitles(inner),
  ]);
}

function vitestArgs(report, ...filters) {
  return [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=.cache/${report}`, ...filters];
}

try {
  await prepare({ build: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const browser = await findBrowser();

  // Beside each other: some of them keep one core only.
  await Promise.all([
    check('Types', process.execPath, [bin('typescript-7/bin/tsc'), '-b']),
    check('Lint', process.execPath, [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
    check('Format', process.execPath, [bin('oxfmt/bin/oxfmt'), '--check', '.']),
    check('Unused files, exports and packages', process.execPath, [bin('knip/bin/knip.js')]),
    check('Script budget', process.execPath, [join(root, 'tests/budget.mjs')]),
  ]);
  await suite(
    'Unit and integration tests, embedded PostgreSQL',
    vitestArgs('vitest.json'),
    'vitest.json',
    vitestCounts,
  );
  const older = OLDER_POSTGRES.find((folder) => existsSync(join(folder, 'postgres')));
  if (older) {
    const env = { TEST_POSTGRES_BINARIES: older };
    const args = vitestArgs(
      'vitest-older.json',
      'server/credits',
      'server/vision',
      'server/account',
      'server/db',
      'server/facts/benchmark',
    );
    await suite(`Ledger tests, PostgreSQL in ${older}`, args, 'vitest-older.json', vitestCounts, env);
  } else {
    console.log('No older PostgreSQL is installed: the ledger ran on the embedded one only.');
  }
  await suite('Browser stories', [bin('@playwright/test/cli.js'), 'test'], 'playwright.json', playwrightCounts, {
    ...(browser && { CHROMIUM_PATH: browser }),
  });
} catch (error) {
  sayAndStop(error);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
