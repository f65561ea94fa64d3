// Finds a Chromium for the browser tests, or installs one: $CHROMIUM_PATH, the system's, Debian's package as root,
// Playwright's own download.
import { existsSync } from 'node:fs';
import { run, step } from './prepare.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () => PLACES.find((path) => existsSync(path));

/** The path of a browser; undefined when Playwright's own was installed, which Playwright finds by itself. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}`);
    return given;
  }
  if (installed()) return installed();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium', async () => {
      await run('apt-get', ['update', '-qq']);
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    });
    if (installed()) return installed();
  }
  await step('Installing a browser', () => run('npx', ['playwright', 'install', '--with-deps', 'chromium']));
  return undefined;
}
