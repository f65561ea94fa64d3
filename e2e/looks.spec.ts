import type { Page } from '@playwright/test';
import { asAdmin } from './support/admin.ts';
import { expectFitting, expectWithin } from './support/expect-good.ts';
import { findGuides, unlock } from './support/library.ts';
import { openPurchase, subscribe } from './support/payments.ts';
import { arrive, bearerOf, signIn } from './support/steps.ts';
import { brokenWords, layoutShift, observeShifts, spreadAnswers, whatShifted } from './support/steadiness.ts';
import { expect, test } from './support/story.ts';

interface Screen {
  name: string;
  path: string;
  /** What is looked at is opened by a press: the screen may move to make room for it. */
  pressed?: true;
  /** What shows that the screen is there. */
  shown: (page: Page) => Promise<void>;
}

const heading = (name: RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { name }).first()).toBeVisible({ timeout: 30_000 });
};

const SIGNED_OUT: Screen[] = [
  { name: 'sign-in', path: '/login', shown: heading(/^Sign in$/) },
  { name: 'sign-up', path: '/signup', shown: heading(/Create your account/) },
  { name: 'terms', path: '/terms', shown: heading(/terms/i) },
  { name: 'privacy', path: '/privacy', shown: heading(/privacy/i) },
];

/** An unlocked guide; where there is room, with what it states beside it. */
const openGuide = (type: string, id: string | undefined): Screen => ({
  name: `guide (${type})`,
  path: `/documents/${id}`,
  shown: async (page) => {
    const pages = type === 'pdf' ? page.getByRole('region', { name: /of the guide$/ }) : page.locator('main iframe');
    await expect(pages).toBeVisible({ timeout: 30_000 });
    if ((page.viewportSize()?.width ?? 0) < 600) return;
    await expect(page.getByRole('complementary', { name: 'Facts' }).getByRole('listitem').first()).toBeVisible();
  },
});

