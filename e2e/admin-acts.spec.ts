import { expect as expectValue, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Product } from '../tests/support/product.ts';
import { asAdmin, tab } from './support/admin.ts';
import { expectFitting, expectGood, expectLargeText } from './support/expect-good.ts';
import { unlockGuides } from './support/shelf.ts';
import { arrive, bearerOf, signIn } from './support/steps.ts';
import { expect, newAddress, test } from './support/story.ts';

/** Sends a call as whoever is signed in, which must succeed. */
async function send(page: Page, product: Product, method: 'POST' | 'PATCH', path: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const answer = await page.request.fetch(product.url + path, { method, headers, data });
  expectValue(answer.status(), `${method} ${path}`).toBe(200);
}

test('reports are reviewed with notes, and their settings keep to their ranges', async ({ page, product, browser }) => {
  await asAdmin(page, product);
  await tab(page, 'Document Reports').click();
  await tab(page, 'Settings').last().click();
  const form = page.getByRole('tabpanel').last();
  const [most, amount, hours] = ['Automatic refunds per user', 'Credits per refund', 'Hours after unlocking'] as const;
  for (const [label, wrong, kept] of [
    [most, '11', '3'],
    [amount, '0', '1'],
    [hours, '169', '24'],
  ] as const) {
    const field = form.getByLabel(label);
    const before = await field.inputValue();
    await field.fill(wrong);
    await field.blur();
    await expect(field, `${label}: ${kept}`).toHaveValue(before);
  }
  await form.getByLabel('Automatic refunds', { exact: true }).uncheck();
  await form.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await expectGood(page, 'report settings');
  await expectLargeText(page, 'report settings');

  const context = await browser.newContext();
  const client = await context.newPage();
  const email = await arrive(client, product, newAddress('reporter'));
  const guides = await unlockGuides(client, product, 2);
  for (const { id, title } of guides) {
    await send(client, product, 'POST', '/api/documents/report', {
      documentId: id,
      documentTitle: title,
      issueType: 'unreadable',
    });
  }
  await context.close();
  // The address keeps the part of the panel; the list is read anew.
  await page.reload();
  await expect(tab(page, 'Settings').last()).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Reports').click();
  const reports = page.getByRole('listitem').filter({ hasText: email });
  await expect(reports).toHaveCount(2);
  const report = reports.filter({ hasText: guides[0]?.title ?? '' }).first();
  await report.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Notes required')).toBeVisible();
  await expect(page.getByText('Please provide admin notes for this decision.')).toBeVisible();
  await report.getByRole('button', { name: 'Deny' }).click();
  await expect(reports).toHaveCount(2);
  await expectGood(page, 'reports');
  await expectLargeText(page, 'reports');
  await report.getByLabel('Admin notes').fill('The file is broken.');
  await report.getByLabel('Credits to refund').fill('11');
  await report.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(reports).toHaveCount(2);
  await report.getByLabel('Credits to refund').fill('2');
  await report.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Report reviewed')).toBeVisible();
  await expect(reports).toHaveCount(1);
  await reports.getByLabel('Admin notes').fill('It opens here.');
  await reports.getByRole('button', { name: 'Deny' }).click();
  await expect(reports).toHaveCount(0);
  await page.getByLabel('Status').selectOption('approved');
  await expect(reports).toContainText('2 credits returned');

  await tab(page, 'Settings').last().click();
  await form.getByLabel('Automatic refunds', { exact: true }).check();
  await form.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
});

test('a request is noted, then completed; another is rejected', async ({ page, product, browser }) => {
  const context = await browser.newContext();
  const client = await context.newPage();
  const email = await arrive(client, product, newAddress('asker'));
  for (const query of ['Sabbaticals of breweries', 'Pet leave of airlines'])
    await send(client, product, 'POST', '/api/search-requests', { query, priority: 'urgent' });
  await context.close();
  await asAdmin(page, product);
  await tab(page, 'Document Reports').click();
  await tab(page, 'Requests').click();
  const requests = page.getByRole('listitem').filter({ hasText: email });
  const first = requests.filter({ hasText: 'Sabbaticals' });
  await expect(first.getByRole('button', { name: 'Save Notes' })).toBeDisabled();
  await first.getByLabel('Admin notes').fill('Two are on their way.');
  await first.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Request updated')).toBeVisible();
  await expectGood(page, 'requests');
  await expectLargeText(page, 'requests');
  await page.reload();
  await tab(page, 'Requests').click();
  await expect(first.getByLabel('Admin notes')).toHaveValue('Two are on their way.');
  await first.getByRole('button', { name: 'Complete' }).click();
  await expect(first).toHaveCount(0);
  await requests.getByRole('button', { name: 'Reject' }).click();
  await expect(requests).toHaveCount(0);
  await page.getByLabel('Status').selectOption('rejected');
  await expect(requests).toContainText('Pet leave of airlines');
  await expect(requests.getByLabel('Admin notes')).toHaveCount(0);
});

