import { personExists } from '../account/person-exists.ts';
import type { Connection } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Payer } from '../outside/payments/payer.ts';
import { findCustomerUser } from './billing-effects-store.ts';
import type { EffectParts } from './effect-parts.ts';
import { installationId } from './installation.ts';

/**
 * Whose a customer is. `foreign`: it names a person of another installation, or one whom we do not know: somebody else's
 * business. `nobody`: it names no one, and a payment of it should be looked at.
 */
export type Owner = { is: 'person'; userId: string } | { is: 'foreign' } | { is: 'nobody' };

/** Whose a customer is, as we noted it, else as the provider tells when it is asked now. */
export async function ownerOf(
  { db, payments }: Pick<EffectParts, 'db' | 'payments'>,
  customerId: string,
): Promise<Owner> {
  const linked = await findCustomerUser(db, customerId);
  if (linked !== null) return { is: 'person', userId: linked };
  // A payment can be told before the checkout that made the customer has noted whose it is.
  return ownerNamed(db, await payments.readPayer(customerId));
}

/** Whom a payer means. Where no installation is named, it is ours if it knows the person. */
export async function ownerNamed(db: Connection, payer: Payer | null): Promise<Owner> {
  const { userId, installation } = payer ?? { userId: null, installation: null };
  if (installation !== null && installation !== (await installationId(db))) return { is: 'foreign' };
  if (userId === null) return { is: 'nobody' };
  return isUuid(userId) && (await personExists(db, userId)) ? { is: 'person', userId } : { is: 'foreign' };
}

/** The person that a customer is; null when it is none of ours. */
export async function personBehind(
  parts: Pick<EffectParts, 'db' | 'payments'>,
  customerId: string,
): Promise<string | null> {
  const owner = await ownerOf(parts, customerId);
  return owner.is === 'person' ? owner.userId : null;
}
