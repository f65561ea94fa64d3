import type { Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import { expectWithin } from './support/expect-good.ts';
import { adminBearer, arrive, bearerOf, signIn } from './support/steps.ts';
import { axeFindings, expect, mailTo, PASSWORD, test } from './support/story.ts';

const CALL = '**/api/search-requests';
/** For what a whole page is loaded for. */
const LOADED = { timeout: 30_000 };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request Information' });
const requestsOf = (page: Page) => page.getByRole('region', { name: 'Your Requests' });
const empty = (page: Page) => page.getByRole('heading', { name: 'No documents found' });

/** Searches for words that no guide knows, and opens the dialog. */
async function openDialog(page: Page, product: Product, query: string): Promise<void> {
  await page.goto(`${product.url}/doc?q=${encodeURIComponent(query)}`);
  await expect(empty(page)).toBeVisible(LOADED);
  await page.getByRole('button', { name: 'Request this information' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('what was not found is asked for; the mail about it leads to the search', async ({ page, product, browser }) => {
  const email = await arrive(page, product);
  await openDialog(page, product, 'zxqv wvutk');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('zxqv wvutk')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await expect(dialog.getByText('0/1,000')).toBeVisible();
  await dialog.getByLabel('Reason').fill('  For a pitch on Monday.\nTwo clients asked. ');
  await expect(dialog.getByText('41/1,000')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Urgent' }).check();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('We will write to you when it is in the library.')).toBeVisible();
  const asked = page.getByRole('button', { name: 'Information requested' });
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAttribute('aria-disabled', 'true');
  await asked.press('Enter');
  await expect(dialog).toBeHidden();

  const requests = requestsOf(page);
  await requests.getByRole('button', { name: 'Your Requests 1 pending' }).click();
  const line = requests.getByRole('listitem');
  await expect(line).toContainText('zxqv wvutk');
  await expect(line).toContainText('Pending');
  await expect(line).toContainText('Urgent priority');
  await page.reload();
  await expect(asked).toBeVisible(LOADED);
  await expect(line).toContainText('Pending');

  const headers = { authorization: `Bearer ${await adminBearer(browser, product)}` };
  const waiting = await page.request.get(`${product.url}/api/admin/search-requests?status=pending`, { headers });
  const all = (await waiting.json()) as { id: string; userEmail: string; reason: string }[];
  const own = all.find(({ userEmail }) => userEmail === email);
  expect(own?.reason).toBe('For a pitch on Monday.\nTwo clients asked.');
  const decided = await page.request.patch(`${product.url}/api/admin/search-requests/${own?.id}`, {
    headers,
    data: { status: 'completed', adminNotes: 'Both employers are in.\nLook for their names.' },
  });
  expect(decided.status()).toBe(200);

  const mail = await mailTo(product, email, /what you asked for/i);
  expect(mail.links).toHaveLength(1);
  await page.goto(mail.links[0] ?? '');
  // The mail names the product's own address, where this browser has not signed in yet.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible(LOADED);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Search the guides')).toHaveValue('zxqv wvutk', LOADED);
  await expect(page).toHaveURL(/\/doc\?q=zxqv\+wvutk$/);
  await requests.getByRole('button', { name: 'Your Requests' }).click();
  await expect(line).toContainText('Completed');
  await expect(line).toContainText('Both employers are in.');
  // It is not pending any more: whoever still finds nothing may ask again.
  await expect(page.getByRole('button', { name: 'Request this information' })).toBeVisible();
});

test('a reason that is too long, a server that is away and a second request are refused in words', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await openDialog(page, product, 'qqzx refused');
  const dialog = dialogOf(page);
  const reason = dialog.getByLabel('Reason');
  const submit = dialog.getByRole('button', { name: 'Submit Request' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search-requests') && request.method() === 'POST') sent += 1;
  });

  await reason.fill('x'.repeat(1001));
  await expect(dialog.getByText('1,001/1,000')).toBeVisible();
  await submit.click();
  await expect(dialog.getByText('The reason may have at most 1,000 characters.')).toBeVisible();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  expect(await axeFindings(page)).toEqual([]);
  expect(sent).toBe(0);

  // Closing loses nothing of what was written.
  await reason.fill('x'.repeat(1000));
  await dialog.getByRole('radio', { name: 'High' }).check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Request this information' }).click();
  await expect(reason).toHaveValue('x'.repeat(1000));
  await expect(dialog.getByRole('radio', { name: 'High' })).toBeChecked();

  await page.route(CALL, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await submit.click();
  await expect(dialog.getByText('Failed to submit request. Please try again.')).toBeVisible();
  await expect(reason).toHaveValue('x'.repeat(1000));
  await page.unroute(CALL);

  // The same words from another tab came first.
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const first = await page.request.post(`${product.url}/api/search-requests`, {
    headers,
    data: { query: 'QQZX  refused' },
  });
  expect(first.status()).toBe(200);
  await submit.click();
  await expect(
    dialog.getByText('You have already asked for this. We will write to you when it arrives.'),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Information requested' })).toBeVisible();
});

test('while a request is on its way the dialog stays, however it is closed', async ({ page, product }) => {
  await arrive(page, product);
  await openDialog(page, product, 'qqzx slow');
  const dialog = dialogOf(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let posts = 0;
  await page.route(CALL, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  const submitting = dialog.getByRole('button', { name: 'Submitting…' });
  await expect(submitting).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await submitting.click({ force: true });
  await dialog.getByRole('radio', { name: 'High' }).click({ force: true });
  await expect(dialog.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await expect(dialog).toBeVisible();
  release();
  await expect(dialog).toBeHidden();
  expect(posts).toBe(1);
  await expect(page.getByRole('button', { name: 'Information requested' })).toBeFocused();
});

test('by keyboard alone, from results that left a word out and from the foot of a list', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await page.getByLabel('Search the guides').fill('parental leave zxqvw');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible(LOADED);
  await expect(page.getByText(/No guide mentions “zxqvw”/)).toBeVisible();
  const links = page.getByRole('button', { name: 'Request this information' });
  await expect(links).toHaveCount(2);
  // On from the heading that has the focus: the order of the results, then the note.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^Sort/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(links.first()).toBeFocused();

  await links.last().focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('A client asked.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'High' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const requested = page.getByRole('button', { name: 'Information requested' });
  await expect(requested).toHaveCount(2);
  await expect(requested.last()).toBeFocused();

  const requests = requestsOf(page);
  await requests.getByRole('button', { name: /Your Requests/ }).focus();
  await page.keyboard.press('Enter');
  await expect(requests.getByRole('listitem')).toContainText('High priority');
  expect(await axeFindings(page)).toEqual([]);
});

test('on a phone, light and dark', async ({ browser, page, product }) => {
  const email = await arrive(page, product);
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const phone = await context.newPage();
    await signIn(phone, product, email);
    await expect(phone.getByText(/^Present and aware/)).toBeVisible(LOADED);
    const query = `zzqx${colorScheme} ${'unfindablelongword'.repeat(6)}`;
    await phone.goto(`${product.url}/doc?q=${query}`);
    await expect(empty(phone)).toBeVisible(LOADED);
    expect(await axeFindings(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Request this information' }).tap();
    const dialog = dialogOf(phone);
    // The keyboard stays away until the reason is touched.
    const submit = dialog.getByRole('button', { name: 'Submit Request' });
    await expect(submit).toBeFocused();
    await expect(submit).toBeInViewport();
    expect(await axeFindings(phone)).toEqual([]);
    await expectWithin(phone);
    // A page that is too wide makes the whole phone's view wider.
    expect(await phone.evaluate('innerWidth')).toBe(390);
    await dialog.getByText('High', { exact: true }).tap();
    await submit.tap();
    await expect(dialog).toBeHidden();
    const requests = requestsOf(phone);
    await requests.getByRole('button', { name: /Your Requests/ }).tap();
    await expect(requests.getByRole('listitem').first()).toContainText(`zzqx${colorScheme}`);
    expect(await axeFindings(phone)).toEqual([]);
    await expectWithin(phone);
    await context.close();
  }
});

test('the list of requests: loading, empty, not to be had, and long', async ({ page, product }) => {
  await arrive(page, product);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.url}/doc`);
  const requests = requestsOf(page);
  await requests.getByRole('button', { name: 'Your Requests' }).click();
  await expect(requests.getByText('Loading your requests…')).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
  release();
  await expect(requests.getByText(/You have not asked for anything yet/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  for (let number = 1; number <= 7; number += 1) {
    const asked = await page.request.post(`${product.url}/api/search-requests`, {
      headers,
      data: { query: `A benefit that nobody offers, number ${number}` },
    });
    expect(asked.status()).toBe(200);
  }
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: { error: 'Down', message: 'Down' } }));
  await page.reload();
  await expect(requests.getByRole('alert')).toContainText('Down', LOADED);
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute(CALL);
  await requests.getByRole('button', { name: 'Try again' }).click();
  await expect(requests.getByRole('listitem')).toHaveCount(5);
  await expect(requests.getByText('5 of 7')).toBeVisible();
  await requests.getByRole('button', { name: 'Show more' }).click();
  await expect(requests.getByRole('listitem')).toHaveCount(7);
  await expect(requests.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  // Whether it is open is remembered.
  await page.reload();
  await expect(requests.getByRole('listitem')).toHaveCount(5, LOADED);
});
