import { expect, test } from 'vitest';
import type { CurrentSubscription, Plan } from '../../../contract/billing.ts';
import { differenceOf, offersOf, recommendedOf, relationOf, type Offer } from './offers.ts';

function plan(name: string, cents: number | null, features = '[]'): Plan {
  return {
    product: { id: name, name, description: '', metadata: { monthly_credits: '250', features, popular: 'false' } },
    prices:
      cents === null
        ? []
        : [{ id: `price-${name}`, unit_amount: cents, currency: 'usd', recurring: { interval: 'month' } }],
  };
}

const current = (changes: Partial<CurrentSubscription>): CurrentSubscription => ({
  planName: 'Mid',
  planCredits: 250,
  currentPeriodEnd: '2026-12-21T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  status: 'active',
  stripePriceId: 'price-Mid',
  next: null,
  unitAmount: 4900,
  currency: 'usd',
  interval: 'month',
  ...changes,
});

const [free, low, mid, high] = offersOf([plan('High', 12_900), plan('Free', 0), plan('Mid', 4900), plan('Low', 1900)]);
const relation = (offer: Offer | undefined, now: CurrentSubscription | null) => offer && relationOf(offer, now);

test('offers come cheapest first, and the first that costs something is recommended', () => {
  expect([free, low, mid, high].map((offer) => offer?.name)).toEqual(['Free', 'Low', 'Mid', 'High']);
  expect(recommendedOf(offersOf([plan('Free', 0), plan('Low', 1900)]))?.name).toBe('Low');
  expect(recommendedOf(offersOf([plan('Free', 0)]))).toBeUndefined();
});

test('a product without a price is not offered', () => {
  expect(offersOf([plan('Nothing', null)])).toEqual([]);
});

test('features are the listed ones; what is not a list, or only repeats the credits, is not shown', () => {
  const usual = ['AI-powered Guide Search', 'Document Discovery', 'Priority email support'];
  expect(offersOf([plan('A', 1, '["250 credits per month","Dedicated help"]')])[0]?.features).toEqual([
    'Dedicated help',
  ]);
  expect(offersOf([plan('A', 1, 'Dedicated help')])[0]?.features).toEqual(usual);
  expect(offersOf([plan('A', 1, '{"a":1}')])[0]?.features).toEqual(usual);
});

test('an offer is the current plan, dearer, cheaper, or the same price as it; without a plan one subscribes', () => {
  expect(relation(mid, null)).toBe('subscribe');
  expect(relation(mid, current({}))).toBe('current');
  expect(relation(high, current({}))).toBe('upgrade');
  expect(relation(low, current({}))).toBe('downgrade');
  expect(relation(low, current({ unitAmount: 1900 }))).toBe('switch');
});

test('a plan that begins with the next period cannot be chosen again', () => {
  const next = { planName: 'Low', stripePriceId: 'price-Low', startsAt: '2026-12-21T00:00:00.000Z' };
  expect(relation(low, current({ next }))).toBe('scheduled');
  expect(relation(mid, current({ next }))).toBe('current');
  expect(relation(high, current({ next }))).toBe('upgrade');
});

test('a plan stays the current one when its price has changed, and a price without an amount can only be switched', () => {
  expect(relation(mid, current({ stripePriceId: 'price-of-last-year', unitAmount: 3900 }))).toBe('current');
  expect(relation(high, current({ planName: 'Custom', stripePriceId: 'price-custom', unitAmount: null }))).toBe(
    'switch',
  );
});

test('an offer is compared with the one below it', () => {
  const [small, large] = [low, mid].map((offer) => ({ ...(offer as Offer) }));
  if (!small || !large) throw new Error('unreachable: both are on offer');
  const wide = { ...large, credits: 1000 };
  expect(differenceOf(small, [small, wide])).toBeNull();
  expect(differenceOf(wide, [small, wide])).toBe('750 more credits than Low, each 36% less');
  expect(differenceOf({ ...wide, credits: 260 }, [small, wide])).toBe('10 more credits than Low');
  expect(differenceOf({ ...wide, interval: 'year' }, [small, wide])).toBeNull();
});
