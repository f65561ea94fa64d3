import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/**
 * Seconds of processor time that a PostgreSQL's finished connections have used. Only connections that have ended count,
 * so ask before a run and once its clients are gone. Null where the system does not tell (only Linux does).
 */
export function finishedCpu(pid: number | undefined): number | null {
  return secondsIn(pid, [13, 14]);
}

/** Seconds of processor time that a process of this machine has used itself; null where the system does not tell. */
export function ownCpu(pid: number): number | null {
  return secondsIn(pid, [11, 12]);
}

/**
 * As {@link ownCpu}, for a process of one thread, as a PostgreSQL's connections are: to the nanosecond, which tells single
 * questions apart.
 */
export function threadCpu(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return null;
  }
}

function secondsIn(pid: number | undefined, places: readonly number[]): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may hold blanks: fields are counted from behind it, where the third one begins.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
