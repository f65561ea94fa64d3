import type { Locator, Page } from '@playwright/test';
import { expectFitting } from './support/expect-good.ts';
import { arrive, expectCredits } from './support/steps.ts';
import { expect, test } from './support/story.ts';

const field = (page: Page) => page.getByLabel('Search the guides');
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Searches' });

/** Moves the focus by `key` until it is on `target`. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press(key);
  }
  throw new Error('The focus does not come there');
}

test('by keyboard alone: search, filter, preview, unlock, read, come back', async ({ page, product, context }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid Query').first()).toBeVisible();
  await expect(page.getByText('Please enter a search query').first()).toBeVisible();
  await page.keyboard.type('vision exam copay');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: /guides?$/ });
  await expect(heading).toBeFocused();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  const year = filters.getByRole('group', { name: 'Plan year' }).getByRole('checkbox').first();
  await tabTo(page, year, 'Shift+Tab');
  const all = await heading.innerText();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&year=/);
  // Until the narrower results are there, the cards are those of all.
  await expect(heading).not.toHaveText(all);
  await expect(year).toBeChecked();
  await expect(year).toBeFocused();

  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  // On a desk the passage is read in a pane beside the results, which takes the focus and gives it back.
  const read = card.getByRole('button', { name: 'Read this passage' });
  const pane = page.getByRole('complementary', { name: 'Preview' });
  await tabTo(page, read);
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('heading', { name: title })).toBeFocused();
  await expect(pane.getByText(/^Page \d+ · free preview/)).toBeVisible();
  await expect(pane.getByText(/^States:/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Hide this passage' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(read).toBeFocused();
  const view = card.getByRole('button', { name: /View Document/ });
  await tabTo(page, view);
  const [guide] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(guide.getByRole('heading', { name: title }).first()).toBeVisible({ timeout: 30_000 });
  const facts = guide.getByRole('complementary', { name: 'Facts' });
  await expect(facts).toBeVisible();
  await guide.keyboard.press('f');
  await expect(facts).toBeHidden();
  await guide.close();

  await expect(view).toBeFocused();
  await expect(card.getByText('Unlocked', { exact: true })).toBeVisible();
  await expectCredits(page, 9);
  // Elsewhere in the same tab, and back: the same search, its filters, and the page of results.
  await tabTo(page, page.getByRole('button', { name: 'Next page' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&page=2$/);
  const shown = await page.getByRole('article').first().getByRole('heading').innerText();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vision History' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vision History' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/&year=.*&page=2$/);
  await expect(year).toBeChecked();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(shown);
});

test('every state is accessible and fits, on a phone and on a desk', async ({ page, product }) => {
  test.setTimeout(240_000);
  await arrive(page, product);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`${product.url}/doc-search`);
    await expect(page.getByRole('list', { name: 'Example searches' }).getByRole('button').first()).toBeVisible();
    await expectFitting(page, 'start');

    let hold = true;
    await page.route('**/api/docsearch', async (route) => {
      while (hold) await new Promise((resolve) => setTimeout(resolve, 100));
      await route.continue();
    });
    await page.getByRole('list', { name: 'Example searches' }).getByText('Parental leave 16 weeks').click();
    await expect(page.getByText('A search can take up to 2 minutes.')).toBeVisible();
    await expect(field(page)).toBeDisabled();
    await expectFitting(page, 'searching');
    hold = false;
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Read this passage' }).click();
    const isWide = viewport.width >= 1280;
    const place = isWide ? page.getByRole('complementary', { name: 'Preview' }) : card;
    await expect(place.getByText(/^States:/)).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(isWide ? 1 : 0);
    await expectFitting(page, 'preview');
    await page.unroute('**/api/docsearch');

    await page.route('**/api/docsearch', (route) =>
      route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }),
    );
    await field(page).fill(`never found at ${viewport.width}`);
    await field(page).press('Enter');
    await expect(page.getByText('Oops! Something went wrong... Our team has been notified.')).toBeVisible();
    await expectFitting(page, 'failed');
    await page.unroute('**/api/docsearch');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'did not finish' })).toHaveCount(0);
    await page.goto(`${product.url}/doc?q=zxqv+wvutk`);
    await expect(page.getByText('No documents found')).toBeVisible();
    await expectFitting(page, 'nothing found');

    await page.goto(`${product.url}/doc`);
    await recent(page)
      .getByRole('button', { name: /Parental leave 16 weeks/ })
      .click();
    await expect(page.getByText('From history')).toBeVisible();
    await expectFitting(page, 'from history');
  }
});

