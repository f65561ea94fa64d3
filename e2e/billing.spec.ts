import { holdBack } from './support/hold-back.ts';
import { ARRIVAL, CARDS, customerPage, openPurchase, payByCard, sources, subscribe } from './support/payments.ts';
import { arrive, expectCredits, withoutFoundingNumber } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

test('subscribe, then a pack: the credits are there, with receipts', async ({ page, product }) => {
  await withoutFoundingNumber(page);
  await arrive(page, product);
  await expect(page.getByRole('link', { name: 'Expand Consciousness' })).toBeVisible();
  await page.getByRole('button', { name: 'Credits Used' }).click();
  const required = page.getByRole('dialog', { name: 'Subscription Required' });
  await expect(required).toContainText('$49 / month');
  await expect(required).toContainText('250 credits every month');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(required).toBeHidden();
  await expect(page.getByRole('button', { name: 'Credits Used' })).toBeFocused();

  await subscribe(page);
  await expectCredits(page, 260);
  await expect(page.getByText('$49.00 USD')).toBeVisible();
  await expect(page.getByText('260 credits').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText('Premium Member')).toBeVisible();

  await openPurchase(page);
  const packs = page.getByRole('dialog', { name: 'Get Credits' });
  await expect(packs.getByRole('radio', { name: /150 credits/ })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await packs.getByRole('radio', { name: /^50 credits/ }).check();
  await expect(packs.getByText('$0.30 per credit')).toBeVisible();
  await packs.getByRole('button', { name: 'Purchase for $15.00' }).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible(ARRIVAL);
  await expect(page.getByText('$15.00 USD')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Guide Search' })).toHaveAttribute('href', '/guide');
  await expectCredits(page, 310);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expectCredits(page, 310);
  await page.goto(page.url().replace('/billing/success', '/billing/subscription-success'));
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/billing\/success\?session_id=/);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'Billing History' })).toBeVisible();
  await expect(sources(page)).toHaveText([
    /^Monthly credits.*250$/,
    /^Welcome credits.*5$/,
    /^Profile completed.*5$/,
    /^Credit pack.*50$/,
  ]);
  const bought = page.getByRole('region', { name: 'Credit Purchases' }).getByRole('listitem');
  await expect(bought).toHaveCount(2);
  const receipt = bought.first().getByRole('link', { name: /Receipt/ });
  await expect(receipt).toHaveAttribute('rel', /noopener/);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), receipt.click()]);
  await expect(opened.getByText('$15.00').first()).toBeVisible();
  await opened.close();
  expect(await axeFindings(page)).toEqual([]);
});

test('a declined card buys nothing, and another one can be tried', async ({ page, product }) => {
  await arrive(page, product);
  await openPurchase(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Subscribe' }).click();
  await payByCard(page, CARDS.declined);
  await expect(page.getByText('The card was declined by its bank.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expectCredits(page, 10);

  const other = await page.context().newPage();
  await other.goto(product.url);
  await openPurchase(other);
  await expect(other.getByRole('dialog', { name: 'Subscription Required' })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  await payByCard(page, CARDS.declined);
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Your subscription is active' })).toBeVisible(ARRIVAL);
  await expectCredits(page, 260);
  // The dialog of the other tab has noticed by itself.
  await expect(other.getByRole('dialog', { name: 'Get Credits' })).toContainText('You have 260 credits.', ARRIVAL);
  await other.close();
});

test('what the payment service does not answer is said in words, and can be tried again', async ({ page, product }) => {
  await arrive(page, product);
  const sentence = 'The payment service did not answer. Please try again.';
  const refused = { error: sentence, message: sentence, code: 'payments_unavailable' };
  const toast = page.getByRole('region', { name: 'Notifications' });
  const refuse = (path: string) => page.route(`**${path}`, (route) => route.fulfill({ status: 502, json: refused }));

  await refuse('/api/subscriptions/checkout');
  await openPurchase(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Subscribe' }).click();
  await expect(toast).toContainText('Checkout Failed');
  await expect(toast).toContainText('Unable to create subscription checkout. Please try again.');
  await page.goto(`${product.url}/subscriptions`);
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  await expect(toast).toContainText('Subscription Error');
  await expect(toast).toContainText('Failed to start subscription process. Please try again.');
  await page.unroute('**/api/subscriptions/checkout');

  await subscribe(page);
  await refuse('/api/billing/checkout');
  await openPurchase(page);
  const packs = page.getByRole('dialog', { name: 'Get Credits' });
  await packs.getByRole('button', { name: /^Purchase for/ }).click();
  await expect(toast).toContainText('Unable to create checkout session. Please try again.');
  await page.route('**/api/billing/checkout', (route) => route.fulfill({ json: {} }));
  const answered = await holdBack(page, 'POST', /^\/api\/billing\/checkout$/);
  await packs.getByRole('button', { name: /^Purchase for/ }).click();
  await expect(packs.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await answered();
  await expect(toast).toContainText('Checkout Failed');
  await expect(packs.getByRole('button', { name: 'Purchase for $39.00' })).toBeEnabled();

  await page.goto(`${product.url}/subscriptions`);
  await refuse('/api/subscriptions/portal');
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(toast).toContainText('Portal Error');
  await expect(toast).toContainText(sentence);
  await page.route('**/api/subscriptions/portal', (route) => route.abort());
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(toast).toContainText('Failed to open billing portal. Please try again.');

  await refuse('/api/subscriptions/plans');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unable to Load Plans' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/api/subscriptions/plans');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeVisible();
});

test('a bank debit is waited for, and its credits come when the bank has answered', async ({ page, product }) => {
  const email = await arrive(page, product);
  await subscribe(page);
  await openPurchase(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Purchase for/ })
    .click();
  await page.getByLabel('Bank debit').check();
  await page.getByLabel('Account number').fill('000123456789');
  await page.getByLabel('Name on account').fill('Ada Keller');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible(ARRIVAL);
  await expectCredits(page, 260);
  expect(await axeFindings(page)).toEqual([]);
  const control = await customerPage(page, product, email);
  const settle = control.getByRole('button', { name: 'Succeed now' });
  await settle.click();
  await expect(settle).toBeHidden();
  await control.close();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible(ARRIVAL);
  await expectCredits(page, 410);
});

test('a success page without a payment of the person says so', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/billing/success`);
  await expect(page.getByRole('heading', { name: 'Invalid Payment Session' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${product.url}/billing/success?session_id=`);
  await expect(page.getByRole('heading', { name: 'Invalid Payment Session' })).toBeVisible();
  // A person who cannot be read: the payment may be fine, and is named for whoever is asked about it.
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${product.url}/billing/success?session_id=cs_test_of_nobody`);
  await expect(page.getByRole('heading', { name: 'Payment Verification Failed' })).toBeVisible(ARRIVAL);
  await expect(page.getByText('cs_test_of_nobody')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/api/auth/user');
  await page.goto(`${product.url}/billing/success?session_id=cs_test_of_nobody`);
  await expect(page.getByRole('heading', { name: 'Payment Verification Failed' })).toBeVisible();
  await expect(page.getByText('cs_test_of_nobody')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${product.url}/billing/subscription-success`);
  await expect(page.getByRole('heading', { name: "We couldn't find your subscription details." })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
});
