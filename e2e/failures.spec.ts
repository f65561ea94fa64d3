import type { Page } from '@playwright/test';
import { openPurchase } from './support/payments.ts';
import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

test('a refresh that fails leaves the screen as it is, says so, and can be tried again', async ({ page, product }) => {
  await arrive(page, product);
  const greeting = page.getByRole('heading', { name: 'Present and aware, Ada.' });
  const counters = page.getByRole('list', { name: 'Usage' });
  await expect(counters.getByText('Credits Used')).toBeVisible();
  await expect(page.getByText('This page could not be refreshed.')).toBeHidden();
  await page.route(/\/api\/(auth\/user|user\/stats|users\/me)$/, (route) => route.fulfill({ status: 503, body: '{}' }));
  await openPurchase(page);
  await expect(page.getByRole('dialog', { name: 'Subscription Required' })).toBeVisible();
  await expect(page.getByText('This page could not be refreshed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(greeting).toBeVisible();
  await expect(counters.getByText('Credits Used')).toBeVisible();
  await page.unroute(/\/api\/(auth\/user|user\/stats|users\/me)$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This page could not be refreshed.')).toBeHidden();
  await expect(greeting).toBeVisible();
});

/** Lets the requests for a screen's file fail: the first `times`, or all. Returns how many were refused so far. */
async function withhold(page: Page, screen: string, times = Infinity): Promise<() => number> {
  let refused = 0;
  await page.route(`**/assets/${screen}-*.js*`, async (route) => {
    if (refused >= times) return route.continue();
    refused += 1;
    return route.abort('connectionreset');
  });
  return () => refused;
}

test('a screen whose file does not come is fetched again, then the page reloads once, then it says so', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await withhold(page, 'billing-history', 2);
  await page.getByRole('link', { name: 'Billing History' }).click();
  await expect(page.getByRole('heading', { name: 'Billing History' })).toBeVisible();
  expect(loads).toBe(0);

  const refused = await withhold(page, 'subscriptions');
  await page.getByRole('link', { name: 'Subscriptions' }).hover();
  await expect.poll(refused).toBe(3);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
  expect(loads).toBe(0);

  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).pathname).toBe('/subscriptions');
  expect(loads).toBe(1);

  await page.unroute('**/assets/subscriptions-*.js*');
  await page.getByRole('link', { name: 'Reload this page' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
});
