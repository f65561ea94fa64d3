import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthServer, Signed } from './testing/auth-server.ts';
import { startAuthServer, tokensOf } from './testing/auth-server.ts';

let auth: AuthServer;

beforeAll(async () => {
  auth = await startAuthServer();
});

afterAll(() => auth.close());

const put = (person: Signed, body: unknown) => auth.call('PUT', '/user', { token: person.access, body });
const verify = (email: string, token: string, type = 'email_change') =>
  auth.call('POST', '/verify', { body: { type, email, token } });
const resend = (email: string) => auth.call('POST', '/resend', { body: { type: 'email_change', email } });
const emailOf = async (person: Signed) => {
  const { rows } = await auth.db.query('select email, email_change from auth.users where id = $1', [person.id]);
  return rows[0] as { email: string; email_change: string | null };
};

/** Asks for a change of address and gives the codes of both mailboxes. */
async function asked(person: Signed, to: string) {
  expect((await put(person, { email: to })).status).toBe(200);
  const old = await auth.mail(person.email, 'email_change');
  const fresh = await auth.mail(to, 'email_change');
  return { old: old.token, fresh: fresh.token };
}

describe('An address that was never proved', () => {
  it('is not had by codes of another change, with its mailbox at its limit', async () => {
    const thief = await auth.person('thief@example.com');
    const codes = await asked(thief, 'second@example.com');
    await put(await auth.person('first-thief@example.com'), { email: 'ceo@corp.example' });
    const refused = await put(thief, { email: 'ceo@corp.example' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
    // What was refused has changed nothing: the change that was asked for before goes on.
    expect(await emailOf(thief)).toEqual({ email: 'thief@example.com', email_change: 'second@example.com' });
    await verify(thief.email, codes.old);
    const done = await verify('second@example.com', codes.fresh);
    expect(done.body['user']).toMatchObject({ id: thief.id, email: 'second@example.com' });
  });

  it('is not had by codes of a change that another one has replaced', async () => {
    const thief = await auth.person('replacer@example.com');
    const codes = await asked(thief, 'first-choice@example.com');
    expect((await put(thief, { email: 'chairman@corp.example' })).status).toBe(200);
    for (const [email, code] of [
      [thief.email, codes.old],
      ['first-choice@example.com', codes.fresh],
    ] as const) {
      expect(await verify(email, code)).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
    }
    expect((await emailOf(thief)).email).toBe(thief.email);
  });

  it('is had though a stranger asks for the mails again after the first mailbox has agreed', async () => {
    const person = await auth.person('half@example.com');
    const codes = await asked(person, 'whole@example.com');
    expect((await verify('whole@example.com', codes.fresh)).body['code']).toBe('200');
    auth.advance(61_000);
    await resend(person.email);
    await auth.mail(person.email, 'email_change', 2);
    // The first mailbox has had a second mail as well: it still speaks for itself alone.
    const again = await auth.mail('whole@example.com', 'email_change', 2);
    expect((await verify('whole@example.com', again.token)).body['code']).toBe('200');
    expect((await emailOf(person)).email).toBe('half@example.com');
    const done = await verify(person.email, codes.old);
    expect(done.body['user']).toMatchObject({ id: person.id, email: 'whole@example.com' });
  });

  it('is not had by a token that was written for another address, whatever changed since', async () => {
    const person = await auth.person('moving@example.com');
    const codes = await asked(person, 'moved@example.com');
    await auth.db.query(`update auth.users set email_change = 'cfo@corp.example' where id = $1`, [person.id]);
    expect(await verify('moved@example.com', codes.fresh)).toMatchObject({
      status: 403,
      body: { code: 'otp_expired' },
    });
    await auth.db.query(`update auth.users set email = 'elsewhere@example.com' where id = $1`, [person.id]);
    expect(await verify(person.email, codes.old)).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  it('is not confirmed, nor its account opened, by a mail to the address before', async () => {
    for (const [type, kind, path] of [
      ['recovery', 'recovery', '/recover'],
      ['magiclink', 'magic_link', '/otp'],
    ] as const) {
      const person = await auth.person(`former-${type}@example.com`);
      await auth.call('POST', path, { body: { email: person.email } });
      const mail = await auth.mail(person.email, kind);
      await auth.db.query('update auth.users set email = $2 where id = $1', [person.id, `coo-${type}@corp.example`]);
      expect(await verify(person.email, mail.token, type)).toMatchObject({
        status: 403,
        body: { code: 'otp_expired' },
      });
    }
  });

  it('is not had by links that an administrator made for an earlier change', async () => {
    const person = await auth.person('linked@example.com');
    const link = (type: string, newEmail: string) =>
      auth.call('POST', '/admin/generate_link', {
        token: auth.service.serviceRoleKey,
        body: { type, email: person.email, new_email: newEmail },
      });
    const old = await link('email_change_current', 'one@example.com');
    expect((await link('email_change_new', 'two@example.com')).status).toBe(200);
    const used = await auth.call('POST', '/verify', {
      body: { type: 'email_change', token_hash: old.body['hashed_token'] },
    });
    expect(used).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });
});

describe('What has been asked for is done whole or not at all', () => {
  it('a refused change of address leaves password, metadata and the mailed code as they were', async () => {
    const person = await auth.person('whole@example.com');
    await put(await auth.person('quicker@example.com'), { email: 'busy@example.com' });
    await auth.call('GET', '/reauthenticate', { token: person.access });
    const { token: nonce } = await auth.mail(person.email, 'reauthentication');
    const change = { password: 'another lane', nonce, data: { firstName: 'Ada' } };
    expect((await put(person, { ...change, email: 'busy@example.com' })).status).toBe(429);
    const login = (password: string) =>
      auth.call('POST', '/token?grant_type=password', { body: { email: person.email, password } });
    expect((await login(person.password)).status).toBe(200);
    expect((await login('another lane')).body['code']).toBe('invalid_credentials');
    const now = await auth.call('GET', '/user', { token: person.access });
    expect(now.body['user_metadata']).toEqual({});
    expect(now.body['new_email']).toBeUndefined();
    expect((await put(person, change)).status).toBe(200);
    expect((await login('another lane')).status).toBe(200);
  });
});

describe('A change of password', () => {
  it('ends a sign-in by mail that was only half way through', async () => {
    const person = await auth.person('half-way@example.com');
    const verifier = 'v'.repeat(56);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const body = { email: person.email, code_challenge: challenge, code_challenge_method: 's256' };
    await auth.call('POST', '/otp', { body });
    const link = new URL((await auth.mail(person.email, 'magic_link')).url);
    const pressed = await auth.call('POST', '/confirm', { body: link.searchParams.toString() });
    const code = new URL(pressed.headers.get('location') ?? '').searchParams.get('code');
    expect(code).toBeTruthy();
    expect((await put(person, { password: 'another lane' })).status).toBe(200);
    const exchanged = await auth.call('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: verifier },
    });
    expect(exchanged).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });

  it('by two sessions at once is one: whoever was thrown out meanwhile changes nothing', async () => {
    const person = await auth.person('two-doors@example.com');
    const login = (password: string) =>
      auth.call('POST', '/token?grant_type=password', { body: { email: person.email, password } });
    const other = { ...person, ...tokensOf(await login(person.password)) };
    const answers = await Promise.all([put(person, { password: 'lane one' }), put(other, { password: 'lane two' })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403]);
    const won = answers[0]?.status === 200 ? 'lane one' : 'lane two';
    expect((await login(won)).status).toBe(200);
  });
});
