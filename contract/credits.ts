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
