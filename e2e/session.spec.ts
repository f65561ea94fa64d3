import type { BrowserContext, Page } from '@playwright/test';
import { arrive, bearerOf } from './support/steps.ts';
import { expect, newAddress, PASSWORD, test } from './support/story.ts';

/** How a session behaves over time: refreshed by ticks, by several tabs, with patience, under a wrong clock. */

const HOME = /^Present and aware/;
const REFRESH = /grant_type=refresh_token/;

const home = (page: Page) => expect(page.getByText(HOME)).toBeVisible();

/** Counts how often the pages of a context ask for a new token. */
function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (REFRESH.test(request.url())) count += 1;
  });
  return () => count;
}

test('two tabs refresh a session before it ends, and both go on with the same one', async ({
  page,
  context,
  product,
}) => {
  await context.clock.install();
  await arrive(page, product);
  const other = await context.newPage();
  await other.goto(`${product.url}/account`);
  await expect(other.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  const refreshes = countRefreshes(context);
  const before = await bearerOf(page);
  await context.route(REFRESH, async (route) => {
    const answer = await route.fetch();
    // The server's clock stays where it is: the page is to reckon by its own.
    const { expires_at: _, ...session } = (await answer.json()) as { expires_at: number };
    await route.fulfill({ response: answer, json: session });
  });

  await context.clock.fastForward('58:45');
  await expect.poll(() => bearerOf(page)).not.toBe(before);
  await context.clock.fastForward('00:31');
  await other.getByRole('link', { name: 'Billing History' }).first().click();
  await expect(other.getByRole('heading', { name: 'Billing History' })).toBeVisible();
  // Both may ask at the same moment: the service answers them alike.
  expect(refreshes()).toBeLessThanOrEqual(2);

  // Whoever signs out in one tab is out in the other, and is not told that something was lost.
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText('You are logged out.')).toBeHidden();
});

test('an auth service that is busy is asked again, and nobody is signed out meanwhile', async ({
  page,
  context,
  product,
}) => {
  await context.clock.install();
  await arrive(page, product);
  const before = await bearerOf(page);
  let refused = 0;
  await context.route(REFRESH, async (route) => {
    if (refused >= 3) return route.continue();
    refused += 1;
    return route.fulfill({ status: 503, json: { code: 503, error_code: 'unavailable', msg: 'Busy' } });
  });
  await context.clock.fastForward('58:45');
  await expect.poll(() => bearerOf(page), { timeout: 30_000 }).not.toBe(before);
  expect(refused).toBe(3);
  await home(page);
  await page.getByRole('link', { name: 'Subscriptions' }).first().click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
});

test('a session that was ended elsewhere is told once, and signing in leads back to where one was', async ({
  page,
  product,
}) => {
  const email = await arrive(page, product);
  await page.goto(`${product.url}/billing/history`);
  await expect(page.getByRole('heading', { name: 'Billing History' })).toBeVisible();
  const headers = { authorization: `Bearer ${await bearerOf(page)}`, apikey: 'public' };
  // The next call finds it out, whichever that is.
  const told = page.getByText('You are logged out. Logging in again...').first().waitFor();
  const ended = await fetch(`${product.url}/auth/v1/logout?scope=global`, { method: 'POST', headers });
  expect(ended.status).toBe(204);
  await page.evaluate(`document.querySelector('a[href="/referrals"]').click()`);
  await told;
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await signInHere(page);
  await expect(page).toHaveURL(/\/(billing\/history|referrals)$/);
});

/** Types the password of a story on the sign-in screen that is in view. */
async function signInHere(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

for (const [where, minutes] of [
  ['ahead', 10],
  ['behind', -10],
] as const) {
  test(`a clock that is ten minutes ${where} keeps nobody out`, async ({ page, context, product }) => {
    const email = newAddress('clock');
    await context.clock.install({ time: Date.now() + minutes * 60_000 });
    await arrive(page, product, email);
    const refreshes = countRefreshes(context);
    await page.reload();
    await home(page);
    expect(refreshes()).toBe(0);
    await page.goto(`${product.url}/subscriptions`);
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  });
}

test('a token that the server takes no longer is replaced without a word', async ({ page, context, product }) => {
  await arrive(page, product);
  const before = await bearerOf(page);
  // As a slow clock has it: the browser thinks that the token is good for a while.
  await page.evaluate(`
    const kept = JSON.parse(localStorage.getItem('benesight.auth'));
    const token = kept.access_token.slice(0, -6) + 'AAAAAA';
    localStorage.setItem('benesight.auth', JSON.stringify({ ...kept, access_token: token }));`);
  const refreshes = countRefreshes(context);
  await page.reload();
  await home(page);
  await expect(page.getByText('You are logged out.')).toBeHidden();
  expect(refreshes()).toBe(1);
  expect(await bearerOf(page)).not.toBe(before);
});
