import { AuthAdminApi, type AuthError } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthServer } from './testing/auth-server.ts';
import { startAuthServer } from './testing/auth-server.ts';

/** What the public client is used for, call by call, against a service that confirms addresses at once. */

let auth: AuthServer;
let admin: InstanceType<typeof AuthAdminApi>;
const password = 'correct horse battery';
let count = 0;
const anEmail = (): string => `client-${(count += 1)}@example.com`;

beforeAll(async () => {
  auth = await startAuthServer({ autoconfirm: true });
  const bearer = { Authorization: `Bearer ${auth.service.serviceRoleKey}`, apikey: auth.service.serviceRoleKey };
  admin = new AuthAdminApi({ url: auth.url, headers: bearer });
});
afterAll(() => auth.close());

async function signedUp() {
  const client = auth.client();
  const email = anEmail();
  const { data, error } = await client.signUp({ email, password, options: { data: { team: 'north' } } });
  if (error || data.session === null) throw error ?? new Error('no session');
  return { client, email, session: data.session };
}

const refusalOf = ({ error }: { error: AuthError | null }): unknown =>
  error === null ? null : { status: error.status, code: error.code };

describe('A session of the public client', () => {
  it('is refreshed with the token that is passed, and with the one that is kept', async () => {
    const { client, session } = await signedUp();
    const passed = await client.refreshSession({ refresh_token: session.refresh_token });
    expect(passed.error).toBeNull();
    expect(passed.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(passed.data.session?.refresh_token).not.toBe(session.refresh_token);
    const kept = await client.refreshSession();
    expect(kept.data.session?.refresh_token).not.toBe(passed.data.session?.refresh_token);
  });

  it('is set from two tokens in another client, also from an access token that has ended', async () => {
    const { client, session } = await signedUp();
    const other = auth.client();
    const set = await other.setSession(session);
    expect(set.error).toBeNull();
    expect((await other.getSession()).data.session?.user.id).toBe(session.user.id);
    const updated = await other.updateUser({ data: { hello: 'world' } });
    expect(updated.data.user?.user_metadata).toEqual(expect.objectContaining({ team: 'north', hello: 'world' }));
    const refused = await auth.client().setSession({ access_token: 'a.b.c', refresh_token: session.refresh_token });
    expect(refused.error).not.toBeNull();
    expect((await client.getUser()).data.user?.user_metadata).toMatchObject({ hello: 'world' });
  });

  it('is asked for once by however many calls at the same time', async () => {
    const { client } = await signedUp();
    const many = await Promise.all(Array.from({ length: 5 }, () => client.refreshSession()));
    expect(new Set(many.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
  });

  it('says what has happened: signed in, refreshed, changed, signed out', async () => {
    const client = auth.client();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const email = anEmail();
    await client.signUp({ email, password });
    await client.refreshSession();
    await client.updateUser({ data: { theme: 'dark' } });
    await client.signOut();
    await expect
      .poll(() => events)
      .toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']);
  });

  it('ends here alone, or everywhere else, as the scope says', async () => {
    const { client, email } = await signedUp();
    const other = auth.client();
    await other.signInWithPassword({ email, password });
    await client.signOut({ scope: 'others' });
    expect((await client.getUser()).error).toBeNull();
    expect(refusalOf(await other.getUser())).toMatchObject({ status: 400 });
    const third = auth.client();
    await third.signInWithPassword({ email, password });
    await client.signOut({ scope: 'local' });
    expect((await client.getSession()).data.session).toBeNull();
    expect((await third.getUser()).error).toBeNull();
  });

  it('has claims that are checked by the published keys', async () => {
    const { client, session } = await signedUp();
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({ sub: session.user.id, role: 'authenticated', aal: 'aal1' });
    expect((await auth.client().getClaims(`${session.access_token.slice(0, -6)}AAAAAA`)).error).not.toBeNull();
  });

  it('has one identity, which cannot be taken away', async () => {
    const { client } = await signedUp();
    const { data } = await client.getUserIdentities();
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email']);
    const [identity] = data?.identities ?? [];
    if (identity === undefined) throw new Error('no identity');
    expect(refusalOf(await client.unlinkIdentity(identity))).toEqual({ status: 404, code: 'manual_linking_disabled' });
  });
});

describe('What is wrong', () => {
  it.each([
    [{ email: 'short@example.com', password: '123' }, 422, 'weak_password'],
    [{ email: 'a', password }, 400, 'validation_failed'],
    [{ phone: '+15550100', password }, 400, 'phone_provider_disabled'],
  ])('at sign-up, %j, is %i %s', async (given, status, code) => {
    expect(refusalOf(await auth.client().signUp(given))).toEqual({ status, code });
  });

  it('at sign-in is the same for an unknown address and a wrong password', async () => {
    const { client, email } = await signedUp();
    const refused = { status: 400, code: 'invalid_credentials' };
    expect(refusalOf(await client.signInWithPassword({ email, password: 'wrong one' }))).toEqual(refused);
    expect(refusalOf(await client.signInWithPassword({ email: anEmail(), password }))).toEqual(refused);
  });

  it('about a code is said with its status', async () => {
    const client = auth.client();
    expect(refusalOf(await client.verifyOtp({ email: anEmail(), token: '123456', type: 'email' }))).toEqual({
      status: 403,
      code: 'otp_expired',
    });
    expect(refusalOf(await client.verifyOtp({ phone: '+15550100', token: '123456', type: 'sms' }))).toEqual({
      status: 400,
      code: 'phone_provider_disabled',
    });
    expect(refusalOf(await client.signInWithOtp({ email: 'no address' }))).toMatchObject({ status: 400 });
  });
});

describe('What is off answers as the hosted service does where it is off', () => {
  it.each([
    [
      'social login with a token',
      400,
      'provider_disabled',
      () => auth.client().signInWithIdToken({ provider: 'google', token: 'x' }),
    ],
    [
      'single sign-on',
      404,
      'saml_provider_disabled',
      () => auth.client().signInWithSSO({ domain: 'example.com', options: { skipBrowserRedirect: true } }),
    ],
    ['a phone code', 400, 'phone_provider_disabled', () => auth.client().signInWithOtp({ phone: '+15550100' })],
    [
      'a phone password',
      400,
      'phone_provider_disabled',
      () => auth.client().signInWithPassword({ phone: '+15550100', password }),
    ],
  ] as const)('%s: %i %s', async (_what, status, code, call) => {
    expect(refusalOf(await call())).toEqual({ status, code });
  });

  it.each([
    ['POST', '/passkeys/authentication/options', 'passkey_disabled'],
    ['POST', '/passkeys/authentication/verify', 'passkey_disabled'],
    ['POST', '/passkeys/registration/options', 'passkey_disabled'],
    ['GET', '/passkeys', 'passkey_disabled'],
    ['DELETE', '/passkeys/5', 'passkey_disabled'],
    ['GET', '/oauth/authorizations/5', 'feature_disabled'],
    ['POST', '/oauth/authorizations/5/consent', 'feature_disabled'],
    ['POST', '/oauth/token', 'feature_disabled'],
    ['GET', '/user/oauth/grants', 'feature_disabled'],
    ['GET', '/.well-known/oauth-authorization-server', 'feature_disabled'],
  ])('%s %s is 404 %s, for whomever', async (method, path, code) => {
    const { session } = await signedUp();
    for (const token of [undefined, session.access_token]) {
      const answer = await auth.call(method, path, { ...(token !== undefined && { token }) });
      expect(answer).toMatchObject({ status: 404, body: { code } });
    }
  });

  it.each([
    ['/admin/oauth/clients', 'feature_disabled'],
    ['/admin/custom-providers', 'feature_disabled'],
    ['/admin/users/5/passkeys', 'passkey_disabled'],
    ['/admin/sso/providers', 'saml_provider_disabled'],
  ])('%s is 404 %s, once the caller may administer', async (path, code) => {
    expect(await auth.call('GET', path)).toMatchObject({ status: 401 });
    const answer = await auth.call('GET', path, { token: auth.service.serviceRoleKey });
    expect(answer).toMatchObject({ status: 404, body: { code } });
  });

  it.each(['phone', 'webauthn'] as const)('a second factor of the kind %s', async (factorType) => {
    const { client } = await signedUp();
    const enrolled =
      factorType === 'phone'
        ? await client.mfa.enroll({ factorType, phone: '+15550100', friendlyName: 'Other' })
        : await client.mfa.enroll({ factorType, friendlyName: 'Other' });
    expect(refusalOf(enrolled)).toEqual({ status: 422, code: `mfa_${factorType}_enroll_not_enabled` });
  });
});

describe('The administrating client', () => {
  const made = async (more: object = {}) => {
    const { data, error } = await admin.createUser({ email: anEmail(), password, ...more });
    if (error) throw error;
    return data.user;
  };

  it('makes people with what is known of them, finds and lists them', async () => {
    const user = await made({ user_metadata: { image: 'a.png' }, app_metadata: { roles: ['editor'] } });
    expect(user).toMatchObject({
      user_metadata: { image: 'a.png' },
      app_metadata: { provider: 'email', roles: ['editor'] },
    });
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(user.email);
    const { data } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(data.users).toHaveLength(2);
    expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) });
    expect(refusalOf(await admin.createUser({ email: user.email ?? '', password }))).toEqual({
      status: 422,
      code: 'email_exists',
    });
  });

  it('changes address, metadata and confirmation', async () => {
    const user = await made();
    const email = anEmail();
    const changed = await admin.updateUserById(user.id, {
      email,
      email_confirm: true,
      user_metadata: { color: 'yellow' },
      app_metadata: { roles: ['admin'] },
    });
    expect(changed.data.user).toMatchObject({ email, user_metadata: { color: 'yellow' } });
    expect(changed.data.user?.app_metadata['roles']).toEqual(['admin']);
    expect(changed.data.user?.email_confirmed_at).toBeTruthy();
    expect((await auth.client().signInWithPassword({ email, password })).error).toBeNull();
  });

  it('deletes somebody once, and ends a session that it is shown', async () => {
    const user = await made();
    expect((await admin.deleteUser(user.id)).error).toBeNull();
    expect(refusalOf(await admin.deleteUser(user.id))).toEqual({ status: 404, code: 'user_not_found' });
    const { client, session } = await signedUp();
    expect((await admin.signOut(session.access_token)).error).toBeNull();
    expect((await client.getUser()).error).not.toBeNull();
    expect((await admin.signOut('this-is-no-token')).error).not.toBeNull();
  });

  it('makes links and invites', async () => {
    const email = anEmail();
    const link = await admin.generateLink({ type: 'signup', email, password, options: { data: { status: 'alpha' } } });
    expect(link.error).toBeNull();
    expect(link.data.properties).toMatchObject({
      verification_type: 'signup',
      email_otp: expect.stringMatching(/^\d{6}$/),
    });
    expect(link.data.properties?.action_link).toContain('type=signup');
    expect(link.data.user?.user_metadata).toEqual({ status: 'alpha' });
    const invited = await admin.inviteUserByEmail(anEmail(), { data: { status: 'beta' } });
    expect(invited.data.user?.invited_at).toBeTruthy();
    expect(refusalOf(await admin.generateLink({ type: 'recovery', email: anEmail() }))).toMatchObject({ status: 404 });
  });

  it('sees second factors and takes them away', async () => {
    const { client, session } = await signedUp();
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const { data } = await admin.mfa.listFactors({ userId: session.user.id });
    expect(data?.factors.map(({ id }) => id)).toEqual([enrolled.data?.id]);
    const removed = await admin.mfa.deleteFactor({ id: enrolled.data?.id ?? '', userId: session.user.id });
    expect(removed.error).toBeNull();
  });

  it('is refused with the token of a person', async () => {
    const { session } = await signedUp();
    const person = new AuthAdminApi({ url: auth.url, headers: { Authorization: `Bearer ${session.access_token}` } });
    expect(refusalOf(await person.listUsers())).toEqual({ status: 403, code: 'not_admin' });
  });
});
