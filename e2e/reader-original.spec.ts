import { importGuides, removeGuide, unlock } from './support/library.ts';
import { arriveWithLongGuide, sheetOf } from './support/long-guide.ts';
import { axeFindings, expect, test } from './support/story.ts';

test('download under its own name; print holds the pages and nothing of ours', async ({ page, product }) => {
  const short = importGuides(product, {
    'short.txt': 'Leave\n\nParents receive sixteen weeks of paid leave.\n',
  })['short.txt'];
  await page.addInitScript(`{
    const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get() {
      const view = get.call(this);
      if (this.title === 'Print') view.print = () => {
        const inside = view.document;
        window.printed = { pictures: [...inside.images].filter((one) => one.complete && one.naturalWidth > 1000).length,
          text: inside.body.innerText, sandbox: this.getAttribute('sandbox') };
        view.dispatchEvent(new Event('afterprint'));
      };
      return view;
    } });
  }`);
  const long = await arriveWithLongGuide(page, product);
  await unlock(page, product, short ?? '');
  const printed = () => page.evaluate('window.printed') as Promise<{ pictures: number; text: string; sandbox: string }>;

  await page.goto(`${product.url}/documents/${short}`);
  await page.getByRole('button', { name: 'More' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the original' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('short.txt');
  await page.keyboard.press('Control+p');
  await expect.poll(printed).toMatchObject({ pictures: 0, sandbox: 'allow-same-origin allow-modals' });
  expect((await printed()).text).toMatch(/Parents receive sixteen weeks/);
  expect((await printed()).text).not.toMatch(/Benesight|Facts/);

  await page.goto(`${product.url}/documents/${long}`);
  await expect(sheetOf(page, 1).locator('canvas')).toHaveCount(1, { timeout: 30_000 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await expect(dialog.getByText(/Preparing page \d+ of 300/)).toBeVisible({ timeout: 30_000 });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(sheetOf(page, 1).getByText('Part 1 of the guide')).toBeInViewport();
});

test('a damaged file, an expired address, no network, a guide that was removed: each says what to do', async ({
  page,
  product,
}) => {
  const doomed = importGuides(product, { 'doomed.txt': 'Dental\n\nDental cleanings are covered in full.\n' })[
    'doomed.txt'
  ];
  const long = await arriveWithLongGuide(page, product);
  await unlock(page, product, doomed ?? '');
  const file = /\/file\?ticket=/;

  await page.route(file, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 and then nothing' }),
  );
  await page.goto(`${product.url}/documents/${long}?page=2`);
  await expect(page.getByRole('heading', { name: 'The original cannot be shown' })).toBeVisible({ timeout: 30_000 });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Read its text' }).click();
  await expect(page.getByText('Zebra fish are insured on page 2')).toBeVisible();
  await page.unroute(file);

  await page.route(file, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Original', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The original did not arrive' })).toBeVisible();
  await page.unroute(file);

  // The first address has expired by the time it is used.
  let refused = 0;
  await page.route(file, (route) => {
    refused += 1;
    return refused === 1
      ? route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'This link has expired.' } })
      : route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sheetOf(page, 2).getByText('Part 2 of the guide')).toBeInViewport({ timeout: 30_000 });
  expect(refused).toBe(2);
  await page.unroute(file);

  // A download that is refused leaves the guide where it is.
  await page.route(file, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy' } }));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Download the original' }).click();
  await expect(page.getByText('The original cannot be reached', { exact: true })).toBeVisible();
  await expect(sheetOf(page, 2).getByText('Part 2 of the guide')).toBeInViewport();
  await page.unroute(file);

  await page.goto(`${product.url}/documents/${doomed}`);
  await expect(page.getByText('Dental cleanings are covered in full.').first()).toBeVisible();
  removeGuide(product, doomed ?? '');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Download the original' }).click();
  await expect(page.getByText('This guide is no longer there', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This guide does not exist' })).toBeVisible();
});
