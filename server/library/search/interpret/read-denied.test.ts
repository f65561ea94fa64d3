import { describe, expect, test } from 'vitest';
import type { FactTest, SearchFilters } from '../../../../contract/search-filters.ts';
import { interpret } from './interpret.ts';
import { fact, known, read } from './testing/known-values.ts';

const ppo: SearchFilters = { planTypes: ['PPO'] };
const not = (test: FactTest): SearchFilters => ({ facts: [{ ...test, not: true }] });
const notType = (is: string): SearchFilters => not({ metric: 'medical.plan_type', is });
const notAny = (metric: string): SearchFilters => not({ metric });

describe('types of plans and accounts that are not wanted', () => {
  test.each<[string, ...SearchFilters[]]>([
    ['not PPO', notType('PPO')],
    ['non-PPO', notType('PPO')],
    ['no HDHP', notType('HDHP')],
    ['excluding HMO', notType('HMO')],
    ["doesn't offer an HMO", notType('HMO')],
    ['not PPO or HMO', notType('PPO'), notType('HMO')],
    ['no PPO and no HMO', notType('PPO'), notType('HMO')],
    ['PPO not offered', notType('PPO')],
    ['PPO is not offered', notType('PPO')],
    ['no PPO plans offered', notType('PPO')],
    ['no EPO', notType('EPO')],
    ['PPO, not HDHP', ppo, notType('HDHP')],
    ['not HDHP but PPO', notType('HDHP'), ppo],
    ['dental annual max $1,500 not PPO', fact('dental.annual_maximum', { atLeast: 1500 }), notType('PPO')],
    ['without an HMO in Texas', notType('HMO'), { states: ['TX'] }],
    ['without HSA', notAny('hsa')],
    ['no HSA', notAny('hsa')],
    ['HSA not offered', notAny('hsa')],
    ['not HSA-eligible', notAny('hsa')],
    ['no HSA or HRA', notAny('hsa'), notAny('hra')],
    ['HDHP without an HSA', { planTypes: ['HDHP'] }, notAny('hsa')],
    ['neither HMO nor POS plans', notType('HMO'), notType('POS')],
    ['neither HSA nor HRA', notAny('hsa'), notAny('hra')],
    ['no FSA in Texas', notAny('fsa'), { states: ['TX'] }],
    ['without a dependent care FSA', not({ metric: 'fsa.dependent_care_limit' })],
    // Of something else.
    ['no HSA fees'],
    ['without HSA contribution limits'],
    ['no dental PPO'],
    ['no HMO referral'],
    ['outside the PPO network in Texas', { states: ['TX'] }],
    ['no deductible PPO', fact('medical.deductible', { atLeast: 0, atMost: 0 }), ppo],
    ['"not PPO"'],
  ])('%s', (query, ...filters) => expect(read(query)).toEqual(filters));

  test('are said, and their words do not rank', () => {
    const { conditions, leftOut, words, own, hints } = interpret('dental annual max $1,500 not PPO or HMO', known);
    expect(conditions.slice(1).map(({ kind, label, words: said }) => [kind, label, said])).toEqual([
      ['planType', 'not PPO', 'not PPO or HMO'],
      ['planType', 'not HMO', 'not PPO or HMO'],
    ]);
    expect([leftOut, words, own, hints]).toEqual([[], 'dental annual max', '', 'dental annual max $1,500']);
    expect(interpret('without HSA', known).conditions).toMatchObject([{ kind: 'fact', label: 'no HSA stated' }]);
  });
});

describe('other names that are not wanted are no condition, and are said to be left out', () => {
  test.each<[string, string[], ...SearchFilters[]]>([
    ['parental leave, not Aetna', ['not Aetna']],
    ['Aetna not offered', ['Aetna not offered']],
    ['vision not VSP', ['not VSP']],
    ['tech companies not in Texas', ['not in Texas'], { industries: ['Technology'] }],
    ['non-tech companies in Texas', ['non-tech companies'], { states: ['TX'] }],
    ['not before 2025', ['not before 2025']],
    ['not self-funded', ['not self-funded']],
    ['in Texas, no 2025', ['no 2025'], { states: ['TX'] }],
    ['no waiting period in Texas', [], fact('eligibility.waiting_days', { atLeast: 0, atMost: 0 }), { states: ['TX'] }],
    ['no sample guides', [], { sample: false }],
    ['not under 200 employees', [], { employees: { atLeast: 200 } }],
  ])('%s', (query, leftOut, ...filters) => {
    expect(interpret(query, known).leftOut).toEqual(leftOut);
    expect(read(query)).toEqual(filters);
  });
});
