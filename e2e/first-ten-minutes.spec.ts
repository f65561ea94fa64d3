import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { expectWithin } from './support/expect-good.ts';
import { takePicture } from './support/pictures.ts';
import { completeProfile, expectCredits } from './support/steps.ts';
import { expect, linkOf, mailTo, newAddress, PASSWORD, test } from './support/story.ts';

const DESKTOP = { width: 1280, height: 800 };

test.use({ viewport: DESKTOP, colorScheme: 'light' });

/** A screen as somebody new comes upon it: nothing on it waits any more, and it fits a phone as well. */
async function pause(page: Page, name: string): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await takePicture(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWithin(page, `${name} on a phone`);
  await page.setViewportSize(DESKTOP);
}

/** From the first address to an account with a profile, by nothing but what the screens and the mail offer. */
async function join(page: Page, product: Product): Promise<void> {
  const email = newAddress('newcomer');
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText('No card is asked for.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(linkOf(await mailTo(product, email, /confirm/i)));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await completeProfile(page);
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
  await expectCredits(page, 10);
}

/** A question of a consultant, answered with a figure over employers; its source names guides behind it. */
async function askInsight(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Launch Insight' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page
    .getByPlaceholder(/^Ask about employee benefits/)
    .fill('What deductible do employers in manufacturing have for a family?');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: 'BenJovi' });
  await expect(
    answer.getByText(/The median .*deductible.* among \d+ employers in Manufacturing is \$[\d,]+/),
  ).toBeVisible();
  const source = answer.getByRole('list', { name: 'Sources' }).getByRole('listitem').first();
  await expect(source).toContainText(/Computed · n \d+/);
  await expect(source.getByRole('link').first()).toBeVisible();
  await expectCredits(page, 9);
  await pause(page, 'insight');
}

/** A search that is understood as an industry and a benefit; the first guide opens at the page that was found. */
async function searchAndOpen(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole('link', { name: 'Peripheral Vision' }).first().click();
  await page.getByLabel('Search the guides').fill('manufacturing HSA employer contribution');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const first = page.getByRole('article').first();
  await expect(first.locator('mark').first()).toBeVisible();
  await expect(first.getByText(/^\$[\d,]+ a year$/)).toBeVisible();
  await pause(page, 'vision');
  const title = await first.getByRole('heading').innerText();
  const [reader] = await Promise.all([
    context.waitForEvent('page'),
    first.getByRole('button', { name: /View Document/ }).click(),
  ]);
  await reader.setViewportSize(DESKTOP);
  await expect(reader.getByRole('heading', { name: title.replaceAll(/\s+/g, ' ') }).first()).toBeVisible();
  // Whatever the form of the guide that comes first: drawn pages, or a page of its own.
  await expect(reader.locator('main canvas, main iframe').first()).toBeVisible();
  await expect(
    reader.getByRole('complementary', { name: 'Facts' }).getByText('Medical', { exact: true }),
  ).toBeVisible();
  await pause(reader, 'reader');
  await reader.close();
  await expectCredits(page, 8);
}

/** Eight credits are too few for an analysis; the screen says what to do, and telling two others is enough. */
async function sendOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Maximus' }).first().click();
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  await expect(page.getByRole('main').getByText('You need at least 10 credits to use Maximus')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Invite & Earn Credits' }).click();
  await page.getByLabel('Email address', { exact: true }).fill(newAddress('colleague'));
  await page.getByRole('button', { name: 'Send Invitations' }).click();
  await expect(page.getByText('Emails Submitted!')).toBeVisible();
  await expectCredits(page, 9);
  await page.getByRole('button', { name: /^Share on LinkedIn/ }).click();
  await expect(page.getByText('Share Recorded!')).toBeVisible();
  await expectCredits(page, 10);
}

async function analyse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Maximus' }).first().click();
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  const frame = page.frameLocator('iframe[title="Maximus chat"]');
  await frame
    .getByLabel('Your question')
    .fill('Median employee contribution for family coverage by industry as a chart');
  await frame.getByRole('button', { name: 'Ask for 10 credits' }).click();
  await expect(frame.getByRole('article').getByText(/median employee contribution .* by industry: from/)).toBeVisible();
  await expect(frame.getByRole('group', { name: /^Chart: / })).toBeVisible();
  await expectCredits(page, 0);
  await pause(page, 'maximus');
}

test('somebody new signs up, asks, searches, opens a guide, tells others and sees the market', async ({
  page,
  product,
  context,
}) => {
  // Shares lead out of the product.
  await page.addInitScript(
    'window.open = ((open) => (url, ...all) => /linkedin/.test(url) ? null : open(url, ...all))(window.open.bind(window))',
  );
  await join(page, product);
  await pause(page, 'dashboard');
  await askInsight(page);
  await searchAndOpen(page, context);
  await sendOn(page);
  await analyse(page);
  await page.goto(product.url);
  const left = page.getByRole('region', { name: 'Where you left off' });
  await expect(left.getByRole('region', { name: 'Recent perspectives' }).getByRole('link')).toHaveCount(1);
  await expect(left.getByRole('region', { name: 'Recent guides' }).getByRole('link')).toHaveCount(1);
});
