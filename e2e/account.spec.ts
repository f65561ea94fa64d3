import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { askAuth } from './support/account.ts';
import { arrive, bearerOf, completeProfile, expectCredits, signIn, signUp } from './support/steps.ts';
import { expectGood } from './support/expect-good.ts';
import { axeFindings, expect, linkOf, mailTo, newAddress, PASSWORD, test } from './support/story.ts';
import type { Product } from '../tests/support/product.ts';

test('a new person signs up, confirms by mail, completes the profile and has 10 credits, once for a mailbox', async ({
  page,
  product,
}) => {
  const email = await signUp(page, product);
  await expectCredits(page, 5);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  // Once around, and nothing of the page behind was on the way.
  for (const name of ['Last name', 'Company name', 'Company size', 'Goals']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Complete Profile & Get 5 Credits' })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);

  await completeProfile(page);
  await expect(page.getByText('Profile completed!', { exact: true })).toBeVisible();
  await expect(page.getByText("You've earned 5 bonus credits for completing your profile.").first()).toBeVisible();
  await expectCredits(page, 10);
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
  await page.reload();
  await expectCredits(page, 10);
  await expect(dialog).toBeHidden();

  // Another account of the same mailbox works, and is neither given nor promised anything.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await signUp(page, product, email.replace('@', '+again@'));
  await expectCredits(page, 0);
  await expect(dialog.getByRole('button', { name: 'Complete Profile', exact: true })).toBeVisible();
  await completeProfile(page);
  await expect(page.getByText('Profile completed!', { exact: true })).toBeVisible();
  await expect(page.getByText(/bonus credits/)).toBeHidden();
  await expectCredits(page, 0);
});

test('whoever an operator invites chooses a password at once, and signs in with it', async ({ page, product }) => {
  const email = newAddress('invited');
  const invite = () =>
    promisify(execFile)(process.execPath, ['dist/server/auth.js', 'invite', email], {
      env: { ...process.env, ...product.env },
    });
  await invite();
  await expect(invite(), 'a second invitation').rejects.toThrow('has an account already');
  await page.goto(linkOf(await mailTo(product, email, /invited/i)));
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByText('Invitation accepted. Now choose your password.')).toBeVisible();
  await page.getByLabel('New Password').fill('second light');
  await page.getByLabel('Confirm Password').fill('second light');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible({ timeout: 30_000 });
  await completeProfile(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, product, email, 'second light');
  await expect(page.getByText(/^Present and aware/)).toBeVisible({ timeout: 30_000 });
});

test('wrong password and unconfirmed address are refused in words', async ({ page, product }) => {
  await page.goto(`${product.url}/signup`);
  await expect(page.getByLabel('Email')).toBeFocused();
  await signIn(page, product, 'nobody@stories.example');
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('where longer passwords are asked for, the forms say so', async ({ page, product }) => {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config: unknown = await answer.json();
    await route.fulfill({ response: answer, json: Object.assign({}, config, { minPasswordLength: 8 }) });
  });
  await page.goto(`${product.url}/signup`);
  await expect(page.getByText('At least 8 characters')).toBeVisible();
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill('1234567');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
});

test('sign out, forgotten password, mail, new password, sign in with it', async ({ page, product }) => {
  const email = await arrive(page, product);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.goto(`${product.url}/doc`);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const mail = await mailTo(product, email, /password/i);
  await page.goto(linkOf(mail));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Password reset authenticated. You can now update your password.')).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password/, { timeout: 30_000 });

  await page.getByLabel('New Password').fill('one');
  await page.getByLabel('Confirm Password').fill('one');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible();
  await page.getByLabel('New Password').fill('second light');
  await page.getByLabel('Confirm Password').fill('other light');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Passwords do not match. Please try again.').first()).toBeVisible();
  await page.getByLabel('Confirm Password').fill('second light');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Logout' }).click();
  // Whoever is still signed in is led away from the sign-in screen.
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await signIn(page, product, email);
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await signIn(page, product, email, 'second light');
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
});

