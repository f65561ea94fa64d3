import type { TransactionType } from '../credits.ts';

/** What a line of the ledger is called on screens and on paper. */
export const transactionLabels: Record<TransactionType, string> = {
  stripe_purchase: 'Credit pack',
  subscription_monthly: 'Monthly credits',
  chat_usage: 'Insight chat',
  guide_search_chat: 'Insight chat, continued',
  document_view: 'Document view',
  maximus_query: 'Maximus analysis',
  admin_adjustment: 'Adjustment',
  refund: 'Credits returned',
  initial_signup: 'Welcome credits',
  invite_bonus: 'Invitation bonus',
  profile_completion: 'Profile completed',
  credit_expiry: 'Expired credits',
  chargeback: 'Payment taken back',
  dispute_reinstated: 'Payment confirmed again',
};
