import type { Page } from '@playwright/test';
import { axeFindings, expect, overflow, test } from './story.ts';

/** The page as it is, on a phone in the dark and on a desktop in light: axe finds nothing, nothing is wider than the screen. */
export async function expectGood(page: Page, what: string): Promise<void> {
  for (const [width, height, colorScheme] of [
    [390, 844, 'dark'],
    [1440, 900, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    // Colours that are still fading in would be measured half way.
    await page.waitForTimeout(250);
    expect(await axeFindings(page), `${what}, ${width}, ${colorScheme}`).toEqual([]);
    expect(await overflow(page), `${what}, ${width}`).toBe(0);
    await test.info().attach(`${what} ${width}`, { body: await page.screenshot(), contentType: 'image/png' });
  }
}
