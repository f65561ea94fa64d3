import type { Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { askAuth, openAccount, part } from './support/account.ts';
import { accountStories } from './support/account-stories.ts';
import { expectGood } from './support/expect-good.ts';
import { arrive, bearerOf, signIn } from './support/steps.ts';
import { expect, mailTo, PASSWORD, test } from './support/story.ts';

for (const [name, tell] of Object.entries(accountStories)) {
  test(name, ({ page, browser, product }) => tell({ page, browser, product }));
}

// Two that hold with the product's own sign-in alone: elsewhere the server asks of ended sessions every 30 s, and a browser that is
// known is known to the service's own pages.

test('devices are listed, and one that is signed out there is out', async ({ page, product, browser }) => {
  const email = await arrive(page, product);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signIn(phone, product, email);
  await expect(phone.getByText(/^Present and aware/)).toBeVisible();

  await page.goto(`${product.url}/account`);
  const devices = part(page, 'Devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await expect(devices.getByText(/127\.0\.0\.1/).first()).toBeVisible();
  await devices.getByRole('button', { name: 'Sign Out All Other Devices' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await elsewhere.close();
});

test('strangers who guess lock nobody out: a mailed code signs in, and a known browser does not notice', async ({
  page,
  product,
  browser,
}) => {
  const email = await arrive(page, product);
  for (let guess = 0; guess < 10; guess += 1) {
    const wrong = await askAuth(product, '/token?grant_type=password', { email, password: 'a guess' });
    expect(wrong.status).toBe(400);
  }
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signIn(phone, product, email);
  await expect(phone.getByText('Too many wrong passwords. Please sign in with a mailed code.')).toBeVisible();
  await expectGood(phone, 'sign-in past the limit');
  await phone.getByRole('button', { name: 'Mail Me a Code Instead' }).click();
  await expect(phone.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const code = phone.getByLabel('Code');
  await expect(code).toBeFocused();
  const { otp } = await mailTo(product, email, /sign-in link/i);
  await code.fill('000000');
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(phone.getByText('Token has expired or is invalid')).toBeVisible();
  await code.fill(otp ?? '');
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(phone.getByText('Present and aware, Ada.')).toBeVisible();
  await elsewhere.close();

  // Signed out on purpose in one tab: the other one says nothing about it.
  const tab = await page.context().newPage();
  await tab.goto(product.url);
  await expect(tab.getByText('Present and aware, Ada.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(tab.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(tab.getByText('You are logged out. Logging in again...')).toHaveCount(0);
  await tab.close();
  await signIn(page, product, email);
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();
});

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
