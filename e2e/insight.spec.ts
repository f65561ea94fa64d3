import { expectWithin } from './support/expect-good.ts';
import { ask, openInsight } from './support/insight-steps.ts';
import { arrive, bearerOf, expectCredits } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

test('new chat, answer with sources, reload, still there', async ({ page, product }) => {
  await arrive(page, product);
  await openInsight(page);
  await expect(page.getByText('Select or start a perspective to continue')).toBeVisible();
  await page.getByRole('button', { name: 'Start New Perspective' }).click();
  await expectCredits(page, 9);
  await expect(page.getByText('What needs illumination?')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await ask(page, 'How many weeks of paid parental leave do employers offer?');
  const answer = page.getByRole('article', { name: 'BenJovi' });
  const sources = answer.getByRole('list', { name: 'Sources' }).getByRole('listitem');
  await expect(sources.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Messages remaining: 49/50')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const text = await answer.innerText();
  expect(text).toMatch(/parental|week/i);
  expect(text).not.toContain('【');
  const count = await sources.count();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWithin(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.reload();
  await expect(sources.first()).toBeVisible();
  expect(await sources.count()).toBe(count);
  await expectCredits(page, 9);

  // A figure says over whom it was computed, and names guides behind it.
  await expect(sources.first()).toContainText(/Computed · n \d+/);
  await expect(sources.first().getByRole('link').first()).toBeVisible();

  await ask(page, 'Which employers cover fertility treatment?');
  const passages = answer
    .last()
    .getByRole('list', { name: 'Sources' })
    .getByRole('link', { name: /page \d+/ });
  await expect(passages.first()).toBeVisible({ timeout: 30_000 });
  await passages.first().click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]+\?.*page=\d+/);
  await expect(page.getByRole('region', { name: 'Cited passage' })).toContainText(/page \d+/);
  await expect(page.getByRole('button', { name: /Unlock/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expectCredits(page, 9);
});

test('out of credits, a new chat and a guide are refused in words', async ({ page, product }) => {
  await arrive(page, product);
  const token = await bearerOf(page);
  for (let chat = 0; chat < 10; chat += 1) {
    const answer = await page.request.post(`${product.url}/api/chats`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(200);
  }
  await page.reload();
  await expectCredits(page, 0);
  await openInsight(page);
  await page.getByRole('button', { name: 'New Perspective', exact: true }).click();
  await expect(page.getByText('Insufficient Credits', { exact: true })).toBeVisible();
  await expect(page.getByText('You need at least 1 credit to start a new chat.').first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Subscription Required' })).toBeVisible();

  await page.goto(`${product.url}/doc`);
  await page.getByLabel('Search the guides').fill('dental');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('button', { name: /View Document/ })).toBeDisabled();
  await first.getByRole('button', { name: 'You need 1 credit and have 0' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscription Required' })).toBeVisible();
});
