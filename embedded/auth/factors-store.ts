import type { Connection } from './database.ts';
import { all, one, run } from './database.ts';

export interface FactorRow {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  /** Base32, or what the vault makes of it. */
  secret: string;
  /** The last 30-second step whose code was taken; bigint, so text. */
  last_used_step: string;
  failed_attempts: number;
  locked_until: Date | null;
  last_challenged_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export function factorsOf(db: Connection, userId: string): Promise<FactorRow[]> {
  return all<FactorRow>(db, 'select * from auth.factors where user_id = $1 order by created_at', [userId]);
}

/** Of several people at once, for lists. */
export function factorsOfMany(db: Connection, userIds: readonly string[]): Promise<FactorRow[]> {
  return all<FactorRow>(db, 'select * from auth.factors where user_id = any($1) order by created_at', [userIds]);
}

export function findFactor(db: Connection, userId: string, id: string): Promise<FactorRow | null> {
  return one<FactorRow>(db, 'select * from auth.factors where id = $1 and user_id = $2', [id, userId]);
}

export async function hasVerifiedFactor(db: Connection, userId: string): Promise<boolean> {
  const row = await one(db, `select 1 from auth.factors where user_id = $1 and status = 'verified' limit 1`, [userId]);
  return row !== null;
}

export async function deleteRecoveryCodes(db: Connection, userId: string): Promise<void> {
  await run(db, 'delete from auth.recovery_codes where user_id = $1', [userId]);
}
