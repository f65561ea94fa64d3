import type { FrameLocator, Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { holdUp, onDatabase } from './support/on-database.ts';
import { arrive, expectCredits } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** Questions that are stopped, and those whose credits were given back while they were computed. */

async function openMaximus(page: Page, product: Product): Promise<FrameLocator> {
  await page.goto(`${product.url}/maximus`);
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  const frame = page.frameLocator('iframe[title="Maximus chat"]');
  await expect(frame.getByLabel('Your question')).toBeVisible();
  return frame;
}

async function send(frame: FrameLocator, question: string): Promise<void> {
  await frame.getByLabel('Your question').fill(question);
  await frame.getByLabel('Your question').press('Enter');
}

const ofPerson = `from person where email = $1`;
const heldOf = `select 1 from credit_hold where status = 'open' and user_id = (select id ${ofPerson})`;

/** A question whose credits are held and whose figures wait: `goOn` lets them be computed. */
async function askHeldUp(page: Page, product: Product, question: string) {
  const email = await arrive(page, product);
  const frame = await openMaximus(page, product);
  const goOn = await holdUp(product, 'lock table analysis_answer in access exclusive mode');
  try {
    await send(frame, question);
    await expect.poll(() => onDatabase(product, heldOf, [email])).toBe(1);
  } catch (error) {
    // The stories behind this one use the same product.
    await goOn();
    throw error;
  }
  return { email, frame, goOn };
}

test('a question is stopped while it is computed: it costs nothing, and the next one is answered', async ({
  page,
  product,
}) => {
  const { frame, goOn } = await askHeldUp(page, product, 'Median PTO by region');
  try {
    const stopped = page.waitForResponse('**/api/stop');
    await frame.getByRole('button', { name: 'Stop' }).click();
    expect(await (await stopped).json()).toEqual({ stopped: true });
  } finally {
    await goOn();
  }
  const turn = frame.getByRole('article', { name: 'Median PTO by region' });
  await expect(turn.getByText('Stopped. It cost nothing.')).toBeVisible();
  await expect(turn.getByText('10 credits', { exact: true })).toBeHidden();
  await expectCredits(page, 10);
  await send(frame, 'Median holidays');
  await expect(
    frame.getByRole('article', { name: 'Median holidays' }).getByText(/the median paid holidays/i),
  ).toBeVisible();
  await expectCredits(page, 0);
});

test('a hold that runs out while figures are computed charges nothing, and the question is asked again', async ({
  page,
  product,
}) => {
  const { email, frame, goOn } = await askHeldUp(page, product, 'Median PTO by size');
  try {
    await onDatabase(
      product,
      `update credit_hold set expires_at = now() - interval '1 second' where user_id = (select id ${ofPerson})`,
      [email],
    );
    // Whoever looks after holds gives it back: from then on nobody can charge it.
    await expect.poll(() => onDatabase(product, heldOf, [email]), { timeout: 30_000 }).toBe(0);
  } finally {
    await goOn();
  }
  const turn = frame.getByRole('article', { name: 'Median PTO by size' });
  await expect(
    turn.getByText('The credits that were set aside for this have been released. Please try again.'),
  ).toBeVisible();
  await expectCredits(page, 10);
  await send(frame, 'Median PTO by size');
  await expect(turn.getByText(/The median .* by company size: from/)).toBeVisible();
  await expectCredits(page, 0);
});
