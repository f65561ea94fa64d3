import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthServer } from './testing/auth-server.ts';
import { site, startAuthServer, tokensOf } from './testing/auth-server.ts';
import { leastApart, medians, parallel, tally } from './testing/measure.ts';

let auth: AuthServer;
const wide = { burst: 100_000, seconds: 1 };
const boundless = { most: 100_000, seconds: 1 };

beforeAll(async () => {
  auth = await startAuthServer({
    limits: { passwordPerClient: wide, mailPerClient: wide },
    passwordLimits: { perPlace: boundless, perAccount: boundless },
  });
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
    const second = await auth.mail(person.email, 'recovery', 2);
    // The mail before it stays good while it lives.
    const [first] = auth.mails.filter((mail) => mail.to === person.email && mail.kind === 'recovery');
    expect(first?.url).not.toBe(second.url);
    const pressed = await auth.call('POST', '/confirm', { body: new URL(first?.url ?? '').searchParams.toString() });
    expect(pressed.headers.get('location')).toContain('type=recovery');
  });

  it.each([
    ['/recover', 'recovery'],
    ['/otp', 'magic_link'],
  ] as const)(
    '%s mails the owner a link of their own, though a stranger has just asked for one',
    async (path, kind) => {
      const behind = await startAuthServer({ trustedProxies: 1 }, auth);
      const { email } = await behind.person(`${kind}-beside@example.com`);
      const ask = (ip: string, more = {}) =>
        behind.call('POST', path, { body: { email, ...more }, headers: { 'x-forwarded-for': ip } });
      // The link in a stranger's mail ends in a code that only the stranger's browser could exchange.
      await ask('198.51.100.1', { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' });
      await behind.mail(email, kind);
      await ask('192.0.2.7');
      const { url } = await behind.mail(email, kind, 2);
      const pressed = await behind.call('POST', '/confirm', { body: new URL(url).searchParams.toString() });
      expect(pressed.headers.get('location')).toContain('#access_token=');
      await behind.close();
    },
  );
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

  it('mails a registered person that they have an account, and changes nothing', async () => {
    const person = await auth.person('registered@example.com');
    expect((await signup(person.email, 'a stranger’s choice', { firstName: 'Stranger' })).status).toBe(200);
    const mail = await auth.mail(person.email, 'already_registered');
    expect(mail).toMatchObject({ token: '', url: `${site}/login` });
    expect((await login(person.email, 'a stranger’s choice')).body['code']).toBe('invalid_credentials');
    const signed = await login(person.email, person.password);
    expect(signed).toMatchObject({ status: 200, body: { user: { user_metadata: {} } } });
    // Asking for the mail of a sign-up again is no sign-up.
    await auth.call('POST', '/resend', { body: { type: 'signup', email: person.email } });
    await auth.call('POST', '/recover', { body: { email: person.email } });
    await auth.mail(person.email, 'recovery');
    expect(auth.mails.filter((one) => one.to === person.email && one.kind === 'already_registered')).toHaveLength(1);
  });
});

describe('8. An address that several people signed up', () => {
  const confirm = (email: string, token: string) =>
    auth.call('POST', '/verify', { body: { type: 'signup', email, token } });

  it.each([
    ['right after the stranger', 0],
    ['later than the stranger', 3_600_000],
  ])('has the password of the mail that is confirmed: the owner signs up %s', async (name, wait) => {
    const email = `owner-${name.replaceAll(' ', '-')}@example.com`;
    await signup(email, 'stranger’s password', { firstName: 'Stranger' });
    const strangers = await auth.mail(email, 'confirmation');
    auth.advance(wait);
    const second = await signup(email, 'owner’s password', { firstName: 'Owner' });
    expect(second.text).not.toContain('Stranger');
    const owners = await auth.mail(email, 'confirmation', 2);
    // Only somebody who knows a password that was typed here learns that its mail is to be confirmed.
    expect((await login(email, 'owner’s password')).body['code']).toBe('email_not_confirmed');
    expect((await login(email, 'neither')).body['code']).toBe('invalid_credentials');

    const confirmed = await confirm(email, owners.token);
    expect(confirmed).toMatchObject({ status: 200, body: { user: { user_metadata: { firstName: 'Owner' } } } });
    expect((await login(email, 'stranger’s password')).body['code']).toBe('invalid_credentials');
    expect((await login(email, 'owner’s password')).status).toBe(200);
    expect((await confirm(email, strangers.token)).body['code']).toBe('otp_expired');
    const pressed = await auth.call('POST', '/confirm', { body: new URL(strangers.url).searchParams.toString() });
    expect(pressed.headers.get('location')).toContain('error_code=otp_expired');
  });

  it('keeps the owner’s link good while a stranger signs up after them', async () => {
    const email = 'first-come@example.com';
    await signup(email, 'owner’s password');
    const owners = await auth.mail(email, 'confirmation');
    await signup(email, 'stranger’s password');
    await auth.mail(email, 'confirmation', 2);
    const body = new URL(owners.url).searchParams.toString();
    const pressed = await auth.call('POST', '/confirm', { body });
    expect(pressed.headers.get('location')).toContain('#access_token=');
    expect((await login(email, 'owner’s password')).status).toBe(200);
  });

  it('mails again the sign-up of the caller’s own network, and no password where that is unknown', async () => {
    const behind = await startAuthServer({ trustedProxies: 1 }, auth);
    const ask = (path: string, ip: string, body: unknown) =>
      behind.call('POST', path, { body, headers: { 'x-forwarded-for': ip } });
    for (const [email, ip, own] of [
      ['again@example.com', '192.0.2.7', 200],
      ['elsewhere@example.com', '192.0.2.99', 400],
    ] as const) {
      await ask('/signup', '198.51.100.1', { email, password: 'stranger’s password' });
      await behind.mail(email, 'confirmation');
      await ask('/signup', '192.0.2.7', { email, password: 'owner’s password' });
      await behind.mail(email, 'confirmation', 2);
      await ask('/resend', ip, { type: 'signup', email });
      const { token } = await behind.mail(email, 'confirmation', 3);
      expect((await ask('/verify', ip, { type: 'signup', email, token })).status).toBe(200);
      expect((await login(email, 'owner’s password')).status).toBe(own);
      expect((await login(email, 'stranger’s password')).status).toBe(400);
    }
    await behind.close();
  });
});

describe('8. An address that only a stranger signed up', () => {
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

describe('An administrator who changes an account while its mail is written', () => {
  it('waits for the person before touching what belongs to them', async () => {
    const made = await signup('changed@example.com');
    const id = String(made.body['id']);
    await auth.mail('changed@example.com', 'confirmation');
    const writer = await auth.db.connect();
    await writer.query('begin');
    await writer.query('select from auth.users where id = $1 for update', [id]);
    const token = auth.service.serviceRoleKey;
    const changed = auth.call('PUT', `/admin/users/${id}`, { token, body: { email_confirm: true } });
    await expect
      .poll(
        async () =>
          (
            await auth.db.query(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).rowCount,
      )
      .toBeGreaterThan(0);
    // What the writer of a mail does next; whoever held the sign-up and waited for the person would stop both.
    await writer.query('select from auth.signups where user_id = $1 for key share', [id]);
    await writer.query('commit');
    writer.release();
    expect((await changed).status).toBe(200);
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
