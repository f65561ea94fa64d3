import type { Transaction } from '../db/connect.ts';
import { allowSampleLibrary, removeSamplesIn } from './sample-library.ts';

/** Takes the sample library out for good, or lets it be loaded again. Answers how many guides went. */
export async function setSampleLibrary(tx: Transaction, present: boolean, adminId: string): Promise<number> {
  if (!present) return removeSamplesIn(tx, adminId);
  await allowSampleLibrary(tx, adminId);
  return 0;
}
