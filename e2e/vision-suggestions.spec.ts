import type { Page } from '@playwright/test';
import { expectFitting } from './support/expect-good.ts';
import { arrive } from './support/steps.ts';
import { expect, test } from './support/story.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the guides' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test('suggestions are reached by keys; Enter searches for the words as typed unless one is reached', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).pressSequentially('dental in Tex');
  const texas = options(page).filter({ hasText: 'dental in Texas' });
  await expect(texas).toContainText('Place');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');

  // The list is never in the way of the words as typed.
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/doc\?q=dental\+in\+Tex$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(options(page)).toHaveCount(0);

  await field(page).press('End');
  await field(page).press('a');
  await expect(texas).toBeVisible();
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const reached = await options(page).first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', reached ?? '');
  await expect(field(page)).toBeFocused();
  await field(page).press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /.+/);

  // Escape takes the list away and leaves the words.
  await field(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('dental in Texa');
  await field(page).press('s');
  await field(page).press('Backspace');
  await expect(texas).toBeVisible();
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/doc\?q=dental\+in\+Texas$/);
  await expect(page.getByRole('list', { name: 'What the results are narrowed by' })).toContainText('State: Texas');

  // From anywhere on the screen the slash leads to the field, whose words are typed over.
  await expect(page.getByRole('heading', { level: 2, name: /guides?$/ })).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('401k');
  await expect(field(page)).toHaveValue('401k');
});

test('a suggestion is taken by a press or a touch, and fits on a phone', async ({ page, product, browser }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await field(page).pressSequentially('parental le');
  await expect(options(page).filter({ hasText: 'parental leave' }).first()).toBeVisible();
  await expectFitting(page, 'suggestions');
  await options(page).filter({ hasText: 'parental leave' }).first().click();
  await expect(page).toHaveURL(/\/doc\?q=parental\+leave$/i);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const theirs = await phone.newPage();
  await arrive(theirs, product);
  await theirs.goto(`${product.url}/doc`);
  await field(theirs).tap();
  await field(theirs).pressSequentially('manufac');
  const industry = options(theirs).filter({ hasText: 'Manufacturing' }).first();
  await expect(industry).toContainText('Industry');
  await expectFitting(theirs, 'suggestions on a phone');
  await industry.tap();
  await expect(theirs).toHaveURL(/\/doc\?q=Manufacturing$/);
  await phone.close();
});

test('without suggestions the search is as it was', async ({ page, product }) => {
  await arrive(page, product);
  await page.route('**/api/docsearch/suggestions*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Away', message: 'Away', code: 'unavailable' } }),
  );
  await page.goto(`${product.url}/doc`);
  const refused = page.waitForResponse('**/api/docsearch/suggestions*');
  await field(page).pressSequentially('dental');
  await refused;
  await field(page).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
