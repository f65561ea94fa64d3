import { expect, test } from 'vitest';
import { meaningOf } from '../bench/maximus/meaning.ts';

const usual = { m: '', stat: 'median', by: '', peers: '', compare: '', sort: '', limit: '', chart: '' };
const meant = (slots: Partial<typeof usual>): string => JSON.stringify(meaningOf({ ...usual, ...slots }));

test.each([
  [{ m: 'value medical.deductible' }, { m: 'value medical.deductible individual in' }],
  [{ m: 'offering medical.funding =Self-funded' }, { m: 'offering medical.funding =self-funded' }],
  [{ peers: 'size <=99' }, { peers: 'size <100' }],
  [{ peers: 'size <=199' }, { peers: 'size >=1,<=199' }],
  [{ m: 'offering rx.tier_1 <=0' }, { m: 'offering rx.tier_1 >=0,<=0' }],
  [{ m: 'offering medical.employer_share >=100' }, { m: 'offering medical.employer_share employee >=100,<=100' }],
  [{ peers: 'region Northeast' }, { peers: 'state CT|MA|ME|NH|NJ|NY|PA|RI|VT' }],
  [
    { m: 'value rx.tier_1', by: 'year', peers: 'year >=2024,<=2024|>=2026,<=2026' },
    { m: 'value rx.tier_1', compare: '2024-2026' },
  ],
])('%j computes the same figures as %j', (one, other) => {
  expect(meant(one)).toBe(meant(other));
});

test.each([
  [{ m: 'value medical.deductible' }, { m: 'value medical.deductible family' }],
  [{ m: 'value medical.deductible' }, { m: 'value medical.deductible out' }],
  [{ m: 'offering medical.deductible' }, { m: 'offering medical.deductible individual in' }],
  [{ m: 'offering rx.tier_1 <10' }, { m: 'offering rx.tier_1 <=9' }],
  [{ m: 'offering rx.tier_1 >0' }, { m: 'offering rx.tier_1' }],
  [{ peers: 'size <100' }, { peers: 'size <=100' }],
  [{ m: 'value rx.tier_1 PPO' }, { m: 'value rx.tier_1', peers: 'planType PPO' }],
  [
    { m: 'value rx.tier_1', by: 'year', peers: 'year >=2023,<=2026' },
    { m: 'value rx.tier_1', compare: '2023-2026' },
  ],
  [
    { m: 'employers', by: 'industry region' },
    { m: 'employers', by: 'region industry' },
  ],
])('%j computes other figures than %j', (one, other) => {
  expect(meant(one)).not.toBe(meant(other));
});
