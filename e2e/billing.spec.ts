import type { Page } from '@playwright/test';
import type { Product } from '../tests/support/product.ts';
import {
  buyPack,
  CARDS,
  customerPage,
  openPurchase,
  payByCard,
  reconcile,
  setFaults,
  subscribe,
} from './support/payments.ts';
import { adminBearer, arrive, bearerOf, creditsShown, expectCredits } from './support/steps.ts';
import { axeFindings, expect, overflow, test } from './support/story.ts';

/** Events take a moment from the sandbox to the app, longer on a busy machine. */
const arrival = { timeout: 30_000 };

/** Looks again until the header shows `credits`. */
async function untilCredits(page: Page, product: Product, credits: number): Promise<void> {
  await expect(async () => {
    await page.goto(`${product.url}/billing/history`);
    await expect(page.locator('header').getByText(creditsShown(credits))).toBeVisible({ timeout: 2000 });
  }).toPass(arrival);
}

/** What the billing history says the balance is made of, in the order of spending. */
const sources = (page: Page) => page.getByRole('region', { name: 'Balance' }).getByRole('listitem');

test('subscribe, then a pack: the credits are there, with receipts', async ({ page, product }) => {
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
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible(arrival);
  await expect(page.getByText('$15.00 USD')).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Your subscription is active' })).toBeVisible(arrival);
  await expectCredits(page, 260);
  // The dialog of the other tab has noticed by itself.
  await expect(other.getByRole('dialog', { name: 'Get Credits' })).toContainText('You have 260 credits.', arrival);
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
  await packs.getByRole('button', { name: /^Purchase for/ }).click();
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
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible(arrival);
  await expectCredits(page, 260);
  expect(await axeFindings(page)).toEqual([]);
  const control = await customerPage(page, product, email);
  const settle = control.getByRole('button', { name: 'Succeed now' });
  await settle.click();
  await expect(settle).toBeHidden();
  await control.close();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible(arrival);
  await expectCredits(page, 410);
});

