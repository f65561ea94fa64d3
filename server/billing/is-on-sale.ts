import type { Connection } from '../db/connect.ts';
import { listOffers } from './billing-store.ts';

/** Whether the catalogue was ever brought to the payment provider: before that nobody can subscribe. */
export async function isOnSale(db: Connection): Promise<boolean> {
  return (await listOffers(db)).length > 0;
}
