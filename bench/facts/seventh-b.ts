import { employee, type LabelledSet, optional, stated } from './label.ts';

/**
 * Handbooks and benefit pages by a second reader who has not seen the rules, other pages than the first one's. Their text is
 * no part of this project: beside each is where it stands, to be saved under the key in the folder of data.
 */
export const secondReaderPages: LabelledSet = {
  // github.com/shorebirdtech/handbook, benefits.md at 15271252
  'seventh/b-01-2023.md': [
    stated('medical.carrier', 'Blue Cross Blue Shield', 'Health Insurance'),
    stated('medical.employer_share', 95, 'Health Insurance', employee),
    stated('medical.employer_share', 50, 'Health Insurance', optional),
    stated('dental.carrier', 'Blue Cross Blue Shield', 'Health Insurance', optional),
    stated('vision.carrier', 'Blue Cross Blue Shield', 'Health Insurance', optional),
    stated('retirement.plan_type', '401(k)', '401k'),
    stated('retirement.effective_match', 4, '401k'),
    stated('retirement.match_formula', '100% of 4%', '401k', optional),
    stated('leave.parental_birth_weeks', 16, 'Parental Leave'),
    stated('leave.parental_other_weeks', 16, 'Parental Leave'),
    stated('leave.parental_pay', 100, 'Parental Leave', optional),
    stated('life.flat', 50_000, 'Life Insurance'),
    stated('time_off.unlimited', 'yes', 'Paid Time Off', optional),
    stated('time_off.days_year_1', 10, 'Paid Time Off', optional),
  ],
  // github.com/mattermost/docs, source/process/benefits-us.rst at 290c9c10: what the company adds at most, not what is paid;
  // a 401(k) plan is only being set up
  'seventh/b-02.md': [
    stated('life.flat', 20_000, 'Basic Life Insurance and AD&D'),
    stated('medical.carrier', ['Aetna', 'Florida Blue', 'Blue Shield of California', 'Kaiser'], 'Medical'),
    stated('medical.plan_type', ['HDHP', 'PPO', 'HMO'], 'Medical', optional),
    stated('dental.carrier', ['Delta Dental', 'Aetna', 'Guardian', 'MetLife'], 'Dental'),
    stated('vision.carrier', ['Aetna', 'VSP', 'Vision Service Plan'], 'Vision'),
  ],
  // github.com/unitymakesus/unity-team-handbook, source/workers/paid-time-off.md at 14637a45
  'seventh/b-03.md': [
    stated('time_off.days_year_1', 15, 'Paid Time Off (PTO) Policy'),
    stated('time_off.carryover_days', [26, 26.25], 'Accrual'),
    stated('eligibility.hours', 20, 'Eligibility', optional),
    stated('eligibility.waiting_days', [90, 91], 'Eligibility', optional),
  ],
  // github.com/unitymakesus/unity-team-handbook, source/workers/qsehra.md at 661ac47e
  'seventh/b-04.md': [
    stated('hra.employer_contribution', 5850, 'Accrual'),
    stated('eligibility.hours', 20, 'Eligibility', optional),
    stated('eligibility.waiting_days', [90, 91], 'Eligibility', optional),
  ],
  // github.com/nextglass/company, Benefits.md at 00421e5e
  'seventh/b-05.md': [
    stated('time_off.unlimited', 'yes', 'Vacation'),
    stated('time_off.holidays', 7, 'Company Holidays'),
    stated('time_off.days_year_1', 5, 'Vacation', optional),
    stated('medical.employer_share', 100, 'Family Health Insurance', optional),
    stated('programs.wellness', 480, 'Gym Membership', optional),
  ],
  // github.com/murrain/handbook (a copy of Aptible's), team-empowerment/pto-policy.md at 7ceadc7c
  'seventh/b-06-2022.md': [
    stated('time_off.unlimited', 'yes', 'Paid Time Off (PTO) Policy'),
    stated('time_off.holidays', 11, 'Company Holidays'),
    stated('leave.parental_birth_weeks', 14, 'Parental Leave'),
    stated('leave.parental_other_weeks', 14, 'Parental Leave'),
    stated('leave.parental_pay', 100, 'Parental Leave'),
  ],
  // the same handbook, team-empowerment/professional-development.md at 31de28ab
  'seventh/b-07.md': [stated('programs.learning', 3000, 'Professional Development Budget')],
  // github.com/airbytehq/airbyte, docs/people/time-off.md at c5bf29a3
  'seventh/b-08.md': [
    stated('time_off.unlimited', 'yes', 'Time Off'),
    stated('time_off.days_year_1', 25, 'Time Off', optional),
    stated('leave.parental_birth_weeks', 12, 'Parental Leave'),
    stated('leave.parental_other_weeks', 12, 'Parental Leave'),
    stated('leave.parental_pay', 100, 'Parental Leave'),
  ],
  // github.com/airbytehq/airbyte, docs/people/benefits.md
  'seventh/b-09.md': [
    stated('time_off.unlimited', 'yes', 'Benefits'),
    stated('retirement.plan_type', '401(k)', 'Benefits'),
  ],
  // github.com/KankakeeCommunityCollege/update, _announcements, Benefits review week 5, at bfe1e7dd
  'seventh/b-10-2017.md': [
    stated('fsa.health_limit', 2600, 'Flex Spending'),
    stated('fsa.dependent_care_limit', 5000, 'Flex Spending'),
    stated('fsa.carryover', 500, 'Flex Spending'),
    stated('life.multiple', 2, 'Life, Accidental Death & Dismemberment'),
    stated('life.maximum', 200_000, 'Life, Accidental Death & Dismemberment'),
    stated('ltd.percent', 50, 'Long-Term Disability, Option A'),
    stated('ltd.percent', 66.67, 'Long-Term Disability, Option B', optional),
    stated('ltd.monthly_maximum', 5000, 'Long-Term Disability'),
    stated('ltd.waiting_days', 180, 'Long-Term Disability, Option A'),
    stated('ltd.waiting_days', 90, 'Long-Term Disability, Option B', optional),
    stated('programs.tuition', 1975, 'Tuition Reimbursement & Reduction Program'),
  ],
  // github.com/jlcolema/offer-of-employment, inc/sections/benefits.php at 22ebcc04: what Crosspoint's full-time staff see
  'seventh/b-11.html': [
    stated('medical.opt_out_credit', 340, 'list'),
    stated('medical.employer_share', 100, 'list', { ...employee, ...optional }),
    stated('life.flat', 25_000, 'list'),
    stated('retirement.nonelective', 4.5, 'list'),
    stated('retirement.plan_type', 'Pension', 'list', optional),
    stated('retirement.vesting_years', 1, 'list'),
    stated('retirement.vesting', 'cliff', 'list', optional),
    stated('time_off.days_year_1', 15, 'list'),
    stated('time_off.sick_days', 6, 'list'),
    stated('time_off.floating_holidays', 2, 'list'),
    stated('time_off.holidays', 9, 'list'),
    stated('eligibility.waiting_days', 90, 'list', optional),
  ],
  // github.com/infinico/convo_portal, Benefits/overview.php at 9a6ca8db: what support staff see
  'seventh/b-12.html': [
    stated('medical.employer_share', 70, 'Health Benefits'),
    stated('time_off.days_year_1', 15, 'Accrued PTO'),
    stated('time_off.holidays', 4, 'Paid Holidays'),
    stated('time_off.floating_holidays', 2, 'Paid Holidays'),
    stated('retirement.plan_type', '401(k)', 'Matching 401(k)'),
    stated('retirement.match_formula', '25% of 4%', 'Matching 401(k)'),
    stated('retirement.effective_match', 1, 'Matching 401(k)'),
    stated('retirement.vesting_years', 4, 'Matching 401(k)'),
    stated('retirement.vesting', 'cliff', 'Matching 401(k)', optional),
    stated('leave.bereavement_days', 3, 'Bereavement'),
    stated('eligibility.hours', 35, 'Employee Category', optional),
  ],
  // github.com/fbccana/church-docs, drafts/policies/fbc-employee-handbook.md at 671b2163: parts 6 and 7
  'seventh/b-13.md': [
    stated('time_off.days_year_1', 10, 'Vacation Accrual'),
    stated('time_off.days_year_5', [10, 15], 'Vacation Accrual'),
    stated('time_off.days_year_10', [15, 20], 'Vacation Accrual'),
    stated('time_off.days_year_20', 20, 'Vacation Accrual'),
    stated('leave.bereavement_days', 5, 'Bereavement Leave'),
    stated('leave.bereavement_days', 2, 'Bereavement Leave', optional),
  ],
  // github.com/opengovfoundation/hr-manual, markdown/manual.md at 00d61db6: benefits, expenses, learning and leave
  'seventh/b-14.md': [
    stated('medical.employer_share', 80, 'Medical, Dental and Vision Coverage'),
    stated('time_off.days_year_1', 10, 'Vacation & Leave Policy', optional),
    stated('time_off.holidays', [10, 11, 12, 14, 15, 16, 17], 'Vacation & Leave Policy', optional),
    stated('leave.parental_birth_weeks', 16, 'Vacation & Leave Policy', optional),
    stated('leave.parental_other_weeks', 16, 'Vacation & Leave Policy', optional),
  ],
  // github.com/PennLINC/PennLINC.github.io, docs/LabHome/pto.md at 400f86d3
  'seventh/b-15.md': [
    stated('time_off.days_year_1', 15, 'Full time staff'),
    stated('time_off.days_year_5', 24, 'Full time staff'),
    stated('time_off.days_year_10', 24, 'Full time staff'),
    stated('time_off.days_year_20', 24, 'Full time staff'),
    stated('time_off.sick_days', 12, 'Full time staff'),
  ],
  // github.com/gruntwork-io/gruntwork-io.github.io, pages/careers/_human-friendly.html at 0b8f06b5
  'seventh/b-16.html': [
    stated('hsa.eligible', 'yes', 'Benefits'),
    stated('retirement.plan_type', '401(k)', 'Benefits'),
    stated('time_off.days_year_1', 20, 'Life First, Then Work', optional),
    stated('programs.wellness', 12_000, 'Benefits', optional),
    stated('programs.learning', 12_000, 'Benefits', optional),
  ],
  // www.web3us.com/index.php/non-technical/401kroth, without the tables at its end
  'seventh/b-31-2020.md': [
    stated('retirement.plan_type', '401(k)', 'Plan Details'),
    stated('retirement.roth', 'yes', 'Plan Details'),
    stated('retirement.vesting', 'immediate', 'Plan Details'),
    stated('retirement.vesting_years', 0, 'Plan Details'),
    stated('retirement.auto_enrollment', 6, 'Plan Details'),
    stated('eligibility.waiting_days', [0, 30], 'Plan Details', optional),
  ],
  // tun.touro.edu/administration/human-resources/benefits/accordion-sections-2
  'seventh/b-33.md': [
    stated('eligibility.waiting_days', 30, 'Insurance'),
    stated('std.maximum_weeks', 26, 'Disability'),
    stated('ltd.percent', 50, 'Disability'),
    stated('ltd.monthly_maximum', 10_000, 'Disability'),
    stated('ltd.waiting_days', [180, 182, 183], 'Disability'),
  ],
  // southwestern-dev.livewhale.net/human-resources/employee-benefits/insurance/long-term-disability
  'seventh/b-34.md': [
    stated('ltd.percent', 60, 'Long-Term Disability'),
    stated('ltd.monthly_maximum', 5000, 'Long-Term Disability'),
    stated('ltd.waiting_days', 90, 'Long-Term Disability'),
    stated('eligibility.hours', 30, 'Long-Term Disability'),
    stated('eligibility.waiting_days', 90, 'Long-Term Disability'),
  ],
  // sezsicurezza.com/hr/benefits/retirement-plan (a copy of a university's page)
  'seventh/b-35.md': [
    stated('retirement.plan_type', '403(b)', 'first paragraph'),
    stated('retirement.plan_type', '457(b)', 'list'),
    stated('retirement.nonelective', 5, 'second paragraph'),
    stated('retirement.effective_match', [4, 9], 'second paragraph'),
    stated('retirement.match_formula', '100% of 4%', 'second paragraph', optional),
  ],
  // www.plantcitygov.com/hr/page/safety-employee-benefits
  'seventh/b-36.md': [
    stated('retirement.plan_type', 'Pension', 'Retirement Account'),
    stated('time_off.days_year_1', 10, 'Vacation Accrual'),
    stated('time_off.holidays', 11, 'Holidays'),
    stated('time_off.sick_days', 12, 'Sick Leave'),
  ],
  // github.com/Open-Source-Collective/docs, what-we-offer/employment-payroll-and-benefits.md at 0204b595, its first half
  'seventh/b-37.md': [
    stated('eligibility.hours', 30, 'Healthcare'),
    stated('time_off.unlimited', 'yes', 'Requirements & Policies'),
  ],
  // github.com/altair-tv/handbook, benefits-and-perks.md at 822145f8: a week at least, and no promise of unlimited time
  'seventh/b-38.md': [
    stated('time_off.days_year_1', 5, 'Paid Time Off', optional),
    stated('time_off.unlimited', ['yes', 'no'], 'Paid Time Off', optional),
    stated('time_off.holidays', [10, 11, 12, 13], 'Company Observances', optional),
  ],
  // github.com/infinico/convo_portal, Benefits/overview.php at 9a6ca8db: what interpreters see
  'seventh/b-39.html': [
    stated('medical.employer_share', 70, 'Benefits'),
    stated('time_off.days_year_1', 15, 'Benefits'),
    stated('time_off.floating_holidays', [1, 2], 'Floating Holidays'),
    stated('retirement.plan_type', '401(k)', 'Benefits'),
    stated('retirement.match_formula', '25% of 4%', 'Benefits'),
    stated('retirement.effective_match', 1, 'Benefits'),
    stated('retirement.vesting_years', 4, 'Benefits'),
    stated('retirement.vesting', 'cliff', 'Benefits', optional),
    stated('leave.bereavement_days', 3, 'Bereavement'),
    stated('eligibility.hours', [20, 32], 'Employment Category', optional),
  ],
};
