import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The `pgbench` of this machine: on the path, or in Debian's folder of a PostgreSQL; null where there is none. */
export async function findPgbench(): Promise<string | null> {
  for (const program of ['pgbench', ...debianPrograms()]) {
    try {
      await execute(program, ['--version']);
      return program;
    } catch {
      // Not here.
    }
  }
  return null;
}

function debianPrograms(): string[] {
  const folder = '/usr/lib/postgresql';
  try {
    return readdirSync(folder).map((version) => `${folder}/${version}/bin/pgbench`);
  } catch {
    return [];
  }
}

/** Runs pgbench and tells its transactions a second, without the time that connecting took; NaN where it gives none. */
export async function pgbench(program: string, url: string, args: readonly string[]): Promise<number> {
  const { stdout } = await execute(program, [...args, url], { maxBuffer: 64 * 1024 * 1024 });
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}
