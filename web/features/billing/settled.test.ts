import { expect, test } from 'vitest';
import type { Purchase } from '../../../contract/billing.ts';
import type { CreditTransaction } from '../../../contract/credits.ts';
import { settledOf, settledText } from './settled.ts';

const line = (
  type: CreditTransaction['type'],
  delta: number,
  description: string | null = null,
): CreditTransaction => ({
  id: '6b5a1c6e-9f0f-4c1c-8f3b-0d6a3d6f8a11',
  type,
  delta,
  balanceAfter: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  adminNotes: null,
  description,
});

const bought = (kind: Purchase['kind'], receiptUrl: string | null): Purchase => ({
  id: '6b5a1c6e-9f0f-4c1c-8f3b-0d6a3d6f8a12',
  kind,
  description: 'Explorer',
  credits: 150,
  amount: 3900,
  refundedAmount: 0,
  returns: [],
  currency: 'usd',
  receiptUrl,
  receiptNumber: null,
  createdAt: '2026-11-20T10:00:00.000Z',
});

const purchases = [
  bought('pack', 'later'),
  bought('subscription', 'plan'),
  bought('pack', 'owing'),
  bought('pack', 'first'),
];
const history = [
  line('stripe_purchase', 150),
  line('subscription_monthly', 250),
  line('chargeback', -140, 'Credits owed from an earlier refund'),
  line('stripe_purchase', 150),
  line('chargeback', -10, 'Payment refunded: Explorer'),
  line('stripe_purchase', 150),
];

test('what a purchase settled is told of that purchase, and of no other of the same pack', () => {
  const settled = (kind: Purchase['kind'], receiptUrl: string | null) =>
    settledOf({ kind, receiptUrl }, purchases, history);
  expect(settled('pack', 'owing')).toBe(140);
  expect(settled('pack', 'later')).toBe(0);
  expect(settled('subscription', 'plan')).toBe(0);
  // What follows it is money that was given back, not a debt that was paid.
  expect(settled('pack', 'first')).toBe(0);
});

test('nothing is said where it is not certain which line is the purchase', () => {
  expect(settledOf({ kind: 'pack', receiptUrl: null }, purchases, history)).toBe(0);
  expect(settledOf({ kind: 'pack', receiptUrl: 'owing' }, purchases, history.slice(1))).toBe(0);
  expect(settledOf({ kind: 'pack', receiptUrl: 'owing' }, [], history)).toBe(0);
});

test('the sentence names how many, or all', () => {
  expect(settledText(0, 150, String)).toBe('');
  expect(settledText(140, 150, String)).toBe(' 140 of them settled what you owed.');
  expect(settledText(150, 150, String)).toBe(' All of them settled what you owed.');
});
