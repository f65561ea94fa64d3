import { byYear, seenIn } from '../entry.ts';
import { pages } from './pages.ts';
import { entriesOfSurvey, figure } from './survey.ts';

const workers = {
  survey: 'bls',
  asked: 'Establishments of private industry and of state and local government, each March; shares are of workers and not of employers.',
  reading: 'Access means that the benefit is available to the worker, whether it is taken or not.',
} as const; // prettier-ignore

/** What workers have, as the Bureau of Labor Statistics counts it, and what benefits cost. */
export const atWork = [
  ...entriesOfSurvey(workers, [
    {
      id: 'bls-retirement',
      title: 'BLS: access to retirement plans',
      names: ['access to retirement', 'retirement plan access', 'access to a retirement plan', 'retirement benefits access', 'defined contribution access', '401k access', 'workers with a retirement plan', 'pension access', 'access to a defined benefit plan'],
      rule: 'The share of private industry workers to whom a retirement plan is available, of any kind and by kind.',
      section: 'Employee Benefits in the United States, March 2023 and March 2025, table 1',
      figures: [
        figure('Access to any retirement plan, private industry', 'percent', [], byYear(70, null, 72), { checked: seenIn([2025], pages.planAdviserBls2025, pages.specialistBls2025) }),
        figure('Access to a defined contribution plan, private industry', 'percent', [], byYear(67, null, 70)),
        figure('Access to a defined benefit plan, private industry', 'percent', [], byYear(15, null, 14)),
        figure('Access to any retirement plan, fewer than 100 workers', 'percent', ['small'], byYear(null, null, 59), { checked: seenIn([2025], pages.planAdviserBls2025, pages.specialistBls2025) }),
        figure('Access to any retirement plan, 100 to 499 workers', 'percent', ['mid'], byYear(null, null, 86), { checked: seenIn([2025], pages.planAdviserBls2025, pages.specialistBls2025) }),
        figure('Access to any retirement plan, 500 workers or more', 'percent', ['large'], byYear(null, null, 90), { checked: seenIn([2025], pages.planAdviserBls2025, pages.specialistBls2025) }),
      ],
    },
    {
      id: 'bls-medical',
      title: 'BLS: access to medical, dental and vision care',
      names: ['access to medical care', 'medical care access', 'access to dental', 'access to vision', 'dental access', 'vision access', 'workers with access to medical benefits', 'medical dental vision access'],
      rule: 'The share of workers to whom medical, dental and vision care benefits are available.',
      section: 'Employee Benefits in the United States, March 2024',
      figures: [
        figure('Access to medical care, private industry', 'percent', ['private'], byYear(null, 72)),
        figure('Access to medical care, state and local government', 'percent', ['government'], byYear(null, 89)),
        figure('Access to dental care, private industry', 'percent', ['private'], byYear(null, 43)),
        figure('Access to dental care, state and local government', 'percent', ['government'], byYear(null, 60)),
        figure('Access to vision care, private industry', 'percent', ['private'], byYear(null, 28)),
        figure('Access to vision care, state and local government', 'percent', ['government'], byYear(null, 39)),
      ],
    },
    {
      id: 'bls-employer-share',
      title: 'BLS: employer share of medical premiums',
      names: ['employer share of premiums', 'employer share of medical premium', 'share of premium that employers pay', 'employer contribution to medical premiums'],
      rule: 'The part of the medical premium that employers pay, over workers who take the coverage.',
      section: 'Employee Benefits in the United States, March 2024',
      figures: [
        figure('Employer share, single, private industry', 'percent', ['single', 'private'], byYear(null, 80), { beside: { metric: 'medical.employer_share', tier: 'employee' } }),
        figure('Employer share, family, private industry', 'percent', ['family', 'private'], byYear(null, 68), { beside: { metric: 'medical.employer_share', tier: 'employee_family' } }),
        figure('Employer share, single, state and local government', 'percent', ['single', 'government'], byYear(null, 86)),
        figure('Employer share, family, state and local government', 'percent', ['family', 'government'], byYear(null, 71)),
      ],
    },
    {
      id: 'bls-leave',
      title: 'BLS: access to paid sick leave, holidays and personal leave',
      names: ['paid sick leave access', 'access to paid sick leave', 'access to paid holidays', 'paid holidays access', 'personal leave access', 'paid leave access', 'workers with paid sick leave'],
      rule: 'The share of workers to whom paid leave of a kind is available.',
      section: 'Employee Benefits in the United States, March 2023 and March 2024, table 6',
      figures: [
        figure('Access to paid sick leave, private industry', 'percent', ['private'], byYear(78, 79)),
        figure('Access to paid sick leave, state and local government', 'percent', ['government'], byYear(null, 92)),
        figure('Access to paid holidays, private industry', 'percent', ['private'], byYear(80, 81)),
        figure('Access to paid holidays, state and local government', 'percent', ['government'], byYear(null, 68)),
        figure('Access to paid personal leave, private industry', 'percent', ['private'], byYear(null, 49)),
        figure('Access to paid vacation, private industry', 'percent', ['private'], byYear(79)),
      ],
    },
    {
      id: 'bls-family-leave',
      title: 'BLS: access to paid family leave',
      names: ['paid family leave access', 'access to paid family leave', 'workers with paid family leave', 'paid parental leave access'],
      rule: 'The share of private industry workers to whom their employer gives paid family leave, beside sick leave and vacation.',
      section: 'Employee Benefits in the United States, March 2023',
      figures: [figure('Access to paid family leave, private industry', 'percent', [], byYear(27))],
    },
    {
      id: 'bls-vacation',
      title: 'BLS: paid vacation days by service',
      names: ['vacation days by service', 'vacation days', 'paid vacation by length of service', 'vacation by years of service', 'how many vacation days'],
      rule: 'How many private industry workers with paid vacation get the number of days that is most common after so many years.',
      section: 'Paid vacations fact sheet, 2024',
      figures: [
        figure('5 to 9 days after 1 year', 'percent', ['year1'], byYear(null, 33)),
        figure('15 to 19 days after 5 years', 'percent', ['year5'], byYear(null, 31)),
        figure('15 to 19 days after 10 years', 'percent', ['year10'], byYear(null, 32)),
        figure('More than 24 days after 20 years', 'percent', ['year20'], byYear(null, 32)),
      ],
    },
    {
      id: 'bls-disability',
      title: 'BLS: access to short-term disability',
      names: ['short-term disability access', 'access to short-term disability', 'std access', 'disability insurance access', 'short-term disability by establishment size'],
      rule: 'The share of private industry workers to whom short-term disability insurance is available, by the size of the establishment.',
      section: 'Employee Benefits in the United States, March 2025, table 5',
      figures: [
        figure('Access to short-term disability, fewer than 100 workers', 'percent', ['small'], byYear(null, null, 31)),
        figure('Access to short-term disability, 100 to 499 workers', 'percent', ['mid'], byYear(null, null, 53)),
        figure('Access to short-term disability, 500 workers or more', 'percent', ['large'], byYear(null, null, 68)),
      ],
    },
    {
      id: 'bls-life',
      title: 'BLS: access to life insurance',
      names: ['life insurance access', 'access to life insurance', 'workers with life insurance', 'life insurance by establishment size'],
      rule: 'The share of private industry workers to whom life insurance is available, by the size of the establishment.',
      section: 'Employee Benefits in the United States, March 2025, table 5',
      figures: [
        figure('Access to life insurance, fewer than 100 workers', 'percent', ['small'], byYear(null, null, 42)),
        figure('Access to life insurance, 100 to 499 workers', 'percent', ['mid'], byYear(null, null, 72)),
        figure('Access to life insurance, 500 workers or more', 'percent', ['large'], byYear(null, null, 87)),
      ],
    },
    {
      id: 'bls-childcare',
      topics: ['childcare'],
      title: 'BLS: access to child care benefits',
      names: ['childcare access', 'access to childcare benefits', 'child care benefits', 'workers with childcare benefits'],
      rule: 'The share of private industry workers to whom their employer gives help with child care.',
      section: 'Employee Benefits in the United States, March 2025',
      figures: [
        figure('Access to child care benefits, private industry', 'percent', [], byYear(null, null, 13)),
        figure('Access to child care benefits, fewer than 100 workers', 'percent', ['small'], byYear(null, null, 8)),
        figure('Access to child care benefits, 100 to 499 workers', 'percent', ['mid'], byYear(null, null, 10)),
        figure('Access to child care benefits, 500 workers or more', 'percent', ['large'], byYear(null, null, 30)),
      ],
    },
  ]),
  ...entriesOfSurvey({ survey: 'ecec', asked: 'Employers of private industry and of state and local government, each quarter, by the hour worked.', reading: 'Benefits include paid leave, insurance, retirement, supplemental pay and what the law requires, such as Social Security.' }, [
    {
      id: 'ecec-benefits-share',
      title: 'BLS ECEC: benefits as a part of compensation',
      names: ['benefits as a percent of compensation', 'benefit share of pay', 'what part of compensation is benefits', 'benefits share of total compensation', 'cost of benefits as a share of pay', 'benefit costs percent', 'part of compensation', 'benefit load'],
      rule: 'The part of all that an employer pays for an hour of work that is for benefits. 2024 is December, 2025 is June.',
      section: 'December 2024 and June 2025, table 1',
      figures: [
        figure('Benefits, private industry', 'percent', ['private'], byYear(null, 29.5, 29.8)),
        figure('Benefits, state and local government', 'percent', ['government'], byYear(null, 38.2, 38.5)),
      ],
    },
    {
      id: 'ecec-cost',
      title: 'BLS ECEC: cost of an hour of work',
      names: ['cost per hour worked', 'compensation cost per hour', 'insurance cost per hour', 'paid leave cost per hour', 'employer cost per hour', 'hourly benefit cost', 'retirement cost per hour'],
      rule: 'What an employer of private industry pays for an hour of work, and what of it is for benefits. 2024 is December, 2025 is June.',
      section: 'December 2024 and June 2025, tables 1 and 4',
      figures: [
        figure('Total compensation, private industry', 'usd_hour', [], byYear(null, 44.67, 45.65)),
        figure('Benefits, private industry', 'usd_hour', [], byYear(null, 13.2, 13.58)),
        figure('Insurance, private industry', 'usd_hour', [], byYear(null, null, 3.44)),
        figure('Paid leave, private industry', 'usd_hour', [], byYear(null, null, 3.44)),
        figure('Retirement and savings, private industry', 'usd_hour', [], byYear(null, null, 1.54)),
      ],
    },
  ]),
  ...entriesOfSurvey({ survey: 'shrm', asked: 'Human resources professionals who are members, 4,217 in early 2023, at employers of all sizes.', reading: 'Shares are of employers, and not weighted by their size.' }, [
    {
      id: 'shrm-leave',
      title: 'SHRM: employers with paid leave for parents',
      names: ['paid parental leave', 'paid maternity leave', 'paid paternity leave', 'employers offering parental leave', 'adoption leave', 'foster leave', 'how many employers offer paid parental leave'],
      rule: 'The share of employers that offer paid leave of a kind to new parents.',
      section: 'survey of 2023',
      figures: [
        figure('Employers with paid parental leave', 'percent', [], byYear(39), { beside: { metric: 'leave.parental_birth_weeks', isShare: true } }),
        figure('Employers with paid maternity leave', 'percent', [], byYear(40)),
        figure('Employers with paid paternity leave', 'percent', [], byYear(32)),
        figure('Employers with paid adoption leave', 'percent', [], byYear(34)),
        figure('Employers with paid foster leave', 'percent', [], byYear(25)),
      ],
    },
  ]),
]; // prettier-ignore
