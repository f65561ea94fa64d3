import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { freeBlock, type Product, startProduct } from '../tests/support/product.ts';
import { accountStories } from './support/account-stories.ts';
import { expectGood } from './support/expect-good.ts';
import { arrive, bearerOf, completeProfile, expectCredits, signIn, signUp } from './support/steps.ts';
import { expect, linkOf, mailTo, newAddress, test } from './support/story.ts';

/**
 * The product with its sign-in at another address, as with a hosted service: every screen of it goes across origins, and the
 * server knows of sessions only what it asks.
 */

const ISSUER = 'https://sign-in.stories.example/auth/v1';
let service: Product;
/** The product, whose mails about sign-in lie in the inbox of the service. */
let app: Product;
let ownInbox: string;

test.beforeAll(async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'apart', alg: 'ES256' };
  const serviceKey = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', kid: 'apart' })
    .setExpirationTime('1h')
    .sign(privateKey);
  const port = await freeBlock();
  const redirects = `http://127.0.0.1:${port}/auth/callback`;
  service = await startProduct({
    env: {
      AUTH_JWKS: JSON.stringify([jwk]),
      AUTH_ISSUER: ISSUER,
      AUTH_REDIRECTS: redirects,
      SAMPLE_LIBRARY: 'off',
    },
  });
  const started = await startProduct({
    again: { port, dataDir: mkdtempSync(join(tmpdir(), 'benesight-apart-')) },
    env: {
      AUTH_URL: `${service.url}/auth/v1`,
      AUTH_ISSUER: ISSUER,
      AUTH_SERVICE_KEY: serviceKey,
      SAMPLE_LIBRARY: 'off',
    },
  });
  ownInbox = started.inboxUrl;
  app = { ...started, inboxUrl: service.inboxUrl };
});
test.afterAll(async () => {
  await app.close();
  await service.close();
});

test('everything about an account works where sign-in is at another address', async ({ page }) => {
  const email = await signUp(page, app, newAddress('apart'));
  await completeProfile(page);
  await page.goto(`${app.url}/account`);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Devices').getByText('This device')).toBeVisible();
  await expectGood(page, 'the account page, with sign-in elsewhere');
  await part('Second Factor').getByRole('button', { name: 'Turn On Second Factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' });
  const picture = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect
    .poll(() => picture.evaluate((image: { naturalWidth?: number }) => image.naturalWidth))
    .toBeGreaterThan(0);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret.trim()) });
  /** Each step works once, and those beside the present one are taken too. */
  const code = (step: -1 | 0 | 1) => authenticator.generate({ timestamp: Date.now() + step * 30_000 });
  await dialog.getByLabel('Code').fill(code(-1));
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByText('Second factor is on', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await signIn(page, app, email);
  await page.getByLabel('Code').fill(code(0));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible();

  await page.goto(`${app.url}/account`);
  await page.getByRole('button', { name: 'Delete My Account…' }).click();
  const leaving = page.getByRole('dialog', { name: 'Delete your account?' });
  const leave = async (typed: string) => {
    await leaving.getByLabel('Code of your authenticator app').fill(typed);
    await leaving.getByRole('button', { name: 'Delete My Account', exact: true }).click();
  };
  await leaving.getByLabel(/^Type .* to confirm/).fill(email);
  await leave('000000');
  await expect(leaving.getByText('This code is not right, or was used before.')).toBeVisible();
  await expectGood(page, 'leaving with an authenticator');
  const token = await bearerOf(page);
  await leave(code(1));
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  const asked = await fetch(`${service.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } });
  expect(asked.status).toBe(403);
});

test('a forgotten password is replaced there and opens the account here', async ({ page }) => {
  const email = await signUp(page, app, newAddress('apart'));
  await completeProfile(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.goto(linkOf(await mailTo(app, email, /Reset your password/)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/reset-password/, { timeout: 30_000 });
  await page.getByLabel('New Password').fill('second light');
  await page.getByLabel('Confirm Password').fill('second light');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Present and aware, Ada.')).toBeVisible({ timeout: 30_000 });
});

test('whoever is invited from here signs up there, and has joined here', async ({ page, browser }) => {
  await arrive(page, app);
  await page.goto(`${app.url}/referrals`);
  const invited = newAddress('colleague');
  await page.getByLabel('Email address', { exact: true }).fill(invited);
  await page.getByRole('button', { name: 'Send Invitations' }).click();
  await expect(page.getByText('Emails Submitted!')).toBeVisible();
  const mail = await mailTo({ ...app, inboxUrl: ownInbox }, invited, /invites you to Benesight/);
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto(mail.links[0] ?? '');
  await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await signUp(visitor, app, invited);
  await elsewhere.close();
  await page.reload();
  await expectCredits(page, 21);
  const list = page.getByRole('region', { name: 'Your Invitations' });
  await expect(list.getByRole('listitem')).toHaveText([new RegExp(`${invited}.*Joined.*\\+11 credits`)]);
});

for (const [name, tell] of Object.entries(accountStories)) {
  test(`${name}; with sign-in elsewhere`, ({ page, browser }) => tell({ page, browser, product: app }));
}
