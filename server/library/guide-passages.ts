import type { Connection } from '../db/connect.ts';
import { packBlocks, unpackBlocks } from '../reading/pack-blocks.ts';
import type { Passage } from '../reading/passage.ts';
import { listStored, type StoredPassage } from './store.ts';

/** Passages as they are stored. */
export const packed = (passages: readonly Passage[]): StoredPassage[] =>
  passages.map((passage) => ({ ...passage, blocks: packBlocks(passage.blocks) }));

/** The passages of a guide in order, with what they are made of; of a long one the first, where a number is given. */
export async function passagesOf(
  db: Connection,
  guideId: string,
  most?: number,
): Promise<(Passage & { id: string })[]> {
  const rows = await listStored(db, guideId, most);
  return rows.map((row) => ({ ...row, blocks: unpackBlocks(row, row.blocks) }));
}
