import type { User } from '../../contract/account.ts';
import { companySizes } from '../../contract/vocabulary/company-sizes.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Connection } from '../db/connect.ts';
import { hashMailbox } from '../gifts/keyed-hash.ts';
import { findOwn } from './store.ts';

/** Whom a call is about, with the address that is known of them. */
export interface Who {
  userId: string;
  email: string;
}

/** A person as the product shows them, with what they can spend now. */
export async function readUser(db: Connection, { userId, email }: Who): Promise<User> {
  const row = await findOwn(db, userId, await hashMailbox(db, email));
  if (row === undefined) throw new Refusal('not_found');
  return {
    ...row,
    companySizeRange: companySizes.find((size) => size === row.companySizeRange) ?? null,
    foundingMemberDate: row.foundingMemberDate?.toISOString() ?? null,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  };
}
