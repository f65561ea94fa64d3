import { employee, type LabelledSet, optional, stated } from './label.ts';

/**
 * Handbooks and benefit pages by a third reader who has not seen the rules. Their text is no part of this project: beside
 * each is where it stands, to be saved under the key in the folder of data.
 */
export const eighthPages: LabelledSet = {
  // github.com/OsioLabs/emphandbook, 03benefits/02leave.md at 07fb2c72
  'eighth/01.md': [
    stated('time_off.days_year_1', 25, 'Vacation'),
    stated('time_off.days_year_5', 25, 'Vacation', optional),
    stated('time_off.days_year_10', 25, 'Vacation', optional),
    stated('time_off.days_year_20', 25, 'Vacation', optional),
    stated('time_off.carryover_days', 0, 'Vacation', optional),
    stated('time_off.holidays', 10, 'Holidays'),
    stated('leave.parental_birth_weeks', 6, 'Parental leave'),
    stated('leave.parental_other_weeks', 6, 'Parental leave'),
    stated('leave.parental_pay', 100, 'Parental leave'),
    stated('leave.bereavement_days', 3, 'Bereavement leave'),
    stated('leave.bereavement_days', 1, 'Bereavement leave', optional),
    stated('eligibility.hours', 40, 'Flexible work week', optional),
  ],
  // the same handbook, 03benefits/03insurance.md, 04retirement.md and 08other_benefits.md at 21c7e911, 05tech_stipend.md at
  // 0b9d0a76, 06education.md at 1e122571, one after another; what the tech stipend is for goes by several names
  'eighth/02.md': [
    stated('eligibility.waiting_days', 0, 'Health Insurance'),
    stated('medical.carrier', ['United Healthcare', 'UnitedHealthcare'], 'Health Insurance'),
    stated('medical.deductible', 250, 'Health Insurance'),
    stated('dental.carrier', ['United Healthcare', 'UnitedHealthcare'], 'Health Insurance'),
    stated('dental.deductible', 50, 'Health Insurance'),
    stated('vision.carrier', ['Vision Service Plan', 'VSP'], 'Health Insurance'),
    stated('vision.exam_copay', [15, 25], 'Health Insurance', optional),
    stated('life.flat', 50_000, 'Life Insurance'),
    stated('std.percent', 60, 'Disability Insurance'),
    stated('std.weekly_maximum', 2308, 'Disability Insurance'),
    stated('std.waiting_days', [14, 15], 'Disability Insurance'),
    stated('ltd.percent', 60, 'Disability Insurance', optional),
    stated('retirement.plan_type', '401(k)', 'Retirement Plan'),
    stated('retirement.effective_match', 4, 'Retirement Plan'),
    stated('retirement.match_formula', '100% of 4%', 'Retirement Plan', optional),
    stated('programs.phone_internet', 200, 'Tech Stipend', optional),
    stated('programs.home_office', [200, 2400], 'Tech Stipend', optional),
    stated('programs.learning', 1000, 'Personal Education Budget'),
    stated('programs.learning', 500, 'Personal Education Budget', optional),
    stated('programs.tuition', 1500, 'Personal Education Budget'),
    stated('programs.tuition', 500, 'Personal Education Budget', optional),
  ],
  // github.com/cfree/dev-standards-wp, employee_handbook.md at 72c7953a: its parts on classes of staff, leave and benefits
  'eighth/03-2015.md': [
    stated('eligibility.hours', 40, 'Part Time, Full Time or Temporary Status'),
    stated('eligibility.waiting_days', 60, 'Medical Insurance'),
    stated('medical.carrier', ['Kaiser Permanente', 'Kaiser'], 'Medical Insurance'),
    stated('time_off.days_year_1', 12, 'Paid Time Off (PTO)'),
    stated('time_off.days_year_5', 18, 'Paid Time Off (PTO)'),
    stated('time_off.days_year_10', 18, 'Paid Time Off (PTO)', optional),
    stated('time_off.days_year_20', 18, 'Paid Time Off (PTO)', optional),
    stated('time_off.carryover_days', 15, 'Paid Time Off (PTO)'),
  ],
  // github.com/thehealinghaven/employee-handbook, pay-and-time-off: time-off-and-the-four-day-week at 4fe9173a, holidays,
  // benefits-allowance, continuing-education-stipend and other-leave at 2bf1f9e4, one after another. The free day of each
  // week is no bank of days, and the allowance pays no plan
  'eighth/04-2026.md': [
    stated('programs.learning', 750, 'Continuing Education Stipend'),
    stated('programs.learning', 500, 'Continuing Education Stipend', optional),
    stated('leave.bereavement_days', 3, 'Bereavement'),
    stated('time_off.holidays', 8, 'Which days', optional),
    stated('time_off.unlimited', 'no', 'Time Off and the Four-Day Week', optional),
  ],
  // github.com/geminimvp/employee_handbook, benefits: insurance, leave and retirement at b23546ef
  'eighth/05.md': [
    stated('medical.carrier', ['UnitedHealthCare', 'United Healthcare'], 'Health'),
    stated('medical.employer_share', 100, 'Health', optional),
    stated('time_off.days_year_1', 15, 'Vacation'),
    stated('time_off.days_year_5', 20, 'Vacation'),
    stated('time_off.days_year_10', 20, 'Vacation', optional),
    stated('time_off.days_year_20', 20, 'Vacation', optional),
    stated('time_off.unlimited', 'no', 'Vacation', optional),
    stated('time_off.holidays', 11, 'Holidays'),
  ],
  // github.com/fleetdm/fleet, handbook/business-operations/people-operations.md at 034d9652, its first part
  'eighth/06.md': [
    stated('time_off.unlimited', 'yes', 'Paid time off'),
    stated('leave.parental_birth_weeks', 6, 'New parent leave'),
    stated('leave.parental_other_weeks', 6, 'New parent leave'),
    stated('leave.parental_pay', 100, 'New parent leave', optional),
    stated('retirement.plan_type', '401(k)', 'US based team members'),
    stated('retirement.auto_enrollment', 1, 'US based team members'),
    stated('retirement.effective_match', 0, 'US based team members', optional),
  ],
  // github.com/crcnorfolk/policy-manual, src/content/docs/policy/3-01-paid-time-off.md at 18b2e349
  'eighth/07-2026.md': [
    stated('eligibility.hours', [20, 30], 'Employee Classifications'),
    stated('eligibility.waiting_days', 0, 'Accrual', optional),
    stated('time_off.days_year_1', 12, 'Accrual'),
    stated('time_off.days_year_5', 15, 'Accrual'),
    stated('time_off.days_year_10', 18, 'Accrual'),
    stated('time_off.days_year_20', 18, 'Accrual'),
    stated('time_off.carryover_days', 3, 'Carryover'),
    stated('time_off.holidays', 9, 'Holidays'),
    stated('time_off.floating_holidays', 4, 'Soul Care Days', optional),
    stated('leave.bereavement_days', 3, 'Bereavement Leave'),
    stated('leave.bereavement_days', 1, 'Bereavement Leave', optional),
  ],
  // github.com/absinthe0223/OMALab-Employee-Manual, perks-and-benefits: vacation at 5b05e21d, health care at 659b7438,
  // holidays at 85a1bfda; twelve entries are thirteen days
  'eighth/08.md': [
    stated('time_off.unlimited', 'yes', 'Our Policy'),
    stated('medical.employer_share', 80, 'Healthcare'),
    stated('hra.employer_contribution', 4200, 'Healthcare', optional),
    stated('time_off.holidays', [12, 13], 'Observed Holiday List'),
  ],
  // github.com/MaximillianGroupInc/max-employee-handbook, handbook.md at c3057242, its part 7
  'eighth/09-2025.md': [
    stated('time_off.holidays', 10, 'Holidays'),
    stated('leave.bereavement_days', 5, 'Bereavement Leave', optional),
  ],
  // github.com/p2pu/staff-handbook, policies-1/leave-policy.md at 1bf28a86
  'eighth/10.md': [
    stated('time_off.days_year_1', 15, 'Leave Policy'),
    stated('time_off.days_year_5', 15, 'Leave Policy', optional),
    stated('time_off.days_year_10', 15, 'Leave Policy', optional),
    stated('time_off.days_year_20', 15, 'Leave Policy', optional),
    stated('time_off.holidays', 10, 'Leave Policy'),
  ],
  // the careers page in the source of Coda's site (O(1) Labs), as a browser shows it
  'eighth/11.html': [
    stated('medical.employer_share', 100, 'Healthcare', employee),
    stated('medical.deductible', 0, 'Healthcare'),
    stated('retirement.plan_type', '401(k)', '401k'),
    stated('retirement.effective_match', 3, '401k'),
    stated('retirement.match_formula', '100% of 3%', '401k', optional),
    stated('programs.learning', 750, 'Education'),
    stated('programs.home_office', [500, 1000], 'Equipment', optional),
    stated('time_off.unlimited', 'yes', 'Time off'),
    stated('time_off.days_year_1', 14, 'Time off', optional),
    stated('leave.volunteer_days', 1, 'Other'),
  ],
  // github.com/perssongroup/handbook, docs/policies/leave_time.md at 59c584af
  'eighth/12.md': [
    stated('time_off.days_year_1', 24, 'Berkeley Postdocs'),
    stated('time_off.days_year_5', 24, 'Berkeley Postdocs', optional),
    stated('time_off.sick_days', 12, 'Berkeley Postdocs'),
  ],
  // github.com/UW-MSK-Rads/msk-fellowship-manual, docs/time-off.md at 31be7e5e, without its part on late changes
  'eighth/13.md': [
    stated('leave.bereavement_days', 3, 'Bereavement, interviewing, sick days'),
    stated('time_off.holidays', 3, 'Holidays', optional),
  ],
  // rpvca.gov/237/Full-Time-Employee-Benefits-Summary
  'eighth/14.md': [
    stated('time_off.days_year_1', 10, 'Vacation'),
    stated('time_off.days_year_5', 15, 'Vacation'),
    stated('time_off.days_year_10', 15, 'Vacation'),
    stated('time_off.days_year_20', 20, 'Vacation'),
    stated('time_off.sick_days', 12, 'Sick Leave'),
    stated('medical.employer_share', 100, 'Health Insurance', employee),
    stated('medical.employer_share', 50, 'Health Insurance', optional),
    stated('life.multiple', 2, 'Life Insurance'),
    stated('life.maximum', 350_000, 'Life Insurance'),
    stated('ltd.percent', 66.67, 'Long Term Disability'),
    stated('ltd.monthly_maximum', 10_000, 'Long Term Disability'),
    stated('ltd.waiting_days', 90, 'Long Term Disability'),
  ],
};
