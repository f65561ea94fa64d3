import { asAdmin, tab } from './support/admin.ts';
import { expectGood } from './support/expect-good.ts';
import { answers, ask, openInsight } from './support/insight-steps.ts';
import { arrive } from './support/steps.ts';
import { expect, newAddress, test } from './support/story.ts';

test('on a phone the tabs are one row, with the chosen one in view', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await asAdmin(page, product);
  const tabs = page.getByRole('tablist', { name: 'Admin Panel' }).getByRole('tab');
  await expect(tabs).toHaveCount(11);
  const heights = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(heights).size).toBe(1);
  await expect(tab(page, 'Activity Logs')).not.toBeInViewport();
  await tab(page, 'Users').focus();
  await page.keyboard.press('End');
  // The focus follows the key a moment later.
  await expect(tab(page, 'Activity Logs')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Search the log')).toBeVisible();
  await expect(tab(page, 'Activity Logs')).toBeInViewport({ ratio: 0.9 });
  await page.reload();
  await expect(tab(page, 'Activity Logs')).toBeInViewport({ ratio: 0.9 });
  await expect(tab(page, 'Users')).not.toBeInViewport();
});

test('answers that people rated are counted by what was asked, and none of it is shown', async ({
  page,
  product,
  browser,
}) => {
  const other = await browser.newContext();
  const client = await other.newPage();
  await arrive(client, product, newAddress('rater'));
  await openInsight(client);
  await ask(client, 'How long does COBRA last?');
  const answer = (await answers(client, 1)).last();
  const rated = client.waitForResponse(/\/feedback$/);
  await answer.hover();
  await answer.getByRole('button', { name: 'Good answer' }).click();
  expect((await rated).status()).toBe(200);
  await other.close();
  await asAdmin(page, product);
  await page.goto(`${product.url}/admin?tab=overview`);
  const kinds = page.getByRole('table', { name: 'Rated answers by kind of question' });
  const rules = kinds.getByRole('row').filter({ hasText: 'A rule' });
  await expect(rules.getByRole('cell').nth(1)).toContainText(/[1-9]/);
  await expect(page.getByText('COBRA')).toBeHidden();
  await expectGood(page, 'overview with ratings');
});
