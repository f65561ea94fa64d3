import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { expectGood } from './support/expect-good.ts';
import { arrive, bearerOf, signIn } from './support/steps.ts';
import { expect, linkOf, mailTo, newAddress, PASSWORD, test } from './support/story.ts';

const NEW_PASSWORD = 'second light at dusk';

/** Opens the account page the way a person does. */
async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the avatar leads to the account: name and password change, and a wrong password changes nothing', async ({
  page,
  product,
}) => {
  const email = await arrive(page, product);
  await openAccount(page);
  await expectGood(page, 'the account page');

  const profile = part(page, 'Profile');
  await profile.getByLabel('First name').fill('');
  await profile.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('All fields are required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please fill in all fields to continue.', { exact: true })).toBeVisible();
  await profile.getByLabel('First name').fill('Grace');
  await profile.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu of Grace Keller' })).toBeVisible();

  const password = part(page, 'Password');
  const change = async (current: string) => {
    await password.getByLabel('Current password').fill(current);
    await password.getByLabel('New password').fill(NEW_PASSWORD);
    await password.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await password.getByRole('button', { name: 'Change Password' }).click();
  };
  await change('not my password');
  await expect(password.getByText('The current password is not correct.')).toBeVisible();
  await change(PASSWORD);
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await signIn(page, product, email, NEW_PASSWORD);
  await expect(page.getByText('Present and aware, Grace.')).toBeVisible();
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

test('another address counts once both mailboxes have agreed', async ({ page, product }) => {
  const email = await arrive(page, product);
  const next = newAddress('renamed');
  await page.goto(`${product.url}/account`);
  const form = part(page, 'Email');
  await form.getByLabel('New email').fill(email);
  await form.getByRole('button', { name: 'Change Email' }).click();
  await expect(form.getByText('This is your address already')).toBeVisible();
  await form.getByLabel('New email').fill(next);
  await form.getByRole('button', { name: 'Change Email' }).click();
  await expect(form.getByText(`We have written to ${email} and to ${next}.`)).toBeVisible();

  await page.goto(linkOf(await mailTo(product, email, /change of your email/)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Almost there: now follow the link in the mail to your other address.')).toBeVisible();
  await expect(page.getByText(/^Present and aware/)).toBeVisible({ timeout: 30_000 });
  await page.goto(linkOf(await mailTo(product, next, /change of your email/)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Successfully authenticated!')).toBeVisible();
  await page.goto(`${product.url}/account`);
  await expect(part(page, 'Profile').getByText(next)).toBeVisible();
});

test('a second factor is set up, its recovery codes open the account, and it is removed', async ({ page, product }) => {
  const email = await arrive(page, product);
  await page.goto(`${product.url}/account`);
  const factors = part(page, 'Second Factor');
  await expect(factors.getByText('Off. A password alone opens your account.')).toBeVisible();
  await factors.getByRole('button', { name: 'Turn On Second Factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' });
  await expect(dialog.getByAltText('QR code for your authenticator app')).toBeVisible();
  await expectGood(page, 'setting a second factor up');
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code').fill('000000');
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByText('This code is not right, or was used before.')).toBeVisible();
  await dialog.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret.trim()) }).generate());
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByText('Second factor is on', { exact: true })).toBeVisible();

  await factors.getByRole('button', { name: 'Make Recovery Codes' }).click();
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  await expectGood(page, 'the recovery codes');
  const code = (await kept.getByRole('listitem').first().textContent()) ?? '';
  await kept.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(factors.getByText(/You have 10 left/)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await signIn(page, product, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();

  await openAccount(page);
  await expect(factors.getByText(/You have 9 left/)).toBeVisible();
  await factors.getByRole('button', { name: /^Remove Authenticator app/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(factors.getByText('Off. A password alone opens your account.')).toBeVisible();
});

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
