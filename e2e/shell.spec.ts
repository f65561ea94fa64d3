import type { Page } from '@playwright/test';
import { expectGood } from './support/expect-good.ts';
import { findGuides, unlock } from './support/library.ts';
import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Go to or do' });
const entry = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

test('Ctrl K finds screens, guides and actions; Escape does nothing but close', async ({ page, product }) => {
  await arrive(page, product);
  const [guide] = await findGuides(page, product, { query: 'tuition reimbursement' });
  await unlock(page, product, guide?.id ?? '');
  await page.goto(product.url);
  await expect(page.getByText(/^Present and aware/)).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expectGood(page, 'the command palette');
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.width).toBeLessThan(700);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);

  await page.keyboard.press('Control+k');
  await field(page).fill('billing hist');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Billing History' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field(page).fill('get cred');
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, /^Search guides for/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 'Get Credits')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Credits|Subscription Required/ })).toBeVisible();
  // Over a dialog nothing opens.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await field(page).fill(guide?.title ?? '');
  await expect(page.getByRole('region', { name: 'Guides' }).getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/documents/${guide?.id ?? 'none'}`));

  await page.keyboard.press('Control+k');
  await field(page).fill('sabbatical leave');
  await entry(page, 'Search guides for “sabbatical leave”').click();
  await expect(page).toHaveURL(/\/doc\?q=sabbatical/);
});

test('on a phone back closes the menu and stays; a link in the menu leaves no trace of it', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, product);
  await page.goto(`${product.url}/subscriptions`);
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Menu' });

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/subscriptions$/);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Billing History' }).click();
  await expect(page.getByRole('heading', { name: 'Billing History' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
});

test('nothing is counted before somebody agreed, and nothing after they changed their mind', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await page.evaluate("localStorage.setItem('asks', 'yes'); localStorage.removeItem('benesight.analytics-consent')");
  // What is packed cannot be read here.
  await page.addInitScript('delete globalThis.CompressionStream');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(?:batch|capture|e|i\/v0\/e)\/?(?:\?|$)/.test(request.url())) {
      sent.push(request.postData() ?? '');
    }
  });
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const visit = async (name: string) => {
    await link(name).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await page.reload();
  const question = page.getByRole('region', { name: 'Usage statistics' });
  await expect(question).toBeVisible();
  await expectGood(page, 'the question about statistics');
  await link('Insight').click();
  // Whoever is here for the first time is introduced, and goes on from there: behind the dialog nothing can be seen.
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question, 'it would cover the composer').toBeHidden();
  await visit('Subscriptions');
  await expect(question).toBeVisible();
  await visit('Billing History');
  expect(sent).toEqual([]);

  const [guide] = await findGuides(page, product, { query: 'dental plan' });
  if (guide === undefined) throw new Error('The sample library has dental plans');
  await unlock(page, product, guide.id);
  await page.goto(`${product.url}/documents/${guide.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeVisible();
  const beneath = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
  expect(beneath, 'a guide scrolls by itself, above the question').toBe(0);
  await page.goto(`${product.url}/subscriptions`);

  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toBeHidden();
  await page.goto(`${product.url}/doc?q=severance+marker`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${product.url}/documents/${guide.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The client is fetched once the page is used.
  await page.keyboard.press('Shift');
  await visit('Subscriptions');
  await expect.poll(() => sent.join('\n'), { timeout: 30_000 }).toContain('"/subscriptions"');
  for (const secret of ['@stories.example', 'marker', guide.id]) expect(sent.join('\n')).not.toContain(secret);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto(`${product.url}/account`);
  await page.getByLabel(/Count which screens and actions I use/).uncheck();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
  const before = sent.length;
  await visit('Subscriptions');
  await visit('Dashboard');
  await page.waitForLoadState('networkidle');
  expect(sent.length).toBe(before);
});
