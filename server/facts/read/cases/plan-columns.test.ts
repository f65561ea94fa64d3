import { expect, test } from 'vitest';
import { isPlanLike, planOfHeading, planTypeIn } from '../plans.ts';
import { factsOf } from '../testing/facts-of.ts';

test('a name that holds several types is no plan', () => {
  expect([planTypeIn('ppo hmo hdhp'), isPlanLike('hmo ppo'), planOfHeading('ppo hmo hdhp', 'PPO HMO HDHP')]).toEqual([
    null,
    false,
    null,
  ]);
  expect(factsOf([['Medical', 'EPO PPO HDHP', 'Emergency room copay: $225']])).toEqual(['medical.er_copay 225']);
});

test('a high-deductible plan may be a PPO as well, and one type may be named twice', () => {
  expect(planOfHeading('hdhp ppo', 'HDHP PPO')).toEqual({ name: 'HDHP PPO', type: 'HDHP' });
  expect(planOfHeading('ppo saver (ppo)', 'PPO Saver (PPO)')).toEqual({ name: 'PPO Saver (PPO)', type: 'PPO' });
  expect(factsOf([['Medical', 'Saver HDHP PPO', 'Emergency room copay: $225']])).toContain(
    'medical.er_copay 225 (Saver HDHP PPO)',
  );
});
