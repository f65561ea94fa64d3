import type { MetricKey } from '../../contract/metrics.ts';
import {
  employee,
  household,
  individual,
  inside,
  type Label,
  type LabelledSet,
  optional,
  outside,
  stated,
} from './label.ts';
import { costs, limits, monthly } from './rates.ts';

const threePlans: readonly Label[] = [
  ...limits('medical.deductible', 'Your Cost', [3000, 6000], { plan: 'PPO', ...inside }),
  ...limits('medical.deductible', 'Your Cost', [9000, 18_000], { plan: 'PPO', ...outside }),
  ...limits('medical.deductible', 'Your Cost', [1000, 2000], { plan: 'PPO+', ...inside }),
  ...limits('medical.deductible', 'Your Cost', [3000, 6000], { plan: 'PPO+', ...outside }),
  ...limits('medical.deductible', 'Your Cost', [1500, 3000], { plan: 'HDHP', ...inside }),
  ...limits('medical.deductible', 'Your Cost', [4500, 9000], { plan: 'HDHP', ...outside }),
  stated('medical.coinsurance', 20, 'Your Cost', { plan: 'PPO', ...inside }),
  stated('medical.coinsurance', 50, 'Your Cost', { plan: 'PPO', ...outside }),
  stated('medical.coinsurance', 20, 'Your Cost', { plan: 'PPO+', ...inside }),
  stated('medical.coinsurance', 40, 'Your Cost', { plan: 'PPO+', ...outside }),
  stated('medical.coinsurance', 20, 'Your Cost', { plan: 'HDHP', ...inside }),
  stated('medical.coinsurance', 50, 'Your Cost', { plan: 'HDHP', ...outside }),
  stated('medical.plan_type', 'PPO', 'Your Cost', { plan: 'PPO' }),
  stated('medical.plan_type', 'HDHP', 'Your Cost', { plan: 'HDHP' }),
];

const byLengthOfPay: readonly Label[] = [
  stated('medical.contribution', monthly(36, 'pay period'), 'Benefit Cost Summary', employee),
  stated('medical.contribution', monthly(198, 'pay period'), 'Benefit Cost Summary', household),
  stated('dental.contribution', monthly(2, 'pay period'), 'Benefit Cost Summary', employee),
  stated('dental.contribution', monthly(16, 'pay period'), 'Benefit Cost Summary', household),
  stated('vision.contribution', monthly(1, 'pay period'), 'Benefit Cost Summary', employee),
  stated('vision.contribution', monthly(3, 'pay period'), 'Benefit Cost Summary', household),
  stated('medical.employer_share', 85, 'Benefit Cost Summary', employee),
  stated('medical.employer_share', 70, 'Benefit Cost Summary', household),
  stated('eligibility.hours', 30, 'Benefit Cost Summary', optional),
];

/** What a plan with a network says of the limits inside and outside of it. */
const bothNetworks = (
  metric: MetricKey,
  plan: string,
  inNetwork: readonly [number, number],
  outOfNetwork: readonly [number, number],
): Label[] => [
  ...limits(metric, 'Comparison', inNetwork, { plan, ...inside }),
  ...limits(metric, 'Comparison', outOfNetwork, { plan, ...outside }),
];
const shares = (plan: string, inNetwork: number, outOfNetwork: number): Label[] => [
  stated('medical.coinsurance', inNetwork, 'Comparison', { plan, ...inside }),
  stated('medical.coinsurance', outOfNetwork, 'Comparison', { plan, ...outside }),
];

const dentalPlan = (plan: string, braces: number, rates: readonly number[]): Label[] => [
  ...limits('dental.deductible', 'Dental', [50, 150], { plan }),
  stated('dental.preventive', 100, 'Dental', { plan }),
  stated('dental.basic', 70, 'Dental', { plan }),
  stated('dental.major', 50, 'Dental', { plan }),
  stated('dental.annual_maximum', 1000, 'Dental', { plan }),
  stated('dental.orthodontia_maximum', braces, 'Dental', { plan }),
  ...costs('dental.contribution', 'biweekly', 'Dental', rates, { plan }),
];

