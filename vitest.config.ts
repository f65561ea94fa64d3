import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,sample,server,embedded,run,tests,web}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    // Silence is the normal case: a test that expects a log line asserts it.
    silent: 'passed-only',
  },
});
