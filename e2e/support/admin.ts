import type { Page } from '@playwright/test';
import type { Product } from '../../tests/support/product.ts';
import { ADMIN, adminToken, arrive, signIn } from './steps.ts';
import { expect } from './story.ts';

/** The one administrator of the product at their panel: made by the first story that needs them, signed in by the others. */
export async function asAdmin(page: Page, product: Product): Promise<void> {
  if ((await adminToken(product)) !== null) await signIn(page, product, ADMIN);
  else await arrive(page, product, ADMIN);
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
  await page.goto(`${product.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Admin Panel', level: 1 })).toBeVisible();
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
