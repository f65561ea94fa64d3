import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.ts';
import { keepTemporaryFilesInMemory } from './run/temporary-files.ts';

keepTemporaryFilesInMemory();

/** A house keeps up to some twenty connections, and the one PostgreSQL of all takes two hundred. */
const MOST_WORKERS = 6;

export default defineConfig({
  test: {
    include: ['{contract,sample,reference,server,embedded,maximus,run,tests,web,bench}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    // What has not happened by then does not happen; a busy machine takes its time for what does.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    sequence: { sequencer: SlowFirst },
    // One more than two cores: a test waits for its database, for a timer, for another process.
    maxWorkers: Math.min(MOST_WORKERS, Math.max(3, availableParallelism())),
    // The files of a worker share their modules, which are read once: a test replaces what is outside of them (the network,
    // the clock) and puts it back. `vi.mock` would be met by other files too.
    isolate: false,
    // Silence is the normal case: a test that expects a log line asserts it.
    silent: 'passed-only',
  },
});
