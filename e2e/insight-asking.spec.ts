import { expectWithin } from './support/expect-good.ts';
import { answers, ask, openInsight } from './support/insight-steps.ts';
import { arrive, expectCredits } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a first message makes its perspective, at ${viewport.width} px`, async ({ page, product }) => {
    await page.setViewportSize(viewport);
    await arrive(page, product);
    await page.goto(`${product.url}/guide`);
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText('Select or start a perspective to continue')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start New Perspective' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await expectWithin(page);

    // What was typed is still there after a reload, and costs nothing until it is sent.
    const field = page.getByLabel('Your message');
    await field.fill('What is the median medical deductible?');
    await page.reload();
    await expect(field).toHaveValue('What is the median medical deductible?');
    await expectCredits(page, 10);
    await field.press('Enter');
    await expect(page).toHaveURL(/chat=[0-9a-f-]{36}/);
    await expect((await answers(page, 1)).first()).toContainText('median');
    await expectCredits(page, 9);
    await expect(page.getByText('Messages remaining: 49/50')).toBeVisible();
    await expect(field).toHaveValue('');
    await page.goto(`${product.url}/guide`);
    await expect(field).toHaveValue('');
  });
}

test('a message is edited and sent again, and the answer is rated', async ({ page, product }) => {
  await arrive(page, product);
  await openInsight(page);
  await ask(page, 'What is the median medical deductible?');
  await answers(page, 1);
  await ask(page, 'How long does COBRA last?');
  await answers(page, 2);
  const first = page.getByRole('article', { name: 'You' }).first();
  await first.hover();
  await first.getByRole('button', { name: 'Edit message' }).click();
  const edit = page.getByLabel('Edit your message');
  await expect(edit).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await edit.press('Escape');
  await expect(edit).toBeHidden();
  await expect(page.getByRole('article', { name: 'BenJovi' })).toHaveCount(2);

  await first.getByRole('button', { name: 'Edit message' }).click();
  await edit.fill('What is the median dental annual maximum?');
  await edit.press('Enter');
  await expect(page.getByText('How long does COBRA last?')).toBeHidden();
  const answer = (await answers(page, 1)).first();
  await expect(answer).toContainText(/dental annual maximum/i);
  await expect(page.getByText('Messages remaining: 47/50')).toBeVisible();
  await expectCredits(page, 9);

  const bad = answer.getByRole('button', { name: 'Bad answer' });
  const rated = page.waitForResponse((reply) => reply.url().endsWith('/feedback'));
  await bad.click();
  expect((await rated).status()).toBe(200);
  await page.reload();
  await expect(bad).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  await answer.getByRole('button', { name: /^Answer again/ }).click();
  await expect(page.getByText('Messages remaining: 46/50')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('article', { name: 'BenJovi' })).toHaveCount(1);
});

test('what may be meant is chosen with the keyboard', async ({ page, product }) => {
  await arrive(page, product);
  await openInsight(page);
  await ask(page, 'What is the median premium?');
  await answers(page, 1);
  const choices = page.getByRole('group', { name: 'What next' }).getByRole('button');
  await expect(choices.first()).toBeVisible();
  expect(await choices.count()).toBeLessThanOrEqual(4);
  const label = await choices.first().innerText();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWithin(page);
  await choices.first().focus();
  await page.keyboard.press('Enter');
  await expect((await answers(page, 2)).last()).toContainText(label);
});

test('what the library lacks is requested from the answer', async ({ page, product }) => {
  await arrive(page, product);
  await openInsight(page);
  const question = 'What is the 401(k) match at Wernham Hogg?';
  await ask(page, question);
  await answers(page, 1);
  await page.getByRole('button', { name: 'Request this information' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Information' });
  await expect(dialog).toContainText(question);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('button', { name: 'Information requested' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Information requested' })).toBeVisible();
});
