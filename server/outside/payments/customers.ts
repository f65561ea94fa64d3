import type { Asking } from './ask.ts';
import { once } from './once.ts';

export interface NewCustomer {
  userId: string;
  email: string;
  /** The customer that the account no longer knows, which this one replaces. */
  replaces: string | null;
}

export interface CustomerCalls {
  /** Makes the customer of a person and answers its id; the same one when asked again at once. */
  createCustomer(wanted: NewCustomer): Promise<string>;
}

export function customerCalls({ ask }: Asking): CustomerCalls {
  return {
    async createCustomer({ userId, email, replaces }) {
      const params = { email, metadata: { user_id: userId } };
      const name = `customer:${userId}:${replaces ?? 'first'}`;
      const { id } = await ask((stripe) => stripe.customers.create(params, once(name, params)));
      return id;
    },
  };
}
