import { arrive, completeProfile, expectCredits, signIn, signUp } from './support/steps.ts';
import { axeFindings, expect, linkOf, mailTo, test } from './support/story.ts';

test('a new person signs up, confirms by mail, completes the profile and has 10 credits', async ({ page, product }) => {
  const email = await signUp(page, product);
  await expectCredits(page, 5);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
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
  expect(email).toContain('@');
});

test('wrong password and unconfirmed address are refused in words', async ({ page, product }) => {
  await signIn(page, product, 'nobody@stories.example');
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
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
  await expect(page).toHaveURL(/\/reset-password/, { timeout: 10_000 });

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
  await expect(page.getByText(/^Present and aware/)).toBeVisible({ timeout: 10_000 });

  await page.getByRole('button', { name: 'Logout' }).click();
  // Whoever is still signed in is led away from the sign-in screen.
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await signIn(page, product, email);
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await signIn(page, product, email, 'second light');
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
});

test('the callback says what went wrong and leads back to sign-in', async ({ page, product }) => {
  await page.goto(
    `${product.url}/auth/callback#error=access_denied&error_description=Email+link+is+invalid+or+has+expired`,
  );
  await expect(page.getByText('Email link is invalid or has expired')).toBeVisible();
  await expect(page).toHaveURL(/\/login/, { timeout: 6_000 });
});
