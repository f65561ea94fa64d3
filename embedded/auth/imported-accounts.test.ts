import { hash } from 'bcryptjs';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthServer } from './testing/auth-server.ts';
import { startAuthServer } from './testing/auth-server.ts';
import { deleteUnconfirmed } from './users-store.ts';
import { loadKeys } from './stored-keys.ts';

let auth: AuthServer;

beforeAll(async () => {
  auth = await startAuthServer();
});
afterAll(() => auth.close());

const admin = () => ({ token: auth.service.serviceRoleKey });
const signIn = (email: string, password: string) =>
  auth.call('POST', '/token?grant_type=password', { body: { email, password } });

async function hashOf(email: string): Promise<string> {
  const { rows } = await auth.db.query<{ password_hash: string }>(
    'select password_hash from auth.users where email = $1',
    [email],
  );
  return rows[0]?.password_hash ?? '';
}

describe('An account with a hash of bcrypt', () => {
  const email = 'imported@example.com';

  it('signs in with its password, and has a hash of ours from then on', async () => {
    const body = { email, password_hash: await hash('old light', 10), email_confirm: true };
    expect((await auth.call('POST', '/admin/users', { ...admin(), body })).status).toBe(200);
    expect((await signIn(email, 'other light')).body['code']).toBe('invalid_credentials');
    expect(await hashOf(email)).toMatch(/^\$2/);
    expect((await signIn(email, 'old light')).status).toBe(200);
    expect(await hashOf(email)).toMatch(/^\$argon2id\$/);
    expect((await signIn(email, 'old light')).status).toBe(200);
    expect((await signIn(email, 'other light')).status).toBe(400);
  });

  it('is not made of any other hash', async () => {
    const body = { email: 'md5@example.com', password_hash: '5f4dcc3b5aa765d61d8327deb882cf99', email_confirm: true };
    expect((await auth.call('POST', '/admin/users', { ...admin(), body })).status).toBe(400);
  });
});

describe('A password', () => {
  it('is the same however a keyboard composes its letters', async () => {
    const email = 'composed@example.com';
    await auth.person(email, 'cafe\u0301 au lait');
    expect((await signIn(email, 'caf\u00E9 au lait')).status).toBe(200);
    expect((await signIn(email, 'cafe\u0301 au lait')).status).toBe(200);
    expect((await signIn(email, 'cafe au lait')).status).toBe(400);
  });
});

describe('A token that those who administer have signed by themselves', () => {
  const signed = async (claims: Record<string, unknown>) => {
    const { signing } = await loadKeys(auth.db, null);
    return new SignJWT({ iss: 'supabase', ...claims })
      .setProtectedHeader({ alg: signing.alg, kid: signing.kid })
      .setExpirationTime('1h')
      .sign(signing.privateKey);
  };

  it('counts with the service role, and with no other', async () => {
    const ask = async (role: string) => {
      const { status } = await auth.call('GET', '/admin/users', { token: await signed({ role }) });
      return status;
    };
    expect(await ask('service_role')).toBe(200);
    expect(await ask('authenticated')).toBe(403);
    const person = await auth.person('issuer@example.com');
    const claims = { role: 'authenticated', aud: 'authenticated', sub: person.id };
    expect((await auth.call('GET', '/user', { token: await signed(claims) })).body['code']).toBe('bad_jwt');
  });
});

describe('An account that nobody has confirmed', () => {
  it('ends after its time, and nobody else’s does', async () => {
    await auth.person('confirmed@example.com');
    const body = { email: 'waiting@example.com', password: 'first light' };
    expect((await auth.call('POST', '/signup', { body })).status).toBe(200);
    await auth.mail('waiting@example.com', 'confirmation');
    const emails = async () => {
      const { rows } = await auth.db.query<{ email: string }>('select email from auth.users order by email');
      return rows.map(({ email }) => email);
    };
    await deleteUnconfirmed(auth.db, new Date(Date.now() - 60_000));
    expect(await emails()).toContain('waiting@example.com');
    expect(await deleteUnconfirmed(auth.db, new Date(Date.now() + 60_000))).toBe(1);
    expect(await emails()).not.toContain('waiting@example.com');
    expect(await emails()).toContain('confirmed@example.com');
  });
});
