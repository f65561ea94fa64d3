import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthServer, Signed } from './testing/auth-server.ts';
import { startAuthServer, tokensOf } from './testing/auth-server.ts';
import { parallel } from './testing/measure.ts';

let auth: AuthServer;

beforeAll(async () => {
  auth = await startAuthServer();
});

afterAll(() => auth.close());

let count = 0;
const somebody = (): Promise<Signed> => auth.person(`factor${(count += 1)}@example.com`);

interface Device {
  id: string;
  code(): string;
}

async function enrolled(token: string, name = 'Phone'): Promise<Device> {
  const made = await auth.call('POST', '/factors', { token, body: { factor_type: 'totp', friendly_name: name } });
  expect(made.status, made.text).toBe(200);
  const { secret } = made.body['totp'] as { secret: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { id: String(made.body['id']), code: () => totp.generate({ timestamp: auth.now().getTime() }) };
}

async function show(token: string, device: Device, code = device.code()) {
  const challenge = await auth.call('POST', `/factors/${device.id}/challenge`, { token });
  return auth.call('POST', `/factors/${device.id}/verify`, {
    token,
    body: { challenge_id: challenge.body['id'], code },
  });
}

/** A person with an authenticator, and a session that has shown it. */
async function guarded(): Promise<{ person: Signed; device: Device; raised: string }> {
  const person = await somebody();
  const device = await enrolled(person.access);
  const verified = await show(person.access, device);
  expect(verified.status, verified.text).toBe(200);
  return { person, device, raised: tokensOf(verified).access };
}

async function again({ email, password }: Signed): Promise<string> {
  const signed = await auth.call('POST', '/token?grant_type=password', { body: { email, password } });
  return tokensOf(signed).access;
}

const codesOf = async (token: string): Promise<string[]> => {
  const made = await auth.call('POST', '/recovery-codes', { token });
  expect(made.status, made.text).toBe(200);
  return made.body['codes'] as string[];
};

describe('Somebody who knows the password alone', () => {
  it('can neither add an authenticator, nor list or end sessions, nor make recovery codes', async () => {
    const { person } = await guarded();
    const token = await again(person);
    const refused = [
      await auth.call('POST', '/factors', { token, body: { factor_type: 'totp' } }),
      await auth.call('GET', '/sessions', { token }),
      await auth.call('DELETE', '/sessions/6ecd8c99-4036-403d-bf84-cf8400f67836', { token }),
      await auth.call('POST', '/recovery-codes', { token }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
  });

  it('can end their own session, and not the owner’s', async () => {
    const { person, raised } = await guarded();
    const token = await again(person);
    for (const scope of ['others', 'global']) {
      const answer = await auth.call('POST', `/logout?scope=${scope}`, { token });
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    }
    expect((await auth.call('GET', '/user', { token: raised })).status).toBe(200);
    expect((await auth.call('POST', '/logout?scope=local', { token })).status).toBe(204);
    const other = await again(person);
    expect((await auth.call('POST', '/logout?scope=others', { token: raised })).status).toBe(204);
    expect((await auth.call('GET', '/user', { token: other })).status).toBe(403);
    expect((await auth.call('POST', '/logout?scope=global', { token: raised })).status).toBe(204);
  });

  it('cannot finish an enrolment that was begun before the owner’s own', async () => {
    const person = await somebody();
    const stranger = await again(person);
    const device = await enrolled(person.access);
    const theirs = await enrolled(stranger, 'Stranger');
    expect((await show(person.access, device)).status).toBe(200);
    // As if the enrolment had come in at the same moment as the owner's code, which removes the others.
    await auth.db.query(
      `insert into auth.factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       select $1, user_id, 'Stranger', 'totp', 'unverified', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', now(), now()
       from auth.factors where id = $2`,
      [theirs.id, device.id],
    );
    const known = new TOTP({ secret: Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP') });
    const code = known.generate({ timestamp: auth.now().getTime() });
    const answer = await show(await again(person), theirs, code);
    expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
  });
});

describe('Recovery codes', () => {
  it('are offered to whoever has the password alone where there are some, and not counted', async () => {
    const { person, raised } = await guarded();
    const token = await again(person);
    const ask = async (as: string) => (await auth.call('GET', '/recovery-codes', { token: as })).body;
    expect([await ask(token), await ask(raised)]).toEqual([{ any: false }, { any: false, remaining: 0 }]);
    await codesOf(raised);
    expect([await ask(token), await ask(raised)]).toEqual([{ any: true }, { any: true, remaining: 10 }]);
    expect((await auth.call('GET', '/recovery-codes')).status).toBe(401);
  });

  it('are ten, each works once in place of the authenticator, and new ones replace them', async () => {
    const { person, raised } = await guarded();
    const codes = await codesOf(raised);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[2-9A-Z]{5}-[2-9A-Z]{5}$/.test(code))).toBe(true);
    const { rows } = await auth.db.query<{ code_hash: string }>('select code_hash from auth.recovery_codes');
    expect(rows.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true);

    const [first = '', second = ''] = codes;
    const token = await again(person);
    const typed = ` ${first.toLowerCase().replace('-', ' ')} `;
    const used = await auth.call('POST', '/recovery-codes/verify', { token, body: { code: typed } });
    expect(used.status, used.text).toBe(200);
    const access = tokensOf(used).access;
    expect(await auth.call('GET', '/recovery-codes', { token: access })).toMatchObject({ body: { remaining: 9 } });
    expect((await auth.mail(person.email, 'recovery_code_used')).details).toEqual({ left: '9' });

    const next = await again(person);
    const twice = await auth.call('POST', '/recovery-codes/verify', { token: next, body: { code: first } });
    expect(twice).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    await codesOf(access);
    const old = await auth.call('POST', '/recovery-codes/verify', { token: next, body: { code: second } });
    expect(old.status).toBe(422);
  });

  it('of eight uses of one at once, one succeeds', async () => {
    const { person, raised } = await guarded();
    const [code = ''] = await codesOf(raised);
    const tokens = [await again(person), await again(person), await again(person), await again(person)];
    const answers = await parallel(8, (i) =>
      auth.call('POST', '/recovery-codes/verify', { token: tokens[i % 4] ?? '', body: { code } }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('of somebody else open nothing, and guessing ends after ten tries an hour', async () => {
    const [mine, theirs] = [await guarded(), await guarded()];
    const codes = await codesOf(theirs.raised);
    await codesOf(mine.raised);
    const token = await again(mine.person);
    const tries = [];
    for (const code of codes) tries.push(await auth.call('POST', '/recovery-codes/verify', { token, body: { code } }));
    expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 422));
    const more = await auth.call('POST', '/recovery-codes/verify', { token, body: { code: codes[0] } });
    expect(more.status).toBe(429);
  });

  it('end with the authenticator that they stand in for', async () => {
    const { person, device, raised } = await guarded();
    const [code = ''] = await codesOf(raised);
    expect((await auth.call('DELETE', `/factors/${device.id}`, { token: raised })).status).toBe(200);
    expect((await auth.mail(person.email, 'factor_removed')).details).toEqual({ name: 'Phone' });
    const token = await again(person);
    expect((await auth.call('POST', '/recovery-codes/verify', { token, body: { code } })).status).toBe(422);
  });
});

describe('The owner of an account', () => {
  it('is told by mail of a new authenticator, and of a device that the account has not used before', async () => {
    const { person } = await guarded();
    expect((await auth.mail(person.email, 'factor_added')).details).toEqual({ name: 'Phone' });
    const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
    const { email, password } = person;
    const signed = await auth.call('POST', '/token?grant_type=password', {
      body: { email, password },
      headers: { 'user-agent': chrome },
    });
    expect((await auth.mail(email, 'new_device')).details).toEqual({
      device: 'Chrome on Windows',
      network: '127.0.0.1',
    });
    // A browser that comes back is no news, wherever it is.
    const cookie = signed.headers.get('set-cookie')?.split(';')[0] ?? '';
    const headers = { 'user-agent': 'another', cookie };
    await auth.call('POST', '/token?grant_type=password', { body: { email, password }, headers });
    await auth.call('POST', '/recover', { body: { email } });
    await auth.mail(email, 'recovery');
    expect(auth.mails.filter(({ to, kind }) => to === email && kind === 'new_device')).toHaveLength(1);
  });

  it('sees their sessions alone, and ends one of them', async () => {
    const [ada, bob] = [await somebody(), await somebody()];
    const other = await again(ada);
    const mine = await auth.call('GET', '/sessions', { token: ada.access });
    const list = JSON.parse(mine.text) as { id: string; device: string; ip: string; is_current: boolean }[];
    expect(list).toHaveLength(2);
    expect(list.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(list.every(({ ip }) => ip === '127.0.0.1')).toBe(true);
    const target = list.find(({ is_current }) => !is_current)?.id ?? '';
    for (const id of [target, 'nonsense', '..%2fusers']) {
      expect((await auth.call('DELETE', `/sessions/${id}`, { token: bob.access })).status).toBe(404);
    }
    expect((await auth.call('GET', '/user', { token: other })).status).toBe(200);
    expect((await auth.call('DELETE', `/sessions/${target}`, { token: ada.access })).status).toBe(200);
    expect(await auth.call('GET', '/user', { token: other })).toMatchObject({ body: { code: 'session_not_found' } });
  });

  it('whose authenticator is lost is helped by an administrator, which signs every device out', async () => {
    const { person, device, raised } = await guarded();
    const token = auth.service.serviceRoleKey;
    const path = `/admin/users/${person.id}/factors/${device.id}`;
    expect((await auth.call('DELETE', path, { token: raised })).status).toBe(403);
    expect((await auth.call('DELETE', path, { token })).status).toBe(200);
    expect((await auth.call('GET', '/user', { token: raised })).body['code']).toBe('session_not_found');
    expect(await auth.mail(person.email, 'factor_removed')).toBeDefined();
    expect((await auth.call('GET', '/sessions', { token: await again(person) })).status).toBe(200);
  });
});

it('says which calls it has beside those of the wire', async () => {
  expect((await auth.call('GET', '/settings')).body['extensions']).toEqual(['sessions', 'recovery_codes']);
});
