import type { Page } from '@playwright/test';
import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

const SEARCH = '**/api/docsearch';

const number = (page: Page, at: number) => page.getByRole('button', { name: `Page ${at}`, exact: true });
const shown = (page: Page, at: number) => expect(page.getByText(new RegExp(`^Page ${at} of`))).toBeVisible();

/** Holds back what is asked for, from the second block on, until it is released. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route(SEARCH, async (route) => {
    const asked = route.request().postDataJSON() as { page?: number };
    if (asked.page !== undefined) await new Promise<void>((resolve) => held.push(resolve));
    // Who has gone elsewhere does not take it any more.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    for (const release of held) release();
    await page.unroute(SEARCH);
  };
}

test('what is done while a page is awaited goes before it', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc?plan=PPO`);
  await shown(page, 1);

  // A nearer page, which is there at once.
  let release = await hold(page);
  await number(page, 3).click();
  await number(page, 2).click();
  await shown(page, 2);
  const answered = page.waitForResponse(SEARCH);
  await release();
  await answered;
  await shown(page, 2);
  await expect(page).toHaveURL(/&page=2$/);

  // Back.
  release = await hold(page);
  await number(page, 5).click();
  await page.goBack();
  await expect(page).toHaveURL(/plan=PPO$/);
  await release();
  await number(page, 5).click();
  await shown(page, 5);

  // Another screen.
  await page.goto(`${product.url}/doc?plan=PPO`);
  await shown(page, 1);
  release = await hold(page);
  await number(page, 3).click();
  await page.getByRole('link', { name: 'Vision History' }).first().click();
  await expect(page).toHaveURL(/\/my-documents$/);
  await release();
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-documents$/);
});

test('whoever goes on to type stays in the field; a slow page begins at its top; there is none beyond the last', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc?plan=PPO`);
  await shown(page, 1);
  let release = await hold(page);
  await number(page, 3).click();
  const field = page.getByRole('combobox', { name: 'Search the guides' });
  await field.focus();
  await release();
  await shown(page, 3);
  await expect(field).toBeFocused();

  release = await hold(page);
  await number(page, 5).scrollIntoViewIfNeeded();
  await number(page, 5).click();
  await expect(page).toHaveURL(/&page=5$/);
  await expect(page.getByRole('article')).toHaveCount(0);
  await release();
  await shown(page, 5);
  await expect(page.getByText(/^Page 5 of/)).toBeInViewport();

  await page.goto(`${product.url}/doc?plan=PPO&page=9999`);
  await expect(page).toHaveURL(/&page=\d{1,2}$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a page that cannot be had ahead is asked for, and said, only when it is turned to', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc?plan=PPO`);
  await shown(page, 1);
  let asked = 0;
  await page.route(SEARCH, async (route) => {
    asked += 1;
    await route.fulfill({ status: 503, json: { error: 'Away', message: 'Away', code: 'unavailable' } });
  });
  await number(page, 2).click();
  await shown(page, 2);
  await expect.poll(() => asked).toBe(1);
  await page
    .getByRole('button', { name: /Read this passage/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await shown(page, 1);
  expect(asked).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(SEARCH);
  await number(page, 3).click();
  await shown(page, 3);
});

test('without a network a search says that it did not come through, and comes through again', async ({
  page,
  product,
  context,
}) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc?plan=PPO`);
  await shown(page, 1);
  await context.setOffline(true);
  await number(page, 3).click();
  // A call of the shell may fail meanwhile, and has a "Try again" of its own.
  const again = page.getByRole('button', { name: 'Try Again', exact: true });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await shown(page, 3);
});