/** Guides and pages with tables, labelled before the rules had met them and kept apart: only their totals were looked at. */
export const sixthApart: LabelledSet = {
  // online.flipbuilder.com/jrvr/hqjn, page 6
  'sixth/b-walter-robbs-2018.txt': [
    ...costs('medical.contribution', 'biweekly', 'Medical', [46.86, 354.64, 308.12, 695.73]),
    ...costs('dental.contribution', 'biweekly', 'Dental', [2.85, 24.37, 23.89, 45.1]),
    ...costs('vision.contribution', 'biweekly', 'Voluntary Vision', [4.59, 7.35, 7.5, 12.09]),
  ],
  // rollinsbenefits.com/Medical/Rollins-Plan-Comparison, drawn as its table
  'sixth/b-rollins-comparison.pdf': [
    ...bothNetworks('medical.deductible', '900', [900, 1800], [3000, 6000]),
    ...bothNetworks('medical.deductible', '1500', [1500, 3000], [3000, 6000]),
    ...bothNetworks('medical.deductible', '2850', [2850, 5700], [5700, 11_400]),
    ...bothNetworks('medical.deductible', '4500', [4500, 9000], [9000, 18_000]),
    ...bothNetworks('medical.deductible', '6550', [6550, 13_100], [13_100, 26_200]),
    ...bothNetworks('medical.out_of_pocket_max', '900', [4800, 9600], [9600, 19_200]),
    ...bothNetworks('medical.out_of_pocket_max', '1500', [5200, 10_400], [10_400, 20_800]),
    ...bothNetworks('medical.out_of_pocket_max', '2850', [6550, 13_100], [13_100, 26_200]),
    ...bothNetworks('medical.out_of_pocket_max', '4500', [6550, 13_100], [13_100, 26_200]),
    ...bothNetworks('medical.out_of_pocket_max', '6550', [6550, 13_100], [13_100, 26_200]),
    ...shares('900', 20, 40),
    ...shares('1500', 20, 40),
    ...shares('2850', 30, 50),
    ...shares('4500', 30, 50),
    ...shares('6550', 0, 0),
    stated('hsa.eligible', 'yes', 'Comparison'),
  ],
  // epicenterdemo.com/vision
  'sixth/b-epicenter-vision.md': [
    stated('vision.carrier', ['VSP', 'Vision Service Plan'], 'Vision'),
    stated('vision.exam_copay', 10, 'Plan Feature'),
    stated('vision.frame_allowance', 170, 'Plan Feature'),
    stated('vision.contact_allowance', 150, 'Plan Feature'),
    ...costs('vision.contribution', 'monthly', 'Vision Cost for Coverage', [8, 13, 15, 21]),
  ],
  // epicenterdemo.com/medical: its text, and its table drawn
  'sixth/b-epicenter-medical.md': [...threePlans, stated('hsa.eligible', 'yes', 'HDHP')],
  'sixth/b-epicenter-medical.pdf': threePlans,
  // www.959trusts.com/welfare, dental care benefit
  'sixth/b-959-dental.md': [
    stated('dental.deductible', 75, 'Dental Care Benefit', individual),
    stated('dental.annual_maximum', 2000, 'Dental Care Benefit'),
    stated('dental.preventive', 80, 'Dental Care Benefit'),
    stated('dental.basic', 80, 'Dental Care Benefit'),
    stated('dental.major', 50, 'Dental Care Benefit'),
    stated('dental.orthodontia_maximum', 1200, 'Dental Care Benefit'),
  ],
  // www.ohio.edu/hr/benefits/dental-orthodontia-coverage
  'sixth/b-ohio-dental.md': [
    stated('dental.deductible', 25, 'Dental', individual),
    stated('dental.annual_maximum', 1000, 'Dental'),
    stated('dental.orthodontia_maximum', 1000, 'Dental and Orthodontia'),
    stated('dental.basic', 80, 'Dental', optional),
  ],
  // silveradobenefits.com/vision-plan
  'sixth/b-silverado-vision.md': [
    stated('vision.carrier', 'VSP', 'Vision Plan'),
    stated('vision.exam_copay', 0, 'Vision Plan'),
    stated('vision.frame_allowance', 175, 'Vision Plan'),
    stated('vision.contact_allowance', 175, 'Vision Plan'),
  ],
  // myalteryxbenefits.com, vision of 2022
  'sixth/b-alteryx-vision-2022.md': [
    stated('vision.carrier', 'VSP', 'Vision'),
    stated('vision.exam_copay', 10, 'Plan Features'),
    stated('vision.frame_allowance', 130, 'Plan Features'),
    stated('vision.contact_allowance', 130, 'Plan Features'),
  ],
  // www.bakerhughesbenefits.com/tables/vision
  'sixth/b-baker-hughes-vision.md': [
    stated('vision.exam_copay', 10, 'Benefit', { plan: 'High' }),
    stated('vision.exam_copay', 10, 'Benefit', { plan: 'Low' }),
    stated('vision.frame_allowance', 200, 'Benefit', { plan: 'High' }),
    stated('vision.frame_allowance', 150, 'Benefit', { plan: 'Low' }),
    stated('vision.contact_allowance', 150, 'Benefit', { plan: 'High' }),
    stated('vision.contact_allowance', 150, 'Benefit', { plan: 'Low' }),
  ],
  // online.flipbuilder.com/ctow/okwl, page 13
  'sixth/b-drug-plastics-vision-2022.txt': [
    stated('vision.carrier', 'VSP', 'VSP Vision Plan'),
    stated('vision.exam_copay', 10, 'VSP Vision Plan'),
    stated('vision.frame_allowance', 130, 'VSP Vision Plan'),
    stated('vision.contact_allowance', 130, 'VSP Vision Plan'),
  ],
  // www.cgesd.org/Page/148
  'sixth/b-cgesd-2019.md': [
    stated('medical.contribution', 10, 'Health Insurance', employee),
    stated('medical.deductible', 300, 'Health Insurance', { ...individual, ...inside }),
    stated('medical.deductible', 350, 'Health Insurance', outside),
    stated('medical.coinsurance', 20, 'Health Insurance'),
    stated('medical.out_of_pocket_max', 2300, 'Health Insurance', inside),
    stated('medical.er_copay', 100, 'Health Insurance', optional),
    stated('medical.telehealth_copay', 0, 'Telehealth', optional),
    stated('rx.tier_1', 10, 'Telehealth', optional),
    stated('rx.tier_2', 20, 'Telehealth', optional),
  ],
  // online.flippingbook.com/view/604220414/19: the labels stand apart from what they label
  'sixth/b-flip-disability.txt': [
    stated('std.percent', 60, 'Disability Benefits'),
    stated('std.weekly_maximum', 2000, 'Disability Benefits'),
    stated('std.maximum_weeks', 26, 'Disability Benefits'),
    stated('std.waiting_days', [14, 15], 'Disability Benefits'),
    stated('ltd.percent', 60, 'Disability Benefits'),
    stated('ltd.monthly_maximum', 10_000, 'Disability Benefits'),
    stated('ltd.waiting_days', [180, 181], 'Disability Benefits'),
    stated('eligibility.hours', 30, 'Disability Benefits'),
  ],
  // cld.bz/bookdata/dGzcss, page 6
  'sixth/b-cld-life-disability.txt': [
    stated('life.multiple', 1, 'Basic Life'),
    stated('life.maximum', 300_000, 'Basic Life'),
    stated('std.waiting_days', 10, 'Short-Term Disability'),
    stated('ltd.percent', 67, 'Long-Term Disability'),
    stated('ltd.monthly_maximum', 5000, 'Long-Term Disability'),
    stated('ltd.waiting_days', [180, 181], 'Long-Term Disability'),
  ],
  // issuu.com/consumerscuopenenrollment, 2021 benefits guide: its text, and its table as a document
  'sixth/b-consumers-cost-2021.md': byLengthOfPay,
  'sixth/b-consumers-cost-2021.docx': byLengthOfPay,
  // www.mybewellbenefits.com/Wealth/Life-Accident-Insurance
  'sixth/b-bewell-life.md': [
    stated('life.multiple', 1, 'Basic Life and AD&PL Insurance'),
    stated('life.maximum', 500_000, 'Basic Life and AD&PL Insurance'),
  ],
  // bayview.mybenefitsjhhs.com/income-protection
  'sixth/b-bayview-income.md': [
    stated('life.multiple', 1, 'Basic Life and AD&D Insurance'),
    stated('life.maximum', 300_000, 'Basic Life and AD&D Insurance'),
    stated('eligibility.waiting_days', 0, 'Basic Life and AD&D Insurance', optional),
  ],
  // mdlzbmr.com/clifhourlybakery/life-and-disability
  'sixth/b-mdlz-life-disability.md': [
    stated('life.flat', 50_000, 'Company-Provided Coverages'),
    stated('std.maximum_weeks', 26, 'Company-Provided Coverages'),
    stated('ltd.percent', 60, 'Company-Provided Coverages'),
    stated('ltd.waiting_days', [180, 182], 'Company-Provided Coverages', optional),
  ],
  // employeeconnects.com/demo/retirement-benefits
  'sixth/b-connects-401k.md': [
    stated('retirement.plan_type', '401(k)', '401(k) Retirement Savings Plan'),
    stated('retirement.auto_enrollment', 3, 'Enrollment'),
    stated('retirement.effective_match', 5, 'Employer matching contributions'),
    stated('retirement.match_formula', '100% of 5%', 'Employer matching contributions'),
    stated('retirement.vesting', 'immediate', 'Vesting'),
    stated('retirement.vesting_years', 0, 'Vesting'),
    stated('retirement.roth', 'yes', 'Employee contributions'),
  ],
  // online.flippingbook.com/view/229534/13, its first plan
  'sixth/b-booklet-401k-2019.txt': [
    stated('retirement.plan_type', '401(k)', 'Company Contributions'),
    stated('retirement.effective_match', 4, 'Company Contributions'),
    stated('retirement.match_formula', ['100% of 3% + 50% of 2%', '100% of 3%, 50% of 2%'], 'Company Contributions'),
    stated('retirement.vesting', 'immediate', 'Company Contributions'),
    stated('retirement.vesting_years', 0, 'Company Contributions'),
  ],
  // elr-smcgov.org/02-health-insurance
  'sixth/b-smc-health.md': [
    stated('medical.employer_share', 85, 'Health Insurance'),
    stated('medical.employer_share', 90, 'Health Insurance'),
    stated('medical.employer_share', 75, 'Health Insurance'),
    stated('medical.carrier', 'Kaiser', 'Health Insurance'),
    stated('medical.carrier', 'Aetna', 'Health Insurance'),
    stated('hsa.eligible', 'yes', 'Health Insurance', optional),
    stated('medical.plan_type', ['HMO', 'HDHP', 'PPO'], 'Health Insurance', optional),
  ],
  // relayto.com, new hire benefit guide, drawn as its table
  'sixth/b-relayto-dental.pdf': [
    ...dentalPlan('Low', 1000, [11.89, 25.05, 31.61, 46.74]),
    ...dentalPlan('High', 1500, [13.61, 28.68, 34.68, 51.95]),
  ],
  // mybenefits-morganstanley.pcommstaging.com, deductibles and out-of-pocket maximums
  'sixth/b-option-deductibles-2024.html': [
    ...limits('medical.deductible', 'Annual Deductibles', [600, 1250], { plan: 'Option A' }),
    ...limits('medical.deductible', 'Annual Deductibles', [1200, 2500], { plan: 'Option B' }),
    ...limits('medical.deductible', 'Annual Deductibles', [2300, 4600], { plan: 'Option C' }),
    ...limits('medical.out_of_pocket_max', 'Annual Deductibles', [2000, 5000], { plan: 'Option A' }),
    ...limits('medical.out_of_pocket_max', 'Annual Deductibles', [3000, 7500], { plan: 'Option B' }),
  ],
  // online.flippingbook.com/view/336185983/11, drawn as its table
  'sixth/b-decision-guide-2026.pdf': [
    ...bothNetworks('medical.deductible', '750', [750, 1500], [2250, 4500]),
    ...bothNetworks('medical.deductible', '2000', [2000, 4000], [4000, 8000]),
    ...bothNetworks('medical.deductible', '3000', [3000, 6000], [6000, 12_000]),
    ...bothNetworks('medical.out_of_pocket_max', '750', [3500, 7000], [7000, 14_000]),
    ...bothNetworks('medical.out_of_pocket_max', '2000', [4000, 8000], [8000, 16_000]),
    ...bothNetworks('medical.out_of_pocket_max', '3000', [7000, 14_000], [11_000, 22_000]),
    ...shares('750', 20, 40),
    ...shares('2000', 20, 40),
    ...shares('3000', 30, 50),
    stated('hsa.eligible', 'yes', 'Comparison'),
    stated('medical.pcp_copay', 25, 'Comparison', { plan: '750', ...inside }),
    stated('medical.specialist_copay', 40, 'Comparison', { plan: '750', ...inside }),
    stated('medical.telehealth_copay', 10, 'Comparison', { plan: '750' }),
    stated('medical.telehealth_copay', 49, 'Comparison', optional),
    stated('medical.urgent_care_copay', 40, 'Comparison', { plan: '750', ...inside }),
    stated('medical.er_copay', 150, 'Comparison', { plan: '750' }),
    stated('rx.tier_1', 10, 'Comparison', { plan: '750' }),
    stated('rx.tier_2', 30, 'Comparison', { plan: '750' }),
    stated('rx.tier_3', 60, 'Comparison', { plan: '750' }),
  ],
};
