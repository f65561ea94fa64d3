import type { TransactionType } from '../../contract/credits.ts';

const LABELS: Record<TransactionType, string> = {
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

/** What a line of the ledger is, in words. A type that is newer than this page is told by its own name. */
export function labelOf(type: string): string {
  if (isKnown(type)) return LABELS[type];
  const words = type.replaceAll('_', ' ').trim();
  return words === '' ? 'Credits' : words.charAt(0).toUpperCase() + words.slice(1);
}

function isKnown(type: string): type is TransactionType {
  return Object.hasOwn(LABELS, type);
}

/** `+150`, `−1`: a change with its sign, the minus a real one. */
export function signed(delta: number, format: (value: number) => string): string {
  return `${delta < 0 ? '−' : '+'}${format(Math.abs(delta))}`;
}
