import { expectWithin } from './support/expect-good.ts';
import {
  ARRIVAL,
  buyPack,
  customerPage,
  openPurchase,
  subscribe,
  takeCredits,
  untilCredits,
} from './support/payments.ts';
import { arrive, bearerOf, expectCredits } from './support/steps.ts';
import { axeFindings, expect, test } from './support/story.ts';

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
  await takeCredits(page, product, browser, 310);
  const control = await customerPage(page, product, email);
  await control.getByRole('button', { name: 'Refund', exact: true }).first().click();
  await expect(async () => {
    await page.goto(`${product.url}/billing/history`);
    await expect(page.getByText(/^50 credits owed: /)).toBeVisible({ timeout: 2000 });
  }).toPass(ARRIVAL);
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
    await expectWithin(page);
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

  await takeCredits(page, product, browser, 250);
  await page.reload();
  await expectCredits(page, 4);
  await expect(banner).toBeVisible();
});
