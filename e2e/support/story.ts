import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { startProduct, type Product } from '../../tests/support/product.ts';

/** A mail as the inbox tells it. */
export interface CaughtMail {
  to: string;
  subject: string;
  otp: string | null;
  links: string[];
}

/** A frame without an origin of its own has no storage. */
const ANSWERED = `try {
  if (!localStorage.getItem('asks') && !localStorage.getItem('benesight.analytics-consent'))
    localStorage.setItem('benesight.analytics-consent', 'refused');
} catch {}`;

/**
 * Stories share one running product a worker: each signs up people of its own. Files with another product are called `with-…`
 * and come last: whoever followed them would have to start the usual one anew.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright reads the names of a fixture's needs from this pattern: none.
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ env: { ADMIN_EMAILS: 'admin@stories.example' } });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // The question about statistics has a story of its own; everywhere else it was answered before.
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(ANSWERED);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // What the page's own policy refuses is a mistake of ours, even where nobody sees it.
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
    });
    await use(page);
    expect(refused).toEqual([]);
  },
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});

export { expect };

export const PASSWORD = 'first light at dawn';

let people = 0;

/** An address that nobody has used yet. */
export function newAddress(name = 'consultant'): string {
  people += 1;
  return `${name}-${process.pid}-${people}@stories.example`;
}

/** Waits for a mail to an address and answers the newest whose subject matches. */
export async function mailTo(product: Product, to: string, subject: RegExp): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${product.inboxUrl}/api/messages?to=${encodeURIComponent(to)}`);
        const mails = (await answer.json()) as CaughtMail[];
        found = mails.find((mail) => subject.test(mail.subject));
        return found !== undefined;
      },
      { message: `a mail to ${to} about ${subject}`, timeout: 45_000, intervals: [50, 50, 100, 100, 200, 500] },
    )
    .toBe(true);
  if (found === undefined) throw new Error('unreachable: the poll above has found it');
  return found;
}

/** The link of a mail that leads to the page with the button. */
export function linkOf(mail: CaughtMail): string {
  const link = mail.links.find((address) => address.includes('/auth/v1/'));
  if (link === undefined) throw new Error(`The mail "${mail.subject}" has no link: ${mail.links.join(', ')}`);
  return link;
}

const ALL_RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;

/** The rules among them whose answer depends on colours: the same page in the dark need not be asked the others again. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

const require = createRequire(import.meta.url);
/** As small as it comes: a page reads all of it. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe, put into a page once and not twice for each look. It reads a colour, as the browser tells it, for every word and all
 * that lies behind it: each is read once.
 */
const AXE = `if (window.axe === undefined) {
  ${axeSource}
  const { prototype } = window.axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map();
  prototype.parseString = function (text) {
    const before = known.get(text);
    if (before !== undefined) {
      [this.r, this.g, this.b, this.alpha] = before;
      return this;
    }
    const answer = read.call(this, text);
    known.set(text, [this.r, this.g, this.b, this.alpha]);
    return answer;
  };
}`;

interface AxeOptions {
  /** What is left out: axe cannot look into a frame that runs no script. */
  except?: string;
  coloursOnly?: boolean;
}

/** Longer than anything on our screens fades. A browser that draws no frame meanwhile must not hold a story up for ever. */
const SETTLED_WITHIN_MS = 3_000;

/** Waits until nothing fades any more: half way, colours would be measured that nobody sees. What turns for ever may go on. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const late = new Promise((resolve) => setTimeout(resolve, ${SETTLED_WITHIN_MS}));
    const frame = () => Promise.race([late, new Promise((resolve) => requestAnimationFrame(resolve))]);
    await frame();
    await frame();
    const ending = document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.race([late, Promise.allSettled(ending.map((one) => one.finished))]);
  })()`);
}

/** What axe finds on the page as it is, as short lines; an empty list is the only good answer. */
export async function axeFindings(page: Page, { except, coloursOnly = false }: AxeOptions = {}): Promise<string[]> {
  await settled(page);
  const { type, values } = coloursOnly ? COLOUR_RULES : ALL_RULES;
  if (await page.evaluate('window.axe === undefined')) await page.evaluate(AXE);
  // Of the builder a page would get it twice more each time; the frames in it, where there are some, get it of nobody else.
  const axe = new AxeBuilder({ page, axeSource: page.frames().length > 1 ? AXE : '/* It is there. */' }).options({
    runOnly: { type, values: [...values] },
    // What passes is not told node by node: nobody reads it, and it takes longer than the looking.
    resultTypes: ['violations'],
  });
  // All of it in the page: else every look opens a page of its own, for frames of other origins, and we have none.
  axe.setLegacyMode(true);
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
