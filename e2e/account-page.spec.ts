import type { Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { openAccount, part } from './support/account.ts';
import { accountStories } from './support/account-stories.ts';
import { expectGood } from './support/expect-good.ts';
import { arrive, bearerOf, signIn } from './support/steps.ts';
import { expect, mailTo, PASSWORD, test } from './support/story.ts';

for (const [name, tell] of Object.entries(accountStories)) {
  test(name, ({ page, browser, product }) => tell({ page, browser, product }));
}

/** One red pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('a picture stands in the place of the initials, until it is removed', async ({ page, product }) => {
  await arrive(page, product);
  await openAccount(page);
  const profile = part(page, 'Profile');
  const seen = page.getByRole('banner').locator('img');
  await expect(seen).toHaveCount(0);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    profile.getByLabel('Picture', { exact: true }).setInputFiles({ name, mimeType, buffer });
  await choose('notes.png', 'image/png', Buffer.from('no picture at all'));
  await expect(page.getByText('This file could not be read as a picture.')).toBeVisible();
  await choose('me.png', 'image/png', Buffer.from(PIXEL, 'base64'));
  await expect(seen).toHaveJSProperty('naturalWidth', 128);
  await expect(profile.getByRole('button', { name: 'Change Picture' })).toBeVisible();
  await expectGood(page, 'an account with a picture');
  await page.reload();
  await expect(seen).toHaveCount(1);
  await profile.getByRole('button', { name: 'Remove Picture' }).click();
  await expect(seen).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toHaveText(/AK/);
});

interface Exported {
  account: { email: string };
}

/** What the file that the browser saves holds. */
async function exported(page: Page): Promise<Exported> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  const file = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const piece of file) parts.push(Buffer.from(piece as Uint8Array));
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Exported;
}

test('one takes one’s data along and leaves; a wrong address leaves nothing', async ({ page, product }) => {
  const email = await arrive(page, product);
  await page.goto(`${product.url}/account`);
  expect((await exported(page)).account.email).toBe(email);

  await page.getByRole('button', { name: 'Delete My Account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('Your 10 credits are lost and not paid out.')).toBeVisible();
  await expectGood(page, 'deleting the account');
  await dialog.getByLabel(/^Type .* to confirm/).fill('somebody@else.example');
  await dialog.getByRole('button', { name: 'Delete My Account', exact: true }).click();
  await expect(dialog.getByText('This is not the email address of your account.')).toBeVisible();
  const token = await bearerOf(page);
  expect(await statusOf(product, token)).toBe(200);

  await dialog.getByLabel(/^Type .* to confirm/).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Delete My Account', exact: true }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  expect(await statusOf(product, token)).toBe(200);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete My Account', exact: true }).click();
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect.poll(() => statusOf(product, token)).toBe(401);
  await signIn(page, product, email);
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
});

test('whoever has forgotten their password shows a mailed code to leave', async ({ page, product }) => {
  const email = await arrive(page, product);
  await page.goto(`${product.url}/account`);
  await page.getByRole('button', { name: 'Delete My Account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(/^Type .* to confirm/).fill(email);
  await dialog.getByRole('button', { name: 'Use a mailed code' }).click();
  await expect(dialog.getByText(`We have sent it to ${email}.`)).toBeVisible();
  await expectGood(page, 'deleting the account with a mailed code');
  const { otp } = await mailTo(product, email, /sign-in link/);
  await dialog.getByLabel('Code from the mail').fill(otp ?? '');
  await dialog.getByRole('button', { name: 'Delete My Account', exact: true }).click();
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await mailTo(product, email, /Your account was deleted/);
});

async function statusOf(product: Product, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${product.url}/api/auth/user`, { headers })).status;
}
