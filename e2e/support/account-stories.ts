import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Product } from '../../tests/support/product.ts';
import { askAuth, openAccount, part } from './account.ts';
import { expectGood } from './expect-good.ts';
import { arrive, signIn } from './steps.ts';
import { expect, linkOf, mailTo, newAddress, PASSWORD } from './story.ts';

const NEW_PASSWORD = 'second light at dusk';

interface Parts {
  page: Page;
  browser: Browser;
  product: Product;
}

/** What people do with their accounts, by the name of the story: with the sign-in of the product, and with one elsewhere. */
export const accountStories: Readonly<Record<string, (parts: Parts) => Promise<void>>> = {
  'the avatar leads to the account: name and password change, and a wrong password changes nothing': async ({
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
  },

  'another address counts once both mailboxes have agreed': async ({ page, product }) => {
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
  },

  'a second factor is set up, its recovery codes open the account, and it is removed': async ({ page, product }) => {
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
  },

  'devices are listed, and one that is signed out there is out': async ({ page, product, browser }) => {
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
  },

  'strangers who guess lock nobody out: a mailed code signs in, and a known browser does not notice': async ({
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
  },
};
