import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthServer } from './testing/auth-server.ts';
import { startAuthServer, tokensOf } from './testing/auth-server.ts';
import { leastApart, medians, parallel, tally } from './testing/measure.ts';

let auth: AuthServer;
const wide = { burst: 100_000, seconds: 1 };

beforeAll(async () => {
  auth = await startAuthServer({ limits: { passwordPerAccount: wide, passwordPerClient: wide, mailPerClient: wide } });
});

afterAll(() => auth.close());

const signup = (email: string, password = 'orchard lane', data: unknown = {}) =>
  auth.call('POST', '/signup', { body: { email, password, data, code_challenge: null, gotrue_meta_security: {} } });
const login = (email: string, password: string) =>
  auth.call('POST', '/token?grant_type=password', { body: { email, password } });

describe('1. Timing of a refused sign-in', () => {
  it('is the same for an unknown address, a wrong password and an account without one', async () => {
    await auth.person('timing@example.com');
    await auth.call('POST', '/admin/users', {
      token: auth.service.serviceRoleKey,
      body: { email: 'passwordless@example.com', email_confirm: true },
    });
    const apart = await leastApart(1.6, async () => {
      const times = await medians(15, {
        unknown: (round) => login(`nobody${round}@example.com`, 'wrong'),
        wrong: () => login('timing@example.com', 'wrong'),
        passwordless: () => login('passwordless@example.com', 'wrong'),
      });
      return Math.max(...Object.values(times)) / Math.min(...Object.values(times));
    });
    // A skipped hash would make one of them several times faster.
    expect(apart).toBeLessThan(1.6);
  });

  it('tells of a ban only to someone who knows the password', async () => {
    const person = await auth.person('banned@example.com');
    await auth.call('PUT', `/admin/users/${person.id}`, {
      token: auth.service.serviceRoleKey,
      body: { ban_duration: '24h' },
    });
    expect((await login(person.email, 'wrong')).body['code']).toBe('invalid_credentials');
    expect((await login(person.email, person.password)).body['code']).toBe('user_banned');
  });
});

describe('2. Recover and resend', () => {
  it('answer byte for byte the same for known and unknown, first and repeated', async () => {
    await auth.person('known@example.com');
    await signup('unconfirmed@example.com');
    const shape = (answer: { status: number; text: string; headers: Headers }) => {
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      return JSON.stringify([answer.status, answer.text, headers]);
    };
    for (const [path, known] of [
      ['/recover', 'known'],
      ['/resend', 'unconfirmed'],
    ] as const) {
      const seen = new Set<string>();
      for (const name of [known, known, `${known}-not`, `${known}-not`]) {
        const body = { type: 'signup', email: `${name}@example.com`, code_challenge: null };
        seen.add(shape(await auth.call('POST', path, { body })));
      }
      expect([...seen]).toHaveLength(1);
      expect([...seen][0]).toContain('[200,"{}"');
    }
  });

  it('take the same time, known or unknown', async () => {
    const recover = (email: string) => auth.call('POST', '/recover', { body: { email } });
    const apart = await leastApart(8, async (attempt) => {
      for (let i = -2; i < 15; i += 1) {
        await auth.call('POST', '/admin/users', {
          token: auth.service.serviceRoleKey,
          body: { email: `recover${attempt}-${i}@example.com`, email_confirm: true },
        });
      }
      const times = await medians(15, {
        known: (round) => recover(`recover${attempt}-${round}@example.com`),
        unknown: (round) => recover(`recover-not${attempt}-${round}@example.com`),
      });
      return Math.abs((times['known'] ?? 0) - (times['unknown'] ?? 99));
    });
    // A code hashed within the call would add tens of milliseconds.
    expect(apart).toBeLessThan(8);
  });

  it('mail once per address and purpose within the interval', async () => {
    const person = await auth.person('once@example.com');
    await auth.call('POST', '/recover', { body: { email: person.email } });
    await auth.call('POST', '/recover', { body: { email: person.email } });
    await auth.call('POST', '/otp', { body: { email: person.email } });
    await auth.mail(person.email, 'magic_link');
    expect(auth.mails.filter((mail) => mail.to === person.email && mail.kind === 'recovery')).toHaveLength(1);
    auth.advance(61_000);
    await auth.call('POST', '/recover', { body: { email: person.email } });
    await auth.mail(person.email, 'recovery', 2);
  });
});

describe('3. Sign-in by mail without making an account', () => {
  it('answers {} for an unknown address, and mails nobody', async () => {
    await auth.person('member@example.com');
    const known = await auth.call('POST', '/otp', { body: { email: 'member@example.com', create_user: false } });
    const unknown = await auth.call('POST', '/otp', { body: { email: 'stranger@example.com', create_user: false } });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(unknown.text).toBe('{}');
    await auth.mail('member@example.com', 'magic_link');
    expect(auth.mails.some((mail) => mail.to === 'stranger@example.com')).toBe(false);
    const { rows } = await auth.db.query(`select 1 from auth.users where email = 'stranger@example.com'`);
    expect(rows).toHaveLength(0);
  });
});

