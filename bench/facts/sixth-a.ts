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
import { byLevel, costs, limits, monthly } from './rates.ts';

const semiMonthlyRates: readonly Label[] = [
  ...costs('medical.contribution', 'semi-monthly', 'Medical', [64.45, 135.34, 116.05, 206.23]),
  ...costs('dental.contribution', 'semi-monthly', 'Dental', [4.26, 6.85, 7.25, 11.3]),
  ...costs('vision.contribution', 'semi-monthly', 'Vision', [4.17, 8.24, 8.07, 12.26]),
  stated('medical.carrier', 'Blue Cross Blue Shield of Texas', 'Rates', optional),
  stated('medical.tobacco_surcharge', 41.92, 'Rates', optional),
];

const temporaryRates: readonly Label[] = [
  ...costs('medical.contribution', 'monthly', 'Your monthly cost', [206, 828.77, 621.17, 1295.84], { plan: 'HMO' }),
  ...costs('medical.contribution', 'monthly', 'Your monthly cost', [432.91, 1283.61, 1000.04, 1921.61], {
    plan: 'PPO',
  }),
  stated('medical.plan_type', 'HMO', 'Medical options', { plan: 'HMO' }),
  stated('medical.plan_type', 'PPO', 'Medical options', { plan: 'PPO' }),
];

const voluntaryVision: readonly Label[] = [
  stated('vision.exam_copay', 10, 'Voluntary Vision Plan'),
  stated('vision.frame_allowance', 120, 'Voluntary Vision Plan'),
  stated('vision.contact_allowance', 120, 'Voluntary Vision Plan'),
  stated('vision.carrier', 'VSP', 'Vision', optional),
  ...costs('vision.contribution', 'biweekly', 'Rates', [4.25, 7.15, 7.2, 11.5]),
];

