import { expect, test } from 'vitest';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { interpret } from './interpret.ts';
import { fact, known, read } from './testing/known-values.ts';

const costs = (tier: string, bounds: object): SearchFilters => fact('medical.contribution', { tier, ...bounds });

const oneMore = (atMost: number): SearchFilters => {
  const metric = 'medical.contribution';
  return { facts: [{ metric, tier: 'employee_spouse', atMost, or: [{ metric, tier: 'employee_children', atMost }] }] };
};

test.each<[string, ...SearchFilters[]]>([
  ['employee only premium under $50', costs('employee', { atMost: 49.99 })],
  ['EE-only contribution below $150 per month', costs('employee', { atMost: 149.99 })],
  ['individual premium under $75', costs('employee', { atMost: 74.99 })],
  ['$0 employee-only premium', costs('employee', { atLeast: 0, atMost: 0 })],
  ['employee only coverage costs under $75', costs('employee', { atMost: 74.99 })],
  ['family contribution below $400 a month', costs('employee_family', { atMost: 399.99 })],
  ['employee pays under $100 for family coverage', costs('employee_family', { atMost: 99.99 })],
  ['employees pay at most $150 a month for single coverage', costs('employee', { atMost: 150 })],
  ['employee + spouse contribution under $300', costs('employee_spouse', { atMost: 299.99 })],
  ['contribution for employee and children at most $250', costs('employee_children', { atMost: 250 })],
  ['cost of family coverage between $300 and $450', costs('employee_family', { atLeast: 300, atMost: 450 })],
  ['annual family premium under $6,000', costs('employee_family', { atMost: 499.99 })],
  ['employee pays under $1,200 for family coverage a year', costs('employee_family', { atMost: 99.99 })],
  ['family premium under $60 biweekly', costs('employee_family', { atMost: 129.99 })],
  ['family premium under $60 per pay period', costs('employee_family', { atMost: 129.99 })],
  ['employee dental premium family under $60', fact('dental.contribution', { tier: 'employee_family', atMost: 59.99 })],
  ['family vision contributions under $15', fact('vision.contribution', { tier: 'employee_family', atMost: 14.99 })],
  // Nobody is asked for so much: it is the whole premium.
  ['family premium over $1,800', fact('medical.premium', { tier: 'employee_family', atLeast: 1800.01 })],
  ['employee-only full premium under $900', fact('medical.premium', { tier: 'employee', atMost: 899.99 })],
  [
    'employee only premium under $50 and family premium under $400',
    costs('employee', { atMost: 49.99 }),
    costs('employee_family', { atMost: 399.99 }),
  ],
  [
    'employee only premium under $100, family under $500',
    costs('employee', { atMost: 99.99 }),
    costs('employee_family', { atMost: 499.99 }),
  ],
  [
    'annual premium employee only under $1,200 and family under $6,000',
    costs('employee', { atMost: 99.99 }),
    costs('employee_family', { atMost: 499.99 }),
  ],
  [
    'premium under $50 employee only or family under $200',
    {
      facts: [
        {
          metric: 'medical.contribution',
          tier: 'employee',
          atMost: 49.99,
          or: [{ metric: 'medical.contribution', tier: 'employee_family', atMost: 199.99 }],
        },
      ],
    },
  ],
  [
    'employee only premium under $50 and family deductible under $3,000',
    costs('employee', { atMost: 49.99 }),
    fact('medical.deductible', { tier: 'family', atMost: 2999.99 }),
  ],
  ['employee only HDHP premium under $50', costs('employee', { atMost: 49.99 }), { planTypes: ['HDHP'] }],
  ['employee only PPO or HMO premium under $80', costs('employee', { atMost: 79.99 }), { planTypes: ['PPO', 'HMO'] }],
  [
    'employee only HDHP premium under $50 or HSA',
    { facts: [{ metric: 'medical.contribution', tier: 'employee', atMost: 49.99, or: [{ metric: 'hsa' }] }] },
    { planTypes: ['HDHP'] },
  ],
  ['premium under $100 a month', fact('medical.contribution', { atMost: 99.99 })],
  ['PPO premium under $75', { planTypes: ['PPO'] }, fact('medical.contribution', { atMost: 74.99 })],
  ['premium over $600', fact('medical.premium', { atLeast: 600.01 })],
  ['employee only medical premium under $100', costs('employee', { atMost: 99.99 })],
  ['family medical premium under $500', costs('employee_family', { atMost: 499.99 })],
  ['spouse premium under $300', costs('employee_spouse', { atMost: 299.99 })],
  ['monthly premium under 50 employee only', costs('employee', { atMost: 49.99 })],
  // A level alone, where no other money is named.
  ['EE+SP under $400', costs('employee_spouse', { atMost: 399.99 })],
  ['EE only < $50', costs('employee', { atMost: 49.99 })],
  ['EE only under $100 PPO Texas', costs('employee', { atMost: 99.99 }), { planTypes: ['PPO'] }, { states: ['TX'] }],
  ['tech EE+CH(ren) $200 or less', { industries: ['Technology'] }, costs('employee_children', { atMost: 200 })],
  ['family under $500 a month', costs('employee_family', { atMost: 499.99 })],
  ['single coverage at most $30 per paycheck', costs('employee', { atMost: 65 })],
  [
    'EE only under $50 and family under $400',
    costs('employee', { atMost: 49.99 }),
    costs('employee_family', { atMost: 399.99 }),
  ],
  [
    'EE only under $100, deductible under $1,500',
    costs('employee', { atMost: 99.99 }),
    fact('medical.deductible', { atMost: 1499.99 }),
  ],
  ['employee + 1 under $300', oneMore(299.99)],
  ['employee plus one contribution under $300', oneMore(299.99)],
  ['EE+FAM under $2,000', fact('medical.premium', { tier: 'employee_family', atMost: 1999.99 })],
  ['dental EE only under $20', fact('dental.contribution', { tier: 'employee', atMost: 19.99 })],
  ['HSA EE only $500, family $1,000'],
  ['EE only deductible under $1,500', fact('medical.deductible', { atMost: 1499.99 })],
  ['life insurance EE only $50,000'],
  ['family under $500'],
  ['family under $5,000 a year'],
  ['EE+CH under 300 in Ohio', costs('employee_children', { atMost: 299.99 }), { states: ['OH'] }],
  ['family premium < 500/mo', costs('employee_family', { atMost: 499.99 })],
  ['EE only under 26'],
  ['employee only hospital indemnity accident under $20'],
  // Somebody else's money, or for something else.
  ['life insurance for family cost under $10'],
  ['life insurance for family premium under $10'],
  ['kids premium under $90'],
  ['$50 premium discount'],
  ['employee only $50 premium reduction'],
  ['legal plan cost employee only under $20'],
  ['child care cost family under $500'],
  ['family medical leave cost under $50'],
  ['spouse surcharge cost under $50', fact('medical.spousal_surcharge', { atMost: 49.99 })],
  ['employer contribution for family coverage over $500'],
  ['employee pays 20% for family coverage'],
  ['life insurance premium for employee only coverage under $10'],
  ['family leave cost under $50'],
  ['"family premium under $400"'],
  ['HSA family contribution over $1,000', fact('hsa.employer_contribution', { tier: 'family', atLeast: 1000.01 })],
  ['family deductible under $3,000', fact('medical.deductible', { tier: 'family', atMost: 2999.99 })],
])('%s', (query, ...filters) => expect(read(query)).toEqual(filters));

test('the condition says whom the amount is for, and its name goes on as words', () => {
  const { conditions, words } = interpret('employee pays under $100 for family coverage', known);
  expect(conditions.map(({ label }) => label)).toEqual([
    'Employee contribution (employee and family): less than $100 a month',
  ]);
  expect(words).toBe('employee pays');
});
