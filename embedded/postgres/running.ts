import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, DATABASE } from './address.ts';

/**
 * Connection address of the server that another process of ours runs in this folder, as its files tell it; null when
 * there is none.
 */
export function runningPostgresUrl(folder: string): string | null {
  const pidFile = join(folder, 'cluster', 'postmaster.pid');
  const secret = join(folder, 'password');
  if (!existsSync(pidFile) || !existsSync(secret)) return null;
  // Fourth line of the file: the port.
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? address(readFileSync(secret, 'utf8').trim(), port, DATABASE) : null;
}
