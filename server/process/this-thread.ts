import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/** The number by which the system knows the thread that asks; null where the system does not tell (only Linux does). */
export function threadNumber(): number | null {
  try {
    return Number(basename(readlinkSync('/proc/thread-self')));
  } catch {
    return null;
  }
}

/** Lets this thread give way to all others of the machine, where the system can tell threads apart. */
export function lowerThread(): void {
  const thread = threadNumber();
  if (thread !== null) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}
