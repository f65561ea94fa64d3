import type { User } from '../../contract/account.ts';
import { companySizes } from '../../contract/company-sizes.ts';
import { Refusal } from '../../contract/errors.ts';
import { availableCredits } from '../credits/balance.ts';
import type { Connection } from '../db/connect.ts';
import { findPerson } from './store.ts';

/** A person as the product shows them, with what they can spend now. */
export async function readUser(db: Connection, id: string): Promise<User> {
  const row = await findPerson(db, id);
  if (row === undefined) throw new Refusal('not_found');
  return {
    ...row,
    companySizeRange: companySizes.find((size) => size === row.companySizeRange) ?? null,
    foundingMemberDate: row.foundingMemberDate?.toISOString() ?? null,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    creditBalance: await availableCredits(db, id),
  };
}
