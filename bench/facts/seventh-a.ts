import { employee, household, individual, family, type LabelledSet, optional, stated } from './label.ts';

/**
 * Pages of employers' handbooks by a reader who has not seen the rules; of several pages in one file each begins with its
 * path in the repository, and long ones end where they leave the benefits. Their text is no part of this project: beside each
 * is where it stands, to be saved under the key in the folder of data.
 */
export const seventhHandbooks: LabelledSet = {
  // github.com/andrewblackmon/culture, benefits.md at 0a5b5954: The Black Tux
  'seventh/a-01-black-tux.md': [
    stated('medical.employer_share', 100, 'Health Benefits', employee),
    stated('medical.employer_share', 85, 'Health Insurance', { plan: 'Blue Shield HMO 20', ...employee }),
    stated('medical.employer_share', 50, 'Health Insurance'),
    stated('medical.contribution', 0, 'Health Benefits', { ...employee, ...optional }),
    stated('eligibility.waiting_days', [0, 30], 'Other details'),
    stated('eligibility.domestic_partner', 'yes', 'Other details'),
    stated('medical.plan_type', 'HMO', 'Health Insurance', { plan: 'Kaiser HMO 20' }),
    stated('medical.plan_type', 'HMO', 'Health Insurance', { plan: 'Blue Shield HMO 20' }),
    stated('medical.plan_type', 'PPO', 'Health Insurance', { plan: 'Blue Shield PPO 500' }),
    stated('medical.carrier', 'Kaiser', 'Health Insurance'),
    stated('medical.carrier', 'Blue Shield', 'Health Insurance'),
    stated('dental.carrier', 'Cigna', 'Dental Insurance'),
    stated('vision.carrier', 'Cigna', 'Vision'),
    stated('vision.contribution', 2.96, 'Vision', employee),
    stated('life.flat', 50_000, 'Life Insurance and Short-Term Disability'),
    stated('std.percent', 60, 'Life Insurance and Short-Term Disability'),
    stated('std.maximum_weeks', 12, 'Life Insurance and Short-Term Disability'),
    stated('retirement.plan_type', '401(k)', '401(k)'),
    stated('retirement.auto_enrollment', 3, '401(k)'),
    stated('time_off.unlimited', 'yes', 'Flexible work hours', optional),
  ],
  // github.com/rumors/handbook, operations/benefits.md at 1ea22bcf
  'seventh/a-02-rumors.md': [
    stated('time_off.holidays', 11, 'Time off'),
    stated('time_off.days_year_1', [10, 15], 'Vacation'),
    stated('time_off.carryover_days', 0, 'Vacation', optional),
    stated('time_off.sick_days', 10, 'Sick days'),
    stated('leave.parental_birth_weeks', [4.29, 6], 'Family leave'),
    stated('leave.parental_other_weeks', [4.29, 6], 'Family leave'),
    stated('leave.parental_pay', 100, 'Family leave', optional),
    stated('hra.employer_contribution', 3360, 'Health stipend', optional),
    stated('eligibility.waiting_days', [180, 182, 183], 'Retirement plan', optional),
    stated('retirement.plan_type', 'SIMPLE IRA', 'Retirement plan'),
    stated('retirement.effective_match', 3, 'Retirement plan'),
    stated('retirement.match_formula', '100% of 3%', 'Retirement plan', optional),
    stated('programs.learning', 3000, 'Professional development'),
  ],
  // github.com/bearandgiraffe/handbook, perks-and-benefits.md at a4b0ef7a
  'seventh/a-03-bear-giraffe.md': [
    stated('medical.carrier', ['BlueCross BlueShield of Texas', 'Blue Cross Blue Shield'], 'Health Insurance'),
    stated('medical.employer_share', 100, 'Health Insurance', employee),
    stated('medical.employer_share', 50, 'Health Insurance'),
    stated('medical.contribution', 0, 'Health Insurance', { ...employee, ...optional }),
    stated('dental.carrier', 'UnitedHealthcare', 'Dental & Vision Insurance'),
    stated('vision.carrier', 'UnitedHealthcare', 'Dental & Vision Insurance'),
    stated('dental.contribution', 0, 'Dental & Vision Insurance', optional),
    stated('vision.contribution', 0, 'Dental & Vision Insurance', optional),
    stated('time_off.unlimited', 'yes', 'Paid Time Off'),
    stated('retirement.plan_type', '401(k)', 'Retirement Plan'),
    stated('retirement.match_formula', '100% of 4%', 'Retirement Plan'),
    stated('retirement.effective_match', 4, 'Retirement Plan'),
    stated('programs.learning', 1000, 'Conferences'),
  ],
  // github.com/GrokInteractive/compendium, handbook/README.md at 1d2093f6: Perks and Benefits
  'seventh/a-04-grok.md': [
    stated('programs.learning', 1000, 'Education Allowance'),
    stated('time_off.days_year_1', 10, 'Time off'),
    stated('time_off.sick_days', 3, 'Perks and Benefits'),
    stated('time_off.floating_holidays', 7, 'Perks and Benefits'),
    stated('time_off.floating_holidays', 1, 'Birthday Week', optional),
    stated('time_off.holidays', [6, 7], 'Federal Holidays'),
  ],
  // github.com/thinktandem/tandem, docs/handbook/benefits.md at 253fc552: a policy that was given up, a budget for two things
  'seventh/a-05-tandem.md': [
    stated('time_off.unlimited', 'no', 'PTO + Sick Time', optional),
    stated('programs.learning', [1000, 2000], 'Conferences'),
    stated('programs.home_office', 2000, 'Equipment + Learning Stipend', optional),
  ],
  // wjccschools.org/careers/employee-benefits
  'seventh/a-06-wjcc.md': [
    stated('eligibility.waiting_days', [0, 30], 'first paragraph'),
    stated('eligibility.hours', [20, 30], 'first paragraph', optional),
    stated('time_off.sick_days', [10, 11, 12], 'third paragraph'),
    stated('time_off.floating_holidays', 5, 'third paragraph', optional),
    stated('time_off.days_year_1', 12, 'fifth paragraph'),
    stated('time_off.carryover_days', 35, 'fifth paragraph'),
    stated('time_off.holidays', 11, 'sixth paragraph'),
    stated('retirement.plan_type', 'Pension', 'seventh paragraph', optional),
    stated('retirement.plan_type', '403(b)', 'last paragraph'),
    stated('retirement.plan_type', '457(b)', 'last paragraph'),
  ],
  // github.com/IllumiDesk/handbook, handbook/employee-benefits.md at 1a1900b2: 5.1 to 5.5
  'seventh/a-07-illumidesk.md': [
    stated('eligibility.waiting_days', 60, 'Retirement Plan', optional),
    stated('time_off.holidays', 7, 'Holidays'),
    stated('time_off.days_year_1', 10, 'Paid Time Off'),
    stated('time_off.days_year_5', 10, 'Paid Time Off', optional),
    stated('time_off.days_year_10', 10, 'Paid Time Off', optional),
    stated('time_off.days_year_20', 10, 'Paid Time Off', optional),
    stated('time_off.carryover_days', 0, 'Paid Time Off', optional),
    stated('leave.bereavement_days', 3, 'Bereavement Leave'),
  ],
  // github.com/parallel-markets/handbook, benefits/general-benefits.md at 165d9a4b
  'seventh/a-08-parallel-general.md': [
    stated('retirement.plan_type', '401(k)', 'Retirement Planning'),
    stated('retirement.roth', 'yes', 'Retirement Planning'),
    stated('programs.home_office', 1000, 'Home Office Setup'),
    stated('programs.learning', 1000, 'Continuing Education Allowance'),
    stated('time_off.unlimited', 'yes', 'Unlimited Paid Time Off'),
    stated('time_off.holidays', 10, 'Paid Holidays'),
  ],
  // github.com/parallel-markets/handbook, benefits/parental-leave.md at 767543eb, to Reemployment: a part of the leave is paid
  'seventh/a-09-parallel-parental.md': [
    stated('leave.parental_birth_weeks', 8, 'Eligibility Requirements'),
    stated('leave.parental_other_weeks', 8, 'Eligibility Requirements'),
    stated('leave.parental_pay', 100, 'Compensation During Parental Leave'),
    stated('eligibility.hours', 20, 'Eligibility Requirements', optional),
  ],
  // github.com/unitymakesus/unity-team-handbook, source/workers: holidays.md at 111c8a10, sick-safe-leave.md at 4d233a28 and
  // bereavement-leave.md at 6f763784, the beginnings
  'seventh/a-10-unity-2025.md': [
    stated('time_off.holidays', 13, 'Holidays Policy'),
    stated('time_off.sick_days', 5, 'Sick and Safe Leave Policy'),
    stated('time_off.carryover_days', 5, 'Accrual', optional),
    stated('leave.bereavement_days', 3, 'Bereavement Leave Policy'),
    stated('eligibility.hours', 20, 'Eligibility', optional),
    stated('eligibility.waiting_days', [90, 91], 'Eligibility', optional),
  ],
  // github.com/hubertlepicki/handbook (a copy of thoughtbot's), benefits/health-insurance.md at 070c14cb: what Enhanced
  // costs may be the whole price or the employee's part of it
  'seventh/a-11-thoughtbot-health.md': [
    stated('eligibility.waiting_days', 0, 'Eligibility'),
    stated('medical.employer_share', 100, 'Medical Insurance', employee),
    stated('medical.employer_share', 100, 'Medical Insurance', { ...household, ...optional }),
    stated('medical.contribution', 0, 'Medical Insurance', optional),
    stated('medical.deductible', 500, 'Medical Insurance', individual),
    stated('medical.deductible', 1000, 'Medical Insurance', family),
    stated('medical.carrier', ['BCBS', 'Blue Cross Blue Shield', 'BlueCross BlueShield'], 'Medical Insurance'),
    stated('fsa.health_limit', 2500, 'Flexible Spending Account'),
    stated('fsa.carryover', 500, 'Flexible Spending Account'),
    stated('fsa.dependent_care_limit', 5000, 'Dependent Care Account'),
    stated('fsa.dependent_care_limit', 2500, 'Dependent Care Account', optional),
    stated('dental.contribution', 8.72, 'Dental Insurance', { plan: 'Basic', ...employee }),
    stated('dental.contribution', 28.52, 'Dental Insurance', { plan: 'Basic', ...household }),
    stated('dental.contribution', 41.19, 'Dental Insurance', { plan: 'Enhanced', ...employee, ...optional }),
    stated('dental.contribution', 108.81, 'Dental Insurance', { plan: 'Enhanced', ...household, ...optional }),
    stated('dental.carrier', 'Principal', 'Vision Plan', optional),
    stated('programs.wellness', 150, 'Fitness Benefit'),
    stated('programs.wellness', 300, 'Healthy Actions', optional),
  ],
  // github.com/hubertlepicki/handbook (a copy of thoughtbot's), benefits: parts of 401k-plan.md at 6f820bc3, paid-time-off.md at
  // 57144f3a, work-leave.md at 0b2687eb and parking-and-transportation.md at fefe3fc1
  'seventh/a-12-thoughtbot-leave-401k.md': [
    stated('retirement.plan_type', '401(k)', '401(k) Plan'),
    stated('retirement.match_formula', ['100% of 3% + 50% of 2%', '100% of 3%, 50% of 2%'], '401(k) Company match'),
    stated('retirement.effective_match', 4, '401(k) Company match'),
    stated('retirement.vesting', 'immediate', '401(k) Company match'),
    stated('retirement.vesting_years', 0, '401(k) Company match'),
    stated('eligibility.waiting_days', 90, '401(k) Company match', optional),
    stated('time_off.unlimited', 'yes', 'Paid Time Off'),
    stated('leave.parental_birth_weeks', [3, 8, 10], 'Parental Leave'),
    stated('leave.parental_other_weeks', 3, 'Parental Leave'),
    stated('leave.parental_pay', [60, 100], 'Parental Leave', optional),
    stated('std.percent', 60, 'Parental Leave'),
    stated('std.weekly_maximum', 2500, 'Parental Leave'),
    stated('std.maximum_weeks', [5, 7], 'Parental Leave', optional),
    stated('medical.employer_share', 100, 'Parental Leave', optional),
    stated('commuter.monthly', [130, 250], 'Parking and Transportation'),
  ],
  // github.com/marclove/handbook (a copy of Gaslight's), benefits: 401k.md at 3cf443dc, holidays.md at 7e03c4a6 and parts of
  // leave.md at 01e7aafc: unpaid leave of parents, and a list of holidays with a week in it
  'seventh/a-13-gaslight.md': [
    stated('retirement.plan_type', '401(k)', '401k'),
    stated('retirement.effective_match', 4, 'Contribution Table'),
    stated('retirement.match_formula', '100% of 3% + 50% of 2%', 'Contribution Table', optional),
    stated('time_off.holidays', [11, 12, 13, 14], 'Holiday Schedule'),
    stated('time_off.unlimited', 'yes', 'Paid Time Off'),
    stated('medical.employer_share', 100, 'Parental Leave', optional),
  ],
  // github.com/koor-tech/handbook.koor.tech, docs/handbook/benefits.md at 03a04dd6
  'seventh/a-14-koor.md': [
    stated('medical.employer_share', 100, 'Benefits', employee),
    stated('medical.employer_share', 66, 'Benefits'),
    stated('medical.contribution', 0, 'Benefits', { ...employee, ...optional }),
  ],
  // github.com/standardco/handbook, holidays.md at 9f02e00b: holidays of several days
  'seventh/a-15-standard-2017.md': [
    stated('time_off.unlimited', 'yes', 'Vacation'),
    stated('time_off.holidays', [16, 17, 18], 'Holidays (2017)'),
  ],
  // github.com/flexpa/os, docs/people/benefits.md at 39283949
  'seventh/a-16-flexpa.md': [
    stated('time_off.unlimited', 'yes', 'PTO'),
    stated('hsa.eligible', 'yes', 'Medical, Vision, & Dental'),
    stated('medical.employer_share', 100, 'Medical, Vision, & Dental', optional),
  ],
  // hr.uark.edu/working/handbook, 8.7 Retirement Benefits
  'seventh/a-17-uark-retirement.md': [
    stated('eligibility.hours', 20, 'Retirement Benefits', optional),
    stated('retirement.plan_type', '403(b)', 'Retirement Benefits'),
    stated('retirement.plan_type', '457(b)', 'Retirement Benefits'),
    stated('retirement.nonelective', 5, 'Retirement Benefits'),
    stated('retirement.effective_match', [5, 10], 'Retirement Benefits'),
    stated('retirement.match_formula', ['100% of 5%', '100% of 10%'], 'Retirement Benefits', optional),
    stated('retirement.roth', 'yes', 'Retirement Benefits'),
    stated('retirement.vesting_years', 2, 'Retirement Benefits'),
    stated('retirement.vesting', 'cliff', 'Retirement Benefits', optional),
  ],
};
