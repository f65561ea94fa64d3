import type { Page } from '@playwright/test';
import { arrive, expectCredits } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

async function search(page: Page, query: string): Promise<void> {
  await page.getByLabel('Search the guides').fill(query);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

test('search, unlock, 9 credits, open again free, history', async ({ page, product, context }) => {
  await arrive(page, product);
  await page.getByRole('link', { name: 'Peripheral Vision' }).first().click();
  await search(page, 'parental leave weeks');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  await expect(first.locator('mark').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const title = await first.getByRole('heading').innerText();

  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    first.getByRole('button', { name: /View Document/ }).click(),
  ]);
  await expect(opened.getByRole('heading', { name: title }).first()).toBeVisible({ timeout: 30_000 });
  await expectCredits(page, 9);
  await expect(first.getByText('Unlocked', { exact: true })).toBeVisible();
  await opened.close();

  const [again] = await Promise.all([
    context.waitForEvent('page'),
    first.getByRole('button', { name: /View Document/ }).click(),
  ]);
  await expect(again.getByRole('heading', { name: title }).first()).toBeVisible({ timeout: 30_000 });
  await again.close();
  await page.reload();
  await expectCredits(page, 9);

  await page.goto(`${product.url}/my-documents`);
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a search stays in the address bar and in the history', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc-search`);
  await search(page, '401k match');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/doc-search\?.*401k/);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'New Search' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  let searches = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/docsearch') && request.method() === 'POST') searches += 1;
  });
  const recent = page.getByRole('region', { name: 'Recent Searches' });
  await recent.getByRole('button', { name: /401k match/ }).click();
  await expect(page.getByText('From history')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(searches).toBe(0);
  await recent.getByRole('button', { name: 'Recent Searches' }).click();
  await expect(recent.getByRole('button', { name: /401k match/ })).toBeHidden();
});

test('words that no guide knows find nothing, and the screen says so', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await search(page, 'zxqv wvutk');
  await expect(page.getByText('No documents found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or using different keywords.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a guide that is not unlocked shows its price, not its pages', async ({ page, product, browser }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await search(page, 'dental coverage');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /View Document/ })
      .click(),
  ]);
  await opened.waitForURL(/\/documents\//);
  const address = opened.url();

  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await arrive(theirs, product);
  await theirs.goto(address);
  await expect(theirs.getByRole('button', { name: /Unlock/ })).toBeVisible();
  await expectCredits(theirs, 10);
  await stranger.close();
});

test('conditions in the words become chips; facets, address and facts of the guide', async ({
  page,
  product,
  context,
}) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await search(page, 'tech companies in Texas 2025 parental leave');
  const conditions = page.getByRole('list', { name: 'What the results are narrowed by' });
  await expect(conditions.getByText('Industry: Technology')).toBeVisible();
  await conditions.getByRole('button', { name: 'Remove State: Texas' }).click();
  await expect(conditions.getByText('State: Texas')).toHaveCount(0);
  await expect(page).toHaveURL(/\/doc\?q=tech\+companies(?:\+in)?\+2025\+parental\+leave$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  const sizes = filters.getByRole('group', { name: 'Size' });
  // Once it is chosen another size may stand first.
  const size = sizes.getByRole('checkbox', { checked: true });
  await sizes.getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/&size=/);
  await expect(size).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const found = await page.getByRole('heading', { name: /guides?$/ }).innerText();
  await page.reload();
  await expect(page.getByRole('heading', { name: found })).toBeVisible();
  await expect(size).toBeChecked();
  await page.goBack();
  await expect(size).toHaveCount(0);

  await page.goto(`${product.url}/doc?type=pdf&fact=leave.parental_birth_weeks%3E=1`);
  await expect(conditions.getByText('Paid parental leave, birth parent: at least 1 week')).toBeVisible();
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'Read this passage' }).click();
  await expect(page.getByRole('complementary', { name: 'Preview' }).getByText(/^States:/)).toBeVisible();
  const [guide] = await Promise.all([
    context.waitForEvent('page'),
    first.getByRole('button', { name: /View Document/ }).click(),
  ]);
  const facts = guide.getByRole('complementary', { name: 'Facts' });
  const leave = facts.getByRole('listitem').filter({ hasText: 'Paid parental leave, birth parent' });
  await leave.getByRole('button').first().click();
  await expect(guide).toHaveURL(/&fact=leave\.parental_birth_weeks/);
  await expect(guide.locator('.cited').first()).toBeInViewport();
  await expect(guide.locator('.cited').first()).toContainText(/parent/i);
  expect(await axeFindings(guide)).toEqual([]);
  await guide.getByRole('button', { name: 'Text', exact: true }).click();
  await expect.poll(() => guide.evaluate("[...(CSS.highlights.get('quote') ?? [])].join(' ')")).toMatch(/parent/i);
  await guide.keyboard.press('f');
  await expect(facts).toBeHidden();
  await guide.reload();
  await expect(guide.locator('.cited').first()).toBeInViewport();
  await expect(facts).toBeHidden();
  await guide.keyboard.press('f');
  await expect(leave.locator('[aria-current=true]')).toBeInViewport();
});

test('browsing without a word; the history remembers filters', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await page.getByRole('button', { name: 'HDHP plans' }).click();
  await expect(page).toHaveURL(/\/doc\?plan=HDHP$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/doc\?plan=HDHP&page=2$/);
  await page.getByRole('button', { name: 'New Search' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('region', { name: 'Recent Searches' }).getByRole('button', { name: /^HDHP/ }).click();
  await expect(page.getByText('From history')).toBeVisible();
  await expect(page).toHaveURL(/\/doc\?plan=HDHP$/);

  // What the history shows again can be narrowed like any other answer.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters 1 active' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'State' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/state=[A-Z]{2}/);
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/doc$/);
});

test('the free preview says how many passages are left, on the way back too', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc?q=medical+plan`);
  // Other stories may have put short guides of their own into the library; one of the sample has several passages.
  const first = page.getByRole('article').filter({ hasText: 'Sample' }).first();
  await first.getByRole('button', { name: 'Read this passage' }).click();
  const pane = page.getByRole('complementary', { name: 'Preview' });
  await expect(pane.getByText('free preview, 4 more of this guide')).toBeVisible();
  await pane.getByRole('button', { name: 'Next passage' }).click();
  await expect(pane.getByText('free preview, 3 more of this guide')).toBeVisible();
  await pane.getByRole('button', { name: 'Previous passage' }).click();
  await expect(pane.getByText(/^1 of \d passages that match$/)).toBeVisible();
  await expect(pane.getByText('free preview, 3 more of this guide')).toBeVisible();
  // Another passage of another guide takes the same place; another page of results closes it.
  const other = page.getByRole('article').filter({ hasText: 'Sample' }).nth(1);
  const title = await other.getByRole('heading').innerText();
  await other.getByRole('button', { name: 'Read this passage' }).click();
  await expect(pane.getByRole('heading', { name: title })).toBeFocused();
  await expect(first.getByRole('button', { name: 'Read this passage' })).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(pane).toHaveCount(0);
  // Coming back does not open it again.
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(pane).toHaveCount(0);
});
