import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How the server is run. PostgreSQL refuses to run as root, so root goes through a user namespace in which it is
 * `nobody`, or, where the kernel forbids that, really becomes `nobody`.
 */
export type RunAs = 'self' | 'namespace' | 'nobody';

const NOBODY = 65534;
const namespaceArguments = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/** Chooses how to run in `folder`, and remembers it there: the files' owner depends on it, so it must not change. */
export function chooseRunAs(folder: string): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return 'self';
  const note = join(folder, 'run-as');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim() === 'nobody' ? 'nobody' : 'namespace';
  const probe = spawnSync('unshare', [...namespaceArguments, 'true']);
  const choice: RunAs = probe.status === 0 ? 'namespace' : 'nobody';
  writeFileSync(note, `${choice}\n`);
  return choice;
}

/** Makes what root wrote at `path` readable for the server when it really runs as `nobody`. */
export function handOver(path: string, runAs: RunAs): void {
  if (runAs !== 'nobody') return;
  const done = spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, path]);
  if (done.status !== 0)
    throw new Error('PostgreSQL cannot run as root here: set DATABASE_URL or start as another user.');
  chmodSync(path, 0o700);
}

/** Starts a program the chosen way; the child's pid is the program's own. */
export function spawnAs(runAs: RunAs, program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  if (runAs === 'namespace') return spawn('unshare', [...namespaceArguments, program, ...args], options);
  if (runAs === 'nobody') return spawn(program, args, { ...options, uid: NOBODY, gid: NOBODY });
  return spawn(program, args, options);
}
