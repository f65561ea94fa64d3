import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Product } from '../tests/support/product.ts';
import { expectGood } from './support/expect-good.ts';
import { subscribe } from './support/payments.ts';
import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** The frame of a subscriber, with the tips closed. */
async function arriveAtMaximus(page: Page, product: Product): Promise<FrameLocator> {
  await arrive(page, product);
  await subscribe(page);
  await page.goto(`${product.url}/maximus`);
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  const frame = page.frameLocator('iframe[title="Maximus chat"]');
  await expect(frame.getByLabel('Your question')).toBeVisible();
  return frame;
}

async function ask(frame: FrameLocator, question: string): Promise<Locator> {
  await frame.getByLabel('Your question').fill(question);
  await frame.getByLabel('Your question').press('Enter');
  const answer = frame.getByRole('article', { name: question, exact: true });
  await expect(answer.getByText('10 credits', { exact: true })).toBeVisible();
  return answer;
}

async function fileOf(page: Page, press: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return readFileSync(await download.path());
}

test('earlier analyses are found, opened free, renamed, deleted and brought back', async ({ page, product }) => {
  const frame = await arriveAtMaximus(page, product);
  await ask(frame, 'Median holidays by region');
  await frame.getByRole('button', { name: 'New analysis' }).click();
  await ask(frame, 'Median PTO');
  await frame.getByRole('button', { name: 'History' }).click();
  const list = frame.getByRole('dialog', { name: 'Earlier analyses' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectGood(page, 'earlier analyses');
  await list.getByRole('searchbox').fill('holidays');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Rename Median holidays by region' }).click();
  await list.getByLabel('New name').fill('Holidays of the regions');
  await list.getByLabel('New name').press('Enter');
  await expect(list.getByRole('button', { name: 'Delete Holidays of the regions' })).toBeVisible();
  await list.getByRole('button', { name: 'Delete Holidays of the regions' }).click();
  await expect(list.getByText('Nothing found.')).toBeVisible();
  await list.getByRole('button', { name: 'Undo' }).click();
  await list.getByRole('button', { name: /^Holidays of the regions/ }).click();
  await expect(list).toBeHidden();
  await expect(frame.getByRole('heading', { name: 'Holidays of the regions' })).toBeVisible();
  await expect(frame.getByRole('article', { name: 'Median holidays by region' })).toBeVisible();
});

test('pictures and workbooks hold the figures, their peers and the letters', async ({ page, product }) => {
  const frame = await arriveAtMaximus(page, product);
  const answer = await ask(frame, 'Median PTO by region as a chart');
  await expect(answer.getByRole('group', { name: /^Chart: / })).toBeVisible();
  const svg = (await fileOf(page, answer.getByRole('button', { name: 'SVG' }))).toString();
  expect(svg).toContain('Midwest');
  expect(svg).toContain('all employers of the library');
  expect(svg).toContain('modelled samples');
  expect(svg).toContain('font/woff2;base64');
  expect(svg).not.toContain('oklch');
  const png = await fileOf(page, answer.getByRole('button', { name: 'PNG' }));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // Width and height stand behind the first chunk's name: twice what is on the screen.
  expect(png.readUInt32BE(16)).toBeGreaterThan(1200);
  const book = unzipSync(await fileOf(page, answer.getByRole('button', { name: 'XLSX' })));
  const sheets = Object.keys(book).filter((name) => name.startsWith('xl/worksheets/sheet'));
  expect(sheets).toHaveLength(2);
  const figures = Buffer.from(book['xl/worksheets/sheet1.xml'] ?? []).toString();
  expect(figures).toMatch(/<v>\d+(\.\d+)?<\/v>/);
  expect(figures).not.toContain('<f>');
});

test('states are a map, two groupings a heat map; another metric says its price first', async ({ page, product }) => {
  const frame = await arriveAtMaximus(page, product);
  const map = await ask(frame, 'PTO by state as a map');
  await expect(map.getByRole('img', { name: /^Texas: / })).toBeVisible();
  const heat = await ask(frame, 'Heat map of single deductible by region and size');
  await expect(heat.getByRole('group', { name: /^Chart: / })).toBeVisible();
  await expectGood(page, 'a map of states and a heat map');
  await heat.getByLabel('Metric').selectOption({ label: 'Paid holidays' });
  await heat.getByRole('button', { name: 'Ask for 10 credits' }).click();
  await expect(frame.getByRole('article', { name: 'Paid holidays', exact: true })).toBeVisible();
});
