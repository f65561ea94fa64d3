import { expect, test } from 'vitest';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { interpret } from './interpret.ts';
import { fact, known, read } from './testing/known-values.ts';

const formula = (is: string): SearchFilters => fact('retirement.match_formula', { is });
const effective = (atLeast: number): SearchFilters => fact('retirement.effective_match', { atLeast });

test.each<[string, ...SearchFilters[]]>([
  ['401k match dollar for dollar up to 5%', formula('100% of 5%')],
  ['dollar-for-dollar match up to 4% of pay', formula('100% of 4%')],
  ['dollar for dollar match 6%', formula('100% of 6%')],
  ['401k 6% match dollar for dollar', formula('100% of 6%')],
  ['100% match on 4%', formula('100% of 4%')],
  ['match 100% up to 4% of salary', formula('100% of 4%')],
  ['100% of 3% match', formula('100% of 3%')],
  ['employer match of 50% of the first 6%', formula('50% of 6%')],
  ['50 percent match on up to 6 percent', formula('50% of 6%')],
  ['401(k) 50 cents on the dollar up to 6%', formula('50% of 6%')],
  ['match 100% of the first 3% and 50% of the next 2%', formula('100% of 3% + 50% of 2%')],
  ['match 100% up to 3%, 50% up to 5% in Texas', formula('100% of 3% + 50% of 2%'), { states: ['TX'] }],
  [
    'tech companies with 100% match on 4% and HDHP',
    { industries: ['Technology'] },
    formula('100% of 4%'),
    { planTypes: ['HDHP'] },
  ],
  ['match of at least 50% of 6%', effective(3)],
  ['match better than 100% up to 3%', effective(3.01)],
  ['match 50% of 6% or better', effective(3)],
  ['match of no more than 50% of 6%', fact('retirement.effective_match', { atMost: 3 })],
  ['match less than 100% of 4%', fact('retirement.effective_match', { atMost: 3.99 })],
  ['match up to 50% of 6%', formula('50% of 6%')],
  ['match at least 4%', effective(4)],
  ['401k match up to 5%', effective(5)],
  ['3% match on 6%', effective(3)],
  // A rate without a limit, and shares of something else.
  ['401(k) employer match 50%'],
  ['dollar for dollar match'],

  ['401k 100% vested'],
  ['"100% match on 4%"'],
  ['coinsurance 80% of 20%'],
])('%s', (query, ...filters) => expect(read(query)).toEqual(filters));

test('a formula is said as guides say it, and its words rank', () => {
  const { conditions, words, own } = interpret('401k match dollar for dollar up to 5%', known);
  expect(conditions.map(({ label }) => label)).toEqual(['Match formula: 100% of 5%']);
  expect([words, own]).toEqual(['401k match dollar for dollar up to 5%', '']);
});
