import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A pack of credits that subscribers may buy. `price` is cents; the credits never expire. */
export const CreditPackage = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.int(),
  price: z.int(),
  currency: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  metadata: z.object({ popular: z.boolean() }),
});
export type CreditPackage = z.output<typeof CreditPackage>;

export const getPackages = endpoint({
  method: 'GET',
  path: '/api/billing/packages',
  access: 'person',
  summary: 'The credit packs on sale.',
  reply: z.array(CreditPackage),
});

export const getAdminPackages = endpoint({
  method: 'GET',
  path: '/api/admin/credit-packages',
  access: 'admin',
  summary: 'Every credit pack, on sale or not.',
  reply: z.array(CreditPackage),
});

export const changePackage = endpoint({
  method: 'PUT',
  path: '/api/admin/credit-packages/{id}',
  access: 'admin',
  summary: 'Changes what is named of a pack, from the next checkout on.',
  params: z.object({ id: z.string().min(1).max(100) }),
  body: z.object({
    name: z.string().trim().min(1, 'The name is required').max(100, 'The name is too long').optional(),
    credits: z
      .int('The credits must be a whole number')
      .min(1, 'The credits must be above 0')
      .max(1_000_000, 'The credits are too many')
      .optional(),
    /** Cents. */
    price: z
      .int('The price must be a whole number of cents')
      .min(1, 'The price must be above 0')
      .max(99_999_999, 'The price is too high')
      .optional(),
    description: z.string().trim().max(500, 'The description is too long').optional(),
    isActive: z.boolean().optional(),
    /** What the administrator saw of the fields that change: where one is no longer so, nothing is changed. */
    was: z.record(z.string(), z.unknown()).optional(),
  }),
  reply: CreditPackage,
  errors: ['changed_meanwhile'],
});

export const createPackCheckout = endpoint({
  method: 'POST',
  path: '/api/billing/checkout',
  access: 'person',
  summary: 'Begins the purchase of a pack; answers the address of the hosted checkout. Subscribers only.',
  body: z.object({ packageId: z.string('Please choose a pack').min(1, 'Please choose a pack').max(100) }),
  reply: z.object({ url: z.string() }),
  errors: ['subscription_required', 'pack_unavailable', 'payments_unavailable'],
});

/** A line of money that was paid, with what came of it. Amounts are cents. */
export const Purchase = z.object({
  id: z.uuid(),
  kind: z.enum(['pack', 'subscription']),
  /** The name of the pack or of the plan. */
  description: z.string(),
  credits: z.int(),
  amount: z.int(),
  /** What of it was given back, or taken back by the bank, in cents. */
  refundedAmount: z.int(),
  /** When what of it went back, oldest first; a part below 0 came again: a dispute was won, say. */
  returns: z.array(z.object({ at: z.iso.datetime(), amount: z.int() })),
  currency: z.string(),
  /** The number of the invoice or receipt; where the provider gave none, its id of the payment. */
  receiptNumber: z.string().nullable(),
  /** The payment provider's receipt or invoice; null where it made none. */
  receiptUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Purchase = z.output<typeof Purchase>;

export const getPurchases = endpoint({
  method: 'GET',
  path: '/api/billing/purchases',
  access: 'person',
  summary: 'What the person paid for, newest first, with receipts.',
  reply: z.array(Purchase),
});

/** A plan as the payment provider tells it; texts and figures in `metadata` are strings there. */
export const Plan = z.object({
  product: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    metadata: z.object({
      /** Credits a month, as text. */
      monthly_credits: z.string(),
      /** A JSON list of sentences. */
      features: z.string(),
      popular: z.enum(['true', 'false']),
    }),
  }),
  prices: z.array(
    z.object({
      id: z.string(),
      /** Cents. */
      unit_amount: z.int(),
      currency: z.string(),
      recurring: z.object({ interval: z.string() }),
    }),
  ),
});
export type Plan = z.output<typeof Plan>;