describe('4. Sign-up of a known address', () => {
  it('has the same members as a new one, and the same time', async () => {
    await auth.person('taken@example.com');
    const real = await signup('fresh@example.com', 'orchard lane', { firstName: 'A' });
    const fake = await signup('taken@example.com', 'orchard lane', { firstName: 'A' });
    expect([real.status, fake.status]).toEqual([200, 200]);
    expect(Object.keys(fake.body).sort()).toEqual(Object.keys(real.body).sort());
    expect(fake.body['identities']).toEqual([]);
    const again = await signup('taken@example.com');
    expect(again.body['id']).not.toBe(fake.body['id']);
    const apart = await leastApart(1.6, async (attempt) => {
      const times = await medians(11, {
        fresh: (round) => signup(`fresh${attempt}-${round}@example.com`),
        taken: () => signup('taken@example.com'),
      });
      const [fresh = 0, taken = 0] = [times['fresh'], times['taken']];
      return Math.max(fresh, taken) / Math.min(fresh, taken);
    });
    expect(apart).toBeLessThan(1.6);
  });

  it('does not change the password of an unconfirmed one, and mails again', async () => {
    await signup('twice@example.com', 'first password', { firstName: 'Private' });
    await auth.mail('twice@example.com', 'confirmation');
    auth.advance(61_000);
    const second = await signup('twice@example.com', 'second password');
    expect(second.status).toBe(200);
    expect(second.text).not.toContain('Private');
    const mail = await auth.mail('twice@example.com', 'confirmation', 2);
    const body = { type: 'signup', email: 'twice@example.com', token: mail.token };
    expect((await auth.call('POST', '/verify', { body })).status).toBe(200);
    expect((await login('twice@example.com', 'first password')).status).toBe(200);
    expect((await login('twice@example.com', 'second password')).body['code']).toBe('invalid_credentials');
  });
});

describe('8. An address that somebody else signed up first', () => {
  it.each([
    ['/recover', 'recovery', 'recovery'],
    ['/otp', 'magic_link', 'magiclink'],
  ] as const)('is its owner’s after %s: the stranger’s password is dead', async (path, kind, type) => {
    const email = `victim-${type}@example.com`;
    await signup(email, 'attacker knows');
    await auth.mail(email, 'confirmation');
    await auth.call('POST', path, { body: { email } });
    const mail = await auth.mail(email, kind);
    // A session that the stranger had got hold of somehow.
    const { rows } = await auth.db.query<{ id: string }>('select id from auth.users where email = $1', [email]);
    await auth.db.query(
      `insert into auth.sessions (id, user_id, aal, amr, created_at, refreshed_at, not_after)
       values (gen_random_uuid(), $1, 'aal1', '[]', now(), now(), now() + interval '1 day')`,
      [rows[0]?.id],
    );
    const verified = await auth.call('POST', '/verify', { body: { type, email, token: mail.token } });
    expect(verified.status).toBe(200);
    expect((await login(email, 'attacker knows')).body['code']).toBe('invalid_credentials');
    const sessions = await auth.db.query('select 1 from auth.sessions where user_id = $1', [rows[0]?.id]);
    expect(sessions.rows).toHaveLength(1);
    const chosen = await auth.call('PUT', '/user', {
      token: tokensOf(verified).access,
      body: { password: 'mine alone' },
    });
    expect(chosen.status).toBe(200);
    expect((await login(email, 'mine alone')).status).toBe(200);
  });
});

describe('9. At the same time', () => {
  it('twenty sign-ups of one address make one user', async () => {
    const answers = await parallel(20, () => signup('race@example.com'));
    expect(tally(answers)).toEqual({ 200: 20 });
    const { rows } = await auth.db.query(`select 1 from auth.users where email = 'race@example.com'`);
    expect(rows).toHaveLength(1);
  });

  it('twenty verifications of one code give one session', async () => {
    await signup('verify-race@example.com');
    const { token } = await auth.mail('verify-race@example.com', 'confirmation');
    const body = { type: 'signup', email: 'verify-race@example.com', token };
    expect(tally(await parallel(20, () => auth.call('POST', '/verify', { body })))).toEqual({ 200: 1, 403: 19 });
  });

  it('twenty presses of one link give one session', async () => {
    await signup('link-race@example.com');
    const link = new URL((await auth.mail('link-race@example.com', 'confirmation')).url);
    const body = link.searchParams.toString();
    const answers = await parallel(20, () => auth.call('POST', '/confirm', { body }));
    expect(tally(answers)).toEqual({ 303: 20 });
    const opened = answers.filter((answer) => answer.headers.get('location')?.includes('#access_token='));
    expect(opened).toHaveLength(1);
  });
});

describe('19. Rights by naming them', () => {
  it('are ignored at sign-up and in PUT /user; metadata and bodies have a limit', async () => {
    const evil = { role: 'service_role', app_metadata: { is_admin: true }, is_admin: true, email_confirm: true };
    const made = await auth.call('POST', '/signup', {
      body: { email: 'evil@example.com', password: 'orchard lane', ...evil },
    });
    expect(made.body).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(made.body['email_confirmed_at']).toBeUndefined();
    const person = await auth.person('riser@example.com');
    const put = await auth.call('PUT', '/user', { token: person.access, body: { ...evil, data: { is_admin: true } } });
    expect(put.status).toBe(200);
    expect(put.body).toMatchObject({ role: 'authenticated', user_metadata: { is_admin: true } });
    expect(put.body['app_metadata']).toEqual({ provider: 'email', providers: ['email'] });
    const admin = await auth.call('GET', '/admin/users', { token: person.access });
    expect(admin).toMatchObject({ status: 403, body: { code: 'not_admin' } });

    const bulky = await auth.call('PUT', '/user', { token: person.access, body: { data: { note: 'x'.repeat(5000) } } });
    expect(bulky).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    for (const part of ['a', 'b', 'c']) {
      await auth.call('PUT', '/user', { token: person.access, body: { data: { [part]: 'x'.repeat(1500) } } });
    }
    const size = JSON.stringify((await auth.call('GET', '/user', { token: person.access })).body['user_metadata']);
    expect(size.length).toBeLessThan(4200);
    const huge = await signup('huge@example.com', 'orchard lane', { note: 'x'.repeat(1_100_000) });
    expect(huge.status).toBe(413);
  });
});
