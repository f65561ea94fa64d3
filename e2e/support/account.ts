import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../tests/support/product.ts';

/** Opens the account page the way a person does. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
}

/** A part of a page, by its heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The auth service's answer to a call from elsewhere: not from the page's browser. */
export async function askAuth(product: Product, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', apikey: 'public' };
  return fetch(`${product.authUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
