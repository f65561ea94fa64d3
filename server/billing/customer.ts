import type { Database } from '../db/connect.ts';
import { Unknown } from '../outside/payments/ask.ts';
import type { Payments } from '../outside/payments/connect.ts';
import { findCustomer, keepCustomer } from './billing-store.ts';
import { installationId } from './installation.ts';

interface Parts {
  db: Database;
  payments: Payments;
}

/**
 * Does something with the customer that a person is at the payment provider; the first time they become one. A customer
 * that the provider no longer knows is replaced, once.
 */
export async function withCustomer<Result>(
  parts: Parts,
  person: { userId: string; email: string },
  work: (customer: string) => Promise<Result>,
): Promise<Result> {
  const known = await findCustomer(parts.db, person.userId);
  const customer = known ?? (await becomeCustomer(parts, person, null));
  try {
    return await work(customer);
  } catch (error) {
    if (!(error instanceof Unknown) || error.param !== 'customer') throw error;
    return work(await becomeCustomer(parts, person, customer));
  }
}

async function becomeCustomer(
  { db, payments }: Parts,
  { userId, email }: { userId: string; email: string },
  replaces: string | null,
): Promise<string> {
  const stripeCustomerId = await payments.createCustomer({
    userId,
    installation: await installationId(db),
    email,
    replaces,
  });
  return keepCustomer(db, { userId, stripeCustomerId, replaces });
}
