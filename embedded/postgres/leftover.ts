import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

/**
 * Ends what an earlier server left behind in a cluster, so that the next one can start at once: the server itself where its
 * parent was killed, its children where it was killed too and they were busy, and its note of a process that is gone. That
 * number may belong to another program by now, and PostgreSQL would take it for a server.
 *
 * @throws Error when one does not end
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const note = join(cluster, 'postmaster.pid');
  const server = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : Number.NaN;
  if (isServerOf(cluster, server)) {
    if (!(await end([server], 'SIGINT', cluster)) && !(await end([server], 'SIGQUIT', cluster))) {
      throw new Error(`An earlier PostgreSQL (process ${server}) does not stop.`);
    }
  }
  const children = workingIn(cluster);
  if (!(await end(children, 'SIGQUIT', cluster)) && !(await end(children, 'SIGKILL', cluster))) {
    throw new Error(`Processes of an earlier PostgreSQL (${children.join(', ')}) do not stop.`);
  }
  rmSync(note, { force: true });
}

/** Whether all of them were gone before long. */
async function end(pids: readonly number[], signal: NodeJS.Signals, cluster: string): Promise<boolean> {
  const alive = (): number[] => pids.filter((pid) => isServerOf(cluster, pid) || isWorkingIn(cluster, pid));
  for (const pid of alive()) send(pid, signal);
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if (alive().length === 0) return true;
    await pause(LOOK_MS);
  }
  return false;
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Whether the process lives and is a PostgreSQL that was started on this cluster. */
function isServerOf(cluster: string, pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1 || !send(pid, 0)) return false;
  // Windows does not tell easily what a process is.
  if (process.platform === 'win32') return true;
  const line = commandLine(pid);
  return line.includes('postgres') && line.includes(cluster);
}

function commandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Processes that work in the cluster's folder, as those of a server do; none where the system does not tell. */
function workingIn(cluster: string): number[] {
  if (process.platform !== 'linux' || !existsSync(cluster)) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => isWorkingIn(cluster, pid));
}

function isWorkingIn(cluster: string, pid: number): boolean {
  try {
    // A child writes into its command line what it does, and begins with its name. One that has ended has none.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) && commandLine(pid).startsWith('postgres');
  } catch {
    return false;
  }
}
