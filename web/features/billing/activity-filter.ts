import type { CreditTransaction } from '../../../contract/credits.ts';
import { labelOf } from '../../lib/transaction-label.ts';

/** Which lines of the ledger are shown: all, those that brought or took credits, or those of one label. */
export type ActivityFilter = 'all' | 'in' | 'out' | `label:${string}`;

/** What can be chosen for a history: a label only where one of its lines has it. */
export function filtersOf(history: readonly CreditTransaction[]): { value: ActivityFilter; label: string }[] {
  const labels = [...new Set(history.map(({ type }) => labelOf(type)))].toSorted();
  return [
    { value: 'all', label: 'All activity' },
    { value: 'in', label: 'Credits in' },
    { value: 'out', label: 'Credits out' },
    ...labels.map((label) => ({ value: `label:${label}` as const, label })),
  ];
}

export function filtered(history: readonly CreditTransaction[], filter: ActivityFilter): readonly CreditTransaction[] {
  if (filter === 'all') return history;
  if (filter === 'in') return history.filter(({ delta }) => delta > 0);
  if (filter === 'out') return history.filter(({ delta }) => delta < 0);
  return history.filter(({ type }) => `label:${labelOf(type)}` === filter);
}
