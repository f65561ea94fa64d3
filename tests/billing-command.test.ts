import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerOf, openPlan, payAt } from '../server/billing/testing/customers.ts';
import { withoutEvents } from '../server/billing/testing/happenings.ts';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';
import { freeBlock } from './support/product.ts';

let house: TestHouse;
let dataDir: string;

beforeAll(async () => {
  house = await startTestHouse();
  dataDir = mkdtempSync(join(tmpdir(), 'benesight-billing-'));
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Ended {
  code: number;
  output: string;
}

function billing(port: number, ...args: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: house.databaseUrl, DATA_DIR: dataDir, PORT: String(port) };
  return new Promise((resolve) => {
    execFile('node', ['dist/server/billing.js', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

test('sync says at which prices the plans are sold, whether Benesight runs or not', async () => {
  const ada = await house.person();
  const plans = (await ada.call('GET /api/subscriptions/plans')).body;
  const lines = plans.map(({ product, prices }) => `${product.name}: ${prices[0]?.id ?? ''}`);
  const expected = { code: 0, output: [...lines, '2 plans and 3 packs are in the payment account', ''].join('\n') };
  // At the ports of the running house the command finds its sandbox; at free ones it starts it for the while.
  expect(await billing(house.config.ports.payments - 2, 'sync')).toEqual(expected);
  expect(await billing(await freeBlock(), 'sync')).toEqual(expected);
});

test('reconcile gives what was paid for and not given, and finds nothing the next time', async () => {
  const person = await house.person();
  await withoutEvents(house, async () => payAt(await openPlan(house, person)));
  const port = house.config.ports.payments - 2;
  expect(await billing(port, 'reconcile')).toEqual({
    code: 0,
    output: `${await customerOf(house, person)}: 250 credits given\n250 credits were paid for and had not been given\n`,
  });
  expect((await person.call('GET /api/billing/balance')).body.available).toBe(255);
  expect(await billing(port, 'reconcile')).toEqual({ code: 0, output: 'Nothing was paid for and not given\n' });
});

test('without a command it says how it is used', async () => {
  const { code, output } = await billing(await freeBlock());
  expect(code).toBe(2);
  expect(output).toMatch(/^Usage: npm run billing/);
});
