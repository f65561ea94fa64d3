import { safeText } from '../../contract/csv-cell.ts';
import type { AdminLog, exportAdminLogs } from '../../contract/admin.ts';
import type { PartOf } from '../../contract/endpoint.ts';
import type { Connection } from '../db/connect.ts';
import { readLogs } from './read-logs.ts';

const COLUMNS = ['When', 'Administrator', 'Person', 'Act', 'Details', 'Before', 'After'];
const PAGE = 1000;

/** The lines of the log that fit, newest first, as a table for a spreadsheet; page by page, so that any number goes. */
export async function* exportLogs(
  db: Connection,
  query: PartOf<typeof exportAdminLogs, 'query'>,
): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(COLUMNS)}`;
  let beforeSeq: number | undefined;
  do {
    const page = await readLogs(db, { ...query, limit: PAGE, beforeSeq });
    yield page.map((log) => lineOf(cellsOf(log))).join('');
    beforeSeq = page.length < PAGE ? undefined : page.at(-1)?.seq;
  } while (beforeSeq !== undefined);
}

const cellsOf = (log: AdminLog): string[] => [
  log.createdAt,
  log.adminEmail ?? log.adminId,
  log.targetEmail ?? log.targetUserId ?? '',
  log.actionType,
  ...[log.details, log.before, log.after].map((part) => (part === null ? '' : JSON.stringify(part))),
];

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const cellOf = (text: string): string => `"${safeText(text).replaceAll('"', '""')}"`;
