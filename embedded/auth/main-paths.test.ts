import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthServer } from './testing/auth-server.ts';
import { site, startAuthServer } from './testing/auth-server.ts';

let auth: AuthServer;

beforeAll(async () => {
  auth = await startAuthServer();
});

afterAll(() => auth.close());

describe('the main paths, with the real client', () => {
  it('signs up, confirms with the mailed code, signs in, refreshes and signs out', async () => {
    const client = auth.client();
    const email = 'Nora@Example.com';
    const made = await client.signUp({
      email,
      password: 'orchard lane',
      options: { data: { firstName: 'Nora' }, emailRedirectTo: `${site}/auth/callback` },
    });
    expect(made.error).toBeNull();
    expect(made.data.session).toBeNull();
    expect(made.data.user).toMatchObject({ email: 'nora@example.com', user_metadata: { firstName: 'Nora' } });
    expect(made.data.user?.identities).toHaveLength(1);

    const early = await client.signInWithPassword({ email, password: 'orchard lane' });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });

    const mail = await auth.mail('nora@example.com', 'confirmation');
    expect(mail.token).toMatch(/^\d{6}$/);
    const confirmed = await client.verifyOtp({ email, token: mail.token, type: 'signup' });
    expect(confirmed.error).toBeNull();
    expect(confirmed.data.session?.token_type).toBe('bearer');
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy();

    const wrong = await client.signInWithPassword({ email, password: 'wrong' });
    expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
    const signed = await client.signInWithPassword({ email, password: 'orchard lane' });
    expect(signed.error).toBeNull();

    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signed.data.session?.refresh_token);

    const claims = await client.getClaims();
    expect(claims.error).toBeNull();
    expect(claims.data?.claims).toMatchObject({ iss: `${site}/auth/v1`, aud: 'authenticated', aal: 'aal1' });
    expect(claims.data?.header.alg).toBe('ES256');

    const token = refreshed.data.session?.access_token ?? '';
    expect((await client.signOut()).error).toBeNull();
    const gone = await auth.call('GET', '/user', { token });
    expect(gone).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });

  it('confirms with the mailed link: the page has a button, the button leads back with a session', async () => {
    const client = auth.client();
    await client.signUp({ email: 'lee@example.com', password: 'orchard lane' });
    const mail = await auth.mail('lee@example.com', 'confirmation');
    expect(mail.url.startsWith(`${site}/auth/v1/confirm?token=`)).toBe(true);
    const link = new URL(mail.url);
    const page = await auth.call('GET', `/confirm${link.search}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Confirm email');
    const pressed = await auth.call('POST', '/confirm', {
      body: link.searchParams.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(pressed.status).toBe(303);
    const target = new URL(pressed.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe(`${site}/auth/callback`);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(fragment.get('type')).toBe('signup');
    const session = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(session.data.user?.email).toBe('lee@example.com');
  });

  it('recovers: mail, new password, the old one is refused', async () => {
    const person = await auth.person('max@example.com');
    const client = auth.client();
    const asked = await client.resetPasswordForEmail(person.email, { redirectTo: `${site}/auth/callback` });
    expect(asked.error).toBeNull();
    const mail = await auth.mail(person.email, 'recovery');
    const verified = await client.verifyOtp({ email: person.email, token: mail.token, type: 'recovery' });
    expect(verified.error).toBeNull();
    const changed = await client.updateUser({ password: 'another lane' });
    expect(changed.error).toBeNull();
    const old = await auth.client().signInWithPassword({ email: person.email, password: person.password });
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await auth.client().signInWithPassword({ email: person.email, password: 'another lane' });
    expect(fresh.error).toBeNull();
    const elsewhere = await auth.call('GET', '/user', { token: person.access });
    expect(elsewhere.body['code']).toBe('session_not_found');
    expect(await auth.mail(person.email, 'password_changed')).toMatchObject({ token: '', url: `${site}/login` });
  });
});
