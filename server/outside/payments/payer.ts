import type Stripe from 'stripe';

/** Whom something at the provider names as its payer: an account may be shared by several installations of ours. */
export interface Payer {
  /** The person's id as it was written there; null where nobody is named. */
  userId: string | null;
  /** The installation that knows the person; null for what was made before installations were told apart, or by hand. */
  installation: string | null;
}

/** What is written to a customer or a checkout, so that it can be read as its {@link Payer}. */
export function payerMetadata({ userId, installation }: { userId: string; installation: string }) {
  return { user_id: userId, installation };
}

export function payerOf(metadata: Stripe.Metadata | null | undefined): Payer {
  return { userId: metadata?.['user_id'] ?? null, installation: metadata?.['installation'] ?? null };
}

/** The payer that an expanded customer names; nobody for one that was deleted, and null where it was not expanded. */
export function payerOfCustomer(
  customer: string | Stripe.Customer | Stripe.DeletedCustomer | null | undefined,
): Payer | null {
  if (typeof customer === 'string' || customer === null || customer === undefined) return null;
  return payerOf(customer.deleted === true ? null : customer.metadata);
}
