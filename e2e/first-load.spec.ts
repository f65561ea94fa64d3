import type { Page } from '@playwright/test';
import { countDrawn, drawnOn, layoutShift, observeShifts, spreadAnswers, whatShifted } from './support/steadiness.ts';
import { arrive, bearerOf, signIn, signUp } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** Bytes of script, as transferred, that may be loaded until the signed-in dashboard is idle. */
const LIMIT = 150_000;

/** Opens a page whose entry never comes: the paths that are asked for all the same. What is asked for later is added to them. */
async function openWithoutEntry(page: Page, url: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/index-*.js', () => {});
  await page.goto(url, { waitUntil: 'commit' });
  return asked;
}

/** Opens the dashboard with nothing in the cache: the scripts that it loads, until it has nothing else to do. */
async function scriptsOfDashboard(page: Page, url: string) {
  // On a busy machine what the page before fetches last would be counted too.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Map<string, { url: string; compressed: boolean; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    scripts.set(requestId, { url: response.url, compressed: response.headers['content-encoding'] === 'br', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
  // What the page fetches once it has nothing else to do counts as well, and has no end that could be waited for.
  await page.waitForTimeout(3_000);
  return [...scripts.values()];
}

const isDialog = ({ url }: { url: string }) => url.includes('/assets/profile-dialog-');

for (const [who, come] of [
  ['somebody new', signUp],
  ['somebody with a profile', arrive],
] as const) {
  test(`the dashboard of ${who} loads at most 150 kB of script`, async ({ page, product }) => {
    await come(page, product);
    const loaded = await scriptsOfDashboard(page, product.url);
    expect(loaded.filter(isDialog)).toHaveLength(come === signUp ? 1 : 0);
    const bytes = loaded.reduce((sum, script) => sum + script.bytes, 0);
    test.info().annotations.push({ type: 'script', description: `${loaded.length} files, ${bytes} bytes` });
    expect(loaded.length).toBeGreaterThan(1);
    // The build leaves files alone that are too small to gain (headers count here); everything else must go out compressed.
    expect(loaded.filter((script) => !script.compressed && script.bytes > 3000).map((script) => script.url)).toEqual(
      [],
    );
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, `${loaded.length} files`).toBeLessThanOrEqual(LIMIT);
  });
}

test("the first screen's script is asked for beside the entry, by those who are signed in", async ({
  page,
  product,
}) => {
  await arrive(page, product);
  const asked = await openWithoutEntry(page, product.url);
  await expect.poll(() => asked.filter((path) => path.startsWith('/assets/home-'))).toHaveLength(1);

  await page.unroute('**/assets/index-*.js');
  await page.goto(`${product.url}/first.js`);
  await page.evaluate('localStorage.clear()');
  asked.length = 0;
  await page.goto(product.url);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/assets/home-'))).toEqual([]);
});

test('what every screen waits for is asked for beside the scripts, once, and a refused token is renewed', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const times = (path: string) => asked.filter((one) => one === path).length;
  // The entry never comes: whatever is asked for now was not asked for by it.
  await page.route('**/assets/index-*.js', () => {});
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect.poll(() => [times('/api/auth/user'), times('/api/settings/credit-costs')]).toEqual([1, 1]);

  await page.unroute('**/assets/index-*.js');
  asked.length = 0;
  await page.goto(product.url);
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
  expect([times('/api/auth/user'), times('/api/settings/credit-costs')]).toEqual([1, 1]);

  const comeBackWith = async (changed: Record<string, unknown>) => {
    await page.goto(`${product.url}/first.js`);
    // Written as text, since stories are compiled without the browser's names.
    await page.evaluate(
      `localStorage.setItem('benesight.auth', JSON.stringify({ ...JSON.parse(localStorage.getItem('benesight.auth')), ...${JSON.stringify(changed)} }))`,
    );
    asked.length = 0;
    await page.goto(product.url);
    await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
  };
  await comeBackWith({ access_token: 'refused' });
  expect(times('/auth/v1/token')).toBe(1);
  // An ended token is not tried at all.
  await comeBackWith({ expires_at: 1 });
  expect([times('/api/auth/user'), times('/auth/v1/token')]).toEqual([1, 1]);
});

