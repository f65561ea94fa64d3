import type { Locator, Page } from '@playwright/test';
import type { Product } from '../../tests/support/product.ts';
import { longPdf } from './guide-files.ts';
import { importGuides, unlock } from './library.ts';
import { arrive } from './steps.ts';

const imported = new WeakMap<Product, Promise<string>>();

/** The id of the guide of 300 pages, which is imported on first need. */
export function longGuide(product: Product): Promise<string> {
  const known = imported.get(product);
  if (known) return known;
  const made = longPdf().then((content) => importGuides(product, { 'long.pdf': content })['long.pdf'] ?? '');
  imported.set(product, made);
  return made;
}

/** A new person who has unlocked the guide of 300 pages, on the dashboard. Returns the guide's id. */
export async function arriveWithLongGuide(page: Page, product: Product): Promise<string> {
  const long = await longGuide(product);
  await arrive(page, product);
  await unlock(page, product, long);
  return long;
}

/** The part of the reader that holds the pages. */
export const pane = (page: Page): Locator => page.getByRole('region', { name: 'Pages of the guide' });

/** One page of the guide, counted from 1. */
export const sheetOf = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Page ${number}`, exact: true });
