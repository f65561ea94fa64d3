import { readFile } from 'node:fs/promises';
import { expectWithin } from './support/expect-good.ts';
import { answers, ask, openInsight } from './support/insight-steps.ts';
import { arrive } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

test('what was said is found again, read out, and taken along', async ({ page, product }) => {
  await arrive(page, product);
  await openInsight(page);
  await ask(page, 'How long does COBRA last?');
  const answer = (await answers(page, 1)).first();
  // A screen reader hears the whole answer once.
  await expect(page.getByRole('status').filter({ hasText: /^BenJovi: .*18 months/ })).toBeAttached();
  await expect(answer).toContainText('18 months');

  // Two perspectives at once: the second is asked while the first one is still there.
  await page.getByRole('button', { name: 'New Perspective', exact: true }).click();
  await expect(page.getByText('What needs illumination?')).toBeVisible();
  for (const category of ['Competitive Intelligence', 'Client Benchmarking', 'Policy Design', 'Emerging Trends'])
    await expect(page.getByRole('region', { name: category }).getByRole('button')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await ask(page, 'What is the median medical deductible?');
  await answers(page, 1);

  const perspectives = page.getByRole('complementary', { name: 'Perspectives' });
  const field = perspectives.getByLabel('Search your perspectives');
  await field.fill('cobra months');
  const hits = perspectives.getByRole('list', { name: 'Found in your perspectives' }).getByRole('button');
  await expect(hits).toHaveCount(1);
  await expect(hits.first()).toContainText('How long does COBRA last?');
  expect(await axeFindings(page)).toEqual([]);
  await hits.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/message=/);
  await expect(answer).toContainText('18 months');
  await field.fill('zebra');
  await expect(perspectives.getByText('Nothing was said of that.')).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');

  const row = perspectives.getByRole('listitem').filter({ hasText: 'How long does COBRA last?' });
  await row.hover();
  for (const [format, ending] of [
    ['Markdown', 'md'],
    ['PDF', 'pdf'],
  ] as const) {
    await row.getByRole('button', { name: /^Export/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Export this perspective' });
    expect(await axeFindings(page)).toEqual([]);
    const started = page.waitForEvent('download');
    await dialog.getByRole('button', { name: format }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`How-long-does-COBRA-last.${ending}`);
    const content = await readFile(await download.path());
    expect(content.toString('latin1')).toMatch(ending === 'md' ? /- \[1\] Rule: / : /^%PDF-/);
    await expect(dialog).toBeHidden();
  }
});

test('a long perspective opens at its end, and shows what was before without moving', async ({ page, product }) => {
  await arrive(page, product);
  await openInsight(page);
  await ask(page, 'How long does COBRA last?');
  await answers(page, 1);
  // Five hundred messages, the last one stopped: the same two over and over.
  await page.route('**/api/chats/*/messages', async (route) => {
    const kept = (await (await route.fetch()).json()) as { id: string; stopped: boolean }[];
    const many = Array.from({ length: 500 }, (_, at) => {
      const one = kept[at % 2];
      return { ...one, id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, stopped: at === 499 };
    });
    await route.fulfill({ json: many });
  });
  await page.reload();
  const said = page.getByRole('article', { name: 'BenJovi' });
  await expect(said).toHaveCount(30);
  await expect(page.getByRole('article', { name: 'You' }).last()).toBeInViewport();
  await expect(said.last()).toBeInViewport();
  await expect(said.last().getByText('Stopped', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWithin(page);
  const earlier = page.getByRole('button', { name: 'Show earlier messages' });
  await earlier.scrollIntoViewIfNeeded();
  const top = page.locator('[id="00000000-0000-4000-8000-000000000440"]');
  const before = (await top.boundingBox())?.y ?? 0;
  await earlier.click();
  await expect(said).toHaveCount(60);
  expect(Math.abs(((await top.boundingBox())?.y ?? 0) - before)).toBeLessThan(120);
  await expect(top).toBeInViewport();
});

test('an answer that is longer than the screen is read from its first line', async ({ page, product }) => {
  await arrive(page, product);
  await page.setViewportSize({ width: 1440, height: 520 });
  await openInsight(page);
  await ask(page, 'How long does COBRA last?');
  await answers(page, 1);
  await ask(page, 'Which employers offer the most parental leave?');
  const answer = (await answers(page, 2)).last();
  await expect(answer.getByRole('listitem').nth(3)).toBeAttached();
  const question = page.getByRole('article', { name: 'You' }).last();
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect(answer.getByText('BenJovi', { exact: true })).toBeInViewport();

  // Whoever reads on is not taken back by what still grows; the way to the end is one press.
  await page.getByRole('button', { name: 'Go to the latest message' }).click();
  await expect(question).not.toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 540 });
  await expect(question).not.toBeInViewport();
});
