import { describe, expect, test } from 'vitest';
import type { SearchFilters } from '../../../../contract/search-filters.ts';
import { interpret } from './interpret.ts';
import type { LibraryValues } from './reading.ts';
import { fact, known, read } from './testing/known-values.ts';

describe('what becomes a condition', () => {
  test.each<[string, ...SearchFilters[]]>([
    ['tech companies', { industries: ['Technology'] }],
    ['software startups', { industries: ['Technology'] }],
    ['PTO in healthcare', { industries: ['Healthcare'] }],
    ['hospitals', { industries: ['Healthcare'] }],
    ['hotels and restaurants', { industries: ['Hospitality'] }],
    ['banks', { industries: ['Financial Services'] }],
    ['my client is a hospital, parental leave?', { industries: ['Healthcare'] }],
    ['PTO for a small regional bank', { industries: ['Financial Services'] }],
    ['a university in Ohio', { industries: ['Education'] }, { states: ['OH'] }],
    ['school district dental', { industries: ['Education'] }],
    ['education industry', { industries: ['Education'] }],
    ['energy companies', { industries: ['Energy and Utilities'] }],
    ['manufacturers in the Midwest', { industries: ['Manufacturing'] }, { regions: ['Midwest'] }],
    ['benefits in texas', { states: ['TX'] }],
    ['PTO tx', { states: ['TX'] }],
    ['employers in OR', { states: ['OR'] }],
    ['Portland, OR', { states: ['OR'] }],
    ['benefits in OK', { states: ['OK'] }],
    ['PTO in ok', { states: ['OK'] }],
    ['PTO IN TEXAS', { states: ['TX'] }],
    ['sabbaticals MA', { states: ['MA'] }],
    ['West Virginia', { states: ['WV'] }],
    ['Washington DC', { states: ['DC'] }],
    ['NY or NJ', { states: ['NY', 'NJ'] }],
    ['Washington state', { states: ['WA'] }],
    ['New York City', { states: ['NY'] }],
    ['California tech employers', { states: ['CA'] }, { industries: ['Technology'] }],
    ['the south', { regions: ['South'] }],
    [
      'banks in the Southeast',
      { industries: ['Financial Services'] },
      { states: ['AL', 'AR', 'FL', 'GA', 'KY', 'LA', 'MS', 'NC', 'SC', 'TN', 'VA', 'WV'] },
    ],
    ['Chicago-based hospitals', { states: ['IL'] }, { industries: ['Healthcare'] }],
    ['hotels in Orlando or Miami', { industries: ['Hospitality'] }, { states: ['FL'] }],
    ['NYC', { states: ['NY'] }],
    ['Bay Area tech companies', { states: ['CA'] }, { industries: ['Technology'] }],
    ['Wilmington, NC', { states: ['NC'] }],
    ['Wis. retailers', { states: ['WI'] }, { industries: ['Retail'] }],
    ['Delta Dental', fact('dental.carrier', { is: 'Delta Dental' })],
    ['Cigna dental', fact('dental.carrier', { is: 'Cigna' })],
    ['VSP vision plan', fact('vision.carrier', { is: 'VSP' })],
    ['New England', { states: ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'] }],
    ['over 500 employees', { employees: { atLeast: 501 } }],
    ['500-1000 employees', { employees: { atLeast: 500, atMost: 1000 } }],
    ['between 200 and 500 employees', { employees: { atLeast: 200, atMost: 500 } }],
    ['300 employees', { employees: { atLeast: 200, atMost: 499 } }],
    ['a 350-person logistics firm', { employees: { atLeast: 200, atMost: 499 } }, { industries: ['Transportation'] }],
    ['500 or more employees', { employees: { atLeast: 500 } }],
    ['small employers under 50 employees', { employees: { atMost: 49 } }],
    ['more than 300 employees', { employees: { atLeast: 301 } }],
    ['fewer than 50 employees', { employees: { atMost: 49 } }],
    ['small employers', { employees: { atMost: 199 } }],
    ['mid-size companies', { employees: { atLeast: 200, atMost: 999 } }],
    ['large retail companies', { employees: { atLeast: 1000 } }, { industries: ['Retail'] }],
    ['2025', { planYears: [2025] }],
    ['PY2025 vision', { planYears: [2025] }],
    ['2024-2025 vision', { planYears: [2024, 2025] }],
    ['vision since 2025', { planYears: [2025, 2026] }],
    ['HDHP', { planTypes: ['HDHP'] }],
    // No guide has one.
    ['EPO plans', { planTypes: ['EPO'] }],
    ['PPO vs HMO', { planTypes: ['PPO', 'HMO'] }],
    ['UHC', { carriers: ['UnitedHealthcare'] }],
    ['Harborwise', { carriers: ['Harborwise Health'] }],
    ['aetna plans', { carriers: ['Aetna Inc.'] }],
    ['PDF guides', { types: ['pdf'] }],
    ['sample guides', { sample: true }],
    ['imported guides only', { sample: false }],
    ['parental leave 16 weeks', fact('leave.parental_birth_weeks', { atLeast: 16 })],
    ['sixteen weeks of paid parental leave', fact('leave.parental_birth_weeks', { atLeast: 16 })],
    ['16-week parental leave', fact('leave.parental_birth_weeks', { atLeast: 16 })],
    [
      '16 weeks of fully paid parental leave',
      fact('leave.parental_birth_weeks', { atLeast: 16 }),
      fact('leave.parental_pay', { atLeast: 100 }),
    ],
    ['16 weeks of not fully paid parental leave'],
    ['no fully paid parental leave of 16 weeks', fact('leave.parental_birth_weeks', { atLeast: 16 })],
    [
      'parental leave 12 weeks at full pay',
      fact('leave.parental_birth_weeks', { atLeast: 12 }),
      fact('leave.parental_pay', { atLeast: 100 }),
    ],
    ['parental leave exactly 12 weeks', fact('leave.parental_birth_weeks', { atLeast: 12, atMost: 12 })],
    ['parental leave under 12 weeks', fact('leave.parental_birth_weeks', { atMost: 11.99 })],
    ['parental leave 4 months', fact('leave.parental_birth_weeks', { atLeast: 17 })],
    ['paternity leave more than 4 weeks', fact('leave.parental_other_weeks', { atLeast: 4.01 })],
    ['deductible under $1,500', fact('medical.deductible', { atMost: 1499.99 })],
    ['deductible of $1.5k or less', fact('medical.deductible', { atMost: 1500 })],
    ['$2,000 deductible', fact('medical.deductible', { atLeast: 2000, atMost: 2000 })],
    ['no deductible', fact('medical.deductible', { atLeast: 0, atMost: 0 })],
    ['family deductible under $3,000', fact('medical.deductible', { tier: 'family', atMost: 2999.99 })],
    ['oop max between 3000 and 5000', fact('medical.out_of_pocket_max', { atLeast: 3000, atMost: 5000 })],
    ['employee contribution below $1,200 a year', fact('medical.contribution', { atMost: 99.99 })],
    ['401k match at least 5%', fact('retirement.effective_match', { atLeast: 5 })],
    ['5 percent employer match', fact('retirement.effective_match', { atLeast: 5 })],
    ['vacation 20+ days', fact('time_off.days_year_1', { atLeast: 20 })],
    ['4 weeks vacation', fact('time_off.days_year_1', { atLeast: 20 })],
    ['pto after five years at least 25 days', fact('time_off.days_year_5', { atLeast: 25 })],
    ['25 vacation days after 10 years', fact('time_off.days_year_10', { atLeast: 25 })],
    ['up to 16 weeks parental leave', fact('leave.parental_birth_weeks', { atLeast: 16 })],
    ['specialist copay up to $40', fact('medical.specialist_copay', { atMost: 40 })],
    ['individual deductible $500', fact('medical.deductible', { atLeast: 500, atMost: 500 })],
    ['12 holidays', fact('time_off.holidays', { atLeast: 12 })],
    ['dental maximum over $2,000', fact('dental.annual_maximum', { atLeast: 2000.01 })],
    ['8 counseling sessions', fact('programs.eap_sessions', { atLeast: 8 })],
    ['sabbatical after less than 7 years', fact('leave.sabbatical_years', { atMost: 6.99 })],
    ['long-term disability $15,000 monthly maximum', fact('ltd.monthly_maximum', { atLeast: 15_000 })],
    ['life insurance 2x', fact('life.multiple', { atLeast: 2 })],
    ['waiting period of 30 days', fact('eligibility.waiting_days', { atLeast: 30, atMost: 30 })],
    ['unlimited PTO', fact('time_off.unlimited', { is: 'yes' })],
    ['covers fertility', fact('medical.fertility', { is: 'yes' })],
    ['without domestic partners', fact('eligibility.domestic_partner', { is: 'no' })],
    ['self-funded plans', fact('medical.funding', { is: 'self-funded' })],
    ['immediate vesting', fact('retirement.vesting', { is: 'immediate' })],
    ['plans that do not cover GLP-1', fact('medical.glp1_weight_loss', { is: 'no' })],
    ['GLP-1 not covered for weight loss', fact('medical.glp1_weight_loss', { is: 'no' })],
    ['weight loss drugs covered', fact('medical.glp1_weight_loss', { is: 'yes' })],
    ['no waiting period', fact('eligibility.waiting_days', { atLeast: 0, atMost: 0 })],
    ['covered from day one', fact('eligibility.waiting_days', { atMost: 0 })],
    ['first of the month following 60 days', fact('eligibility.waiting_days', { atLeast: 60, atMost: 60 })],
    ['fully paid parental leave', fact('leave.parental_pay', { atLeast: 100 })],
    ['orthodontia maximum 2000', fact('dental.orthodontia_maximum', { atLeast: 2000 })],
    ['deductible 1500', fact('medical.deductible', { atLeast: 1500, atMost: 1500 })],
    ['between 10 and 15 days of vacation', fact('time_off.days_year_1', { atLeast: 10, atMost: 15 })],
    ['sabbaticals from 2024 through 2026', { planYears: [2024, 2025, 2026] }],
    ['sabbaticals before 2025', { planYears: [2024] }],
    ['sabbaticals 2025 or later', { planYears: [2025, 2026] }],
    ['better than 4% 401k match', fact('retirement.effective_match', { atLeast: 4.01 })],
    ['sick leave longer than 5 days', fact('time_off.sick_days', { atLeast: 5.01 })],
    ['bonding leave in excess of 6 weeks', fact('leave.parental_other_weeks', { atLeast: 6.01 })],
    ['LTD fifty percent', fact('ltd.percent', { atLeast: 50 })],
    ['Summit Quill', { carriers: ['Summit Quill Health'] }],
    ['about 4,000 employees', { employees: { atLeast: 1000, atMost: 4999 } }],
  ])('%s', (query, ...filters) => {
    expect(read(query)).toEqual(filters);
  });

  test('all of it at once, and what is left as words', () => {
    const parts = interpret(
      'tech companies in Texas over 500 employees 2025 parental leave 16 weeks dog friendly',
      known,
    );
    expect(parts.conditions.map(({ kind, words }) => [kind, words])).toEqual([
      ['industry', 'tech companies'],
      ['state', 'in Texas'],
      ['size', 'over 500 employees'],
      ['year', '2025'],
      ['fact', 'parental leave 16 weeks'],
    ]);
    expect(parts.conditions.map(({ label }) => label)).toEqual([
      'Technology',
      'Texas',
      'More than 500 employees',
      'Plan year 2025',
      'Paid parental leave, birth parent: 16 weeks or more',
    ]);
    expect(parts.words).toBe('parental leave dog friendly');
    expect(interpret('companies with over 500 employees', known).words).toBe('');
    expect(interpret('my client is a 300 person manufacturer in Ohio looking at 401k match', known).words).toBe(
      'my client is looking at 401k match',
    );
    expect(interpret('My client is a hospital with 800 employees in Texas, parental leave?', known).words).toBe(
      'parental leave',
    );
    expect(interpret('nonprofit, 120 employees, Chicago, richer dental', known).words).toBe('richer dental');
    expect(interpret('looking for dental, nonprofit, Chicago, and vision', known).words).toBe(
      'looking for dental, and vision',
    );
  });
});

describe('what stays words', () => {
  test.each([
    'opt in or opt out',
    'tell me about dental',
    'OK plans for me',
    'hi there',
    'me too policies',
    'co-pay for an ID card',
    'CT scan',
    'is it good',
    'VA benefits',
    'New York Life insurance',
    'Kansas City',
    'Michigan State University',
    'University of Texas',
    'Georgia Tech',
    'western mutual',
    'south',
    'hospital indemnity',
    'copay for a hospital stay',
    'what is paid at a hospital',
    'coverage for a hospital in network',
    'a bank of sick days',
    'tuition for a college degree',
    'healthcare FSA',
    'health care plans',
    'education assistance',
    'technology stipend',
    'transportation benefit',
    'financial wellness',
    'leave bank',
    'retail pharmacy',
    'software license',
    'employee assistance program',
    'small print',
    'large claims',
    'dental PPO',
    'positive pay',
    '401k',
    '401(k) employer match 50%',
    'parental leave',
    'call 2 weeks before',
    'short-term disability 60%',
    'deductible 16 weeks',
    'code 2099',
    '"parental leave 16 weeks"',
    'a word of advice',
    'Esklask Software leave',
    'Ohio Valley Electric',
    'Aetna dental',
    'delta of the match',
    'summit',
    'pet insurance for cats',
    'no tobacco surcharge',
    'without a sabbatical',
    'code 2000 maximum',
  ])('%s', (query) => {
    expect(read(query)).toEqual([]);
    expect(interpret(query, known).words).toBe(query);
  });

  test('what no guide of the library is or states', () => {
    const nothing: LibraryValues = { values: () => [], states: () => false, namesOf: () => [], isName: () => false };
    const query = 'tech companies in Texas 2025 Aetna parental leave 16 weeks';
    expect(interpret(query, nothing).conditions).toEqual([]);
    expect(interpret(query, nothing).words).toBe(query);
  });

  test('a text of many words', () => {
    expect(read(Array.from({ length: 100 }, () => 'in Texas').join(' '))).toEqual([]);
  });
});

describe('a figure belongs to the benefit that is named nearest', () => {
  const carryover = fact('time_off.carryover_days', { atLeast: 5 });
  const enrolment = fact('retirement.auto_enrollment', { atLeast: 3 });
  const match = fact('retirement.effective_match', { atLeast: 4 });
  test.each<[string, ...SearchFilters[]]>([
    ['auto enrollment 401(k) 3%', enrolment],
    ['auto-enroll in the 401(k) at 3%', enrolment],
    ['auto enroll 3%', enrolment],
    ['auto enrollment 401k match 4%', match],
    ['auto enrollment 3% 401k match 4%', enrolment, match],
    ['carryover 5 days PTO', carryover],
    ['carry over up to 5 vacation days', carryover],
    ['PTO 5 days carryover', carryover],
    ['PTO carryover 5 days', carryover],
    ['PTO 20 days carryover 5 days', fact('time_off.days_year_1', { atLeast: 20 })],
    ['PTO 15 days, rollover', fact('time_off.days_year_1', { atLeast: 15 })],
  ])('%s', (query, ...filters) => expect(read(query)).toEqual(filters));
});

describe('how many people work there, said before the number', () => {
  const size = (employees: object): SearchFilters => ({ employees });
  test.each<[string, ...SearchFilters[]]>([
    ['employees under 100 in Boston', size({ atMost: 99 }), { states: ['MA'] }],
    ['employees over 500', size({ atLeast: 501 })],
    ['employees at least 200 PTO', size({ atLeast: 200 })],
    ['employees fewer than 50, dental', size({ atMost: 49 })],
    ['headcount under 50 PTO', size({ atMost: 49 })],
    ['employees between 100 and 500', size({ atLeast: 100, atMost: 500 })],
    [
      'parental leave 16 weeks employees over 1000',
      fact('leave.parental_birth_weeks', { atLeast: 16 }),
      size({ atLeast: 1001 }),
    ],
    ['employees under 30 hours'],
    ['cost to employees under $100'],
    ['cost per employee under 500'],
    ['match for employees over 500'],
    ['catch-up for employees over 50'],
    ['employees over 50'],
    ['wellness employees under 50'],
    ['premium employees under 500'],
    ['employees from 2024 to 2025'],
  ])('%s', (query, ...filters) => {
    const sizes = read(query).filter(({ employees }) => employees !== undefined);
    expect(sizes).toEqual(filters.filter(({ employees }) => employees !== undefined));
    if (filters.length > 0) expect(read(query)).toEqual(filters);
  });
});
