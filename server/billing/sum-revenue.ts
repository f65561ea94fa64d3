import type { Connection } from '../db/connect.ts';
import { sumPayments } from './catalogue-store.ts';

/** What everybody together has paid, less what was returned, in cents. */
export async function sumRevenue(db: Connection): Promise<number> {
  return sumPayments(db);
}
