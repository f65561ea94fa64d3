import type { Page } from '@playwright/test';

/** Keeps the answer to a call back until what it returns is called. */
export async function holdBack(page: Page, method: string, path: RegExp): Promise<() => Promise<void>> {
  const matches = (url: URL) => path.test(url.pathname);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(matches, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute(matches);
  };
}
