import { SignJWT, exportSPKI, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeySet } from './keys.ts';
import type { Answer, AuthServer } from './testing/auth-server.ts';
import { startAuthServer, tokensOf } from './testing/auth-server.ts';
import { defaultPasswordLimits } from './password-attempts.ts';
import { parallel, tally } from './testing/measure.ts';
import { loadKeys } from './stored-keys.ts';

let auth: AuthServer;
let keys: KeySet;

beforeAll(async () => {
  auth = await startAuthServer();
  keys = await loadKeys(auth.db, null);
});

afterAll(() => auth.close());

const wrongPassword = (server: AuthServer, email: string, ip?: string) =>
  server.call('POST', '/token?grant_type=password', {
    body: { email, password: 'wrong' },
    ...(ip === undefined ? {} : { headers: { 'x-forwarded-for': ip } }),
  });

describe('15. Tokens at the service’s own door', () => {
  it('forged, foreign, expired and personless ones are refused', async () => {
    const person = await auth.person('door@example.com');
    const claims = JSON.parse(Buffer.from(person.access.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const { signing } = keys;
    const header = { alg: signing.alg, kid: signing.kid };
    const sign = (payload: Record<string, unknown>) =>
      new SignJWT(payload).setProtectedHeader(header).sign(signing.privateKey);
    const stranger = await generateKeyPair('ES256');
    const spki = await exportSPKI(keys.verifying.get(signing.kid)?.key ?? stranger.publicKey);
    const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = {
      none: `${base64({ alg: 'none' })}.${base64(claims)}.`,
      hs256: await new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: 'HS256' })
        .sign(new TextEncoder().encode(spki)),
      otherKey: await new SignJWT(claims).setProtectedHeader(header).sign(stranger.privateKey),
      unknownKid: await new SignJWT(claims).setProtectedHeader({ ...header, kid: 'other' }).sign(signing.privateKey),
      wrongIssuer: await sign({ ...claims, iss: 'https://evil.test/auth/v1' }),
      wrongAudience: await sign({ ...claims, aud: 'other' }),
      expired: await sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 10 }),
      noSubject: await sign({ ...claims, sub: undefined }),
      service: auth.service.serviceRoleKey,
      rubbish: 'a.b.c',
    };
    for (const [name, token] of Object.entries(forged)) {
      const answer = await auth.call('GET', '/user', { token });
      expect([name, answer.status, answer.body['code']]).toEqual([name, 403, 'bad_jwt']);
    }
    expect((await auth.call('GET', '/user', { token: await sign(claims) })).status).toBe(200);
    expect(await auth.call('GET', '/user')).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    const personAsAdmin = await sign({ ...claims, user_metadata: { role: 'service_role' } });
    expect((await auth.call('GET', '/admin/users', { token: personAsAdmin })).body['code']).toBe('not_admin');
  });

  it('shared secrets are not accepted as signing keys', async () => {
    const secret = JSON.stringify([{ kty: 'oct', k: 'c2VjcmV0', kid: 'a' }]);
    await expect(loadKeys(auth.db, secret)).rejects.toThrow('AUTH_JWKS');
  });
});

