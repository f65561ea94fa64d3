import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Product } from '../../tests/support/product.ts';
import { openAccount, part } from './account.ts';
import { expectGood } from './expect-good.ts';
import { arrive, signIn } from './steps.ts';
import { expect, linkOf, mailTo, newAddress, PASSWORD } from './story.ts';

const NEW_PASSWORD = 'second light at dusk';

interface Parts {
  page: Page;
  browser: Browser;
  product: Product;
}

/** What people do with their accounts, by the name of the story, wherever the sign-in is: with the product, or elsewhere. */
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

  'a second factor is set up, its recovery codes open the account, and it is removed': async ({
    page,
    browser,
    product,
  }) => {
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

    // Where there are no codes, none are offered.
    const elsewhere = await browser.newContext();
    const phone = await elsewhere.newPage();
    const counted = () => phone.waitForResponse((answer) => answer.url().endsWith('/recovery-codes') && answer.ok());
    const told = counted();
    await signIn(phone, product, email);
    await told;
    await expect(phone.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expect(phone.getByLabel('Code')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Use a recovery code' })).toHaveCount(0);

    await factors.getByRole('button', { name: 'Make Recovery Codes' }).click();
    const kept = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(kept.getByRole('listitem')).toHaveCount(10);
    await expectGood(page, 'the recovery codes');
    const code = (await kept.getByRole('listitem').first().textContent()) ?? '';
    await kept.getByRole('button', { name: 'I Have Kept Them' }).click();
    await expect(factors.getByText(/You have 10 left/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
    await elsewhere.close();

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
};
