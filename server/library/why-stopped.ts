import { isUnreachable, sqlState } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';

/** What PostgreSQL says when its disk is full. */
const DISK_FULL = '53100';

/** What the system calls what went wrong with a file, and the sentence for it. */
const sentences: Partial<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full for this account.',
  EROFS: 'The folder of originals (FILES_DIR) cannot be written: its disk is read-only.',
  EACCES: 'The folder of originals (FILES_DIR) may not be written by this account.',
  EPERM: 'The folder of originals (FILES_DIR) may not be written by this account.',
  ENOTDIR: 'The folder of originals (FILES_DIR) is no folder.',
  EMFILE: 'This account may not open more files.',
};

/** Why a whole import ended, for the person who began it: what no document is to blame for, and what to do. */
export function whyStopped(error: unknown): string {
  const what = sentenceFor(error);
  return `${what} What was imported stays; run the same command again to take the import up.`;
}

function sentenceFor(error: unknown): string {
  if (sqlState(error) === DISK_FULL) return 'The disk of the database is full.';
  for (let at = error; at instanceof Error; at = at.cause) {
    const known = 'code' in at && typeof at.code === 'string' ? sentences[at.code] : undefined;
    if (known !== undefined) return known;
  }
  if (isUnreachable(error)) return 'The database cannot be reached.';
  const described = describeError(error);
  return `The import stopped: ${described.replace(/[.\s]*$/, '')}.`;
}