/** Guides and pages with tables, labelled before the rules had met them; the misses of these were looked at. */
export const sixthLearned: LabelledSet = {
  // www.gunnisoncounty.org/291/Premiums: no period, and columns without heads
  'sixth/a-gunnison-premiums.md': [
    stated('medical.employer_share', 75, 'Share of Premiums', employee),
    stated('medical.employer_share', 50, 'Share of Premiums', { ...household, ...optional }),
    stated('medical.contribution', 164.8, 'Employee Only', { ...employee, ...optional }),
    stated('medical.contribution', 692.1, 'Family', { ...household, ...optional }),
    stated('dental.contribution', 26.12, 'Employee Only', { ...employee, ...optional }),
    stated('vision.contribution', 4.56, 'Employee Only', { ...employee, ...optional }),
  ],
  // www.ocfl.net/EmploymentVolunteerism/MedicalBenefits2024.aspx
  'sixth/a-orange-county-2024.md': [
    stated('medical.funding', 'self-funded', 'Introduction'),
    stated('medical.carrier', 'Cigna', 'Introduction'),
    stated('dental.carrier', 'Cigna', 'Dental Plan Premiums'),
    stated('vision.carrier', 'MetLife', 'Vision Plan Premiums'),
    ...costs('dental.contribution', 'biweekly', 'Dental Plan Premiums', [6.96], { plan: 'Low' }),
    ...costs('dental.contribution', 'biweekly', 'Dental Plan Premiums', [10.66], { plan: 'Middle' }),
    ...costs('dental.contribution', 'biweekly', 'Dental Plan Premiums', [17.36], { plan: 'High' }),
    ...costs('vision.contribution', 'biweekly', 'Vision Plan Premiums', [2.2]),
    ...costs('medical.premium', 'biweekly', 'Medical', [456.86, 959.71, 867.18, 1269.81], { plan: 'HDHP' }),
    ...costs('medical.contribution', 'biweekly', 'Medical', [23.32, 150.71, 119.34, 266.15], { plan: 'HDHP' }),
    ...byLevel('medical.employer_share', 'Medical', [95, 84, 86, 79], { plan: 'HDHP' }),
    ...costs('medical.premium', 'biweekly', 'Medical', [497.65], { plan: 'LDHP' }),
    ...costs('medical.contribution', 'biweekly', 'Medical', [38.85], { plan: 'LDHP' }),
    stated('medical.employer_share', 92, 'Medical', { plan: 'LDHP', ...employee }),
    stated('medical.plan_type', 'HDHP', 'Medical', { plan: 'HDHP' }),
  ],
  // online.flipbuilder.com/jrvr/rmqg, page 6
  'sixth/a-hospice-2017.txt': [
    ...costs('medical.contribution', 'pay period', 'HDHP', [15, 180, 50, 230], { plan: 'HDHP' }),
    ...costs('medical.contribution', 'pay period', 'HRA', [50, 260, 95, 295], { plan: 'HRA' }),
    ...costs('medical.contribution', 'pay period', 'PPO', [75, 300, 180, 360], { plan: 'PPO' }),
    ...costs('dental.contribution', 'pay period', 'Dental', [6.5, 18, 17.5, 19]),
    stated('medical.plan_type', 'HDHP', 'HDHP', { plan: 'HDHP' }),
    stated('medical.plan_type', 'PPO', 'PPO', { plan: 'PPO' }),
  ],
  // www-staging.assurant.com/mab/rates/health-rates
  'sixth/a-assurant-rates-2024.md': [
    ...costs('medical.contribution', 'biweekly', 'Rates', [96.08, 269.65, 248.09, 361.29], { plan: 'Purple' }),
    ...costs('medical.contribution', 'biweekly', 'Rates', [160.98, 399.79, 361.74, 552.19], { plan: 'Blue' }),
    ...costs('medical.contribution', 'biweekly', 'Rates', [91.41, 238.08, 215.89, 325.69], { plan: 'Green' }),
    ...costs('medical.contribution', 'biweekly', 'Rates', [49.61, 113.94, 106.91, 142.4], { plan: 'Orange' }),
    stated('medical.tobacco_surcharge', 40, 'Rates', optional),
    stated('eligibility.domestic_partner', 'yes', 'Rates', optional),
  ],
  // www.stryker.com/spd/str-1g0-dental-web-b.html
  'sixth/a-stryker-dental.md': [
    stated('dental.preventive', 100, 'Schedule of benefits'),
    stated('dental.basic', 80, 'Schedule of benefits'),
    stated('dental.major', 50, 'Schedule of benefits'),
    stated('dental.annual_maximum', 2000, 'Benefit maximums'),
    stated('dental.orthodontia_maximum', 2000, 'Benefit maximums'),
  ],
  // transoceanbenefitsguide.com/us-expat/tables/dental
  'sixth/a-transocean-dental.md': [
    stated('dental.deductible', 50, 'Dental Plan', individual),
    stated('dental.annual_maximum', 2000, 'Dental Plan'),
    stated('dental.preventive', 100, 'Dental Plan'),
    stated('dental.basic', 80, 'Dental Plan'),
    stated('dental.major', 50, 'Dental Plan'),
    stated('dental.orthodontia_maximum', 2000, 'Dental Plan'),
  ],
  // online.flippingbook.com/view/355158740/12
  'sixth/a-associate-dental.txt': [
    stated('dental.carrier', 'Delta Dental', 'Dental'),
    ...[
      ['Standard', 50, 1500, [3.65, 8.15, 8.95, 12.3]] as const,
      ['Maximum', 80, 2000, [5.8, 12.95, 14, 17.15]] as const,
    ].flatMap(([plan, basic, most, rates]) => [
      stated('dental.preventive', 100, 'Dental Benefits', { plan }),
      stated('dental.basic', basic, 'Dental Benefits', { plan }),
      stated('dental.major', 50, 'Dental Benefits', { plan }),
      stated('dental.annual_maximum', most, 'Dental Benefits', { plan }),
      stated('dental.orthodontia_maximum', most, 'Dental Benefits', { plan }),
      ...costs('dental.contribution', 'weekly', 'Your Weekly Payroll Deduction', rates, { plan }),
    ]),
  ],
  // epicenterdemo.com/disability-coverage
  'sixth/a-epicenter-disability.md': [
    stated('ltd.waiting_days', 90, 'Plan Feature'),
    stated('std.waiting_days', 7, 'Plan Feature'),
    stated('ltd.percent', 60, 'Plan Feature'),
    stated('std.percent', 55, 'Plan Feature'),
    stated('ltd.monthly_maximum', 15_000, 'Plan Feature'),
    stated('std.weekly_maximum', 1100, 'Plan Feature'),
    stated('std.maximum_weeks', 13, 'Plan Feature'),
  ],
  // eobenefits.ibpllc.com/my-benefits/medical-and-prescription-drugs
  'sixth/a-eo-medical.md': [
    ...limits('medical.deductible', 'Deductible', [2000, 4000], inside),
    ...limits('medical.deductible', 'Deductible', [2000, 4000], outside),
    stated('medical.coinsurance', 0, 'Coinsurance', inside),
    stated('medical.coinsurance', 30, 'Coinsurance', outside),
    ...limits('medical.out_of_pocket_max', 'Out-of-Pocket Maximum', [5000, 10_000], inside),
    ...limits('medical.out_of_pocket_max', 'Out-of-Pocket Maximum', [10_000, 20_000], outside),
    stated('medical.pcp_copay', 0, 'Doctor’s Office Visit', optional),
  ],
  // www.brandeis.edu human resources, medical plan comparison
  'sixth/a-brandeis-comparison-2026.html': [
    ...limits('medical.out_of_pocket_max', 'General', [4000, 8000], { plan: 'Best Buy HSA HMO' }),
    ...limits('medical.out_of_pocket_max', 'General', [5000, 10_000], { plan: 'Best Buy HMO' }),
    ...limits('medical.out_of_pocket_max', 'General', [2500, 5000], { plan: 'HMO' }),
    ...limits('medical.out_of_pocket_max', 'General', [2500, 5000], { plan: 'PPO', ...inside }),
    ...limits('medical.out_of_pocket_max', 'General', [2500, 5000], { plan: 'PPO', ...outside }),
    ...limits('medical.deductible', 'General', [2000, 4000], { plan: 'Best Buy HSA HMO' }),
    ...limits('medical.deductible', 'General', [1000, 2000], { plan: 'Best Buy HMO' }),
    ...limits('medical.deductible', 'General', [500, 1000], { plan: 'PPO', ...outside }),
    stated('medical.deductible', 0, 'General', optional),
    stated('medical.urgent_care_copay', 30, 'Emergency', { plan: 'Best Buy HSA HMO' }),
    stated('medical.urgent_care_copay', 25, 'Emergency', { plan: 'Best Buy HMO' }),
    stated('medical.urgent_care_copay', 25, 'Emergency', { plan: 'HMO' }),
    stated('medical.urgent_care_copay', 25, 'Emergency', { plan: 'PPO', ...inside }),
    stated('medical.er_copay', 100, 'Emergency', { plan: 'Best Buy HSA HMO' }),
    stated('medical.er_copay', 150, 'Emergency', { plan: 'Best Buy HMO' }),
    stated('medical.er_copay', 150, 'Emergency', { plan: 'HMO' }),
    stated('medical.er_copay', 150, 'Emergency', { plan: 'PPO', ...inside }),
    stated('medical.er_copay', 150, 'Emergency', { plan: 'PPO', ...outside }),
    stated('medical.plan_type', 'HMO', 'General', { plan: 'Best Buy HMO' }),
    stated('medical.plan_type', 'HMO', 'General', { plan: 'HMO' }),
    stated('medical.plan_type', 'PPO', 'General', { plan: 'PPO' }),
    stated('medical.plan_type', 'HDHP', 'General', { plan: 'Best Buy HSA HMO', ...optional }),
    stated('hsa.eligible', 'yes', 'General', optional),
    stated('medical.coinsurance', 20, 'Emergency', { plan: 'PPO', ...outside, ...optional }),
  ],
  // www.syscobenefits.com/guide/iframes/vision-plan
  'sixth/a-sysco-vision.md': [
    stated('vision.exam_copay', 0, 'What You Pay'),
    stated('vision.frame_allowance', 230, 'What You Pay'),
    stated('vision.contact_allowance', 180, 'What You Pay'),
    stated('vision.carrier', 'VSP', 'What You Pay', optional),
  ],
  // myoswbenefits.com/vision: its text, and its tables as a document
  'sixth/a-osw-vision.md': voluntaryVision,
  'sixth/a-osw-vision.docx': voluntaryVision,
  // www.district287.org/administration-benefits
  'sixth/a-district287.md': [
    stated('medical.fertility', 'yes', 'Benefit Structure'),
    stated('medical.fertility_maximum', 30_000, 'Benefit Structure'),
    ...limits('medical.deductible', 'Deductible Plan', [1000, 2000]),
    stated('medical.contribution', 0, 'Single', employee),
    stated('medical.contribution', monthly(48.99, 'pay period'), 'Family', household),
    ...limits('hra.employer_contribution', 'Deductible Plan', [1000, 2000]),
    stated('dental.annual_maximum', 1500, 'Dental'),
    stated('dental.contribution', 0, 'Single', employee),
    stated('dental.contribution', monthly(26.84, 'pay period'), 'Family', household),
    stated('programs.eap_sessions', 6, 'Available to all'),
    stated('life.multiple', 2, 'Basic Life and AD&D'),
    stated('retirement.plan_type', 'Pension', 'PERA', optional),
    stated('eligibility.hours', 30, 'Benefit Structure', optional),
  ],
  // online.flipbuilder.com/LocktonFlipBook/krek, page 20: a margin's text runs between the rows; and the same page drawn
  'sixth/a-wt-contributions-2017.txt': semiMonthlyRates,
  'sixth/a-wt-contributions-2017.pdf': semiMonthlyRates,
  // rakuten.mybenefits.life
  'sixth/a-rakuten-life.md': [
    stated('life.multiple', 2, 'Basic Life and AD&D'),
    stated('life.maximum', 1_000_000, 'Basic Life and AD&D'),
  ],
  // online.flipbuilder.com/LocktonFlipBook/yqii, page 16: two columns of text run together
  'sixth/a-security-401k-2015.txt': [
    stated('retirement.plan_type', '401(k)', 'Savings Plan'),
    stated('retirement.effective_match', 4, 'Company Match Contributions'),
    stated('retirement.match_formula', ['100% of 3% + 50% of 2%', '100% of 3%, 50% of 2%'], 'Company Match'),
    stated('retirement.auto_enrollment', 2, 'Automatic Enrollment'),
    stated('retirement.vesting', 'immediate', 'Savings Plan'),
    stated('retirement.vesting_years', 0, 'Savings Plan'),
  ],
  // cotalitybenefits.com/US/Other/LifeADD.aspx
  'sixth/a-cotality-life.md': [
    stated('life.multiple', 2, 'Life and AD&D Insurance'),
    stated('life.maximum', 100_000, 'Life and AD&D Insurance'),
  ],
  // online.flipbuilder.com/wuay/yiqs, page 18; and the same page drawn
  'sixth/a-career-group-2020.txt': temporaryRates,
  'sixth/a-career-group-2020.pdf': temporaryRates,
};
