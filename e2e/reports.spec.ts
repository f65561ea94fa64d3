import type { APIRequestContext, Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { expectGood } from './support/expect-good.ts';
import { unlockGuides } from './support/shelf.ts';
import { adminBearer, arrive, bearerOf, expectCredits } from './support/steps.ts';
import { expect, test } from './support/story.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Report Document Issue' });

async function shelfOf(page: Page, product: Product, count: number): Promise<{ id: string; title: string }[]> {
  await arrive(page, product);
  const guides = await unlockGuides(page, product, count);
  await page.goto(`${product.url}/my-documents`);
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveCount(count);
  return guides;
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Decides the newest report that waits, as an administrator. */
async function decide(request: APIRequestContext, product: Product, bearer: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${bearer}` };
  const list = await request.get(`${product.url}/api/admin/document-reports?status=pending`, { headers });
  const { reports } = (await list.json()) as { reports: { report: { id: string } }[] };
  const address = `${product.url}/api/admin/document-reports/${reports[0]?.report.id}`;
  expect((await request.patch(address, { headers, data })).status()).toBe(200);
}

test('reported by the keyboard: the credit comes back, and the history says what for', async ({ page, product }) => {
  const [guide] = await shelfOf(page, product, 1);
  const title = guide?.title ?? '';
  await expectCredits(page, 9);
  const button = page.getByRole('button', { name: `Report Issue: ${title}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(title);
  await expect(dialog.getByText('Automatic refund available')).toBeVisible();
  await expect(dialog.getByText('Automatic refunds used: 0 of 3.')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expectGood(page, 'dialog');

  // What is wrong must be said.
  await dialog.getByRole('button', { name: 'Submit Report' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Choose what is wrong.')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expectGood(page, 'nothing chosen');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Wrong document' })).toBeChecked();
  await expect(dialog.getByText('Choose what is wrong.')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Page 2 is of another employer.');

  // Closing loses nothing, and gives the focus back.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Description')).toHaveValue('Page 2 is of another employer.');
  await expect(dialog.getByRole('radio', { name: 'Wrong document' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Thank you for your report. 1 credit was refunded.').first()).toBeVisible();
  await expectCredits(page, 10);
  const reported = page.getByRole('button', { name: `Reported: ${title}` });
  await expect(reported).toBeFocused();
  await expect(rowOf(page, title)).toContainText('1 credit refunded');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectGood(page, 'reported');

  await page.reload();
  await expect(reported).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`${product.url}/billing/history`);
  await expect(page.getByRole('row', { name: `Credits returned ${title}` })).toBeVisible();
});

test('once three came back at once, the next is reviewed by hand', async ({ page, product }) => {
  const guides = await shelfOf(page, product, 4);
  const dialog = dialogOf(page);
  for (const [at, { title }] of guides.entries()) {
    await page.getByRole('button', { name: `Report Issue: ${title}`, exact: true }).click();
    if (at === 3) {
      await expect(dialog.getByText('Automatic refunds used up')).toBeVisible();
      await expect(
        dialog.getByText('Automatic refunds used: 3 of 3. Manual review takes within 24 hours.'),
      ).toBeVisible();
      await expectGood(page, 'used up');
    } else {
      await expect(dialog.getByText(`Automatic refunds used: ${at} of 3.`)).toBeVisible();
    }
    await dialog.getByRole('radio', { name: 'Something else' }).check();
    await dialog.getByRole('button', { name: 'Submit Report' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Reported: ${title}`, exact: true })).toBeVisible();
  }
  await expect(page.getByText('It will be reviewed manually within 24 hours.').first()).toBeVisible();
  await expect(rowOf(page, guides[3]?.title ?? '')).toContainText('Manual review within 24 hours');
  await expectCredits(page, 9);
});

test('what an administrator decided stands with the guide, which may be reported again', async ({
  page,
  product,
  browser,
}) => {
  const admin = await adminBearer(browser, product);
  const [guide] = await shelfOf(page, product, 1);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const data = { documentId: guide?.id, issueType: 'incomplete' };
  const report = () => page.request.post(`${product.url}/api/documents/report`, { headers, data });
  expect((await report()).status()).toBe(200);
  await decide(page.request, product, admin, {
    status: 'denied',
    adminNotes: 'All pages are there.\nPlease look again.',
  });
  await page.reload();
  const row = rowOf(page, guide?.title ?? '');
  await expect(row).toContainText('Report denied · 1 credit refunded');
  await expect(row).toContainText('All pages are there.');
  await expectGood(page, 'denied');
  await page.getByRole('button', { name: 'Grid' }).click();
  await expectGood(page, 'denied, grid');

  await row.getByRole('button', { name: /^Report Issue/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('No automatic refund for this document')).toBeVisible();
  await expectGood(page, 'no refund for this one');
  await dialog.getByRole('radio', { name: 'Out of date' }).check();
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(row).toContainText('Manual review within 24 hours');
  await decide(page.request, product, admin, { status: 'approved', adminNotes: 'A newer one is on its way.' });
  await page.reload();
  await expect(row).toContainText('Report approved');
  await expect(row).toContainText('A newer one is on its way.');
  await expectCredits(page, 10);
});

test('where a report fails, the reason is said and nothing is lost', async ({ page, product }) => {
  const [guide] = await shelfOf(page, product, 1);
  await page.route('**/api/documents/report', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.route('**/api/documents/refund-status**', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: /^Report Issue/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('The refund status could not be loaded.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Pages missing' }).check();
  await dialog.getByLabel('Description').fill('x'.repeat(2001));
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog.getByLabel('Description')).toBeFocused();
  await expect(dialog.getByText('The description may have at most 2,000 characters.')).toBeVisible();
  await dialog.getByLabel('Description').fill('The appendix.');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog.getByRole('alert').getByText('Failed to submit report.')).toBeVisible();
  await expectGood(page, 'failed');
  await expect(dialog.getByLabel('Description')).toHaveValue('The appendix.');

  // In another tab it was reported meanwhile: the server's own words.
  await page.unrouteAll();
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const data = { documentId: guide?.id, issueType: 'other' };
  await page.request.post(`${product.url}/api/documents/report`, { headers, data });
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(
    dialog.getByRole('alert').getByText('You have already reported this guide. We are looking into it.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Reported/ })).toBeVisible();
});

test('a guide is reported where it is read', async ({ page, product }) => {
  // The whole of a guide is looked at for its accessibility.
  test.slow();
  const [guide] = await shelfOf(page, product, 1);
  await page.goto(`${product.url}/documents/${guide?.id}`);
  await page.getByRole('button', { name: 'Report Issue' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(guide?.title ?? '');
  await dialog.getByRole('radio', { name: 'Cannot be read' }).check();
  // The keys of the reader are the dialog's while it is open.
  await page.keyboard.press('f');
  await expect(dialog.getByRole('radio', { name: 'Cannot be read' })).toBeFocused();
  await expectGood(page, 'reader');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Thank you for your report. 1 credit was refunded.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reported' })).toBeFocused();
});
