import { employee, family, household, individual, type LabelledSet, optional, stated } from './label.ts';

/**
 * Handbooks and benefit pages by a fourth reader who has not seen the rules. Their text is no part of this project: beside
 * each is where it stands, to be saved under the key in the folder of data. What is a component of a site there is saved as a
 * browser shows it.
 */
export const ninthPages: LabelledSet = {
  // github.com/synchealth/handbook, content/handbook: Benefits at 2ec396a5, Time Off of all Kinds and Compensation at 1912f1f9,
  // one after another
  'ninth/01.md': [
    stated('eligibility.hours', 30, 'Benefits'),
    stated('medical.employer_share', 100, 'Benefits', employee),
    stated('retirement.plan_type', '401(k)', 'Benefits'),
    stated('time_off.days_year_1', 23, 'Holidays and Vacation Time'),
    stated('time_off.days_year_1', 18, 'Holidays and Vacation Time', optional),
    stated('time_off.days_year_5', 23, 'Holidays and Vacation Time', optional),
    stated('time_off.days_year_10', 23, 'Holidays and Vacation Time', optional),
    stated('time_off.days_year_20', 23, 'Holidays and Vacation Time', optional),
    stated('time_off.sick_days', 5, 'Holidays and Vacation Time', optional),
    stated('time_off.carryover_days', 23, 'PTO Procedures', optional),
    stated('time_off.holidays', [5, 9], 'Holidays and Vacation Time'),
    stated('time_off.floating_holidays', 4, 'Holidays and Vacation Time'),
    stated('leave.parental_birth_weeks', 8, 'Parental Leaves'),
    stated('leave.parental_other_weeks', 6, 'Parental Leaves'),
    stated('leave.parental_pay', 100, 'Parental Leaves', optional),
    stated('leave.sabbatical_years', 5, 'Sabbatical Leave'),
    stated('leave.sabbatical_weeks', [4, 4.33, 4.35], 'Sabbatical Leave', optional),
  ],
  // github.com/blazemarshall/Wahsega-Handbook, src/pages/Benefits/components: Insurance at e3711494, FourZeroOneK and Time_Off
  // at 1004b1b3, one after another
  'ninth/02.html': [
    stated('eligibility.hours', 35, 'Health/Dental/Vision Insurance'),
    stated('eligibility.hours', 30, 'Vacation', optional),
    stated('eligibility.waiting_days', 30, 'Health/Dental/Vision Insurance'),
    stated('life.flat', 25_000, 'Basic Life and Accidental Death & Dismemberment Insurance'),
    stated('retirement.plan_type', '401(k)', '401k Plan'),
    stated('retirement.effective_match', 0, '401k Plan', optional),
    stated('time_off.holidays', 10, 'Holiday Pay'),
    stated('time_off.days_year_1', 15, 'Vacation'),
    stated('time_off.days_year_5', 15, 'Vacation', optional),
    stated('time_off.days_year_10', 15, 'Vacation', optional),
    stated('time_off.days_year_20', 15, 'Vacation', optional),
    stated('time_off.carryover_days', 15, 'Vacation', optional),
  ],
  // github.com/ban-red/cha-portal, the guide of its leave and benefits, parts 4 and 5: what carries over is of all leave together
  'ninth/03-2026.html': [
    stated('time_off.days_year_1', 15, 'Accrual policy (full-time employees)'),
    stated('time_off.days_year_5', 19.5, 'Accrual policy (full-time employees)'),
    stated('time_off.days_year_10', 19.5, 'Accrual policy (full-time employees)'),
    stated('time_off.days_year_20', 19.5, 'Accrual policy (full-time employees)'),
    stated('time_off.sick_days', 12, 'Accrual policy (full-time employees)'),
    stated('time_off.floating_holidays', 3, 'Accrual policy (full-time employees)'),
    stated('time_off.carryover_days', [30, 50], 'Carryover'),
    stated('time_off.holidays', 12, 'Holiday leave'),
    stated('leave.bereavement_days', 3, 'Administrative leave'),
    stated('eligibility.waiting_days', 90, 'Benefits Summary'),
    stated('eligibility.waiting_days', [180, 182, 183], 'Eligibility & timing', optional),
  ],
  // AMP Quality Energy Services' handbook as it stands in the source of its site, part 8
  'ninth/04.html': [
    stated('time_off.days_year_1', 10, 'Paid Time Off (PTO)'),
    stated('time_off.days_year_5', [15, 20], 'Paid Time Off (PTO)'),
    stated('time_off.days_year_10', 20, 'Paid Time Off (PTO)'),
    stated('time_off.days_year_20', 20, 'Paid Time Off (PTO)'),
    stated('time_off.carryover_days', 15, 'Paid Time Off (PTO)'),
    stated('time_off.holidays', 7, 'Holidays'),
    stated('leave.bereavement_days', 3, 'Bereavement Leave'),
    stated('leave.bereavement_days', 1, 'Bereavement Leave', optional),
    stated('leave.parental_birth_weeks', 2, 'Parental Leave'),
    stated('leave.parental_other_weeks', 2, 'Parental Leave'),
  ],
  // github.com/pcwa-ahendricks/shared-web-lib, src/pages/careers/employee-benefits-summary.tsx: what the agency pays a month is
  // no premium and no contribution
  'ninth/05.html': [
    stated('time_off.days_year_1', 10, 'Vacation', optional),
    stated('time_off.days_year_20', 25, 'Vacation', optional),
    stated('time_off.holidays', [10, 13], 'Holidays'),
    stated('time_off.floating_holidays', 3, 'Holidays'),
    stated('time_off.sick_days', 12, 'Sick Leave'),
    stated('medical.plan_type', 'HMO', 'Health Insurance'),
    stated('medical.plan_type', 'PPO', 'Health Insurance'),
    stated(
      'medical.carrier',
      [
        'CalPERS',
        'Anthem',
        'Blue Shield',
        'HealthNet',
        'Kaiser Permanente',
        'UnitedHealthcare',
        'Western Health Advantage',
      ],
      'Health Insurance',
    ),
    stated('dental.carrier', 'Delta Dental', 'Dental Insurance'),
    stated('dental.contribution', 0, 'Dental Insurance', { ...employee, ...optional }),
    stated('vision.carrier', ['Vision Service Plan', 'VSP'], 'Vision Insurance'),
    stated('vision.contribution', 0, 'Vision Insurance', { ...employee, ...optional }),
    stated('life.multiple', 2, 'Life Insurance'),
    stated('ltd.percent', 66.67, 'Disability Insurance'),
    stated('ltd.waiting_days', 90, 'Disability Insurance'),
    stated('retirement.plan_type', 'Pension', 'Public Employees Retirement System (CalPERS)'),
    stated('retirement.plan_type', '457(b)', 'Deferred Compensation', optional),
  ],
  // github.com/poojagunturu96/test-site, content/iv-policies-for-the-institute/d-employee-handbook/d-3-employee-benefits.md at
  // 9c9d2a64, its parts c, d, h (without COBRA), j, k, m and n: some holidays are taken out of the time off
  'ninth/06.md': [
    stated('time_off.holidays', [5, 9], 'Holidays'),
    stated('time_off.floating_holidays', 3, 'Holidays', optional),
    stated('time_off.days_year_1', 26, 'Combined Time Off (CTO)'),
    stated('time_off.days_year_5', 31, 'Combined Time Off (CTO)'),
    stated('time_off.days_year_10', [31, 36], 'Combined Time Off (CTO)'),
    stated('time_off.days_year_20', [36, 40], 'Combined Time Off (CTO)'),
    stated('time_off.carryover_days', 25, 'Combined Time Off (CTO)', optional),
    stated('eligibility.hours', 20, 'Insurance Benefits'),
    stated('eligibility.waiting_days', [0, 30], 'Insurance Benefits'),
    stated('retirement.plan_type', '403(b)', 'Retirement Plan'),
    stated('retirement.plan_type', '457(b)', 'Retirement Plan'),
  ],
  // github.com/MBarber11/ssg-2017, about-us/working-here.php at 0a5b5e9f, without its invented quotation
  'ninth/07.html': [
    stated('time_off.days_year_1', 17, 'Paid Time Off'),
    stated('time_off.holidays', 8, 'Paid Time Off'),
    stated('leave.volunteer_days', 4, 'Paid Time Off'),
    stated('medical.employer_share', 100, 'Health Insurance', employee),
    stated('medical.contribution', 0, 'Health Insurance', { ...employee, ...optional }),
    stated('hsa.eligible', 'yes', 'Health Insurance'),
    stated('dental.contribution', 0, 'Health Insurance', employee),
    stated('dental.contribution', 0, 'Health Insurance', household),
    stated('vision.contribution', 0, 'Health Insurance', employee),
    stated('vision.contribution', 0, 'Health Insurance', household),
    stated('life.flat', 50_000, 'Disability Coverage/Life + AD&D'),
    stated('retirement.plan_type', '401(k)', '401K Match'),
    stated('programs.tuition', 1500, 'Tuition Reimbursement'),
    stated('programs.tuition', 500, 'Tuition Reimbursement', optional),
    stated('programs.learning', 500, 'Tuition Reimbursement'),
  ],
  // American Associated Pharmacies' introduction for new staff as it stands in the source of its app: attendance and time off
  'ninth/08.md': [
    stated('time_off.days_year_1', 3, 'Vacation Benefits'),
    stated('time_off.days_year_5', 15, 'Vacation Benefits'),
    stated('time_off.days_year_10', 17, 'Vacation Benefits'),
    stated('time_off.days_year_20', 19, 'Vacation Benefits'),
    stated('time_off.carryover_days', 19, 'Vacation Benefits', optional),
    stated('time_off.floating_holidays', [3, 4, 5], 'Personal Leave'),
    stated('time_off.floating_holidays', 2, 'Holiday Schedule', optional),
    stated('time_off.holidays', 8, 'Holiday Schedule'),
    stated('eligibility.waiting_days', 60, 'Vacation Benefits', optional),
  ],
  // github.com/Muqluk/Paylocity-Assessment, docs/individual-breakdown/benefits-list.md at 329d74b8
  'ninth/09.md': [
    stated('leave.parental_birth_weeks', [3, 6], 'PCTY Cares'),
    stated('leave.parental_other_weeks', [3, 6], 'PCTY Cares'),
    stated('programs.adoption', [2500, 5000], 'PCTY Cares'),
    stated('programs.tuition', [2500, 5000], 'PCTY Cares'),
    stated('medical.plan_type', 'PPO', 'Medical'),
    stated('medical.plan_type', 'HDHP', 'Medical'),
    stated('hsa.eligible', 'yes', 'Medical'),
    stated('hsa.employer_contribution', 700, 'Medical', individual),
    stated('hsa.employer_contribution', 1400, 'Medical', family),
    stated('retirement.plan_type', '401(k)', 'Financial'),
  ],
  // the careers page in the source of a golf club's site (Birchwood)
  'ninth/10.html': [
    stated('life.flat', 10_000, 'Health & Wellness'),
    stated('hsa.eligible', 'yes', 'Health & Wellness'),
    stated('retirement.plan_type', '401(k)', 'Financial Benefits'),
  ],
  // www.acityonthegrow.com/203/Employee-Benefits: pay periods of unknown length, two weeks or half a month
  'ninth/11.md': [
    stated('time_off.days_year_1', [10.5625, 9.75], 'Vacation Days Per Year'),
    stated('time_off.days_year_5', [13.8125, 12.75], 'Vacation Days Per Year'),
    stated('time_off.days_year_10', [18.6875, 17.25], 'Vacation Days Per Year'),
    stated('time_off.days_year_20', [24.375, 22.5], 'Vacation Days Per Year'),
    stated('time_off.carryover_days', 30, 'Vacation Days Per Year'),
    stated('time_off.holidays', 10, 'Holidays'),
    stated('time_off.floating_holidays', 2, 'Personal Days'),
    stated('time_off.sick_days', [12.1875, 11.25, 18.6875, 17.25], 'Sick Leave'),
  ],
  // handbook.cantilever.co/21eddfdba04d4045a3753481de562dc9: a working day of seven hours or of eight
  'ninth/12.md': [
    stated('time_off.days_year_1', [22.14, 19.375], 'Paid Leave'),
    stated('time_off.days_year_5', [22.14, 19.375], 'Paid Leave', optional),
    stated('time_off.days_year_10', [22.14, 19.375], 'Paid Leave', optional),
    stated('time_off.days_year_20', [22.14, 19.375], 'Paid Leave', optional),
    stated('time_off.carryover_days', [38.75, 33.9], 'Paid Leave', optional),
    stated('eligibility.hours', 35, 'Paid Leave', optional),
  ],
  // np.edu/facstaff/human-resources/employee-benefits.aspx: what the college pays needs a contribution of the employee
  'ninth/13.md': [
    stated('retirement.plan_type', '403(b)', 'Retirement'),
    stated('retirement.nonelective', 14, 'Retirement'),
    stated('retirement.effective_match', 14, 'Retirement', optional),
    stated('retirement.vesting', 'graded', 'Retirement'),
    stated('retirement.vesting_years', 5, 'Retirement'),
  ],
  // www1.udel.edu/wcook/senate/handbook/benefits/DentalPlan.html
  'ninth/14.md': [
    stated('dental.preventive', 100, 'first sentence'),
    stated('dental.basic', 80, 'first sentence'),
    stated('dental.deductible', 25, 'first sentence'),
    stated('dental.annual_maximum', 1000, 'first sentence'),
    stated('dental.orthodontia_maximum', 1000, 'first sentence'),
  ],
  // www.qualcomm.com/careers/benefits, its plan for retirement: a match in dollars, and no name of the plan
  'ninth/15.md': [
    stated('retirement.plan_type', '401(k)', 'Description', optional),
    stated('retirement.roth', 'yes', 'Description'),
    stated(
      'retirement.match_formula',
      '100% of $1,500 + 50% of $1,500 + 33% of $7,500 + 10% thereafter',
      'Description',
      optional,
    ),
    stated('retirement.vesting', 'graded', 'Description'),
    stated('retirement.vesting_years', 2, 'Description'),
    stated('eligibility.waiting_days', 0, 'Eligibility Date', optional),
  ],
  // dev.discounttirefamily.com, Enrollment and Eligibility: Eligibility
  'ninth/16.md': [
    stated('eligibility.waiting_days', 30, 'first paragraph'),
    stated('eligibility.dependent_age', 26, 'third paragraph'),
    stated('retirement.plan_type', '401(k)', 'second paragraph'),
  ],
  // www.cityofdenison.com/338/Retirement
  'ninth/17.md': [
    stated('retirement.plan_type', 'Pension', 'first sentence', optional),
    stated('retirement.effective_match', 14, 'fourth sentence', optional),
    stated('retirement.match_formula', '200% of 7%', 'fourth sentence', optional),
    stated('retirement.auto_enrollment', 7, 'fourth sentence', optional),
    stated('retirement.vesting_years', 5, 'fifth sentence'),
    stated('retirement.vesting', 'cliff', 'fifth sentence', optional),
  ],
  // www.gvsu.edu/healthwellness/bos.htm, Vacation: two groups of staff, the second without a name
  'ninth/18.md': [
    stated('time_off.days_year_1', 15, 'first paragraph'),
    stated('time_off.days_year_1', 13, 'third paragraph', optional),
    stated('time_off.days_year_5', 20, 'first paragraph'),
    stated('time_off.days_year_5', [16, 17], 'third paragraph', optional),
    stated('time_off.days_year_10', 20, 'first paragraph', optional),
    stated('time_off.days_year_20', 20, 'first paragraph', optional),
    stated('time_off.carryover_days', 20, 'second paragraph'),
  ],
};
