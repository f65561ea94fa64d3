import type { Page } from '@playwright/test';
import { expectFitting } from './support/expect-good.ts';
import { findGuides, unlock } from './support/library.ts';
import { arrive, bearerOf, withoutFoundingNumber } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** The number of votes on a card; its words change with the number. */
const votesOn = async (page: Page, title: string) =>
  Number.parseInt(
    await card(page, title)
      .getByText(/^\d+ votes?$/)
      .innerText(),
    10,
  );

test('a vote for an announced product counts once and stays after a reload', async ({ page, product }) => {
  await arrive(page, product);
  await expect(page.getByRole('heading', { name: 'Coming Soon - Vote to Prioritize' })).toBeVisible();
  const sentinel = card(page, 'Sentinel: Claims Forecaster');
  const before = await votesOn(page, 'Sentinel: Claims Forecaster');
  await sentinel.getByRole('button', { name: /^Vote to Prioritize/ }).click();
  await expect(page.getByText('Vote recorded!')).toBeVisible();
  await expect(page.getByText('Your vote to awaken this feature has been counted.')).toBeVisible();
  await expect(sentinel.getByRole('button', { name: '✓ Awakening' })).toBeDisabled();
  await expect.poll(() => votesOn(page, 'Sentinel: Claims Forecaster')).toBe(before + 1);
  await page.reload();
  await expect(sentinel.getByRole('button', { name: '✓ Awakening' })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
});

test('a vote that was given elsewhere meanwhile says so', async ({ page, product }) => {
  await arrive(page, product);
  const button = card(page, 'Maximus Pro').getByRole('button');
  await expect(button).toHaveText('Vote to Prioritize');
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const data = { productId: 'resonance' };
  expect((await page.request.post(`${product.url}/api/products/vote`, { headers, data })).status()).toBe(200);
  await button.click();
  await expect(page.getByText('Already voted', { exact: true })).toBeVisible();
  await expect(page.getByText("You've already voted to awaken this feature.")).toBeVisible();
  await expect(button).toHaveText('✓ Awakening');
});

test('a founding member has a numbered badge, its story, and words to share', async ({ page, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript('delete Navigator.prototype.share');
  await arrive(page, product);
  const badge = page.getByRole('button', { name: /^Founding Member #\d+/ });
  await expect(badge).toContainText('Genesis');
  await badge.click();
  const dialog = page.getByRole('dialog', { name: /founding member$/ });
  for (const perk of ['Lifetime recognition', 'Exclusive tier badge', 'Early access to all new features']) {
    await expect(dialog.getByText(perk)).toBeVisible();
  }
  await expect(dialog.getByText('A direct line to the founding team')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  await expect(page.getByText('Share your founding member status with others.')).toBeVisible();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toMatch(/\d+(st|nd|rd|th) founding member of Benesight, in the Genesis tier/);
  await page.keyboard.press('Escape');
  await expect(badge).toBeFocused();
  await expectFitting(page, 'dashboard of a founding member');
});

test('someone who returns asks at once, and finds chats, guides and credits that end', async ({ page, product }) => {
  await arrive(page, product);
  await expect(page.getByRole('region', { name: 'Where you left off' })).toBeHidden();
  const [guide] = await findGuides(page, product, { query: 'parental leave' });
  await unlock(page, product, guide?.id ?? '');
  await page.reload();
  const resume = page.getByRole('region', { name: 'Where you left off' });
  await expect(resume.getByRole('region', { name: 'Recent guides' }).getByRole('link')).toHaveCount(1);
  await expect(resume.getByRole('region', { name: 'Recent perspectives' })).toBeHidden();
  const question = 'Who pays for dental coverage?';
  const box = resume.getByLabel('Ask Insight a question');
  await box.fill('x'.repeat(8001));
  await expect(resume.getByRole('alert')).toContainText('8,001 characters: a message holds up to 8,000.');
  await expect(resume.getByRole('button', { name: 'Ask for 1 credit' })).toBeDisabled();
  await box.fill(question);
  await resume.getByRole('button', { name: 'Ask for 1 credit' }).click();
  await expect(page).toHaveURL(/\/guide\?chat=/);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText(question).first()).toBeVisible();
  await expect(page.getByText('Messages remaining: 49/50')).toBeVisible();
  await page.goto(`${product.url}/`);
  await expect(resume.getByRole('region', { name: 'Recent perspectives' }).getByRole('link')).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await expectFitting(page, 'dashboard of someone who returns');
  await resume.getByRole('region', { name: 'Recent guides' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/documents\//);
});

test('who is neither administrator, founder nor subscriber is invited to subscribe', async ({ page, product }) => {
  await withoutFoundingNumber(page);
  await arrive(page, product);
  await expect(page.getByRole('link', { name: 'Expand Consciousness' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Founding Member/ })).toBeHidden();
});
