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

/** What a rate for an employee and one more person may be held to be: none of the levels is quite it. */
const plusOne = (at: string, dollars: number, further: { plan?: string } = {}): Label[] => [
  stated('dental.contribution', dollars, at, { ...spouse, ...further, ...optional }),
  stated('dental.contribution', dollars, at, { ...children, ...further, ...optional }),
];

/** Limits that depend on the salary: a value for each of six ranges, all of them right. */
const bySalary = (
  metric: 'medical.deductible' | 'medical.out_of_pocket_max',
  one: readonly number[],
  all: readonly number[],
  further: { plan: string; network?: 'in' | 'out' },
): Label[] => [
  stated(metric, one, 'Salary range', { ...individual, ...further }),
  stated(metric, all, 'Salary range', { ...family, ...further }),
];

/** What the two plans of one table pay inside and outside of the network. */
const accountPlan = (
  plan: string,
  deductibles: readonly (readonly [number, number])[],
  most: readonly (readonly [number, number])[],
): Label[] => [
  ...limits('medical.deductible', 'Calendar Year Deductible', deductibles[0] ?? [0, 0], { plan, ...inside }),
  ...limits('medical.deductible', 'Calendar Year Deductible', deductibles[1] ?? [0, 0], { plan, ...outside }),
  ...limits('medical.out_of_pocket_max', 'Out-of-Pocket Maximum', most[0] ?? [0, 0], { plan, ...inside }),
  ...limits('medical.out_of_pocket_max', 'Out-of-Pocket Maximum', most[1] ?? [0, 0], { plan, ...outside }),
  stated('medical.coinsurance', 20, 'Coinsurance', { plan, ...inside }),
  stated('medical.coinsurance', 40, 'Coinsurance', { plan, ...outside }),
];

