// Finds a Chromium for the browser tests, or installs one: $CHROMIUM_PATH, the system's, Debian's package as root,
// Playwright's own download. The headless shell comes first: a whole browser draws its windows too, which nobody sees, and
// takes twice the processor time for the same page.
import { existsSync } from 'node:fs';
import { run, step } from './prepare.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser; undefined when Playwright's own was installed, which Playwright finds by itself. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}`);
    return given;
  }
  if (existsSync(SHELL) || (await installDebianShell())) return SHELL;
  const whole = WHOLE.find((path) => existsSync(path));
  if (whole) return whole;
  await step('Installing a browser', () =>
    run('npx', ['playwright', 'install', '--with-deps', '--only-shell', 'chromium']),
  );
  return undefined;
}

/** Whether Debian's package could be installed: as root, where there is such a package and a way to it. */
async function installDebianShell() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];
  const install = () =>
    run('apt-get', [...patience, 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      env,
    });
  const update = () => run('apt-get', [...patience, 'update', '-qq'], { env });
  return step('Installing a headless Chromium', () =>
    install()
      .catch(() => update().then(install))
      .then(() => existsSync(SHELL))
      .catch(() => false),
  );
}
