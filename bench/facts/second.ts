import { type LabelledSet, stated } from './label.ts';

const employee = { tier: 'employee' } as const;
const spouse = { tier: 'employee_spouse' } as const;
const children = { tier: 'employee_children' } as const;
const household = { tier: 'employee_family' } as const;
const inside = { network: 'in' } as const;
const outside = { network: 'out' } as const;
const individual = { tier: 'individual' } as const;
const family = { tier: 'family' } as const;
const optional = { optional: true } as const;

/**
 * Public pages that were labelled before the rules had met them; what was wrong in them was mended afterwards. Their text
 * is no part of this project: beside each is where it stands, to be saved under the key in the folder of data.
 */
export const second: LabelledSet = {
  // github.com/basecamp/handbook, benefits-and-perks.md at 065ed98d
  'further/basecamp-benefits-2018.md': [
    stated('medical.carrier', 'Blue Cross Blue Shield', 'Medical Insurance'),
    stated('medical.plan_type', 'PPO', 'Medical Insurance'),
    stated('medical.employer_share', 75, 'Medical Insurance'),
    stated('eligibility.domestic_partner', 'yes', 'Medical Insurance'),
    // A pay period of unknown length: 26 or 24 a year.
    stated('medical.contribution', [109.27, 100.86], 'Medical Insurance', employee),
    stated('medical.contribution', [242.97, 224.28], 'Medical Insurance', spouse),
    stated('medical.contribution', [256.47, 236.74], 'Medical Insurance', children),
    stated('medical.contribution', [390.17, 360.16], 'Medical Insurance', household),
    stated('dental.carrier', 'MetLife', 'Dental Insurance'),
    stated('dental.contribution', [10.23, 9.44], 'Dental Insurance', employee),
    stated('dental.contribution', [20.84, 19.24], 'Dental Insurance', spouse),
    stated('dental.contribution', [24.46, 22.58], 'Dental Insurance', children),
    stated('dental.contribution', [37.74, 34.84], 'Dental Insurance', household),
    stated('vision.carrier', 'MetLife', 'Vision Insurance'),
    stated('vision.contribution', [2.19, 2.02], 'Vision Insurance', employee),
    stated('vision.contribution', [4.4, 4.06], 'Vision Insurance', spouse),
    stated('vision.contribution', [3.71, 3.42], 'Vision Insurance', children),
    stated('vision.contribution', [6.13, 5.66], 'Vision Insurance', household),
    stated('life.flat', 400_000, 'Life Insurance'),
    stated('fsa.health_limit', 2650, 'Flexible Spending Account'),
    stated('fsa.dependent_care_limit', 5000, 'Flexible Spending Account'),
    stated('time_off.days_year_1', 15, 'Paid Time Off'),
    stated('leave.sabbatical_weeks', [4, 4.29, 4.3, 6], 'Sabbatical'),
    stated('leave.sabbatical_years', 3, 'Sabbatical'),
    stated('leave.parental_birth_weeks', 16, 'Family Leave'),
    stated('leave.parental_other_weeks', 6, 'Family Leave'),
    stated('leave.parental_pay', 100, 'Family Leave'),
    stated('leave.bereavement_days', 10, 'Bereavement Leave'),
    stated('retirement.plan_type', '401(k)', 'Retirement Plan'),
    stated('retirement.match_formula', '100% of 6%', 'Retirement Plan'),
    stated('retirement.effective_match', 6, 'Retirement Plan'),
    stated('programs.wellness', [1200, 2400], 'Fitness Allowance'),
    stated('programs.learning', 1000, 'Continuing Education Allowance'),
    stated('programs.home_office', 1000, 'Home Office Set-up'),
    stated('eligibility.waiting_days', 0, 'Life Insurance', optional),
  ],
  // github.com/b2io/handbook, benefits.md at 014900ea
  'further/base-two-benefits.md': [
    stated('medical.carrier', ['Anthem', 'Anthem Blue Cross Blue Shield'], 'Health'),
    stated('medical.employer_share', 100, 'Health Insurance', employee),
    stated('medical.deductible', 1000, 'Health', { ...individual, ...inside }),
    stated('medical.deductible', 3000, 'Health', { ...family, ...inside }),
    stated('medical.deductible', 2000, 'Health', { ...individual, ...outside }),
    stated('medical.deductible', 6000, 'Health', { ...family, ...outside }),
    stated('medical.out_of_pocket_max', 3000, 'Health', { ...individual, ...inside }),
    stated('medical.out_of_pocket_max', 6000, 'Health', { ...family, ...inside }),
    stated('medical.out_of_pocket_max', 8000, 'Health', { ...individual, ...outside }),
    stated('medical.out_of_pocket_max', 16_000, 'Health', { ...family, ...outside }),
    stated('medical.pcp_copay', 30, 'Health', inside),
    stated('medical.specialist_copay', 60, 'Health', inside),
    stated('medical.er_copay', 250, 'Health'),
    stated('medical.urgent_care_copay', 75, 'Health', inside),
    stated('medical.coinsurance', 30, 'Health', inside),
    stated('medical.coinsurance', 50, 'Health', outside),
    stated('rx.tier_1', 10, 'Health'),
    stated('rx.tier_2', 35, 'Health'),
    stated('rx.tier_3', 70, 'Health'),
    stated('rx.specialty', 70, 'Health', optional),
    stated('dental.carrier', ['Anthem', 'Anthem Dental Prime'], 'Dental'),
    stated('dental.deductible', 50, 'Dental'),
    stated('dental.preventive', 100, 'Dental'),
    stated('dental.basic', 80, 'Dental'),
    stated('dental.major', 50, 'Dental'),
    stated('dental.annual_maximum', 1000, 'Dental'),
    stated('vision.carrier', ['Anthem', 'Anthem Blue View Vision'], 'Vision'),
    stated('vision.exam_copay', 10, 'Vision'),
    stated('time_off.days_year_1', 15, 'Vacation'),
    stated('time_off.holidays', [12, 13], 'Holidays'),
    stated('retirement.plan_type', '401(k)', '401k'),
    stated('retirement.nonelective', 3, '401k'),
  ],
  // nektar.mybenefits.life/time-off
  'further/nektar-time-off.md': [
    stated('time_off.days_year_1', 20, 'Accrual'),
    stated('time_off.days_year_5', 23, 'Accrual'),
    stated('time_off.days_year_10', 25, 'Accrual'),
    stated('time_off.days_year_20', 25, 'Accrual'),
    stated('time_off.holidays', 11, 'Paid Time Off Policies', optional),
  ],
  // web.savannahstate.edu/human-resources/paid-leave.shtml
  'further/savannah-state-paid-leave.html': [
    stated('time_off.days_year_1', [15, 21], 'Vacation Leave'),
    stated('time_off.days_year_5', 18, 'Vacation Leave'),
    stated('time_off.days_year_10', [18, 21], 'Vacation Leave'),
    stated('time_off.days_year_20', 21, 'Vacation Leave'),
    stated('time_off.holidays', 12, 'Holidays'),
    stated('time_off.carryover_days', 45, 'Vacation Leave', optional),
  ],
  // hcgh.mybenefitsjhhs.com/paid-time-off: one schedule for hourly staff, another for salaried
  'further/howard-county-pto.html': [
    stated('time_off.days_year_1', [15, 20], 'Accrual Schedule'),
    stated('time_off.days_year_5', [25, 30], 'Accrual Schedule'),
    stated('time_off.days_year_10', [31, 32], 'Accrual Schedule'),
    stated('time_off.days_year_20', [31, 32], 'Accrual Schedule'),
    stated('time_off.holidays', 7, 'Accrual Schedule for Directors & Above'),
  ],
  // www.nmlneil.com/about-us/careers/health-welfare-benefits.aspx
  'further/nml-health-welfare.md': [
    stated('medical.employer_share', 100, 'Medical, Vision & Dental', optional),
    stated('life.multiple', 2, 'Life Insurance'),
    stated('life.maximum', 800_000, 'Life Insurance'),
    stated('std.waiting_days', 3, 'Short and Long-term disability'),
    stated('ltd.percent', 60, 'Short and Long-term disability'),
    stated('ltd.waiting_days', 180, 'Short and Long-term disability'),
    stated('retirement.plan_type', '401(k)', '401k Plan'),
  ],
  // docest.com/doc/180666/benefits-package
  'further/beech-acres-package.html': [
    stated('eligibility.hours', 30, 'Benefits Package'),
    stated('eligibility.waiting_days', 0, 'Benefits Package'),
    stated('medical.carrier', ['Anthem', 'Anthem BC/BS'], 'Benefits Package'),
    stated('medical.plan_type', 'HMO', 'Benefits Package'),
    stated('medical.plan_type', 'PPO', 'Benefits Package'),
    stated('dental.carrier', 'Dental Care Plus', 'Benefits Package'),
    stated('life.multiple', 1, 'Benefits Package'),
    stated('ltd.percent', 60, 'Benefits Package'),
    stated('ltd.waiting_days', [90, 91], 'Benefits Package'),
    stated('retirement.plan_type', 'Pension', 'Benefits Package', optional),
    stated('retirement.vesting', 'graded', 'Benefits Package'),
    stated('retirement.vesting_years', 5, 'Benefits Package'),
  ],
  // welsbpo.net/health/rates-2024/2024-active-health-rates-1
  'further/wels-active-rates-2024.html': [
    ...(
      [
        ['Plan 1', 676, 1351, 1148, 2229],
        ['Plan 2', 608, 1216, 1034, 2006],
        ['Plan 3', 469, 938, 797, 1547],
        ['Plan 4', 465, 931, 791, 1536],
      ] as const
    ).flatMap(([plan, single, two, withChildren, all]) => [
      stated('medical.premium', single, 'Monthly Premiums', { plan, ...employee }),
      stated('medical.premium', two, 'Monthly Premiums', { plan, ...spouse }),
      stated('medical.premium', withChildren, 'Monthly Premiums', { plan, ...children }),
      stated('medical.premium', all, 'Monthly Premiums', { plan, ...household }),
    ]),
    ...(
      [
        ['Plan 3', 497, 994, 845, 1640],
        ['Plan 4', 493, 987, 838, 1628],
      ] as const
    ).flatMap(([plan, single, two, withChildren, all]) => [
      stated('medical.premium', single, 'Monthly Premiums', { plan, ...employee, ...optional }),
      stated('medical.premium', two, 'Monthly Premiums', { plan, ...spouse, ...optional }),
      stated('medical.premium', withChildren, 'Monthly Premiums', { plan, ...children, ...optional }),
      stated('medical.premium', all, 'Monthly Premiums', { plan, ...household, ...optional }),
    ]),
    ...(
      [
        ['Plan 1', 500, 1000, [1500, 2500], [3000, 5000], 10, 30],
        ['Plan 2', 1000, 2000, [3000, 4000], [6000, 8000], 15, 30],
        ['Plan 3', 3200, 6400, [5100], [10_200], 20, 30],
        ['Plan 4', 3500, 7000, [6000, 6500], [12_000, 13_000], 20, 50],
      ] as const
    ).flatMap(([plan, one, all, most, mostOfAll, within, beyond]) => [
      stated('medical.deductible', one, 'Chart', { plan, ...individual }),
      stated('medical.deductible', all, 'Chart', { plan, ...family }),
      stated('medical.out_of_pocket_max', most, 'Chart', { plan, ...individual }),
      stated('medical.out_of_pocket_max', mostOfAll, 'Chart', { plan, ...family }),
      stated('medical.coinsurance', within, 'Chart', { plan, ...inside }),
      stated('medical.coinsurance', beyond, 'Chart', { plan, ...outside }),
    ]),
    stated('medical.plan_type', 'HDHP', 'Please note', { plan: 'Plan 3' }),
    stated('hsa.eligible', 'yes', 'Please note'),
  ],
  // gracecityfl.com/policies/timeoff
  'further/grace-city-time-off.md': [
    stated('time_off.days_year_1', 10, 'VACATION POLICY'),
    stated('leave.parental_birth_weeks', [4, 6], 'MATERNITY/PATERNITY LEAVE POLICY'),
    stated('leave.parental_other_weeks', 2, 'MATERNITY/PATERNITY LEAVE POLICY'),
  ],
  // help.tenth.org/en/articles/6783681
  'further/tenth-leave.md': [
    stated('time_off.holidays', 13, 'Holidays'),
    stated('time_off.days_year_1', [10, 20], 'Vacation/Paid Time Off'),
    stated('time_off.days_year_5', 10, 'Vacation/Paid Time Off'),
    stated('time_off.days_year_10', 15, 'Vacation/Paid Time Off'),
    stated('time_off.days_year_20', 20, 'Vacation/Paid Time Off'),
  ],
  // brightpointbenefits.com/disability
  'further/brightpoint-disability.html': [
    stated('std.percent', 60, 'Short-Term Disability'),
    stated('std.weekly_maximum', 1000, 'Short-Term Disability'),
    stated('std.waiting_days', [7, 8], 'Short-Term Disability'),
    stated('std.maximum_weeks', 12, 'Short-Term Disability'),
    stated('ltd.percent', 60, 'Long-Term Disability'),
    stated('ltd.monthly_maximum', 10_000, 'Long-Term Disability'),
    stated('ltd.waiting_days', [90, 91], 'Long-Term Disability'),
  ],
  // www.su.edu/employment-opportunities/benefits
  'further/shenandoah-benefits.md': [
    stated('medical.plan_type', 'PPO', 'Medical Insurance'),
    stated('medical.pcp_copay', 15, 'Medical Insurance'),
    stated('medical.specialist_copay', 25, 'Medical Insurance'),
    stated('medical.urgent_care_copay', 25, 'Medical Insurance'),
    stated('medical.er_copay', 75, 'Medical Insurance'),
    stated('medical.coinsurance', 10, 'Medical Insurance'),
    stated('medical.coinsurance', 20, 'Medical Insurance', outside),
    stated('medical.deductible', 200, 'Medical Insurance', { ...individual, ...outside }),
    stated('medical.deductible', 600, 'Medical Insurance', { ...family, ...outside }),
    stated('rx.tier_1', 15, 'Medical Insurance'),
    stated('rx.tier_2', 25, 'Medical Insurance'),
    stated('rx.tier_3', 35, 'Medical Insurance'),
    stated('dental.preventive', 100, 'Dental Insurance'),
    stated('dental.basic', 80, 'Dental Insurance'),
    stated('dental.major', 50, 'Dental Insurance'),
    stated('dental.deductible', 50, 'Dental Insurance', individual),
    stated('dental.deductible', 100, 'Dental Insurance', family),
    stated('life.multiple', 3, 'Life'),
    stated('ltd.percent', 60, 'Disability Insurance'),
    stated('ltd.monthly_maximum', 5000, 'Disability Insurance'),
    stated('ltd.waiting_days', 30, 'Disability Insurance'),
    stated('retirement.plan_type', '403(b)', 'Retirement Plan'),
    stated('retirement.nonelective', 3, 'Retirement Plan'),
    stated('retirement.effective_match', [5, 8], 'Retirement Plan'),
    stated('eligibility.hours', 20, 'Benefited Employees'),
  ],
};