/** Guides and pages with tables by the same reader; some are cut where the stored copy of the page ends. */
export const seventhGuides: LabelledSet = {
  // benefits.hshs.org, PTO Accrual: two dates of hire, the same rates
  'seventh/a-18-hshs-pto.md': [
    stated('time_off.days_year_1', 23, 'PTO accrual'),
    stated('time_off.days_year_5', 28, 'PTO accrual'),
    stated('time_off.days_year_10', 29, 'PTO accrual'),
    stated('time_off.days_year_20', 33, 'PTO accrual'),
    stated('time_off.carryover_days', [23, 46], 'Maximum Allowed Balance', optional),
  ],
  // hr.research.wvu.edu/benefits/paid-time-off: a value a line, the last row is cut
  'seventh/a-19-wvu-pto.md': [
    stated('time_off.days_year_1', 15, 'Maximum Days Accrued Per Year'),
    stated('time_off.days_year_5', 19.5, 'Maximum Days Accrued Per Year'),
    stated('time_off.days_year_10', 24, 'Maximum Days Accrued Per Year'),
    stated('time_off.carryover_days', 7, 'Paid Time off'),
    stated('eligibility.hours', 30, 'Paid Time off', optional),
    stated('eligibility.waiting_days', [0, 30], 'Paid Time off', optional),
  ],
  // ensignbenefits.com/health-wellness/medical/choicehsa: marks of footnotes after the amounts
  'seventh/a-20-ensign-2025.md': [
    stated('medical.plan_type', ['HDHP', 'PPO'], 'Plan highlights'),
    ...limits('medical.deductible', 'Calendar Year Deductible', [2000, 4000], inside),
    ...limits('medical.out_of_pocket_max', 'Calendar Year Out-of-Pocket Maximum', [6000, 12_000], inside),
    stated('medical.coinsurance', 20, 'Coinsurance', inside),
    stated('hsa.eligible', 'yes', 'Health Savings Account'),
    stated('rx.tier_1', 10, 'Pharmacy Retail'),
    stated('rx.tier_2', 25, 'Pharmacy Retail'),
    stated('rx.tier_3', 40, 'Pharmacy Retail'),
    stated('rx.specialty', 125, 'Pharmacy Retail', optional),
  ],
  // www.uakron.edu/hr/benefits/medical-plan-features.dot: limits by salary
  'seventh/a-21-akron-medical.md': [
    stated('medical.plan_type', 'PPO', 'Co-pay amounts for office calls'),
    stated('medical.plan_type', 'HMO', 'Co-pay amounts for office calls'),
    stated('medical.pcp_copay', 15, 'Co-pay amounts for office calls', { plan: 'PPO' }),
    stated('medical.pcp_copay', 15, 'Co-pay amounts for office calls', { plan: 'HMO' }),
    ...bySalary('medical.deductible', [150, 200, 300, 400, 475, 600], [300, 400, 600, 800, 950, 1200], {
      plan: 'PPO',
      ...inside,
    }),
    ...bySalary('medical.deductible', [300, 425, 600, 775, 950, 1200], [600, 850, 1200, 1550, 1900, 2400], {
      plan: 'PPO',
      ...outside,
    }),
    ...bySalary('medical.out_of_pocket_max', [600, 850, 1200, 1550, 1900, 2400], [900, 1250, 1800, 2350, 2900, 3600], {
      plan: 'PPO',
      ...inside,
    }),
    ...bySalary(
      'medical.out_of_pocket_max',
      [1800, 2500, 3600, 4700, 5750, 7200],
      [2700, 3800, 5400, 7000, 8650, 10_800],
      { plan: 'PPO', ...outside },
    ),
    ...bySalary('medical.deductible', [150, 200, 300, 400, 475, 600], [300, 400, 600, 800, 950, 1200], {
      plan: 'comprehensive',
    }),
    ...bySalary('medical.out_of_pocket_max', [600, 850, 1200, 1550, 1900, 2400], [900, 1250, 1800, 2350, 2900, 3600], {
      plan: 'comprehensive',
    }),
    stated('rx.tier_1', [10, 20], 'Prescription drug co-pay amounts', optional),
    stated('rx.tier_2', [20, 50], 'Prescription drug co-pay amounts', optional),
  ],
  // steelperks.com/dental: a pay period of unknown length, heads and rates in one line
  'seventh/a-22-steel-dental.md': [
    stated('dental.carrier', 'Delta Dental', 'Keep Your Smile Healthy'),
    stated('dental.contribution', monthly(8.5, 'pay period'), 'Delta Dental Rates', employee),
    stated('dental.contribution', monthly(17, 'pay period'), 'Delta Dental Rates', household),
    ...limits('dental.deductible', 'Annual Deductible', [50, 150]),
    stated('dental.annual_maximum', 1500, 'Calendar Year Maximum'),
    stated('dental.preventive', 100, 'Diagnostic and Preventive Services'),
    stated('dental.preventive', 90, 'Diagnostic and Preventive Services', optional),
    stated('dental.basic', 80, 'Basic and Restorative Services'),
    stated('dental.basic', 70, 'Basic and Restorative Services', optional),
    stated('dental.major', 50, 'Major Services'),
    stated('dental.major', 40, 'Major Services', optional),
    stated('dental.orthodontia_maximum', 1000, 'Orthodontia'),
  ],
  // marymount.edu human resource services, Dental Plans: heads and deductibles are lost, rates by plan
  'seventh/a-23-marymount-dental-2024.md': [
    stated('dental.carrier', 'Delta Dental', '2024 Costs'),
    stated('dental.preventive', 100, 'Dental Plans', { plan: 'High' }),
    stated('dental.basic', 90, 'Dental Plans', { plan: 'High' }),
    stated('dental.basic', 80, 'Dental Plans', { plan: 'High', ...optional }),
    stated('dental.major', 60, 'Dental Plans', { plan: 'High' }),
    stated('dental.major', 50, 'Dental Plans', { plan: 'High', ...optional }),
    stated('dental.annual_maximum', 2250, 'Dental Plans', { plan: 'High' }),
    stated('dental.orthodontia_maximum', 1500, 'Dental Plans', { plan: 'High' }),
    stated('dental.preventive', 100, 'Dental Plans', { plan: 'Low' }),
    stated('dental.basic', 80, 'Dental Plans', { plan: 'Low' }),
    stated('dental.basic', 70, 'Dental Plans', { plan: 'Low', ...optional }),
    stated('dental.major', 50, 'Dental Plans', { plan: 'Low' }),
    stated('dental.major', 40, 'Dental Plans', { plan: 'Low', ...optional }),
    stated('dental.annual_maximum', 1250, 'Dental Plans', { plan: 'Low' }),
    ...(
      [
        ['High', 20.53, 41.25, 72.87],
        ['Low', 15.68, 30.42, 45.74],
      ] as const
    ).flatMap(([plan, one, two, all]) => [
      stated('dental.contribution', monthly(one, 'biweekly'), '2024 Costs', { plan, ...employee }),
      ...plusOne('2024 Costs', (two * 26) / 12, { plan }),
      stated('dental.contribution', monthly(all, 'biweekly'), '2024 Costs', { plan, ...household }),
    ]),
    stated('eligibility.hours', 30, 'Eligibility Information'),
    stated('eligibility.dependent_age', 26, 'Eligibility Information'),
    stated('eligibility.waiting_days', [0, 30], 'Eligibility Information'),
  ],
  // smpbenefits.com/benefits/dental-benefits
  'seventh/a-24-smp-dental.md': [
    stated('dental.carrier', 'Delta Dental', 'Dental Benefits'),
    stated('dental.contribution', 10, 'Monthly Contributions', employee),
    ...plusOne('Monthly Contributions', 25),
    stated('dental.contribution', 25, 'Monthly Contributions', household),
    ...limits('dental.deductible', 'Calendar Year Deductible', [50, 150]),
    stated('dental.annual_maximum', 2000, 'Calendar Year Maximum'),
    stated('dental.preventive', 100, 'Preventative Care'),
    stated('dental.basic', 80, 'Basic Care'),
    stated('dental.major', 60, 'Major Care'),
    stated('dental.orthodontia_maximum', 2000, 'Orthodontia Lifetime Maximum'),
  ],
  // bloominbrandsbenefits.com/benefits/vision: cells without spaces between them
  'seventh/a-25-bloomin-vision.md': [
    stated('vision.carrier', 'VSP', 'Plan Highlights'),
    stated('vision.exam_copay', 15, 'Eye exam'),
    stated('vision.frame_allowance', 130, 'Eyeglass frames'),
    stated('vision.frame_allowance', 45, 'Eyeglass frames', optional),
    stated('vision.contact_allowance', 130, 'Contact lenses'),
    stated('vision.contact_allowance', 105, 'Contact lenses', optional),
    ...costs('vision.contribution', 'biweekly', 'Biweekly Rates', [2.21, 4.41, 4.73, 7.56]),
  ],
  // online.flipbuilder.com/LocktonFlipBook/pxkq, page 5: a margin's text runs between the rows
  'seventh/a-26-lockton-medical.txt': [
    ...accountPlan(
      'Health Reimbursement',
      [
        [1750, 3500],
        [3500, 7000],
      ],
      [
        [3500, 7000],
        [7000, 14_000],
      ],
    ),
    ...accountPlan(
      'Health Savings',
      [
        [3000, 6000],
        [6000, 12_000],
      ],
      [
        [6000, 12_000],
        [12_000, 24_000],
      ],
    ),
    stated('medical.pcp_copay', 30, 'Primary Care', { plan: 'Health Reimbursement', ...inside }),
    stated('medical.specialist_copay', 60, 'Specialist', { plan: 'Health Reimbursement', ...inside }),
    stated('medical.er_copay', 200, 'Emergency Room', { plan: 'Health Reimbursement', ...inside }),
    stated('medical.er_copay', 200, 'Emergency Room', { plan: 'Health Reimbursement', ...outside }),
    stated('medical.urgent_care_copay', 60, 'Urgent Care', { plan: 'Health Reimbursement', ...inside }),
    stated('rx.tier_1', 10, 'Prescription Drugs', { plan: 'Health Reimbursement' }),
    stated('rx.tier_2', 30, 'Prescription Drugs', { plan: 'Health Reimbursement' }),
    stated('rx.tier_3', 60, 'Prescription Drugs', { plan: 'Health Reimbursement' }),
    stated('rx.specialty', 90, 'Prescription Drugs', { plan: 'Health Reimbursement' }),
    stated('hsa.eligible', 'yes', 'Health Savings Account'),
    stated('medical.plan_type', 'HDHP', 'Health Savings Account', { plan: 'Health Savings', ...optional }),
  ],
  // rochester.edu, health care plan rates of employees eligible under ACA: the same rates by three periods
  'seventh/a-27-rochester-rates-2025.md': [
    ...costs('medical.contribution', 'monthly', 'Contributions', [311.26, 735.14, 560.24, 1002.4], { plan: 'PPO' }),
    ...costs('medical.contribution', 'monthly', 'Contributions', [95.56, 225.64, 171.88, 307.64], {
      plan: 'HSA-Eligible',
    }),
    stated('medical.plan_type', 'PPO', 'Contributions', { plan: 'PPO' }),
    stated('medical.plan_type', 'HDHP', 'Contributions', { plan: 'HSA-Eligible', ...optional }),
    stated('hsa.eligible', 'yes', 'Contributions', optional),
    stated('eligibility.domestic_partner', 'yes', 'Contributions', optional),
  ],
  // mytechnicolorbenefits.com/index.php/disability-insurance: a share of pay for the first weeks, then another
  'seventh/a-28-technicolor-disability.md': [
    stated('std.waiting_days', 7, 'Short-Term Disability'),
    stated('std.percent', [66.67, 100], 'STD Plans'),
    stated('std.maximum_weeks', 25, 'STD Plans'),
    stated('ltd.waiting_days', 180, 'Long-Term Disability'),
    stated('ltd.percent', 50, 'LTD Plans'),
    stated('ltd.percent', 60, 'LTD Plans', optional),
    stated('ltd.monthly_maximum', 10_000, 'LTD Plans'),
    stated('ltd.monthly_maximum', 15_000, 'LTD Plans', optional),
  ],
  // businessolver.foleon.com, 401k plan of 2023: the most that the company adds, and what brings it
  'seventh/a-29-businessolver-401k-2023.md': [
    stated('retirement.plan_type', '401(k)', 'Your 401(k) Plan'),
    stated('retirement.roth', 'yes', 'Your 401(k) Plan'),
    stated('retirement.match_formula', '50% of 10%', '401(k) Match'),
    stated('retirement.effective_match', 5, '401(k) Match'),
  ],
  // 2023benefits.truman.edu, premiums: three plans whose names are lost, and an employee who is paid too much
  'seventh/a-30-truman-rates-2023.md': [
    ...(
      [
        [718.02, 1499.06, 1282.27, 1951.87],
        [595.32, 1242.89, 1063.13, 1618.33],
        [547.32, 1142.68, 977.43, 1487.86],
      ] as const
    ).flatMap((premiums) => byLevel('medical.premium', 'Total Premium', premiums)),
    stated('medical.contribution', 77.91, 'Employee Contribution', employee),
    stated('medical.contribution', 0, 'Employee Contribution', { ...employee, ...optional }),
    ...(
      [
        [606.34, 423.97, 962.53],
        [350.17, 204.83, 628.99],
        [249.96, 119.13, 498.52],
      ] as const
    ).flatMap(([two, withChildren, all]) => [
      stated('medical.contribution', two, 'Employee Contribution', spouse),
      stated('medical.contribution', withChildren, 'Employee Contribution', children),
      stated('medical.contribution', all, 'Employee Contribution', household),
    ]),
    ...limits('hsa.employer_contribution', 'H.S.A Participants', [1000, 2000]),
    stated('hsa.eligible', 'yes', 'H.S.A Participants'),
    stated('programs.wellness', [250, 500], 'Wellness', optional),
  ],
};