async function opens(page: Page, screen: Screen, origin: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${origin}${screen.path}`);
  await screen.shown(page);
  await page.waitForLoadState('networkidle');
  if (screen.pressed !== true) {
    const moved = (await whatShifted(page)).join('; ');
    expect(await layoutShift(page), `${screen.name} moves while it is loaded: ${moved}`).toBeLessThanOrEqual(0.02);
  }
  await expectFitting(page, screen.name);
  if ((page.viewportSize()?.width ?? 0) > 600) return;
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expectWithin(page, `${screen.name} with large text`);
  await expect.poll(() => brokenWords(page), { message: `${screen.name} with large text` }).toEqual([]);
}

test('the way to a plan fits on a phone with large text', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, product);
  await openPurchase(page);
  const dialog = page.getByRole('dialog', { name: 'Subscription Required' });
  await expect(dialog.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const wide = await page.evaluate(
    "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('[role=dialog]'))",
  );
  expect(wide, 'what stands in the dialog is wider than it').toBe(0);
  expect(await brokenWords(page)).toEqual([]);
  await page.goBack();
  await expect(dialog, 'back closes what lies over the page').toBeHidden();
  await expect(page.getByText(/^Present and aware/)).toBeVisible();
});

test('the tabs of the panel stand still and fit', async ({ page, product }) => {
  await observeShifts(page.context());
  await spreadAnswers(page.context());
  await asAdmin(page, product);
  const tabs: Screen[] = [
    { name: 'settings', path: '/admin?tab=settings', shown: heading(/^Referral Button Text$/) },
    {
      name: 'templates',
      path: '/admin?tab=templates',
      shown: async (page) => expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible(),
    },
  ];
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const screen of tabs) await opens(page, screen, product.url);
  }
});

test('every screen is accessible and fits, on phone and desktop, light and dark', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(600_000);
  const email = await arrive(page, product);
  await subscribe(page);
  const headers = { authorization: `Bearer ${await bearerOf(page)}` };
  await page.request.patch(`${product.url}/api/user/onboarding`, {
    headers,
    data: { hasSeenGuideSearchOnboarding: true },
  });
  const chat = (await (await page.request.post(`${product.url}/api/chats`, { headers })).json()) as { id: string };
  const question = { chatId: chat.id, message: 'Who pays for dental coverage?' };
  expect((await page.request.post(`${product.url}/api/guide-search/chat`, { headers, data: question })).status()).toBe(
    200,
  );
  const pdfs = { query: 'tuition reimbursement', filters: { types: ['pdf'] } };
  const [first, second] = await findGuides(page, product, pdfs);
  await unlock(page, product, first?.id ?? '');
  const unlocked: Screen[] = [openGuide('pdf', first?.id)];
  for (const type of ['docx', 'html']) {
    const [found] = await findGuides(page, product, { query: 'deductible', filters: { types: [type] } });
    await unlock(page, product, found?.id ?? '');
    unlocked.push(openGuide(type, found?.id));
  }

  const signedIn: Screen[] = [
    { name: 'dashboard', path: '/', shown: heading(/Present and aware/) },
    { name: 'search', path: '/doc', shown: heading(/Peripheral Vision/) },
    {
      name: 'results',
      path: '/doc?q=tuition+reimbursement',
      shown: async (page) => expect(page.getByRole('article').first()).toBeVisible(),
    },
    {
      name: 'narrowed results',
      path: '/doc?q=leave&year=2025&year=2026&fact=leave.parental_birth_weeks%3E=1',
      shown: async (page) => expect(page.getByRole('button', { name: 'Remove Plan year: 2025' })).toBeVisible(),
    },
    ...unlocked,
    {
      name: 'facts of a guide',
      pressed: true,
      path: `/documents/${first?.id}`,
      shown: async (page) => {
        await expect(page.getByRole('region', { name: /of the guide$/ })).toBeVisible();
        const toggle = page.getByRole('button', { name: 'Facts (f)', exact: true });
        if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
        await expect(page.getByRole('heading', { name: 'Medical', exact: true })).toBeVisible();
      },
    },
    { name: 'history', path: '/my-documents', shown: heading(/Vision History/) },
    {
      name: 'chat',
      path: `/guide?chat=${chat.id}`,
      shown: async (page) => expect(page.getByRole('article', { name: 'BenJovi' })).toBeVisible(),
    },
    {
      name: 'maximus',
      path: '/maximus',
      shown: async (page) => {
        await expect(page.getByRole('dialog', { name: 'Before you ask' })).toBeVisible();
        await expect(
          page.frameLocator('iframe[title="Maximus chat"]').getByText('What does the market do?'),
        ).toBeVisible();
      },
    },
    { name: 'no chat', path: '/guide', shown: heading(/Select or start a perspective to continue/) },
    {
      name: 'locked guide',
      path: `/documents/${second?.id}`,
      shown: async (page) => expect(page.getByRole('button', { name: /Unlock/ })).toBeVisible(),
    },
    { name: 'account', path: '/account', shown: heading(/^Devices$/) },
    { name: 'referrals', path: '/referrals', shown: heading(/^Expand the Collective$/) },
    { name: 'plans', path: '/subscriptions', shown: heading(/Choose Your Plan/) },
    {
      name: 'billing history',
      path: '/billing/history',
      shown: async (page) => expect(page.getByRole('region', { name: 'All Activity' }).getByRole('row')).toHaveCount(8),
    },
    { name: 'no payment', path: '/billing/success', shown: heading(/Invalid Payment Session/) },
    {
      name: 'packs',
      pressed: true,
      path: '/',
      shown: async (page) => {
        await openPurchase(page);
        await expect(page.getByRole('radio').first()).toBeVisible();
      },
    },
    { name: 'unknown address', path: '/nowhere', shown: async (page) => expect(page.getByRole('main')).toBeVisible() },
  ];

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    await observeShifts(context);
    await spreadAnswers(context);
    const view = await context.newPage();
    for (const screen of SIGNED_OUT) await opens(view, screen, product.url);
    await signIn(view, product, email);
    await expect(view.getByText(/^Present and aware/)).toBeVisible({ timeout: 30_000 });
    for (const screen of signedIn) await opens(view, screen, product.url);
    await context.close();
  }
});
