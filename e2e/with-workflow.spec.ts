import type { Page } from '@playwright/test';
import { answers, startScriptedWorkflow, type ScriptedWorkflow } from '../server/testing/scripted-workflow.ts';
import { startProduct, type Product } from '../tests/support/product.ts';
import { expectAccessible, expectFitting } from './support/expect-good.ts';
import { importGuides } from './support/library.ts';
import { arrive, bearerOf } from './support/steps.ts';
import { expect, test as story } from './support/story.ts';

/** A product that asks an outside workflow, which does what a story says. */
const test = story.extend<object, { workflow: ScriptedWorkflow }>({
  workflow: [
    async ({ browserName: _ }, use) => {
      const workflow = await startScriptedWorkflow();
      await use(workflow);
      await workflow.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ workflow }, use) => {
      const product = await startProduct({
        env: { SEARCH_WORKFLOW_URL: workflow.url, LOG_LEVEL: 'silent', SAMPLE_LIBRARY: '12' },
      });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const field = (page: Page) => page.getByLabel('Search the guides');
const NOTICE = /can take up to 2 minutes/;

async function search(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await field(page).press('Enter');
}

/** Imports three guides and answers their ids once they can be searched. */
async function threeGuides(page: Page, product: Product, workflow: ScriptedWorkflow): Promise<string[]> {
  const names = ['Elm.txt', 'Fir.txt', 'Oak.txt'];
  const text = (name: string) => `Benefits of ${name}\n\nHospital stays cost $200 a day.`;
  const ids = Object.values(importGuides(product, Object.fromEntries(names.map((name) => [name, text(name)]))));
  workflow.play(answers({ documents: ids.map((id) => ({ id })) }));
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  await expect
    .poll(async () => {
      const answer = await page.request.post(`${product.url}/api/docsearch`, {
        headers,
        data: { query: 'are they there' },
      });
      return ((await answer.json()) as { totalResults: number }).totalResults;
    })
    .toBe(3);
  return ids;
}

test('a slow answer: the animals take turns, the notice goes with them, and the guides are ours', async ({
  page,
  product,
  workflow,
}) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  const ids = await threeGuides(page, product, workflow);
  let answer = (): void => undefined;
  workflow.play((response, request) => {
    const documents = [...ids, '00000000-0000-4000-8000-000000000000'].map((id) => ({
      id,
      title: 'Forged <b>title</b>',
    }));
    answer = () => void answers([{ documents, totalResults: 4 }])(response, request);
  });
  await page.clock.install();
  await search(page, 'what do hospitals pay');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(field(page)).toBeDisabled();
  const animal = () => page.locator('output svg path').first().getAttribute('d');
  const first = await animal();
  await page.clock.fastForward(3000);
  await expect.poll(animal).not.toBe(first);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, 'a search that takes long');
  answer();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(page.getByText('One result is left out: it is not in our library.')).toBeVisible();
  await expect(page.getByText('Forged')).toHaveCount(0);
  await expect(
    page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Plan year' }),
  ).toBeVisible();
});

test('after two minutes a search is given up, there too; a search that is left ends at once', async ({
  page,
  product,
  workflow,
}) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await page.clock.install();
  workflow.play(() => undefined);
  const before = workflow.abandoned;
  const asked = workflow.requests.length;
  await search(page, 'everything about everything');
  await expect(page.getByText(NOTICE)).toBeVisible();
  // What has not reached the workflow yet could not be given up there.
  await expect.poll(() => workflow.requests.length).toBe(asked + 1);
  await page.clock.fastForward(120_000);
  await expect(page.getByRole('alert').filter({ hasText: 'taking longer than expected' })).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(field(page)).toBeEnabled();
  await expect.poll(() => workflow.abandoned).toBe(before + 1);

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect.poll(() => workflow.requests.length).toBe(asked + 2);
  expect(workflow.requests.at(-1)?.body.query).toBe('everything about everything');
  await page.getByRole('button', { name: 'New Search' }).click();
  await expect.poll(() => workflow.abandoned).toBe(before + 2);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Recent Searches' })).toHaveCount(0);
});

test('what goes wrong is said, can be tried again three times, and leaves nothing behind', async ({
  page,
  product,
  workflow,
}) => {
  await arrive(page, product);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/doc-search`);
  const alert = page.getByRole('alert').filter({ hasText: 'The search did not finish' });
  const again = page.getByRole('button', { name: 'Try Again' });
  workflow.play(answers({ message: 'Timed out' }, 524));
  await search(page, 'life insurance');
  await expect(alert).toContainText('under heavy load');
  await expectFitting(page, 'a search that did not finish');
  workflow.play(answers({}, 503));
  await again.click();
  await expect(alert).toContainText('temporarily offline for maintenance');
  await expect(alert).toContainText('Tried again 1 of 3 times');
  workflow.play(answers({ message: 'The index is being rebuilt until noon.' }, 422));
  await again.click();
  await expect(alert).toContainText('The index is being rebuilt until noon.');
  workflow.play((response) => void response.end('<html>'));
  await again.click();
  await expect(alert).toContainText('having trouble searching');
  await expect(alert).toContainText('Please try again later, or contact support');
  await expect(again).toHaveCount(0);
  await page.getByRole('button', { name: 'New Search' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Recent Searches' })).toHaveCount(0);

  workflow.play(answers({ documents: [], totalResults: 0 }));
  await search(page, 'life insurance');
  await expect(page.getByText('No documents found')).toBeVisible();
});
