import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../server/config.ts';
import { ConfigError } from '../server/environment.ts';

/** Makes the folder that a variable names, or says in one line why it cannot be used. */
function openFolder(path: string, variable: 'DATA_DIR' | 'FILES_DIR'): string {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.write-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new ConfigError(`${variable}: ${folder} cannot be written (${reason(error)})`);
  }
  return folder;
}

/** The configuration with its folders made and their whole paths. @throws ConfigError where one cannot be used */
export function openFolders(config: Config): Config & { filesDir: string } {
  const dataDir = openFolder(config.dataDir, 'DATA_DIR');
  return { ...config, dataDir, filesDir: openFolder(config.filesDir ?? join(dataDir, 'files'), 'FILES_DIR') };
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return { EACCES: 'no permission', EROFS: 'read-only', ENOTDIR: 'not a folder', EEXIST: 'not a folder' }[code] ?? code;
}

/**
 * Claims the folder for this process: the embedded database may have one owner. The claim of a process that is gone,
 * or whose number has gone to another program since, does not count.
 *
 * @returns a function that gives the folder back
 * @throws ConfigError when another process has it
 */
export function claimDataFolder(folder: string): () => void {
  const file = join(folder, 'owner');
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (reason(error) !== 'not a folder') throw error;
    }
    const owner = ownerOf(file);
    if (owner !== null) {
      throw new ConfigError(`DATA_DIR: ${folder} is in use by process ${owner}; set DATABASE_URL to run more than one`);
    }
    rmSync(file, { force: true });
  }
  throw new ConfigError(`DATA_DIR: ${folder} is being claimed by several processes; start one`);
}

/** The process that has claimed the folder and still runs, or null. */
export function ownerOf(file: string): number | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const [pid, ...started] = text.split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0) return null;
  return startedAt(number) === started.join(' ') ? number : null;
}

/** When a process began, as the system tells it: tells two processes with one number apart. Empty when it is gone. */
function startedAt(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? '' : (fields[19] ?? '');
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
