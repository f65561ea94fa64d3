import {
  employee,
  household,
  individual,
  family,
  inside,
  type Label,
  type LabelledSet,
  optional,
  outside,
  stated,
} from './label.ts';
import { byLevel, costs, limits, monthly } from './rates.ts';

/** What a plan costs by the bands of pay: each amount of a level is right. */
const byBand = (plan: string, levels: readonly (readonly number[])[]): Label[] =>
  byLevel(
    'medical.contribution',
    'Medical Plans Rates',
    levels.map((bands) => bands.flatMap((amount) => monthly(amount, 'biweekly'))),
    { plan },
  );

/** Guides, rate sheets and tables by the reader of `eighth-pages.ts`; some are cut where the stored copy ends. */
export const eighthTables: LabelledSet = {
  // echostarbenefits.com/Employee-Contributions: one plan with thirteen levels by the number of dependents
  'eighth/21-2025.md': [
    stated('medical.contribution', monthly(69.23, 'pay period'), 'Medical Costs (Per Pay Period)', employee),
    stated(
      'medical.contribution',
      [138.46, 184.62, 207.69, 219.23, 230.77, 242.31, 253.85, 265.38, 276.92, 288.46, 300, 311.54].flatMap((amount) =>
        monthly(amount, 'pay period'),
      ),
      'Medical Costs (Per Pay Period)',
      optional,
    ),
    stated('dental.carrier', ['UHC', 'UnitedHealthcare'], 'Dental Costs (Per Pay Period)'),
    ...costs('dental.contribution', 'pay period', 'Dental Costs', [6.06, 12.11, 15.75, 21.2], { plan: 'UHC DHMO' }),
    ...costs('dental.contribution', 'pay period', 'Dental Costs', [10.12, 19.99, 28.5, 38.44], {
      plan: 'UHC Low Plan',
    }),
    ...costs('dental.contribution', 'pay period', 'Dental Costs', [18.11, 34.64, 49.19, 53.93], {
      plan: 'UHC High Plan',
    }),
    ...costs('vision.contribution', 'pay period', 'Vision Costs', [0.45, 0.72, 0.86, 1.38], { plan: 'Exam Plus Plan' }),
    ...costs('vision.contribution', 'pay period', 'Vision Costs', [3.6, 5.04, 6.21, 9.92], {
      plan: 'Enhanced Vision Plan',
    }),
  ],
  // roseinternationalbenefits.com/?p=13125
  'eighth/22.md': [
    stated('medical.plan_type', ['PPO', 'HDHP'], 'first paragraph'),
    stated('hsa.eligible', 'yes', 'first paragraph'),
    ...limits('medical.deductible', 'General Services', [5000, 10_000], inside),
    ...limits('medical.deductible', 'General Services', [7500, 15_000], outside),
    ...limits('medical.out_of_pocket_max', 'General Services', [6250, 12_500], inside),
    ...limits('medical.out_of_pocket_max', 'General Services', [15_000, 30_000], outside),
    stated('medical.coinsurance', 20, 'Office Services', inside),
    stated('medical.coinsurance', 50, 'Office Services', outside),
    stated('rx.tier_1', 10, 'Prescription Drugs'),
    stated('rx.tier_2', 35, 'Prescription Drugs'),
    stated('rx.tier_3', 60, 'Prescription Drugs'),
  ],
  // cityofdallasbenefits.org/2017-2/dental: the second plan has copays for each service only
  'eighth/23-2017.md': [
    stated('dental.deductible', 50, 'Dental PPO Plan', { plan: 'PPO' }),
    stated('dental.annual_maximum', 1750, 'Dental PPO Plan', { plan: 'PPO' }),
    stated('dental.orthodontia_maximum', 1750, 'Dental PPO Plan', { plan: 'PPO' }),
    stated('dental.preventive', 100, 'Dental PPO Plan', { plan: 'PPO' }),
    stated('dental.basic', 80, 'Dental PPO Plan', { plan: 'PPO' }),
    stated('dental.major', 50, 'Dental PPO Plan', { plan: 'PPO' }),
    stated('eligibility.dependent_age', 26, 'Dental PPO Plan'),
  ],
  // www.cctbenefits.org/high-deductible-health-plan-hdhp: a cell a line; the percentages are what the plan pays
  'eighth/24-2022.md': [
    stated('medical.plan_type', 'HDHP', 'HDHP Snapshot'),
    stated('hsa.eligible', 'yes', 'HDHP Snapshot', optional),
    ...limits('medical.deductible', 'Deductible, per plan year', [3000, 6000], inside),
    ...limits('medical.deductible', 'Deductible, per plan year', [5000, 10_000], outside),
    ...limits('medical.out_of_pocket_max', 'Maximum Out-of-Pocket', [3000, 6000], inside),
    ...limits('medical.out_of_pocket_max', 'Maximum Out-of-Pocket', [200_000, 400_000], outside),
    stated('medical.coinsurance', 0, 'General Percentage Payment Rule', inside),
    stated('medical.coinsurance', 50, 'General Percentage Payment Rule', outside),
    stated('medical.telehealth_copay', 0, 'Teladoc'),
  ],
  // cld.bz/bookdata/U6pDout, page 25
  'eighth/25.txt': [
    stated('dental.carrier', 'Cigna', 'Voluntary Dental'),
    stated('dental.carrier', 'MetLife', 'Voluntary Dental'),
    ...costs('dental.contribution', 'monthly', 'Voluntary Dental', [17.16, 32.6, 34.31, 48.9], { plan: 'Cigna DHMO' }),
    ...costs('dental.contribution', 'monthly', 'Voluntary Dental', [47, 99.37, 96.46, 162.17], {
      plan: 'MetLife Standard',
    }),
    ...costs('dental.contribution', 'monthly', 'Voluntary Dental', [56.23, 118.87, 131.78, 214.81], {
      plan: 'MetLife Premium',
    }),
    stated('vision.carrier', 'EyeMed', 'Voluntary Vision'),
    ...costs('vision.contribution', 'monthly', 'Voluntary Vision', [6.08, 11.48, 12.08, 17.72]),
    stated('eligibility.domestic_partner', 'yes', 'Note', optional),
    stated('hsa.eligible', 'yes', 'Cost of Coverage', optional),
  ],
  // online.anyflip.com/dpzp/sunn, page 26: the same amounts by two weeks and by one
  'eighth/26-2021.txt': [
    stated('medical.plan_type', 'PPO', 'Medical Plans Rates'),
    stated('medical.plan_type', 'HDHP', 'Medical Plans Rates'),
    stated('hsa.eligible', 'yes', 'Medical Plans Rates'),
    ...byBand('PPO', [
      [48.95, 54.11, 56.35, 67.84, 82.27],
      [137.48, 155.63, 162.8, 197.79, 254.23],
      [113.72, 128.83, 134.38, 151.34, 175.16],
      [168.13, 188.1, 205.19, 229.62, 291.92],
    ]),
    ...byBand('HDHP', [
      [35.07, 40.22, 42.46, 53.95, 68.39],
      [108.3, 126.46, 133.63, 168.61, 225.05],
      [86.77, 101.88, 107.43, 124.39, 148.21],
      [124.64, 144.62, 161.7, 186.14, 248.44],
    ]),
    stated('medical.tobacco_surcharge', monthly(23.08, 'biweekly'), 'Medical Plans Rates'),
  ],
  // cld.bz/bookdata/UvVFbyt, page 25: the names of the columns stand apart from the amounts; medical and dental in one
  'eighth/27-2016.txt': [
    ...costs('medical.contribution', 'pay period', 'Medical and Dental', [27, 80, 74, 132], { plan: 'Base' }),
    ...costs('medical.contribution', 'pay period', 'Medical and Dental', [54, 136, 126, 207], { plan: 'Enhanced' }),
    ...costs('medical.contribution', 'pay period', 'Medical and Dental', [22, 54, 50, 96], { plan: 'QHDHP' }),
    stated(
      'medical.contribution',
      [105, 157, 161, 232, 79, 121].flatMap((amount) => monthly(amount, 'pay period')),
      'Medical and Dental, with the surcharge',
      optional,
    ),
    stated('medical.spousal_surcharge', monthly(25, 'pay period'), 'Medical and Dental', optional),
    stated('medical.plan_type', 'HDHP', 'Medical and Dental'),
    stated('hsa.eligible', 'yes', 'Health Savings Account', optional),
    ...costs('vision.contribution', 'pay period', 'Vision', [2.7, 4.97, 5.21, 7.8]),
  ],
  // www.hennepin.us/employees/vision-plan
  'eighth/28.md': [
    stated('vision.carrier', 'EyeMed', 'Vision insurance'),
    stated('vision.frame_allowance', 175, 'Plan highlights'),
    stated('vision.contact_allowance', 175, 'Plan highlights'),
    ...costs('vision.contribution', 'monthly', 'Monthly premiums', [5.28, 10.05, 10.57, 15.54]),
  ],
  // hessbenefits.com/quickfind-view/text/page/10: the deductible is of care outside of the network
  'eighth/29-2021.md': [
    stated('dental.contribution', monthly(6.96, 'biweekly'), 'What You Pay for Dental Coverage', employee),
    stated('dental.contribution', monthly(13.92, 'biweekly'), 'What You Pay for Dental Coverage', optional),
    stated('dental.contribution', monthly(20.88, 'biweekly'), 'What You Pay for Dental Coverage', household),
    stated('dental.deductible', [0, 50], 'Features', individual),
    stated('dental.deductible', [0, 150], 'Features', family),
    stated('dental.preventive', 100, 'Features'),
    stated('dental.basic', 80, 'Features'),
    stated('dental.basic', 70, 'Features', optional),
    stated('dental.major', 60, 'Features'),
    stated('dental.annual_maximum', 2000, 'Features'),
    stated('dental.annual_maximum', 1500, 'Features', optional),
    stated('dental.orthodontia_maximum', 2500, 'Features'),
    stated('retirement.plan_type', '401(k)', 'Contributions'),
    stated('retirement.roth', 'yes', 'Contributions'),
  ],
  // www.dmgov.org/Departments/HumanResources/Pages/PoliceBenefits.aspx, the older stored copy: a cell a line, and what staff
  // pay of the premium
  'eighth/30.md': [
    stated('medical.employer_share', 98.5, 'Health Insurance'),
    stated('medical.employer_share', 95, 'Health Insurance'),
    stated('medical.carrier', ['Blue Choice', 'Blue Access'], 'Health Insurance', optional),
    ...limits('medical.deductible', 'Deductible', [250, 500], { plan: 'Option 1' }),
    ...limits('medical.deductible', 'Deductible', [500, 1000], { plan: 'Option 2' }),
    ...limits('medical.deductible', 'Deductible', [0, 0], { plan: 'Option 3' }),
    ...limits('medical.out_of_pocket_max', 'Out of Pocket Maximum', [750, 1500], { plan: 'Option 1' }),
    ...limits('medical.out_of_pocket_max', 'Out of Pocket Maximum', [1000, 2000], { plan: 'Option 2' }),
    ...limits('medical.out_of_pocket_max', 'Out of Pocket Maximum', [500, 1000], { plan: 'Option 3' }),
    stated('medical.pcp_copay', 10, 'Co-Pay Office Visits', { plan: 'Option 1' }),
    stated('medical.pcp_copay', 25, 'Co-Pay Office Visits', { plan: 'Option 2' }),
    stated('medical.pcp_copay', 5, 'Co-Pay Office Visits', { plan: 'Option 3' }),
    stated('rx.tier_1', 5, 'Prescription Co-Pay', { plan: 'Option 1' }),
    stated('rx.tier_2', 15, 'Prescription Co-Pay', { plan: 'Option 1' }),
    stated('rx.tier_1', 5, 'Prescription Co-Pay', { plan: 'Option 2' }),
    stated('rx.tier_2', 25, 'Prescription Co-Pay', { plan: 'Option 2' }),
    stated('rx.tier_3', 50, 'Prescription Co-Pay', { plan: 'Option 2' }),
    stated('rx.tier_1', 5, 'Prescription Co-Pay', { plan: 'Option 3', ...optional }),
    stated('medical.contribution', 7.73, 'Premium', { plan: 'Option 1', ...employee }),
    stated('medical.contribution', 19.32, 'Premium', { plan: 'Option 1', ...household }),
    stated('medical.contribution', 7.2, 'Premium', { plan: 'Option 2', ...employee }),
    stated('medical.contribution', 18, 'Premium', { plan: 'Option 2', ...household }),
    stated('medical.contribution', 26.66, 'Premium', { plan: 'Option 3', ...employee }),
    stated('medical.contribution', 66.66, 'Premium', { plan: 'Option 3', ...household }),
    stated('dental.contribution', 0, 'Dental Insurance', employee),
    stated('dental.contribution', 1, 'Dental Insurance', household),
    stated('dental.annual_maximum', 1000, 'Dental Insurance'),
    stated('life.flat', 25_000, 'Group Term Life'),
    stated('retirement.plan_type', '457(b)', 'Deferred Comp Plans'),
    stated('retirement.effective_match', 2.5, 'Deferred Comp Plans'),
    stated('retirement.plan_type', 'Pension', 'Retirement'),
    stated('programs.tuition', 2400, 'Tuition reimbursement'),
    stated('time_off.sick_days', 12, 'Sick Leave Accrual Rate'),
  ],
  // viewer.joomag.com/2025-employee-benefits-guide/0957306001730149541/p5
  'eighth/31-2025.md': [
    stated('vision.carrier', 'EyeMed', 'Vision'),
    stated('vision.exam_copay', 10, 'Key Vision Benefits'),
    stated('vision.frame_allowance', 150, 'Key Vision Benefits'),
    stated('vision.contact_allowance', 150, 'Key Vision Benefits'),
    stated('fsa.health_limit', 2475, 'Healthcare FSA'),
    stated('fsa.dependent_care_limit', 3750, 'Dependent Care FSA'),
  ],
  // www.passhe.edu/inside/hr/syshr/Pages/TimeOff_SPFPA.aspx: a cell a line
  'eighth/32.md': [
    stated('time_off.days_year_1', 7, 'Annual Leave'),
    stated('time_off.days_year_5', 15, 'Annual Leave'),
    stated('time_off.days_year_10', 15, 'Annual Leave'),
    stated('time_off.days_year_20', 20, 'Annual Leave'),
    stated('time_off.carryover_days', 45, 'Annual Leave'),
    stated('time_off.sick_days', 13, 'Sick Leave'),
    stated('leave.bereavement_days', [3, 4, 5], 'Bereavement and Sick Family Leave'),
    stated('leave.caregiver_days', [5, 7, 15, 20, 26], 'Bereavement and Sick Family Leave', optional),
  ],
};
