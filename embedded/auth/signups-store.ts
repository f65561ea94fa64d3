import { randomUUID } from 'node:crypto';
import type { Connection } from './database.ts';
import { all, only, run } from './database.ts';
import type { Metadata } from './users-store.ts';

/** What somebody typed at sign-up for an address that nobody has confirmed yet. */
export interface SignupRow {
  id: string;
  password_hash: string;
  user_metadata: Metadata;
  network: string;
}

export interface NewSignup {
  userId: string;
  passwordHash: string;
  metadata: Metadata;
  /** Where it was asked for, see `networkOf`. */
  network: string;
}

export function insertSignup(db: Connection, signup: NewSignup, now: Date): Promise<SignupRow> {
  return only<SignupRow>(
    db,
    `insert into auth.signups (id, user_id, password_hash, user_metadata, network, created_at)
     values ($1, $2, $3, jsonb_strip_nulls($4), $5, $6) returning *`,
    [randomUUID(), signup.userId, signup.passwordHash, JSON.stringify(signup.metadata), signup.network, now],
  );
}

/**
 * The sign-up that a caller from this network may mean: their network's newest, else the only one there is. Null where
 * several people may have signed this address up and none of them from here.
 */
export async function signupOf(db: Connection, userId: string, network: string): Promise<SignupRow | null> {
  const rows = await all<SignupRow>(
    db,
    `select * from auth.signups where user_id = $1 order by network = $2 desc, created_at desc limit 2`,
    [userId, network],
  );
  const [first, second] = rows;
  return first !== undefined && (second === undefined || first.network === network) ? first : null;
}

/** Takes the person's sign-ups, of which one was confirmed: returns that one, or null where `id` is none of them. */
export async function takeSignups(db: Connection, userId: string, id: string | null): Promise<SignupRow | null> {
  const rows = await all<SignupRow>(db, 'delete from auth.signups where user_id = $1 returning *', [userId]);
  return rows.find((row) => row.id === id) ?? null;
}

/** Forgets sign-ups that nobody confirmed. */
export const deleteOldSignups = (db: Connection, before: Date): Promise<number> =>
  run(db, 'delete from auth.signups where created_at < $1', [before]);
