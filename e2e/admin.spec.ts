import { asAdmin, tab } from './support/admin.ts';
import { expectFitting, expectGood, expectLargeText } from './support/expect-good.ts';
import { ADMIN, adminBearer, arrive, bearerOf } from './support/steps.ts';
import { axeFindings, expect, mailTo, newAddress, test } from './support/story.ts';

test('who is no administrator is denied, and sees no way there', async ({ page, product }) => {
  await arrive(page, product);
  await expect(page.getByRole('link', { name: 'Billing History' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  await page.goto(`${product.url}/admin`);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
});

test('find a person, give them credits, and see it in the log', async ({ page, product, browser }) => {
  const other = await browser.newContext();
  const email = await arrive(await other.newPage(), product, newAddress('client'));
  await other.close();
  await asAdmin(page, product);
  await page.getByLabel('Search users').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('10');
  expect(await axeFindings(page)).toEqual([]);
  await expectFitting(page, 'users');
  await row.getByRole('button', { name: /^Adjust credits/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust User Credits' });
  await dialog.getByRole('button', { name: 'Adjust Credits' }).click();
  await expect(dialog.getByText('Enter a whole number other than 0')).toBeVisible();
  await expect(dialog.getByText('Notes are required')).toBeVisible();
  await dialog.getByLabel('Amount').fill('-500');
  await dialog.getByLabel('Notes').fill('Too much');
  await dialog.getByRole('button', { name: 'Adjust Credits' }).click();
  await expect(page.getByText('The person does not have that many credits.')).toBeVisible();
  await dialog.getByLabel('Amount').fill('25');
  await dialog.getByLabel('Notes').fill('For the trouble');
  await dialog.getByRole('button', { name: 'Adjust Credits' }).click();
  await expect(page.getByText('The new balance is 35.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('35');

  await page.goto(`${product.url}/admin?q=${encodeURIComponent(email)}&page=9`);
  await expect(row).toContainText('35');
  await expect(page).not.toHaveURL(/page=/);

  await tab(page, 'Activity Logs').click();
  await expect(page).toHaveURL(/tab=logs/);
  const act = page.getByRole('listitem').filter({ hasText: email }).first();
  await expect(act).toContainText('amount: 25');
  await expect(act).toContainText('notes: For the trouble');
  await page.getByLabel('Search the log').fill('nobody at all');
  await expect(page.getByText('Nothing in the log matches.')).toBeVisible();
  await page.getByLabel('Search the log').fill(email);
  await expect(page).toHaveURL(new RegExp(`q=${email.replace('@', '(@|%40)')}`));
  await expect(act).toBeVisible();
  // What is looked at stands in the address at once: a reload loses none of it.
  await page.getByLabel('From').fill('2020-01-31');
  await page.getByLabel('To', { exact: true }).fill('2020-02-01');
  await expect(page.getByText('Nothing in the log matches.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing in the log matches.')).toBeVisible();
  await expect(page.getByLabel('Search the log')).toHaveValue(email);
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(page).toHaveURL(/from=2020-01-31$/);
  await expect(act).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('activity-log.csv');
  await expectGood(page, 'log');
  expect(await axeFindings(page)).toEqual([]);
});

test('packs are saved when a field is left; what is not above 0 is put back', async ({ page, product }) => {
  await asAdmin(page, product);
  await tab(page, 'Credit Packages').click();
  const pack = page.getByRole('listitem').filter({ has: page.locator('input[value="Professional Pack"]') });
  const price = pack.getByLabel('Price in dollars');
  await price.fill('0');
  await price.blur();
  await expect(page.getByText('The price must be above 0')).toBeVisible();
  await expect(price).toHaveValue('99.00');
  await price.fill('$104.50');
  await price.blur();
  await expect(page.getByText('Package saved')).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('104.50');
  await price.fill('110');
  await price.blur();
  // A message waits while the pointer is on it.
  await page.getByText('Package saved').hover();
  await expect(price).toHaveValue('110.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(price).toHaveValue('104.50');

  await price.fill('120');
  await price.blur();
  await page.getByText('Package saved').hover();
  await expect(price).toHaveValue('120.00');
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const packs = (await (await page.request.get(`${product.url}/api/billing/packages`, { headers })).json()) as {
    id: string;
    price: number;
  }[];
  const changed = packs.find((one) => one.price === 12_000);
  const put = await page.request.put(`${product.url}/api/admin/credit-packages/${changed?.id}`, {
    headers,
    data: { price: 9_900 },
  });
  expect(put.status()).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/9900/)).toBeVisible();
  await expect(price).toHaveValue('99.00');
  expect(await axeFindings(page)).toEqual([]);
});

test('a mail is reworded and tested', async ({ page, product }) => {
  await asAdmin(page, product);
  await tab(page, 'Email Templates').click();
  await page.getByRole('combobox', { name: 'Email template' }).selectOption({ label: 'Invitation' });
  await page.getByLabel('Subject').fill('Come in, {{email}}');
  await expect(page.getByText('Come in, {{email}}', { exact: true })).toBeVisible();
  // What was begun is still there after a look elsewhere, and can be given up.
  await tab(page, 'Settings').click();
  await expect(page.getByLabel('Document view')).toBeVisible();
  await tab(page, 'Email Templates').click();
  await page.getByRole('combobox', { name: 'Email template' }).selectOption({ label: 'Invitation' });
  await expect(page.getByLabel('Subject')).toHaveValue('Come in, {{email}}');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Subject')).not.toHaveValue('Come in, {{email}}');
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await page.getByLabel('Subject').fill('Come in, {{email}}');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Template saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Come in, {{email}}');
  const address = newAddress('tester');
  await page.getByLabel('Test address').fill(address);
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('Test email sent')).toBeVisible();
  await expect(page.getByText(`, ${address}`)).toBeVisible();
  expect((await mailTo(product, address, /^Come in/)).subject).toBe(`Come in, ${address}`);
  await page.getByLabel('Test address').fill('nobody');
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('Test Failed')).toBeVisible();
  expect(await axeFindings(page, { except: 'iframe' })).toEqual([]);
  await expectFitting(page, 'templates');
});

test('what a colleague has changed meanwhile is told and shown, and not undone', async ({ page, product, browser }) => {
  await asAdmin(page, product);
  await tab(page, 'Settings').click();
  const text = page.getByRole('textbox', { name: 'Button text' });
  await expect(text).not.toHaveValue('');
  const before = await text.inputValue();
  const colleague = { authorization: `Bearer ${await adminBearer(browser, product)}` };
  const set = (data: object) =>
    page.request.put(`${product.url}/api/admin/settings/referral-button-text`, { headers: colleague, data });
  expect((await set({ text: 'Bring a friend' })).status()).toBe(200);
  await text.fill('Bring two friends');
  await page.getByRole('button', { name: 'Save Button Text' }).click();
  await expect(page.getByText('it is now “Bring a friend”')).toBeVisible();
  await page.getByRole('button', { name: 'Save Button Text' }).click();
  await expect(page.getByText('Button text saved')).toBeVisible();
  await tab(page, 'Activity Logs').click();
  const line = page.getByRole('listitem').filter({ hasText: 'referral.button_text' }).first();
  await expect(line.locator('del')).toHaveText('Bring a friend');
  await expect(line.locator('ins')).toHaveText('Bring two friends');
  expect((await set({ text: before })).status()).toBe(200);
});

test('referral settings save themselves, and at once when the tab or the page is left', async ({ page, product }) => {
  await asAdmin(page, product);
  await tab(page, 'Settings').click();
  const share = page.getByLabel('Credits per social share');
  await expect(share).toHaveValue('1');
  await share.fill('2');
  await expect(page.getByText('Referral settings saved')).toBeVisible();
  await share.fill('1');
  await tab(page, 'Founding Members').click();
  await expect(page.getByText('Genesis')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true }).first()).toBeDisabled();
  const readShare = async () => {
    const answer = await page.request.get(`${product.url}/api/referrals/settings`);
    return ((await answer.json()) as { creditsPerSocialShare: number }).creditsPerSocialShare;
  };
  await expect.poll(readShare).toBe(1);
  await tab(page, 'Settings').click();
  for (const [typed, leave] of [
    ['3', () => page.goto(`${product.url}/terms`)],
    ['1', () => page.reload()],
  ] as const) {
    await page.goto(`${product.url}/admin?tab=settings`);
    await share.fill(typed);
    await leave();
    await expect.poll(readShare).toBe(Number(typed));
  }
  await page.goto(`${product.url}/admin?tab=settings`);
  const emails = page.getByLabel('Max emails per day');
  await emails.fill('99');
  await emails.blur();
  await expect(emails).toHaveValue('5');
  expect(await axeFindings(page)).toEqual([]);
  await expectFitting(page, 'settings');
});

test('reports and requests have their lists, figures and settings', async ({ page, product }) => {
  await asAdmin(page, product);
  await tab(page, 'Document Reports').click();
  await expect(page.getByText(/^No reports\.$|Admin notes/).first()).toBeVisible();
  await tab(page, 'Requests').click();
  await expect(page.getByText(/in all$/)).toBeVisible();
  await tab(page, 'Analytics').click();
  await expect(page.getByRole('heading', { name: 'Most reported documents' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await tab(page, 'Social Content').click();
  await expect(page.getByRole('heading', { name: 'LinkedIn' })).toBeVisible();
  await expectFitting(page, 'social content');
});

test('the overview shows days and health, and the mail log what was sent', async ({ page, product }) => {
  await asAdmin(page, product);
  await tab(page, 'Overview').click();
  await expect(page.getByRole('figure', { name: /^Sign-ups: \d+ in 30 days/ })).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Active people a day: at most \d+ in 30 days/ })).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Credits outstanding: [\d,]+ now, most on / })).toBeVisible();
  await expect(page.getByText('None made here')).toBeVisible();
  await page.getByLabel('Days', { exact: true }).selectOption('7');
  await expect(page.getByRole('figure', { name: /^Sign-ups: \d+ in 7 days/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('figure', { name: /^Sign-ups: \d+ in 7 days/ })).toBeVisible();
  await expectGood(page, 'overview');
  await expectLargeText(page, 'overview');
  await tab(page, 'Mail Log').click();
  const row = page.getByRole('table', { name: 'Mails' }).getByRole('row').filter({ hasText: ADMIN });
  await expect(row.first()).toContainText('sent');
  await page.getByLabel('Search mails').fill('nobody at all');
  await expect(page.getByText('No mails.')).toBeVisible();
  await page.getByLabel('Search mails').fill('');
  await expectGood(page, 'mail log');
  await expectLargeText(page, 'mail log');
});

test('a mail that was given up is sent again from the log', async ({ page, product }) => {
  await asAdmin(page, product);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const send = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const answer = await page.request.fetch(product.url + path, { method, headers, data });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { id: string };
  };
  const template = '/api/admin/email-templates/search_request_rejected';
  await send('PATCH', template, { isActive: false });
  const { id } = await send('POST', '/api/search-requests', { query: 'llama therapy' });
  await send('PATCH', `/api/admin/search-requests/${id}`, { status: 'rejected', adminNotes: 'Not yet.' });
  await page.goto(`${product.url}/admin?tab=mails`);
  await page.getByLabel('State').selectOption('failed');
  const row = page.getByRole('table', { name: 'Mails' }).getByRole('row').filter({ hasText: 'switched off' });
  await expect(async () => {
    await page.reload();
    await page.getByLabel('State').selectOption('failed');
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectGood(page, 'mail that failed');
  await send('PATCH', template, { isActive: true });
  await row.getByRole('button', { name: 'Send Again' }).click();
  await mailTo(product, ADMIN, /What you asked for could not be found/);
});
