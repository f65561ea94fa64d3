import type { Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { asAdmin } from './support/admin.ts';
import { holdBack } from './support/hold-back.ts';
import { answers, ask, openInsight } from './support/insight-steps.ts';
import { onDatabase } from './support/on-database.ts';
import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** What the specification has the screens say while something goes on, in its words. */

test('a perspective says that it loads, that the Engine works, and that few messages are left', async ({
  page,
  product,
}) => {
  const email = await arrive(page, product);
  await openInsight(page);
  await page.getByRole('button', { name: 'Start New Perspective' }).click();
  const row = page.getByRole('complementary', { name: 'Perspectives' }).getByRole('listitem').first();
  await expect(row.getByText('New Conversation', { exact: true })).toBeVisible();
  await expect(page.getByText('Messages remaining: 50/50', { exact: true })).toBeVisible();
  await expect(page.getByText('Low messages', { exact: true })).toBeHidden();
  await row.hover();
  await row.getByRole('button', { name: 'Rename New Conversation' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('New Chat');
  await page.keyboard.press('Escape');

  const answering = await holdBack(page, 'POST', /^\/api\/guide-search\/chat$/);
  await ask(page, 'What is COBRA?');
  const answer = page.getByRole('article', { name: 'BenJovi' });
  await expect(answer.getByText('BenJovi is thinking...', { exact: true })).toBeVisible();
  await expect(page.getByText('The Engine is processing...', { exact: true })).toBeVisible();
  await answering();
  await answers(page, 1);
  await expect(page.getByText('The Engine is processing...', { exact: true })).toBeHidden();
  await expect(row.getByText('What is COBRA?', { exact: true })).toBeVisible();

  const countIs = (count: number) =>
    onDatabase(product, 'update chat set message_count = $2 where user_id = (select id from person where email = $1)', [
      email,
      count,
    ]);
  await countIs(39);
  const reading = await holdBack(page, 'GET', /^\/api\/chats\/[^/]+\/messages$/);
  await page.reload();
  await expect(page.getByText('Loading conversation...', { exact: true })).toBeVisible();
  await reading();
  await expect(answer).toBeVisible();
  await expect(page.getByText('Messages remaining: 11/50', { exact: true })).toBeVisible();
  await expect(page.getByText('Low messages', { exact: true })).toBeHidden();
  await countIs(40);
  await page.reload();
  await expect(page.getByText('Messages remaining: 10/50', { exact: true })).toBeVisible();
  await expect(page.getByText('Low messages', { exact: true })).toBeVisible();
});

/** Has a page of its own stand in the frame of Maximus, which says one thing to the page around it. */
async function frameSays(page: Page, product: Product, message: object): Promise<void> {
  const said = JSON.stringify(message);
  const port = String(Number(new URL(product.url).port) + 1);
  await page.route(
    (url) => url.port === port,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Frame</title><script>parent.postMessage(${said}, '*')</script>`,
      }),
  );
  await page.goto(`${product.url}/maximus`);
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
}

test('Maximus says what is wrong in its frame, and that the chat could not be loaded', async ({ page, product }) => {
  await arrive(page, product);
  await frameSays(page, product, { type: 'maximus:error', message: '', code: 'failed' });
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(toasts.getByText('Chat Error', { exact: true })).toBeVisible();
  await expect(toasts.getByText('An error occurred in the chat', { exact: true })).toBeVisible();
  // A frame that wants a session again and again is not helped by one more.
  await page.unrouteAll();
  await frameSays(page, product, { type: 'maximus:session-expired' });
  await expect(page.getByRole('heading', { name: 'Connection Failed' })).toBeVisible();
  await expect(page.getByText('Failed to load chat', { exact: true })).toBeVisible();
});

test('a checkout without an address leads nowhere, and says so', async ({ page, product }) => {
  await arrive(page, product);
  await page.route('**/api/subscriptions/checkout', (route) => route.fulfill({ json: { checkoutUrl: '' } }));
  await page.getByRole('banner').getByRole('button', { name: 'Get Credits' }).click();
  const subscribe = page
    .getByRole('dialog', { name: 'Subscription Required' })
    .getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(toasts.getByText('Checkout Failed', { exact: true })).toBeVisible();
  await expect(
    toasts.getByText('Unable to create subscription checkout. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(subscribe).toBeEnabled();
});

test('an administrator has a badge of their own', async ({ page, product }) => {
  await asAdmin(page, product);
  await page.goto(product.url);
  await expect(page.getByText('Platform / Admin Access', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Founding Member/ })).toBeHidden();
});

test('what is sent says so while it is on its way', async ({ page, product }) => {
  await arrive(page, product);
  await page.getByRole('button', { name: 'Refer Friends & Earn Credits' }).click();
  const refer = page.getByRole('dialog', { name: 'Refer Friends & Earn Credits' });
  await refer.getByLabel('Email addresses').fill('on-its-way@company.example');
  const sent = await holdBack(page, 'POST', /^\/api\/referrals\/emails$/);
  await refer.getByRole('button', { name: 'Send Invitations' }).click();
  await expect(refer.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await sent();
  await expect(page.getByText('Emails Submitted!', { exact: true })).toBeVisible();
  await expect(refer.getByLabel('Email addresses')).toHaveValue('');
});
