import { employee, individual, inside, type Label, type LabelledSet, optional, outside, stated } from './label.ts';
import { byLevel, costs, limits } from './rates.ts';

const planDetails: readonly Label[] = [
  ...limits('medical.deductible', 'Plan Details', [1500, 3000], inside),
  ...limits('medical.deductible', 'Plan Details', [4500, 9000], outside),
  ...limits('medical.out_of_pocket_max', 'Plan Details', [5000, 10_000], inside),
  ...limits('medical.out_of_pocket_max', 'Plan Details', [10_000, 20_000], outside),
  stated('medical.pcp_copay', 30, 'Physician Office Visits', inside),
  stated('medical.telehealth_copay', 20, 'Physician Office Visits'),
  stated('medical.specialist_copay', 60, 'Physician Office Visits', inside),
  stated('medical.urgent_care_copay', 75, 'Physician Office Visits', inside),
  stated('rx.tier_1', 10, 'Prescription Drugs'),
  stated('rx.tier_2', 35, 'Prescription Drugs'),
  stated('rx.tier_3', 70, 'Prescription Drugs'),
  stated('medical.coinsurance', 20, 'Hospital Services', { ...inside, ...optional }),
  stated('medical.coinsurance', 50, 'Hospital Services', { ...outside, ...optional }),
];

