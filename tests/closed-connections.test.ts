import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';

/** The embedded services with a table that one of their calls cannot do without. */
const services = [
  { name: 'auth', table: 'auth.users' },
  { name: 'mail', table: 'embedded_mail.caught' },
  { name: 'payments', table: 'embedded_payments.objects' },
] as const;

let house: TestHouse;
/** Holds the locks. */
let holder: Client;
/** Looks on: within a transaction, who waits is seen as it was at its first look. */
let watcher: Client;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
  holder = new Client({ connectionString: house.databaseUrl });
  watcher = new Client({ connectionString: house.databaseUrl });
  await Promise.all([holder.connect(), watcher.connect()]);
});
afterAll(async () => {
  await Promise.all([holder?.end(), watcher?.end()]);
  await house?.close();
});

test('a connection that the database closes in the middle of a call costs that call, not the process', async () => {
  const { email, password } = await house.person();
  const calls = {
    auth: () =>
      statusOf(`${house.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    mail: () => statusOf(`http://127.0.0.1:${house.config.ports.inbox}/api/messages`),
    payments: () => house.payments.stripe.customers.list().then(() => 200, statusOfError),
  };
  const all = () => Promise.all(services.map(({ name }) => calls[name]()));
  expect(await all()).toEqual([200, 200, 200]);

  await holder.query('begin');
  for (const { table } of services) await holder.query(`lock table ${table} in access exclusive mode`);
  const during = all();
  await vi.waitFor(async () => expect(await waiting()).toEqual(services.map(({ name }) => name)), 60_000);
  await watcher.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name in ('auth', 'mail', 'payments')`);
  await holder.query('rollback');
  expect((await during).every((status) => status >= 500)).toBe(true);
  // That a connection is gone is news to a process that is busy: until it has heard, another call may be given it.
  await expect.poll(all, { timeout: 30_000 }).toEqual([200, 200, 200]);
});

/** Whose connections wait for a lock now. */
async function waiting(): Promise<string[]> {
  const { rows } = await watcher.query<{ name: string }>(`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' order by 1`);
  return rows.map(({ name }) => name);
}

async function statusOf(address: string, request: RequestInit = {}): Promise<number> {
  const answer = await fetch(address, request);
  await answer.arrayBuffer();
  return answer.status;
}

const statusOfError = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
