import type { Page } from '@playwright/test';
import { expectFitting } from './support/expect-good.ts';
import { arrive, expectCredits, signUp } from './support/steps.ts';
import { axeFindings, expect, mailTo, newAddress, test } from './support/story.ts';

/** Shares lead out of the product: what would be opened is kept instead. */
const keepPopups = (page: Page) =>
  page.addInitScript('window.popups = []; window.open = (...all) => { window.popups.push(all); return null; }');

test('invite by mail, share, copy the link; who joins by it appears, with the credits', async ({
  page,
  product,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepPopups(page);
  await arrive(page, product);
  await page.getByRole('link', { name: 'Expand Collective' }).click();
  await expect(page.getByRole('heading', { name: 'Expand the Collective', level: 1 })).toBeVisible();
  await expect(page.getByText('+10 credits')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expectFitting(page, 'referrals');

  await page.getByRole('button', { name: 'Send Invitations' }).click();
  await expect(page.getByText('No Valid Emails')).toBeVisible();
  await expect(page.getByText('Please enter at least one valid email address')).toBeVisible();
  const invited = newAddress('colleague');
  await page.getByLabel('Email address', { exact: true }).fill(invited);
  await page.getByRole('button', { name: 'Add Another Email' }).click();
  await page.getByLabel('Email address 2').fill(invited.replace('@', '+again@'));
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(2);
  let submissions = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/referrals/emails')) submissions += 1;
  });
  // A second press in the same moment is none: it would be told that everybody was invited already.
  await page.getByRole('button', { name: 'Send Invitations' }).dblclick();
  await expect(page.getByText('Emails Submitted!')).toBeVisible();
  await expect(
    page.getByText(/^1 invitation sent\. You earned 1 credit\. Not invited: .* \(already invited\)\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(page.getByLabel('Email address', { exact: true })).toHaveValue('');
  await expectCredits(page, 11);
  expect(submissions).toBe(1);
  const list = page.getByRole('region', { name: 'Your Invitations' });
  await expect(list.getByRole('listitem')).toHaveText([new RegExp(`${invited}.*Invited.*\\+1 credit`)]);
  expect((await mailTo(product, invited, /invites you to Benesight/)).links[0]).toContain(
    '/signup?utm_source=referral',
  );

  await page.getByRole('button', { name: /^Share on Twitter/ }).click();
  await expect(page.getByText('Share Recorded!')).toBeVisible();
  await expectCredits(page, 12);
  const popups = await page.evaluate('window.popups');
  expect(popups).toEqual([
    [
      expect.stringMatching(/^https:\/\/twitter\.com\/intent\/tweet\?url=.*utm_campaign%3Dtwitter/),
      '_blank',
      'noopener,width=600,height=400',
    ],
  ]);
  await expect(page.getByRole('button', { name: /Facebook/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const link = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(link).toMatch(
    /\/signup\?utm_source=referral&utm_medium=social&utm_campaign=direct&utm_content=[0-9a-f-]{36}$/,
  );

  // Somebody looks around first, and signs up at an address without the note of who referred them.
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await signUp(visitor, product);
  await other.close();
  await page.reload();
  await expectCredits(page, 22);
  await expect(list.getByRole('listitem').first()).toHaveText(/Somebody who followed your link.*Joined.*\+10 credits/);
});

test('the dialog of the dashboard checks what is typed, invites, and shares on Facebook too', async ({
  page,
  product,
}) => {
  await keepPopups(page);
  await arrive(page, product);
  await page.getByRole('button', { name: 'Refer Friends & Earn Credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refer Friends & Earn Credits' });
  await expect(dialog).toContainText('Up to 5 emails per day and 50 per week, at most 50 per submission.');
  const box = dialog.getByLabel('Email addresses');
  const send = dialog.getByRole('button', { name: 'Send Invitations' });
  await send.click();
  await expect(page.getByText('Please enter at least one email address')).toBeVisible();
  await box.fill('ada@keller.example, bob, cy@');
  await send.click();
  await expect(page.getByText('Please check these email addresses: bob, cy@')).toBeVisible();
  await box.fill(Array.from({ length: 51 }, (_, at) => `a${at}@keller.example`).join(','));
  await send.click();
  await expect(page.getByText('Maximum 50 emails per submission')).toBeVisible();
  const [one, two] = [newAddress('friend'), newAddress('friend')];
  await box.fill(`${one}, ${two}`);
  await send.click();
  await expect(page.getByText('Emails Submitted!')).toBeVisible();
  await expect(box).toHaveValue('');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Facebook' }).click();
  await expect(page.getByText('Share Recorded!')).toBeVisible();
  expect(await page.evaluate('window.popups[0][0]')).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=/);
  await page.keyboard.press('Escape');
  await expectCredits(page, 13);
});

test('a platform that is switched off is not offered; with none left the rest of the page stands', async ({
  page,
  product,
}) => {
  await arrive(page, product);
  let offered = [{ platform: 'linkedin', title: '', description: '', callToAction: '', hashtags: '', isActive: true }];
  await page.route('**/api/social-sharing-content', (route) => route.fulfill({ json: offered }));
  await page.goto(`${product.url}/referrals`);
  await expect(page.getByRole('button', { name: /^Share on Twitter/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Share on LinkedIn/ })).toBeVisible();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Refer Friends & Earn Credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refer Friends & Earn Credits' });
  await expect(dialog.getByRole('button', { name: 'Facebook' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'LinkedIn' })).toBeVisible();
  offered = [];
  await page.goto(`${product.url}/referrals`);
  await expect(page.getByText('Sharing is switched off at the moment. Your link below works anywhere.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
