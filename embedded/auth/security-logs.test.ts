import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';
import type { AuthMail } from './settings.ts';
import type { AuthServer } from './testing/auth-server.ts';
import { startAuthServer } from './testing/auth-server.ts';

let auth: AuthServer;
const tried: AuthMail[] = [];

/** Fails as a database layer does: with the statement and everything that it was given. */
function failing(mail: AuthMail): Error {
  const values = [mail.to, mail.token, mail.url].join(',');
  if (mail.kind === 'magic_link') return new Error(`no route for ${mail.to}: code ${mail.token}, link ${mail.url}`);
  const cause = Object.assign(new Error('relation "mails" does not exist'), {
    code: '42P01',
    detail: `Failing row contains (${values}).`,
  });
  return new Error(`Failed query: insert into mails values ($1, $2, $3)\nparams: ${values}`, { cause });
}

beforeAll(async () => {
  auth = await startAuthServer({
    sendMail: async (mail) => {
      tried.push(mail);
      throw failing(mail);
    },
  });
});

afterAll(() => auth.close());

const until = async (done: () => boolean) => {
  for (let wait = 0; wait < 750 && !done(); wait += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done()).toBe(true);
};
const log = () => auth.logged.join('\n');

describe('The log', () => {
  it.each([
    ['/recover', 'recovery', '42P01 relation "mails" does not exist'],
    ['/otp', 'magic_link', 'no route for …'],
  ])('of a mail of %s that failed holds the reason, and neither link nor code', async (path, kind, reason) => {
    const person = await auth.person(`${kind}@example.com`);
    await auth.call('POST', path, { body: { email: person.email } });
    await until(() => log().includes(reason.replaceAll('"', '\\"')));
    const mail = tried.find((one) => one.kind === kind);
    expect(mail?.to).toBe(person.email);
    for (const secret of [mail?.token, new URL(mail?.url ?? '').searchParams.get('token'), person.email, 'params']) {
      expect(secret).toBeTruthy();
      expect(log()).not.toContain(secret);
    }
  });

  it('of a call that failed holds the reason without what was sent', async () => {
    const person = await auth.person('unlucky@example.com');
    await auth.db.query('alter table auth.rate_buckets add constraint no_call check (allowed is null) not valid');
    const answer = await auth.call('POST', '/verify', {
      body: { type: 'recovery', email: person.email, token: '135790' },
    });
    await auth.db.query('alter table auth.rate_buckets drop constraint no_call');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('no_call');
    expect(log()).toContain('23514');
    expect(log()).not.toContain('unlucky@example.com');
    expect(log()).not.toContain('135790');
  });
});

describe('What is said of a failure', () => {
  const of = (message: string, code?: string) => describeError(Object.assign(new Error(message), code && { code }));

  it('is the code and the sentence of its first cause', () => {
    expect(of('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')).toBe(
      'Error ECONNREFUSED connect ECONNREFUSED 127.0.0.1:5432',
    );
    expect(describeError(new Error('outer secret', { cause: new TypeError('fetch failed') }))).toBe(
      'TypeError fetch failed',
    );
    expect(describeError('a text that somebody threw')).toBe('unknown');
  });

  it('quotes no value, wherever it stands', () => {
    expect(of('invalid input syntax for type uuid: "hunter2"', '22P02')).toBe('Error 22P02');
    expect(of('Failed query: select $1 params: hunter2')).toBe('Error Failed query: select $1');
    expect(of(`the token ${'0123456789abcdef'.repeat(4)} is not new`)).toBe('Error the token … is not new');
    expect(of('code 123456 of ada@example.com')).toBe('Error code … of …');
  });
});
