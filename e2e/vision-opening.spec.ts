import type { Locator, Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { expectAccessible, expectFitting } from './support/expect-good.ts';
import { findGuides, importGuides, unlock } from './support/library.ts';
import { arrive, bearerOf, expectCredits } from './support/steps.ts';
import { expect, test } from './support/story.ts';

const view = (card: Locator) => card.getByRole('button', { name: /View Document/ });

/** Searches, and answers the first result. */
async function found(page: Page, product: Product, query: string): Promise<Locator> {
  await page.goto(`${product.url}/doc?q=${encodeURIComponent(query)}`);
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  return first;
}

/** A browser that opens no windows, as a phone does that no longer knows of the click. */
const blockWindows = (page: Page) => page.addInitScript('window.open = () => null');

test('a guide opened twice quickly, and in two tabs at once, is paid for once', async ({ page, product, context }) => {
  await arrive(page, product);
  const first = await found(page, product, 'commuter benefits');
  const windows: Page[] = [];
  context.on('page', (opened) => windows.push(opened));
  await view(first).dblclick();
  await expect(first.getByText('Unlocked', { exact: true })).toBeVisible();
  await expectCredits(page, 9);
  expect(windows).toHaveLength(1);
  await windows[0]?.waitForURL(/\/documents\/.*passage=/);
  await windows[0]?.close();

  const tab = await context.newPage();
  const cards = [
    page.getByRole('article').nth(1),
    (await found(tab, product, 'commuter benefits'), tab.getByRole('article').nth(1)),
  ];
  await Promise.all(cards.map((card) => view(card).click()));
  for (const card of cards) await expect(card.getByText('Unlocked', { exact: true })).toBeVisible();
  await expectCredits(page, 8);
  await page.reload();
  await expectCredits(page, 8);
});

test('where no window opens, the address is on the clipboard, or in a dialog', async ({ page, product, context }) => {
  await arrive(page, product);
  await blockWindows(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await found(page, product, 'fertility benefits');
  await view(first).click();
  await expect(page.getByText('Popup Blocked - URL Copied').first()).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toMatch(new RegExp(`^${product.url}/documents/[0-9a-f-]{36}\\?page=\\d+&passage=`));
  await expect(first.getByText('Unlocked', { exact: true })).toBeVisible();
  await expectCredits(page, 9);

  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))");
  await page.setViewportSize({ width: 390, height: 844 });
  await view(page.getByRole('article').nth(1)).click();
  const dialog = page.getByRole('dialog', { name: 'Document Ready' });
  const address = await dialog.getByLabel('Address').inputValue();
  expect(address).toMatch(/\/documents\/[0-9a-f-]{36}\?page=/);
  await expectFitting(page, 'the address of a guide');
  await dialog.getByRole('button', { name: 'Copy Address' }).click();
  await expect(page.getByText('Copy failed').first()).toBeVisible();
  await expect(page.getByText('Unable to copy to clipboard. Please try again.').first()).toBeVisible();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Open Document' }).click(),
  ]);
  expect(opened.url()).toBe(address);
  await expect(dialog).toBeHidden();
  await expectCredits(page, 8);
});

test('what keeps a guide from opening is said, and no empty window is left', async ({ page, product, context }) => {
  await arrive(page, product);
  const first = await found(page, product, 'tuition reimbursement');
  const before = context.pages().length;
  const answerWith = (status: number, body: object) =>
    page.route('**/api/doc-search/view', (route) => route.fulfill({ status, json: body }));

  await answerWith(200, {
    documentUrl: '',
    alreadyViewed: true,
    availableCredits: { totalAvailable: 10 },
    creditsRemaining: 10,
  });
  await view(first).click();
  await expect(page.getByText('No document URL received from server.').first()).toBeVisible();

  await page.unroute('**/api/doc-search/view');
  await answerWith(409, { error: 'x', message: 'x', code: 'guide_unavailable' });
  await view(first).click();
  await expect(page.getByText('Unable to open document. Please try again.').first()).toBeVisible();

  // The balance in view is older than the ledger: another tab has spent it.
  await page.unroute('**/api/doc-search/view');
  await answerWith(402, {
    error: 'x',
    message: 'x',
    code: 'insufficient_credits',
    details: { needed: 3, available: 1 },
  });
  await view(first).click();
  await expect(page.getByText('Insufficient Credits').first()).toBeVisible();
  await expect(page.getByText('You need 3 credit(s) to view this document.').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(before);
});

test('below the price View is disabled and says why; what is unlocked still opens', async ({
  page,
  product,
  context,
}) => {
  await arrive(page, product);
  const documents = await findGuides(page, product, { query: 'dental cleanings' });
  for (const { id } of documents.slice(0, 10)) await unlock(page, product, id);
  const first = await found(page, product, 'dental cleanings');
  await expectCredits(page, 0);
  const [opened] = await Promise.all([context.waitForEvent('page'), view(first).click()]);
  await expect(opened.getByRole('heading', { name: documents[0]?.title ?? '' }).first()).toBeVisible();
  await opened.close();

  await page.getByRole('button', { name: 'Page 2' }).click();
  const locked = page.getByRole('article').first();
  await expect(view(locked)).toBeDisabled();
  await expect(view(locked)).toHaveAccessibleDescription(/You need 1 credit and have 0/);
  await expectAccessible(page, 'a guide that cannot be paid');
  await locked.getByRole('button', { name: 'You need 1 credit and have 0' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('past twelve passages of a locked guide a result shows what it states, and the way in', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  const clubs =
    'zeppelin harmonica lighthouse orchard tugboat marmalade gondola falconry origami trampoline observatory beekeeping carousel dulcimer espresso hammock juggling';
  const names = clubs.split(' ');
  const sections = names.map(
    (name) => `<h2>The ${name} club</h2><p>${`The ${name} club meets every week. `.repeat(20)}</p>`,
  );
  importGuides(product, {
    'clubs.html': `<html><body><h1>Clubs</h1>${sections.join('')}<h2>Dental plan</h2><p>The dental deductible is $50 per person.</p></body></html>`,
  });
  const authorization = `Bearer ${await bearerOf(page)}`;
  const search = (query: string) =>
    page.request.post('/api/docsearch', { headers: { authorization }, data: { query, filters: { sample: false } } });
  await expect(async () => {
    const { documents } = (await (await search('carousel')).json()) as { documents: unknown[] };
    expect(documents.length).toBeGreaterThan(0);
  }).toPass();
  for (const name of names) await search(name);
  await page.goto('/doc-search?q=juggling');
  const card = page.getByRole('article').filter({ hasText: 'clubs.html' });
  await expect(
    card.getByText('You have seen all free passages of this guide. View the document to read on.'),
  ).toBeVisible();
  await expect(card.getByText(/^States:.*Dental deductible/)).toBeVisible();
  await expect(card.getByRole('button', { name: /View Document/ })).toBeEnabled();
  await expect(card.getByRole('button', { name: 'Read this passage' })).toHaveCount(0);
  await expect(card).not.toContainText('meets every week');
  await expectAccessible(page, 'past twelve passages');
});
