import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { expectGood } from './support/expect-good.ts';
import { subscribe } from './support/payments.ts';
import { adminBearer, arrive, bearerOf, expectCredits } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Maximus chat"]');

/** The frame, with the tips closed. */
async function openMaximus(page: Page, product: Product): Promise<FrameLocator> {
  await page.goto(`${product.url}/maximus`);
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  const frame = frameOf(page);
  await expect(frame.getByLabel('Your question')).toBeVisible();
  return frame;
}

async function ask(frame: FrameLocator, question: string): Promise<void> {
  await frame.getByLabel('Your question').fill(question);
  await frame.getByRole('button', { name: /^Ask for \d/ }).click();
}

const answerTo = (frame: FrameLocator, question: string) => frame.getByRole('article', { name: question });

test('a question becomes a sentence, a chart and a table, and is charged once', async ({ page, product }) => {
  await arrive(page, product);
  await page.getByRole('link', { name: 'Launch Maximus' }).click();
  const tips = page.getByRole('dialog', { name: 'Before you ask' });
  await expect(tips).toContainText('chart');
  await page.keyboard.press('Escape');
  await expect(tips).toBeHidden();
  await expect(page.getByText('10 credits per query')).toBeVisible();
  const frame = frameOf(page);
  const question = 'Median PTO by industry as a chart';
  await ask(frame, question);
  await expect(page.getByText('Processing Query')).toBeVisible();
  const answer = answerTo(frame, question);
  await expect(answer.getByText(/by industry: from/)).toBeVisible();
  await expect(answer.getByText('10 credits', { exact: true })).toBeVisible();
  await expectCredits(page, 0);
  await expect(page.getByText('Query Processed')).toBeVisible();
  const chart = answer.getByRole('group', { name: /^Chart: / });
  await expect(chart).toBeVisible();
  // Without a mouse: one stop for the chart, arrows from mark to mark.
  await chart.getByRole('img').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(chart.getByRole('img').nth(1)).toBeFocused();
  await expect(chart.getByRole('img').nth(1)).toHaveAccessibleName(/: .*days, n \d+$/);
  await answer.getByRole('button', { name: 'Table' }).click();
  await expect(answer.getByRole('columnheader', { name: 'n', exact: true })).toBeVisible();
  await expectGood(page, 'an answer of Maximus');
});

test('parts of the answer are changed without charge, and the change is undone', async ({ page, product }) => {
  await arrive(page, product);
  const frame = await openMaximus(page, product);
  await ask(frame, 'Median PTO by industry');
  const answer = answerTo(frame, 'Median PTO by industry');
  await expect(answer.getByText(/The median .* by industry: from/)).toBeVisible();
  await answer.getByLabel('Statistic').selectOption('mean');
  await expect(answer.getByText(/The mean .* by industry: from/)).toBeVisible();
  await answer.getByLabel('Chart', { exact: true }).selectOption('box');
  await answer.getByRole('button', { name: 'Undo' }).click();
  await answer.getByRole('button', { name: 'Undo' }).click();
  await expect(answer.getByText(/The median .* by industry: from/)).toBeVisible();
  await expect(answer.getByRole('button', { name: 'Undo' })).toBeHidden();
  await answer.getByLabel('Add peers').selectOption('industry:Technology');
  await expect(answer.getByRole('button', { name: 'Remove Technology' })).toBeVisible();
  await expectCredits(page, 0);
});

test('a state with too few employers is shown with its region by one click, free of charge', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  const frame = await openMaximus(page, product);
  await ask(frame, 'Median PTO by state');
  const answer = answerTo(frame, 'Median PTO by state');
  await expect(answer.getByRole('heading', { name: 'Too few for a figure' })).toBeVisible();
  const wider = answer.getByRole('button', { name: /^Show the \w+ n \d+$/ }).first();
  const [n = ''] = /\d+$/.exec((await wider.textContent()) ?? '') ?? [];
  await wider.click();
  await expect(answer.getByText(`among ${n} employers`)).toBeVisible();
  await answer.getByRole('button', { name: 'Undo' }).click();
  await expect(answer.getByRole('heading', { name: 'Too few for a figure' })).toBeVisible();
  await expectCredits(page, 0);
});

test('the figures are taken away as a file that a spreadsheet reads and computes nothing of', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  const frame = await openMaximus(page, product);
  await ask(frame, 'Median PTO by region');
  const answer = answerTo(frame, 'Median PTO by region');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    answer.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('Region,');
  expect(text).toMatch(/\r\nMidwest,[\d.]+,/);
  expect(text).toContain('modelled samples');
});

test('words that mean several figures are asked about, and a choice is answered', async ({ page, product }) => {
  await arrive(page, product);
  const frame = await openMaximus(page, product);
  await ask(frame, 'premium');
  await expect(frame.getByText('Which premium do you mean?')).toBeVisible();
  await expectCredits(page, 10);
  await frame.getByRole('button', { name: /^Employee contribution/ }).click();
  await expect(frame.getByRole('article').getByText(/the median employee contribution/i)).toBeVisible();
  await expectCredits(page, 0);
});

