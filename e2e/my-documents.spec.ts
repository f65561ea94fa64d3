import type { Page } from '@playwright/test';
import { expectGood } from './support/expect-good.ts';
import { onDatabase } from './support/on-database.ts';
import { fillShelf } from './support/shelf.ts';
import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

const HISTORY = '**/api/documents/history';

const titles = (page: Page) => page.getByRole('listitem').getByRole('heading');

test('nothing unlocked yet: the way to the search', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/my-documents`);
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await expectGood(page, 'empty');
  await page.getByRole('link', { name: 'Search documents' }).click();
  await expect(page).toHaveURL(/\/doc-search$/);
});

test('filter, order and view stand in the address', async ({ page, product }) => {
  const email = await arrive(page, product);
  await fillShelf(product, email, 'Harrow Mills Benefits Guide', 12);
  await fillShelf(product, email, 'Alder Works Handbook', 3);
  await onDatabase(product, `update guide set status = 'removed' where title = 'Alder Works Handbook 3'`);
  await page.goto(`${product.url}/my-documents`);
  await expect(page.getByText('15 documents')).toBeVisible();
  await expect(titles(page)).toHaveCount(15);
  await expect(page.getByRole('listitem').last()).toContainText('Harrow Mills Benefits Guide 12');
  await expectGood(page, 'list');

  await page.getByLabel('Title').fill('handBOOK');
  await expect(page.getByText('3 of 15 documents')).toBeVisible();
  await expect(titles(page)).toHaveText(['Alder Works Handbook 1', 'Alder Works Handbook 2', 'Alder Works Handbook 3']);
  await expect(page.getByText('No longer in the library')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open Document/ })).toHaveCount(2);
  await expect(page).toHaveURL(/\?title=handBOOK$/);

  await page.getByRole('combobox', { name: /^Sort/ }).selectOption('Oldest first');
  await expect(titles(page).first()).toHaveText('Alder Works Handbook 3');
  await page.getByRole('button', { name: 'Grid' }).click();
  await expect(page).toHaveURL(/\?title=handBOOK&sort=oldest&view=grid$/);
  await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  await expectGood(page, 'grid');
  await page.reload();
  await expect(titles(page)).toHaveText(['Alder Works Handbook 3', 'Alder Works Handbook 2', 'Alder Works Handbook 1']);
  await expect(page.getByLabel('Title')).toHaveValue('handBOOK');

  await page.getByLabel('Title').fill('handbook zzz');
  await expect(page.getByRole('heading', { name: 'No titles match' })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveCount(0);
  await expectGood(page, 'no match');
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(page).toHaveURL(/\/my-documents\?sort=oldest&view=grid$/);
  await page.getByRole('combobox', { name: /^Sort/ }).selectOption('A-Z');
  await expect(titles(page).nth(4)).toHaveText('Harrow Mills Benefits Guide 2');

  // A link to the screen shows all of it: the field follows the address.
  await page.getByLabel('Title').fill('alder');
  await expect(page).toHaveURL(/title=alder/);
  await page.getByRole('link', { name: 'Vision History' }).first().click();
  await expect(page).toHaveURL(/\/my-documents$/);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(titles(page)).toHaveCount(15);
});

test('a document opens in a window of its own, also by the keyboard', async ({ page, product, context }) => {
  const email = await arrive(page, product);
  await fillShelf(product, email, 'Quillmere Guide', 2);
  await page.goto(`${product.url}/my-documents`);
  await page.getByLabel('Title').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Grid' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open Document: Quillmere Guide 1' })).toBeFocused();
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await opened.waitForURL(/\/documents\/[0-9a-f-]{36}$/);
  await opened.close();
});

test('hundreds of documents are all in the page, in order, and are found', async ({ page, product }) => {
  const email = await arrive(page, product);
  await fillShelf(product, email, 'Ledgerstone Guide', 400);
  await page.goto(`${product.url}/my-documents`);
  await expect(page.getByText('400 documents')).toBeVisible();
  const seen = page.locator('main li:not([hidden]) h2');
  // A match that is far down does not wait for the rows before it.
  await page.getByLabel('Title').fill('guide 399');
  await expect(seen).toHaveText(['Ledgerstone Guide 399']);
  await page.getByLabel('Title').fill('guide 39');
  const tens = Array.from({ length: 10 }, (_, at) => `Ledgerstone Guide ${390 + at}`);
  await expect(seen).toHaveText(['Ledgerstone Guide 39', ...tens]);
  await page.getByLabel('Title').fill('');
  await expect(seen).toHaveCount(400, { timeout: 30_000 });
  await expect(seen.nth(398)).toHaveText('Ledgerstone Guide 399');
  await page.getByRole('combobox', { name: /^Sort/ }).selectOption('Oldest first');
  await expect(seen.first()).toHaveText('Ledgerstone Guide 400');
  await expect(seen).toHaveCount(400, { timeout: 30_000 });
  await seen.last().scrollIntoViewIfNeeded();
  await expect(seen.last()).toBeInViewport();
  await expect(seen.last()).toHaveText('Ledgerstone Guide 1');
  // The browser's own search finds what is out of sight.
  expect(
    await page.evaluate("getSelection().removeAllRanges(), window.find('Ledgerstone Guide 134', true, true)"),
  ).toBe(true);
  await expect(seen.nth(400 - 134)).toBeInViewport();
});

test('while it loads, where it fails, and again', async ({ page, product }) => {
  const email = await arrive(page, product);
  await fillShelf(product, email, 'Quillmere Guide', 1);
  let fails = true;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(HISTORY, async (route) => {
    await held;
    await (fails ? route.fulfill({ status: 500, body: '' }) : route.continue());
  });
  await page.goto(`${product.url}/my-documents`);
  await expect(page.getByText('Loading your documents…')).toBeAttached();
  await expectGood(page, 'loading');
  release();
  await expect(page.getByRole('alert').getByText('Your documents could not be loaded.')).toBeVisible();
  await expectGood(page, 'failed');
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titles(page)).toHaveText(['Quillmere Guide 1']);
});

test('a document without an address, and one without a title', async ({ page, product }) => {
  const email = await arrive(page, product);
  await fillShelf(product, email, 'Quillmere Guide', 1);
  let id = '';
  await page.route(HISTORY, async (route) => {
    const answer = await route.fetch();
    const [one] = (await answer.json()) as { documentId: string }[];
    id = one?.documentId ?? '';
    await route.fulfill({ json: [{ ...one, documentUrl: '', documentTitle: '' }] });
  });
  await page.goto(`${product.url}/my-documents`);
  await expect(titles(page)).toHaveText([/^Document [0-9a-f-]{36}$/]);
  await page.getByRole('button', { name: `Open Document: Document ${id}` }).click();
  await expect(page.getByText('Document URL not available.', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Report Issue/ }).click();
  await expect(page.getByRole('dialog', { name: 'Report Document Issue' })).toContainText(`Document ${id}`);
});
