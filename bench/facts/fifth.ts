import { type LabelledSet, stated } from './label.ts';

const employee = { tier: 'employee' } as const;
const spouse = { tier: 'employee_spouse' } as const;
const children = { tier: 'employee_children' } as const;
const household = { tier: 'employee_family' } as const;
const individual = { tier: 'individual' } as const;
const family = { tier: 'family' } as const;
const optional = { optional: true } as const;

/** Dollars of a pay period whose length the page does not say, as dollars a month: of 26, of 24, or of 12 a year. */
const each = (amount: number): number[] => [(amount * 26) / 12, amount * 2, amount];

/**
 * Public pages that were labelled before the rules had met them; what was wrong in them was mended afterwards. Their text
 * is no part of this project: beside each is where it stands, to be saved under the key in the folder of data.
 */
export const fifth: LabelledSet = {
  // github.com/box-products/handbook, benefits-and-perks.md at 079a8c6c
  'fifth/a-salt-insure.md': [
    stated('medical.carrier', 'Cigna', 'Medical Insurance'),
    stated('medical.plan_type', 'PPO', 'Medical Insurance'),
    stated('medical.employer_share', [50, 75], 'Medical Insurance', optional),
    stated('eligibility.domestic_partner', 'yes', 'Medical Insurance'),
    stated('medical.contribution', each(42.81), 'Medical Insurance', employee),
    stated('medical.contribution', each(309.89), 'Medical Insurance', spouse),
    stated('medical.contribution', each(76.29), 'Medical Insurance', children),
    stated('medical.contribution', each(293.38), 'Medical Insurance', household),
    stated('dental.carrier', 'Principal', 'Dental Insurance'),
    stated('dental.contribution', each(17.92), 'Dental Insurance', employee),
    stated('dental.contribution', each(36.06), 'Dental Insurance', spouse),
    stated('dental.contribution', each(37.94), 'Dental Insurance', children),
    stated('dental.contribution', each(57.46), 'Dental Insurance', household),
    stated('vision.carrier', 'Principal', 'Vision Insurance'),
    stated('vision.contribution', each(3.82), 'Vision Insurance', employee),
    stated('vision.contribution', each(7.82), 'Vision Insurance', spouse),
    stated('vision.contribution', each(7.42), 'Vision Insurance', children),
    stated('vision.contribution', each(11.39), 'Vision Insurance', household),
    stated('retirement.plan_type', '401(k)', '401K Plan'),
    stated('retirement.nonelective', 5, '401K Plan'),
    stated('retirement.roth', 'yes', '401K Plan'),
    stated('time_off.days_year_1', 15, 'Paid Time Off'),
    stated('std.percent', 70, 'Personal Leave', optional),
    stated('std.maximum_weeks', 12, 'Personal Leave', optional),
    stated('leave.sabbatical_weeks', [4, 4.33], 'Sabbatical'),
    stated('leave.sabbatical_years', 3, 'Sabbatical'),
    stated('leave.parental_birth_weeks', 16, 'Family Leave'),
    stated('leave.parental_other_weeks', 6, 'Family Leave'),
    stated('leave.parental_pay', 100, 'Family Leave'),
    stated('programs.wellness', [1200, 2400], 'Fitness Allowance'),
    stated('programs.learning', 1000, 'Continuing Education Allowance'),
    stated('programs.home_office', 1000, 'Home Office Set-up'),
    stated('programs.phone_internet', 200, 'Internet Stipend', optional),
  ],
  // github.com/SmartPathTeam/handbook, benefits.md at 207e966d
  'fifth/a-smartpath.md': [
    stated('medical.carrier', ['Anthem', 'Blue Cross Blue Shield of Georgia'], 'Medical Insurance'),
    stated('medical.plan_type', 'POS', 'Medical Insurance', { plan: 'POS' }),
    stated('medical.plan_type', 'HDHP', 'Medical Insurance', { plan: 'HSA' }),
    stated('medical.deductible', 3500, 'Medical Insurance', { plan: 'POS' }),
    stated('medical.deductible', 6100, 'Medical Insurance', { plan: 'HSA' }),
    stated('medical.out_of_pocket_max', 8150, 'Medical Insurance', { plan: 'POS' }),
    stated('medical.out_of_pocket_max', 6850, 'Medical Insurance', { plan: 'HSA' }),
    stated('hsa.eligible', 'yes', 'Medical Insurance'),
    stated('hsa.employer_contribution', 120, 'Medical Insurance'),
    stated('medical.employer_share', 75, 'Medical Insurance'),
    stated('vision.carrier', 'Guardian', 'Eyecare'),
    stated('dental.carrier', 'Guardian', 'Dental'),
    stated('life.flat', 50_000, 'Basic Life Insurance'),
    stated('retirement.plan_type', '401(k)', '401(k) Matching'),
    stated('retirement.effective_match', 4, '401(k) Matching'),
    stated('retirement.match_formula', '100% of 4%', '401(k) Matching', optional),
    stated('programs.learning', 1000, 'Education Stipend'),
    stated('leave.parental_birth_weeks', [6, 12], 'Parental Leave'),
    stated('leave.parental_other_weeks', [6, 12], 'Parental Leave'),
    stated('leave.parental_pay', [60, 100], 'Parental Leave'),
    stated('time_off.holidays', 9, 'Company Holidays'),
    stated('time_off.unlimited', 'yes', 'Time Off', optional),
    stated('leave.volunteer_days', 2, 'Volunteer Time Off'),
  ],
  // github.com/catalyst-cooperative/catalystcoop-handbook, docs/benefits.md at 2618ba90
  'fifth/a-catalyst.md': [
    stated('time_off.days_year_1', 5, 'Paid Time-Off'),
    stated('hra.employer_contribution', 1800, 'Health Care', optional),
    stated('retirement.plan_type', 'SIMPLE IRA', 'Retirement Accounts'),
    stated('retirement.effective_match', 3, 'Retirement Accounts'),
    stated('retirement.roth', 'yes', 'Retirement Accounts', optional),
  ],
  // github.com/2i2c-org/team-compass, benefits.md at 0e9ab633
  'fifth/a-2i2c.md': [stated('time_off.unlimited', 'yes', 'Paid Time Off')],
  // www.seabrooktx.gov/192/Employee-Benefits
  'fifth/a-seabrook.md': [
    stated('time_off.holidays', [8, 9], 'Holidays'),
    stated('time_off.floating_holidays', 2, 'Holidays'),
    stated('time_off.floating_holidays', 1, 'Personal Leave', optional),
    stated('time_off.sick_days', 8, 'Sick Leave'),
    stated('leave.bereavement_days', 3, 'Other Leave'),
    stated('medical.carrier', 'Aetna', 'Health Insurance'),
    stated('medical.deductible', 500, 'Health Insurance'),
    stated('medical.employer_share', 100, 'Health Insurance', employee),
    stated('medical.employer_share', 50, 'Health Insurance', household),
    stated('dental.carrier', 'Aetna', 'Dental Insurance'),
    stated('vision.carrier', 'Block Vision', 'Vision Insurance'),
  ],
  // rentonwa.gov, Human Resources: Other Benefits
  'fifth/a-renton.md': [
    stated('time_off.holidays', 11, 'Holidays'),
    stated('time_off.floating_holidays', 2, 'Holidays'),
    stated('time_off.days_year_1', 12, 'Vacation'),
    stated('time_off.days_year_5', [12, 18], 'Vacation'),
    stated('time_off.days_year_10', [18, 21], 'Vacation'),
    stated('time_off.days_year_20', [24, 27], 'Vacation'),
    stated('time_off.sick_days', 12, 'Sick Leave'),
  ],
  // www.lakestevenswa.gov/342/Paid-Leave
  'fifth/a-lake-stevens.md': [
    stated('time_off.days_year_1', [12, 14], 'Vacation Leave'),
    stated('time_off.days_year_5', [16, 18], 'Vacation Leave'),
    stated('time_off.days_year_10', [18, 21], 'Vacation Leave'),
    stated('time_off.days_year_20', [24.5, 25], 'Vacation Leave'),
    stated('time_off.sick_days', [10, 12], 'Sick Leave'),
    stated('time_off.holidays', 10, 'Holidays'),
    stated('time_off.floating_holidays', 2, 'Holidays'),
  ],
  // www.republicmo.com/500/Paid-Time-Off
  'fifth/a-republic.md': [
    stated('time_off.days_year_1', [5, 10], 'Paid Time Off'),
    stated('time_off.days_year_5', 15, 'Paid Time Off'),
    stated('time_off.days_year_10', 20, 'Paid Time Off'),
    stated('time_off.days_year_20', 20, 'Paid Time Off'),
    stated('time_off.sick_days', 12, 'Paid Time Off'),
    stated('time_off.holidays', 13, 'Paid Time Off'),
    stated('time_off.floating_holidays', 3, 'Paid Time Off'),
    stated('leave.bereavement_days', 3, 'Paid Time Off'),
  ],
  // www.sjrmc.org/benefits
  'fifth/a-sjrmc-2018.md': [
    stated('eligibility.waiting_days', 30, 'When Coverage Begins'),
    stated('eligibility.hours', [20, 30], 'Benefits Eligibility'),
    stated('medical.plan_type', 'PPO', 'Medical Coverage'),
    stated('medical.plan_type', 'HDHP', 'Medical Coverage'),
    stated('dental.carrier', 'Delta Dental', 'Dental Care Coverage'),
    stated('dental.preventive', 100, 'Dental Care Coverage'),
    stated('vision.carrier', ['VSP', 'Vision Service Plan'], 'Vision Care Coverage'),
    stated('fsa.health_limit', 2600, 'Flexible Spending Accounts'),
  ],
  // www.montevallo.edu, University Benefits
  'fifth/a-montevallo.md': [
    stated('time_off.days_year_1', 10, 'Vacation'),
    stated('time_off.days_year_5', [14, 15], 'Vacation', optional),
    stated('time_off.days_year_10', [19, 20], 'Vacation', optional),
    stated('time_off.days_year_20', 20, 'Vacation', optional),
    stated('time_off.sick_days', 12, 'Sick Leave'),
    stated('time_off.holidays', 14, 'Holidays'),
    stated('leave.bereavement_days', 3, 'Bereavement Leave'),
  ],
  // www.winthein-sons.com/vacation-policy
  'fifth/a-winthein.md': [
    stated('time_off.days_year_1', 10, 'Vacation Eligibility'),
    stated('time_off.days_year_5', 15, 'Vacation Eligibility'),
    stated('time_off.days_year_10', [15, 20], 'Vacation Eligibility'),
    stated('time_off.days_year_20', [20, 25], 'Vacation Eligibility'),
    stated('time_off.carryover_days', 3, 'Vacation Schedules'),
  ],
  // aldridgeinc.com/employees/handbook/include/vacations.php
  'fifth/a-aldridge.md': [
    stated('time_off.days_year_1', 5, 'Vacation Policy'),
    stated('time_off.days_year_5', 10, 'Vacation Policy'),
    stated('time_off.days_year_10', 10, 'Vacation Policy', optional),
    stated('time_off.days_year_20', 10, 'Vacation Policy', optional),
  ],
  // commonspirit.careers/dhmso-benefits-summary-2024
  'fifth/a-dhmso-2024.md': [
    stated('eligibility.dependent_age', 26, 'Eligible Dependents'),
    stated('eligibility.domestic_partner', 'yes', 'Eligible Dependents'),
    stated('eligibility.waiting_days', 30, 'Medical Plans'),
    stated('eligibility.hours', [20, 36], 'Eligibility Requirements', optional),
    stated('medical.plan_type', 'HMO', 'Medical Plans'),
    stated('medical.plan_type', 'PPO', 'Medical Plans'),
    stated('dental.carrier', 'Delta', 'Dental Plans', optional),
    stated('ltd.waiting_days', 180, 'LTD Insurance'),
    stated('ltd.percent', 40, 'LTD Insurance'),
    stated('programs.eap_sessions', 8, 'Employee Assistance Program'),
    stated('fsa.health_limit', 2850, 'Spending Account'),
  ],
  // www.svh-wmc.com/application-information/benefits
  'fifth/a-svh-2014.md': [
    stated('eligibility.hours', 20, 'Benefit Summary', optional),
    stated('time_off.days_year_1', 20, 'Paid Time Off'),
    stated('time_off.sick_days', 12, 'Sick Time'),
    stated('programs.tuition', 1600, 'Tuition Reimbursement'),
    stated('retirement.plan_type', '401(k)', '401(k)'),
  ],
  // harfordcountymd.gov/314/Fringe-Benefits
  'fifth/a-harford.md': [
    stated('time_off.days_year_1', 12, 'Annual Leave'),
    stated('time_off.days_year_5', 15, 'Annual Leave'),
    stated('time_off.days_year_10', 21, 'Annual Leave'),
    stated('time_off.days_year_20', 24, 'Annual Leave'),
    stated('time_off.carryover_days', 40, 'Annual Leave', optional),
    stated('time_off.sick_days', 15, 'Sick Leave'),
    stated('time_off.floating_holidays', 8, 'Personal Leave', optional),
    stated('leave.bereavement_days', [3, 4], 'Funeral Leave'),
  ],
  // www.montgomerycountync.com, Employee Benefits
  'fifth/a-montgomery-nc.md': [
    stated('time_off.holidays', 12, 'Holidays'),
    stated('time_off.days_year_1', 12, 'Vacation Leave'),
    stated('time_off.days_year_5', 18, 'Vacation Leave'),
    stated('time_off.days_year_10', 21, 'Vacation Leave'),
    stated('time_off.days_year_20', 27, 'Vacation Leave'),
    stated('time_off.carryover_days', 30, 'Vacation Leave', optional),
    stated('time_off.sick_days', [12, 15], 'Sick Leave'),
    stated('retirement.vesting_years', 5, 'Retirement System'),
    stated('retirement.vesting', 'cliff', 'Retirement System', optional),
    stated('retirement.plan_type', 'Pension', 'Retirement System', optional),
    stated('life.multiple', 1, 'Death Benefit', optional),
    stated('life.maximum', 50_000, 'Death Benefit', optional),
    stated('medical.carrier', ['BCBS', 'Blue Cross Blue Shield'], 'Medical'),
    stated('medical.employer_share', 100, 'Medical', { ...employee, ...optional }),
    stated('medical.contribution', 0, 'Medical', { ...employee, ...optional }),
    stated('retirement.plan_type', '401(k)', '401K'),
    stated('retirement.effective_match', 5, '401K'),
    stated('dental.carrier', 'Guardian', 'Dental'),
    stated('vision.carrier', 'Guardian', 'Vision'),
  ],
  // mcpherson.com, Certified Benefits
  'fifth/a-mcpherson-certified.md': [
    stated('time_off.days_year_1', 15, 'Primary Leave Benefit', optional),
    stated('time_off.sick_days', 15, 'Primary Leave Benefit', optional),
    stated('life.flat', 30_000, 'Group Life Insurance'),
    stated('medical.carrier', 'Blue Cross Blue Shield', 'Group Health Insurance'),
  ],
  // studylib.net/doc/13192685
  'fifth/a-lane-powell-2016.md': [
    stated('eligibility.hours', [18.46, 20], 'Eligibility', optional),
    stated('eligibility.domestic_partner', 'yes', 'Eligibility'),
    stated('medical.employer_share', 90, 'Medical Insurance', employee),
    stated('time_off.days_year_1', 10, 'Vacation'),
    stated('time_off.days_year_5', 15, 'Vacation'),
    stated('time_off.days_year_10', 20, 'Vacation'),
    stated('time_off.days_year_20', 20, 'Vacation'),
    stated('time_off.sick_days', 21, 'Sick Leave'),
    stated('ltd.waiting_days', 90, 'Long Term Disability Insurance'),
    stated('ltd.percent', 60, 'Long Term Disability Insurance'),
  ],
  // hcbebenefits.com/coverage/2021-sick-leave-disability
  'fifth/a-houston-schools-2021.md': [
    stated('std.waiting_days', [7, 14, 30, 45, 60], 'Sick Leave & Disability', optional),
    stated('std.percent', [66, 66.67], 'Sick Leave & Disability'),
    stated('ltd.waiting_days', [364, 365], 'Sick Leave & Disability', optional),
    stated('ltd.monthly_maximum', 5000, 'Sick Leave & Disability'),
  ],
  // hr.emerson.edu, Part-Time Administrative and Support Staff
  'fifth/a-emerson-part-time.md': [
    stated('eligibility.hours', 20, 'heading', optional),
    stated('eligibility.waiting_days', [0, 30], 'Medical Insurance'),
    stated('medical.employer_share', 75, 'Medical Insurance'),
    stated('medical.carrier', ['Harvard Pilgrim', 'Harvard Pilgrim Health Care'], 'Medical Insurance'),
    stated('dental.carrier', 'Delta Dental', 'Dental Insurance'),
    stated('retirement.plan_type', '403(b)', 'Retirement Plans'),
    stated('retirement.nonelective', 9, 'Retirement Plans'),
    stated('life.multiple', 2, 'Group Life Insurance'),
    stated('life.maximum', 700_000, 'Group Life Insurance'),
    stated('std.percent', 60, 'Short Term Disability'),
    stated('std.waiting_days', 14, 'Short Term Disability'),
    stated('std.maximum_weeks', [25.71, 26], 'Short Term Disability'),
    stated('ltd.percent', 60, 'Long Term Disability'),
    stated('ltd.waiting_days', [180, 182, 183], 'Long Term Disability'),
  ],
  // www.hsc.edu, 403(b) Retirement Plans
  'fifth/a-hampden.md': [
    stated('retirement.plan_type', '403(b)', 'heading'),
    stated('retirement.effective_match', [8.5, 10], '403(b)', optional),
    stated('retirement.nonelective', [8.5, 10], '403(b)', optional),
    stated('retirement.vesting', 'immediate', '403(b)'),
    stated('retirement.vesting_years', 0, '403(b)'),
  ],
  // services.css.edu, 403(b) Retirement Plan
  'fifth/a-scholastica.md': [
    stated('retirement.plan_type', '403(b)', 'heading'),
    stated('retirement.nonelective', 5, 'Mandatory contributions'),
    stated('retirement.vesting', 'immediate', 'Mandatory contributions'),
    stated('retirement.vesting_years', 0, 'Mandatory contributions'),
  ],
  // leaguecitytx.gov/3784/Retirement
  'fifth/a-league-city.md': [
    stated('retirement.plan_type', 'Pension', 'TMRS', optional),
    stated('retirement.effective_match', 14, 'TMRS', optional),
    stated('retirement.match_formula', '200% of 7%', 'TMRS', optional),
    stated('retirement.vesting', 'cliff', 'TMRS', optional),
    stated('retirement.vesting_years', 5, 'TMRS'),
  ],
  // pdfslide.net/documents/benefits-summary-v-2012jul01.html
  'fifth/a-imis-2012.md': [
    stated('medical.pcp_copay', 25, 'Major Medical Insurance'),
    stated('medical.specialist_copay', 45, 'Major Medical Insurance'),
    stated('medical.coinsurance', 20, 'Major Medical Insurance'),
    stated('medical.deductible', 575, 'Major Medical Insurance'),
    stated('rx.tier_1', 15, 'Major Medical Insurance'),
    stated('rx.tier_2', 45, 'Major Medical Insurance'),
    stated('rx.tier_3', 65, 'Major Medical Insurance'),
    stated('vision.carrier', 'VSP', 'VSP'),
    stated('life.multiple', 1, 'Group Life Insurance'),
    stated('life.maximum', 150_000, 'Group Life Insurance'),
    stated('dental.deductible', 50, 'Dental'),
    stated('dental.annual_maximum', 1500, 'Dental'),
    stated('dental.preventive', 100, 'Dental'),
    stated('dental.basic', 80, 'Dental', optional),
    stated('dental.major', 50, 'Dental', optional),
    stated('std.percent', 60, 'Short Term Disability'),
    stated('std.weekly_maximum', 1500, 'Short Term Disability'),
    stated('std.maximum_weeks', 13, 'Short Term Disability'),
    stated('std.waiting_days', [0, 7, 8], 'Short Term Disability', optional),
    stated('ltd.percent', 60, 'Long Term Disability'),
    stated('ltd.monthly_maximum', 5000, 'Long Term Disability'),
    stated('ltd.waiting_days', 90, 'Long Term Disability'),
  ],
  // hq.skyverge.com/wiki/people-ops/benefits/parental-leave
  'fifth/a-skyverge-parental.md': [
    stated('leave.parental_birth_weeks', 8, 'Parental Leave'),
    stated('leave.parental_other_weeks', 8, 'Parental Leave'),
    stated('leave.parental_pay', 100, 'Parental Leave'),
  ],
  // humanresources.uchicago.edu, Health Savings Account
  'fifth/a-uchicago-hsa.md': [
    stated('hsa.eligible', 'yes', 'heading'),
    stated('hsa.employer_contribution', 500, 'Contributions', individual),
    stated('hsa.employer_contribution', 1000, 'Contributions', family),
  ],
  // github.com/secretstartups/handbook (a copy of GitLab's), inc-benefits-us at 003a569b: all but medical
  'fifth/a-gitlab-other-2025.md': [
    stated('dental.carrier', 'Cigna', 'Dental'),
    stated('dental.contribution', 0, '2025 Rates', { plan: 'Base', ...employee }),
    stated('dental.contribution', 16, '2025 Rates', { plan: 'Base', ...spouse }),
    stated('dental.contribution', 22, '2025 Rates', { plan: 'Base', ...children }),
    stated('dental.contribution', 36, '2025 Rates', { plan: 'Base', ...household }),
    stated('dental.contribution', 14, '2025 Rates', { plan: 'Buy Up', ...employee }),
    stated('dental.contribution', 45, '2025 Rates', { plan: 'Buy Up', ...spouse }),
    stated('dental.contribution', 55, '2025 Rates', { plan: 'Buy Up', ...children }),
    stated('dental.contribution', 87, '2025 Rates', { plan: 'Buy Up', ...household }),
    stated('vision.carrier', ['Cigna', 'EyeMed'], 'Vision'),
    stated('life.multiple', 2, 'Basic Life Insurance'),
    stated('life.maximum', 500_000, 'Basic Life Insurance'),
    stated('programs.eap_sessions', 3, 'Employee Assistance Program'),
    stated('std.percent', 66.7, 'Disability Insurance'),
    stated('ltd.percent', 66.7, 'Disability Insurance'),
    stated('std.weekly_maximum', 2500, 'Disability Insurance'),
    stated('ltd.monthly_maximum', 12_500, 'Disability Insurance'),
    stated('std.waiting_days', 7, 'Disability Insurance'),
    stated('std.maximum_weeks', 12, 'Disability Insurance'),
    stated('retirement.plan_type', '401(k)', '401(k) Match'),
    stated('retirement.match_formula', '50% of 6%', '401(k) Match'),
    stated('retirement.effective_match', 3, '401(k) Match'),
    stated('retirement.vesting', 'immediate', '401(k) Match'),
    stated('retirement.vesting_years', 0, '401(k) Match'),
    stated('retirement.roth', 'yes', '401(k) Match'),
    stated('hra.employer_contribution', [2100, 3000], 'HRA', optional),
    stated('medical.plan_type', 'HDHP', 'HSA', optional),
    stated('hsa.eligible', 'yes', 'HSA'),
    stated('hsa.employer_contribution', 1200, 'HSA', individual),
    stated('hsa.employer_contribution', 1500, 'HSA', family),
    stated('fsa.health_limit', 3300, 'FSA'),
    stated('fsa.carryover', 660, 'FSA'),
    stated('programs.tuition', 10_000, 'Growth and Development Benefit', optional),
    stated('programs.learning', 10_000, 'Growth and Development Benefit', optional),
  ],
  // github.com/zspencer/employee-handbook, src/02-compensation-and-benefits.md at 1e16863f
  'fifth/a-zinc.md': [
    stated('time_off.days_year_1', 20, 'Full Time Benefits'),
    stated('time_off.sick_days', 5, 'Full Time Benefits'),
    stated('time_off.holidays', 10, 'Full Time Benefits', optional),
    stated('time_off.floating_holidays', 10, 'Full Time Benefits', optional),
    stated('programs.learning', 2000, 'Full Time Benefits'),
  ],
  // github.com/mattermost/mattermost-handbook, paid-time-off.md at 0bcde883
  'fifth/a-mattermost-pto-2021.md': [
    stated('time_off.unlimited', 'yes', 'Common Time Off Questions'),
    stated('time_off.holidays', [7, 8, 9], 'Entity Holidays', optional),
  ],
};
