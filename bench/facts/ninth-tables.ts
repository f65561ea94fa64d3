import {
  employee,
  family,
  household,
  individual,
  inside,
  type Label,
  type LabelledSet,
  children,
  optional,
  outside,
  spouse,
  stated,
} from './label.ts';
import { costs, limits, monthly } from './rates.ts';
import type { MetricKey } from '../../contract/metrics.ts';

const levels = [employee, spouse, children, household] as const;

/** What each level costs where the document names no period at all: a month's amount or a pay period's. */
const withoutPeriod = (
  metric: MetricKey,
  at: string,
  amounts: readonly number[],
  further: { plan?: string } = {},
): Label[] =>
  amounts.map((amount, index) =>
    stated(metric, [amount, monthly(amount, 'pay period')].flat(), at, { ...further, ...levels[index] }),
  );

/** What one level costs by two bands of pay: a month's amounts, and those of eighteen pay dates a year. */
const byTwoBands = (amounts: readonly number[], ofEighteen: readonly number[]): readonly number[] => [
  ...amounts,
  ...ofEighteen.map((amount) => (amount * 18) / 12),
];

/** Guides, rate sheets and tables by the reader of `ninth-pages.ts`. */
export const ninthTables: LabelledSet = {
  // American Associated Pharmacies' introduction for new staff as it stands in the source of its app: benefits
  'ninth/19-2026.md': [
    stated('eligibility.hours', 30, 'Benefits Overview'),
    stated('eligibility.waiting_days', [60, 90], 'Benefits Overview'),
    stated('eligibility.dependent_age', 26, 'Benefits Overview'),
    stated(
      'medical.carrier',
      ['BlueCross BlueShield of Alabama', 'Blue Cross Blue Shield of Alabama'],
      'Medical Insurance',
    ),
    stated('medical.plan_type', 'PPO', 'Option 1'),
    stated('medical.plan_type', 'HDHP', 'Option 2'),
    ...costs('medical.contribution', 'monthly', 'Option 1', [157.2, 492.32, 444.36, 678.62], { plan: 'PPO' }),
    ...limits('medical.deductible', 'Option 1', [500, 1000], { plan: 'PPO' }),
    ...limits('medical.out_of_pocket_max', 'Option 1', [2250, 4500], { plan: 'PPO' }),
    stated('medical.coinsurance', 20, 'Option 1', { plan: 'PPO' }),
    stated('medical.pcp_copay', 30, 'Option 1', { plan: 'PPO' }),
    stated('medical.specialist_copay', 45, 'Option 1', { plan: 'PPO' }),
    stated('rx.tier_1', 10, 'Option 1', { plan: 'PPO' }),
    stated('rx.tier_2', 30, 'Option 1', { plan: 'PPO' }),
    stated('rx.tier_3', 50, 'Option 1', { plan: 'PPO' }),
    ...costs('medical.contribution', 'monthly', 'Option 2', [136.34, 404.66, 373.04, 581.72], { plan: 'HDHP' }),
    ...limits('medical.deductible', 'Option 2', [1700, 3400], { plan: 'HDHP' }),
    ...limits('medical.out_of_pocket_max', 'Option 2', [3400, 6800], { plan: 'HDHP' }),
    stated('medical.coinsurance', 10, 'Option 2', { plan: 'HDHP' }),
    stated('hsa.eligible', 'yes', 'Option 2'),
    stated('hsa.employer_contribution', 900, 'Option 2', individual),
    stated('hsa.employer_contribution', 1800, 'Option 2', family),
    stated('dental.carrier', 'Guardian', 'Dental Insurance'),
    ...costs('dental.contribution', 'monthly', 'Dental Insurance', [6.78, 20.56, 20.76, 34.54], { plan: 'Base' }),
    ...costs('dental.contribution', 'monthly', 'Dental Insurance', [10.66, 28.8, 28.32, 47.1], { plan: 'High' }),
    stated('dental.preventive', 100, 'Dental Insurance'),
    stated('dental.basic', 80, 'Dental Insurance', { plan: 'Base' }),
    stated('dental.basic', 100, 'Dental Insurance', { plan: 'High' }),
    stated('dental.major', 50, 'Dental Insurance'),
    stated('dental.annual_maximum', 1500, 'Dental Insurance', { plan: 'Base' }),
    stated('dental.annual_maximum', 3000, 'Dental Insurance', { plan: 'High' }),
    stated('vision.carrier', ['Guardian', 'Davis Vision'], 'Vision Insurance'),
    stated('vision.contribution', 6.93, 'Vision Insurance', employee),
    stated('vision.contribution', 10.04, 'Vision Insurance', optional),
    stated('vision.contribution', 18, 'Vision Insurance', household),
    stated('vision.frame_allowance', 130, 'Vision Insurance'),
    stated('life.multiple', 1, 'Life & Disability'),
    stated('life.maximum', 270_000, 'Life & Disability'),
    stated('std.percent', 60, 'Life & Disability'),
    stated('std.weekly_maximum', 1250, 'Life & Disability'),
    stated('std.waiting_days', 7, 'Life & Disability'),
    stated('std.maximum_weeks', 12, 'Life & Disability'),
    stated('ltd.percent', 60, 'Life & Disability'),
    stated('ltd.monthly_maximum', 10_000, 'Life & Disability'),
    stated('ltd.waiting_days', 90, 'Life & Disability'),
    stated('retirement.plan_type', '401(k)', '401(k) Savings Plan'),
    stated('retirement.match_formula', '100% of 3% + 50% of 2%', '401(k) Savings Plan'),
    stated('retirement.effective_match', 4, '401(k) Savings Plan'),
    stated('retirement.vesting', 'immediate', '401(k) Savings Plan'),
    stated('retirement.vesting_years', 0, '401(k) Savings Plan', optional),
    stated('medical.telehealth_copay', 0, 'Teladoc (Telehealth)'),
  ],
  // github.com/CEMHQ/Watson-PowertrainOS, CLAUDE.md, its part Benefits Reference Data: three levels share a column
  'ninth/20-2019.md': [
    stated('medical.carrier', ['IMS Managed Care', 'IMS'], 'Health Insurance'),
    ...(
      [
        ['MEC', 0, 155],
        ['Standard', 175.5, 405.17],
        ['Buy Up', 208, 481],
      ] as const
    ).flatMap(([plan, one, more]) => [
      stated('medical.contribution', one, 'Health Insurance', { plan, ...employee }),
      stated('medical.contribution', more, 'Health Insurance', { plan, ...spouse, ...optional }),
      stated('medical.contribution', more, 'Health Insurance', { plan, ...children, ...optional }),
      stated('medical.contribution', more, 'Health Insurance', { plan, ...household }),
    ]),
    stated('life.flat', 15_000, 'Health Insurance'),
    stated('dental.carrier', 'Guardian', 'Dental'),
    ...costs('dental.contribution', 'monthly', 'Dental', [28.36, 57.29, 68.25, 97.19]),
    stated('dental.deductible', 50, 'Dental'),
    stated('dental.annual_maximum', 1000, 'Dental'),
    stated('vision.carrier', ['Guardian', 'VSP'], 'Vision'),
    ...costs('vision.contribution', 'monthly', 'Vision', [7.97, 13.4, 13.67, 21.64]),
    stated('vision.exam_copay', 10, 'Vision'),
    stated('vision.frame_allowance', 130, 'Vision'),
  ],
  // htmlscript.auburn.edu, Human Resources, open enrollment of 2023: two bands of pay, each by three numbers of pay dates
  'ninth/21-2023.md': [
    stated('medical.contribution', byTwoBands([177.32, 233.61], [115.97, 155.74]), '2022 Rates', employee),
    stated('medical.contribution', byTwoBands([496.49, 654.1], [261.67, 436.07]), '2022 Rates', spouse),
    stated('medical.contribution', byTwoBands([336.9, 443.86], [220.36, 295.9]), '2022 Rates', children),
    stated('medical.contribution', byTwoBands([531.95, 700.83], [303.47, 467.22]), '2022 Rates', household),
    ...limits('medical.out_of_pocket_max', 'Plan Design Change', [9100, 18_200]),
  ],
  // www.roehl.jobs/roehlbenefits-com/your-health/vision-insurance: a cell a line
  'ninth/22.md': [
    stated('vision.exam_copay', 10, 'Vision - Co-Pays'),
    ...costs('vision.contribution', 'weekly', 'Vision - Weekly Premiums', [1.37, 2.39, 2.86, 3.65]),
  ],
  // roperbenefits.info/cost-of-coverage/print: amounts without a period
  'ninth/23.md': [
    stated('medical.carrier', ['BCBS', 'Blue Cross Blue Shield'], 'Cost of Coverage'),
    stated('medical.plan_type', 'HDHP', 'Cost of Coverage'),
    stated('medical.plan_type', 'PPO', 'Cost of Coverage'),
    ...withoutPeriod('medical.contribution', 'Cost of Coverage', [100, 368, 181, 427], { plan: 'HDHP' }),
    ...withoutPeriod('medical.contribution', 'Cost of Coverage', [204, 617, 359, 743], { plan: 'PPO' }),
    stated('dental.carrier', 'Delta Dental', 'Cost of Coverage'),
    ...withoutPeriod('dental.contribution', 'Cost of Coverage', [23, 47, 40, 75]),
    stated('vision.carrier', 'VSP', 'Cost of Coverage'),
    ...withoutPeriod('vision.contribution', 'Cost of Coverage', [8, 13, 13, 19]),
    stated('eligibility.domestic_partner', 'yes', 'Cost of Coverage'),
    stated('medical.spousal_surcharge', 100, 'Working Spouse Medical Coverage Surcharge'),
  ],
  // cld.bz/bookdata/RsG2LP, page 9: a cell a line
  'ninth/24-2015.txt': [
    ...limits('medical.deductible', 'Deductible', [0, 0], inside),
    ...limits('medical.deductible', 'Deductible', [2500, 5000], outside),
    stated('medical.coinsurance', 0, 'Coinsurance', inside),
    stated('medical.coinsurance', 30, 'Coinsurance', outside),
    ...limits('medical.out_of_pocket_max', 'Out-of-Pocket Limit', [6250, 12_500], inside),
    ...limits('medical.out_of_pocket_max', 'Out-of-Pocket Limit', [12_500, 25_000], outside),
    stated('medical.pcp_copay', 25, 'Copayments', inside),
    stated('medical.specialist_copay', 70, 'Copayments', inside),
    stated('medical.er_copay', 300, 'Copayments', inside),
    stated('medical.er_copay', 300, 'Copayments', outside),
    stated('medical.urgent_care_copay', 100, 'Copayments', inside),
    stated('rx.tier_1', 10, 'Prescription Drug Coverage'),
    stated('rx.tier_2', 30, 'Prescription Drug Coverage'),
    stated('rx.tier_3', 50, 'Prescription Drug Coverage'),
    ...costs('medical.contribution', 'monthly', 'Employee Cost', [137.36, 893.4, 704.68, 1459.6]),
  ],
  // fmx.cpa.texas.gov/fmx/training/wbt/leave/0vac.php
  'ninth/25.md': [
    stated('time_off.days_year_1', 12, 'Schedule of Vacation Leave Accruals'),
    stated('time_off.days_year_5', 15, 'Schedule of Vacation Leave Accruals'),
    stated('time_off.days_year_10', 16.5, 'Schedule of Vacation Leave Accruals'),
    stated('time_off.days_year_20', 22.5, 'Schedule of Vacation Leave Accruals'),
    stated(
      'time_off.carryover_days',
      [22.5, 30.5, 33.5, 36.5, 42.5, 48.5, 54.5, 60.5, 66.5],
      'Schedule of Vacation Leave Accruals',
    ),
  ],
  // bgdc.hrbenefits.net/roanoke-union-cost-of-coverage, to its supplemental life insurance: one price for medical, dental, vision
  'ninth/26-2024.md': [
    ...costs('medical.contribution', 'weekly', 'Medical / Prescription Plans', [63, 74, 74, 94], { plan: 'Enhanced' }),
    ...costs('medical.contribution', 'weekly', 'Medical / Prescription Plans', [18, 49, 49, 66], {
      plan: 'High Deductible',
    }),
    stated('medical.plan_type', 'HDHP', 'Medical / Prescription Plans'),
    stated('hsa.eligible', 'yes', 'Health Savings Account'),
    stated('hsa.employer_contribution', [500, 1000], 'Health Savings Account', individual),
    stated('hsa.employer_contribution', [1000, 2000], 'Health Savings Account', family),
  ],
  // mt-missoula.civicplus.com/664/Vacation-Sick-Leave-Holidays: cells without spaces between them
  'ninth/27.md': [
    stated('time_off.days_year_1', 15, 'Vacation Leave'),
    stated('time_off.days_year_5', 15, 'Vacation Leave'),
    stated('time_off.days_year_10', 18, 'Vacation Leave'),
    stated('time_off.days_year_20', 24, 'Vacation Leave'),
    stated('time_off.sick_days', 12, 'Sick Leave'),
    stated('time_off.holidays', [11, 12], 'Holidays'),
  ],
  // markesanlibrary.org/policies-and-procedures/vacation-accrual-schedule: cells without spaces between them
  'ninth/28.md': [
    stated('time_off.days_year_1', 5, 'Completed years of Service'),
    stated('time_off.days_year_5', 10, 'Completed years of Service'),
    stated('time_off.days_year_10', 15, 'Completed years of Service'),
    stated('time_off.days_year_20', 20, 'Completed years of Service'),
    stated('time_off.carryover_days', 0, 'first paragraph', optional),
  ],
  // secure.edwardjonesbenefits.com, vision
  'ninth/29.md': [
    stated('vision.exam_copay', 0, 'Benefit Copay/Allowance Frequency'),
    stated('vision.frame_allowance', [200, 250], 'Benefit Copay/Allowance Frequency'),
    stated('vision.contact_allowance', 200, 'Benefit Copay/Allowance Frequency'),
    stated('hsa.eligible', 'yes', 'second paragraph', optional),
  ],
};
