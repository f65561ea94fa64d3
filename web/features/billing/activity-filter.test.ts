import { expect, test } from 'vitest';
import type { CreditTransaction, TransactionType } from '../../../contract/credits.ts';
import { filtered, filtersOf } from './activity-filter.ts';

const line = (type: TransactionType, delta: number): CreditTransaction => ({
  id: crypto.randomUUID(),
  type,
  delta,
  balanceAfter: 0,
  createdAt: '2026-11-23T12:00:00.000Z',
  adminNotes: null,
  description: null,
});
const history = [line('document_view', -1), line('refund', 1), line('chat_usage', -1), line('document_view', -1)];

test('a history is narrowed to what came, what went, or what one thing cost', () => {
  expect(filtersOf(history).map(({ label }) => label)).toEqual([
    'All activity',
    'Credits in',
    'Credits out',
    'Credits returned',
    'Document view',
    'Insight chat',
  ]);
  const types = (filter: Parameters<typeof filtered>[1]) => filtered(history, filter).map(({ type }) => type);
  expect(types('all')).toHaveLength(4);
  expect(types('in')).toEqual(['refund']);
  expect(types('out')).toEqual(['document_view', 'chat_usage', 'document_view']);
  expect(types('label:Document view')).toEqual(['document_view', 'document_view']);
  expect(types('label:Maximus analysis')).toEqual([]);
});
