import type { Page } from '@playwright/test';
import { answers, ask, openInsight } from './support/insight-steps.ts';
import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

/** Lets a call of the page fail without a sentence of the server's, so that the screen says its own. */
async function failing(page: Page, method: string, path: string | RegExp, status = 500): Promise<() => Promise<void>> {
  const matches = (url: URL) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname));
  await page.route(matches, (route) =>
    route.request().method() === method ? route.fulfill({ status, body: '{}' }) : route.fallback(),
  );
  return () => page.unroute(matches);
}

/** The one toast on screen, by its title and what it says. */
async function told(page: Page, title: string, description: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(toasts.getByText(title, { exact: true })).toBeVisible();
  await expect(toasts.getByText(description, { exact: true })).toBeVisible();
}

/** Closes the offer that comes with a refusal for want of credits. */
async function closePurchase(page: Page): Promise<void> {
  const offer = page.getByRole('dialog', { name: 'Subscription Required' });
  await expect(offer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
}

test('a visitor reads what the product is, and what was wrong with what was typed', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('heading', { name: `Never Say "I'll Get Back to You"` })).toBeVisible();
  await expect(page.getByText('7,500+ employer guides at your fingertips')).toBeVisible();
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  const enter = page.getByRole('button', { name: 'Sign In', exact: true });
  await enter.click();
  const missing = page.getByText('You must provide either an email or phone number and a password', { exact: true });
  await expect(missing).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('somebody@stories.example');
  await enter.click();
  await expect(password).toBeFocused();
  const answering = await failing(page, 'POST', '/auth/v1/token', 503);
  await password.fill('none of theirs');
  await enter.click();
  await expect(page.getByText('The service is temporarily busy. Please try again in a moment.')).toBeVisible();
  await answering();
  await enter.click();
  await expect(page.getByText('Invalid login credentials', { exact: true })).toBeVisible();

  await page.goto(`${product.url}/reset-password`);
  await told(page, 'Session Expired', 'Please ask for a new password reset link.');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto(`${product.url}/auth/callback?type=recovery`);
  await expect(page.getByText('Invalid password reset link', { exact: true })).toBeVisible();
});

