import {
  ARRIVAL,
  buyPack,
  customerPage,
  reconcile,
  setFaults,
  sources,
  subscribe,
  untilCredits,
} from './support/payments.ts';
import { adminBearer, arrive, bearerOf, creditsShown } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

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
  await expect(page.getByText(/^Cancels on /)).toBeVisible(ARRIVAL);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await page.getByRole('button', { name: "Don't cancel" }).click();
  await expect(async () => {
    await page.goto(`${product.url}/subscriptions`);
    await expect(page.getByText(/^Renews on /)).toBeVisible({ timeout: 2000 });
  }).toPass(ARRIVAL);
});

test('an upgrade is confirmed in the portal, paid in full, and brings its credits', async ({ page, product }) => {
  await arrive(page, product);
  await subscribe(page);
  await page.goto(`${product.url}/subscriptions`);
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await page.getByRole('button', { name: 'Confirm and pay $129.00' }).click();
  // Back on the page, plan and credits follow by themselves.
  await expect(page.getByRole('button', { name: 'Downgrade' })).toBeVisible(ARRIVAL);
  await expect(page.locator('header').getByText(creditsShown(1010))).toBeVisible(ARRIVAL);
  await untilCredits(page, product, 10 + 250 + 750);
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
