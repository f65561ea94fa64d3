import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Product } from '../../tests/support/product.ts';
import { bearerOf } from './steps.ts';

function library(product: Product, ...args: string[]): string {
  return execFileSync(process.execPath, ['dist/server/library.js', ...args], {
    env: { ...process.env, ...product.env },
    encoding: 'utf8',
    timeout: 120_000,
  });
}

/** Imports files by the command. Returns the ids of the guides, in the order of the files: each title is its file's name. */
export function importGuides(product: Product, files: Record<string, Uint8Array | string>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'benesight-reader-'));
  try {
    const rows = Object.entries(files).map(([name, content]) => {
      writeFileSync(join(folder, name), content);
      return `${name},${name},Reader Mills,2026`;
    });
    const manifest = join(folder, 'manifest.csv');
    writeFileSync(manifest, `path,title,employer,plan year\n${rows.join('\n')}\n`);
    library(product, 'import', manifest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const listed = library(product, 'list');
  return Object.fromEntries(
    Object.keys(files).map((name) => {
      const line = listed.split('\n').find((one) => one.endsWith(`  ${name}`));
      if (line === undefined) throw new Error(`${name} was not imported:\n${listed}`);
      return [name, line.slice(0, 36)];
    }),
  );
}

/** Takes a guide out of the library. */
export function removeGuide(product: Product, id: string): void {
  library(product, 'remove', id);
}

/** A guide as a search finds it. */
export interface FoundGuide {
  id: string;
  title: string;
}

/** Searches as whoever is signed in; the guides of the first answer, best first. */
export async function findGuides(
  page: Page,
  product: Product,
  search: { query: string; filters?: object },
): Promise<FoundGuide[]> {
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const answer = await page.request.post(`${product.url}/api/docsearch`, { headers, data: search });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { documents: FoundGuide[] }).documents;
}

/** Unlocks a guide for whoever is signed in. */
export async function unlock(page: Page, product: Product, documentId: string): Promise<void> {
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const answer = await page.request.post(`${product.url}/api/doc-search/view`, { headers, data: { documentId } });
  expect(answer.status()).toBe(200);
}

interface GuidePage {
  page: number;
  passages: { id: string; text: string }[];
}

/** The text of an unlocked guide, page by page. */
export async function pagesOf(page: Page, product: Product, documentId: string): Promise<GuidePage[]> {
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const pages: GuidePage[] = [];
  for (let next: number | null = 0; next !== null;) {
    const address = `${product.url}/api/documents/${documentId}/pages?after=${next}`;
    const answer = await page.request.get(address, { headers });
    expect(answer.status()).toBe(200);
    const part = (await answer.json()) as { pages: GuidePage[]; next: number | null };
    for (const one of part.pages) {
      const begun = pages[one.page - 1];
      if (begun === undefined) pages.push(one);
      else begun.passages.push(...one.passages);
    }
    next = part.next;
  }
  return pages;
}
