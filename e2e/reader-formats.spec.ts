import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { renderWord97 } from '../sample/designs/draw-doc.ts';
import { renderDocx, renderPdf } from '../server/library/testing/documents.ts';
import type { Product } from '../tests/support/product.ts';
import { findGuides, importGuides, pagesOf, unlock } from './support/library.ts';
import { arrive, bearerOf } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

const FILLING = Array.from(
  { length: 30 },
  (_, at) =>
    `Paragraph ${at + 1}. Eligible employees enroll during the first thirty days of work, and again each fall.`,
);
const LEAVE = 'Birth parents receive sixteen weeks of quokka leave at full pay.';
/** Near the end, so that finding it means going there. */
const TEXTS = ['Quokka leave is new this year.', ...FILLING, LEAVE, 'Ask the benefits team about it.'];
const PLAIN = `Leave\n\n${TEXTS.join('\n\n')}\n`;
const HTML = `<h1>Leave</h1>${TEXTS.map((text) => `<p>${text}</p>`).join('')}`;

/** A passage each: more than one part of a text has. */
const LONG = Array.from(
  { length: 450 },
  (_, at) => `Rule ${at + 1}. ${'Whoever enrolls late waits for the next open enrollment. '.repeat(18).trim()}`,
).join('\n\n');

const LOST = Buffer.from(await renderPdf([[{ text: 'Adoption costs are paid back up to $5,000.' }]]));

/** Two thousand cells, each of which says that it covers a thousand columns and all the rows below. */
const ROW_OF_SPANS = `<tr>${'<td colspan="1000" rowspan="65534">Dental</td>'.repeat(20)}</tr>`;
const SPANS = `<h1>Spans</h1><p>Dental coverage begins with the first day of work.</p><table>${ROW_OF_SPANS.repeat(100)}</table>`;

let guides: Record<string, string>;

test.beforeAll(async ({ product }) => {
  const lines = [{ heading: 'Leave' }, ...TEXTS.map((text) => ({ text }))];
  guides = importGuides(product, {
    'leave.pdf': await renderPdf([lines]),
    'leave.docx': await renderDocx([{ heading: 'Leave of a Word document' }, ...lines]),
    'leave.doc': renderWord97(`Leave of an old Word document\r${TEXTS.map((text) => `${text}\r`).join('')}`),
    'leave.txt': `A text\n\n${PLAIN}`,
    'leave.html': `<!doctype html><html lang="en"><title>Leave</title><body><main>${HTML}</main></body></html>`,
    'hostile.html': HOSTILE,
    'long.txt': LONG,
    'spans.html': `<!doctype html><html lang="en"><title>Spans</title><body><main>${SPANS}</main></body></html>`,
    'lost.pdf': LOST,
  });
});

/** The words of the current hit, and whether they are in view: in our page, or in the frame that shows the guide. */
const CURRENT = `(() => {
  const frame = document.querySelector('main iframe[sandbox]');
  const view = frame?.contentWindow ?? window;
  const [range] = view.CSS.highlights.get('current') ?? [];
  if (!range) return null;
  const live = view.document.createRange();
  live.setStart(range.startContainer, range.startOffset);
  live.setEnd(range.endContainer, range.endOffset);
  const { top, bottom } = live.getBoundingClientRect();
  return { text: live.toString().toLowerCase(), inView: top >= 0 && bottom <= view.innerHeight };
})()`;

/** How many hits are marked, the current one among them. */
const MARKED = `(() => {
  const frame = document.querySelector('main iframe[sandbox]');
  return (frame?.contentWindow ?? window).CSS.highlights.get('found')?.size ?? 0;
})()`;

