import type Stripe from 'stripe';
import { z } from 'zod';
import { route, type Route } from '../wire/route.ts';

/** The account is one, and always the same: a key of it is all that a program needs to be told about. */
const account: Stripe.Account = {
  id: 'acct_sandbox',
  object: 'account',
  business_type: null,
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  email: null,
  metadata: {},
  payouts_enabled: true,
  type: 'standard',
};

export const accountRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/v1/account', params: z.strictObject({}), handle: async () => account }),
];
