import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AuthServer } from './testing/auth-server.ts';
import { startAuthServer, tokensOf } from './testing/auth-server.ts';

const started: AuthServer[] = [];

const start = async (...given: Parameters<typeof startAuthServer>): Promise<AuthServer> => {
  const server = await startAuthServer(...given);
  started.push(server);
  return server;
};

afterEach(async () => {
  for (const server of started.splice(0).reverse()) await server.close();
});

const signup = (server: AuthServer, body: Record<string, unknown>) => server.call('POST', '/signup', { body });

describe('settings', () => {
  it('autoconfirm: a session at once, and a known address is said to be known', async () => {
    const auth = await start({ autoconfirm: true });
    const body = { email: 'quick@example.com', password: 'orchard lane' };
    const made = await signup(auth, body);
    expect(made.body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email: 'quick@example.com' } });
    expect(auth.mails).toHaveLength(0);
    expect(await signup(auth, body)).toMatchObject({ status: 422, body: { code: 'user_already_exists' } });
  });

  it('sign-up off: nobody new, neither by password nor by mail', async () => {
    const auth = await start({ signupEnabled: false });
    const refused = await signup(auth, { email: 'late@example.com', password: 'orchard lane' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'signup_disabled' } });
    expect((await auth.call('POST', '/otp', { body: { email: 'late@example.com' } })).text).toBe('{}');
    expect((await auth.call('GET', '/settings')).body['disable_signup']).toBe(true);
    const { rows } = await auth.db.query('select 1 from auth.users');
    expect(rows).toHaveLength(0);
  });

  it('anonymous on: a session without an address, which can become an account', async () => {
    const auth = await start({ anonymousEnabled: true });
    const client = auth.client();
    const made = await client.signInAnonymously();
    expect(made.data.user).toMatchObject({ is_anonymous: true, email: '' });
    const bare = await client.updateUser({ password: 'orchard lane' });
    expect(bare.error).toMatchObject({ status: 422, code: 'validation_failed' });
    await client.updateUser({ email: 'named@example.com' });
    const mail = await auth.mail('named@example.com', 'email_change');
    const named = await client.verifyOtp({ email: 'named@example.com', token: mail.token, type: 'email_change' });
    expect(named.data.user).toMatchObject({ id: made.data.user?.id, is_anonymous: false, email: 'named@example.com' });
  });

  it('strict: eight characters, and no password that everybody tries first', async () => {
    const auth = await start({ profile: 'strict', autoconfirm: true });
    const reasons = async (password: string): Promise<unknown> => {
      const { body } = await signup(auth, { email: `p${password.length}@example.com`, password });
      return (body['weak_password'] as { reasons: unknown } | undefined)?.reasons;
    };
    expect(await reasons('tide 77')).toEqual(['length']);
    for (const known of ['password', 'Password123!', '12345678', 'Sunshine1', 'qwertyuiop']) {
      expect([known, await reasons(known)]).toEqual([known, ['pwned']]);
    }
    expect(await reasons('orchard lane')).toBeUndefined();
  });
});

describe('an installation on one’s own machine', () => {
  it('leads back to the name that was used, localhost or 127.0.0.1, on the same port only', async () => {
    const auth = await start({ siteUrl: 'http://localhost:3000' });
    const safe = async (address: string, email: string): Promise<string | null> => {
      await auth.call('POST', `/otp?redirect_to=${encodeURIComponent(address)}`, { body: { email } });
      return new URL((await auth.mail(email, 'magic_link')).url).searchParams.get('redirect_to');
    };
    const twin = 'http://127.0.0.1:3000/auth/callback';
    expect(await safe(twin, 'a@example.com')).toBe(twin);
    expect(await safe('http://127.0.0.1:4000/auth/callback', 'b@example.com')).toBe(
      'http://localhost:3000/auth/callback',
    );
  });

  it('refuses a database whose schema auth belongs to another program', async () => {
    const auth = await start();
    await auth.db.query('drop schema auth cascade; create schema auth; create table auth.users (id uuid)');
    await expect(startAuthServer({}, auth)).rejects.toThrow('set AUTH_URL');
  });
});

describe('two processes on one database', () => {
  let first: AuthServer;
  let second: AuthServer;

  beforeAll(async () => {
    first = await startAuthServer();
    // The second believes in another site address; what was fixed first holds for both.
    second = await startAuthServer({ siteUrl: 'https://elsewhere.test' }, first);
  });

  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it('share issuer, keys, sessions and limits', async () => {
    expect(second.service.issuer).toBe(first.service.issuer);
    const person = await first.person('both@example.com');
    expect((await second.call('GET', '/user', { token: person.access })).status).toBe(200);
    const refreshed = await second.call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: person.refresh },
    });
    expect(refreshed.status).toBe(200);
    expect((await first.call('GET', '/admin/users', { token: second.service.serviceRoleKey })).status).toBe(200);
    await second.call('POST', '/logout', { token: tokensOf(refreshed).access });
    expect((await first.call('GET', '/user', { token: person.access })).body['code']).toBe('session_not_found');
    const statuses = new Set<number>();
    for (let i = 0; i < 24; i += 1) {
      const body = { email: person.email, password: 'wrong' };
      statuses.add((await (i % 2 ? first : second).call('POST', '/token?grant_type=password', { body })).status);
    }
    expect([...statuses].sort()).toEqual([400, 429]);
  });

  it('start at the same moment on an empty database', async () => {
    const database = await startAuthServer();
    await database.db.query('drop schema auth cascade');
    const many = await Promise.all([1, 2, 3].map(() => startAuthServer({}, database)));
    expect(new Set(many.map((server) => server.service.issuer)).size).toBe(1);
    const { rows } = await database.db.query('select 1 from auth.signing_keys');
    expect(rows).toHaveLength(1);
    for (const server of many) await server.close();
    await database.close();
  });
});

describe('AUTH_JWKS', () => {
  it('signs with a given key, also one that lists "verify", and keeps older ones for checking', async () => {
    const old = await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey);
    const rsa = await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey);
    const before = await start({ jwks: JSON.stringify([{ ...old, kid: 'old', key_ops: ['sign', 'verify'] }]) });
    const person = await before.person('keys@example.com');
    const jwks = [
      { ...rsa, kid: 'new', key_ops: ['sign', 'verify'] },
      { ...old, kid: 'old', key_ops: ['verify'] },
    ];
    const after = await start({ jwks: JSON.stringify(jwks) }, before);
    expect((await after.call('GET', '/user', { token: person.access })).status).toBe(200);
    const client = after.client();
    await client.signInWithPassword({ email: person.email, password: person.password });
    const claims = await client.getClaims();
    expect(claims.error).toBeNull();
    expect(claims.data?.header).toMatchObject({ alg: 'RS256', kid: 'new' });
    const published = (await after.call('GET', '/.well-known/jwks.json')).body['keys'] as Record<string, unknown>[];
    expect(published.map((key) => key['kid'])).toEqual(['new', 'old']);
    for (const key of published) {
      for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(secret);
    }
  });
});
