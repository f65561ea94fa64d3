import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,sample,server,embedded,run,tests,web}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share their modules, which are read once: a test replaces what is outside of them (the network,
    // the clock) and puts it back. `vi.mock` would be met by other files too.
    isolate: false,
    // Silence is the normal case: a test that expects a log line asserts it.
    silent: 'passed-only',
  },
});
