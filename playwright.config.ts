import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from './run/temporary-files.ts';

keepTemporaryFilesInMemory();

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  timeout: 240_000,
  // A busy machine takes its time; what is not there by then does not come.
  expect: { timeout: 30_000 },
  // Each has a product and a browser of its own. One more than two cores: a story waits for frames, mails and timers.
  workers: Math.min(6, Math.max(3, availableParallelism())),
  fullyParallel: false,
  forbidOnly: true,
  // A browser on a busy machine may lose a frame or a socket: such a story runs once more, and `npm test` names it.
  retries: 1,
  outputDir: '.cache/playwright',
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // What was done and asked, and the screen where it failed: pictures and copies of every step take longer than the steps.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(executablePath !== undefined && { executablePath }) },
  },
});
