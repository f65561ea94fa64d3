import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthServer } from './testing/auth-server.ts';
import { site, startAuthServer } from './testing/auth-server.ts';
import { parallel, tally } from './testing/measure.ts';

let auth: AuthServer;

beforeAll(async () => {
  auth = await startAuthServer({ trustedProxies: 1, redirectAllowList: ['https://partner.test/welcome'] });
});

afterAll(() => auth.close());

let count = 0;

/** Signs somebody up and gives the confirmation mail. */
async function signedUp(query = '', extra: Record<string, unknown> = {}) {
  count += 1;
  const email = `person${count}@example.com`;
  await auth.call('POST', `/signup${query}`, { body: { email, password: 'orchard lane', ...extra } });
  const mail = await auth.mail(email, 'confirmation');
  return { email, mail, link: new URL(mail.url) };
}

const verify = (email: string, token: string, headers = {}) =>
  auth.call('POST', '/verify', { body: { type: 'signup', email, token }, headers });
const otherThan = (token: string, step: number) => String((Number(token) + step) % 1_000_000).padStart(6, '0');

describe('5. Guessing a code', () => {
  it('ends after five wrong ones, whatever address they come from', async () => {
    const { email, mail } = await signedUp();
    for (let i = 1; i <= 5; i += 1) {
      const wrong = await verify(email, otherThan(mail.token, i), { 'x-forwarded-for': `198.51.100.${i}` });
      expect(wrong).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
    }
    const right = await verify(email, mail.token, { 'x-forwarded-for': '198.51.100.9' });
    expect(right).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  it('allows four wrong ones before the right one', async () => {
    const { email, mail } = await signedUp();
    for (let i = 1; i <= 4; i += 1) await verify(email, otherThan(mail.token, i));
    expect((await verify(email, mail.token)).status).toBe(200);
  });

  it('cannot be widened by guessing at the same time', async () => {
    const { email, mail } = await signedUp();
    await parallel(14, (i) => verify(email, otherThan(mail.token, i + 1)));
    const { rows } = await auth.db.query('select attempts from auth.one_time_tokens where email = $1', [email]);
    expect(rows).toEqual([{ attempts: 5 }]);
    expect((await verify(email, mail.token)).status).toBe(403);
  });

  it('does not take the link from its owner', async () => {
    const { email, mail, link } = await signedUp();
    for (let i = 1; i <= 6; i += 1) await verify(email, otherThan(mail.token, i));
    const pressed = await auth.call('POST', '/confirm', { body: link.searchParams.toString() });
    expect(pressed.headers.get('location')).toContain('#access_token=');
  });

  it('ends for a mailbox even when new codes are asked for again and again', async () => {
    const { email } = await signedUp();
    let refused = 0;
    for (let i = 0; i < 30; i += 1) {
      const answer = await verify(email, '000000', { 'x-forwarded-for': `203.0.113.${i}` });
      if (answer.status === 429) refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('is not what somebody does who types a code of another length', async () => {
    const { email, mail } = await signedUp();
    for (let i = 0; i < 30; i += 1) {
      expect((await verify(email, '0000000', { 'x-forwarded-for': `192.0.2.${i}` })).status).toBe(403);
    }
    expect((await verify(email, mail.token, { 'x-forwarded-for': '198.51.100.9' })).status).toBe(200);
  });
});

describe('5. Guessing a code to sign in with', () => {
  const signInCode = (email: string, token: string, from: string) =>
    auth.call('POST', '/verify', { body: { type: 'email', email, token }, headers: { 'x-forwarded-for': from } });
  const ask = (email: string, from: string) =>
    auth.call('POST', '/otp', { body: { email, create_user: false }, headers: { 'x-forwarded-for': from } });
  const mailsTo = (email: string) => auth.mails.filter(({ to, kind }) => to === email && kind === 'magic_link');
  const wrong = (at: number) => String(at).padStart(10, '0');

  it('never shuts its owner out, from wherever they come, while strangers ask and guess', async () => {
    const { email } = await auth.person('besieged@example.com');
    for (let i = 0; i < 12; i += 1) expect((await ask(email, `198.51.100.${i}`)).status).toBe(200);
    expect((await ask(email, '203.0.113.7')).status).toBe(200);
    await expect.poll(() => mailsTo(email).length).toBe(5);
    for (let i = 0; i < 30; i += 1) {
      expect((await signInCode(email, wrong(i), `198.51.100.${i}`)).body).toMatchObject({ code: 'otp_expired' });
      await signInCode(email, otherThan('000000', i), `198.51.100.${i}`);
    }
    const code = mailsTo(email).at(-1)?.token ?? '';
    expect(code).toMatch(/^\d{10}$/);
    expect(await signInCode(email, code, '203.0.113.7')).toMatchObject({ status: 200, body: { user: { email } } });
    auth.advance(60_000);
    await ask(email, '203.0.113.8');
    await expect.poll(() => mailsTo(email).length).toBe(6);
    expect((await signInCode(email, mailsTo(email).at(-1)?.token ?? '', '203.0.113.8')).status).toBe(200);
  });

  it('ends after twenty wrong ones of a network, and for one code after a thousand from anywhere', async () => {
    const { email } = await auth.person('guessed@example.com');
    await ask(email, '203.0.113.7');
    const { token } = await auth.mail(email, 'magic_link');
    for (let i = 0; i < 20; i += 1) expect((await signInCode(email, wrong(i), '198.51.100.77')).status).toBe(403);
    expect((await signInCode(email, token, '198.51.100.77')).status).toBe(429);
    await auth.db.query(`update auth.one_time_tokens set attempts = 999 where email = $1`, [email]);
    expect((await signInCode(email, wrong(1), '198.51.100.78')).status).toBe(403);
    expect((await signInCode(email, token, '203.0.113.7')).status).toBe(403);
  });
});

describe('6. What is stored of links and codes', () => {
  it('a link has 256 random bits of its own, stored hashed; a code is salted and hashed', async () => {
    const { email, mail, link } = await signedUp();
    const token = link.searchParams.get('token') ?? '';
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const derived = createHash('sha224')
      .update(email + mail.token)
      .digest('hex');
    expect(token.startsWith(derived.slice(0, 8))).toBe(false);
    const { rows } = await auth.db.query<{ token_hash: Buffer; code_hash: string }>(
      'select * from auth.one_time_tokens where email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true);
    expect(rows[0]?.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(`"${mail.token}"`);
  });

  it('codes of a mailbox have one salt while they are good, another one later, and no other mailbox has it', async () => {
    const TEN_MINUTES = 600_000;
    const toNextTime = () => auth.advance(TEN_MINUTES - (auth.now().getTime() % TEN_MINUTES));
    toNextTime();
    const first = await signedUp();
    auth.advance(60_000);
    await auth.call('POST', '/resend', { body: { type: 'signup', email: first.email } });
    const other = await signedUp();
    const saltsOf = async (email: string) => {
      const { rows } = await auth.db.query<{ salt: string }>(
        `select split_part(code_hash, '$', 5) as salt from auth.one_time_tokens where email = $1`,
        [email],
      );
      return rows.map(({ salt }) => salt);
    };
    await expect.poll(async () => (await saltsOf(first.email)).length).toBe(2);
    const [salt, again] = await saltsOf(first.email);
    expect(salt).toMatch(/^[\w+/]{22}$/);
    expect(again).toBe(salt);
    expect(await saltsOf(other.email)).not.toContain(salt);
    toNextTime();
    await auth.call('POST', '/resend', { body: { type: 'signup', email: first.email } });
    await expect.poll(async () => new Set(await saltsOf(first.email)).size).toBe(2);
  });

  it('a code lives ten minutes, its link 24 hours', async () => {
    const { email, mail, link } = await signedUp();
    const late = await signedUp();
    auth.advance(601_000);
    expect((await verify(email, mail.token)).body['code']).toBe('otp_expired');
    auth.advance(23 * 3_600_000);
    const press = (url: URL) => auth.call('POST', '/confirm', { body: url.searchParams.toString() });
    expect((await press(link)).headers.get('location')).toContain('#access_token=');
    auth.advance(3_600_000);
    const location = (await press(late.link)).headers.get('location') ?? '';
    expect(new URLSearchParams(new URL(location).hash.slice(1)).get('error_code')).toBe('otp_expired');
  });
});

describe('7. Mail scanners', () => {
  it('may open the mailed address as often as they like; only the button uses it up', async () => {
    const { link } = await signedUp();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const opened = await auth.call(method, `/confirm${link.search}`);
      expect(opened.status).toBe(200);
      expect(opened.headers.get('location')).toBeNull();
    }
    const page = await auth.call('GET', `/confirm${link.search}`);
    expect(page.text).not.toMatch(/<script|onload|http-equiv/i);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
    const typefaces = [...page.text.matchAll(/url\(\/auth\/v1(\/typefaces\/[^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(typefaces).toHaveLength(2);
    for (const path of typefaces) expect((await auth.call('GET', path)).headers.get('content-type')).toBe('font/woff2');
    expect((await auth.call('GET', '/typefaces/other.woff2')).status).toBe(404);
    const crossSite = await auth.call('POST', '/confirm', {
      body: link.searchParams.toString(),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(crossSite.status).toBe(403);
    const pressed = await auth.call('POST', '/confirm', { body: link.searchParams.toString() });
    expect(pressed.headers.get('location')).toContain('#access_token=');
  });

  it('HEAD of GET /verify does nothing; GET of it does what the wire says, once', async () => {
    const { link } = await signedUp();
    expect((await auth.call('HEAD', `/verify${link.search}`)).status).toBe(404);
    const first = await auth.call('GET', `/verify${link.search}`);
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toContain(`${site}/auth/callback#access_token=`);
    const second = await auth.call('GET', `/verify${link.search}`);
    expect(second.headers.get('location')).toBe(
      `${site}/auth/callback#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
    );
  });
});

describe('13. Redirects', () => {
  const home = `${site}/auth/callback`;

  it.each([
    '//evil.test/auth/callback',
    'https://app.benesight.test.evil.test/auth/callback',
    'https://app.benesight.test@evil.test/auth/callback',
    'https://user:pw@app.benesight.test/auth/callback',
    'javascript:alert(1)//https://app.benesight.test/auth/callback',
    'https://2130706433/auth/callback',
    'https://app.benesight.test%5c.evil.test/auth/callback',
    'https://evil.test\\@app.benesight.test/auth/callback',
    'https://app.benesight.test/auth/callback/../../evil',
    'https://app.benesight.test/auth/callback.evil',
    'https://app.benesight.test:8443/auth/callback',
    'http://app.benesight.test/auth/callback',
    'https://partner.test/welcome/further',
    'https://partner.test/',
    'https://\tevil.test/auth/callback',
    '/auth/callback',
  ])('%s leads to the site', async (address) => {
    const { link } = await signedUp(`?redirect_to=${encodeURIComponent(address)}`);
    expect(link.searchParams.get('redirect_to')).toBe(home);
    link.searchParams.set('redirect_to', address);
    const pressed = await auth.call('POST', '/confirm', {
      body: link.searchParams.toString(),
      headers: { referer: 'https://evil.test/' },
    });
    const location = pressed.headers.get('location') ?? '';
    expect(location.startsWith(`${home}#access_token=`)).toBe(true);
  });

  it('say nothing in advance that only the answer may say', async () => {
    const asked = `${home}?from=mail&access_token=theirs&refresh_token=theirs&error=none&type=recovery`;
    const { link } = await signedUp(`?redirect_to=${encodeURIComponent(asked)}`);
    expect(link.searchParams.get('redirect_to')).toBe(`${home}?from=mail`);
    link.searchParams.set('redirect_to', asked);
    const pressed = await auth.call('POST', '/confirm', { body: link.searchParams.toString() });
    expect(pressed.headers.get('location')).toMatch(/\?from=mail#access_token=(?!theirs)/);
  });

  it('lead to what is on the list, with its query', async () => {
    const { link } = await signedUp(`?redirect_to=${encodeURIComponent('https://partner.test/welcome?from=mail')}`);
    const pressed = await auth.call('POST', '/confirm', { body: link.searchParams.toString() });
    expect(pressed.headers.get('location')).toContain('https://partner.test/welcome?from=mail#access_token=');
  });

  it('and links never come from Host, X-Forwarded-Host or Referer', async () => {
    count += 1;
    const email = `hosted${count}@example.com`;
    await auth.call('POST', '/signup', {
      body: { email, password: 'orchard lane' },
      headers: { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test', referer: 'https://evil.test/' },
    });
    const mail = await auth.mail(email, 'confirmation');
    expect(mail.url.startsWith(`${site}/auth/v1/confirm?`)).toBe(true);
    expect(mail.url).not.toContain('evil');
  });
});

describe('14. PKCE', () => {
  const flow = () => {
    const verifier = randomBytes(42).toString('hex').slice(0, 56);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return { verifier, body: { code_challenge: challenge, code_challenge_method: 's256' } };
  };
  const codeOf = async (link: URL) => {
    expect(link.searchParams.get('token')).toMatch(/^pkce_/);
    const pressed = await auth.call('POST', '/confirm', { body: link.searchParams.toString() });
    const target = new URL(pressed.headers.get('location') ?? '');
    expect(target.hash).toBe('');
    return target.searchParams.get('code') ?? '';
  };
  const exchange = (code: string, verifier: string) =>
    auth.call('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: verifier } });

  it('works with the real client, and a code works once', async () => {
    const client = auth.client({ flowType: 'pkce' });
    await client.signUp({ email: 'pkce@example.com', password: 'orchard lane' });
    const code = await codeOf(new URL((await auth.mail('pkce@example.com', 'confirmation')).url));
    const signed = await client.exchangeCodeForSession(code);
    expect(signed.error).toBeNull();
    expect(signed.data.user?.email).toBe('pkce@example.com');
    expect(await exchange(code, 'x'.repeat(56))).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });

  it('refuses a wrong verifier, and a code after five minutes', async () => {
    const { verifier, body } = flow();
    const code = await codeOf((await signedUp('', body)).link);
    expect(await exchange(code, 'y'.repeat(56))).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    auth.advance(301_000);
    expect(await exchange(code, verifier)).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } });
  });

  it('takes S256 only', async () => {
    const plain = { code_challenge: 'a'.repeat(56), code_challenge_method: 'plain' };
    const answer = await auth.call('POST', '/recover', { body: { email: 'a@example.com', ...plain } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    const half = await auth.call('POST', '/otp', { body: { email: 'a@example.com', code_challenge: 'a'.repeat(56) } });
    expect(half.status).toBe(400);
  });

  it('of twenty exchanges at once one succeeds', async () => {
    const { verifier, body } = flow();
    const code = await codeOf((await signedUp('', body)).link);
    // The keys are read again by then, while these calls hold every connection that they share.
    auth.advance(31_000);
    expect(tally(await parallel(20, () => exchange(code, verifier)))).toEqual({ 200: 1, 404: 19 });
  });
});
