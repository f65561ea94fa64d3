import { expect, test } from 'vitest';
import { transactionTypes, type CreditTransaction } from '../../../contract/credits.ts';
import { labelOf, signed } from '../../lib/transaction-label.ts';
import { detailOf, sourceLabelOf, titleOf, usesOf } from './transaction-labels.ts';

const line = (changes: Partial<CreditTransaction>): CreditTransaction => ({
  id: '6b5a1c6e-9f0f-4c1c-8f3b-0d6a3d6f8a11',
  type: 'document_view',
  delta: -1,
  balanceAfter: 9,
  createdAt: '2026-11-20T10:00:00.000Z',
  adminNotes: null,
  description: null,
  ...changes,
});

test('every type has a label of its own, and an unknown one is told by its name', () => {
  const labels = transactionTypes.map(labelOf);
  expect(new Set(labels).size).toBe(transactionTypes.length);
  expect(labels.join()).not.toContain('_');
  expect(labelOf('loyalty_gift')).toBe('Loyalty gift');
  expect(labelOf('toString')).toBe('ToString');
  expect(labelOf('')).toBe('Credits');
});

test('new credits that paid a debt are told apart from money that was taken back', () => {
  const settling = line({ type: 'chargeback', delta: -140, description: 'Credits owed from an earlier refund' });
  expect(titleOf(settling)).toBe('Owed credits settled');
  expect(titleOf({ ...settling, description: 'Payment refunded: Explorer' })).toBe('Payment taken back');
  expect(titleOf(line({}))).toBe('Document view');
  expect(sourceLabelOf('dispute_reinstated')).toBe('Restored credits');
  expect(sourceLabelOf('stripe_purchase')).toBe('Credit pack');
});

test('uses are what was spent on the tools: no gains, no expiry, no adjustments', () => {
  const history = [
    line({ type: 'chat_usage' }),
    line({ type: 'refund', delta: 1 }),
    line({ type: 'credit_expiry', delta: -40 }),
    line({ type: 'admin_adjustment', delta: -5 }),
    line({ type: 'maximus_query', delta: -10 }),
  ];
  expect(usesOf(history).map(({ type }) => type)).toEqual(['chat_usage', 'maximus_query']);
});

test('the detail is what it was for, or the note; a repeated label is none', () => {
  expect(detailOf(line({ description: 'Harbor Benefits Guide 2026' }))).toBe('Harbor Benefits Guide 2026');
  expect(detailOf(line({ type: 'admin_adjustment', adminNotes: 'Goodwill' }))).toBe('Goodwill');
  expect(detailOf(line({ type: 'chat_usage', description: 'Insight chat' }))).toBeNull();
  expect(detailOf(line({ type: 'subscription_monthly', description: 'Monthly credits: Clarity' }))).toBe('Clarity');
  expect(detailOf(line({}))).toBeNull();
});

test('changes carry their sign', () => {
  expect(signed(150, String)).toBe('+150');
  expect(signed(-1, String)).toBe('−1');
});
