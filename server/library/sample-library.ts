import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SampleGuide } from '../../sample/guide.ts';
import { makeSampleGuides, SAMPLE_EDITION } from '../../sample/make-guides.ts';
import { type Connection, type Database, inTransaction, type Transaction } from '../db/connect.ts';
import { isAnswering, untilAnswered } from '../process/answering.ts';
import { keepValues } from '../analysis/keep-values.ts';
import { keepFacts } from '../facts/keep-facts.ts';
import { changeSetting, readSetting } from '../settings/read-setting.ts';
import { statedFacts } from './sample-facts.ts';
import { deleteOtherEditions, deleteSamples, insertSamples, prepareForLoad, readySamples } from './sample-store.ts';

export interface SampleLoad {
  /** How many guides the sample library is to have. */
  count: number;
  /** Told after each batch how many of the guides are there. */
  onProgress?: (done: number, total: number) => void;
  /** Ends the load after the batch in hand. */
  signal?: AbortSignal;
}

const BATCH = 100;
/** Guides of a batch while somebody uses the product: none of its statements takes long. */
const SMALL_BATCH = 10;
/** While somebody is answered, a guide waits so long at most. */
const WAIT_MS = 50;

/**
 * Fills the library with modelled guides of invented employers, unless an administrator has removed them. What is there
 * already stays, so that a load that was cut short goes on where it ended, and two processes may load at once. Guides of an
 * earlier edition go, but for those that somebody has unlocked.
 *
 * @returns how many guides were added
 */
export async function loadSampleLibrary(db: Database, { count, onProgress, signal }: SampleLoad): Promise<number> {
  if (await readSetting(db, 'library.sample_removed')) return 0;
  const wanted = new Set(Array.from({ length: count }, (_, number) => hashOf(number)));
  const present = await readySamples(db);
  const isStale = [...present].some(([hash, unlocked]) => !unlocked && !wanted.has(hash) && !isOfEdition(hash));
  if (isStale)
    await inTransaction(db, async (tx) => forget(tx, await deleteOtherEditions(tx, new Set(editionHashes().keys()))));
  if ([...wanted].every((hash) => present.has(hash))) return 0;
  let [added, there] = [0, 0];
  const write = async (rows: Rows): Promise<void> => {
    const stored = rows.length > 0 ? await inTransaction(db, (tx) => keepSamples(tx, rows)) : 0;
    added += stored;
    there += rows.length;
    onProgress?.(there, count);
  };
  let batch: Rows = [];
  // Two batches are stored at once, as two processors can, while the next one is made.
  let writing: [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()];
  try {
    for (const guide of makeSampleGuides(count)) {
      if (signal?.aborted === true) break;
      const contentHash = hashOf(guide.number);
      if (present.has(contentHash)) there += 1;
      else batch.push({ guide, contentHash });
      if (batch.length >= (isAnswering() ? SMALL_BATCH : BATCH)) {
        await writing[0];
        writing = [writing[1], write(batch)];
        // What fails here is thrown where it is awaited, a batch or two later.
        writing[1].catch(() => undefined);
        batch = [];
        // While somebody is answered, one processor at most is taken: nothing is made while a batch is stored.
        if (isAnswering()) await Promise.all(writing);
      }
      await untilAnswered(WAIT_MS);
      // The answers of the database are taken between two guides.
      await setImmediate();
    }
    await Promise.all(writing);
  } finally {
    await Promise.allSettled(writing);
  }
  await write(batch);
  return added;
}

type Rows = { guide: SampleGuide; contentHash: string }[];

/** The guides, their passages and what they state, all or nothing. Answers how many are new. */
async function keepSamples(tx: Transaction, rows: Readonly<Rows>): Promise<number> {
  await prepareForLoad(tx);
  const samples = await insertSamples(tx, rows);
  await keepFacts(
    tx,
    samples.map(({ guideId, passageIds, made }) => ({ guideId, passageIds, facts: statedFacts(made) })),
  );
  await keepValues(
    tx,
    samples.map(({ guideId }) => guideId),
  );
  return samples.length;
}

/**
 * Takes every modelled guide out of the library, for good: the next start does not bring them back. Who had unlocked one
 * keeps it in their history.
 *
 * @returns how many guides were removed
 */
export async function removeSampleLibrary(db: Database): Promise<number> {
  return inTransaction(db, (tx) => removeSamplesIn(tx, null));
}

/** The same in a transaction that is open. */
export async function removeSamplesIn(tx: Transaction, actorId: string | null): Promise<number> {
  await changeSetting(tx, 'library.sample_removed', true, actorId);
  return forget(tx, await deleteSamples(tx));
}

/** Takes the values of guides that are taken out with them. Answers how many they are. */
async function forget(tx: Transaction, removed: string[]): Promise<number> {
  await keepValues(tx, removed);
  return removed.length;
}

/** Lets the sample library be loaded again after it was removed. */
export async function allowSampleLibrary(db: Connection, actorId: string | null = null): Promise<void> {
  await changeSetting(db, 'library.sample_removed', false, actorId);
}

/** As many as an installation may ask for. */
const MOST = 100_000;
let edition: Map<string, number> | null = null;

/** The hashes of every guide that this edition may have, with its number. */
function editionHashes(): ReadonlyMap<string, number> {
  edition ??= new Map(Array.from({ length: MOST }, (_, number) => [hashOf(number), number] as const));
  return edition;
}

/** Which guide of this edition has a hash; nothing where it is of another. */
export const numberOf = (contentHash: string): number | undefined => editionHashes().get(contentHash);

const isOfEdition = (hash: string): boolean => editionHashes().has(hash);

/** Stands for the bytes of a file that is never kept: the same edition and number is the same guide. */
function hashOf(number: number): string {
  return createHash('sha256').update(`sample ${SAMPLE_EDITION} ${number}`).digest('hex');
}
