import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpOf } from './factors.ts';
import type { AuthServer, Signed } from './testing/auth-server.ts';
import { startAuthServer, tokensOf } from './testing/auth-server.ts';
import { parallel, tally } from './testing/measure.ts';

let auth: AuthServer;

beforeAll(async () => {
  auth = await startAuthServer();
});

afterAll(() => auth.close());

const refresh = (token: string) =>
  auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
const user = (token: string) => auth.call('GET', '/user', { token });
const login = (person: Signed) =>
  auth.call('POST', '/token?grant_type=password', { body: { email: person.email, password: person.password } });
const alreadyUsed = { status: 400, body: { code: 'refresh_token_already_used' } };

describe('10. Refresh', () => {
  it('twenty at once with one token get the same active token', async () => {
    const person = await auth.person('many@example.com');
    const answers = await parallel(20, () => refresh(person.refresh));
    expect(tally(answers)).toEqual({ 200: 20 });
    const tokens = new Set(answers.map((answer) => answer.body['refresh_token']));
    expect(tokens.size).toBe(1);
    expect(tokens.has(person.refresh)).toBe(false);
  });

  it('the parent of the active token is good at any age, the grandparent ends the session for good', async () => {
    const person = await auth.person('chain@example.com');
    const child = tokensOf(await refresh(person.refresh)).refresh;
    auth.advance(11_000);
    const again = await refresh(person.refresh);
    expect(again.status).toBe(200);
    expect(tokensOf(again).refresh).toBe(child);
    const grandchild = tokensOf(await refresh(child)).refresh;
    auth.advance(11_000);
    expect(await refresh(person.refresh)).toMatchObject(alreadyUsed);
    expect((await refresh(grandchild)).status).toBe(400);
    expect(await user(tokensOf(again).access)).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    const { rows } = await auth.db.query('select 1 from auth.sessions where user_id = $1', [person.id]);
    expect(rows).toHaveLength(0);
  });

  it('a grandparent within ten seconds gets the active token', async () => {
    const person = await auth.person('tabs@example.com');
    const child = tokensOf(await refresh(person.refresh)).refresh;
    const grandchild = tokensOf(await refresh(child)).refresh;
    const late = await refresh(person.refresh);
    expect(tokensOf(late).refresh).toBe(grandchild);
  });

  it('is over after signing out and after a change of password elsewhere', async () => {
    const person = await auth.person('over@example.com');
    const other = tokensOf(await login(person));
    await auth.call('PUT', '/user', { token: other.access, body: { password: 'changed by now' } });
    expect(await refresh(person.refresh)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    expect((await refresh(other.refresh)).status).toBe(200);
    await auth.call('POST', '/logout', { token: other.access });
    expect((await refresh(other.refresh)).status).toBe(400);
  });

  it('leaves nothing in the database that could be used', async () => {
    const person = await auth.person('rest@example.com');
    const child = tokensOf(await refresh(person.refresh)).refresh;
    const { rows } = await auth.db.query(
      `select encode(token_hash, 'escape') || coalesce(encode(sealed_child, 'escape'), '') as text from auth.refresh_tokens`,
    );
    expect(JSON.stringify(rows)).not.toContain(child);
    expect(JSON.stringify(rows)).not.toContain(person.refresh);
  });
});

/** Enrols an authenticator and shows its first code. */
async function withFactor(person: Signed) {
  const enrolled = await auth.call('POST', '/factors', {
    token: person.access,
    body: { factor_type: 'totp', friendly_name: 'phone' },
  });
  expect(enrolled.status).toBe(200);
  const id = String(enrolled.body['id']);
  const secret = (enrolled.body['totp'] as { secret: string }).secret;
  const code = (steps = 0) => totpOf(secret).generate({ timestamp: auth.now().getTime() + steps * 30_000 });
  const challenge = async (token: string) =>
    String((await auth.call('POST', `/factors/${id}/challenge`, { token, body: {} })).body['id']);
  const verify = async (token: string, digits: string, given?: string) =>
    auth.call('POST', `/factors/${id}/verify`, {
      token,
      body: { challenge_id: given ?? (await challenge(token)), code: digits },
    });
  const raised = await verify(person.access, code());
  expect(raised.status).toBe(200);
  return { id, code, verify, challenge, raised: tokensOf(raised) };
}

const aalOf = (token: string): unknown =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { aal: unknown }).aal;

describe('11. The refresh token from before the second factor', () => {
  it('cannot be exchanged any more; the new one gives aal2', async () => {
    const person = await auth.person('mfa@example.com');
    const other = tokensOf(await login(person));
    const factor = await withFactor(person);
    expect(aalOf(person.access)).toBe('aal1');
    expect(aalOf(factor.raised.access)).toBe('aal2');
    const old = await refresh(person.refresh);
    expect(old).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    expect((await refresh(other.refresh)).status).toBe(400);
    const fresh = await refresh(factor.raised.refresh);
    expect(aalOf(tokensOf(fresh).access)).toBe('aal2');
  });
});

