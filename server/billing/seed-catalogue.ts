import type { Connection } from '../db/connect.ts';
import { CURRENCY, firstPacks, firstPlans, planFeatures } from './catalogue.ts';
import { insertCatalogue } from './catalogue-store.ts';

/** Adds the first plans and packs where the database does not have them; called at every start, by every process. */
export async function seedCatalogue(db: Connection): Promise<void> {
  await insertCatalogue(
    db,
    firstPlans.map((plan) => ({ ...plan, currency: CURRENCY, features: planFeatures })),
    firstPacks.map((pack, position) => ({ ...pack, currency: CURRENCY, position })),
  );
}
