import type { Page } from '@playwright/test';
import { brokenWords } from './steadiness.ts';
import { axeFindings, expect } from './story.ts';

/** The parts of the page that reach beyond the right edge of the screen, and by how many pixels: an empty list is good. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('main, main *:not([role=tab]), header *, [role=dialog] *')].flatMap((part) => {
    const beyond = Math.round(part.getBoundingClientRect().right - innerWidth);
    return beyond > 0 ? [part.tagName + ' "' + part.textContent.trim().slice(0, 40) + '": ' + beyond + ' px'] : [];
  })`);
}

/**
 * Nothing on the page reaches beyond the right edge of the screen. Waits for it: when a window becomes narrow, the sidebar
 * goes a moment later, and until then all stands beside it.
 */
export async function expectWithin(page: Page, what?: string): Promise<void> {
  await expect.poll(() => tooWide(page), { message: `${what ?? 'the page'} is wider than the window` }).toEqual([]);
}

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
  await expectWithin(page, what);
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
    await expectWithin(page, `${what}, ${width}`);
  }
}

/** On a phone with text of twice the size: nothing is wider than the screen, and no word is cut. */
export async function expectLargeText(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expectWithin(page, `${what} with large text`);
  await expect.poll(() => brokenWords(page), { message: `${what} with large text` }).toEqual([]);
  await page.evaluate("document.documentElement.style.fontSize = ''");
  await page.setViewportSize({ width: 1440, height: 900 });
}
