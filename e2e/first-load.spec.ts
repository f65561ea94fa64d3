import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** Bytes of script, as transferred, that may be loaded until the signed-in dashboard is idle. */
const LIMIT = 185_000;

test('the signed-in dashboard loads at most 185 kB of script', async ({ page, product }) => {
  await arrive(page, product);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  const uncompressed: string[] = [];
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    scripts.add(requestId);
    if (response.headers['content-encoding'] !== 'br') uncompressed.push(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(product.url, { waitUntil: 'networkidle' });
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
  await page.waitForTimeout(3_000);
  test.info().annotations.push({ type: 'script bytes', description: String(bytes) });
  expect(scripts.size).toBeGreaterThan(1);
  // Loopback is trusted with brotli; anything large that went out plain would count for more than it must.
  expect(uncompressed.filter((url) => !url.endsWith('/theme.js'))).toEqual([]);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(LIMIT);
});
