import { createHash } from 'node:crypto';
import { makeSampleGuides, SAMPLE_EDITION, type SampleGuide } from '../../sample/make-guides.ts';
import { type Database, inTransaction } from '../db/connect.ts';
import { changeSetting, readSetting } from '../settings/read-setting.ts';
import { deleteSamples, insertSamples, readySampleHashes } from './sample-store.ts';

/** How many modelled guides a fresh installation has. */
export const SAMPLE_GUIDES = 300;

export interface SampleLoad {
  /** How many guides the sample library is to have. */
  count: number;
  /** Told after each batch how many of the guides are there. */
  onProgress?: (done: number, total: number) => void;
}

const BATCH = 250;

/**
 * Fills the library with modelled guides of invented employers, unless an administrator has removed them. What is there
 * already stays, so that a load that was cut short goes on where it ended, and two processes may load at once.
 *
 * @returns how many guides were added
 */
export async function loadSampleLibrary(db: Database, { count, onProgress }: SampleLoad): Promise<number> {
  if (await readSetting(db, 'library.sample_removed')) return 0;
  const present = await readySampleHashes(db);
  if (present.size >= count) return 0;
  let done = 0;
  let added = 0;
  let batch: { guide: SampleGuide; contentHash: string }[] = [];
  const write = async (): Promise<void> => {
    const rows = batch;
    batch = [];
    if (rows.length > 0) added += await inTransaction(db, (tx) => insertSamples(tx, rows));
    onProgress?.(done, count);
  };
  for (const guide of makeSampleGuides(count)) {
    done += 1;
    const contentHash = hashOf(guide);
    if (!present.has(contentHash)) batch.push({ guide, contentHash });
    if (batch.length === BATCH) await write();
  }
  await write();
  return added;
}

/**
 * Takes every modelled guide out of the library, for good: the next start does not bring them back. Who had unlocked one
 * keeps it in their history.
 *
 * @returns how many guides were removed
 */
export async function removeSampleLibrary(db: Database, actorId: string | null = null): Promise<number> {
  return inTransaction(db, async (tx) => {
    await changeSetting(tx, 'library.sample_removed', true, actorId);
    return deleteSamples(tx);
  });
}

/** Lets the sample library be loaded again after it was removed. */
export async function allowSampleLibrary(db: Database, actorId: string | null = null): Promise<void> {
  await changeSetting(db, 'library.sample_removed', false, actorId);
}

/** Stands for the bytes of a file that is never kept: the same edition and number is the same guide. */
function hashOf({ number }: SampleGuide): string {
  return createHash('sha256').update(`sample ${SAMPLE_EDITION} ${number}`).digest('hex');
}
