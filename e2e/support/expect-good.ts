import type { Page } from '@playwright/test';
import { brokenWords } from './steadiness.ts';
import { axeFindings, expect, overflow } from './story.ts';

/** Longer than anything on our screens fades. A browser that draws no frame meanwhile must not hold a story up for ever. */
const SETTLED_WITHIN_MS = 3_000;

/** Waits until nothing fades any more: half way, colours would be measured that nobody sees. What turns for ever may go on. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const late = new Promise((resolve) => setTimeout(resolve, ${SETTLED_WITHIN_MS}));
    const frame = () => Promise.race([late, new Promise((resolve) => requestAnimationFrame(resolve))]);
    await frame();
    await frame();
    const ending = document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.race([late, Promise.allSettled(ending.map((one) => one.finished))]);
  })()`);
}

/** The page as it is, in light and in the dark: axe finds nothing. It stays in the dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
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
    await settled(page);
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