async function searchesAndSteps(page: Page): Promise<void> {
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: 'Search in this guide' });
  await expect(field).toBeFocused();
  await page.keyboard.type('QUOKKA  leave');
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => page.evaluate(MARKED)).toBe(2);
  await expect.poll(() => page.evaluate(CURRENT)).toEqual({ text: 'quokka leave', inView: true });
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(CURRENT)).toEqual({ text: 'quokka leave', inView: true });
  await page.keyboard.press('F3');
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await field.fill('wombat');
  await expect(page.getByText('No matches', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Next match (Enter)' })).toBeDisabled();
  await expect.poll(() => page.evaluate(MARKED)).toBe(0);
  await field.press('Escape');
  await expect(field).toHaveCount(0);
}

/** Whether the cited words are in view, in whichever way the format shows them. */
const CITED = `(() => {
  const frame = document.querySelector('main iframe[sandbox]');
  const marked = document.querySelector('.cited') ?? document.querySelector('[data-passage].border-hue');
  const [range] = frame?.contentWindow.CSS.highlights.get('quote') ?? [];
  const box = (range ?? marked)?.getBoundingClientRect();
  const height = frame?.contentWindow.innerHeight ?? innerHeight;
  return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < height;
})()`;

async function jumpsToCited(page: Page, product: Product, id: string, name: string): Promise<void> {
  const passages = (await pagesOf(page, product, id)).flatMap((one) => one.passages);
  const passage = passages.findLast(({ text }) => text.includes('Birth parents receive'));
  expect(passage, name).toBeDefined();
  await page.goto(`${product.url}/documents/${id}?passage=${passage?.id}`);
  await expect.poll(() => page.evaluate(CITED), { message: name, timeout: 20_000 }).toBe(true);
}

for (const { device, viewport } of [
  { device: 'a desktop', viewport: { width: 1440, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test(`every format is read, searched and cited on ${device}`, async ({ page, product }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await arrive(page, product);
    for (const name of ['leave.pdf', 'leave.docx', 'leave.doc', 'leave.txt', 'leave.html']) {
      const id = guides[name] ?? '';
      await unlock(page, product, id);
      await page.goto(`${product.url}/documents/${id}`);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 15_000 });
      const original = page.frameLocator('main iframe[sandbox]').getByText('Quokka leave is new');
      const own = page.getByText('Quokka leave is new').first();
      await expect(name === 'leave.docx' || name === 'leave.html' ? original : own).toBeVisible({ timeout: 20_000 });
      await searchesAndSteps(page);
      await jumpsToCited(page, product, id, name);
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(wide, `${name} is wider than the window`).toBeLessThanOrEqual(0);
    }
  });
}

test('a long text comes in parts as it is read, and what is cited in a late part is fetched', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  const id = guides['long.txt'] ?? '';
  await unlock(page, product, id);
  await page.goto(`${product.url}/documents/${id}`);
  await expect(page.getByText('Rule 1. Whoever')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Rule 450. Whoever')).toHaveCount(0);
  const text = page.getByRole('region', { name: 'Text of the guide' });
  await text.focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('Rule 450. Whoever')).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('[data-passage]')).toHaveCount(450);

  const late = (await pagesOf(page, product, id)).flatMap(({ passages }) => passages).at(-1);
  await page.goto(`${product.url}/documents/${id}?passage=${late?.id}`);
  await expect.poll(() => page.evaluate(CITED), { timeout: 20_000 }).toBe(true);
  await expect(page.getByText('Rule 450. Whoever')).toBeInViewport();
});

