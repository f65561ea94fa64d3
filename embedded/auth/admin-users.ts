import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { note } from './audit.ts';
import { isUuid } from './caller.ts';
import type { AuthContext } from './context.ts';
import { all, only, run, transaction } from './database.ts';
import { AuthError, emailExists, invalid } from './errors.ts';
import { queueNotice } from './mails.ts';
import { revokeMails } from './one-time-tokens.ts';
import { isReadableHash } from './passwords.ts';
import { requireGoodPassword } from './password-rules.ts';
import { clientIp, metadata, query, readBody, requireEmail, text } from './request.ts';
import { deleteSessions } from './sessions-store.ts';
import { signupOf } from './signups-store.ts';
import { loadUserView, loadUserViews } from './user-view.ts';
import type { UserView } from './user-view.ts';
import { confirm } from './verification.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  mergeMetadata,
  updateUser,
  upsertEmailIdentity,
} from './users-store.ts';
import type { UserRow } from './users-store.ts';

const body = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  role: text,
  email_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
});

type Given = z.infer<typeof body>;

/** The user by the id in the path; 404 when there is none, also for what is no UUID. */
export async function pathUser(context: AuthContext, request: FastifyRequest): Promise<UserRow> {
  const id = (request.params as { id?: string }).id;
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUser(context.pool, id);
  if (user === null) throw userNotFound();
  return user;
}

const userNotFound = (): AuthError => new AuthError(404, 'user_not_found', 'User not found');

const whole = (given: string, otherwise: number, most: number): number => {
  if (given === '') return otherwise;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1) throw invalid('Bad Pagination Parameters');
  return Math.min(value, most);
};

/** GET /admin/users?page=&per_page=: newest first. */
export async function listUsers(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ users: UserView[]; aud: string }> {
  const page = whole(query(request, 'page'), 1, 1_000_000);
  const perPage = whole(query(request, 'per_page'), 50, 1000);
  const { total } = await only<{ total: number }>(
    context.pool,
    'select count(*)::integer as total from auth.users where deleted_at is null',
    [],
  );
  const rows = await all<UserRow>(
    context.pool,
    'select * from auth.users where deleted_at is null order by created_at desc, id limit $1 offset $2',
    [perPage, (page - 1) * perPage],
  );
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string): string => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  reply.header('x-total-count', String(total));
  reply.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '));
  return { users: await loadUserViews(context.pool, rows), aud: 'authenticated' };
}

/** GET /admin/users/:id */
export async function getUser(context: AuthContext, request: FastifyRequest): Promise<UserView> {
  return loadUserView(context.pool, await pathUser(context, request));
}

/** POST /admin/users */
export async function createUser(context: AuthContext, request: FastifyRequest): Promise<UserView> {
  const given = readBody(request, body);
  refusePhone(given);
  if (given.email === '') throw invalid('Cannot create a user without either an email or phone');
  const email = requireEmail(given.email);
  if (given.id !== '' && !isUuid(given.id)) throw invalid('ID must conform to the uuid v4 format');
  const passwordHash = await hashFor(context, given);
  const now = context.now();
  const user = await transaction(context.pool, async (tx) => {
    if ((await findUserByEmail(tx, email)) !== null) throw emailExists();
    const made = await insertUser(
      tx,
      {
        ...(given.id === '' ? {} : { id: given.id }),
        email,
        passwordHash,
        metadata: given.user_metadata,
        appMetadata: given.app_metadata,
        ...(given.role === '' ? {} : { role: given.role }),
        confirmed: given.email_confirm === true,
      },
      now,
    );
    if (made === null) throw emailExists();
    await note(tx, 'admin_user_created', made.id, clientIp(request, context.settings.trustedProxies), now);
    return given.ban_duration === '' ? made : ban(tx, made, given.ban_duration, now);
  });
  return loadUserView(context.pool, user);
}