test('a reload keeps what was shown; without credits there is a way to get some', async ({ page, product }) => {
  await arrive(page, product);
  const frame = await openMaximus(page, product);
  await ask(frame, 'Median holidays');
  await expect(frame.getByRole('article').getByText(/the median paid holidays/i)).toBeVisible();
  await ask(frame, 'by state');
  await expect(frame.getByText('You need at least 10 credits to use Maximus')).toBeVisible();
  await expect(page.getByText('Insufficient Credits')).toBeVisible();
  await frame.getByRole('button', { name: 'Get Credits' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscription Required' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Connection Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  await expect(page.getByRole('main').getByText('You need at least 10 credits to use Maximus')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // What was paid once is opened without credits; another question is refused as before.
  await page.getByRole('button', { name: 'Open earlier analyses' }).click();
  await expect(frame.getByRole('article').getByText(/the median paid holidays/i)).toBeVisible();
  await ask(frame, 'by region');
  await expect(answerTo(frame, 'by region').getByText('You need at least 10 credits to use Maximus')).toBeVisible();
  await subscribe(page);
  const again = await openMaximus(page, product);
  await expect(again.getByRole('article').getByText(/the median paid holidays/i)).toBeVisible();
});

test('the frame is minimized without losing its place, and fills the screen', async ({ page, product }) => {
  await arrive(page, product);
  const frame = await openMaximus(page, product);
  await frame.getByLabel('Your question').fill('A draft');
  await page.getByRole('button', { name: 'Minimize' }).click();
  await expect(frame.getByLabel('Your question')).toBeHidden();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(frame.getByLabel('Your question')).toHaveValue('A draft');
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Exit fullscreen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
});

test('messages of others, or of unknown kinds, are not heard', async ({ page, product }) => {
  await arrive(page, product);
  await openMaximus(page, product);
  // From this page itself: another window than the frame's.
  await page.evaluate(`postMessage({ type: 'maximus:error', message: 'Forged', code: '' }, '*')`);
  const inner = page.frames().find((one) => one.url().includes(`:${Number(new URL(product.url).port) + 1}`));
  await inner?.evaluate(`parent.postMessage({ type: 'maximus:nonsense' }, '*')`);
  await inner?.evaluate(
    `parent.postMessage({ type: 'maximus:error', message: 'x'.repeat(10_000_000), code: '' }, '*')`,
  );
  await inner?.evaluate(`parent.postMessage({ type: 'maximus:error', message: 'Real', code: '' }, '*')`);
  await expect(page.getByText('Chat Error')).toBeVisible();
  await expect(page.getByText('Real', { exact: true })).toBeVisible();
  await expect(page.getByText('Forged')).toBeHidden();
});

test('a provider that is away is said, and tried again', async ({ page, product }) => {
  await arrive(page, product);
  await page.route('**/api/maximus/session', (route) =>
    route.fulfill({
      status: 503,
      json: {
        error: 'The service is temporarily busy.',
        message: 'The service is temporarily busy.',
        code: 'unavailable',
      },
    }),
  );
  await page.goto(`${product.url}/maximus`);
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  await expect(page.getByRole('heading', { name: 'Connection Failed' })).toBeVisible();
  await expect(page.getByText('The service is temporarily busy.')).toBeVisible();
  await page.unroute('**/api/maximus/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(frameOf(page).getByLabel('Your question')).toBeVisible();
});

test('whoever is on the waitlist sees it closed while it is', async ({ page, product, browser }) => {
  await arrive(page, product);
  const admin = { authorization: `Bearer ${await adminBearer(browser, product)}` };
  const own = { authorization: `Bearer ${await bearerOf(page)}` };
  const { id } = (await (await page.request.get(`${product.url}/api/auth/user`, { headers: own })).json()) as {
    id: string;
  };
  const open = (maximusEnabled: boolean) =>
    page.request.patch(`${product.url}/api/admin/settings/maximus`, { headers: admin, data: { maximusEnabled } });
  await page.request.patch(`${product.url}/api/admin/users/${id}`, {
    headers: admin,
    data: { onWaitlistCohortimus: true },
  });
  expect((await open(false)).status()).toBe(200);
  try {
    await page.reload();
    const menu = page.getByRole('navigation', { name: 'Main' });
    const item = menu.getByRole('button', { name: 'Maximus' });
    await expect(item).toBeDisabled();
    await expect(item).toHaveAccessibleDescription('You are on the waitlist: it is not open to you yet.');
    await item.hover();
    await expect(page.locator('[popover=manual]')).toHaveText('You are on the waitlist: it is not open to you yet.');
    await expect(page.getByRole('button', { name: 'Launch Maximus' })).toBeDisabled();
    await page.goto(`${product.url}/maximus`);
    await expect(page.getByText('You are on its waitlist')).toBeVisible();
    // Nothing that failed, and nothing to try again.
    await expect(page.getByText('Connection Failed')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Maximus: The Observer');
  } finally {
    await open(true);
  }
});
