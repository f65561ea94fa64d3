import { expect, type Page } from '@playwright/test';

/** Opens Insight and closes its introduction, which a new person sees once. */
export async function openInsight(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Insight' }).first().click();
  const introduction = page.getByRole('dialog', { name: 'Welcome to Insight' });
  await expect(introduction).toBeVisible();
  await introduction.getByRole('button', { name: 'Got it' }).click();
  await expect(introduction).toBeHidden();
}

/** Types a question and sends it with the keyboard. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.getByPlaceholder('Ask about employee benefits, HR policies, or workplace guidance...').fill(question);
  await page.keyboard.press('Enter');
}

/** The answers in view, once so many are whole. */
export async function answers(page: Page, count: number) {
  const all = page.getByRole('article', { name: 'BenJovi' });
  await expect(all).toHaveCount(count, { timeout: 30_000 });
  await expect(all.last()).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  return all;
}