/** PUT /admin/users/:id */
export async function putUser(context: AuthContext, request: FastifyRequest): Promise<UserView> {
  const { id } = await pathUser(context, request);
  const given = readBody(request, body);
  refusePhone(given);
  const passwordHash = await hashFor(context, given);
  const now = context.now();
  await transaction(context.pool, async (tx) => {
    // Everything locks the person before what belongs to them: the writer of a mail does, at this very moment.
    const before = await lockUser(tx, id);
    if (before === null) throw userNotFound();
    if (given.email !== '') await setEmail(tx, before, requireEmail(given.email), now);
    if (given.role !== '') await updateUser(tx, id, { role: given.role }, now);
    if (given.email_confirm === true && before.email_confirmed_at === null) {
      // Nobody read a mail, so the password of a sign-up counts only where nobody else has signed the address up.
      const sole = await signupOf(tx, id, '');
      await confirm(tx, before, sole?.id ?? null, now);
    }
    if (passwordHash !== null) {
      await updateUser(tx, id, { password_hash: passwordHash }, now);
      await deleteSessions(tx, id);
      await revokeMails(tx, id);
      await queueNotice(context, tx, before, 'password_changed');
    }
    await mergeMetadata(tx, id, 'user_metadata', given.user_metadata, now);
    await mergeMetadata(tx, id, 'app_metadata', given.app_metadata, now);
    if (given.ban_duration !== '') await ban(tx, before, given.ban_duration, now);
    await note(tx, 'admin_user_changed', id, clientIp(request, context.settings.trustedProxies), now);
  });
  context.mailWaiting();
  return loadUserView(context.pool, await pathUser(context, request));
}

const deletion = z.object({ should_soft_delete: z.boolean().nullish() });

/** DELETE /admin/users/:id. A soft deletion keeps the row without address, password and metadata. */
export async function deleteUser(context: AuthContext, request: FastifyRequest): Promise<Record<string, never>> {
  const user = await pathUser(context, request);
  const soft = readBody(request, deletion).should_soft_delete === true;
  const now = context.now();
  await transaction(context.pool, async (tx) => {
    await lockUser(tx, user.id);
    await note(tx, 'admin_user_deleted', user.id, clientIp(request, context.settings.trustedProxies), now);
    if (!soft) {
      await run(tx, 'delete from auth.users where id = $1', [user.id]);
      return;
    }
    await deleteSessions(tx, user.id);
    await revokeMails(tx, user.id);
    await run(tx, 'delete from auth.factors where user_id = $1', [user.id]);
    await run(tx, 'delete from auth.identities where user_id = $1', [user.id]);
    await run(
      tx,
      `update auth.users set deleted_at = $2, updated_at = $2, email = null, email_change = null, password_hash = null,
         user_metadata = '{}', app_metadata = '{}' where id = $1`,
      [user.id, now],
    );
  });
  return {};
}

function refusePhone(given: Given): void {
  if (given.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
}

async function hashFor(context: AuthContext, given: Given): Promise<string | null> {
  if (given.password_hash !== '') {
    if (given.password !== '') throw invalid('Only a password or a password hash should be provided');
    if (!isReadableHash(given.password_hash)) throw invalid('Only argon2id and bcrypt password hashes are accepted');
    return given.password_hash;
  }
  if (given.password === '') return null;
  requireGoodPassword(context.settings, given.password);
  return context.passwords.hash(given.password);
}

async function setEmail(tx: PoolClient, user: UserRow, email: string, now: Date): Promise<void> {
  const other = await findUserByEmail(tx, email);
  if (other !== null && other.id !== user.id) throw emailExists();
  await revokeMails(tx, user.id);
  const changed = await updateUser(tx, user.id, { email, email_change: null, email_change_agreed: null }, now);
  await upsertEmailIdentity(tx, changed, now);
}

const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Bans for a time such as `24h` or `1h30m`, or lifts the ban with `none`. A ban ends every session. */
async function ban(tx: PoolClient, user: UserRow, duration: string, now: Date): Promise<UserRow> {
  if (duration === 'none') return updateUser(tx, user.id, { banned_until: null }, now);
  if (!/^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/.test(duration)) throw invalid('invalid format for ban duration');
  let ms = 0;
  for (const [, amount, unit] of duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)) {
    ms += Number(amount) * (unitMs[unit ?? ''] ?? 0);
  }
  await deleteSessions(tx, user.id);
  await revokeMails(tx, user.id);
  // The calendar ends somewhere: 200 years are for ever.
  return updateUser(tx, user.id, { banned_until: new Date(now.getTime() + Math.min(ms, 6.3e12)) }, now);
}
