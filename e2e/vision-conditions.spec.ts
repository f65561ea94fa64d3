import type { Locator } from '@playwright/test';
import { arrive } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

/** The figures that are marked there, each once. */
async function figuresIn(place: Locator): Promise<string[]> {
  const marked = await place.locator('mark').allInnerTexts();
  return [...new Set(marked.filter((text) => /\d/.test(text)))].toSorted();
}

test('what employees pay at a coverage level is a condition; the passage marks the amounts that the card marks', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(
    `${product.url}/doc?q=${encodeURIComponent('monthly family contribution between $300 and $400 a month')}`,
  );
  const conditions = page.getByRole('list', { name: 'What the results are narrowed by' });
  const chip = 'Employee contribution (employee and family): $300 to $400 a month';
  await expect(conditions.getByText(chip)).toBeVisible();
  const amount = page.locator('mark').filter({ hasText: /\$(3\d\d|400)/ });
  // Some guides give what is paid for each pay period: other amounts.
  const first = page.getByRole('article').filter({ has: amount }).first();
  await first.getByRole('button', { name: 'Read this passage' }).click();
  const pane = page.getByRole('complementary', { name: 'Preview' });
  await expect(pane.locator(amount).first()).toBeVisible();
  const marked = await figuresIn(first.getByRole('paragraph'));
  expect(marked.length).toBeGreaterThan(0);
  expect(await figuresIn(pane)).toEqual(marked);
  expect(await axeFindings(page)).toEqual([]);
});

const EITHER = 'Paid parental leave, birth parent: at least 16 weeks or Sabbatical: at least 6 weeks';

test('either of two, and what is not wanted, are conditions that can be taken back and stay in the address', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await page.goto(
    `${product.url}/doc?q=${encodeURIComponent('parental leave at least 16 weeks or sabbatical at least 6 weeks, not HMO')}`,
  );
  const conditions = page.getByRole('list', { name: 'What the results are narrowed by' });
  const either = conditions.getByText(EITHER);
  await expect(either).toBeVisible();
  await conditions.getByRole('button', { name: `Remove ${EITHER}` }).click();
  await expect(either).toHaveCount(0);
  const not = conditions.getByText('Plan type: not HMO');
  await expect(not).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=[^&]*not\+HMO/);
  await page.reload();
  await expect(not).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
