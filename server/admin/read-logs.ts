import type { AdminLog, getAdminLogs } from '../../contract/admin.ts';
import type { PartOf } from '../../contract/endpoint.ts';
import type { Connection } from '../db/connect.ts';
import { listLogs } from './store.ts';

type LogQuery = PartOf<typeof getAdminLogs, 'query'>;

/** What administrators did, newest first: a page of the lines that fit. */
export async function readLogs(db: Connection, { search, since, until, ...query }: LogQuery): Promise<AdminLog[]> {
  const rows = await listLogs(db, {
    ...query,
    words: search.replaceAll('\0', ' ').split(/\s+/).filter(Boolean),
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
