import { randomUUID } from 'node:crypto';
import type { Connection } from './database.ts';
import { all, one, only, run } from './database.ts';
import { day, sessionDays } from './settings.ts';

export interface AmrEntry {
  method: string;
  /** Unix seconds. */
  timestamp: number;
}

export interface SessionRow {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2';
  /** Newest first. */
  amr: AmrEntry[];
  ip: string | null;
  user_agent: string | null;
  created_at: Date;
  refreshed_at: Date;
  not_after: Date;
}

/** Where a call comes from, kept with the session. */
export interface Origin {
  ip: string;
  userAgent: string | null;
  /** Whether this account has signed in with the browser before. */
  isKnownTo(userId: string): boolean;
}

export function insertSession(
  db: Connection,
  userId: string,
  method: string,
  origin: Origin,
  now: Date,
): Promise<SessionRow> {
  const amr: AmrEntry[] = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
  return only<SessionRow>(
    db,
    `insert into auth.sessions (id, user_id, aal, amr, ip, user_agent, created_at, refreshed_at, not_after)
     values ($1, $2, 'aal1', $3, $4, $5, $6, $6, $7) returning *`,
    [
      randomUUID(),
      userId,
      JSON.stringify(amr),
      origin.ip,
      origin.userAgent?.slice(0, 512) ?? null,
      now,
      new Date(now.getTime() + sessionDays.absolute * day),
    ],
  );
}

export function sessionsOf(db: Connection, userId: string): Promise<SessionRow[]> {
  return all<SessionRow>(db, 'select * from auth.sessions where user_id = $1 order by refreshed_at desc', [userId]);
}

/** Whether the person has another session from the same program in the same network. */
export async function hasSessionFrom(db: Connection, userId: string, { ip, userAgent }: Origin): Promise<boolean> {
  const found = await one(
    db,
    'select 1 from auth.sessions where user_id = $1 and ip = $2 and user_agent is not distinct from $3 limit 1',
    [userId, ip, userAgent?.slice(0, 512) ?? null],
  );
  return found !== null;
}

export function findSession(db: Connection, id: string, userId: string): Promise<SessionRow | null> {
  return one<SessionRow>(db, 'select * from auth.sessions where id = $1 and user_id = $2', [id, userId]);
}

export function lockSession(db: Connection, id: string): Promise<SessionRow | null> {
  return one<SessionRow>(db, 'select * from auth.sessions where id = $1 for update', [id]);
}

/** Why a session has ended by itself, or null while it lives. */
export function sessionEnd(session: SessionRow, now: Date): 'absolute' | 'inactive' | null {
  if (session.not_after <= now) return 'absolute';
  return session.refreshed_at.getTime() + sessionDays.inactive * day <= now.getTime() ? 'inactive' : null;
}

export async function touchSession(db: Connection, id: string, now: Date): Promise<void> {
  await run(db, 'update auth.sessions set refreshed_at = $2 where id = $1', [id, now]);
}

/** Raises a session to aal2. */
export function raiseSession(db: Connection, session: SessionRow, method: string, now: Date): Promise<SessionRow> {
  const entry: AmrEntry = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const amr = [entry, ...session.amr.filter((old) => old.method !== method)];
  return only<SessionRow>(
    db,
    `update auth.sessions set aal = 'aal2', amr = $2, refreshed_at = $3 where id = $1 returning *`,
    [session.id, JSON.stringify(amr), now],
  );
}

/** Takes aal2 back from every session of a person. */
export async function lowerSessions(db: Connection, userId: string): Promise<void> {
  await run(
    db,
    `update auth.sessions set aal = 'aal1', amr = coalesce((select jsonb_agg(e) from jsonb_array_elements(amr) e where e->>'method' not in ('totp', 'recovery_code')), '[]')
     where user_id = $1 and aal = 'aal2'`,
    [userId],
  );
}

export const deleteSession = (db: Connection, id: string): Promise<number> =>
  run(db, 'delete from auth.sessions where id = $1', [id]);

export const deleteSessions = (db: Connection, userId: string): Promise<number> =>
  run(db, 'delete from auth.sessions where user_id = $1', [userId]);

export const deleteOtherSessions = (db: Connection, userId: string, keep: string): Promise<number> =>
  run(db, 'delete from auth.sessions where user_id = $1 and id <> $2', [userId, keep]);

/** Ends the person's sessions that have not shown the second factor. */
export const deleteLowSessions = (db: Connection, userId: string): Promise<number> =>
  run(db, `delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [userId]);