test('the billing history asks for what it shows beside the scripts, once', async ({ page, product }) => {
  await arrive(page, product);
  const shown = ['billing/history', 'billing/purchases', 'billing/balance', 'subscriptions/current'];
  const asked = await openWithoutEntry(page, `${product.url}/billing/history`);
  const times = () => shown.map((name) => asked.filter((path) => path === `/api/${name}`).length);
  await expect.poll(times).toEqual([1, 1, 1, 1]);

  await page.unroute('**/assets/index-*.js');
  asked.length = 0;
  await page.goto(`${product.url}/billing/history`);
  await expect(page.getByRole('region', { name: 'All Activity' }).getByRole('row')).toHaveCount(3);
  expect(times()).toEqual([1, 1, 1, 1]);
});

test('the first screen waits for nothing of the auth client', async ({ page, product }) => {
  await arrive(page, product);
  const asked = page.waitForRequest('**/assets/auth-client-*.js');
  await page.route('**/assets/auth-client-*.js', () => {});
  await page.goto(product.url);
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
  // It comes all the same, for whoever stays.
  await asked;
});

test('on a phone each answer draws only what shows it', async ({ page, product }) => {
  await arrive(page, product);
  await page.setViewportSize({ width: 412, height: 823 });
  await countDrawn(page);
  const client = page.waitForResponse('**/assets/auth-client-*.js');
  await page.goto(product.url);
  await client;
  await expect(page.getByRole('button', { name: /^Founding Member/ })).toBeVisible();
  await expect(page.getByText(/^\d+ votes?$/)).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  // Half of what the whole screen, drawn again for each of its ten answers, would be.
  expect(await drawnOn(page)).toBeGreaterThan(100);
  expect(await drawnOn(page)).toBeLessThan(320);
});

test('the mark is there before any script, and the typefaces take at most 80 kB', async ({ page, product }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect(page.getByRole('img', { name: 'Benesight is loading' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  // By address: the page that was left may still be sent one that this page asks for again.
  const files = new Map<string, number>();
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) files.set(response.url(), Number(response.headers()['content-length']));
  });
  const typefaces = () => [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(typefaces).toBeGreaterThan(40_000);
  expect(typefaces()).toBeLessThanOrEqual(80_000);
});

test('low credits are said without moving the dashboard, on a phone and on a desk', async ({
  page,
  product,
  browser,
}) => {
  const email = await arrive(page, product);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  for (let chat = 0; chat < 5; chat += 1) {
    expect((await page.request.post(`${product.url}/api/chats`, { headers })).status()).toBe(200);
  }
  for (const viewport of [
    { width: 412, height: 823 },
    { width: 1440, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport });
    const other = await context.newPage();
    await signIn(other, product, email);
    await expect(other.getByText('Present and aware, Ada.')).toBeVisible();
    await observeShifts(context);
    await spreadAnswers(context);
    await other.goto(product.url);
    await expect(other.getByRole('complementary', { name: 'Low credits' })).toBeVisible();
    await expect(other.getByText('Present and aware, Ada.')).toBeVisible();
    await other.waitForLoadState('networkidle');
    expect(await layoutShift(other), `at ${viewport.width} px`).toBeLessThanOrEqual(0.02);
    await context.close();
  }
});

test('sign-in stays where it is when the typefaces come late, on a phone', async ({ product, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await observeShifts(context);
  let send = (): void => undefined;
  const asked = new Promise<void>((resolve) => (send = resolve));
  await context.route('**/*.woff2', async (route) => {
    await asked;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  send();
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await context.close();
});

test('the search stays where it is when the typefaces come late, on a phone', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await observeShifts(page.context());
  await arrive(page, product);
  let send = (): void => undefined;
  const asked = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.woff2', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${product.url}/doc`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Peripheral Vision' })).toBeVisible();
  await expect(page.getByText('Loading recent searches…')).toHaveCount(0);
  send();
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page), (await whatShifted(page)).join('; ')).toBeLessThanOrEqual(0.02);
});
