import type { CreditPackage } from '../../contract/billing.ts';
import type { Connection } from '../db/connect.ts';
import { listPacksOnSale } from './billing-store.ts';

/** The packs on sale, in their order. */
export async function readPackages(db: Connection): Promise<CreditPackage[]> {
  return (await listPacksOnSale(db)).map((pack) => ({
    id: pack.id,
    name: pack.name,
    credits: pack.credits,
    price: pack.cents,
    currency: pack.currency,
    description: pack.description,
    isActive: pack.isActive,
    metadata: { popular: pack.popular },
  }));
}
