import type Stripe from 'stripe';

/** The version of the wire that is spoken: the one that the installed SDK was made for. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';
