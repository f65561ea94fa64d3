import type { CreditTransaction, TransactionType } from '../../../contract/credits.ts';
import { labelOf } from '../../lib/transaction-label.ts';
import { isSettlement } from './settled.ts';

/** What a line of the ledger is, where it may also be new credits that paid what was owed. */
export function titleOf(line: CreditTransaction): string {
  return isSettlement(line) ? 'Owed credits settled' : labelOf(line.type);
}

/** What credits that can be spent came from. */
export function sourceLabelOf(type: TransactionType): string {
  return type === 'dispute_reinstated' ? 'Restored credits' : labelOf(type);
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
