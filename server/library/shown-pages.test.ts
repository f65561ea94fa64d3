import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from '../outside/files.ts';
import { Unreadable } from '../reading/document.ts';
import { shownPages } from './shown-pages.ts';
import type { GuideRow } from './store.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'benesight-pages-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log = { warn: (_: object, message: string) => expect.unreachable(message) };

const guideOf = (contentHash: string): GuideRow => ({
  id: crypto.randomUUID(),
  title: `Guide ${contentHash}`,
  employer: 'Quillmere Supply',
  type: 'docx',
  places: {},
  planYear: 2025,
  industry: null,
  state: null,
  employees: null,
  pageCount: 1,
  sample: true,
  status: 'ready',
  failure: null,
  contentHash,
  sourceHash: null,
  fileKey: null,
  fileName: 'guide.docx',
  byteSize: 3,
  sourceUrl: null,
  reader: 1,
  createdAt: new Date(),
  readyAt: new Date(),
  removedAt: null,
});

/** A process with its own converter, which counts what it is asked for. */
function aProcess(convert: () => Promise<string>) {
  const asked = { times: 0 };
  const safeHtml = async (): Promise<string> => {
    asked.times += 1;
    return convert();
  };
  const renderSample = async () => Buffer.from('doc');
  return { asked, shownPage: shownPages({ files: folderStore(folder), extractor: { safeHtml }, renderSample, log }) };
}

async function textOf(page: Awaited<ReturnType<ReturnType<typeof shownPages>>>): Promise<string> {
  if (page === null) throw new Error('There is no page');
  const parts = await page.stream(0, page.size - 1).toArray();
  return Buffer.concat(parts as Buffer[]).toString();
}

test('a guide is converted once, for all readers and all processes', async () => {
  const convert = () => new Promise<string>((resolve) => setTimeout(() => resolve('<p>Dental</p>'), 50));
  const [first, second] = [aProcess(convert), aProcess(convert)];
  const guide = guideOf('a');
  const pages = await Promise.all(Array.from({ length: 40 }, () => first.shownPage(guide)));
  for (const page of pages) expect(await textOf(page)).toContain('<p>Dental</p>');
  await first.shownPage(guide);
  expect(first.asked.times).toBe(1);
  expect(await textOf(await second.shownPage(guide))).toBe(await textOf(pages[0] ?? null));
  expect(second.asked.times).toBe(0);
  expect(await textOf(await second.shownPage(guideOf('b')))).toContain('<title>Guide b</title>');
  expect(second.asked.times).toBe(1);
});

test('what cannot be converted is not tried again at once; what fails for another reason is', async () => {
  const unreadable = aProcess(() => Promise.reject(new Unreadable('Reading the file took longer than 20 seconds.')));
  for (let at = 0; at < 3; at += 1) expect(await unreadable.shownPage(guideOf('c'))).toBeNull();
  expect(unreadable.asked.times).toBe(1);
  const broken = aProcess(() => Promise.reject(new Error('The process that reads documents does not start')));
  for (let at = 0; at < 2; at += 1) await expect(broken.shownPage(guideOf('c'))).rejects.toThrow('does not start');
  expect(broken.asked.times).toBe(2);
});

test('a page too large for a browser is shown as its text, unless pictures make it large', async () => {
  const large = aProcess(async () => '<p>x</p>'.repeat(400_000));
  expect(await large.shownPage(guideOf('d'))).toBeNull();
  const picture = aProcess(async () => `<p>Dental</p><img src="data:image/png;base64,${'A'.repeat(4_000_000)}">`);
  expect(await textOf(await picture.shownPage(guideOf('e')))).toContain('<p>Dental</p>');
});
