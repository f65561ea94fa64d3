// Runs the suites of `npm test` and keeps count of what passed and what failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, step } from './prepare.mjs';

const bin = (path) => join(root, 'node_modules', path);

/** More failing files than this are no accident: they are not run again. */
const MOST_SECOND_TRIES = 3;

let passed = 0;
let failed = 0;
/** What failed, a line each. */
const failures = [];
/** What failed once and passed when its file ran again alone: a race to be found, or a machine that stood still meanwhile. */
const secondTries = [];

/** Prints what failed, last of all, where whoever looks at the end of a long output finds it. Says whether nothing did. */
export function printResult() {
  for (const line of secondTries) console.log(`Passed only at its second try: ${line}`);
  for (const line of failures) console.log(`Failed: ${line}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** A check that passes or fails as a whole. It runs in the background. */
export async function check(label, command, args, { env = {} } = {}) {
  try {
    await step(label, () => run(command, args, { background: true, env: { ...process.env, ...env } }));
    passed += 1;
  } catch (error) {
    failed += 1;
    failures.push(label);
    console.error(error.message);
  }
}

/** Runs a test runner that leaves a report as JSON. Gives the report, or null without one, and whether it ended badly. */
async function runner(label, args, report, { env = {} } = {}) {
  const file = join(root, '.cache', report);
  rmSync(file, { force: true });
  let broke = false;
  await step(label, () =>
    run(process.execPath, args, { show: true, env: { ...process.env, ...env } }).catch(() => (broke = true)),
  );
  return { report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, broke };
}

/** Adds the counts of one runner. A runner without a test, or that ended badly with every test passed, is one failure. */
function add(label, counts, broke) {
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed === 0 && (broke || counts.passed === 0)) {
    failed += 1;
    failures.push(`${label}: ended badly although no test failed`);
  }
}

/** Vitest over `filters`, reporting into a file of that name; the few files that fail run once more, alone. */
export async function vitestSuite(label, name, filters, options = {}) {
  const first = await runner(label, vitestArgs(`${name}.json`, filters), `${name}.json`, options);
  const files = (first.report?.testResults ?? []).filter(({ status }) => status === 'failed');
  if (files.length === 0 || files.length > MOST_SECOND_TRIES) {
    failures.push(...failedTests(files).map(lineOf));
    add(label, countsOf(first.report?.testResults), first.broke);
    return;
  }
  const args = vitestArgs(
    `${name}-again.json`,
    files.map((file) => relative(root, file.name)),
  );
  const again = await runner(`${label}: what failed, once more`, args, `${name}-again.json`, options);
  const still = failedTests(again.report?.testResults);
  const titles = new Set(still.map(({ title }) => title));
  secondTries.push(
    ...failedTests(files)
      .filter(({ title }) => !titles.has(title))
      .map(lineOf),
  );
  failures.push(...still.map(lineOf));
  const others = first.report.testResults.filter((file) => !files.includes(file));
  const counts = countsOf([...others, ...(again.report?.testResults ?? [])]);
  add(label, counts, again.broke);
}

function countsOf(files = []) {
  const states = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  return {
    passed: states.filter((status) => status === 'passed').length,
    failed: states.filter((status) => status === 'failed').length,
  };
}

/** The failed tests of some files; a file that failed outside of its tests stands for itself. */
function failedTests(files = []) {
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [{ title: file, reason: message }];
      return tests.map((test) => ({ title: `${file}: ${test.fullName}`, reason: test.failureMessages[0] }));
    });
}

const lineOf = ({ title, reason }) => `${title}: ${(reason ?? '').split('\n')[0]}`;

/** The browser stories. Playwright runs a failing one again itself. */
export async function storiesSuite(label, env) {
  const { report, broke } = await runner(label, [bin('@playwright/test/cli.js'), 'test'], 'playwright.json', { env });
  const stats = report?.stats ?? { expected: 0, flaky: 0, unexpected: 0 };
  secondTries.push(...titlesOf('flaky', report?.suites));
  failures.push(...titlesOf('unexpected', report?.suites));
  add(label, { passed: stats.expected + stats.flaky, failed: stats.unexpected }, broke);
}

function titlesOf(status, suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `e2e/${file}:${line} ${title}`),
    ...titlesOf(status, inner),
  ]);
}

function vitestArgs(report, filters) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=.cache/${report}`];
  return [bin('vitest/vitest.mjs'), 'run', ...reporters, ...filters];
}
