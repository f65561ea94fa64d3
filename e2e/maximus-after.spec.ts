import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import type { Product } from '../tests/support/product.ts';
import { expectGood } from './support/expect-good.ts';
import { subscribe } from './support/payments.ts';
import { arrive, expectCredits } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** What comes after an answer, and what comes between: drawings changed, documents, keys alone, a telephone, breaks. */

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Maximus chat"]');

/** The frame, with the tips closed. */
async function openMaximus(page: Page, product: Product): Promise<FrameLocator> {
  await page.goto(`${product.url}/maximus`);
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  await expect(frameOf(page).getByLabel('Your question')).toBeVisible();
  return frameOf(page);
}

async function ask(frame: FrameLocator, question: string): Promise<Locator> {
  await frame.getByLabel('Your question').fill(question);
  await frame.getByLabel('Your question').press('Enter');
  const answer = frame.getByRole('article', { name: question, exact: true });
  await expect(answer.getByText('10 credits', { exact: true })).toBeVisible();
  return answer;
}

test('a drawing gets a title, a colour, a line and names, keeps them, and goes into a document', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await subscribe(page);
  const frame = await openMaximus(page, product);
  const answer = await ask(frame, 'Median PTO by region as a bar chart');
  await answer.getByText('Change the drawing').click();
  await answer.getByLabel('Title').fill('Days off at hire');
  await answer.getByLabel('Colour').selectOption('teal');
  await answer.getByLabel('Line at').fill('1e');
  await answer.getByRole('button', { name: 'Apply' }).click();
  await expect(answer.getByText('The line needs an amount')).toBeVisible();
  await answer.getByLabel('Line at').fill('15');
  await answer.getByLabel('Name of the line').fill('Our client');
  await answer.getByText('Names of the groups').click();
  await answer.getByRole('textbox', { name: 'Midwest' }).fill('Home');
  await answer.getByRole('button', { name: 'Apply' }).click();
  const chart = answer.getByRole('group', { name: 'Chart: Days off at hire' });
  await expect(chart).toBeVisible();
  await expect(chart.getByRole('img', { name: /^Home: / })).toBeVisible();
  await expect(chart.getByText('Our client')).toBeVisible();
  await expectGood(page, 'a drawing that is changed');
  await page.reload();
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  await expect(frame.getByRole('group', { name: 'Chart: Days off at hire' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    frame.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('median-pto-by-region-as-a-bar-chart.pdf');
  const bytes = readFileSync(await download.path());
  const { text, totalPages } = await extractText(new Uint8Array(bytes), { mergePages: true });
  expect(totalPages).toBeGreaterThan(0);
  for (const said of ['Median PTO by region as a bar chart', 'Midwest', 'guides behind it', 'modelled samples']) {
    expect(text).toContain(said);
  }
  expect(bytes.includes('/DCTDecode')).toBe(true);

  await answer.getByRole('button', { name: /^Run again on today’s library/ }).click();
  await expect(frame.getByText('The library has not changed since: the figures are the same.')).toBeVisible();
});

/** Goes on with the tab key until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

test('without a mouse: asked, walked, read as a table and changed', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/maximus`);
  await expect(page.getByRole('dialog', { name: 'Before you ask' })).toBeVisible();
  await page.keyboard.press('Escape');
  const frame = frameOf(page);
  await tabTo(page, frame.getByLabel('Your question'));
  await page.keyboard.type('Median holidays by region as a chart');
  await page.keyboard.press('Enter');
  const answer = frame.getByRole('article', { name: 'Median holidays by region as a chart' });
  const chart = answer.getByRole('group', { name: /^Chart: .*Arrow keys go from mark to mark/ });
  await expect(chart).toBeVisible();
  // What is heard when it is there.
  await expect(frame.getByRole('status').filter({ hasText: 'The median paid holidays by region: from' })).toHaveCount(
    1,
  );
  await frame.getByRole('button', { name: 'History' }).focus();
  await tabTo(page, chart.getByRole('img').first());
  await page.keyboard.press('ArrowDown');
  await expect(chart.getByRole('img').nth(1)).toBeFocused();
  await expect(chart.getByRole('img').nth(1)).toHaveAccessibleName(/^\w+: [\d.]+ days, n \d+$/);
  await frame.getByRole('button', { name: 'History' }).focus();
  await tabTo(page, answer.getByRole('button', { name: 'Table' }));
  await page.keyboard.press('Enter');
  await expect(answer.getByRole('columnheader', { name: 'n', exact: true })).toBeVisible();
  await frame.getByRole('button', { name: 'History' }).focus();
  await tabTo(page, answer.getByLabel('Statistic'));
  await page.keyboard.press('ArrowDown');
  await expect(answer.getByLabel('Statistic')).not.toHaveValue('median');
  await expect(answer.getByText(/by region: from/)).toBeVisible();
});

test('on a telephone nothing runs out of the screen', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, product);
  const frame = await openMaximus(page, product);
  const answer = await ask(frame, 'Median parental leave by industry');
  await expect(answer.getByRole('group', { name: /^Chart: / })).toBeVisible();
  const width = await frame.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(width).toBe(0);
  await answer.getByText('Change the drawing').click();
  await expect(answer.getByLabel('Title')).toBeVisible();
  await expectGood(page, 'an answer on a telephone');
});

test('a provider that does not answer, a session that ends and a reload in the middle lose nothing', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await subscribe(page);
  const frame = await openMaximus(page, product);
  await expectCredits(page, 260);
  await page.route('**/api/ask', (route) => route.abort());
  await frame.getByLabel('Your question').fill('Median PTO');
  await frame.getByLabel('Your question').press('Enter');
  await expect(frame.getByText('Maximus could not be reached. Nothing was charged.')).toBeVisible();
  await expectCredits(page, 260);
  await page.unroute('**/api/ask');

  const ended = { error: 'The session is over.', message: 'The session is over.', code: 'session_expired' };
  await page.route('**/api/ask', (route) => route.fulfill({ status: 401, json: ended }), { times: 1 });
  await frame.getByLabel('Your question').fill('Median PTO');
  await frame.getByLabel('Your question').press('Enter');
  // The page has got a fresh token for the same session, and the frame begins anew.
  await expect(frame.getByLabel('Your question')).toHaveValue('');
  await ask(frame, 'Median PTO');

  const sent = page.waitForRequest('**/api/ask');
  await frame.getByLabel('Your question').fill('Median holidays by size');
  await frame.getByLabel('Your question').press('Enter');
  await sent;
  await page.reload();
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  // It was answered on the server, and is charged once.
  await expect(frame.getByRole('article', { name: 'Median PTO', exact: true })).toBeVisible();
  await expect(async () => {
    await frame.getByRole('button', { name: 'History' }).click();
    await frame.getByRole('button', { name: /^Median PTO/ }).click();
    await expect(
      frame.getByRole('article', { name: 'Median holidays by size' }).getByText('10 credits', { exact: true }),
    ).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectCredits(page, 240);
});
