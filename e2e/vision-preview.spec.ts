import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-good.ts';
import { arrive, expectCredits } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** Where each card stands in the window. */
const places = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => JSON.stringify(card.getBoundingClientRect().toJSON())));

test('on a desk the preview opens beside the list, and no card moves', async ({ page, product, context }) => {
  await arrive(page, product);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.url}/doc?q=paid+time+off`);
  const card = page.getByRole('article').filter({ hasText: 'Sample' }).first();
  const read = card.getByRole('button', { name: 'Read this passage' });
  await expect(read).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Searches' })).toBeVisible();
  const before = await places(page);
  await read.click();
  const pane = page.getByRole('complementary', { name: 'Preview' });
  await expect(pane.getByText(/^Page \d+ · free preview/)).toBeVisible();
  expect(await places(page)).toEqual(before);
  const beside = await pane.evaluate((element) => element.getBoundingClientRect().left);
  const right = await card.evaluate((element) => element.getBoundingClientRect().right);
  expect(beside).toBeGreaterThanOrEqual(right);
  await expectAccessible(page, 'a preview beside the list');

  // The way in stands under what was read, with its price.
  const title = await card.getByRole('heading').innerText();
  const [guide] = await Promise.all([
    context.waitForEvent('page'),
    pane.getByRole('button', { name: 'View Document 1 credit' }).click(),
  ]);
  await expect(guide.getByRole('heading', { name: title }).first()).toBeVisible();
  await guide.close();
  await expectCredits(page, 9);
  await expect(card.getByText('Unlocked', { exact: true })).toBeVisible();
  await pane.getByRole('button', { name: 'Close the preview' }).click();
  await expect(page.getByRole('region', { name: 'Recent Searches' })).toBeVisible();
});