test('prices, expiration and texts for sharing are set, and what does not fit is put back', async ({
  page,
  product,
}) => {
  await asAdmin(page, product);
  await tab(page, 'Settings').click();
  const price = page.getByLabel('Document view');
  await price.fill('101');
  await price.blur();
  await expect(price).toHaveValue('1');
  for (const cost of ['3', '1']) {
    await price.fill(cost);
    await page.getByRole('button', { name: 'Save Costs' }).click();
    await expect
      .poll(async () => (await page.request.get(`${product.url}/api/settings/credit-costs`)).json())
      .toMatchObject({ documentView: Number(cost) });
  }
  await expect(page.getByText('Credit costs saved')).toBeVisible();
  const expire = page.getByLabel('Monthly credits expire');
  await expect(expire).toBeChecked();
  await expire.click();
  await expect(page.getByText('Credit expiration saved')).toBeVisible();
  await expect(expire).not.toBeChecked();
  await expire.click();
  await expect(expire).toBeChecked();
  await page.getByLabel('Welcome credits').fill('6');
  await page.getByLabel('Founding programme is open').click();
  await page.getByRole('button', { name: 'Save Account Settings' }).click();
  await expect(page.getByText('Account settings saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Welcome credits')).toHaveValue('6');
  await expect(page.getByLabel('Founding programme is open')).not.toBeChecked();
  await page.getByLabel('Welcome credits').fill('5');
  await page.getByLabel('Founding programme is open').click();
  await page.getByRole('button', { name: 'Save Account Settings' }).click();
  await expect(page.getByText('Account settings saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Welcome credits')).toHaveValue('5');
  await expect(page.getByLabel('Administrators need a second factor')).not.toBeChecked();
  await expectFitting(page, 'settings');
  await expectLargeText(page, 'settings');

  await tab(page, 'Social Content').click();
  const linkedIn = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'LinkedIn' }) });
  const title = linkedIn.getByLabel('Title');
  const before = await title.inputValue();
  const tags = linkedIn.getByLabel('Hashtags');
  const hashtags = await tags.inputValue();
  await title.fill('');
  await tags.fill('benefits');
  await linkedIn.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Social content saved')).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue(before);
  await expect(tags).toHaveValue('benefits');
  await page.getByRole('button', { name: 'Seed Social Content' }).click();
  await expect(page.getByText('Social content seeded')).toBeVisible();
  await tags.fill(hashtags);
  await linkedIn.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Social content saved')).toBeVisible();
  await expectLargeText(page, 'social content');
  await tab(page, 'Email Templates').click();
  await page.getByRole('button', { name: 'Seed Templates' }).click();
  await expect(page.getByText('Templates seeded')).toBeVisible();
});

test('whoever lost their second factor gets in once an administrator has removed it', async ({
  page,
  product,
  browser,
}) => {
  const context = await browser.newContext();
  const client = await context.newPage();
  const email = await arrive(client, product, newAddress('locked-out'));
  const auth = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${await bearerOf(client)}` };
    const answer = await client.request.post(`${product.url}/auth/v1/factors${path}`, { headers, data });
    expectValue(answer.status(), path).toBe(200);
    return (await answer.json()) as { id: string; totp: { secret: string } };
  };
  const factor = await auth('', { factor_type: 'totp', friendly_name: 'Lost phone' });
  const challenge = await auth(`/${factor.id}/challenge`, {});
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate();
  await auth(`/${factor.id}/verify`, { challenge_id: challenge.id, code });

  await asAdmin(page, product);
  await page.getByLabel('Search users').fill(email);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('list', { name: 'Second factors' })).toContainText('Lost phone');
  await page.getByRole('button', { name: 'Reset Factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Second Factor' });
  await expectGood(page, 'reset a second factor');
  await dialog.getByRole('button', { name: 'Reset Second Factor' }).click();
  await expect(page.getByText('Second factor removed')).toBeVisible();
  await expect(page.getByText('No second factor.')).toBeVisible();

  await client.goto(`${product.url}/first.js`);
  await client.evaluate("localStorage.removeItem('benesight.auth')");
  await signIn(client, product, email);
  await expect(client.getByText(/^Present and aware/)).toBeVisible();
  await context.close();
});

test('the list of reports goes on as long as there are some', async ({ page, product }) => {
  const ALL = 230;
  await asAdmin(page, product);
  await page.route(/\/api\/admin\/document-reports\?/, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [limit, offset] = [Number(asked.get('limit')), Number(asked.get('offset'))];
    const reports = Array.from({ length: Math.min(limit, ALL - offset) }, (_, at) => ({
      report: {
        id: `report-${offset + at}`,
        documentId: 'guide',
        documentTitle: `Guide ${offset + at + 1}`,
        issueType: 'other',
        description: null,
        status: 'denied',
        autoRefunded: false,
        creditsRefunded: 0,
        processedBy: null,
        adminNotes: null,
        createdAt: '2026-01-05T10:00:00.000Z',
      },
      user: { firstName: 'Ada', lastName: 'Keller', email: 'ada@stories.example' },
    }));
    await route.fulfill({ json: { reports, total: ALL } });
  });
  await page.goto(`${product.url}/admin?tab=reports&state=denied`);
  const rows = page.getByRole('tabpanel').last().getByRole('listitem');
  const more = page.getByRole('button', { name: 'Show more' });
  for (const shown of [50, 100, 150, 200]) {
    await expect(rows).toHaveCount(shown);
    await more.click();
  }
  await expect(rows).toHaveCount(ALL);
  await expect(rows.last()).toContainText('Guide 230');
  await expect(more).toBeHidden();
  await page.getByLabel('Status').selectOption('All');
  await expect(page).toHaveURL(/state=all/);
});
