import { expect, type Browser, type Page } from '@playwright/test';
import type { Product } from '../../tests/support/product.ts';
import { linkOf, mailTo, newAddress, PASSWORD } from './story.ts';

const PROFILE = {
  firstName: 'Ada',
  lastName: 'Keller',
  companyName: 'Keller Benefits',
  companySizeRange: '51-200',
  goals: 'Benchmark parental leave for three clients.',
};

/** Signs up on the screens and confirms through the mailed page, up to the dashboard with the profile dialog open. */
export async function signUp(page: Page, product: Product, email = newAddress()): Promise<string> {
  await page.goto(`${product.url}/signup`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const mail = await mailTo(product, email, /confirm/i);
  await page.goto(linkOf(mail));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText('Email confirmed successfully!')).toBeVisible();
  await expect(page.getByText(/^Present and aware/)).toBeVisible({ timeout: 30_000 });
  return email;
}

/** Fills the mandatory profile dialog. */
export async function completeProfile(page: Page, firstName = PROFILE.firstName): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(PROFILE.lastName);
  await dialog.getByLabel('Company name').fill(PROFILE.companyName);
  await dialog.getByLabel('Company size').selectOption(PROFILE.companySizeRange);
  await dialog.getByLabel('Goals').fill(PROFILE.goals);
  await dialog.getByRole('button', { name: /^Complete Profile/ }).click();
  await expect(dialog).toBeHidden();
}

/**
 * A confirmed person with a complete profile and 10 credits, on the dashboard: made by the calls that the screens make,
 * since the screens of it have a story of their own.
 */
export async function arrive(page: Page, product: Product, email = newAddress()): Promise<string> {
  const auth = product.authUrl;
  const signedUp = await page.request.post(`${auth}/signup`, { data: { email, password: PASSWORD } });
  expect(signedUp.status()).toBe(200);
  const { otp } = await mailTo(product, email, /confirm/i);
  const verified = await page.request.post(`${auth}/verify`, { data: { type: 'signup', email, token: otp } });
  expect(verified.status()).toBe(200);
  const session = (await verified.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${session.access_token}` };
  expect((await page.request.get(`${product.url}/api/auth/user`, { headers })).status()).toBe(200);
  const completed = await page.request.patch(`${product.url}/api/user/profile`, { headers, data: PROFILE });
  expect(completed.status()).toBe(200);
  // A file of our origin, not the application, which would look for a session before there is one.
  await page.goto(`${product.url}/first.js`);
  // Written as text, since stories are compiled without the browser's names.
  await page.evaluate(`localStorage.setItem('benesight.auth', ${JSON.stringify(JSON.stringify(session))})`);
  await page.goto(product.url);
  await expectCredits(page, 10);
  return email;
}

const admins = new WeakMap<Product, Promise<string>>();

/** The address of the one administrator of the product. */
export const ADMIN = 'admin@stories.example';

/** The access token of the administrator; null before they have signed up. */
export async function adminToken(product: Product): Promise<string | null> {
  const answer = await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN, password: PASSWORD }),
  });
  const session = (await answer.json()) as { access_token?: string };
  return session.access_token ?? null;
}

/** The access token of an administrator of the product, who signs up on first need. */
export function adminBearer(browser: Browser, product: Product): Promise<string> {
  const known = admins.get(product);
  if (known) return known;
  const made = (async () => {
    const there = await adminToken(product);
    if (there !== null) return there;
    const office = await browser.newContext();
    const page = await office.newPage();
    await arrive(page, product, ADMIN);
    const token = await bearerOf(page);
    await office.close();
    return token;
  })();
  admins.set(product, made);
  return made;
}

/** How the header writes a balance. */
export const creditsShown = (credits: number) => new RegExp(`^${credits.toLocaleString('en-US')}\\s*credits?$`);

/** The balance that the header shows. */
export async function expectCredits(page: Page, credits: number): Promise<void> {
  await expect(page.locator('header').getByText(creditsShown(credits))).toBeVisible();
}

/** Signs in on the sign-in screen. */
export async function signIn(page: Page, product: Product, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The access token that the page holds: to do by the API what would take long on the screens. */
export async function bearerOf(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  const stored = origins.flatMap((origin) => origin.localStorage).find((item) => item.name === 'benesight.auth');
  const session = JSON.parse(stored?.value ?? '{}') as { access_token?: string };
  if (session.access_token === undefined) throw new Error('The page is not signed in');
  return session.access_token;
}

/** Shows the page a person without a founding number, as everybody is who came after the programme was closed. */
export async function withoutFoundingNumber(page: Page): Promise<void> {
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    const person: unknown = await answer.json();
    await route.fulfill({ response: answer, json: Object.assign({}, person, { foundingMemberNumber: null }) });
  });
}
