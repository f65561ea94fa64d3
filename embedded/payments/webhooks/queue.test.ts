import { expect, it } from 'vitest';
import { inTransaction, openDatabase } from '../database.ts';
import { createCustomer, newCustomer } from '../resources/create-customer.ts';
import { openAccount } from '../testing/open-account.ts';
import { startSandbox } from '../testing/sandbox.ts';
import { claimDeliveries, holdDeliveries } from './queue.ts';

it('each delivery is taken by one process alone, and none waits for another', async () => {
  const sandbox = await startSandbox();
  // From here on nobody delivers what is queued.
  await sandbox.payments.close();
  const account = await openAccount(sandbox);
  await account.run(async (state) => {
    for (let index = 0; index < 10; index += 1) await createCustomer(state, await newCustomer(state, null));
  });
  const pool = await openDatabase(sandbox.databaseUrl);
  const other = await openDatabase(sandbox.databaseUrl);
  // The second one asks while the first one is still taking.
  const [first, second] = await inTransaction(pool, async (tx) => [
    await claimDeliveries(tx, 6, 60),
    await claimDeliveries(other, 6, 60),
  ]);
  expect([first.length, second.length]).toEqual([6, 4]);
  expect(new Set([...first, ...second].map(({ number }) => number)).size).toBe(10);
  expect(await claimDeliveries(other, 6, 60)).toEqual([]);
  await holdDeliveries(pool, first.slice(4), 0);
  expect(await claimDeliveries(other, 6, 60)).toHaveLength(2);
  await Promise.all([account.close(), pool.end(), other.end()]);
  await sandbox.close();
});
