import type { ServerResponse } from 'node:http';
import { sendDelta, sendEnd, startScriptedModel, type ScriptedModel } from '../server/testing/scripted-model.ts';
import { startProduct } from '../tests/support/product.ts';
import { ask, openInsight } from './support/insight-steps.ts';
import { arrive, signIn } from './support/steps.ts';
import { expect, test as story } from './support/story.ts';

/** An answer that comes as slowly as a story says. */
interface SlowModel {
  /** Says a line more of the answer that is being written. */
  say(...lines: readonly string[]): void;
  end(): void;
}

const test = story.extend<object, { slow: SlowModel & Pick<ScriptedModel, 'url'> }>({
  slow: [
    async ({ browserName: _ }, use) => {
      const model = await startScriptedModel();
      const waiting: ServerResponse[] = [];
      let said: string[] = [];
      const now = () => waiting.at(-1);
      model.play((response) => {
        waiting.push(response);
        for (const line of said) sendDelta(response, { content: `${line}\n\n` });
        said = [];
      });
      await use({
        url: model.url,
        say(...lines) {
          const response = now();
          if (response === undefined) said.push(...lines);
          else for (const line of lines) sendDelta(response, { content: `${line}\n\n` });
        },
        end() {
          const response = waiting.pop();
          if (response === undefined) return;
          sendDelta(response, {}, 'stop');
          sendEnd(response);
        },
      });
      await model.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ slow }, use) => {
      const product = await startProduct({
        env: { MODEL_URL: slow.url, LOG_LEVEL: 'silent', SAMPLE_LIBRARY: '12' },
      });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** What is said of itself needs no source. */
const lines = (count: number, what: string): string[] =>
  Array.from({ length: count }, (_, at) => `I look at ${what}, page ${at + 1}.`);

test('an answer is stopped: what was said stays, and after a reload it says that it was stopped', async ({
  page,
  product,
  slow,
}) => {
  await arrive(page, product);
  await openInsight(page);
  slow.say('I begin to read.');
  await ask(page, 'How long does COBRA last?');
  const answer = page.getByRole('article', { name: 'BenJovi' });
  await expect(answer).toContainText('I begin to read.');
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  await expect(answer.getByText('Typing...', { exact: true })).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(answer.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(stop).toBeHidden();
  slow.end();
  await page.reload();
  await expect(answer).toContainText('I begin to read.');
  await expect(answer.getByText('Stopped', { exact: true })).toBeVisible();
});

test('an answer goes on after a reload in the middle, and on another device', async ({
  page,
  product,
  slow,
  browser,
}) => {
  const email = await arrive(page, product);
  await openInsight(page);
  slow.say('I begin to read.');
  await ask(page, 'How long does COBRA last?');
  const here = page.getByRole('article', { name: 'BenJovi' });
  await expect(here).toContainText('I begin to read.');
  await page.reload();
  await expect(here).toContainText('I begin to read.');
  await expect(here).toHaveAttribute('aria-busy', 'true');

  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await device.newPage();
  await signIn(phone, product, email);
  await expect(phone.getByText(/^Present and aware/)).toBeVisible();
  await phone.goto(page.url());
  const there = phone.getByRole('article', { name: 'BenJovi' });
  await expect(there).toContainText('I begin to read.');
  slow.say('I am done.');
  for (const one of [here, there]) await expect(one).toContainText('I am done.');
  slow.end();
  for (const one of [here, there]) {
    await expect(one).toHaveAttribute('aria-busy', 'false');
    await expect(one).toHaveCount(1);
  }
  await device.close();
});

test('who scrolls up while an answer comes is left alone, and follows again on request', async ({
  page,
  product,
  slow,
}) => {
  await arrive(page, product);
  await openInsight(page);
  slow.say(...lines(40, 'a guide'));
  await ask(page, 'How long does COBRA last?');
  const answers = page.getByRole('article', { name: 'BenJovi' });
  await expect(answers.first()).toContainText('page 40.');
  slow.end();
  await expect(answers.first()).toHaveAttribute('aria-busy', 'false');
  slow.say(...lines(40, 'another guide'));
  await ask(page, 'And for a divorce?');
  await expect(answers.last()).toContainText('another guide, page 40.');

  const pane = page.getByRole('region', { name: 'Conversation' });
  const top = () => pane.evaluate((one) => one.scrollTop);
  await pane.evaluate((one) => {
    one.scrollTop -= 700;
  });
  await expect(page.getByRole('button', { name: 'Go to the latest message' })).toBeVisible();
  const left = await top();
  slow.say(...lines(30, 'a third guide'));
  await expect(answers.last()).toContainText('a third guide, page 30.');
  expect(await top()).toBe(left);

  await page.getByRole('button', { name: 'Go to the latest message' }).click();
  await expect(page.getByText('I look at a third guide, page 30.')).toBeInViewport();
  slow.end();
  await expect(answers.last()).toHaveAttribute('aria-busy', 'false');
});
