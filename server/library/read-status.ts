import type { z } from 'zod';
import type { getLibraryStatus } from '../../contract/library.ts';
import type { Connection } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { countGuides } from './store.ts';

/** How many guides can be searched. `sampleGuides`: how many modelled ones the library is to have. */
export async function readStatus(
  db: Connection,
  sampleGuides: number,
): Promise<z.output<typeof getLibraryStatus.reply>> {
  const { ready, samples } = await countGuides(db);
  const isLoading = samples < sampleGuides && !(await readSetting(db, 'library.sample_removed'));
  return { guides: ready, loading: isLoading ? { done: samples, total: sampleGuides } : null };
}
