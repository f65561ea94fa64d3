import { randomUUID } from 'node:crypto';
import type { Connection } from './database.ts';
import { all, one, only, run } from './database.ts';

export type Metadata = Record<string, unknown>;

export interface UserRow {
  id: string;
  email: string | null;
  password_hash: string | null;
  role: string;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  /** The token kind of the mailbox that has agreed to the change; null while neither has. */
  email_change_agreed: string | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
  deleted_at: Date | null;
  app_metadata: Metadata;
  user_metadata: Metadata;
  is_anonymous: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface IdentityRow {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Metadata;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** The columns that calls may change; single keys of metadata have a function of their own. */
type Changes = Partial<Omit<UserRow, 'id' | 'app_metadata' | 'created_at' | 'updated_at'>>;

export function findUserByEmail(db: Connection, email: string): Promise<UserRow | null> {
  return one<UserRow>(db, 'select * from auth.users where email = $1 and deleted_at is null', [email]);
}

export function findUser(db: Connection, id: string): Promise<UserRow | null> {
  return one<UserRow>(db, 'select * from auth.users where id = $1 and deleted_at is null', [id]);
}

/** Reads and locks the row, so that two calls cannot both decide by its state. */
export function lockUser(db: Connection, id: string): Promise<UserRow | null> {
  return one<UserRow>(db, 'select * from auth.users where id = $1 and deleted_at is null for update', [id]);
}

export interface NewUser {
  id?: string;
  email: string | null;
  passwordHash: string | null;
  metadata: Metadata;
  appMetadata?: Metadata;
  role?: string;
  confirmed?: boolean;
  anonymous?: boolean;
}

/** Makes the user with an e-mail identity; null when the address is taken, also by a call at the same moment. */
export async function insertUser(db: Connection, user: NewUser, now: Date): Promise<UserRow | null> {
  const provider = user.anonymous ? {} : { provider: 'email', providers: ['email'] };
  const row = await one<UserRow>(
    db,
    `insert into auth.users (id, email, password_hash, role, email_confirmed_at, app_metadata, user_metadata, is_anonymous, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, jsonb_strip_nulls($7), $8, $9, $9)
     on conflict do nothing returning *`,
    [
      user.id ?? randomUUID(),
      user.email,
      user.passwordHash,
      user.role ?? 'authenticated',
      user.confirmed ? now : null,
      JSON.stringify({ ...user.appMetadata, ...provider }),
      JSON.stringify(user.metadata),
      user.anonymous ?? false,
      now,
    ],
  );
  if (row !== null && row.email !== null) await upsertEmailIdentity(db, row, now);
  return row;
}

/** Writes the user's e-mail identity with the present address. */
export async function upsertEmailIdentity(db: Connection, user: UserRow, now: Date): Promise<void> {
  const data = {
    sub: user.id,
    email: user.email,
    email_verified: user.email_confirmed_at !== null,
    phone_verified: false,
  };
  await run(
    db,
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, 'email', $3, $4, $5, $5, $5)
     on conflict (provider, provider_id) do update set identity_data = excluded.identity_data, updated_at = excluded.updated_at`,
    [randomUUID(), user.id, user.id, JSON.stringify(data), now],
  );
}

export function identitiesOf(db: Connection, userId: string): Promise<IdentityRow[]> {
  return all<IdentityRow>(db, 'select * from auth.identities where user_id = $1 order by created_at', [userId]);
}

/** Of several people at once, for lists. */
export function identitiesOfMany(db: Connection, userIds: readonly string[]): Promise<IdentityRow[]> {
  return all<IdentityRow>(db, 'select * from auth.identities where user_id = any($1) order by created_at', [userIds]);
}

/** Sets columns and gives the row as it is afterwards. */
export function updateUser(db: Connection, id: string, changes: Changes, now: Date): Promise<UserRow> {
  const entries = Object.entries(changes);
  // The names come from this file's own type, never from a request.
  const assignments = entries.map(([column], index) => `${column} = $${index + 3}`);
  return only<UserRow>(
    db,
    `update auth.users set ${[...assignments, 'updated_at = $2'].join(', ')} where id = $1 returning *`,
    [id, now, ...entries.map(([, value]) => value)],
  );
}

/** Merges keys into the metadata; a null removes its key. */
export function mergeMetadata(
  db: Connection,
  id: string,
  column: 'user_metadata' | 'app_metadata',
  changes: Metadata,
  now: Date,
): Promise<UserRow> {
  const removed = Object.keys(changes).filter((key) => changes[key] === null);
  return only<UserRow>(
    db,
    `update auth.users set ${column} = (${column} || $2::jsonb) - $3::text[], updated_at = $4 where id = $1 returning *`,
    [id, JSON.stringify(changes), removed, now],
  );
}

export const isConfirmed = (user: UserRow): boolean => user.email_confirmed_at !== null;
export const isBanned = (user: UserRow, now: Date): boolean => user.banned_until !== null && user.banned_until > now;

/** Removes accounts whose address nobody has confirmed, and that nobody was invited to or signed up for since. */
export const deleteUnconfirmed = (db: Connection, before: Date): Promise<number> =>
  run(
    db,
    `delete from auth.users u where u.email is not null and u.email_confirmed_at is null and u.deleted_at is null
       and greatest(u.created_at, u.invited_at, u.confirmation_sent_at) < $1
       and not exists (select from auth.signups s where s.user_id = u.id and s.created_at >= $1)`,
    [before],
  );
