import { isOnSale } from '../server/billing/is-on-sale.ts';
import { seedCatalogue } from '../server/billing/seed-catalogue.ts';
import { syncCatalogue } from '../server/billing/sync-catalogue.ts';
import type { Database } from '../server/db/connect.ts';
import type { Log } from '../server/http/log.ts';
import type { OpenPayments } from './open-payments.ts';

interface CatalogueParts extends Pick<OpenPayments, 'payments' | 'sandbox'> {
  db: Database;
  log: Log;
}

/**
 * Sees to it that there is something to sell. The sandbox is brought up to date at every start; what a real account
 * sells is changed only when somebody asks for it.
 */
export async function prepareCatalogue({ db, payments, sandbox, log }: CatalogueParts): Promise<void> {
  await seedCatalogue(db);
  if (sandbox === null) {
    if (!(await isOnSale(db))) log.warn('nothing can be bought yet: run `npm run billing -- sync` once');
    return;
  }
  try {
    await syncCatalogue({ db, payments });
  } catch (error) {
    // Payments wait; everything else works without them.
    log.error({ err: error }, 'the catalogue could not be brought to the payments sandbox');
  }
}
