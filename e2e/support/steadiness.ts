import type { BrowserContext, Page } from '@playwright/test';

/** Has every page of the context add up by how much its layout shifts. Call before the page is opened. */
export async function observeShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    window.layoutShift = 0;
    window.shifted = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        window.layoutShift += value;
        for (const { node, previousRect, currentRect } of sources)
          window.shifted.push((node?.textContent ?? '').slice(0, 60) + ': from ' + previousRect.y + ' to ' + currentRect.y);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

/** By how much the page has shifted since it was opened, all shifts together: 0 is best, 0.1 annoys. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate('window.layoutShift');
}

/** What has shifted, by its first words, and from where to where. */
export const whatShifted = (page: Page): Promise<string[]> => page.evaluate('window.shifted');

/** Lets the calls of a screen be answered one after the other, as over a slow line, so that each half-way state is drawn. */
export async function spreadAnswers(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const turn = [...pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5;
    await new Promise((resolve) => setTimeout(resolve, 60 * turn));
    // The page may have gone on meanwhile.
    await route.continue().catch(() => undefined);
  });
}

/** Texts of the page with words that are broken over lines though the page is wide enough for them: an empty list is good. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const broken = [];
    const texts = document.createTreeWalker(document.querySelector('[role=dialog]') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const words = node.data.trim().split(/[\\s-]+/).filter((word) => word.length < 12);
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].filter((line) => line.width > 0).map((line) => Math.round(line.top)));
      if (words.length > 0 && lines.size > node.data.trim().split(/[\\s-]+/).length + 1) broken.push(node.data.trim());
    }
    return broken;
  })()`);
}

/** As React tells its developer tools: every component that is drawn, the first time and again. */
const COUNT_DRAWN = `window.drawn = 0;
const FUNCTIONS = [0, 11, 14, 15];
const count = (first) => {
  for (let one = first; one; one = one.sibling) {
    if ((one.flags & 1) !== 0 && FUNCTIONS.includes(one.tag)) window.drawn += 1;
    // Below what has the children of before, nothing was drawn.
    if (one.alternate === null || one.alternate.child !== one.child) count(one.child);
  }
};
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  checkDCE() {},
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  onCommitFiberRoot: (_, root) => count(root.current.child),
};`;

/** Counts from now on how many components each page draws. */
export const countDrawn = (page: Page): Promise<unknown> => page.addInitScript(COUNT_DRAWN);

/** How many components the page has drawn since it was opened, each as often as it was drawn. */
export const drawnOn = (page: Page): Promise<number> => page.evaluate('window.drawn');
