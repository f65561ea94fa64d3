import type { Asking } from './ask.ts';
import { once } from './once.ts';
import { payerMetadata, payerOf, type Payer } from './payer.ts';

export interface NewCustomer {
  userId: string;
  /** Which installation knows the person. */
  installation: string;
  email: string;
  /** The customer that the account no longer knows, which this one replaces. */
  replaces: string | null;
}

export interface CustomerCalls {
  /** Makes the customer of a person and answers its id; the same one when asked again at once. */
  createCustomer(wanted: NewCustomer): Promise<string>;
  /** Whom the customer names; null for one that is gone. */
  readPayer(customerId: string): Promise<Payer | null>;
}

export function customerCalls({ ask, askFor }: Asking): CustomerCalls {
  return {
    async createCustomer({ userId, installation, email, replaces }) {
      const params = { email, metadata: payerMetadata({ userId, installation }) };
      const name = `customer:${userId}:${replaces ?? 'first'}`;
      const { id } = await ask((stripe) => stripe.customers.create(params, once(name, params)));
      return id;
    },

    readPayer: (customerId) =>
      askFor(async (stripe) => {
        const customer = await stripe.customers.retrieve(customerId);
        return customer.deleted === true ? null : payerOf(customer.metadata);
      }),
  };
}