test('a table of cells that claim endless rows and columns does not hold up its tab', async ({ page, product }) => {
  await arrive(page, product);
  const id = guides['spans.html'] ?? '';
  await unlock(page, product, id);
  await page.goto(`${product.url}/documents/${id}`);
  await expect(page.frameLocator('main iframe').getByText('Dental coverage begins')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search in this guide' })).toBeFocused();
});

test('an original that is missing says so and whom to ask, and its text is read meanwhile', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  const id = guides['lost.pdf'] ?? '';
  await unlock(page, product, id);
  const files = join(product.dataDir, 'files');
  const originals = readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  );
  const [lost] = originals.filter((name) => readFileSync(join(files, name)).equals(LOST));
  rmSync(join(files, lost ?? ''));
  await page.goto(`${product.url}/documents/${id}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The original is missing or damaged', { timeout: 20_000 });
  await expect(alert).toContainText(/To have the original back, write to \S+@\S+\./);
  await alert.getByRole('button', { name: 'Read its text' }).click();
  await expect(page.getByRole('region', { name: 'Page' }).getByText('Adoption costs are paid back')).toBeVisible();
});

test('a guide that came from the web is shown, searched, and read by axe as a page of its own', async ({
  page,
  product,
  context,
}) => {
  await arrive(page, product);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const [found] = await findGuides(page, product, { query: 'dental coverage', filters: { types: ['web'] } });
  const id = found?.id ?? '';
  await unlock(page, product, id);
  await page.goto(`${product.url}/documents/${id}`);
  const inside = page.frameLocator('main iframe[sandbox]').locator('body');
  await expect(inside).toContainText(/dental/i, { timeout: 20_000 });
  await page.keyboard.press('Control+f');
  await page.keyboard.type('dental');
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => page.evaluate(CURRENT)).toEqual({ text: expect.stringMatching(/^dental$/i), inView: true });

  for (const shown of [id, guides['leave.docx'] ?? '', guides['hostile.html'] ?? '']) {
    await unlock(page, product, shown);
    const file = await page.request.get(`${product.url}/api/documents/${shown}/file`, { headers });
    const alone = await context.newPage();
    await alone.setContent(await file.text());
    expect(await axeFindings(alone)).toEqual([]);
    await alone.close();
  }
});

const EVIL = 'https://evil.example';
const HOSTILE = `<!doctype html><html lang="en"><head><title>Hostile</title>
<base href="${EVIL}/">
<meta http-equiv="refresh" content="0;url=${EVIL}/refresh">
<link rel="stylesheet" href="${EVIL}/style.css"><link rel="prefetch" href="${EVIL}/prefetch">
<style>@import url(${EVIL}/import.css); body{background:url(${EVIL}/style-tag.png)}</style>
<script>top.hacked = 'script'; fetch('${EVIL}/script')</script></head>
<body onload="top.hacked='onload'" background="${EVIL}/background.png"><main>
<h1>Vision plan</h1><p>Quokka frames are covered up to 150 dollars each year for every member of the family.</p>
<img src="x" onerror="top.hacked='onerror'"><img src="${EVIL}/picture.png" srcset="${EVIL}/set.png 2x">
<svg onload="top.hacked='svg'"><image href="${EVIL}/svg.png"/><script>top.hacked='svg script'</script></svg>
<math><mtext><img src=y onerror="top.hacked='math'"></mtext></math>
<div style="background:url(${EVIL}/inline.png)">Lenses are covered in full after a copayment of ten dollars.</div>
<form action="${EVIL}/form"><input autofocus onfocus="top.hacked='focus'"><button>Send</button></form>
<iframe src="${EVIL}/frame"></iframe><iframe srcdoc="<script>top.hacked='srcdoc'</script>"></iframe>
<object data="${EVIL}/object"></object><embed src="${EVIL}/embed"><video src="${EVIL}/video" autoplay></video>
<details open ontoggle="top.hacked='toggle'"><summary>More</summary><p>Contact lenses are covered every second year.</p></details>
<p><a href="javascript:top.hacked='link'">A script</a> <a href="data:text/html,<script>top.hacked=1</script>">Data</a>
<a href="${EVIL}/out">The carrier</a> <a href="plans.html">A relative page</a> <a href="#end">To the end</a></p>
${FILLING.map((text) => `<p>${text}</p>`).join('')}
<h2 id="end">The end of the vision plan</h2><p>Exams are covered once a year.</p></main></body></html>`;

test('an imported page runs nothing, asks nobody for anything, and leads nowhere unasked', async ({
  page,
  product,
  context,
}) => {
  await arrive(page, product);
  const id = guides['hostile.html'] ?? '';
  await unlock(page, product, id);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(`${product.url}/documents/${id}`);
  const inside = page.frameLocator('main iframe[sandbox]');
  await expect(inside.getByText('Quokka frames are covered')).toBeVisible({ timeout: 20_000 });
  await expect(inside.getByText('Lenses are covered in full')).toBeVisible();

  await inside.getByText('A script').click();
  await inside.getByText('Data', { exact: true }).click();
  await inside.getByText('A relative page').click();
  await inside.getByText('A relative page').click({ button: 'middle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await inside.getByText('To the end').click();
  await expect(inside.getByText('Exams are covered once a year.')).toBeInViewport();
  await inside.getByText('The carrier').click();
  const dialog = page.getByRole('dialog', { name: 'This link leaves the guide' });
  await expect(dialog).toContainText(`${EVIL}/out`);
  await page.keyboard.press('Escape');

  // Time for whatever might still have been on its way.
  await page.waitForTimeout(1000);
  expect(await page.evaluate('window.hacked ?? null')).toBeNull();
  // Whom the product itself asks: the counting begins with the first touch.
  const { analytics } = (await (await page.request.get(`${product.url}/api/config`)).json()) as {
    analytics: { host: string } | null;
  };
  const own = [product.url, 'data:', ...(analytics === null ? [] : [analytics.host])];
  expect(asked.filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  expect(page.frames().filter((frame) => frame.parentFrame() !== null)).toHaveLength(1);
  await expect(
    inside.locator(
      'script, style:not(head style), form, input, iframe, object, embed, video, svg, [onload], [style*=url]',
    ),
  ).toHaveCount(0);
  const file = await page.request.get(`${product.url}/api/documents/${id}/file`, {
    headers: { authorization: `Bearer ${await bearerOf(page)}` },
  });
  expect(file.headers()['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-same-origin$/);

  // The reader's keys work while the focus is in the frame.
  await inside.getByText('Exams are covered once a year.').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await axeFindings(page, { except: 'iframe' })).toEqual([]);
});
