import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The ten types of the specification, and four of ours where none of the ten says what happened. */
export const transactionTypes = [
  'stripe_purchase',
  'chat_usage',
  'guide_search_chat',
  'document_view',
  'maximus_query',
  'admin_adjustment',
  'subscription_monthly',
  'refund',
  'initial_signup',
  'invite_bonus',
  'profile_completion',
  'credit_expiry',
  'chargeback',
  'dispute_reinstated',
] as const;
export const TransactionType = z.enum(transactionTypes);
export type TransactionType = z.output<typeof TransactionType>;

/** One line of a person's ledger. `delta` is signed credits; `balanceAfter` is the balance once it was applied. */
export const CreditTransaction = z.object({
  id: z.uuid(),
  type: TransactionType,
  delta: z.int(),
  balanceAfter: z.int(),
  createdAt: z.iso.datetime(),
  adminNotes: z.string().nullable(),
  /** What the credits were for, in words: a guide's title, a chat's title. */
  description: z.string().nullable(),
});
export type CreditTransaction = z.output<typeof CreditTransaction>;

export const getBillingHistory = endpoint({
  method: 'GET',
  path: '/api/billing/history',
  access: 'person',
  summary: 'Every credit the person gained or spent, newest first.',
  reply: z.array(CreditTransaction),
});

/** Credits that came from one place and are not spent yet. */
export const CreditSource = z.object({
  /** What the credits came from. */
  type: TransactionType,
  kind: z.enum(['subscription', 'perpetual']),
  /** Credits of it that can be spent now. */
  credits: z.int(),
  /** When they end; null: never. Monthly credits end with their period, or are carried over where the setting says so. */
  expiresAt: z.iso.datetime().nullable(),
});
export type CreditSource = z.output<typeof CreditSource>;

/** The balance as it is made up. `available` is what can be spent; `held` is set aside for work under way. */
export const CreditBalance = z.object({
  available: z.int(),
  held: z.int(),
  /** Credits that were spent and then taken back by a refund of money; later credits are netted against them. */
  owed: z.int(),
  nextExpiry: z.object({ credits: z.int(), at: z.iso.datetime() }).nullable(),
  /** In the order in which they are spent. */
  sources: z.array(CreditSource),
  /** Whether monthly credits end with their period, as the setting is now. */
  monthlyCreditsExpire: z.boolean(),
});
export type CreditBalance = z.output<typeof CreditBalance>;

export const getCreditBalance = endpoint({
  method: 'GET',
  path: '/api/billing/balance',
  access: 'person',
  summary: 'What the balance is made up of, in the order in which it is spent, and what expires next.',
  reply: CreditBalance,
});

export const adjustCredits = endpoint({
  method: 'POST',
  path: '/api/admin/users/{userId}/adjust-credits',
  access: 'admin',
  summary: 'Gives a person credits or, with a negative amount, takes them; never below what is there.',
  params: z.object({ userId: z.uuid() }),
  body: z.object({
    /** Where it is sent, it must be the person of the path. */
    userId: z.string().optional(),
    amount: z
      .int('The amount must be a whole number of credits')
      .min(-1_000_000, 'The amount is too large')
      .max(1_000_000, 'The amount is too large')
      .refine((amount) => amount !== 0, 'The amount must not be zero'),
    /** When credits that are given end; never where it is left out. */
    expiresAt: z.iso.datetime('The end must be a moment').optional(),
    notes: z.string('Notes are required').trim().min(1, 'Notes are required').max(1000, 'The notes are too long'),
    /** Names one filled-in form: sent twice, it adjusts once. */
    nonce: z.uuid().optional(),
  }),
  reply: z.object({ newBalance: z.int() }),
  errors: ['adjustment_refused', 'key_conflict'],
});