test('a success page without a payment of the person says so', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/billing/success`);
  await expect(page.getByRole('heading', { name: 'Invalid Payment Session' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${product.url}/billing/success?session_id=cs_test_of_nobody`);
  await expect(page.getByRole('heading', { name: 'Payment Verification Failed' })).toBeVisible();
  await expect(page.getByText('cs_test_of_nobody')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${product.url}/billing/subscription-success`);
  await expect(page.getByRole('heading', { name: "We couldn't find your subscription details." })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
});

test('a month later there are new credits, and the old ones have expired or were carried over', async ({
  page,
  product,
  browser,
}) => {
  const email = await arrive(page, product);
  await subscribe(page);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  expect((await page.request.post(`${product.url}/api/chats`, { headers })).status()).toBe(200);
  await untilCredits(page, product, 259);
  await expect(page.getByText(/^249 credits expire on /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Credit Usage' }).getByRole('listitem')).toHaveText([
    /Insight chat.*−1/,
  ]);

  const toNextRenewal = async () => {
    const control = await customerPage(page, product, email);
    await control.getByRole('button', { name: 'Advance to the next renewal' }).click();
  };
  await toNextRenewal();
  await untilCredits(page, product, 260);
  const activity = page.getByRole('region', { name: 'All Activity' });
  await expect(activity.getByRole('row', { name: /Expired credits.*−249/ })).toBeVisible();
  await expect(sources(page).first()).toHaveText(/^Monthly credits.*250$/);

  const authorization = `Bearer ${await adminBearer(browser, product)}`;
  const expiration = async (monthlyCreditsExpire: boolean) => {
    const answer = await page.request.post(`${product.url}/api/admin/settings/credit-expiration`, {
      headers: { authorization },
      data: { monthlyCreditsExpire },
    });
    expect(answer.status()).toBe(200);
  };
  await expiration(false);
  try {
    await page.goto(`${product.url}/billing/history`);
    await expect(page.getByText('None of them expire.')).toBeVisible();
    await toNextRenewal();
    await untilCredits(page, product, 510);
    await expect(sources(page).first()).toHaveText(/^Monthly credits.*Carried over.*250$/);
  } finally {
    await expiration(true);
  }
});

test('cancelled in the portal, the plan says until when; resumed, it renews', async ({ page, product }) => {
  await arrive(page, product);
  await subscribe(page);
  await page.goto(`${product.url}/subscriptions`);
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await page.getByRole('link', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('link', { name: /^Return to/ }).click();
  await expect(page.getByText(/^Cancels on /)).toBeVisible(arrival);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await page.getByRole('button', { name: "Don't cancel" }).click();
  await expect(async () => {
    await page.goto(`${product.url}/subscriptions`);
    await expect(page.getByText(/^Renews on /)).toBeVisible({ timeout: 2000 });
  }).toPass(arrival);
});

test('an upgrade is confirmed in the portal, paid in full, and brings its credits', async ({ page, product }) => {
  await arrive(page, product);
  await subscribe(page);
  await page.goto(`${product.url}/subscriptions`);
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await page.getByRole('button', { name: 'Confirm and pay $129.00' }).click();
  // Back on the page, plan and credits follow by themselves.
  await expect(page.getByRole('button', { name: 'Downgrade' })).toBeVisible(arrival);
  await expect(page.locator('header').getByText(creditsShown(1010))).toBeVisible(arrival);
  await untilCredits(page, product, 10 + 250 + 750);
});

test('what is refunded takes its credits back, and says so', async ({ page, product }) => {
  const email = await arrive(page, product);
  await subscribe(page);
  await buyPack(page);
  await expectCredits(page, 410);
  const control = await customerPage(page, product, email);
  await control.getByLabel('Amount to refund (USD)').first().fill('13.00');
  await control.getByRole('button', { name: 'Refund', exact: true }).first().click();
  await expect(control.getByText('Refund of $13.00')).toBeVisible();
  await untilCredits(page, product, 360);
  await expect(page.getByRole('region', { name: 'Credit Purchases' }).getByText('$13.00 returned')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'All Activity' }).getByRole('row', { name: /Payment taken back.*−50/ }),
  ).toBeVisible();
  await control.getByRole('button', { name: 'Refund', exact: true }).first().click();
  await untilCredits(page, product, 260);
});

test('credits of a returned payment that are gone are owed, and the next ones settle that first', async ({
  page,
  product,
  browser,
}) => {
  const email = await arrive(page, product);
  await subscribe(page);
  await buyPack(page);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const me = (await (await page.request.get(`${product.url}/api/auth/user`, { headers })).json()) as { id: string };
  const taken = await page.request.post(`${product.url}/api/admin/users/${me.id}/adjust-credits`, {
    headers: { authorization: `Bearer ${await adminBearer(browser, product)}` },
    data: { amount: -310, notes: 'Taken for a story' },
  });
  expect(taken.status()).toBe(200);
  const control = await customerPage(page, product, email);
  await control.getByRole('button', { name: 'Refund', exact: true }).first().click();
  await expect(async () => {
    await page.goto(`${product.url}/billing/history`);
    await expect(page.getByText(/^50 credits owed: /)).toBeVisible({ timeout: 2000 });
  }).toPass(arrival);
  await openPurchase(page);
  await expect(page.getByRole('dialog', { name: 'Get Credits' })).toContainText('You owe 50 credits');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await buyPack(page);
  await expect(
    page.getByText('150 credits were added to your account. 50 of them settled what you owed.'),
  ).toBeVisible();
  await expectCredits(page, 100);
});

test('events that come twice, in the wrong order and late lead to the same credits', async ({ page, product }) => {
  const email = await arrive(page, product);
  await setFaults(page, product, { duplicate: true, reorder: true, delaySeconds: 2 });
  try {
    await subscribe(page);
    await buyPack(page);
    const control = await customerPage(page, product, email);
    await control.getByLabel('Amount to refund (USD)').first().fill('13.00');
    await control.getByRole('button', { name: 'Refund', exact: true }).first().click();
    await control.getByRole('button', { name: 'Advance to the next renewal' }).click();
  } finally {
    await setFaults(page, product, {});
  }
  await untilCredits(page, product, 10 + 250 + 100);
  // Late events still come in: nothing may move any more.
  await page.waitForTimeout(4000);
  await untilCredits(page, product, 10 + 250 + 100);
  await expect(page.getByRole('region', { name: 'Credit Purchases' }).getByRole('listitem')).toHaveCount(3);
});

test('events that never come are made up for by the command', async ({ page, product }) => {
  const email = await arrive(page, product);
  await subscribe(page);
  await setFaults(page, product, { drop: 1000 });
  try {
    const control = await customerPage(page, product, email);
    await control.getByRole('button', { name: 'Advance to the next renewal' }).click();
    await page.goto(`${product.url}/subscriptions`);
    await page.getByRole('button', { name: 'Manage Billing' }).click();
    await page.getByRole('link', { name: 'Cancel subscription' }).click();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('link', { name: /^Return to/ }).click();
    await expect(page.getByText(/^Renews on /)).toBeVisible();
  } finally {
    await setFaults(page, product, {});
  }
  expect(await reconcile(product)).toContain('250 credits were paid for and had not been given');
  await page.goto(`${product.url}/subscriptions`);
  await expect(page.getByText(/^Cancels on /)).toBeVisible();
  await untilCredits(page, product, 260);
  expect(await reconcile(product)).toContain('Nothing was paid for and not given');
});

test('the low-credit banner stays away once dismissed, until credits have risen and fallen again', async ({
  page,
  product,
  browser,
}) => {
  await arrive(page, product);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  const spend = async (credits: number) => {
    for (let chat = 0; chat < credits; chat += 1) {
      expect((await page.request.post(`${product.url}/api/chats`, { headers })).status()).toBe(200);
    }
    await page.reload();
  };
  const banner = page.getByRole('complementary', { name: 'Low credits' });
  await spend(4);
  await expectCredits(page, 6);
  await expect(banner).toBeHidden();
  await spend(1);
  await expect(banner).toContainText('You are running low: 5 credits left.');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.goto(`${product.url}/doc`);
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Get Credits' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscription Required' })).toBeVisible();
  await page.keyboard.press('Escape');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  await spend(1);
  await expectCredits(page, 4);
  await expect(banner).toBeHidden();

  await page.goto(`${product.url}/billing/history`);
  await subscribe(page);
  await expectCredits(page, 254);
  await expect(banner).toBeHidden();

  const me = (await (await page.request.get(`${product.url}/api/auth/user`, { headers })).json()) as { id: string };
  const taken = await page.request.post(`${product.url}/api/admin/users/${me.id}/adjust-credits`, {
    headers: { authorization: `Bearer ${await adminBearer(browser, product)}` },
    data: { amount: -250, notes: 'Taken for a story' },
  });
  expect(taken.status()).toBe(200);
  await page.reload();
  await expectCredits(page, 4);
  await expect(banner).toBeVisible();
});
