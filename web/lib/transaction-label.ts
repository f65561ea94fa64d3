import type { TransactionType } from '../../contract/credits.ts';
import { transactionLabels } from '../../contract/vocabulary/transaction-labels.ts';

/** What a line of the ledger is, in words. A type that is newer than this page is told by its own name. */
export function labelOf(type: string): string {
  if (isKnown(type)) return transactionLabels[type];
  const words = type.replaceAll('_', ' ').trim();
  return words === '' ? 'Credits' : words.charAt(0).toUpperCase() + words.slice(1);
}

function isKnown(type: string): type is TransactionType {
  return Object.hasOwn(transactionLabels, type);
}

/** `+150`, `−1`: a change with its sign, the minus a real one. */
export function signed(delta: number, format: (value: number) => string): string {
  return `${delta < 0 ? '−' : '+'}${format(Math.abs(delta))}`;
}
