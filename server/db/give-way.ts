import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Database } from './connect.ts';

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/**
 * Lets the connections of a pool give way: where their database runs on this machine, the system serves people's queries first, and
 * these with what is left. To be called before the pool has a connection.
 */
export function giveWay({ pool }: Database): void {
  pool.on('connect', (client) => {
    const asked = client.query<{ pid: number; port: number | null }>(
      'select pg_backend_pid() as pid, inet_client_port() as port',
    );
    // Where it cannot be done, the work is done all the same.
    asked.then(({ rows: [backend] }) => backend !== undefined && lower(backend)).catch(() => undefined);
  });
}

/** Lowers the process that serves a connection, where it is one of this machine: its title names our end of the connection. */
function lower({ pid, port }: { pid: number; port: number | null }): void {
  const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (!title.startsWith('postgres') || !title.includes(`(${port})`)) return;
  setPriority(pid, PRIORITY_BELOW_NORMAL);
  // Each of PostgreSQL's processes is a session. Linux may share processors out among sessions, and then this alone counts.
  const session = `/proc/${pid}/autogroup`;
  if (existsSync(session)) writeFileSync(session, String(PRIORITY_BELOW_NORMAL));
}
