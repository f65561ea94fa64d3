import { employee, household, type LabelledSet, optional, stated } from './label.ts';

/**
 * Public pages that were labelled before the rules had met them; some of what was wrong or missed in them was mended
 * afterwards. Their text is no part of this project: beside each is where it stands, to be saved under the key in the
 * folder of data.
 */
export const fifthLast: LabelledSet = {
  // github.com/Noxid86/handbook (a copy of DevMynd's), Benefits and Perks: Health and Disability Insurance at 00c9f9ca
  'fifth/c-devmynd-insurance.md': [
    stated('medical.employer_share', 100, 'heading', employee),
    stated('medical.employer_share', 100, 'heading', { ...household, ...optional }),
  ],
  // New Parent Leave at 294c2f65
  'fifth/c-devmynd-parents.md': [
    stated('leave.parental_birth_weeks', 8, 'New Parent Leave'),
    stated('leave.parental_other_weeks', 8, 'New Parent Leave'),
    stated('leave.parental_pay', 100, 'New Parent Leave', optional),
  ],
  // Paid Time Off at 294c2f65
  'fifth/c-devmynd-time-off.md': [
    stated('time_off.days_year_1', 15, 'Vacation'),
    stated('time_off.days_year_5', 25, 'Vacation', optional),
    stated('time_off.days_year_10', 25, 'Vacation', optional),
    stated('time_off.days_year_20', 25, 'Vacation', optional),
    stated('time_off.carryover_days', 5, 'Vacation'),
    stated('time_off.holidays', 5, 'Standard and Floating Holidays'),
    stated('time_off.floating_holidays', 2, 'Standard and Floating Holidays'),
  ],
  // Retirement Plan at 294c2f65
  'fifth/c-devmynd-retirement.md': [
    stated('retirement.plan_type', 'SIMPLE IRA', 'Retirement Plan'),
    stated('retirement.effective_match', 3, 'Retirement Plan'),
  ],
  // Conferences and Continuing Education at 15100120
  'fifth/c-devmynd-learning.md': [stated('programs.learning', 750, 'Learning Budget')],
  // Sabbatical Policy at 0de7416d: unpaid
  'fifth/c-devmynd-sabbatical.md': [
    stated('leave.sabbatical_weeks', 8, 'Who and how long', optional),
    stated('leave.sabbatical_years', [3.75, 4], 'Who and how long', optional),
    stated('retirement.plan_type', '401(k)', 'Benefits during sabbatical', optional),
    stated('hsa.eligible', 'yes', 'Benefits during sabbatical', optional),
  ],
  // github.com/PostHog/posthog.com, contents/handbook/people/time-off.md at 00c63d65
  'fifth/c-posthog-time-off.md': [
    stated('time_off.unlimited', 'yes', 'heading'),
    stated('leave.bereavement_days', 10, 'Bereavements', optional),
    stated('leave.parental_birth_weeks', 12, 'Parental leave'),
    stated('leave.parental_other_weeks', 12, 'Parental leave'),
    stated('leave.parental_pay', 100, 'Parental leave'),
  ],
  // github.com/PostHog/posthog.com, contents/handbook/people/training.md at 0b45a23e
  'fifth/c-posthog-training.md': [stated('programs.learning', 1000, 'Training budget')],
  // GitHub's careers page as it stands in github.com/YitzakD/Talino, _profile_activities_tab.php
  'fifth/c-github-careers.md': [
    stated('time_off.unlimited', 'yes', 'heading'),
    stated('medical.employer_share', 100, 'You + Your Family', employee),
    stated('medical.employer_share', 100, 'You + Your Family', { ...household, ...optional }),
    stated('leave.parental_birth_weeks', [16, 17.33], 'You + Your Family'),
    stated('leave.parental_other_weeks', [16, 17.33], 'You + Your Family'),
    stated('leave.parental_pay', 100, 'You + Your Family', optional),
    stated('retirement.plan_type', '401(k)', 'The Future'),
    stated('retirement.effective_match', 4, 'The Future'),
    stated('retirement.match_formula', '100% of 4%', 'The Future'),
  ],
  // townofwindsorct.com/human-resources/employee-benefits-summary
  'fifth/c-windsor.md': [
    stated('time_off.holidays', 12, 'Holidays'),
    stated('time_off.days_year_1', 10, 'Vacation Leave'),
    stated('time_off.days_year_5', [10, 15], 'Vacation Leave'),
    stated('time_off.days_year_10', [15, 20], 'Vacation Leave'),
    stated('time_off.days_year_20', 20, 'Vacation Leave'),
    stated('time_off.sick_days', 10, 'Sick Leave'),
    stated('std.percent', 66.67, 'Short Term Disability Plan'),
    stated('std.weekly_maximum', 1000, 'Short Term Disability Plan'),
    stated('std.maximum_weeks', 26, 'Short Term Disability Plan'),
    stated('ltd.percent', 66.67, 'Long Term Disability Plan'),
    stated('ltd.monthly_maximum', 5000, 'Long Term Disability Plan'),
    stated('time_off.floating_holidays', 2, 'Personal Leave'),
    stated('programs.tuition', [1400, 2100], 'Tuition Reimbursement'),
    stated('medical.carrier', ['Anthem', 'Lumenos'], 'Health Insurance'),
    stated('medical.plan_type', 'PPO', 'Health Insurance'),
    stated('medical.plan_type', 'HDHP', 'Health Insurance'),
    stated('hsa.eligible', 'yes', 'Health Insurance'),
    stated('dental.carrier', 'Anthem', 'Dental Insurance'),
  ],
  // durant.org/742/Employee-Benefits
  'fifth/c-durant.md': [
    stated('medical.employer_share', 100, 'Health and Dental Insurance', employee),
    stated('medical.contribution', 0, 'Health and Dental Insurance', { ...employee, ...optional }),
    stated('retirement.nonelective', 7, 'Retirement System', optional),
    stated('retirement.vesting_years', 7, 'Retirement System'),
    stated('retirement.vesting', 'cliff', 'Retirement System', optional),
    stated('life.multiple', 1, 'Life Insurance'),
    stated('time_off.carryover_days', 30, 'Vacation Leave'),
    stated('time_off.days_year_1', 10, 'Vacation Leave'),
    stated('time_off.days_year_5', 10, 'Vacation Leave'),
    stated('time_off.days_year_10', 15, 'Vacation Leave'),
    stated('time_off.days_year_20', 20, 'Vacation Leave'),
    stated('time_off.sick_days', 10, 'Sick Leave'),
    stated('time_off.holidays', 12, 'Holidays'),
    stated('programs.tuition', 2100, 'Educational Assistance'),
  ],
  // www.belairmd.org/157/Benefits
  'fifth/c-bel-air.md': [
    stated('time_off.days_year_1', [9.96, 10], 'Annual Leave'),
    stated('time_off.days_year_5', [9.96, 10, 15], 'Annual Leave'),
    stated('time_off.days_year_10', [15, 20, 20.04], 'Annual Leave'),
    stated('time_off.days_year_20', [20, 20.04], 'Annual Leave'),
    stated('dental.carrier', ['CareFirst', 'CareFirst BlueChoice Dental'], 'Dental Insurance'),
    stated('leave.bereavement_days', 3, 'Funeral Leave'),
    stated('medical.carrier', ['CareFirst', 'CareFirst BlueChoice'], 'Health Insurance'),
    stated('medical.plan_type', 'HMO', 'Health Insurance'),
    stated('hsa.eligible', 'yes', 'Health Insurance'),
    stated('time_off.holidays', 12, 'Holidays'),
    stated('life.multiple', 2, 'Life Insurance'),
    stated('eligibility.waiting_days', 0, 'Life Insurance', optional),
  ],
  // hiltonheadislandsc.gov, Vacation, Sick Leave, Disability & Holidays: rates of several work schedules
  'fifth/c-hilton-head.md': [
    stated('time_off.days_year_1', [11.25, 16.8], 'Vacation', optional),
    stated('time_off.sick_days', [11.25, 16.8], 'Sick Leave', optional),
    stated('std.percent', 66.67, 'Disability Benefits'),
    stated('std.weekly_maximum', 2750, 'Disability Benefits'),
    stated('std.waiting_days', 30, 'Disability Benefits'),
    stated('std.maximum_weeks', [8.57, 9], 'Disability Benefits', optional),
    stated('ltd.percent', 65, 'Disability Benefits'),
    stated('ltd.monthly_maximum', 8000, 'Disability Benefits'),
    stated('ltd.waiting_days', 90, 'Disability Benefits'),
    stated('time_off.floating_holidays', [2, 4], 'Holidays', optional),
  ],
  // www.blrlibrary.com/post/section-7-leave-and-time-off
  'fifth/c-bear-lake-library.md': [
    stated('time_off.days_year_1', 10, 'Section 7'),
    stated('time_off.days_year_5', [10, 15], 'Section 7'),
    stated('time_off.days_year_10', [15, 20], 'Section 7'),
    stated('time_off.days_year_20', 20, 'Section 7'),
    stated('eligibility.hours', 20, 'Section 7', optional),
  ],
  // blushing-fridge-ce3.notion.site, Section 5: Benefits
  'fifth/c-section-five.md': [
    stated('time_off.holidays', 7, 'Holidays'),
    stated('time_off.days_year_1', 5, 'Vacation'),
    stated('time_off.carryover_days', 10, 'Vacation', optional),
    stated('time_off.sick_days', 5, 'Sick Leave'),
    stated('eligibility.hours', 36, 'Health & Welfare Benefits'),
    stated('eligibility.waiting_days', 90, 'Health & Welfare Benefits'),
  ],
};
