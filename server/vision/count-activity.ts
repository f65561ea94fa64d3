import type { Connection } from '../db/connect.ts';
import { countAllViews } from './store.ts';
import { countAllSearches } from './history-store.ts';

/** How many searches everybody's history holds, and how many guides were opened for the first time. */
export async function countActivity(db: Connection): Promise<{ searches: number; views: number }> {
  return { searches: await countAllSearches(db), views: await countAllViews(db) };
}
