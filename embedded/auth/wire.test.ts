import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpOf } from './factors.ts';
import type { AuthServer } from './testing/auth-server.ts';
import { site, startAuthServer, tokensOf } from './testing/auth-server.ts';

let auth: AuthServer;

beforeAll(async () => {
  auth = await startAuthServer();
});

afterAll(() => auth.close());

const signedIn = async (email: string) => {
  const person = await auth.person(email);
  const client = auth.client();
  await client.signInWithPassword({ email, password: person.password });
  return { person, client };
};

describe('errors', () => {
  const body = { email: 'nobody@example.com', password: 'wrong' };

  it('have the new shape for a client that names the version', async () => {
    const answer = await auth.call('POST', '/token?grant_type=password', { body });
    expect(answer.status).toBe(400);
    expect(answer.text).toBe('{"code":"invalid_credentials","message":"Invalid login credentials"}');
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
  });

  it('have the old shape without it', async () => {
    const headers = { 'X-Supabase-Api-Version': '' };
    const answer = await auth.call('POST', '/token?grant_type=password', { body, headers });
    expect(answer.text).toBe('{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}');
    expect(answer.headers.get('x-supabase-api-version')).toBeNull();
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
  });

  it('name the reasons of a weak password', async () => {
    const weak = await auth.client().signUp({ email: 'weak@example.com', password: 'short' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
    const answer = await auth.call('POST', '/signup', { body: { email: 'weak@example.com', password: 'short' } });
    expect(answer.body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    });
    expect(answer.headers.get('x-sb-error-code')).toBeNull();
  });

  it.each([
    ['{', 'bad_json'],
    ['{"email":5}', 'validation_failed'],
    ['{"email":"a\\u0000@example.com","password":"orchard lane"}', 'validation_failed'],
    [{ email: 'half@example.com', password: 'orchard lane\ud83d' }, 'validation_failed'],
    [{ email: 'half@example.com', password: 'orchard lane', data: { firstName: '\ude00' } }, 'validation_failed'],
    [{ email: 'half@example.com', password: 'orchard lane', data: { '\ud83d': 'x' } }, 'validation_failed'],
    [{ email: 'no address', password: 'orchard lane' }, 'validation_failed'],
    [{ email: 'a\u0130b@example.com', password: 'orchard lane' }, 'validation_failed'],
    [{ email: 'a\r\nbcc: b@example.com', password: 'orchard lane' }, 'validation_failed'],
    [{ email: 'two@@example.com', password: 'orchard lane' }, 'validation_failed'],
    [{ email: 'long@example.com', password: 'x'.repeat(73) }, 'validation_failed'],
    [{ email: 'none@example.com' }, 'validation_failed'],
    [{ phone: '+15550100', password: 'orchard lane' }, 'phone_provider_disabled'],
  ])('of sign-up: %j is 400 %s', async (given, code) => {
    expect(await auth.call('POST', '/signup', { body: given })).toMatchObject({ status: 400, body: { code } });
  });

  it.each([
    ['POST', '/token?grant_type=id_token', { provider: 'google' }, 400, 'provider_disabled'],
    ['POST', '/token?grant_type=web3', {}, 422, 'web3_provider_disabled'],
    ['POST', '/token?grant_type=other', {}, 400, 'invalid_credentials'],
    ['POST', '/token?grant_type=refresh_token', {}, 400, 'validation_failed'],
    ['POST', '/token?grant_type=refresh_token', { refresh_token: 'x' }, 400, 'refresh_token_not_found'],
    ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
    ['POST', '/signup', {}, 422, 'anonymous_provider_disabled'],
    ['POST', '/verify', { type: 'signup', token_hash: 'x' }, 403, 'otp_expired'],
    ['POST', '/verify', { type: 'odd', email: 'a@example.com', token: '1' }, 400, 'validation_failed'],
    ['POST', '/verify', { email: 'a@example.com', token: '1' }, 400, 'validation_failed'],
    ['POST', '/otp', { email: 'a@example.com', data: { name: '\ud83d' } }, 400, 'validation_failed'],
    ['POST', '/token?grant_type=password', { email: 'a\ud83d@b.example', password: 'x' }, 400, 'validation_failed'],
    ['POST', '/token?grant_type=refresh_token', { refresh_token: '\ud83d' }, 400, 'validation_failed'],
    ['POST', '/resend', { type: 'odd', email: 'a@example.com' }, 400, 'validation_failed'],
    ['POST', '/sso', { domain: 'example.com' }, 404, 'saml_provider_disabled'],
    ['GET', '/authorize?provider=google', undefined, 400, 'validation_failed'],
    ['GET', '/nothing/here', undefined, 404, 'not_found'],
    ['GET', '/admin/users/%zz', undefined, 400, 'validation_failed'],
    ['POST', '/factors', {}, 401, 'no_authorization'],
    ['POST', '/logout', undefined, 401, 'no_authorization'],
    ['GET', '/admin/users', undefined, 401, 'no_authorization'],
    ['POST', '/invite', { email: 'a@example.com' }, 401, 'no_authorization'],
  ])('%s %s %j is %i %s', async (method, path, body, status, code) => {
    const answer = await auth.call(method, path, body === undefined ? {} : { body });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});

describe('what anybody may read', () => {
  it('settings, health and the public keys', async () => {
    const settings = await auth.call('GET', '/settings');
    expect(settings.body).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
    expect((await auth.call('GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
    const jwks = await auth.call('GET', '/.well-known/jwks.json');
    expect(jwks.headers.get('cache-control')).toContain('max-age=600');
    const keys = jwks.body['keys'] as Record<string, unknown>[];
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('other origins may ask and read what they need', async () => {
    const preflight = await auth.call('OPTIONS', '/token', {
      headers: { origin: 'https://other.test', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const allowed = preflight.headers.get('access-control-allow-headers') ?? '';
    for (const name of ['apikey', 'authorization', 'content-type', 'x-supabase-api-version', 'x-client-info']) {
      expect(allowed).toContain(name);
    }
    const exposed = (await auth.call('GET', '/settings')).headers.get('access-control-expose-headers') ?? '';
    for (const name of ['X-Supabase-Api-Version', 'X-Total-Count', 'Link']) expect(exposed).toContain(name);
  });
});

describe('the user', () => {
  it('has the members of the wire', async () => {
    const { client } = await signedIn('members@example.com');
    const { data } = await client.getUser();
    const { user } = data;
    expect(user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      is_anonymous: false,
    });
    expect(user?.identities?.[0]).toMatchObject({ provider: 'email', id: user?.id, user_id: user?.id });
    expect(user?.confirmed_at).toBe(user?.email_confirmed_at);
    for (const time of [user?.created_at, user?.updated_at, user?.last_sign_in_at]) {
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
    }
    expect(user).not.toHaveProperty('banned_until');
    expect(user).not.toHaveProperty('factors');
  });

  it('changes metadata key by key; null takes a key away', async () => {
    const { client } = await signedIn('metadata@example.com');
    await client.updateUser({ data: { firstName: 'Ada', goals: ['a'] } });
    const changed = await client.updateUser({ data: { firstName: 'Bea', goals: null } });
    expect(changed.data.user?.user_metadata).toEqual({ firstName: 'Bea' });
  });

  it('changes the password, not to the same one', async () => {
    const { person, client } = await signedIn('password@example.com');
    const same = await client.updateUser({ password: person.password });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    const wrong = await auth.call('PUT', '/user', {
      token: person.access,
      body: { password: 'something else', current_password: 'wrong' },
    });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'current_password_invalid' } });
  });

  it('changes the address once both mailboxes agree', async () => {
    const { person, client } = await signedIn('before@example.com');
    await auth.person('someone@example.com');
    const taken = await client.updateUser({ email: 'someone@example.com' });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
    const asked = await client.updateUser({ email: 'After@example.com' });
    expect(asked.data.user).toMatchObject({ email: 'before@example.com', new_email: 'after@example.com' });
    const old = await auth.mail('before@example.com', 'email_change');
    const fresh = await auth.mail('after@example.com', 'email_change');
    const verify = (email: string, token: string) =>
      auth.call('POST', '/verify', { body: { type: 'email_change', email, token } });
    const first = await verify('after@example.com', fresh.token);
    expect([first.status, first.body['code']]).toEqual([200, '200']);
    expect((await verify('after@example.com', fresh.token)).status).toBe(403);
    expect((await client.getUser()).data.user?.email).toBe('before@example.com');
    const second = await verify('before@example.com', old.token);
    expect(second.body['user']).toMatchObject({ id: person.id, email: 'after@example.com' });
    const signed = await auth.client().signInWithPassword({ email: 'after@example.com', password: person.password });
    expect(signed.data.user?.identities?.[0]?.identity_data?.['email']).toBe('after@example.com');
  });

  it('one mailbox cannot agree for both by asking for new mails', async () => {
    const { client } = await signedIn('careful@example.com');
    await client.updateUser({ email: 'thief@example.com' });
    const first = await auth.mail('thief@example.com', 'email_change');
    const verify = (token: string) =>
      auth.call('POST', '/verify', { body: { type: 'email_change', email: 'thief@example.com', token } });
    expect((await verify(first.token)).body['code']).toBe('200');
    await client.resend({ type: 'email_change', email: 'careful@example.com' });
    const again = await auth.mail('thief@example.com', 'email_change', 2);
    const second = await verify(again.token);
    expect(second.body['code']).toBe('200');
    expect((await client.getUser()).data.user?.email).toBe('careful@example.com');
  });

  it('reauthenticates with a mailed code when the session is old', async () => {
    const { person, client } = await signedIn('old-session@example.com');
    auth.advance(25 * 3_600_000);
    await client.refreshSession();
    const bare = await client.updateUser({ password: 'a new password' });
    expect(bare.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await client.reauthenticate()).error).toBeNull();
    const mail = await auth.mail(person.email, 'reauthentication');
    const wrong = await client.updateUser({
      password: 'a new password',
      nonce: mail.token === '111111' ? '222222' : '111111',
    });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect((await client.updateUser({ password: 'a new password', nonce: mail.token })).error).toBeNull();
    expect((await client.updateUser({ password: 'one more', nonce: mail.token })).error?.code).toBe(
      'reauthentication_not_valid',
    );
  });

  it('cannot link identities', async () => {
    const { person } = await signedIn('identities@example.com');
    for (const path of ['', '/authorize?provider=google']) {
      const answer = await auth.call('GET', `/user/identities${path}`, { token: person.access });
      expect(answer).toMatchObject({ status: 404, body: { code: 'manual_linking_disabled' } });
    }
  });
});

describe('sign-in by mail', () => {
  it('makes the account, and its code works as type email', async () => {
    const client = auth.client();
    const asked = await client.signInWithOtp({ email: 'otp@example.com', options: { data: { firstName: 'Otto' } } });
    expect(asked).toMatchObject({ data: { user: null, session: null }, error: null });
    const mail = await auth.mail('otp@example.com', 'magic_link');
    const signed = await client.verifyOtp({ email: 'otp@example.com', token: mail.token, type: 'email' });
    expect(signed.data.user).toMatchObject({ email: 'otp@example.com', user_metadata: { firstName: 'Otto' } });
  });

  it('its link’s token works as token_hash', async () => {
    const client = auth.client();
    await client.signInWithOtp({ email: 'hash@example.com' });
    const link = new URL((await auth.mail('hash@example.com', 'magic_link')).url);
    const token = link.searchParams.get('token') ?? '';
    const signed = await client.verifyOtp({ token_hash: token, type: 'magiclink' });
    expect(signed.data.session?.user.email).toBe('hash@example.com');
    const again = await client.verifyOtp({ token_hash: token, type: 'magiclink' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });
});

describe('a second factor, with the real client', () => {
  it('is enrolled, challenged, listed and removed', async () => {
    const { client } = await signedIn('factor@example.com');
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone', issuer: 'Benesight' });
    expect(enrolled.error).toBeNull();
    if (enrolled.data?.type !== 'totp') throw new Error('no authenticator');
    const { id, totp } = enrolled.data;
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Benesight:factor%40example\.com\?/);
    const conflict = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    expect(conflict.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    const code = () => totpOf(totp.secret).generate({ timestamp: auth.now().getTime() });
    const raised = await client.mfa.challengeAndVerify({ factorId: id, code: code() });
    expect(raised.error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(
      level.data?.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
    ).toEqual(['totp', 'password']);
    expect((await client.mfa.listFactors()).data?.totp.map((factor) => factor.id)).toEqual([id]);
    const removed = await client.mfa.unenroll({ factorId: id });
    expect(removed).toMatchObject({ data: { id }, error: null });
  });

  it('has at most ten of them', async () => {
    const { client } = await signedIn('collector@example.com');
    const enroll = (name: number) => client.mfa.enroll({ factorType: 'totp', friendlyName: `phone ${name}` });
    for (let name = 1; name <= 10; name += 1) expect((await enroll(name)).error).toBeNull();
    expect((await enroll(11)).error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
  });
});

describe('the administrating server', () => {
  it('lists, makes, changes and deletes users', async () => {
    const admin = { token: auth.service.serviceRoleKey };
    const made = await auth.call('POST', '/admin/users', {
      ...admin,
      body: {
        email: 'made@example.com',
        password: 'orchard lane',
        email_confirm: true,
        app_metadata: { plan: 'gold' },
      },
    });
    expect(made.body).toMatchObject({ email: 'made@example.com', app_metadata: { plan: 'gold', provider: 'email' } });
    const path = `/admin/users/${String(made.body['id'])}`;
    const twice = await auth.call('POST', '/admin/users', { ...admin, body: { email: 'made@example.com' } });
    expect(twice).toMatchObject({ status: 422, body: { code: 'email_exists' } });
    const page = await auth.call('GET', '/admin/users?page=1&per_page=1', admin);
    expect(page.body['users']).toHaveLength(1);
    expect(page.body['aud']).toBe('authenticated');
    expect(Number(page.headers.get('x-total-count'))).toBeGreaterThan(1);
    expect(page.headers.get('link')).toMatch(/^<\/admin\/users\?page=2&per_page=1>; rel="next", <.*>; rel="last"$/);
    const moved = await auth.call('PUT', path, {
      ...admin,
      body: { email: 'moved@example.com', user_metadata: { a: 1 } },
    });
    expect(moved.body).toMatchObject({ email: 'moved@example.com', user_metadata: { a: 1 } });
    expect((await auth.call('DELETE', path, { ...admin, body: { should_soft_delete: true } })).text).toBe('{}');
    expect(await auth.call('GET', path, admin)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    expect((await auth.call('POST', '/admin/users', { ...admin, body: { email: 'moved@example.com' } })).status).toBe(
      200,
    );
  });

  it('invites, and makes links without sending them', async () => {
    const admin = { token: auth.service.serviceRoleKey };
    const invited = await auth.call('POST', '/invite', {
      ...admin,
      body: { email: 'guest@example.com', data: { a: 1 } },
    });
    expect(invited.body).toMatchObject({ email: 'guest@example.com', user_metadata: { a: 1 } });
    expect(invited.body['invited_at']).toBeTruthy();
    const mail = await auth.mail('guest@example.com', 'invite');
    const joined = await auth.client().verifyOtp({ email: 'guest@example.com', token: mail.token, type: 'invite' });
    expect(joined.error).toBeNull();
    const again = await auth.call('POST', '/invite', { ...admin, body: { email: 'guest@example.com' } });
    expect(again).toMatchObject({ status: 422, body: { code: 'email_exists' } });

    const body = { type: 'recovery', email: 'guest@example.com', redirect_to: `${site}/reset-password` };
    const link = await auth.call('POST', '/admin/generate_link', { ...admin, body });
    expect(link.body).toMatchObject({ verification_type: 'recovery', redirect_to: `${site}/reset-password` });
    const action = new URL(String(link.body['action_link']));
    expect(action.origin + action.pathname).toBe(`${site}/auth/v1/verify`);
    expect(action.searchParams.get('token')).toBe(link.body['hashed_token']);
    const opened = await auth.call('GET', `/verify${action.search}`);
    expect(opened.headers.get('location')).toContain(`${site}/reset-password#access_token=`);
    const nobody = await auth.call('POST', '/admin/generate_link', {
      ...admin,
      body: { ...body, email: 'x@example.com' },
    });
    expect(nobody).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });

  it('is not a person', async () => {
    const { person } = await signedIn('no-admin@example.com');
    for (const [method, path] of [
      ['POST', '/invite'],
      ['POST', '/admin/generate_link'],
      ['GET', '/admin/users'],
    ] as const) {
      const answer = await auth.call(method, path, {
        token: person.access,
        ...(method === 'POST' ? { body: {} } : {}),
      });
      expect(answer).toMatchObject({ status: 403, body: { code: 'not_admin' } });
    }
    const answer = await auth.call('POST', '/token?grant_type=password', {
      body: { email: person.email, password: person.password },
    });
    expect(tokensOf(answer).access).not.toBe('');
  });
});
