import { asAdmin, tab } from './support/admin.ts';
import { expectGood, expectLargeText } from './support/expect-good.ts';
import { expect, test } from './support/story.ts';

const guide = (employer: string, year: number, more = '') => ({
  name: `${employer} ${year}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `${employer} Benefits Guide ${year}\n\n${more}\n\nMedical plan\n\nThe annual deductible is $1,500 for an individual.\n\nTime off\n\nEmployees receive 15 days of vacation a year and 10 paid holidays.\n`,
  ),
});

test('guides are imported by the handful, corrected together, and their facts confirmed by keys', async ({
  page,
  product,
}) => {
  await asAdmin(page, product);
  await tab(page, 'Library').click();
  await expect(page).toHaveURL(/tab=library/);
  await tab(page, 'Import').click();
  await page
    .getByLabel('Choose guides, or drop them here')
    .setInputFiles([
      guide('Harbor Tools', 2026, 'We are a manufacturing company.'),
      guide('Juniper Labs', 2026),
      { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') },
    ]);
  await expect(page.getByRole('status').filter({ hasText: 'Done: 3 of 3' })).toContainText('2 imported');
  await expect(page.getByRole('list', { name: 'Failed' }).getByRole('listitem')).toContainText('broken.pdf');
  await expectGood(page, 'import');
  await expectLargeText(page, 'import');

  await tab(page, 'Failed').click();
  await page.reload();
  await expect(tab(page, 'Failed')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row').filter({ hasText: 'broken.pdf' })).toBeVisible();
  await tab(page, 'Guides').click();
  const harbor = page.getByRole('row').filter({ hasText: 'Harbor Tools' });
  await expect(harbor).toContainText('To confirm: industry');
  await page.getByLabel('Choose Harbor Tools').check();
  await page.getByRole('button', { name: 'Correct (1)' }).click();
  const details = page.getByRole('dialog', { name: 'Correct the guide' });
  await expect(details.getByLabel('Industry')).toHaveValue('Manufacturing');
  await expect(details.getByText('Page 1: “We are a manufacturing company.” Saving confirms it.')).toBeVisible();
  await expectGood(page, 'correct the guide');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Guide corrected')).toBeVisible();
  await expect(harbor).not.toContainText('To confirm');

  await page.getByLabel('Choose Harbor Tools').check();
  await page.getByLabel('Choose Juniper Labs').check();
  await page.getByRole('button', { name: 'Correct (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct 2 guides' });
  await expectGood(page, 'correct two guides');
  await dialog.getByLabel('State').fill('oh');
  await dialog.getByLabel('Employees').fill('1,200');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // A message waits while the pointer is on it.
  await page.getByText('2 guides corrected').hover();
  const juniper = page.getByRole('row').filter({ hasText: 'Juniper' });
  await expect(juniper).toContainText('1,200');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(juniper).not.toContainText('1,200');
  await expectGood(page, 'guides');
  await expectLargeText(page, 'guides');

  await page.getByRole('link', { name: /Harbor Tools/ }).click();
  const facts = page.getByRole('list', { name: 'Facts' }).getByRole('listitem');
  const deductible = facts.filter({ hasText: 'Medical deductible' });
  await expect(deductible).toContainText('$1,500');
  await expectGood(page, 'facts of a guide');
  await expectLargeText(page, 'facts of a guide');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('c');
  await expect(facts.first()).toContainText('confirmed by a person');
  await deductible.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Value of Medical deductible').fill('$1,750');
  await page.keyboard.press('Enter');
  await expect(deductible).toContainText('$1,750 a year');

  await page.getByRole('button', { name: 'Read Again' }).click();
  await expect(page.getByText(/guides? (is|are) being read again/)).toBeVisible();

  await page.getByLabel('Replace by a new edition').setInputFiles(guide('Harbor Tools', 2027));
  await expect(page.getByText('The new edition is in the library')).toBeVisible();
  await expect(deductible).toContainText('$1,500');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();

  await tab(page, 'Removed').click();
  await page.getByLabel('Choose Harbor Tools').check();
  await expectGood(page, 'removed guides');
  await page.getByRole('button', { name: 'Bring Back' }).click();
  await expect(page.getByText('Brought back', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing was removed in the last 30 days.')).toBeVisible();
  await tab(page, 'Guides').click();
  await expect(page.getByRole('row').filter({ hasText: 'Harbor Tools' })).toBeVisible();
});

test('what nobody found is a list to work off', async ({ page, product }) => {
  await asAdmin(page, product);
  await page.goto(`${product.url}/doc?q=zyzzogeton+qwxv`);
  await expect(page.getByText('No documents found')).toBeVisible();
  await page.goto(`${product.url}/admin?tab=library`);
  await tab(page, 'Not Found').click();
  const row = page.getByRole('row').filter({ hasText: 'zyzzogeton' });
  await expect(row).toBeVisible();
  await expectGood(page, 'not found');
  await row.getByRole('button', { name: /^Done/ }).click();
  await expect(row).toBeHidden();
});