test('what fails around the tools is said in the words of the specification', async ({ page, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript('window.open = () => null');
  await arrive(page, product);
  await expect(page.getByText('Time to see what others miss', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Launch Peripheral Vision' })).toBeVisible();

  await page.getByRole('button', { name: 'Support' }).click();
  const support = page.getByRole('dialog', { name: 'Get Support' });
  await support.getByRole('button', { name: 'Copy Email Address' }).click();
  await told(page, 'Email copied!', 'Support email copied to clipboard');
  await support.getByRole('button', { name: 'Close' }).last().click();

  await failing(page, 'POST', '/api/products/vote');
  await page.getByRole('button', { name: 'Vote to Prioritize Maximus Pro' }).click();
  await told(page, 'Error', 'Failed to record vote');

  await page.getByRole('button', { name: 'Refer Friends & Earn Credits' }).click();
  const refer = page.getByRole('dialog', { name: 'Refer Friends & Earn Credits' });
  const send = refer.getByRole('button', { name: 'Send Invitations' });
  const addresses = refer.getByLabel('Email addresses');
  await send.click();
  await told(page, 'Error', 'Please enter at least one email address');
  await addresses.fill('ada@company.example, bob, carol@');
  await send.click();
  await told(page, 'Invalid Emails', 'Please check these email addresses: bob, carol@');
  await addresses.fill(Array.from({ length: 51 }, (_, at) => `p${at}@company.example`).join(','));
  await send.click();
  await told(page, 'Too Many Emails', 'Maximum 50 emails per submission');
  await failing(page, 'POST', '/api/referrals/emails');
  await addresses.fill('ada@company.example');
  await send.click();
  await told(page, 'Error', 'Failed to submit emails');
  await expect(addresses).toHaveValue('ada@company.example');
  await failing(page, 'POST', '/api/referrals/social-share');
  await refer.getByRole('button', { name: 'LinkedIn' }).click();
  await told(page, 'Error', 'Failed to record share');

  await page.goto(`${product.url}/account`);
  await failing(page, 'PATCH', '/api/user/profile', 503);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Error updating profile', { exact: true })).toBeVisible();

  await failing(page, 'POST', '/api/maximus/session');
  await page.goto(`${product.url}/maximus`);
  await page.getByRole('button', { name: 'Start Analyzing' }).click();
  await expect(page.getByRole('heading', { name: 'Connection Failed' })).toBeVisible();
  await expect(page.getByText('Failed to get session', { exact: true })).toBeVisible();

  await page.goto(`${product.url}/reset-password`);
  const [fresh, again] = [page.getByLabel('New Password'), page.getByLabel('Confirm Password')];
  const update = page.getByRole('button', { name: 'Update Password' });
  await expect(page.getByRole('button', { name: 'Back to Login' })).toBeVisible();
  await fresh.fill('one of two');
  await again.fill('two of two');
  await update.click();
  await told(page, 'Password Mismatch', 'Passwords do not match. Please try again.');
  await fresh.fill('five5');
  await again.fill('five5');
  await update.click();
  await told(page, 'Password Too Short', 'Password must be at least 6 characters long.');
  const mended = await failing(page, 'PUT', '/auth/v1/user');
  await fresh.fill('second light at dusk');
  await again.fill('second light at dusk');
  await update.click();
  await told(page, 'Update Failed', 'Failed to update password. Please try again.');
  await mended();
  await update.click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();

  const open = await failing(page, 'POST', '/auth/v1/logout');
  const leave = page.getByRole('button', { name: 'Logout' });
  await leave.click();
  await told(page, 'Error', 'Failed to sign out. Please try again.');
  await open();
  await leave.click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('what fails in Insight is said in the words of the specification, and nothing typed is lost', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await page.getByRole('link', { name: 'Insight' }).first().click();
  const welcome = page.getByRole('dialog', { name: 'Welcome to Insight' });
  const noted = await failing(page, 'PATCH', '/api/user/onboarding');
  await welcome.getByRole('button', { name: 'Got it' }).click();
  await told(page, 'Error', 'Failed to save onboarding preference. Please try again.');
  await expect(welcome).toBeHidden();
  await noted();
  await page.goto(product.url);
  await openInsight(page);

  const start = page.getByRole('button', { name: 'Start New Perspective' });
  const made = await failing(page, 'POST', '/api/chats');
  await start.click();
  await told(page, 'Error', 'Failed to create new chat. Please try again.');
  await made();
  const paid = await failing(page, 'POST', '/api/chats', 402);
  await start.click();
  await told(page, 'Insufficient Credits', 'You need at least 1 credit to start a new chat.');
  await closePurchase(page);
  await paid();
  await start.click();
  await expect(page.getByRole('heading', { name: 'What needs illumination?' })).toBeVisible();
  await expect(page.getByText('The Engine sees all. Ask anything.', { exact: true })).toBeVisible();

  const sent = await failing(page, 'POST', '/api/guide-search/chat');
  const question = 'What is COBRA?';
  await ask(page, question);
  await told(page, 'Error', 'Failed to send message. Please try again.');
  await sent();
  const credited = await failing(page, 'POST', '/api/guide-search/chat', 402);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await told(page, 'Insufficient Credits', 'You need credits to continue this chat.');
  await closePurchase(page);
  await credited();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await answers(page, 1);

  const row = page.getByRole('complementary', { name: 'Perspectives' }).getByRole('listitem').first();
  await failing(page, 'PATCH', /^\/api\/chats\//);
  await row.hover();
  await row.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Continuation');
  await page.keyboard.press('Enter');
  await told(page, 'Error', 'Failed to rename chat. Please try again.');
  await expect(row).toContainText(question);
  await failing(page, 'DELETE', /^\/api\/chats\//);
  await row.hover();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Error', 'Failed to delete chat. Please try again.');

  const read = await failing(page, 'GET', /^\/api\/chats\/[^/]+\/messages$/);
  await page.reload();
  await told(page, 'Error', 'Failed to load chat history');
  await read();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'You' })).toContainText(question);

  await failing(page, 'POST', '/api/docsearch', 402);
  await page.goto(`${product.url}/doc?q=dental`);
  await expect(page.getByText('Service Error', { exact: true })).toBeVisible();
});
