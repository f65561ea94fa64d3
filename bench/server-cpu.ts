import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/**
 * Seconds of processor time that a PostgreSQL's finished connections have used. Only connections that have ended count,
 * so ask before a run and once its clients are gone. Null where the system does not tell (only Linux does).
 */
export function finishedCpu(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may hold blanks: fields are counted from behind it, where the third one begins.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
