import type { Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { ZEBRA_PAGES } from './support/guide-files.ts';
import { pagesOf } from './support/library.ts';
import { arriveWithLongGuide, pane, sheetOf } from './support/long-guide.ts';
import { axeFindings, expect, test } from './support/story.ts';

const canvases = (page: Page): Promise<number> => pane(page).locator('canvas').count();

/** The id of the passage that names the zebra fish on a page. */
async function zebraOn(page: Page, product: Product, long: string, number: number): Promise<string> {
  const pages = await pagesOf(page, product, long);
  const passage = pages[number - 1]?.passages.find(({ text }) => text.includes('Zebra fish'));
  expect(passage).toBeDefined();
  return passage?.id ?? '';
}

test('a guide of 300 pages: pages near the view are drawn, all of them can be reached by the keyboard alone', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const long = await arriveWithLongGuide(page, product);
  await page.goto(`${product.url}/documents/${long}`);
  await expect(sheetOf(page, 1).getByText('Part 1 of the guide')).toBeInViewport({ timeout: 30_000 });
  await expect.poll(() => canvases(page)).toBeLessThanOrEqual(6);

  await page.keyboard.press('j');
  await expect(page).toHaveURL(/[?&]page=2\b/);
  await expect(sheetOf(page, 2).getByText('Part 2 of the guide')).toBeInViewport();
  await page.keyboard.press('k');
  await expect(sheetOf(page, 1).getByText('Part 1 of the guide')).toBeInViewport();

  await page.keyboard.press('g');
  await expect(page.getByRole('textbox', { name: 'Page of 300' })).toBeFocused();
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(sheetOf(page, 300).getByText('Part 300 of the guide')).toBeInViewport();
  await expect(sheetOf(page, 300).locator('canvas')).toHaveCount(1);
  await expect.poll(() => canvases(page)).toBeLessThanOrEqual(6);
  await expect(page).toHaveURL(/[?&]page=300\b/);
  // A number beyond the end is the end.
  await page.keyboard.type('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Page of 300' })).toHaveValue('300');
  await page.keyboard.press('Escape');

  await page.keyboard.press('t');
  const small = page.getByRole('navigation', { name: 'Pages' });
  const current = small.getByRole('button', { name: 'Page 300', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport();
  await current.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(small.getByRole('button', { name: 'Page 298', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheetOf(page, 298).getByText('Part 298 of the guide')).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(sheetOf(page, 1).getByText('Part 1 of the guide')).toBeInViewport();
  await expect.poll(() => small.locator('canvas').count()).toBeLessThanOrEqual(14);
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sheetOf(page, 1).getByText('Part 1 of the guide')).toBeInViewport();
  await page.keyboard.press('t');
  await expect(small).toHaveCount(0);
});

test('a cited passage stays where it is through zoom, another window, a search and a reload', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const long = await arriveWithLongGuide(page, product);
  const passage = await zebraOn(page, product, long, 150);
  const address = `${product.url}/documents/${long}?page=150&passage=${passage}`;
  await page.goto(address);
  const cited = page.locator('.cited').first();
  await expect(cited).toBeInViewport({ timeout: 30_000 });
  await expect(cited).toContainText('Zebra fish are insured on page 150');

  const size = page.getByRole('combobox', { name: 'Size' });
  const widthOf = async () => (await sheetOf(page, 150).boundingBox())?.width ?? 0;
  await size.selectOption('1');
  await expect.poll(widthOf).toBe(816);
  await expect(cited).toBeInViewport();
  await page.keyboard.press('Control+=');
  await expect.poll(widthOf).toBe(1020);
  await expect(cited).toBeInViewport();
  await page.keyboard.press('Control+0');
  await expect(size).toHaveValue('auto');
  await size.selectOption('page');
  await expect
    .poll(async () => (await sheetOf(page, 150).boundingBox())?.height ?? 9999)
    .toBeLessThanOrEqual((await pane(page).boundingBox())?.height ?? 0);
  await expect(cited).toBeInViewport();
  await size.selectOption('0.5');
  await expect.poll(widthOf).toBe(408);
  await expect(page.getByRole('button', { name: 'Smaller (-)' })).toBeDisabled();
  await expect(cited).toBeInViewport();
  await size.selectOption('auto');

  // The wheel with Ctrl, as two fingers on a touchpad are told, enlarges what is under the pointer.
  const before = await cited.boundingBox();
  const at = { x: (before?.x ?? 0) + 40, y: (before?.y ?? 0) + 5 };
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await cited.boundingBox())?.width ?? 0).toBeGreaterThan((before?.width ?? 0) * 1.2);
  const after = await cited.boundingBox();
  expect(Math.abs((after?.y ?? 0) + (after?.height ?? 0) / 2 - at.y)).toBeLessThan(30);
  await page.keyboard.press('0');

  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(cited).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cited).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('/');
  await page.keyboard.type('part 151');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.goto(address);
  await expect(cited).toBeInViewport({ timeout: 30_000 });
  await page.reload();
  await expect(cited).toBeInViewport({ timeout: 30_000 });
});

