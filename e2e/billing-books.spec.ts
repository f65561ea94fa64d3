import type { Page } from '@playwright/test';
import { expectGood } from './support/expect-good.ts';
import { ARRIVAL, subscribe } from './support/payments.ts';
import { arrive, bearerOf } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** What the browser saves when a button is pressed. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const statement = page.getByRole('region', { name: 'Statement' });
  const download = page.waitForEvent('download');
  await statement.getByRole('button', { name: button }).click();
  const file = await download;
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(Buffer.from(part as Uint8Array));
  return { name: file.suggestedFilename(), text: Buffer.concat(parts).toString('utf8') };
}

test('the books get a statement as PDF and CSV, and the history is narrowed to what one looks for', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await subscribe(page);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  expect((await page.request.post(`${product.url}/api/chats`, { headers })).status()).toBe(200);
  await page.goto(`${product.url}/billing/history`);
  const activity = page.getByRole('region', { name: 'All Activity' });
  await expect(activity.getByRole('row', { name: /Insight chat.*−1/ })).toBeVisible();
  await expect(activity.getByRole('row', { name: /Insight chat/ })).toContainText(/\d:\d\d [AP]M/);
  await activity.getByLabel('Show').selectOption('Credits out');
  await expect(activity.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(activity.getByRole('row')).toHaveCount(2);
  await activity.getByLabel('Show').selectOption('Monthly credits');
  await expect(activity.getByRole('row', { name: /Monthly credits.*\+250/ })).toBeVisible();
  await expect(activity.getByRole('row', { name: /Insight chat/ })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Invoice: / })).toBeVisible();
  await expectGood(page, 'the billing history');

  const csv = await saved(page, 'CSV');
  expect(csv.name).toMatch(/^benesight-statement-[\d-]+-to-[\d-]+\.csv$/);
  expect(csv.text).toContain('Opening balance');
  expect(csv.text).toContain(',Payment,Subscription: Clarity,,,,49.00,,USD,');
  const pdf = await saved(page, 'PDF');
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');

  const statement = page.getByRole('region', { name: 'Statement' });
  await statement.getByLabel('Last day').fill('2020-01-01');
  await statement.getByRole('button', { name: 'PDF' }).click();
  await expect(statement.getByText('Choose a first day and a last day that is not before it')).toBeVisible();
});

test('the plans say what a credit costs and what more brings; a downgrade is taken back where it was made', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await subscribe(page);
  await page.goto(`${product.url}/subscriptions`);
  await expect(page.getByText('$0.196 per credit')).toBeVisible();
  await expect(page.getByText('500 more credits than Clarity, each 12% less')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await page.getByRole('button', { name: 'Confirm and pay $129.00' }).click();
  await expect(page.getByRole('button', { name: 'Downgrade' })).toBeVisible(ARRIVAL);

  await page.getByRole('button', { name: 'Downgrade' }).click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByText(/^Changes to Clarity on /)).toBeVisible(ARRIVAL);
  await expect(page.getByRole('button', { name: /^Begins / })).toBeDisabled();
  await expectGood(page, 'the plans with a change that waits');
  await page.getByRole('button', { name: 'Keep Panorama' }).click();
  await expect(page.getByText('You keep Panorama', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Downgrade' })).toBeEnabled();
});
