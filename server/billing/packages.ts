import type { CreditPackage } from '../../contract/billing.ts';
import type { Connection } from '../db/connect.ts';
import { listPacksOnSale, type PackRow } from './billing-store.ts';

/** The packs on sale, in their order. */
export async function readPackages(db: Connection): Promise<CreditPackage[]> {
  return (await listPacksOnSale(db)).map(shownPackage);
}

/** A pack as it is told to people. */
export function shownPackage({ cents, popular, ...pack }: PackRow): CreditPackage {
  const { id, name, credits, currency, description, isActive } = pack;
  return { id, name, credits, price: cents, currency, description, isActive, metadata: { popular } };
}