/** Guides with tables that were labelled before the rules had met them; a few rules were mended by them afterwards. */
export const sixthUnseen: LabelledSet = {
  // myveradigmbenefits.com/2025-rates: pay periods of unknown length, two years side by side
  'sixth/c-veradigm-rates-2025.md': [
    ...costs('medical.contribution', 'pay period', 'Medical rates', [95, 239.5, 136, 239.5], { plan: 'BCBS HRA' }),
    ...costs('medical.contribution', 'pay period', 'Medical rates', [101.5, 256, 145.5, 256], { plan: 'Kaiser HRA' }),
    ...costs('medical.contribution', 'pay period', 'Medical rates', [85, 202, 119, 214.5], { plan: 'BCBS HSA' }),
    ...costs('medical.contribution', 'pay period', 'Medical rates', [71.5, 170, 100, 180.5], { plan: 'Kaiser HSA' }),
    ...costs('dental.contribution', 'pay period', 'Dental rates', [8.24, 26.01, 16.23, 26.01], { plan: 'PPO' }),
    ...costs('dental.contribution', 'pay period', 'Dental rates', [4.64, 8.75, 10.3, 15.2], { plan: 'HMO' }),
    ...costs('vision.contribution', 'pay period', 'Vision rates', [3.73, 7.08, 7.45, 10.95]),
    stated('medical.carrier', ['BCBS', 'Blue Cross Blue Shield'], 'Medical rates', optional),
    stated('medical.carrier', 'Kaiser', 'Medical rates', optional),
    stated('medical.plan_type', 'HDHP', 'Medical rates', { plan: 'HSA', ...optional }),
    stated('hsa.eligible', 'yes', 'Medical rates', optional),
  ],
  // excelligenceresourcecenter.com/2025-ppo-with-hsa: rates by salary
  'sixth/c-excelligence-hsa-2025.md': [
    ...limits('medical.deductible', 'General Services', [3300, 6000], inside),
    ...limits('medical.deductible', 'General Services', [6400, 12_000], outside),
    ...limits('medical.out_of_pocket_max', 'General Services', [6000, 12_000], inside),
    ...limits('medical.out_of_pocket_max', 'General Services', [15_000, 30_000], outside),
    stated('medical.telehealth_copay', 54, 'Office Services'),
    stated('hsa.eligible', 'yes', '2025 PPO with HSA'),
    stated('medical.plan_type', ['PPO', 'HDHP'], '2025 PPO with HSA', optional),
    stated('medical.coinsurance', 20, 'Office Services', { ...inside, ...optional }),
    stated('medical.coinsurance', 50, 'Office Services', { ...outside, ...optional }),
    ...byLevel(
      'medical.contribution',
      '2025 HSA Plan Rates',
      [
        [83.81, 91.17, 91.2],
        [282.71, 282.73, 454.81, 454.83, 485.23, 485.25],
        [231.31, 372.1, 372.02, 397],
        [398.36, 640.86, 683.74],
      ],
      optional,
    ),
  ],
  // online.flipbuilder.com/LocktonFlipBook/sqyg, page 5: its text, and its table drawn
  'sixth/c-be-plan-details-2016.txt': planDetails,
  'sixth/c-be-plan-details-2016.pdf': planDetails,
  // iwco.mybenefits.life/medical-plans: a label and a value a line
  'sixth/c-iwco-medical.md': [
    ...limits('medical.deductible', 'HDHP with HSA', [3400, 6800], inside),
    ...limits('medical.out_of_pocket_max', 'HDHP with HSA', [5000, 10_000], inside),
    stated('medical.plan_type', 'HDHP', 'HDHP with HSA'),
    stated('hsa.eligible', 'yes', 'HDHP with HSA'),
    stated('medical.coinsurance', 20, 'HDHP with HSA', { ...inside, ...optional }),
  ],
  // pixelerdev.com, dental
  'sixth/c-pixeler-dental.md': [
    stated('dental.deductible', 75, 'Dental Plan Benefits', individual),
    stated('dental.annual_maximum', 2000, 'Dental Plan Benefits'),
    stated('dental.preventive', 100, 'Dental Plan Benefits'),
    stated('dental.basic', 80, 'Dental Plan Benefits'),
    stated('dental.major', 50, 'Dental Plan Benefits'),
    stated('dental.orthodontia_maximum', 2000, 'Dental Plan Benefits'),
  ],
  // lincolnconnect.com, disability
  'sixth/c-healthlinc-disability.md': [
    stated('std.maximum_weeks', 26, 'Short-Term Disability'),
    stated('std.waiting_days', 7, 'Short-Term Disability'),
    stated('ltd.percent', 60, 'Basic Long-Term Disability'),
    stated('ltd.waiting_days', [180, 182], 'Basic Long-Term Disability'),
  ],
  // www.efxhealthywealthywise.com/vi/disability-insurance
  'sixth/c-efx-disability.md': [
    stated('std.percent', [70, 100], 'Short-Term Disability'),
    stated('std.waiting_days', [5, 6], 'Short-Term Disability'),
    stated('ltd.percent', 50, 'Long-Term Disability'),
    stated('ltd.monthly_maximum', 10_000, 'Long-Term Disability'),
    stated('ltd.waiting_days', 90, 'Long-Term Disability'),
    stated('ltd.percent', 65, 'Buy-up LTD', optional),
    stated('ltd.monthly_maximum', 20_000, 'Buy-up LTD', optional),
    stated('eligibility.waiting_days', 0, 'Disability Insurance', optional),
  ],
  // durant.org/742/Employee-Benefits
  'sixth/c-durant-city.md': [
    stated('life.multiple', 1, 'Life Insurance'),
    stated('time_off.days_year_1', 10, 'Vacation Leave'),
    stated('time_off.days_year_5', 10, 'Vacation Leave'),
    stated('time_off.days_year_10', 15, 'Vacation Leave'),
    stated('time_off.days_year_20', 20, 'Vacation Leave'),
    stated('time_off.carryover_days', 30, 'Vacation Leave'),
    stated('time_off.sick_days', 10, 'Sick Leave'),
    stated('time_off.holidays', 12, 'Sick Leave'),
    stated('programs.tuition', 2100, 'Educational Assistance'),
    stated('retirement.vesting_years', 7, 'Retirement System'),
    stated('retirement.vesting', ['cliff', 'graded'], 'Retirement System', optional),
    stated('retirement.plan_type', 'Pension', 'Retirement System', optional),
    stated('retirement.nonelective', 7, 'Retirement System', optional),
    stated('medical.employer_share', 100, 'Health and Dental Insurance', { ...employee, ...optional }),
    stated('medical.contribution', 0, 'Health and Dental Insurance', { ...employee, ...optional }),
    stated('dental.contribution', 0, 'Health and Dental Insurance', { ...employee, ...optional }),
  ],
  // beaumontpd.org/224/Benefits
  'sixth/c-beaumont-police-2022.html': [
    ...costs('medical.premium', 'monthly', 'Premiums', [1338.15, 2676.03, 2475.56, 3813.71], { plan: 'Premier EPO' }),
    ...costs('medical.premium', 'monthly', 'Premiums', [1237.23, 2474.28, 2288.88, 3526.11], { plan: 'Basic EPO' }),
    ...costs('medical.premium', 'monthly', 'Premiums', [1397.28, 2794.55, 2584.96, 3982.23], { plan: 'Premier PPO' }),
    ...costs('medical.premium', 'monthly', 'Premiums', [988.4, 1830.32, 1624.76, 2169.26], { plan: 'Kaiser Premier' }),
    ...costs('medical.premium', 'monthly', 'Premiums', [825.44, 1527.24, 1355.89, 1809.81], { plan: 'Kaiser Basic' }),
    stated('medical.carrier', 'Blue Shield', 'Premiums'),
    stated('medical.carrier', 'Kaiser', 'Premiums'),
    stated('medical.plan_type', 'EPO', 'Premiums', { plan: 'Premier EPO' }),
    stated('medical.plan_type', 'EPO', 'Premiums', { plan: 'Basic EPO' }),
    stated('medical.plan_type', 'PPO', 'Premiums', { plan: 'Premier PPO' }),
    stated('retirement.plan_type', '457(b)', 'Deferred Compensation'),
  ],
  // www.losaltosca.gov/hr, employee benefits
  'sixth/c-los-altos.md': [
    stated('time_off.days_year_1', 10, 'Vacation'),
    stated('time_off.days_year_20', 20, 'Vacation', optional),
    stated('time_off.holidays', [10, 12], 'Holidays'),
    stated('time_off.floating_holidays', 2, 'Holidays'),
    stated('time_off.sick_days', 12, 'Sick Leave'),
    stated('medical.plan_type', ['PPO', 'HMO'], 'Medical Insurance', optional),
  ],
  // online.flipbuilder.com/aqol/rmds, page 5, the first rows drawn as their table
  'sixth/c-anthem-highlights-2017.pdf': [
    ...limits('medical.deductible', 'Deductible', [1000, 2000], { plan: 'HMO Kaiser' }),
    ...limits('medical.deductible', 'Deductible', [1000, 3000], { plan: 'PPO Anthem', ...inside }),
    ...limits('medical.deductible', 'Deductible', [3000, 8000], { plan: 'PPO Anthem', ...outside }),
    ...limits('medical.deductible', 'Deductible', [1500, 3000], { plan: 'HDHP 1500', ...inside }),
    ...limits('medical.deductible', 'Deductible', [1500, 3000], { plan: 'HDHP 1500', ...outside }),
    ...limits('medical.deductible', 'Deductible', [2500, 5000], { plan: 'HDHP 2500', ...inside }),
    ...limits('medical.deductible', 'Deductible', [2500, 5000], { plan: 'HDHP 2500', ...outside }),
    stated('medical.plan_type', 'HMO', 'Medical', { plan: 'HMO Kaiser' }),
    stated('medical.plan_type', 'PPO', 'Medical', { plan: 'PPO Anthem' }),
    stated('medical.plan_type', 'HDHP', 'Medical', { plan: 'HDHP 1500' }),
    stated('medical.plan_type', 'HDHP', 'Medical', { plan: 'HDHP 2500' }),
    stated('medical.carrier', 'Kaiser', 'Medical'),
    stated('medical.carrier', 'Anthem', 'Medical'),
  ],
};
