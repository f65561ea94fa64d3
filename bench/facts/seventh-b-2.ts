import {
  children,
  employee,
  family,
  household,
  individual,
  inside,
  type Label,
  type LabelledSet,
  optional,
  outside,
  spouse,
  stated,
} from './label.ts';
import { byLevel, costs, limits, monthly } from './rates.ts';

/** What a plan costs one person and what it costs a family, where every amount is of two weeks. */
const singleAndFamily = (
  metric: 'medical.contribution' | 'medical.premium' | 'dental.contribution' | 'vision.contribution',
  [one, all]: readonly [number, number],
  further: { plan?: string } = {},
): Label[] => [
  stated(metric, monthly(one, 'biweekly'), 'Plan Rates', { ...employee, ...further }),
  stated(metric, monthly(all, 'biweekly'), 'Plan Rates', { ...household, ...further }),
];

/** Guides, rate sheets and tables by the reader of `seventh-b.ts`; some are cut where the stored copy of the page ends. */
export const secondReaderTables: LabelledSet = {
  // www.sheltonstate.edu/about-us/employment/benefits
  'seventh/b-17.md': [
    ...byLevel('medical.contribution', 'Medical', [30, 282, 207, 307]),
    stated('medical.tobacco_surcharge', 50, 'Medical'),
    stated('medical.carrier', ['BC/BS', 'Blue Cross Blue Shield', 'Viva Health', 'PEEHIP'], 'Medical'),
    stated('medical.plan_type', 'HMO', 'Medical', optional),
    stated('retirement.plan_type', 'Pension', 'Retirement', optional),
    stated('retirement.nonelective', [11.34, 12.43], 'Retirement', optional),
    stated('time_off.holidays', 15, 'Paid leaves'),
    stated('time_off.sick_days', 12, 'Paid leaves'),
    stated('time_off.days_year_1', 12, 'Paid leaves'),
    stated('time_off.days_year_5', 15, 'Paid leaves'),
    stated('time_off.days_year_10', 18, 'Paid leaves'),
    stated('time_off.days_year_20', 24, 'Paid leaves'),
    stated('time_off.floating_holidays', 5, 'Paid leaves', optional),
  ],
  // myalteryxbenefits.com/2025-stg/cost-for-coverage: heads on a line of their own, tables of voluntary plans below
  'seventh/b-18-2025.md': [
    ...costs('medical.contribution', 'biweekly', 'Rates', [24, 193.92, 127, 321.49], { plan: 'Anthem PPO' }),
    ...costs('medical.contribution', 'biweekly', 'Rates', [12, 154.16, 102.78, 262.29], { plan: 'Anthem HDHP (HSA)' }),
    ...costs('medical.contribution', 'biweekly', 'Rates', [24, 136.03, 112.35, 216.69], { plan: 'Kaiser HMO So. CA' }),
    ...costs('medical.contribution', 'biweekly', 'Rates', [24, 203.83, 168.36, 324.68], { plan: 'Kaiser HMO No. CA' }),
    ...costs('medical.contribution', 'biweekly', 'Rates', [24, 149.33, 123.33, 237.85], { plan: 'Kaiser HMO CO' }),
    ...costs('dental.contribution', 'biweekly', 'Rates', [4.62, 10.04, 12.26, 23.6]),
    stated('vision.contribution', monthly(0.92, 'biweekly'), 'Rates', employee),
    stated('vision.contribution', monthly(1.38, 'biweekly'), 'Rates', optional),
    stated('vision.contribution', monthly(2.77, 'biweekly'), 'Rates', household),
    stated('medical.carrier', 'Anthem', 'Rates'),
    stated('medical.carrier', 'Kaiser', 'Rates'),
    stated('dental.carrier', 'MetLife', 'Rates'),
    stated('vision.carrier', 'VSP', 'Rates'),
    stated('medical.plan_type', 'PPO', 'Rates', { plan: 'Anthem PPO' }),
    stated('medical.plan_type', 'HDHP', 'Rates', { plan: 'Anthem HDHP (HSA)' }),
    stated('medical.plan_type', 'HMO', 'Rates', { plan: 'Kaiser HMO' }),
    stated('hsa.eligible', 'yes', 'Rates', optional),
    stated('eligibility.domestic_partner', 'yes', 'Rates', optional),
  ],
  // www.in.gov/spd/openenrollment/plan-rates: a value a line
  'seventh/b-19-2026.md': [
    ...(
      [
        ['CDHP 1', [68.06, 135.32], [399.86, 1119.26]],
        ['CDHP 1 w/ Non-Tobacco Use Incentive', [33.06, 100.32], [364.86, 1084.26]],
        ['CDHP 2', [82.58, 188.66], [427.34, 1198.52]],
        ['CDHP 2 w/ Non-Tobacco Use Incentive', [47.58, 153.66], [392.34, 1163.52]],
        ['Traditional', [141.02, 399.08], [516.08, 1469.54]],
        ['Traditional w/ Non-Tobacco Use Incentive', [106.02, 364.08], [481.08, 1434.54]],
      ] as const
    ).flatMap(([plan, contribution, premium]) => [
      ...singleAndFamily('medical.contribution', contribution, { plan }),
      ...singleAndFamily('medical.premium', premium, { plan }),
    ]),
    ...singleAndFamily('dental.contribution', [1.32, 3.42]),
    ...singleAndFamily('vision.contribution', [0.48, 3.36]),
    ...limits('hsa.employer_contribution', 'Plan Rates', [1124.76, 2249.52]),
    ...limits('hsa.employer_contribution', 'Plan Rates', [787.8, 1575.6]),
    stated('hsa.eligible', 'yes', 'Plan Rates'),
    stated('medical.plan_type', 'HDHP', 'Plan Rates', { plan: 'CDHP 1' }),
    stated('medical.plan_type', 'HDHP', 'Plan Rates', { plan: 'CDHP 2' }),
    stated('medical.spousal_surcharge', monthly(75, 'pay period'), 'Spousal Surcharge'),
  ],
  // fliphtml5.com/sxzzv/pmww, page 19: dental and vision are one plan with one price
  'seventh/b-20-2024.txt': [
    ...limits('dental.deductible', 'Dental Benefits', [75, 150]),
    stated('dental.annual_maximum', 2000, 'Dental Benefits'),
    stated('dental.preventive', 100, 'Dental Benefits'),
    stated('dental.basic', 80, 'Dental Benefits'),
    stated('dental.major', 50, 'Dental Benefits'),
    stated('dental.orthodontia_maximum', 1500, 'Dental Benefits'),
    stated('vision.frame_allowance', 100, 'Vision Benefits', optional),
    stated('vision.contact_allowance', 100, 'Vision Benefits', optional),
    ...byLevel('dental.contribution', 'Contribution', [36, 78, 73, 114]),
    ...byLevel('vision.contribution', 'Contribution', [36, 78, 73, 114], optional),
  ],
  // jhhenroll.mybenefitsjhhs.com/paid-time-off: one schedule for hourly staff, another for salaried
  'seventh/b-21.md': [
    stated('time_off.days_year_1', [17, 22], 'Accrual Schedule'),
    stated('time_off.days_year_5', [22, 27], 'Accrual Schedule'),
    stated('time_off.days_year_10', [27, 28], 'Accrual Schedule'),
    stated('time_off.days_year_20', 32, 'Accrual Schedule'),
  ],
  // online.flipbuilder.com/wuay/rbzl, page 6
  'seventh/b-22-2020.txt': [
    ...costs('medical.contribution', 'biweekly', 'Medical Options', [23.25, 218.65, 218.55, 287.76], { plan: 'PPO' }),
    ...costs('medical.contribution', 'biweekly', 'Medical Options', [5.93, 148.67, 148.6, 214.01], { plan: 'HSA PPO' }),
    ...costs('dental.contribution', 'biweekly', 'Dental Options', [3.04, 18.51, 26.33, 38.38], { plan: 'Value Plan' }),
    ...costs('dental.contribution', 'biweekly', 'Dental Options', [3.04, 18.51, 26.33, 38.38], { plan: 'NAP Plan' }),
    ...costs('vision.contribution', 'biweekly', 'Vision Option', [5.26, 8.84, 9.02, 14.27]),
    stated('medical.plan_type', 'PPO', 'Medical Options', { plan: 'PPO' }),
    stated('medical.plan_type', ['HDHP', 'PPO'], 'Medical Options', { plan: 'HSA PPO', ...optional }),
    stated('hsa.eligible', 'yes', 'Medical Options', optional),
  ],
  // shelbybenefitshub.com/resources/open-enrollment: prices with and without a wellness reward
  'seventh/b-23-2026.md': [
    ...(
      [
        ['HRA Choice', [97.97, 205.72, 181.23, 220.42], [147.97, 255.72, 231.23, 270.42]],
        ['OAPIN', [104.02, 218.43, 192.43, 234.03], [154.02, 268.43, 242.43, 284.03]],
        ['HRA Standard', [51.87, 148.82, 135.77, 167.1], [101.87, 198.82, 185.77, 217.1]],
      ] as const
    ).flatMap(([plan, met, unmet]) => [
      ...costs('medical.contribution', 'semi-monthly', 'Medical', met, { plan }),
      ...costs('medical.contribution', 'semi-monthly', 'Medical', unmet, { plan, ...optional }),
    ]),
    ...(
      [
        ['DHMO', 5.64, 9.58, 14.65],
        ['DPPO', 15.19, 28.35, 48.29],
      ] as const
    ).flatMap(([plan, one, two, more]) => [
      stated('dental.contribution', monthly(one, 'semi-monthly'), 'Dental', { plan, ...employee }),
      stated('dental.contribution', monthly(two, 'semi-monthly'), 'Dental', { plan, ...optional }),
      stated('dental.contribution', monthly(more, 'semi-monthly'), 'Dental', { plan, ...optional }),
    ]),
    stated('vision.contribution', monthly(4.39, 'semi-monthly'), 'Vision', { plan: 'Option I', ...employee }),
    stated('vision.contribution', monthly(2.88, 'semi-monthly'), 'Vision', { plan: 'Option II', ...employee }),
  ],
  // fivestar.shopritebenefits.com, Decide
  'seventh/b-24.md': [
    ...limits('medical.deductible', 'In-Network Medical Services', [2500, 5000], inside),
    ...limits('medical.deductible', 'Out-of-Network Medical Services', [7000, 14_000], outside),
    ...limits('medical.out_of_pocket_max', 'In-Network Medical Services', [6000, 12_000], inside),
    ...limits('medical.out_of_pocket_max', 'Out-of-Network Medical Services', [12_000, 24_000], outside),
    stated('medical.coinsurance', 35, 'In-Network Medical Services', inside),
    stated('medical.coinsurance', 50, 'Out-of-Network Medical Services', outside),
    stated('medical.pcp_copay', 30, 'In-Network Medical Services', inside),
    stated('medical.specialist_copay', 45, 'In-Network Medical Services', inside),
    stated('medical.urgent_care_copay', 45, 'In-Network Medical Services', inside),
    stated('medical.er_copay', 100, 'In-Network Medical Services', inside),
    stated('medical.er_copay', 100, 'Out-of-Network Medical Services', { ...outside, ...optional }),
    stated('medical.carrier', 'Aetna', 'Prescription Drugs', optional),
    stated('medical.plan_type', 'POS', 'In-Network Medical Services', optional),
  ],
  // mbahealthplan2026.mybenefits.life/medical: a label and a value a line
  'seventh/b-25-2026.md': [
    ...limits('medical.deductible', 'Providence Gold', [1000, 2000], inside),
    ...limits('medical.out_of_pocket_max', 'Providence Gold', [7350, 14_700], inside),
    stated('medical.pcp_copay', [35, 5], 'Providence Gold', inside),
    stated('medical.specialist_copay', 45, 'Providence Gold', inside),
    stated('medical.urgent_care_copay', 45, 'Providence Gold', inside),
    stated('medical.er_copay', 250, 'Providence Gold'),
    stated('rx.tier_1', 10, 'Retail Rx'),
    stated('rx.tier_2', 15, 'Retail Rx'),
    stated('rx.tier_3', 45, 'Retail Rx'),
    stated('medical.carrier', 'Providence', 'Providence Gold', optional),
  ],
  // www.cityhs.net/450: premiums in columns without heads
  'seventh/b-26.md': [
    stated('time_off.days_year_1', 21, 'Paid Time Off (PTO) Accrual Rates'),
    stated('time_off.days_year_5', 23, 'Paid Time Off (PTO) Accrual Rates'),
    stated('time_off.days_year_10', 28, 'Paid Time Off (PTO) Accrual Rates'),
    stated('time_off.days_year_20', 31, 'Paid Time Off (PTO) Accrual Rates'),
    stated('medical.contribution', [20, 21.67], 'Insurance', employee),
    stated('medical.contribution', [479.77, 837.77], 'Group Insurance Premiums', optional),
    stated('dental.contribution', [0, 21.12, 25.96, 41.66], 'Group Insurance Premiums', optional),
    stated('eligibility.waiting_days', [60, 90], 'Insurance'),
    stated('life.multiple', 1, 'Life/AD&D'),
    stated('retirement.vesting_years', 5, 'Retirement'),
    stated('retirement.vesting', 'cliff', 'Retirement', optional),
    stated('time_off.holidays', 11, 'Holiday Pay'),
  ],
  // issuu.com/palmertrinityschool/docs/pts_benefits-summary: the labels stand apart from what they label
  'seventh/b-27.txt': [
    stated('retirement.plan_type', '403(b)', 'Retirement'),
    stated('retirement.nonelective', 8, 'Retirement'),
    stated('retirement.vesting_years', 3, 'Retirement'),
    stated('retirement.vesting', 'cliff', 'Retirement', optional),
    stated('medical.employer_share', 100, 'Medical', employee),
    stated('medical.employer_share', [30, 50, 80], 'Medical', optional),
    stated('medical.plan_type', 'HMO', 'Medical'),
    stated('eligibility.waiting_days', 60, 'Medical'),
    stated('life.multiple', 2, 'Basic Term Life'),
    stated('life.maximum', 500_000, 'Basic Term Life'),
    stated('ltd.percent', 60, 'Long Term Disability'),
    stated('ltd.waiting_days', 90, 'Long Term Disability'),
    stated('std.percent', 66.67, 'Short Term Disability'),
    stated('std.waiting_days', 7, 'Short Term Disability'),
    stated('fsa.health_limit', 3300, 'Flexible Spending'),
    stated('fsa.dependent_care_limit', 5000, 'Flexible Spending'),
  ],
  // boisestate.edu/hr/benefits/health-savings-accounts
  'seventh/b-28-2025.md': [
    stated('hsa.eligible', 'yes', 'Health Savings Account'),
    stated('hsa.employer_contribution', 500, 'Health Savings Account', individual),
    stated('hsa.employer_contribution', 1000, 'Health Savings Account', family),
    stated('medical.plan_type', 'HDHP', 'Health Savings Account', optional),
    stated('fsa.health_limit', 3200, 'Limited Flexible Spending Account', optional),
  ],
  // flimp.live/7h29qdzgn
  'seventh/b-29.md': [
    stated('fsa.health_limit', 2850, 'Maximum Annual Contribution'),
    stated('fsa.dependent_care_limit', 5000, 'Maximum Annual Contribution'),
    stated('fsa.dependent_care_limit', 2500, 'Maximum Annual Contribution', optional),
    stated('fsa.carryover', 570, 'Maximum Annual Contribution'),
    stated('hsa.eligible', 'yes', 'Eligibility', optional),
    stated('medical.plan_type', 'HDHP', 'Eligibility', optional),
  ],
  // paperzz.com/doc/7048852: gross, the board's part and the net of a month, then what four numbers of pay dates make of it
  'seventh/b-30-2013.txt': [
    ...byLevel('medical.premium', 'Medical', [575.9, 913.1, 747.5, 1030.7]),
    ...byLevel('medical.contribution', 'Medical', [51.67, 388.87, 223.27, 506.47]),
    stated('dental.contribution', 9.31, 'Dental', { plan: 'DeltaCare USA Low', ...employee }),
    stated('dental.contribution', [15.39, 22.76], 'Dental', { plan: 'DeltaCare USA Low', ...optional }),
    stated('dental.contribution', 16.07, 'Dental', { plan: 'DeltaCare USA High', ...employee }),
    stated('dental.contribution', [29.85, 43.6], 'Dental', { plan: 'DeltaCare USA High', ...optional }),
    stated('dental.carrier', ['DeltaCare', 'DeltaCare USA', 'Delta Dental'], 'Dental', optional),
    stated('medical.spousal_surcharge', 250, 'Medical', optional),
  ],
  // nola.gov/next/health-plan/topics/premiums: prices with and without a wellness reward, a value a line;
  // whether the one insurer named carries the dental and vision cover is left open
  'seventh/b-32-2025.md': [
    stated('medical.carrier', ['United Healthcare', 'UnitedHealthcare'], 'Overview'),
    stated('dental.carrier', ['United Healthcare', 'UnitedHealthcare'], 'Overview', optional),
    stated('vision.carrier', ['United Healthcare', 'UnitedHealthcare'], 'Overview', optional),
    stated('medical.contribution', 130.67, 'Compliant Contribution', employee),
    stated('medical.contribution', 441.03, 'Compliant Contribution', spouse),
    stated('medical.contribution', 355.21, 'Compliant Contribution', children),
    stated('medical.contribution', 145.67, 'Non-Compliant Contribution', { ...employee, ...optional }),
    stated('medical.contribution', [456.03, 471.03], 'Non-Compliant Contribution', { ...spouse, ...optional }),
    stated('medical.contribution', 370.21, 'Non-Compliant Contribution', { ...children, ...optional }),
    stated('eligibility.domestic_partner', 'yes', 'Important Notes', optional),
  ],
};
