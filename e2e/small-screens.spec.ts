import { openPurchase } from './support/payments.ts';
import { arriveWithLongGuide } from './support/long-guide.ts';
import { arrive, bearerOf } from './support/steps.ts';
import { expectGood, expectLargeText, expectWithin } from './support/expect-good.ts';
import { expect, test } from './support/story.ts';

test('on a phone the title of a screen is in view after each move', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await arrive(page, product);
  const header = page.getByRole('banner');
  for (const [name, title] of [
    ['Billing History', /^Billing History$/],
    ['Subscriptions', /^Choose Your Plan$/],
    ['Dashboard', /^Present and aware/],
    ['Peripheral Vision', /^Peripheral Vision$/],
    ['Vision History', /^Vision History$/],
  ] as const) {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(page.getByRole('main')).toBeFocused();
    await expect
      .poll(async () => {
        const [above, box] = [await header.boundingBox(), await heading.boundingBox()];
        return box !== null && above !== null && box.y >= above.y + above.height;
      })
      .toBe(true);
  }
});

test('on a phone the header has the mark and words, and the menu of the avatar the rest', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, product);
  await page.goto(`${product.url}/subscriptions`);
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: /^Account menu of/ });
  await header.getByRole('button', { name: 'Get Credits', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await menu.click();
  await expectGood(page, 'the menu of the avatar');
  await page.setViewportSize({ width: 390, height: 844 });
  await header.getByRole('button', { name: 'Theme: as on this device' }).click();
  await menu.click();
  await header.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.click();
  await header.getByRole('button', { name: 'Invite & Earn Credits' }).click();
  await expect(page.getByRole('heading', { name: 'Expand the Collective' })).toBeVisible();
  await menu.click();
  await header.getByRole('button', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Billing History' })).toBeVisible();
  await header.getByRole('link', { name: 'Benesight' }).click();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();

  await expectLargeText(page, 'the header');
  await page.setViewportSize({ width: 320, height: 600 });
  await expectWithin(page);
});

test('a long question stays in its field, and one that is too long is kept and said to be', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await arrive(page, product);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  await page.request.patch(`${product.url}/api/user/onboarding`, {
    headers,
    data: { hasSeenGuideSearchOnboarding: true },
  });
  const chat = (await (await page.request.post(`${product.url}/api/chats`, { headers })).json()) as { id: string };
  await page.goto(`${product.url}/guide?chat=${chat.id}`);
  const field = page.getByLabel('Your message');
  await field.fill('What is paid?\n'.repeat(40));
  const box = await field.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(120);
  const send = page.getByRole('button', { name: 'Send message' });
  const below = await send.boundingBox();
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(700);
  const [whole, seen] = await page.evaluate<number[]>(
    "(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])(document.getElementById('insight-composer'))",
  );
  expect(whole).toBeGreaterThan(seen ?? 0);
  await expect(send).toBeEnabled();

  const long = 'benefits '.repeat(1000);
  await field.fill('');
  await field.focus();
  await page.keyboard.insertText(long);
  await expect(page.getByText('8,999 characters: a message holds up to 8,000. Shorten it to send it.')).toBeVisible();
  await expect(field).toHaveValue(long);
  await expect(send).toBeDisabled();
  await page.reload();
  await expect(field).toHaveValue(long);
  await field.fill('Who pays for dental coverage?');
  await expect(send).toBeEnabled();
});

test('the toolbar of the reader is one row on a tablet', async ({ page, product }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const long = await arriveWithLongGuide(page, product);
  await page.goto(`${product.url}/documents/${long}`);
  const title = page.getByRole('heading', { level: 1, name: 'long.pdf' });
  await expect(title).toBeVisible();
  const middleOf = async (part: typeof title) => {
    const box = await part.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  const row = await middleOf(title);
  for (const name of ['Facts (f)', 'Next page (j)', 'Text'])
    expect(Math.abs((await middleOf(page.getByRole('button', { name, exact: true }))) - row), name).toBeLessThan(6);
  expect((await title.boundingBox())?.width).toBeGreaterThan(40);
});

test('F8 leads from a dialog to a message above it, and the purchase dialog begins at its button', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  await page.route('**/api/subscriptions/checkout', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await openPurchase(page);
  const subscribe = page
    .getByRole('dialog', { name: 'Subscription Required' })
    .getByRole('button', { name: 'Subscribe' });
  await expect(subscribe).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Checkout Failed')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Checkout Failed')).toBeHidden();
  await expect(subscribe).toBeVisible();
});

test('a look at the window fetches nothing again', async ({ page, product }) => {
  await arrive(page, product);
  await page.goto(`${product.url}/doc`);
  await expect(page.getByRole('button', { name: 'Your Requests' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.evaluate(
    "window.dispatchEvent(new Event('focus')); document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
  );
  await page.getByRole('link', { name: 'Billing History' }).click();
  await expect(page.getByRole('heading', { name: 'Billing History' })).toBeVisible();
  // What the new screen asks for comes after what the look would have asked for.
  await expect.poll(() => asked.includes('/api/billing/purchases')).toBe(true);
  const later = asked.findIndex((path) => path.startsWith('/api/billing/'));
  expect(asked.slice(0, later)).toEqual([]);
});
