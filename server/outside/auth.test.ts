import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportSPKI, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeySet } from '../../embedded/auth/keys.ts';
import { loadKeys } from '../../embedded/auth/stored-keys.ts';
import type { AuthServer, Signed } from '../../embedded/auth/testing/auth-server.ts';
import { startAuthServer } from '../../embedded/auth/testing/auth-server.ts';
import { connectAuth } from './auth.ts';
import type { AuthVerifier } from './auth.ts';

let auth: AuthServer;
let keys: KeySet;
let verifier: AuthVerifier;
let person: Signed;
let claims: Record<string, unknown>;

const verifierFor = (url: string) => connectAuth({ url, key: 'public', issuer: auth.service.issuer });

beforeAll(async () => {
  auth = await startAuthServer();
  keys = await loadKeys(auth.db, null);
  verifier = verifierFor(auth.url);
  person = await auth.person('caller@example.com');
  claims = JSON.parse(Buffer.from(person.access.split('.')[1] ?? '', 'base64url').toString()) as typeof claims;
});

afterAll(() => auth.close());

/** Signs with the service's own key, as only a fault of ours could. */
const signed = (payload: Record<string, unknown>, header = {}) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: keys.signing.alg, kid: keys.signing.kid, ...header })
    .sign(keys.signing.privateKey);

describe('15. A token at the API', () => {
  it('of the service names its person', async () => {
    expect(await verifier.verify(person.access)).toEqual({
      userId: person.id,
      email: person.email,
      sessionId: claims['session_id'],
      aal: 'aal1',
      signedInAt: expect.any(Date),
      provedAt: expect.any(Date),
      expiresAt: new Date(Number(claims['exp']) * 1000),
    });
  });

  it('says when its person signed in, and not when it was refreshed', async () => {
    const signedInAt = Math.floor(Date.now() / 1000) - 3000;
    const old = await signed({ ...claims, amr: [{ method: 'password', timestamp: signedInAt }] });
    expect((await verifier.verify(old))?.signedInAt).toEqual(new Date(signedInAt * 1000));
  });

  it.each([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['without an end', { exp: undefined }],
    ['of another issuer', { iss: 'https://evil.test/auth/v1' }],
    ['for another audience', { aud: 'service' }],
    ['of role anon', { role: 'anon' }],
    ['of role service_role', { role: 'service_role' }],
    ['without a role', { role: undefined }],
    ['without a person', { sub: undefined }],
    ['whose person is no UUID', { sub: 'admin' }],
    ['without a session', { session_id: undefined }],
  ])('%s is nobody', async (_name, change) => {
    expect(await verifier.verify(await signed({ ...claims, ...change }))).toBeNull();
  });

  it('forged is nobody', async () => {
    const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const spki = await exportSPKI(keys.verifying.get(keys.signing.kid)?.key ?? keys.signing.privateKey);
    const hs256 = { alg: 'HS256', kid: keys.signing.kid };
    const stranger = await generateKeyPair('ES256');
    const forged = [
      `${base64({ alg: 'none', kid: keys.signing.kid })}.${base64(claims)}.`,
      await new SignJWT(claims).setProtectedHeader(hs256).sign(new TextEncoder().encode(spki)),
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: keys.signing.kid }).sign(stranger.privateKey),
      await signed(claims, { kid: 'unknown' }),
      auth.service.serviceRoleKey,
      `${person.access}x`,
      'rubbish',
      '',
    ];
    for (const token of forged) expect(await verifier.verify(token)).toBeNull();
  });

  it('has no rights from user_metadata, only the unchecked word of who referred them', async () => {
    const metadata = { role: 'admin', is_admin: true, referred_by: 'anybody' };
    const token = await signed({ ...claims, user_metadata: metadata });
    expect(await verifier.verify(token)).toMatchObject({ aal: 'aal1', referredBy: 'anybody' });
    expect(Object.keys((await verifier.verify(token)) ?? {})).toEqual([
      'userId',
      'email',
      'sessionId',
      'aal',
      'referredBy',
      'signedInAt',
      'provedAt',
      'expiresAt',
    ]);
  });
});

describe('The address that the service has confirmed', () => {
  it('is what a session that lives is told', async () => {
    expect(await verifier.readConfirmedEmail(person.access)).toBe(person.email);
  });

  it('is none for a session that does not, nor while it is unconfirmed', async () => {
    expect(await verifier.readConfirmedEmail('rubbish')).toBeNull();
    const doubter = await auth.person('doubter@example.com');
    await auth.db.query('update auth.users set email_confirmed_at = null where id = $1', [doubter.id]);
    expect(await verifier.readConfirmedEmail(doubter.access)).toBeNull();
  });
});

describe('16. A session after signing out', () => {
  it('is known to be over when it is asked for, though the token still verifies', async () => {
    const leaver = await auth.person('leaver@example.com');
    expect(await verifier.readSession(leaver.access)).toEqual({ hasSecondFactor: false });
    await auth.call('POST', '/logout', { token: leaver.access });
    expect(await verifier.verify(leaver.access)).not.toBeNull();
    expect(await verifier.readSession(leaver.access)).toBeNull();
    expect(await verifier.readSession('rubbish')).toBeNull();
  });
});

describe('When the auth service does not answer', () => {
  it('nobody is signed out: the call fails as unavailable', async () => {
    const silent = verifierFor('http://127.0.0.1:9/auth/v1');
    await expect(silent.verify(person.access)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(silent.readSession(person.access)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('made-up kids do not make us ask for the keys again and again', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(keys.published));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const counted = verifierFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`);
    expect(await counted.verify(person.access)).not.toBeNull();
    for (let i = 0; i < 10; i += 1)
      expect(await counted.verify(await signed(claims, { kid: `made-up-${i}` }))).toBeNull();
    expect(asked).toBe(1);
    await new Promise((resolve) => server.close(resolve));
  });
});