test('links of a PDF: within the guide they go there, out of it they say where they lead', async ({
  page,
  product,
  context,
}) => {
  const long = await arriveWithLongGuide(page, product);
  await page.goto(`${product.url}/documents/${long}`);
  await page.getByRole('button', { name: 'Link to https://carrier.example/plans' }).click({ timeout: 30_000 });
  const dialog = page.getByRole('dialog', { name: 'This link leaves the guide' });
  await expect(dialog).toContainText('It leads to carrier.example, which is not ours');
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('rel', /noopener noreferrer/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(context.pages()).toHaveLength(1);
  await page.getByRole('button', { name: 'Link to another place in this guide' }).click();
  await expect(sheetOf(page, 3).getByText('Twelve holidays a year')).toBeInViewport();
});

test('on a phone everything is within reach; dark pages only when asked for', async ({ browser, product }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const long = await arriveWithLongGuide(page, product);
  await page.goto(`${product.url}/documents/${long}?page=${ZEBRA_PAGES[1]}`);
  await expect(sheetOf(page, 150).locator('canvas')).toHaveCount(1, { timeout: 30_000 });
  const picture = sheetOf(page, 150).locator('.pdf-picture');
  await expect(picture).toHaveCSS('filter', 'none');

  await page.getByRole('button', { name: 'More' }).tap();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Size' }).selectOption('2');
  await page.getByRole('button', { name: 'Dark pages' }).tap();
  await expect(picture).toHaveCSS('filter', /invert/);
  await expect(sheetOf(page, 150)).toBeInViewport();
  expect((await sheetOf(page, 150).boundingBox())?.width).toBe(1632);

  await page.getByRole('button', { name: 'Small pages (t)' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pages' });
  await expect(sheet.getByRole('button', { name: 'Page 150', exact: true })).toBeInViewport();
  await expect(sheet.getByRole('button', { name: 'Page 150', exact: true }).locator('canvas')).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Page 148', exact: true }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]page=148\b/);

  await page.getByRole('button', { name: 'Facts (f)' }).tap();
  await page
    .getByRole('dialog', { name: 'Facts' })
    .getByRole('button', { name: /12 days/ })
    .tap();
  await expect(page.locator('.cited').first()).toContainText('Twelve holidays a year');
  await expect(page.locator('.cited').first()).toBeInViewport();

  await page.getByRole('button', { name: 'Search in this guide (/)' }).tap();
  await page.getByLabel('Search in this guide', { exact: true }).fill('zebra');
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(sheetOf(page, 150)).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  const small = await page.evaluate(
    `[...document.querySelectorAll('main button, main input, main select')]
      .filter((part) => part.checkVisibility() && !part.closest('[data-page]'))
      .filter((part) => part.getBoundingClientRect().height < 32 || part.getBoundingClientRect().width < 32)
      .map((part) => part.ariaLabel ?? part.textContent)`,
  );
  expect(small).toEqual([]);
  await context.close();
});
