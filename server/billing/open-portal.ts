import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import { Unknown } from '../outside/payments/ask.ts';
import type { Payments } from '../outside/payments/connect.ts';
import { findCustomer, hasBillingPast } from './billing-store.ts';

interface Parts {
  db: Database;
  payments: Payments;
}

/**
 * The address of the provider's pages for a person who subscribed or paid.
 *
 * @throws Refusal `no_billing_account`, `payments_unavailable`
 */
export async function openPortal(parts: Parts, wanted: { userId: string; returnUrl: string }): Promise<string> {
  const { db, payments } = parts;
  const customer = (await hasBillingPast(db, wanted.userId)) ? await findCustomer(db, wanted.userId) : null;
  if (customer === null) throw new Refusal('no_billing_account');
  try {
    return await payments.createPortal({ customer, returnUrl: wanted.returnUrl });
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    throw new Refusal(error.param === 'customer' ? 'no_billing_account' : 'payments_unavailable');
  }
}
