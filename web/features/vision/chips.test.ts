import { expect, it } from 'vitest';
import { chipsOf, conditionChip, conditionText, summaryOf } from './chips.ts';

it('says what a guide must state', () => {
  const metric = 'leave.parental_birth_weeks';
  expect(conditionText({ metric, atLeast: 16 })).toBe('Paid parental leave, birth parent: at least 16 weeks');
  expect(conditionText({ metric, atLeast: 1, atMost: 1 })).toBe('Paid parental leave, birth parent: 1 week');
  expect(conditionText({ metric: 'medical.deductible', tier: 'family', atMost: 2999.99 })).toBe(
    'Medical deductible (family): less than $3,000 a year',
  );
  expect(conditionText({ metric: 'medical.premium', atLeast: 400.01, atMost: 612.5 })).toBe(
    'Full premium: more than $400 and at most $612.50 a month',
  );
  expect(conditionText({ metric: 'medical.contribution', tier: 'family', atLeast: 300, atMost: 400 })).toBe(
    'Employee contribution (family): $300 to $400 a month',
  );
  expect(conditionText({ metric: 'retirement.roth', is: 'yes' })).toBe('Roth savings: yes');
  expect(conditionText({ metric: 'retirement.roth' })).toBe('Roth savings stated');
  expect(conditionText({ metric: 'of.another_time', atLeast: 2 })).toBe('of.another_time: at least 2');
});

it('says which of several is enough, and what a guide must not state', () => {
  expect(conditionText({ metric: 'hsa', or: [{ metric: 'hra' }] })).toBe('HSA or HRA stated');
  expect(conditionText({ metric: 'hsa', or: [{ metric: 'medical.deductible', atMost: 500 }] })).toBe(
    'HSA or Medical deductible: at most $500 a year',
  );
  expect(conditionText({ metric: 'medical.plan_type', is: 'HMO', or: [{ metric: 'hsa' }] })).toBe(
    'Plan type: HMO or HSA',
  );
  expect(conditionText({ metric: 'hsa', not: true })).toBe('No HSA stated');
  const type = { metric: 'medical.plan_type', is: 'PPO', not: true } as const;
  expect(conditionText(type)).toBe('Plan type: not PPO');
  // Its kind is not said twice.
  const understood = { kind: 'planType', label: 'not PPO', words: 'not PPO', applied: true } as const;
  expect(conditionChip({ ...understood, filter: { facts: [type] } })).toMatchObject({
    about: null,
    text: 'Plan type: not PPO',
  });
});

it('has a chip for every value, called as the facets call it', () => {
  const filters = { states: ['TX', 'CA'], employees: { atLeast: 500 }, planYears: [2025], sample: true };
  const facets = {
    state: [{ value: 'TX', label: 'Texas', count: 3 }],
    industry: [],
    size: [],
    year: [],
    planType: [],
    carrier: [],
    format: [],
    source: [{ value: 'sample', label: 'Sample guides', count: 3 }],
  };
  const chips = chipsOf(filters, facets);
  expect(chips.map(({ about, text }) => `${about}: ${text}`)).toEqual([
    'State: Texas',
    'State: CA',
    'Size: 500 employees or more',
    'Plan year: 2025',
    'Source: Sample guides',
  ]);
  expect(chips[1]?.filter).toEqual({ states: ['CA'] });
  expect(summaryOf(filters)).toBe('TX, CA, 500 employees or more, 2025, sample');
});

it('has one chip for bands of sizes that follow one another', () => {
  const sizes = ['5,000+', '1-49', '500-999', '1,000-4,999', 'of another time', '50-199'];
  const chips = chipsOf({ sizes }, undefined);
  expect(chips.map(({ text, filter }) => [text, filter.sizes])).toEqual([
    ['Up to 199 employees', ['1-49', '50-199']],
    ['500 employees or more', ['500-999', '1,000-4,999', '5,000+']],
    ['of another time', ['of another time']],
  ]);
  expect(summaryOf({ sizes: ['200-499', '500-999'] })).toBe('200 to 999 employees');
  expect(summaryOf({ sizes: ['500-999'] })).toBe('500-999');
  expect(summaryOf({ employees: { atLeast: 501 } })).toBe('More than 500 employees');
});

it('says what was understood in the same words as what was chosen', () => {
  const fact = { metric: 'leave.parental_birth_weeks', atLeast: 16 };
  const base = { words: '', applied: true };
  expect(conditionChip({ ...base, kind: 'fact', label: 'Any', filter: { facts: [fact] } }).text).toBe(
    conditionText(fact),
  );
  expect(conditionChip({ ...base, kind: 'state', label: 'Texas', filter: { states: ['TX'] } })).toMatchObject({
    about: 'State',
    text: 'Texas',
  });
  const year = conditionChip({ ...base, kind: 'year', label: 'Plan year 2025', filter: { planYears: [2025] } });
  expect(`${year.about}: ${year.text}`).toBe('Plan year: 2025');
});