describe('12. One-time codes of an authenticator', () => {
  it('count once, with one step of skew each way', async () => {
    const person = await auth.person('totp@example.com');
    const factor = await withFactor(person);
    const { access } = factor.raised;
    const used = await factor.verify(access, factor.code());
    expect(used).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    auth.advance(90_000);
    expect((await factor.verify(access, factor.code(-2))).status).toBe(422);
    expect((await factor.verify(access, factor.code(2))).status).toBe(422);
    expect((await factor.verify(access, factor.code(-1))).status).toBe(200);
    expect((await factor.verify(access, factor.code(1))).status).toBe(200);
    // The step before the last used one is closed as well.
    expect((await factor.verify(access, factor.code())).status).toBe(422);
  });

  it('lock after five wrong ones for a while, not for good', async () => {
    const person = await auth.person('locked@example.com');
    const factor = await withFactor(person);
    const { access } = factor.raised;
    auth.advance(60_000);
    for (let i = 0; i < 5; i += 1) expect((await factor.verify(access, '000000')).status).toBe(422);
    const locked = await factor.verify(access, factor.code());
    expect(locked).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    auth.advance(301_000);
    expect((await factor.verify(access, factor.code())).status).toBe(200);
  });

  it('parallel guesses are counted one by one', async () => {
    const person = await auth.person('guess@example.com');
    const factor = await withFactor(person);
    auth.advance(60_000);
    const challenge = await factor.challenge(factor.raised.access);
    const answers = await parallel(12, () => factor.verify(factor.raised.access, '000000', challenge));
    expect(tally(answers)).toEqual({ 422: 5, 429: 7 });
  });

  it('a challenge ends after five minutes', async () => {
    const person = await auth.person('slow@example.com');
    const factor = await withFactor(person);
    const challenge = await factor.challenge(factor.raised.access);
    auth.advance(301_000);
    const late = await factor.verify(factor.raised.access, factor.code(), challenge);
    expect(late).toMatchObject({ status: 422, body: { code: 'mfa_challenge_expired' } });
  });

  it('recovery does not go round the second factor', async () => {
    const person = await auth.person('recovering@example.com');
    const factor = await withFactor(person);
    await auth.call('POST', '/recover', { body: { email: person.email } });
    const { token } = await auth.mail(person.email, 'recovery');
    const back = await auth.call('POST', '/verify', { body: { type: 'recovery', email: person.email, token } });
    const { access } = tokensOf(back);
    expect(aalOf(access)).toBe('aal1');
    const change = { token: access, body: { password: 'stolen mailbox' } };
    expect(await auth.call('PUT', '/user', change)).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } });
    expect((await auth.call('DELETE', `/factors/${factor.id}`, { token: access })).status).toBe(422);
    const second = await auth.call('POST', '/factors', { token: access, body: { factor_type: 'totp' } });
    expect(second).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    auth.advance(60_000);
    const raised = tokensOf(await factor.verify(access, factor.code()));
    expect((await auth.call('PUT', '/user', { ...change, token: raised.access })).status).toBe(200);
  });
});

describe('16. Signing out', () => {
  it.each([
    ['local', [403, 200]],
    ['others', [200, 403]],
    ['global', [403, 403]],
  ])('scope %s ends access tokens at once', async (scope, expected) => {
    const person = await auth.person(`out-${scope}@example.com`);
    const other = tokensOf(await login(person));
    const out = await auth.call('POST', `/logout?scope=${scope}`, { token: person.access });
    expect([out.status, out.text]).toEqual([204, '']);
    expect([(await user(person.access)).status, (await user(other.access)).status]).toEqual(expected);
  });

  it('knows no other scope', async () => {
    const person = await auth.person('out-else@example.com');
    const out = await auth.call('POST', '/logout?scope=everything', { token: person.access });
    expect(out).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect((await user(person.access)).status).toBe(200);
  });
});

describe('17. Sessions', () => {
  const sessionOf = (token: string): string =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string }).session_id;

  it('have a new id at every sign-in', async () => {
    const person = await auth.person('ids@example.com');
    const again = tokensOf(await login(person));
    expect(sessionOf(again.access)).not.toBe(sessionOf(person.access));
    const refreshed = tokensOf(await refresh(again.refresh));
    expect(sessionOf(refreshed.access)).toBe(sessionOf(again.access));
  });

  it('end after 14 days without use, and after 30 days in any case', async () => {
    const idle = await auth.person('idle@example.com');
    const busy = await auth.person('busy@example.com');
    const day = 86_400_000;
    let token = busy.refresh;
    for (let week = 0; week < 4; week += 1) {
      auth.advance(7 * day);
      token = tokensOf(await refresh(token)).refresh;
    }
    expect(await refresh(idle.refresh)).toMatchObject({ status: 400, body: { code: 'session_expired' } });
    auth.advance(2 * day + 1000);
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'session_expired' } });
  });

  it('end with a ban and with deletion', async () => {
    const admin = { token: auth.service.serviceRoleKey };
    const banned = await auth.person('ban@example.com');
    const body = { ban_duration: '1h' };
    await auth.call('PUT', `/admin/users/${banned.id}`, { ...admin, body });
    expect(await user(banned.access)).toMatchObject({ status: 403, body: { code: 'user_banned' } });
    expect((await refresh(banned.refresh)).status).toBe(400);
    await auth.call('PUT', `/admin/users/${banned.id}`, { ...admin, body: { ban_duration: 'none' } });
    expect((await user(banned.access)).body['code']).toBe('session_not_found');
    expect((await login(banned)).status).toBe(200);

    const deleted = await auth.person('deleted@example.com');
    await auth.call('DELETE', `/admin/users/${deleted.id}`, admin);
    expect(await user(deleted.access)).toMatchObject({ status: 403, body: { code: 'user_not_found' } });
    expect((await refresh(deleted.refresh)).status).toBe(400);
    expect((await login(deleted)).body['code']).toBe('invalid_credentials');
  });
});
