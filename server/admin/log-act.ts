import type { AdminLog } from '../../contract/admin.ts';
import type { Connection } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { insertLog, listLogs } from './store.ts';

/** A call by which an administrator has changed something. */
export interface Act {
  adminId: string;
  /** Method and path of the endpoint. */
  actionType: string;
  params: unknown;
  body: unknown;
}

/** So many characters of a text are kept: the body of a mail is in its template. */
const LONGEST = 500;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
    : {};

/** A text without a zero, which the database does not store in JSON. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  return text.replaceAll('\0', '\uFFFD');
}

/** Adds an act to the log: the call, what it was about, and what it set. */
export async function logAct(db: Connection, { adminId, actionType, params, body }: Act): Promise<void> {
  const details = { ...record(params), ...record(body) };
  const target = details['userId'];
  const targetUserId = typeof target === 'string' && isUuid(target) ? target : null;
  await insertLog(db, { adminId, actionType, targetUserId, details });
}

/** What administrators did, newest first. */
export async function readLogs(
  db: Connection,
  query: { limit: number; before?: string | undefined; targetUserId?: string | undefined },
): Promise<AdminLog[]> {
  const before = query.before === undefined ? undefined : new Date(query.before);
  const rows = await listLogs(db, { limit: query.limit, before, targetUserId: query.targetUserId });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
