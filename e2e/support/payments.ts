import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Product } from '../../tests/support/product.ts';
import { adminBearer, bearerOf, creditsShown } from './steps.ts';
import { expect } from './story.ts';

export const CARDS = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' };

/** How long is waited for what events bring: they take a moment from the sandbox to the app, longer on a busy machine. */
export const ARRIVAL = { timeout: 30_000 };

/** Where the payments sandbox has its own pages. */
const sandboxUrl = ({ url }: Product): string => {
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${hostname}:${Number(port) + 2}`;
};

/** Fills the hosted page that the browser was led to, and presses its button. */
export async function payByCard(page: Page, number = CARDS.pays): Promise<void> {
  await expect(page.getByText('Test mode: no real money').first()).toBeVisible();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Ada Keller');
  await page.getByRole('button', { name: /^(Subscribe|Pay )/ }).click();
}

/** Opens the purchase dialog from the header. */
export async function openPurchase(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Get Credits' }).click();
}

/** Subscribes to the recommended plan, through the dialog and the hosted page, up to the page that says so. */
export async function subscribe(page: Page): Promise<void> {
  await openPurchase(page);
  const dialog = page.getByRole('dialog', { name: 'Subscription Required' });
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Your subscription is active' })).toBeVisible({ timeout: 30_000 });
}

/** Buys the pack that is chosen already, as a subscriber. */
export async function buyPack(page: Page): Promise<void> {
  await openPurchase(page);
  await page
    .getByRole('dialog', { name: 'Get Credits' })
    .getByRole('button', { name: /^Purchase for/ })
    .click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible({ timeout: 30_000 });
}

/**
 * The sandbox's page about a customer, in a tab of its own: what happens there happens behind the app's back. It stays open
 * after a click: closed while the answer loads, Chromium may never say that it is.
 */
export async function customerPage(page: Page, product: Product, email: string): Promise<Page> {
  const control = await page.context().newPage();
  await control.goto(`${sandboxUrl(product)}/?email=${encodeURIComponent(email)}`);
  await control.getByRole('link', { name: email }).click();
  await expect(control.getByRole('heading', { name: 'Payments' })).toBeVisible();
  return control;
}

/** Opens the billing history again until the header shows `credits`. */
export async function untilCredits(page: Page, product: Product, credits: number): Promise<void> {
  await expect(async () => {
    await page.goto(`${product.url}/billing/history`);
    await expect(page.locator('header').getByText(creditsShown(credits))).toBeVisible({ timeout: 2000 });
  }).toPass(ARRIVAL);
}

/** What the billing history says the balance is made of, in the order of spending. */
export const sources = (page: Page): Locator => page.getByRole('region', { name: 'Balance' }).getByRole('listitem');

/** An administrator takes credits from whoever is signed in on the page, which shows it when it is read again. */
export async function takeCredits(page: Page, product: Product, browser: Browser, credits: number): Promise<void> {
  const own = { authorization: `Bearer ${await bearerOf(page)}` };
  const account = await page.request.get(`${product.url}/api/auth/user`, { headers: own });
  const { id } = (await account.json()) as { id: string };
  const taken = await page.request.post(`${product.url}/api/admin/users/${id}/adjust-credits`, {
    headers: { authorization: `Bearer ${await adminBearer(browser, product)}` },
    data: { amount: -credits, notes: 'Taken for a story' },
  });
  expect(taken.status()).toBe(200);
}

export interface Faults {
  duplicate?: boolean;
  reorder?: boolean;
  delaySeconds?: number;
  drop?: number;
}

/** Sets what goes wrong with events on their way; nothing, when nothing is named. */
export async function setFaults(page: Page, product: Product, faults: Faults): Promise<void> {
  const control = await page.context().newPage();
  await control.goto(`${sandboxUrl(product)}/faults`);
  await control.getByLabel('Deliver every event twice').setChecked(faults.duplicate ?? false);
  await control.getByLabel('Deliver events of the same moment newest first').setChecked(faults.reorder ?? false);
  await control.getByLabel('Seconds late').fill(String(faults.delaySeconds ?? 0));
  await control.getByLabel('Events to lose').fill(String(faults.drop ?? 0));
  await control.getByRole('button', { name: 'Set' }).click();
  await expect(control.getByText('The switches are set.')).toBeVisible();
  await control.close();
}

/** `npm run billing -- reconcile` on the running product; answers what it said. */
export async function reconcile(product: Product): Promise<string> {
  const env = { ...process.env, ...product.env };
  return (await promisify(execFile)(process.execPath, ['dist/server/billing.js', 'reconcile'], { env })).stdout;
}
