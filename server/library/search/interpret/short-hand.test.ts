import { expect, test } from 'vitest';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { fact, read } from './testing/known-values.ts';

const tech: SearchFilters = { industries: ['Technology'] };
const texas: SearchFilters = { states: ['TX'] };
const size = (employees: SearchFilters['employees']): SearchFilters => ({ employees });

// As people type between two calls: numbers without a noun or a unit, and industries without "companies".
test.each<[string, ...SearchFilters[]]>([
  ['tech TX 500+ parental leave', tech, texas, size({ atLeast: 500 })],
  ['retail companies 200-500 PTO', { industries: ['Retail'] }, size({ atLeast: 200, atMost: 500 })],
  ['hospital 1000+ nurses', { industries: ['Healthcare'] }, size({ atLeast: 1000 })],
  ['ortho 2500', fact('dental.orthodontia_maximum', { atLeast: 2500 })],
  ['tuition reimbursement 5250', fact('programs.tuition', { atLeast: 5250 })],
  ['paid holidays 12 tech', fact('time_off.holidays', { atLeast: 12 }), tech],
  ['parental leave 16', fact('leave.parental_birth_weeks', { atLeast: 16 })],
  ['oil & gas houston', { industries: ['Energy and Utilities'] }, texas],
  ['bank 250 employees', { industries: ['Financial Services'] }, size({ atLeast: 200, atMost: 499 })],
  ['tech or finance', { industries: ['Technology', 'Financial Services'] }],
  ['deductible under $500 healthcare TX', fact('medical.deductible', { atMost: 499.99 }), { industries: ['Healthcare'] }, texas],
  ['paternity leave finance', { industries: ['Financial Services'] }],
  ['what do they in retail offer', { industries: ['Retail'] }],
  ['tech day 1 benefits', tech, fact('eligibility.waiting_days', { atMost: 0 })],
  ['midsize tech benefits', size({ atLeast: 200, atMost: 999 }), tech],
  ['NE region tech', { regions: ['Northeast'] }, tech],
  ['vacation 4 wks after 10 yrs', fact('time_off.days_year_10', { atLeast: 20 })],
  ['life $25,000', fact('life.flat', { atLeast: 25_000 })],
  ['life 2x', fact('life.multiple', { atLeast: 2 })],
  ['HSA er contribution family 2000', fact('hsa.employer_contribution', { tier: 'family', atLeast: 2000 })],
  [
    '100% paid parental leave 12 weeks',
    fact('leave.parental_birth_weeks', { atLeast: 12 }),
    fact('leave.parental_pay', { atLeast: 100 }),
  ],
  ['eap 5', fact('programs.eap_sessions', { atLeast: 5 })],
  ['part time eligibility 20 hours', fact('eligibility.hours', { atLeast: 20, atMost: 20 })],
  // A benefit's own number, a year, an age, a count of something else, and trades that are benefits' words.
  ['500+ HSA contribution', fact('hsa.employer_contribution', { atLeast: 500 })],
  ['dependents 26+ coverage'],
  ['tech 65+ medicare', tech],
  ['PTO 120-160'],
  ['tech 2019-2021', tech],
  ['college tuition 529 plan'],
  ['LTD 180'],
  ['500+'],
  ['"500+" wellness'],
  ['parental leave 2 parents'],
  ['PTO 10 holidays 12', fact('time_off.holidays', { atLeast: 12 })],
  ['tuition 2023'],
  ['PTO 160'],
  ['retail'],
  ['generic copay retail'],
  ['retail 30 day supply'],
  ['continuing education'],
  ['hospital copay $300'],
  ['bank holidays'],
  ['healthcare FSA'],
])('%s', (query, ...filters) => expect(read(query)).toEqual(filters)); // prettier-ignore
