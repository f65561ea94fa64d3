import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it } from 'vitest';
import { addSigningKey } from './stored-keys.ts';
import type { AuthServer, Signed } from './testing/auth-server.ts';
import { startAuthServer } from './testing/auth-server.ts';
import { openVault, UnknownEncryptionKey } from './vault.ts';

const servers: AuthServer[] = [];
const old = 'the key of last year, long enough to count';
const present = 'the key of this year, long enough to count';

afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

async function start(encryptionKeys: readonly string[], existing?: { databaseUrl: string }): Promise<AuthServer> {
  const server = await startAuthServer({ encryptionKeys }, existing);
  servers.push(server);
  return server;
}

/** What the database keeps of signing keys and authenticators, as one text. */
async function stored({ db }: AuthServer): Promise<string> {
  const keys = await db.query('select private_jwk from auth.signing_keys');
  const factors = await db.query('select secret from auth.factors');
  return JSON.stringify([keys.rows, factors.rows]);
}

interface Guarded {
  person: Signed;
  secret: string;
}

async function withFactor(server: AuthServer, email: string): Promise<Guarded> {
  const person = await server.person(email);
  const enrolled = await server.call('POST', '/factors', { token: person.access, body: { factor_type: 'totp' } });
  const { secret } = enrolled.body['totp'] as { secret: string };
  const id = String(enrolled.body['id']);
  expect(await verified(server, person.access, { id, secret, step: -1 })).toBe(200);
  return { person, secret };
}

async function verified(server: AuthServer, token: string, factor: { id: string; secret: string; step: number }) {
  const challenge = await server.call('POST', `/factors/${factor.id}/challenge`, { token });
  const timestamp = server.now().getTime() + factor.step * 30_000;
  const code = new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate({ timestamp });
  const body = { challenge_id: challenge.body['id'], code };
  return (await server.call('POST', `/factors/${factor.id}/verify`, { token, body })).status;
}

/** Signs in and shows the factor again, a good while later. */
async function comesBack(server: AuthServer, { person, secret }: Guarded): Promise<number> {
  server.advance(120_000);
  const body = { email: person.email, password: person.password };
  const signed = await server.call('POST', '/token?grant_type=password', { body });
  const [factor] = (signed.body['user'] as { factors: { id: string }[] }).factors;
  return verified(server, String(signed.body['access_token']), { id: factor?.id ?? '', secret, step: 0 });
}

describe('With a key of the environment', () => {
  it('secrets are stored encrypted from the first start on, and work', async () => {
    const server = await start([present]);
    const guarded = await withFactor(server, 'sealed@example.com');
    const kept = await stored(server);
    expect(kept.match(/sealed:[0-9a-f]{8}:/g)).toHaveLength(2);
    expect(kept).not.toContain(guarded.secret);
    expect(kept).not.toContain('"d"');
    expect(await comesBack(server, guarded)).toBe(200);
  });

  it('what was stored plain is encrypted at the next start, and under a new key when that is replaced', async () => {
    const before = await start([]);
    const guarded = await withFactor(before, 'plain@example.com');
    expect(await stored(before)).toContain(guarded.secret);
    const after = await start([old], before);
    const first = await stored(after);
    expect(first).not.toContain(guarded.secret);
    expect((await after.call('GET', '/user', { token: guarded.person.access })).status).toBe(200);
    const replaced = await start([present, old], before);
    expect(await stored(replaced)).not.toBe(first);
    const alone = await start([present], before);
    expect(await comesBack(alone, guarded)).toBe(200);
  });

  it('nothing starts without it', async () => {
    const server = await start([present]);
    await expect(startAuthServer({ encryptionKeys: [old] }, server)).rejects.toThrow(UnknownEncryptionKey);
    await expect(startAuthServer({}, server)).rejects.toThrow('AUTH_ENCRYPTION_KEY');
  });

  it('a secret that was moved to another row cannot be opened there', () => {
    const vault = openVault([present]);
    const sealed = vault.seal('secret', 'factors/a');
    expect(vault.open(sealed, 'factors/a')).toBe('secret');
    expect(() => vault.open(sealed, 'factors/b')).toThrow();
  });
});

const kidOf = (token: string): unknown =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: unknown }).kid;

const published = async (server: AuthServer): Promise<unknown[]> =>
  ((await server.call('GET', '/.well-known/jwks.json')).body['keys'] as { kid: unknown }[]).map(({ kid }) => kid);

describe('A new signing key', () => {
  it('is published first and signs later, in every process, without a restart', async () => {
    const one = await start([]);
    const two = await start([], one);
    const before = await one.person('rotated@example.com');
    const kid = await addSigningKey(one.db, openVault([]), false);
    for (const server of [one, two]) server.advance(31_000);
    for (const server of [one, two]) {
      expect(await published(server)).toEqual([kidOf(before.access), kid]);
      expect(kidOf((await server.person(`early-${servers.indexOf(server)}@example.com`)).access)).not.toBe(kid);
    }
    for (const server of [one, two]) server.advance(660_000);
    const after = await two.person('later@example.com');
    expect(kidOf(after.access)).toBe(kid);
    expect((await one.call('GET', '/user', { token: after.access })).status).toBe(200);
    expect((await two.call('GET', '/user', { token: before.access })).status).toBe(200);
  });

  it('after a leak signs at once, and nothing that was signed before counts', async () => {
    const server = await start([]);
    const before = await server.person('leaked@example.com');
    const kid = await addSigningKey(server.db, openVault([]), true);
    server.advance(31_000);
    expect(await published(server)).toEqual([kid]);
    expect((await server.call('GET', '/user', { token: before.access })).status).toBe(403);
    const body = { refresh_token: before.refresh };
    const refreshed = await server.call('POST', '/token?grant_type=refresh_token', { body });
    expect(kidOf(String(refreshed.body['access_token']))).toBe(kid);
  });
});