export const getPlans = endpoint({
  method: 'GET',
  path: '/api/subscriptions/plans',
  access: 'person',
  summary: 'The monthly plans on offer, cheapest first.',
  reply: z.array(Plan),
});

export const CurrentSubscription = z.object({
  planName: z.string(),
  /** Credits a month; 0 where the plan is not one of ours. */
  planCredits: z.int(),
  currentPeriodEnd: z.iso.datetime(),
  /** True when it ends instead of renewing: on `currentPeriodEnd`. */
  cancelAtPeriodEnd: z.boolean(),
  /** `past_due`: the last payment failed and is being tried again. */
  status: z.enum(['active', 'trialing', 'past_due']),
  stripePriceId: z.string(),
  /** Another plan that begins instead at the end of the period, a downgrade for example; null where nothing changes. */
  next: z.object({ planName: z.string(), stripePriceId: z.string(), startsAt: z.iso.datetime() }).nullable(),
  /** Cents for each interval; null where the provider's price has no fixed amount. */
  unitAmount: z.int().nullable(),
  currency: z.string(),
  interval: z.string(),
});
export type CurrentSubscription = z.output<typeof CurrentSubscription>;

export const getCurrentSubscription = endpoint({
  method: 'GET',
  path: '/api/subscriptions/current',
  access: 'person',
  summary: 'The subscription of the person; null when there is none.',
  reply: CurrentSubscription.nullable(),
});

const returnUrl = z.string('A return address is required').min(1).max(2000);

export const createSubscriptionCheckout = endpoint({
  method: 'POST',
  path: '/api/subscriptions/checkout',
  access: 'person',
  summary: 'Begins a subscription; a subscriber is led to the page that switches the plan instead.',
  body: z.object({
    stripePriceId: z.string('Please choose a plan').min(1, 'Please choose a plan').max(255),
    returnUrl,
  }),
  reply: z.object({ checkoutUrl: z.string() }),
  errors: ['plan_unavailable', 'return_url_refused', 'payments_unavailable'],
});

export const createPortal = endpoint({
  method: 'POST',
  path: '/api/subscriptions/portal',
  access: 'person',
  summary: "The address of the payment provider's own pages: plan, payment method, invoices, cancellation.",
  body: z.object({ returnUrl: returnUrl.optional() }).optional(),
  reply: z.object({ portalUrl: z.string(), url: z.string() }),
  errors: ['no_billing_account', 'return_url_refused', 'payments_unavailable'],
});

export const keepPlan = endpoint({
  method: 'POST',
  path: '/api/subscriptions/keep',
  access: 'person',
  summary: 'Takes back a change to another plan that waits for the end of the period.',
  reply: CurrentSubscription.nullable(),
  errors: ['nothing_scheduled', 'payments_unavailable'],
});

export const getCheckoutSession = endpoint({
  method: 'GET',
  path: '/api/subscriptions/checkout-session',
  access: 'person',
  summary: 'How a checkout ended. Credits that were paid for and not yet given are given now.',
  query: z.object({ session_id: z.string('session_id is required').min(1, 'session_id is required').max(255) }),
  reply: z.object({
    kind: z.enum(['pack', 'subscription']),
    /**
     * `processing`: the bank has not answered yet; the credits come when it has. `returned`: it was a second subscription,
     * which was canceled, and all of its money is given back.
     */
    status: z.enum(['paid', 'processing', 'unpaid', 'returned']),
    /** Cents. */
    amountPaid: z.int(),
    currency: z.string(),
    /** What it brought, or will bring, in credits. */
    credits: z.int(),
    /** The name of the pack or of the plan. */
    description: z.string(),
    /** Credits that can be spent now. */
    creditBalance: z.int(),
    receiptUrl: z.string().nullable(),
    /** When a subscription renews. */
    currentPeriodEnd: z.iso.datetime().nullable(),
  }),
  errors: ['payments_unavailable'],
});

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  access: 'public',
  summary: "Takes the payment provider's signed events.",
  reply: z.object({ received: z.literal(true) }),
  errors: ['bad_signature'],
});
