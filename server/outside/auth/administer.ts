import { z } from 'zod';
import { Refusal } from '../../../contract/errors.ts';

const time = z.string().nullish();

const Factor = z.object({
  id: z.string(),
  status: z.string(),
  friendly_name: z.string().nullish(),
  created_at: z.string(),
});

const Account = z.object({
  email_confirmed_at: time,
  last_sign_in_at: time,
  banned_until: time,
  factors: z.array(Factor).nullish(),
});

const Sessions = z.array(
  z.object({
    id: z.string(),
    device: z.string(),
    ip: z.string().nullable(),
    created_at: z.string(),
    refreshed_at: z.string(),
  }),
);

/** How the auth service knows somebody. Times are ISO 8601. */
export interface AuthAccount {
  emailConfirmedAt: string | null;
  lastSignInAt: string | null;
  /** In the future while the person is banned. */
  bannedUntil: string | null;
  /** The verified second factors. */
  factors: { id: string; name: string | null; createdAt: string }[];
}

/** Somebody in the list of accounts. */
export interface AuthPerson {
  id: string;
  email: string;
  confirmed: boolean;
  banned: boolean;
  lastSignInAt: string | null;
}

export interface AuthSession {
  id: string;
  /** "Chrome on Windows". */
  device: string;
  ip: string | null;
  createdAt: string;
  /** At most an hour before the last use. */
  refreshedAt: string;
}

/**
 * What the server does to accounts in its own name, at a hosted or embedded auth service. Every call throws `unavailable`
 * when the service is away.
 */
export interface AuthAdmin {
  /** Everybody who has an account, a page of at most 1,000, newest first. */
  listPeople(page: number): Promise<AuthPerson[]>;
  /** Makes an account without a password and mails an invitation to it. Throws `unavailable` also for an address that has one. */
  invite(email: string): Promise<void>;
  /** Removes the account; one that is gone already stays so. */
  deleteUser(userId: string): Promise<void>;
  /** Removes every second factor of the account and answers how many there were verified. */
  removeFactors(userId: string): Promise<number>;
  /** Null where the service knows nobody of this id. */
  readAccount(userId: string): Promise<AuthAccount | null>;
  /** Null where the service has no such call: a hosted one has not. */
  readSessions(userId: string): Promise<AuthSession[] | null>;
  /** Bans for good, which ends what the person has open, or lifts the ban. */
  setBanned(userId: string, banned: boolean): Promise<void>;
  /** Signs the person out everywhere; only where {@link readSessions} answers. */
  endSessions(userId: string): Promise<void>;
}

const People = z.object({
  users: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullish(),
      email_confirmed_at: time,
      banned_until: time,
      last_sign_in_at: time,
    }),
  ),
});

const PATIENCE_MS = 10_000;
/** A hundred years, in the form of the wire. */
const FOR_GOOD = '876000h';

interface AdminAddress {
  /** Base address of the service, for example `http://127.0.0.1:3000/auth/v1`. */
  url: string;
  /** A bearer token with the role `service_role`. */
  serviceKey: string;
}

/** Connects to the administrating calls of the auth service. */
export function connectAuthAdmin({ url, serviceKey }: AdminAddress): AuthAdmin {
  /** Null for what is not there. */
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}${path.startsWith('/') ? path : `/admin/users/${path}`}`, {
      method,
      headers: {
        authorization: `Bearer ${serviceKey}`,
        apikey: serviceKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    if (answer?.status === 404 || answer?.status === 405) return null;
    if (answer?.ok !== true) throw new Refusal('unavailable');
    return answer.json().catch(() => {
      throw new Refusal('unavailable');
    });
  };
  const askForPresent = async (...question: Parameters<typeof ask>): Promise<void> => {
    if ((await ask(...question)) === null) throw new Refusal('not_found');
  };
  return {
    async listPeople(page) {
      const answer = await ask('GET', `/admin/users?page=${page}&per_page=1000`);
      return read(People, answer).users.map(personOf);
    },
    async invite(email) {
      if ((await ask('POST', '/invite', { email })) === null) throw new Refusal('unavailable');
    },
    async deleteUser(userId) {
      await ask('DELETE', userId);
    },
    async removeFactors(userId) {
      const answer = await ask('GET', `${userId}/factors`);
      const factors = answer === null ? [] : read(z.array(Factor), answer);
      for (const { id } of factors) await ask('DELETE', `${userId}/factors/${id}`);
      return factors.filter(({ status }) => status === 'verified').length;
    },
    async readAccount(userId) {
      const answer = await ask('GET', userId);
      return answer === null ? null : accountOf(read(Account, answer));
    },
    async readSessions(userId) {
      const answer = await ask('GET', `${userId}/sessions`);
      return answer === null ? null : read(Sessions, answer).map(sessionOf);
    },
    setBanned: (userId, banned) => askForPresent('PUT', userId, { ban_duration: banned ? FOR_GOOD : 'none' }),
    endSessions: (userId) => askForPresent('DELETE', `${userId}/sessions`),
  };
}

/** @throws Refusal `unavailable` for an answer of another form: it was not the auth service that answered */
function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new Refusal('unavailable');
  return parsed.data;
}

const iso = (text: string): string => new Date(text).toISOString();
const isoOrNull = (text: string | null | undefined): string | null => (text ? iso(text) : null);

const personOf = (user: z.output<typeof People>['users'][number]): AuthPerson => ({
  id: user.id,
  email: user.email ?? '',
  confirmed: Boolean(user.email_confirmed_at),
  banned: Boolean(user.banned_until) && new Date(user.banned_until ?? 0).getTime() > Date.now(),
  lastSignInAt: isoOrNull(user.last_sign_in_at),
});

const accountOf = (account: z.output<typeof Account>): AuthAccount => ({
  emailConfirmedAt: isoOrNull(account.email_confirmed_at),
  lastSignInAt: isoOrNull(account.last_sign_in_at),
  bannedUntil: isoOrNull(account.banned_until),
  factors: (account.factors ?? [])
    .filter(({ status }) => status === 'verified')
    .map(({ id, friendly_name, created_at }) => ({ id, name: friendly_name || null, createdAt: iso(created_at) })),
});

const sessionOf = ({ id, device, ip, created_at, refreshed_at }: z.output<typeof Sessions>[number]): AuthSession => ({
  id,
  device,
  ip,
  createdAt: iso(created_at),
  refreshedAt: iso(refreshed_at),
});
