import { asAdmin, tab } from './support/admin.ts';
import { expectGood, expectLargeText } from './support/expect-good.ts';
import { subscribe } from './support/payments.ts';
import { arrive, bearerOf } from './support/steps.ts';
import { expect, newAddress, test } from './support/story.ts';

test('the page of a person shows what they have and did, fits everywhere, and is found from the list', async ({
  page,
  product,
  browser,
}) => {
  const context = await browser.newContext();
  const client = await context.newPage();
  const email = await arrive(client, product, newAddress('client'));
  await subscribe(client);
  const headers = { authorization: `Bearer ${await bearerOf(client)}` };
  const asked = await client.request.post(`${product.url}/api/search-requests`, {
    headers,
    data: { query: 'Sabbaticals of law firms', reason: 'A client asks' },
  });
  expect(asked.status()).toBe(200);
  await context.close();

  await asAdmin(page, product);
  await page.getByLabel('Search users').fill(email);
  await page.getByLabel('Sort by').selectOption('Email');
  await expect(page).toHaveURL(/q=.*order=email/);
  await expectGood(page, 'users');
  await expectLargeText(page, 'users');
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ada Keller', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('row')).toHaveCount(2);
  await expectGood(page, 'overview of a person');
  await expectLargeText(page, 'overview of a person');

  await tab(page, 'Credits').click();
  await expect(page).toHaveURL(/tab=credits/);
  const line = page.getByRole('table', { name: 'Ledger' }).getByRole('row').nth(1);
  await expect(line).toContainText('Monthly credits');
  await expect(line).toContainText('260');
  await expectGood(page, 'credits of a person');
  await expectLargeText(page, 'credits of a person');

  await tab(page, 'Purchases').click();
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toBeVisible();
  await expectGood(page, 'purchases of a person');
  await expectLargeText(page, 'purchases of a person');

  await tab(page, 'Activity').click();
  await expect(page.getByRole('table', { name: 'Requests' })).toContainText('A client asks');
  await expectGood(page, 'activity of a person');
  await expectLargeText(page, 'activity of a person');

  await page.getByRole('button', { name: 'Adjust Credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust User Credits' });
  await dialog.getByLabel('Amount').fill('7');
  await dialog.getByLabel('Notes').fill('For the wait');
  await dialog.getByRole('button', { name: 'Adjust Credits' }).click();
  await expect(page.getByText('The new balance is 267.')).toBeVisible();
  await tab(page, 'Log').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'For the wait' })).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByLabel('Search users')).toHaveValue(email);
  await expect(page.getByLabel('Sort by')).toHaveValue('email');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
});

test('a person is signed out everywhere, banned with a reason, and let in again', async ({
  page,
  product,
  browser,
}) => {
  const context = await browser.newContext();
  const client = await context.newPage();
  const email = await arrive(client, product, newAddress('client'));
  await asAdmin(page, product);
  await page.getByLabel('Search users').fill(email);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  const asking = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expectGood(page, 'sign out everywhere');
  await asking.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed in nowhere.')).toBeVisible();
  await client.goto(`${product.url}/doc`);
  await expect(client.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const ban = page.getByRole('dialog', { name: 'Ban this person?' });
  await ban.getByRole('button', { name: 'Ban' }).click();
  await expect(ban.getByText('Notes are required')).toBeVisible();
  await ban.getByLabel('Notes').fill('Sold the login');
  await ban.getByRole('button', { name: 'Ban' }).click();
  await expect(page.getByText('Banned', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Lift Ban' }).click();
  await expect(page.getByText('May sign in')).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete this account?' });
  await expectGood(page, 'delete a person');
  await deletion.getByLabel(`Type ${email} to confirm`).fill(email);
  await deletion.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('The account was deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
});

test('at the address of nobody the page says so, and a person is denied', async ({ page, product, browser }) => {
  await asAdmin(page, product);
  const address = `${product.url}/admin/users/6ecd8c99-4036-403d-bf84-cf8400f67836`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Nobody is here' })).toBeVisible();
  await expectGood(page, 'nobody');
  const context = await browser.newContext();
  const client = await context.newPage();
  await arrive(client, product);
  await client.goto(address);
  await expect(client.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await context.close();
});