test('the callback says what went wrong, in the auth service’s words only, and leads back to sign-in', async ({
  page,
  product,
}) => {
  const callback = `${product.url}/auth/callback`;
  await page.goto(`${callback}#error=access_denied&error_description=Email+link+is+invalid+or+has+expired`);
  await expect(page.getByText('Email link is invalid or has expired')).toBeVisible();
  await expect(page).toHaveURL(/\/login/, { timeout: 6_000 });
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.goto(`${callback}?error_description=Call+1-800-555-0100+to+unlock+your+account`);
  await expect(page.getByText('Authentication failed')).toBeVisible();
  await expect(page.getByText('1-800')).toHaveCount(0);

  // With the auth service away nothing is known about the link.
  const { access, refresh } = await confirmedTokens(product, newAddress());
  await page.route('**/auth/v1/**', (route) => route.abort());
  await page.goto(`${product.url}/first.js`);
  await page.goto(`${callback}#access_token=${access}&refresh_token=${refresh}&type=magiclink`);
  await expect(page.getByText('An unexpected error occurred')).toBeVisible();
  await expect(page).toHaveURL(/\/login/, { timeout: 6_000 });
});

/** The tokens of a new person, who signed up and confirmed somewhere else. */
async function confirmedTokens(product: Product, email: string): Promise<{ access: string; refresh: string }> {
  expect((await askAuth(product, '/signup', { email, password: PASSWORD })).status).toBe(200);
  const { otp } = await mailTo(product, email, /confirm/i);
  const verified = await askAuth(product, '/verify', { type: 'signup', email, token: otp });
  expect(verified.status).toBe(200);
  const session = (await verified.json()) as { access_token: string; refresh_token: string };
  return { access: session.access_token, refresh: session.refresh_token };
}

test('a link with somebody else’s session asks first: staying, going on, and our own confirm page', async ({
  page,
  product,
}) => {
  const own = await arrive(page, product);
  const other = newAddress('other');
  const { access, refresh } = await confirmedTokens(product, other);
  const link = `${product.url}/auth/callback#access_token=${access}&refresh_token=${refresh}&type=signup`;
  const emailOfPage = async () => {
    const headers = { authorization: `Bearer ${await bearerOf(page)}` };
    return ((await (await page.request.get(`${product.url}/api/auth/user`, { headers })).json()) as { email: string })
      .email;
  };

  await page.goto(`${product.url}/first.js`);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Continue as ${other}?` })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${own}.`)).toBeVisible();
  await expectGood(page, 'the question of the callback');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
  expect(await emailOfPage()).toBe(own);

  // A token that cannot be read any more, with somebody's refresh token, is no way round the question.
  const claims = { email: own, sub: 'x', exp: 1, session_id: 'x' };
  const stale = [{ alg: 'ES256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  await page.goto(`${product.url}/first.js`);
  await page.goto(`${product.url}/auth/callback#access_token=${stale.join('.')}.c2ln&refresh_token=${refresh}`);
  await expect(page.getByText('Authentication failed')).toBeVisible();
  expect(await emailOfPage()).toBe(own);

  await page.goto(`${product.url}/first.js`);
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible({ timeout: 30_000 });
  expect(await emailOfPage()).toBe(other);

  // Who has just pressed the button of our own page meant it.
  const redirect = encodeURIComponent(`${product.url}/auth/callback`);
  await askAuth(product, `/recover?redirect_to=${redirect}`, { email: own });
  const mailed = new URL(linkOf(await mailTo(product, own, /password/i)));
  await page.goto(`${product.url}${mailed.pathname}${mailed.search}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Password reset authenticated. You can now update your password.')).toBeVisible();
  expect(await emailOfPage()).toBe(own);

  // So did who asked for the mail in this browser.
  await page.goto(`${product.url}/first.js`);
  const asked = JSON.stringify([{ email: other, at: Date.now() }]);
  await page.evaluate(`localStorage.setItem('benesight.asked-mails', ${JSON.stringify(asked)})`);
  await page.goto(link);
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  expect(await emailOfPage()).toBe(other);
});
