import type { changePackage as contract, CreditPackage } from '../../contract/billing.ts';
import type { PartOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import { requireUnchanged } from '../admin/require-unchanged.ts';
import type { Act } from '../db/act.ts';
import type { Connection, Database } from '../db/connect.ts';
import type { Log } from '../http/log.ts';
import type { Payments } from '../outside/payments/connect.ts';
import { listPacks, lockPack, updatePack } from './catalogue-store.ts';
import { shownPackage } from './packages.ts';
import { syncCatalogue } from './sync-catalogue.ts';

interface Parts {
  db: Database;
  payments: Payments;
  log: Pick<Log, 'error'>;
}

/** Every pack, on sale or not. */
export async function readAllPackages(db: Connection): Promise<CreditPackage[]> {
  return (await listPacks(db)).map(shownPackage);
}

/** @throws Refusal `not_found` */
export async function packageToChange(db: Connection, id: string): Promise<string> {
  if ((await listPacks(db)).some((pack) => pack.id === id)) return id;
  throw new Refusal('not_found');
}

/**
 * Changes what is named of a pack, from the next checkout on: an order that was begun keeps what it was begun with. The
 * provider's pages learn the new name afterwards; prices of packs are told with each checkout, so nothing is sold at an
 * old one while the provider does not answer.
 *
 * @throws Refusal `not_found`, `changed_meanwhile`
 */
export async function changePackage(
  { db, payments, log }: Parts,
  id: string,
  { price, was, ...change }: PartOf<typeof contract, 'body'>,
  act: Act,
): Promise<CreditPackage> {
  const changed = await act(async (tx, note) => {
    const before = await lockPack(tx, id);
    if (before === undefined) throw new Refusal('not_found');
    requireUnchanged(was, shownPackage(before));
    const after = {
      name: change.name ?? before.name,
      credits: change.credits ?? before.credits,
      cents: price ?? before.cents,
      description: change.description ?? before.description,
      isActive: change.isActive ?? before.isActive,
    };
    await updatePack(tx, id, after);
    const pack = { ...before, ...after };
    note({ before: shownPackage(before), after: shownPackage(pack) });
    return pack;
  });
  try {
    await syncCatalogue({ db, payments });
  } catch (error) {
    log.error(
      { err: error },
      'a changed pack could not be brought to the payment provider: run `npm run billing -- sync`',
    );
  }
  return shownPackage(changed);
}
