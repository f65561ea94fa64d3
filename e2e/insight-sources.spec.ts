import { expectWithin } from './support/expect-good.ts';
import { answers, ask, openInsight } from './support/insight-steps.ts';
import { arrive, expectCredits } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

test('a figure opens all guides behind it, and one of them is unlocked there', async ({ page, product }) => {
  await arrive(page, product);
  await openInsight(page);
  await ask(page, 'What is the median medical deductible?');
  await answers(page, 1);
  await expectCredits(page, 9);
  await page.getByRole('button', { name: /^All \d+ guides behind it$/ }).click();
  const dialog = page.getByRole('dialog', { name: /Medical deductible/ });
  const rows = dialog.getByRole('list', { name: 'Guides behind the figure' }).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect(rows.nth(50)).toBeVisible();
  const first = rows.first();
  await first.getByRole('button', { name: /^Unlock .* for 1 credit$/ }).click();
  await expect(first.getByText('Unlocked')).toBeVisible();
  await expectCredits(page, 8);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWithin(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a guide is unlocked from the passage that is cited of it, once', async ({ page, product }) => {
  await arrive(page, product);
  await openInsight(page);
  await ask(page, 'Which employers cover fertility treatment?');
  const answer = (await answers(page, 1)).first();
  const sources = answer.getByRole('list', { name: 'Sources' });
  const unlock = sources.getByRole('button', { name: /^Unlock .* for 1 credit$/ });
  await expect(unlock.first()).toBeVisible();
  const offered = await unlock.count();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeFindings(page)).toEqual([]);
  await unlock.first().click();
  await expect(unlock).toHaveCount(offered - 1);
  await expectCredits(page, 8);
  await page.reload();
  await expect(sources.getByText('Unlocked').first()).toBeVisible();
  await expect(unlock).toHaveCount(offered - 1);
  await expectCredits(page, 8);
});
