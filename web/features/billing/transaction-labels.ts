import type { CreditTransaction, TransactionType } from '../../../contract/credits.ts';
import { isSettlement } from './settled.ts';

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

/** What a line of the ledger is, where it may also be new credits that paid what was owed. */
export function titleOf(line: CreditTransaction): string {
  return isSettlement(line) ? 'Owed credits settled' : labelOf(line.type);
}

/** What credits that can be spent came from. */
export function sourceLabelOf(type: TransactionType): string {
  return type === 'dispute_reinstated' ? 'Restored credits' : labelOf(type);
}

function isKnown(type: string): type is TransactionType {
  return Object.hasOwn(LABELS, type);
}

const SPENDING: ReadonlySet<string> = new Set<TransactionType>([
  'chat_usage',
  'guide_search_chat',
  'document_view',
  'maximus_query',
]);

/** The lines that are credits spent on the tools. */
export function usesOf(history: readonly CreditTransaction[]): CreditTransaction[] {
  return history.filter(({ type, delta }) => delta < 0 && SPENDING.has(type));
}

/** What a line was for beyond its label: a guide, a chat, an administrator's note. Null where the label says it all. */
export function detailOf({ type, description, adminNotes }: CreditTransaction): string | null {
  const label = labelOf(type);
  const detail = (description ?? adminNotes ?? '').replace(`${label}: `, '').trim();
  return detail === '' || detail === label ? null : detail;
}

/** `+150`, `−1`: a change with its sign, the minus a real one. */
export function signed(delta: number, format: (value: number) => string): string {
  return `${delta < 0 ? '−' : '+'}${format(Math.abs(delta))}`;
}
