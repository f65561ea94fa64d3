import { expect, test } from 'vitest';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { asWords } from './interpret.ts';
import { fact, known } from './testing/known-values.ts';

// What is left to be found once the filters ask for the rest.
test.each<[string, SearchFilters, string]>([
  ['401k 100% of 6%', fact('retirement.match_formula', { is: '100% of 6%' }), ''],
  ['employee only premium', fact('medical.contribution', { tier: 'employee', atMost: 100 }), ''],
  ['EE+SP sabbatical', fact('medical.contribution', { tier: 'employee_spouse', atMost: 400 }), 'sabbatical'],
  ['deductible HMO', { ...fact('medical.deductible', { atMost: 500 }), planTypes: ['HMO', 'PPO'] }, ''],
  ['Harborwise dental', { carriers: ['Harborwise Health', 'Aetna Inc.'] }, 'Harborwise dental'],
  ['Harborwise HSA', { carriers: ['Harborwise Health', 'Aetna Inc.'] }, 'HSA'],
  ['HMO sabbatical', { planTypes: ['PPO'] }, 'HMO sabbatical'],
  ['employee only premium', fact('medical.deductible', { atMost: 500 }), 'employee only premium'],
  ['"HMO" sabbatical', { planTypes: ['HMO'] }, '"HMO" sabbatical'],
])('%s', (query, filters, own) => expect(asWords(query, filters, known).own).toBe(own));
