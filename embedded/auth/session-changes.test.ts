import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/auth-server.ts';

let auth: AuthServer;
const told: (string | null)[] = [];

beforeAll(async () => {
  auth = await startAuthServer();
  auth.service.sessionChanges.listen((userId) => told.push(userId));
});
afterAll(() => auth.close());

it.each([
  ['signing out', (id: string, token: string) => auth.call('POST', '/logout', { token })],
  [
    'a ban',
    (id: string) =>
      auth.call('PUT', `/admin/users/${id}`, { token: auth.service.serviceRoleKey, body: { ban_duration: '1h' } }),
  ],
  [
    'deleting the account',
    (id: string) => auth.call('DELETE', `/admin/users/${id}`, { token: auth.service.serviceRoleKey }),
  ],
  // A connection that was lost at that moment heard nothing: the next look finds it.
  [
    'a change that nobody heard',
    (id: string) => auth.db.query('insert into auth.session_changes (user_id) values ($1)', [id]),
  ],
])('%s is told to every server', async (name, end) => {
  const { id, access } = await auth.person(`${name.replaceAll(' ', '-')}@example.com`);
  expect(told).not.toContain(id);
  await end(id, access);
  await expect.poll(() => told, { timeout: 60_000 }).toContain(id);
});

it('a lost connection is made again, and what was told is told no second time', async () => {
  const before = auth.service.sessionChanges.toldUntil();
  await expect.poll(() => auth.service.sessionChanges.toldUntil(), { timeout: 60_000 }).toBeGreaterThan(before);
  const count = told.length;
  await auth.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'auth-sessions' and datname = current_database()`,
  );
  const lost = performance.now();
  await expect.poll(() => auth.service.sessionChanges.toldUntil(), { timeout: 60_000 }).toBeGreaterThan(lost);
  expect(told).toHaveLength(count);
});
