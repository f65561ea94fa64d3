import {
  employee,
  family,
  household,
  individual,
  inside,
  type LabelledSet,
  optional,
  outside,
  spouse,
  stated,
} from './label.ts';

/**
 * Public pages that were labelled before the rules had met them and that no rule was changed for since. Their text is no
 * part of this project: beside each is where it stands, to be saved under the key in the folder of data.
 */
export const fourth: LabelledSet = {
  // denverymca.org/employment/vacation-and-paid-time-ft-staff
  'fourth/denver-ymca-time-off.md': [
    stated('time_off.holidays', 10, 'Holidays'),
    stated('time_off.sick_days', [5, 10], 'Sick Time'),
    stated('time_off.floating_holidays', 3, 'Personal Time', optional),
  ],
  // www.manassasva.gov/human_resources/time_off___paid_leave.php
  'fourth/manassas-time-off.md': [
    stated('time_off.days_year_1', 12, 'Annual Leave'),
    stated('time_off.days_year_5', [15, 16], 'Annual Leave', optional),
    stated('time_off.days_year_20', 26, 'Annual Leave'),
    stated('time_off.sick_days', 12, 'Sick Leave'),
    stated('time_off.holidays', 12, 'Paid Holidays'),
    stated('time_off.floating_holidays', 1, 'Paid Holidays', optional),
    stated('eligibility.hours', 30, 'Paid Holidays', optional),
  ],
  // schmittwoodlandhills.com/careers/workhealth-balance: hourly staff and salaried staff
  'fourth/schmitt-work-health.md': [
    stated('time_off.days_year_1', [10, 15], 'Vacation Benefits'),
    stated('time_off.days_year_5', [15, 20], 'Vacation Benefits'),
    stated('time_off.days_year_10', [20], 'Vacation Benefits'),
    stated('time_off.days_year_20', [20], 'Vacation Benefits', optional),
    stated('time_off.holidays', 6, 'Recognized Holidays'),
    stated('time_off.sick_days', 10, 'Recognized Holidays'),
    stated('leave.bereavement_days', 3, 'Recognized Holidays'),
  ],
  // www.chicoelectric.com/benefits-non-exempt-employees
  'fourth/chico-electric-non-exempt-2016.md': [
    stated('time_off.days_year_1', 5, 'Vacation'),
    stated('time_off.days_year_5', 10, 'Vacation'),
    stated('time_off.days_year_10', [10, 15], 'Vacation'),
    stated('time_off.days_year_20', 15, 'Vacation'),
    stated('eligibility.waiting_days', 0, 'Medical Insurance'),
    stated('time_off.sick_days', 3, 'Paid Sick Leave'),
    stated('retirement.plan_type', '401(k)', '401(k) Retirement Plan'),
  ],
  // www.tirerack.com careers, benefits of hourly employees
  'fourth/tire-rack-hourly.md': [
    stated('time_off.days_year_1', 5, 'Vacation Days and Holidays'),
    stated('time_off.days_year_5', [10, 15], 'Vacation Days and Holidays', optional),
    stated('time_off.carryover_days', 20, 'Vacation Days and Holidays'),
    stated('time_off.holidays', 6, 'Vacation Days and Holidays'),
    stated('time_off.floating_holidays', 2, 'Personal Days', optional),
    stated('eligibility.waiting_days', [90, 91], 'Health Insurance'),
    stated('medical.employer_share', 100, 'Health Insurance', { ...employee, ...optional }),
    stated('medical.deductible', 250, 'Health Insurance'),
    stated('medical.coinsurance', 20, 'Health Insurance'),
    stated('medical.coinsurance', 40, 'Health Insurance', optional),
  ],
  // cityofmhk.com/546/Group-Health-Insurance, the first option
  'fourth/manhattan-kansas-health.html': [
    stated('medical.deductible', 0, 'Health Coverage', { ...individual, ...inside }),
    stated('medical.deductible', 0, 'Health Coverage', { ...family, ...inside }),
    stated('medical.out_of_pocket_max', 1300, 'Health Coverage', { ...individual, ...inside }),
    stated('medical.out_of_pocket_max', 2600, 'Health Coverage', { ...family, ...inside }),
    stated('medical.out_of_pocket_max', 2800, 'Health Coverage', { ...individual, ...outside }),
    stated('medical.out_of_pocket_max', 5600, 'Health Coverage', { ...family, ...outside }),
    stated('medical.deductible', 0, 'Health Coverage', { ...outside, ...optional }),
    stated('medical.coinsurance', 30, 'Health Coverage', inside),
    stated('medical.coinsurance', 50, 'Health Coverage', outside),
    stated('medical.plan_type', 'PPO', 'Health Coverage', optional),
    stated('rx.tier_1', 10, 'Health Coverage'),
    stated('medical.premium', 674.3, 'Premiums', employee),
    stated('medical.premium', 1568.34, 'Premiums', household),
    stated('medical.contribution', 74.9, 'Premiums', employee),
    stated('medical.contribution', 294.48, 'Premiums', household),
    stated('dental.contribution', 12.08, 'Premiums', employee),
    stated('dental.contribution', 37.86, 'Premiums', household),
    stated('vision.exam_copay', 0, 'Vision'),
    stated('dental.preventive', 100, 'Dental'),
    stated('dental.basic', 50, 'Dental', optional),
    stated('dental.major', 50, 'Dental'),
    stated('dental.annual_maximum', 1500, 'Dental'),
  ],
  // www.nvidiabenefits.com/about-your-time-off/benefits-for-parents
  'fourth/nvidia-parents.md': [
    stated('leave.parental_birth_weeks', 22, 'Parental Leave'),
    stated('leave.parental_other_weeks', 12, 'Parental Leave'),
    stated('leave.parental_pay', 100, 'Parental Leave'),
    stated('leave.caregiver_days', 60, 'Parental Leave'),
  ],
  // www.paypalbenefits.com/us/eligibility-and-enrolling/contributions: a pay period of unknown length
  'fourth/paypal-contributions-2021.html': [
    stated('medical.contribution', [114.83, 106], 'Employee only', { plan: '300 Deductible', ...employee }),
    stated('medical.contribution', [88.83, 82], 'Employee only', { plan: 'CDHP', ...employee }),
    stated('medical.contribution', [84.5, 78], 'Employee only', { plan: 'Kaiser HMO', ...employee }),
    stated('medical.contribution', [394.33, 364], 'Employee and spouse', { plan: '300 Deductible', ...spouse }),
    stated('medical.contribution', [281.67, 260], 'Employee and spouse', { plan: 'CDHP', ...spouse }),
    stated('medical.contribution', [283.83, 262], 'Employee and spouse', { plan: 'Kaiser HMO', ...spouse }),
    stated('dental.contribution', [6.5, 6], 'Employee only', { plan: 'Core', ...employee }),
    stated('dental.contribution', [15.17, 14], 'Employee only', { plan: 'Enhanced', ...employee }),
    stated('dental.contribution', [13, 12], 'Employee and spouse', { plan: 'Core', ...spouse }),
    stated('dental.contribution', [32.5, 30], 'Employee and spouse', { plan: 'Enhanced', ...spouse }),
    stated('vision.contribution', [2.17, 2], 'Employee only', { plan: 'Core', ...employee }),
    stated('vision.contribution', [4.33, 4], 'Employee only', { plan: 'Enhanced', ...employee }),
    stated('medical.carrier', 'UnitedHealthcare', 'Employee only'),
    stated('medical.carrier', 'Kaiser', 'Employee only'),
    stated('medical.plan_type', 'HDHP', 'Employee only', { plan: 'CDHP' }),
    stated('medical.plan_type', 'HMO', 'Employee only', { plan: 'Kaiser' }),
    stated('hsa.eligible', 'yes', 'Employee only'),
  ],
  // www.uah.edu/hr/benefits/insurance/premiums: two cheques a month
  'fourth/uah-premiums.html': [
    stated('dental.contribution', [29.34, 31.79], 'Dental Insurance', employee),
    stated('dental.contribution', [73.46, 79.58], 'Dental Insurance', household),
    stated('vision.contribution', [8.08, 8.75], 'Vision Insurance', employee),
    stated('vision.contribution', [28.3, 30.66], 'Vision Insurance', household),
    stated('eligibility.waiting_days', 0, 'Vision Insurance'),
  ],
  // kansashealthsystembenefits.com/medical-plans
  'fourth/kansas-health-system.md': [
    stated('hsa.eligible', 'yes', 'HSA Advantage Plan'),
    stated('medical.plan_type', 'HDHP', 'HSA Advantage Plan', optional),
  ],
  // chnhousingpartners.org/careers/employee-benefits
  'fourth/chn-time.md': [
    stated('time_off.days_year_1', [10, 15], 'Vacation'),
    stated('time_off.days_year_5', 15, 'Vacation'),
    stated('time_off.days_year_10', [15], 'Vacation'),
    stated('time_off.days_year_20', [20, 25], 'Vacation'),
    stated('time_off.floating_holidays', 3, 'Personal Time', optional),
    stated('time_off.sick_days', 13, 'Sick Time'),
    stated('leave.parental_birth_weeks', 12, 'Parental Leave'),
    stated('leave.parental_other_weeks', 12, 'Parental Leave'),
  ],
};
