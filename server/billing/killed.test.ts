import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Connection } from '../db/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { startSecondProcess, type SecondProcess } from '../testing/second-process.ts';
import { lockPayer } from './billing-effects-store.ts';
import { balance, comeBack, expectSound, patience } from './testing/customers.ts';
import { eventsOf, reconcile, sendEvent } from './testing/happenings.ts';
import { buyUnheard, purchases, subscriber } from './testing/subscribers.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

/** A second process that has done what it does at its start: it would find by itself what this test is about. */
async function startQuietProcess(): Promise<SecondProcess> {
  const second = await startSecondProcess(house);
  await reconcile(house);
  return second;
}

/** Holds the lock of a payer until it is released. */
async function holdPayer(userId: string): Promise<{ held: Promise<void>; release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = Promise.resolve();
  await new Promise<void>((locked) => {
    held = inTransaction(house.db, async (tx) => {
      await lockPayer(tx, userId);
      locked();
      await released;
    });
  });
  return { held, release };
}

/** How many other connections to this database wait for something of this kind. */
async function waiting(db: Connection, event: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and wait_event = ${event}`,
  );
  return rows[0]?.n ?? 0;
}

test('a process that is killed before its grant is committed leaves it to the next attempt', async () => {
  const person = await subscriber(house);
  const { url, child } = await startQuietProcess();
  await buyUnheard(house, person);
  const [completed] = await eventsOf(house, person, 'checkout.session.completed');
  const { held, release } = await holdPayer(person.id);
  const sent = sendEvent({ ...house, url }, completed ?? {}).catch(() => 'no answer');
  await expect.poll(() => waiting(house.db, 'advisory'), patience).toBe(1);
  child.kill('SIGKILL');
  expect(await sent).toBe('no answer');
  release();
  await held;
  expect(await balance(person)).toBe(255);
  expect(await sendEvent(house, completed ?? {})).toBe(200);
  expect(await balance(person)).toBe(405);
});

test('a process that is killed between the grant and its answer has granted, once', async () => {
  const person = await subscriber(house);
  const { url, child } = await startQuietProcess();
  const session = await buyUnheard(house, person);
  const [completed] = await eventsOf(house, person, 'checkout.session.completed');
  // The commit takes a while, and is not kept from happening by the death of whoever asked for it.
  await house.db.execute(sql`create function slow_commit() returns trigger language plpgsql
    as $$ begin perform pg_sleep(1); return null; end $$`);
  await house.db.execute(sql`create constraint trigger slow_commit after insert on billing_payment
    deferrable initially deferred for each row execute function slow_commit()`);
  const sent = sendEvent({ ...house, url }, completed ?? {}).catch(() => 'no answer');
  await expect.poll(() => waiting(house.db, 'PgSleep'), { ...patience, interval: 20 }).toBe(1);
  child.kill('SIGKILL');
  expect(await sent).toBe('no answer');
  await expect.poll(() => balance(person), patience).toBe(405);
  expect(await sendEvent(house, completed ?? {})).toBe(200);
  expect((await comeBack(person, session)).body).toMatchObject({ status: 'paid', creditBalance: 405 });
  expect(await balance(person)).toBe(405);
  expect(await purchases(person)).toHaveLength(2);
});
