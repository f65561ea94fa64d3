import { drawSummary } from '../server/facts/read/testing/draw-summary.ts';
import { harborPpo } from '../server/facts/read/testing/summary-form.ts';
import { importGuides, unlock } from './support/library.ts';
import { arrive } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

let guides: Record<string, string>;

test.beforeAll(async ({ product }) => {
  guides = importGuides(product, { 'harbor.pdf': await drawSummary(harborPpo) });
});

test('a summary of benefits and coverage shows its facts, and each leads to its cell', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, product);
  await unlock(page, product, guides['harbor.pdf'] ?? '');
  await page.goto(`${product.url}/documents/${guides['harbor.pdf']}`);
  const specialist = page.getByRole('button', { name: /\$55.*page 2.*Specialist visit/ });
  await specialist.click();
  await expect(specialist).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.cited').first()).toContainText('Specialist visit');
  await expect(page.locator('.cited').first()).toBeInViewport();

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const row = page.getByRole('row', { name: /Specialist visit.*\$55 copay\/visit/ });
  await expect(row.getByRole('cell').last()).toContainText('Preauthorization is required');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(row).toBeVisible();
});
