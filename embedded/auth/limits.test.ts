import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/auth-server.ts';
import { parallel, tally } from './testing/measure.ts';

/** The limits as they are when nobody sets them: an office behind one address does not notice them. */

let auth: AuthServer;
beforeAll(async () => {
  auth = await startAuthServer();
});
afterAll(() => auth.close());

test('forty calls of one person at once pass: sign-in, and asking who one is', async () => {
  const { email, password, access } = await auth.person('ada@example.com');
  const body = { email, password };
  const signIns = await parallel(40, () => auth.call('POST', '/token?grant_type=password', { body }));
  expect(tally(signIns)).toEqual({ 200: 40 });
  expect(tally(await parallel(40, () => auth.call('GET', '/user', { token: access })))).toEqual({ 200: 40 });
});

test('one address may cause a hundred mails in an hour, and not any number', async () => {
  const recover = (index: number) => auth.call('POST', '/recover', { body: { email: `p${index}@example.com` } });
  expect(tally(await parallel(100, recover))).toEqual({ 200: 100 });
  auth.advance(300_000);
  expect(tally(await parallel(400, (index) => recover(1_000 + index)))).toHaveProperty('429');
});