describe('18. Rate limits', () => {
  it('per account and network: ten wrong passwords in 15 minutes, then none is looked at', async () => {
    const person = await auth.person('guessed@example.com');
    const guess = (password: string, ip = '198.51.100.1') =>
      auth.call('POST', '/token?grant_type=password', {
        body: { email: person.email, password },
        // Without a proxy of our own nobody is believed: the header changes nothing.
        headers: { 'x-forwarded-for': ip },
      });
    const answers = await parallel(14, (i) => guess('wrong', `198.51.100.${i}`));
    expect(tally(answers)).toEqual({ 400: 10, 429: 4 });
    const [right, wrong] = [await guess(person.password), await guess('wrong')];
    expect(right).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect([wrong.status, wrong.text]).toEqual([right.status, right.text]);
    const unknown = await parallel(14, () => wrongPassword(auth, 'no-account@example.com'));
    expect(tally(unknown)).toEqual({ 400: 10, 429: 4 });
    expect(unknown.find((answer) => answer.status === 429)?.text).toBe(right.text);

    // A mailed code opens the account meanwhile.
    await auth.call('POST', '/otp', { body: { email: person.email, create_user: false } });
    const { token } = await auth.mail(person.email, 'magic_link');
    expect((await auth.call('POST', '/verify', { body: { type: 'email', email: person.email, token } })).status).toBe(
      200,
    );
    auth.advance(901_000);
    expect((await guess(person.password)).status).toBe(200);
  });

  it('per account: so many wrong passwords a day; a browser that the account has used counts by itself', async () => {
    const passwordLimits = { ...defaultPasswordLimits, perAccount: { most: 20, seconds: 86_400 } };
    const behind = await startAuthServer({ trustedProxies: 1, passwordLimits }, auth);
    const person = await behind.person('owner@example.com');
    const login = (password: string, ip: string, cookie = '') =>
      behind.call('POST', '/token?grant_type=password', {
        body: { email: person.email, password },
        headers: { 'x-forwarded-for': ip, ...(cookie !== '' && { cookie }) },
      });
    const cookieOf = (answer: Answer) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const first = await login(person.password, '192.0.2.7');
    expect(first.headers.get('set-cookie')).toMatch(/; Path=\/auth\/v1; HttpOnly; SameSite=Lax; .*Secure/);
    // The same /64 is the same network.
    const v6 = await parallel(11, (i) => login('wrong', `2001:db8:0:7:${i}::1`));
    expect(tally(v6)).toEqual({ 400: 10, 429: 1 });
    const strangers = await parallel(15, (i) => login('wrong', `203.0.113.${i}`));
    expect(tally(strangers)).toEqual({ 400: 10, 429: 5 });
    expect((await login(person.password, '192.0.2.200')).status).toBe(429);

    const own = cookieOf(first);
    expect((await login(person.password, '192.0.2.200', own)).status).toBe(200);
    // Neither another account's browser nor an invented signature passes for it.
    const other = await behind.person('other@example.com');
    const others = await behind.call('POST', '/token?grant_type=password', { body: other });
    expect((await login(person.password, '192.0.2.7', cookieOf(others))).status).toBe(429);
    expect((await login(person.password, '192.0.2.7', own.replace(/.$/, own.endsWith('A') ? 'B' : 'A'))).status).toBe(
      429,
    );
    // Its own count ends too, and nobody else's begins with it.
    const mistyped = await parallel(12, () => login('wrong', '192.0.2.200', own));
    expect(tally(mistyped)).toEqual({ 400: 10, 429: 2 });
    expect((await login(person.password, '192.0.2.200', own)).status).toBe(429);
    behind.advance(86_401_000);
    expect((await login(person.password, '192.0.2.9')).status).toBe(200);
    await behind.close();
  });

  it('per client: the entry that our own proxy added counts, not what the client wrote before it', async () => {
    const small = { passwordPerClient: { burst: 5, seconds: 300 } };
    const behind = await startAuthServer({ trustedProxies: 1, limits: small }, auth);
    const statuses = [];
    for (let i = 0; i < 8; i += 1) {
      const ip = `10.0.0.${i}, 192.0.2.99`;
      statuses.push((await wrongPassword(behind, `spread${i}@example.com`, ip)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect((await wrongPassword(behind, 'spread9@example.com', '10.0.0.1, 192.0.2.100')).status).toBe(400);
    await behind.close();
  });

  it('let forty calls of one person and a hundred mails from one address through', async () => {
    const person = await auth.person('forty@example.com');
    const body = { email: person.email, password: person.password };
    const logins = await parallel(40, () => auth.call('POST', '/token?grant_type=password', { body }));
    expect(tally(logins)).toEqual({ 200: 40 });
    const refreshes = await Promise.all(
      logins.map((login) =>
        auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: tokensOf(login).refresh } }),
      ),
    );
    expect(tally(refreshes)).toEqual({ 200: 40 });
    const mails = [];
    for (let i = 0; i < 100; i += 1)
      mails.push(await auth.call('POST', '/recover', { body: { email: `m${i}@example.com` } }));
    expect(tally(mails)).toEqual({ 200: 100 });
  });
});

describe('20. Ids in paths', () => {
  it.each(['not-a-uuid', '..%2f..%2fusers', '%2e%2e', '1', "'%20or%201=1--"])('%s is 404', async (id) => {
    const person = await auth.person(`path-${Buffer.from(id).toString('hex')}@example.com`);
    const admin = { token: auth.service.serviceRoleKey };
    expect((await auth.call('GET', `/admin/users/${id}`, admin)).status).toBe(404);
    expect((await auth.call('DELETE', `/factors/${id}`, { token: person.access })).status).toBe(404);
    expect((await auth.call('POST', `/factors/${id}/challenge`, { token: person.access, body: {} })).status).toBe(404);
    expect((await auth.call('DELETE', `/user/identities/${id}`, { token: person.access })).status).toBe(404);
  });
});

describe('21. What is kept quiet', () => {
  it('logs hold no password, token, code or address query, also when something breaks', async () => {
    let fail = true;
    const noisy = await startAuthServer({
      sendMail: async (mail) => {
        if (fail) throw new Error('the queue is down');
        noisy.mails.push(mail);
      },
    });
    const email = 'quiet@example.com';
    await noisy.call('POST', '/signup', { body: { email, password: 'very secret words' } });
    await expect.poll(() => noisy.logged.join('\n')).toContain('the queue is down');
    fail = false;
    noisy.advance(60_000);
    // Anybody's request wakes the worker, which then tries the failed one again.
    await noisy.call('POST', '/recover', { body: { email: 'someone-else@example.com' } });
    const mail = await noisy.mail(email, 'confirmation');
    const verified = await noisy.call('POST', '/verify', { body: { type: 'signup', email, token: mail.token } });
    const { access, refresh } = tokensOf(verified);
    // A table that is gone makes the next calls break inside.
    await noisy.db.query('alter table auth.sessions rename to sessions_away');
    await noisy.call('POST', '/token?grant_type=password', { body: { email, password: 'very secret words' } });
    await noisy.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refresh } });
    const broken = await noisy.call('GET', '/user?token=in-the-query', { token: access });
    expect(broken).toMatchObject({ status: 500, body: { code: 'unexpected_failure' } });
    expect(broken.text).not.toContain('sessions');
    const text = noisy.logged.join('\n');
    expect(text).toContain('a call failed');
    const link = new URL(mail.url).searchParams.get('token') ?? '';
    for (const secret of ['very secret words', access, refresh, mail.token, link, 'in-the-query', email]) {
      expect(text).not.toContain(secret);
    }
    await noisy.close();
  });

  it('answers with tokens are never stored or referred', async () => {
    const person = await auth.person('headers@example.com');
    const body = { email: person.email, password: person.password };
    const answers = [
      await auth.call('POST', '/token?grant_type=password', { body }),
      await auth.call('GET', '/verify?token=x&type=signup'),
      await auth.call('POST', '/verify', { body: { type: 'signup', email: person.email, token: '000000' } }),
      await auth.call('GET', '/confirm?token=x&type=signup'),
    ];
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
