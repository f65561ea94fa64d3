import { expect, test } from 'vitest';
import type { FactTest, SearchFilters } from '../../../../contract/search-filters.ts';
import { interpret } from './interpret.ts';
import type { LibraryValues } from './reading.ts';
import { fact, known, read } from './testing/known-values.ts';

const either = (first: FactTest, ...or: FactTest[]): SearchFilters => ({ facts: [{ ...first, or }] });
const any = (metric: string): FactTest => ({ metric });
const hmo: FactTest = { metric: 'medical.plan_type', is: 'HMO' };

test.each<[string, ...SearchFilters[]]>([
  ['HSA or HRA', either(any('hsa'), any('hra'))],
  ['dental or vision', either(any('dental'), any('vision'))],
  ['guides with an HSA or an FSA in Texas', either(any('hsa'), any('fsa')), { states: ['TX'] }],
  ['dental, vision or life insurance', either(any('dental'), any('vision'), any('life'))],
  ['PPO, HSA or HRA', { planTypes: ['PPO'] }, either(any('hsa'), any('hra'))],
  ['HSA or deductible under $500', either(any('hsa'), { metric: 'medical.deductible', atMost: 499.99 })],
  ['FSA or HSA or HRA', either(any('fsa'), any('hsa'), any('hra'))],
  ['PPO or HMO', { planTypes: ['PPO', 'HMO'] }],
  ['HMO or HSA', either(hmo, any('hsa'))],
  ['PPO with HSA or HRA', { planTypes: ['PPO'] }, either(any('hsa'), any('hra'))],
  [
    '401k or pension',
    either({ metric: 'retirement.plan_type', is: '401(k)' }, { metric: 'retirement.plan_type', is: 'Pension' }),
  ],
  ['sabbatical or unlimited PTO', either(any('leave.sabbatical_weeks'), { metric: 'time_off.unlimited', is: 'yes' })],
  [
    'deductible under $500 or specialist copay under $20',
    either({ metric: 'medical.deductible', atMost: 499.99 }, { metric: 'medical.specialist_copay', atMost: 19.99 }),
  ],
  [
    'match 100% of 4% or 50% of 6%',
    either(
      { metric: 'retirement.match_formula', is: '100% of 4%' },
      { metric: 'retirement.match_formula', is: '50% of 6%' },
    ),
  ],
  ['NY or NJ', { states: ['NY', 'NJ'] }],
  // One side alone would let everything in that the other bounds.
  ['vacation or PTO 20 days', fact('time_off.days_year_1', { atLeast: 20 })],
  ['STD or LTD 60%', fact('ltd.percent', { atLeast: 60 })],
  ['maternity or adoption leave'],
  ['sick leave or PTO 20 days', fact('time_off.days_year_1', { atLeast: 20 })],
  // Neither is wanted.
  ['no dental or vision'],
  ['without dental, vision or life insurance'],
  ['no sick leave or vacation or life insurance'],
  ['no fertility or adoption', fact('medical.fertility', { is: 'no' })],
  ['no tobacco surcharge or HMO', { planTypes: ['HMO'] }],
  // Two names of one thing, and names of nothing that is stated.
  ['gym or fitness reimbursement'],
  ['opt in or opt out'],
  ['HSA or falconry'],
  ['dental and vision'],
  ['"HSA or HRA"'],
  ['parental leave 16 weeks or more', fact('leave.parental_birth_weeks', { atLeast: 16 })],
])('%s', (query, ...filters) => expect(read(query)).toEqual(filters));

test('what either of two satisfies is said as one condition, and its names still rank', () => {
  const { conditions, words, own } = interpret('dental or vision', known);
  expect(conditions).toMatchObject([{ kind: 'fact', label: 'Dental plan or Vision plan', words: 'dental or vision' }]);
  expect([words, own]).toEqual(['dental or vision', '']);
});

test('taken back, its amounts go and its names stay', () => {
  const { words } = interpret('parental leave at least 12 weeks or PTO over 20 days or HMO', known);
  expect(words).toBe('parental leave or PTO or HMO');
});

test('what is not wanted of several is said, and nothing that an "or" joined is left behind', () => {
  expect(interpret('no dental or vision', known).denied).toEqual(['dental', 'vision']);
  expect(interpret('PPO or HMO in Texas or Ohio', known).words).toBe('PPO or HMO');
  expect(interpret('healthcare plans and over 500 employees', known).words).toBe('healthcare plans');
});

test('where no guide states either, they are words', () => {
  const silent: LibraryValues = { ...known, states: () => false };
  expect(interpret('HSA or HRA', silent).conditions).toEqual([]);
});

test.each<[string, ...string[]]>([
  ['Texas or PPO', 'Texas or PPO'],
  ['tech companies or HDHP in Ohio', 'tech companies or HDHP'],
  ['HSA or Texas', 'HSA or Texas'],
  ['dental or Texas over 500 employees or PPO', 'dental or Texas', 'over 500 employees or PPO'],
  // One condition, one benefit, and what says nothing by itself.
  ['PPO or HMO in Texas or Ohio'],
  ['HSA or PPO'],
  ['vacation or PTO 20 days'],
  ['parental leave 16 weeks or more'],
  ['Texas or nearby'],
  ['"Texas or PPO"'],
  ['not PPO or HMO'],
])('%s: what an "or" joins and both are asked of', (query, ...both) =>
  expect(interpret(query, known).both.map(({ words }) => words)).toEqual(both),
);