test('ten a page and five buttons; cards say type and year; what was opened is marked for a moment', async ({
  page,
  product,
  context,
}) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc?plan=PPO`);
  await expect(page.getByRole('article')).toHaveCount(10);
  const numbers = page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('button', { name: /^Page \d+$/ });
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  // Two pages come at once, and the next two while the second one is read: no guide twice, and none left out.
  const asked: unknown[] = [];
  await page.route('**/api/docsearch', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.continue();
  });
  const seen = new Set<string>();
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
    await expect(page.getByText(new RegExp(`^Page ${number} of`))).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    for (const title of await page.getByRole('article').getByRole('heading').allTextContents()) seen.add(title);
  }
  expect(seen.size).toBe(50);
  expect(asked).toMatchObject([
    { limit: 20, page: 2 },
    { limit: 20, page: 3 },
  ]);
  await expect(numbers).toHaveText(['3', '4', '5', '6', '7']);
  // A page that is slow to come is waited for with the one before in view.
  await page.unroute('**/api/docsearch');
  const held: (() => void)[] = [];
  await page.route('**/api/docsearch', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Page 7', exact: true }).click();
  await expect(page.locator('[aria-busy=true]').getByRole('article')).toHaveCount(10);
  await expect(page.getByText(/^Page 5 of/)).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  // After a second it is seen to be searched for.
  await expect(page).toHaveURL(/&page=7$/);
  await expect(page.getByRole('article')).toHaveCount(0);
  for (const release of held) release();
  await expect(page.getByText(/^Page 7 of/)).toBeVisible();
  await page.unroute('**/api/docsearch');
  await page.goto(`${product.url}/doc?plan=PPO&page=11`);
  await expect(page.getByRole('article').first()).toBeVisible();

  const card = page.getByRole('article').first();
  await expect(card.getByText(/^(PDF|DOC|DOCX|TXT|HTML|WEB)$/)).toBeVisible();
  await expect(card.getByText(/^Plan year 20\d\d$/)).toBeVisible();
  const [guide] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('button', { name: /View Document/ }).click(),
  ]);
  // Closed before it shows the guide it would count as a window that the browser blocked.
  await guide.waitForURL(/\/documents\//);
  await guide.close();
  await expect(card.getByText('Unlocked', { exact: true })).toBeVisible();
  await expect(card).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('what was searched before comes back as it was, with its facets and its chips', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await field(page).fill('retail companies over 500 employees parental leave');
  await field(page).press('Enter');
  const chips = page.getByRole('list', { name: 'What the results are narrowed by' });
  await expect(chips.getByText('Size: More than 500 employees')).toBeVisible();
  const total = await page.getByRole('heading', { level: 2, name: /guides?$/ }).innerText();

  // One condition is taken back: the others stay one chip each.
  await chips.getByRole('button', { name: 'Remove Industry: Retail' }).click();
  await expect(chips.getByText('Industry: Retail')).toHaveCount(0);
  await expect(chips.getByText('Size: More than 500 employees')).toHaveCount(1);
  await expect(chips.getByText(/^Size:/)).toHaveCount(1);

  await page.getByRole('button', { name: 'New Search' }).click();
  let searches = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/docsearch') && request.method() === 'POST') searches += 1;
  });
  await recent(page)
    .getByRole('button', { name: /^retail companies/ })
    .click();
  await expect(page.getByText('From history')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: total })).toBeVisible();
  await expect(chips.getByText('Industry: Retail')).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('checkbox', { name: /^Retail/ })).toBeChecked();
  expect(searches).toBe(0);
  await filters.getByRole('group', { name: 'Plan year' }).getByRole('checkbox').first().check();
  await expect(page.getByText('From history')).toHaveCount(0);
  await expect(page).toHaveURL(/&year=20\d\d/);
  expect(searches).toBe(1);
});

test('a new search closes the preview, also one for the same words', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, product);
  await page.goto(`${product.url}/doc?q=dental`);
  const pane = page.getByRole('complementary', { name: 'Preview' });
  const read = page.getByRole('article').first().getByRole('button', { name: 'Read this passage' });
  for (const again of [
    () => field(page).press('Enter'),
    () =>
      recent(page)
        .getByRole('button', { name: /^dental/ })
        .click(),
  ]) {
    await read.click();
    await expect(pane).toBeVisible();
    await again();
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(field(page)).toBeEnabled();
    await expect(pane).toHaveCount(0);
  }
  await expect(page.getByText('From history')).toBeVisible();
});
