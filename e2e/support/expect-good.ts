import type { Page } from '@playwright/test';
import { brokenWords } from './steadiness.ts';
import { axeFindings, expect, overflow } from './story.ts';

/** The page as it is, in light and in the dark: axe finds nothing. It stays in the dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const coloursOnly = colorScheme === 'dark';
    expect(await axeFindings(page, { coloursOnly }), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** The page as it is, in light and in the dark: axe finds nothing, nothing is wider than the screen. */
export async function expectFitting(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  expect(await overflow(page), `${what} is wider than the window`).toBe(0);
}

/** The page as it is, on a phone in the dark and on a desktop in light: axe finds nothing, nothing is wider than the screen. */
export async function expectGood(page: Page, what: string): Promise<void> {
  for (const [width, height, colorScheme] of [
    [390, 844, 'dark'],
    [1440, 900, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), `${what}, ${width}, ${colorScheme}`).toEqual([]);
    expect(await overflow(page), `${what}, ${width}`).toBe(0);
  }
}

/** On a phone with text of twice the size: nothing is wider than the screen, and no word is cut. */
export async function expectLargeText(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  expect(await overflow(page), `${what} with large text is wider than the window`).toBe(0);
  expect(await brokenWords(page), `${what} with large text`).toEqual([]);
  await page.evaluate("document.documentElement.style.fontSize = ''");
  await page.setViewportSize({ width: 1440, height: 900 });
}
