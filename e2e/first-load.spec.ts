import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** Bytes of script, as transferred, that may be loaded until the signed-in dashboard is idle. */
const LIMIT = 185_000;

test('the signed-in dashboard loads at most 185 kB of script', async ({ page, product }) => {
  await arrive(page, product);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Map<string, { url: string; compressed: boolean; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    scripts.set(requestId, { url: response.url, compressed: response.headers['content-encoding'] === 'br', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(product.url, { waitUntil: 'networkidle' });
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
  await page.waitForTimeout(3_000);
  const loaded = [...scripts.values()];
  const bytes = loaded.reduce((sum, script) => sum + script.bytes, 0);
  test.info().annotations.push({ type: 'script', description: `${loaded.length} files, ${bytes} bytes` });
  expect(loaded.length).toBeGreaterThan(1);
  // The build leaves files alone that are too small to gain (headers count here); everything else must go out compressed.
  expect(loaded.filter((script) => !script.compressed && script.bytes > 3000).map((script) => script.url)).toEqual([]);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes, `${loaded.length} files`).toBeLessThanOrEqual(LIMIT);
});
