import {
  children,
  employee,
  family,
  household,
  individual,
  inside,
  type LabelledSet,
  optional,
  spouse,
  stated,
} from './label.ts';

/**
 * Public pages that were labelled before the rules had met them; what was wrong in them was mended afterwards. Their text
 * is no part of this project: beside each is where it stands, to be saved under the key in the folder of data.
 */
export const third: LabelledSet = {
  // github.com/skycatchfire/handbook, benefits-and-perks.md at 26d1d75a
  'last/skycatchfire-benefits.md': [
    stated('medical.carrier', ['Anthem', 'Anthem Blue Cross Blue Shield'], 'Medical Insurance'),
    stated('medical.employer_share', 99, 'Medical Insurance'),
    stated('eligibility.waiting_days', 30, 'Medical Insurance'),
    stated('dental.carrier', ['Anthem', 'Anthem Blue Cross Blue Shield'], 'Dental Insurance'),
    stated('vision.carrier', ['Anthem', 'Anthem Blue Cross Blue Shield'], 'Vision Insurance'),
    stated('life.flat', 50_000, 'Life Insurance'),
    stated('time_off.unlimited', 'yes', 'Paid Time Off'),
    stated('time_off.holidays', [6, 10, 11, 12], 'Observed Holidays'),
    stated('leave.parental_birth_weeks', 6, 'Family Leave'),
    stated('leave.parental_other_weeks', 4, 'Family Leave'),
    stated('leave.parental_pay', 100, 'Family Leave'),
    stated('leave.bereavement_days', 10, 'Bereavement Leave'),
    stated('retirement.plan_type', '401(k)', 'Retirement Plan'),
    stated('retirement.effective_match', 4, 'Retirement Plan'),
    stated('retirement.match_formula', ['100% of 3%', '100% of 3% + 50% of 2%'], 'Retirement Plan', optional),
  ],
  // github.com/expectedbehavior/handbook, benefits.md at 3409c68e
  'last/expected-behavior.md': [
    stated('time_off.unlimited', 'yes', 'Holidays'),
    stated('time_off.holidays', [11, 12, 13, 16, 17, 18, 19, 22], 'Holidays'),
    stated('medical.employer_share', 100, 'Healthcare', optional),
    stated('retirement.plan_type', '401(k)', '401k'),
    stated('retirement.effective_match', 4, '401k'),
    stated('retirement.match_formula', '100% of 3% + 50% of 2%', '401k'),
    stated('programs.phone_internet', 75, 'Phone Service'),
  ],
  // github.com/svycal/handbook, benefits-and-perks.md at f262a250
  'last/savvycal-benefits.md': [
    stated('time_off.days_year_1', 18, 'Vacation Time'),
    stated('time_off.carryover_days', 27, 'Vacation Time'),
    stated('time_off.holidays', [10, 11], 'Vacation Time', optional),
    stated('leave.parental_birth_weeks', 8, 'Family Leave'),
    stated('leave.parental_other_weeks', 4, 'Family Leave'),
    stated('leave.parental_pay', 100, 'Family Leave'),
  ],
  // github.com/CGCookie/handbook, benefits.md at 115280171
  'last/cg-cookie-benefits.md': [
    stated('medical.carrier', 'Blue Cross Blue Shield', 'Health Insurance'),
    stated('medical.plan_type', 'PPO', 'Health Insurance'),
    stated('medical.employer_share', 100, 'Health Insurance'),
    stated('dental.carrier', 'Blue Cross Blue Shield', 'Health Insurance'),
    stated('eligibility.domestic_partner', 'yes', 'Health Insurance'),
    stated('vision.carrier', 'VSP', 'Vision'),
    stated('retirement.plan_type', 'SIMPLE IRA', 'IRA Retirement Plan'),
    stated('retirement.effective_match', 3, 'IRA Retirement Plan'),
    stated('retirement.match_formula', '100% of 3%', 'IRA Retirement Plan'),
    stated('retirement.vesting', 'immediate', 'IRA Retirement Plan'),
    stated('retirement.vesting_years', 0, 'IRA Retirement Plan', optional),
    stated('time_off.unlimited', 'yes', 'Vacation Time'),
    stated('time_off.days_year_1', 12, 'Vacation Time', optional),
    stated('eligibility.waiting_days', 0, 'IRA Retirement Plan', optional),
  ],
  // unitedrentalsbenefits.com/paid-time-off
  'last/united-rentals-pto.html': [
    stated('time_off.days_year_1', 10, 'Vacation Time'),
    stated('time_off.days_year_5', 15, 'Vacation Time'),
    stated('time_off.days_year_10', 20, 'Vacation Time'),
    stated('time_off.days_year_20', 20, 'Vacation Time'),
    stated('time_off.carryover_days', 5, 'Vacation Time'),
    stated('time_off.sick_days', 6, 'Sick'),
  ],
  // benefits.usmc-mccs.org/employees/vacation-leave-sick-leave-holidays
  'last/mccs-leave.md': [
    stated('time_off.days_year_1', 13, 'Vacation Leave'),
    stated('time_off.days_year_5', [19.5, 20], 'Vacation Leave'),
    stated('time_off.days_year_10', [19.5, 20], 'Vacation Leave'),
    stated('time_off.days_year_20', 26, 'Vacation Leave'),
    stated('time_off.carryover_days', 30, 'Vacation Leave'),
    stated('time_off.sick_days', 13, 'Sick Leave'),
    stated('time_off.holidays', 11, 'Holidays'),
  ],
  // pennymac.com/additional-benefits-information
  'last/pennymac-vacation.md': [
    stated('time_off.days_year_1', [10, 15], 'Detailed Benefits'),
    stated('time_off.days_year_5', [15, 20], 'Detailed Benefits'),
  ],
  // sju.edu/int/resources/humanresources/faculty/retirement.html
  'last/saint-josephs-retirement.md': [
    stated('retirement.plan_type', '403(b)', 'Regular Retirement Plan'),
    stated('retirement.nonelective', 7, 'Regular Retirement Plan'),
    stated('retirement.effective_match', 3, 'Regular Retirement Plan'),
    stated('retirement.vesting', 'cliff', 'Vesting'),
    stated('retirement.vesting_years', 3, 'Vesting'),
  ],
  // server3.co.orange.nc.us:8088/WebLink/0/doc/2729/Page2.aspx
  'last/orange-county-2008.txt': [
    stated('medical.funding', 'fully insured', 'Two Fully Insured Plans'),
    stated('medical.deductible', 250, 'Two Fully Insured Plans', { plan: 'HMO' }),
    stated('medical.deductible', 250, 'Two Fully Insured Plans', { plan: 'PPO' }),
    stated('medical.coinsurance', 0, 'Two Fully Insured Plans', optional),
    stated('medical.coinsurance', 10, 'Two Fully Insured Plans'),
    stated('medical.pcp_copay', 15, 'Co-pays'),
    stated('medical.specialist_copay', 30, 'Co-pays'),
    stated('rx.tier_1', 10, 'Co-pays'),
    stated('rx.tier_2', 15, 'Co-pays'),
    stated('rx.tier_3', 30, 'Co-pays'),
    stated('medical.employer_share', 100, 'Monthly Premiums', employee),
    stated('medical.employer_share', 52, 'Monthly Premiums', optional),
    stated('medical.plan_type', 'HMO', 'HMO Plan', optional),
    stated('medical.plan_type', 'PPO', 'PPO Plan', optional),
    ...(
      [
        ['HMO', [445.06], [938.66], [858.98, 623.06], [1335.18], [0], [236.94], [198.68, 85.44], [427.26]],
        ['PPO', [522.08], [1101.52], [1007.54, 730.9], [1566.18], [0], [399.8], [347.24, 193.28], [658.26]],
      ] as const
    ).flatMap(([plan, single, two, withChildren, all, ofSingle, ofTwo, ofChildren, ofAll]) => [
      stated('medical.premium', single, 'Health Care Cost', { plan, ...employee }),
      stated('medical.premium', two, 'Health Care Cost', { plan, ...spouse }),
      stated('medical.premium', withChildren, 'Health Care Cost', { plan, ...children }),
      stated('medical.premium', all, 'Health Care Cost', { plan, ...household }),
      stated('medical.contribution', ofSingle, 'Health Care Cost', { plan, ...employee }),
      stated('medical.contribution', ofTwo, 'Health Care Cost', { plan, ...spouse }),
      stated('medical.contribution', ofChildren, 'Health Care Cost', { plan, ...children }),
      stated('medical.contribution', ofAll, 'Health Care Cost', { plan, ...household }),
    ]),
  ],
  // ogi.idaho.gov/premium-rates
  'last/idaho-rates-2025.html': [
    ...(
      [
        ['PPO', [65], [197.6], [112, 177.02], [242.18, 324.48]],
        ['Traditional', [90], [279], [155.18, 249.68], [342.56, 459.84]],
        ['High Deductible', [0], [47.94], [16.54, 40.5], [64.06, 93.82]],
      ] as const
    ).flatMap(([plan, single, two, withChildren, all]) => [
      stated('medical.contribution', single, 'Full-Time', { plan, ...employee }),
      stated('medical.contribution', two, 'Full-Time', { plan, ...spouse }),
      stated('medical.contribution', withChildren, 'Full-Time', { plan, ...children }),
      stated('medical.contribution', all, 'Full-Time', { plan, ...household }),
    ]),
    stated('dental.contribution', 11.82, 'Full-Time', employee),
    stated('dental.contribution', 37.88, 'Full-Time', spouse),
    stated('dental.contribution', [36.76, 73.16], 'Full-Time', children),
    stated('dental.contribution', [62.8, 107.04], 'Full-Time', household),
    stated('hsa.employer_contribution', 499.92, 'Full-Time', individual),
    stated('hsa.employer_contribution', 999.84, 'Full-Time', family),
    stated('hsa.eligible', 'yes', 'Full-Time'),
    stated('medical.plan_type', 'PPO', 'Full-Time', optional),
    stated('medical.plan_type', 'HDHP', 'Full-Time', optional),
    stated('eligibility.hours', [20, 30], 'Full-Time', optional),
  ],
  // sibley.mybenefitsjhhs.com/paid-time-off
  'last/sibley-pdl.html': [
    stated('time_off.days_year_1', 26, 'Paid Days Leave'),
    stated('time_off.days_year_5', 33, 'Paid Days Leave'),
    stated('time_off.days_year_10', 36, 'Paid Days Leave'),
    stated('time_off.days_year_20', 37, 'Paid Days Leave'),
    stated('time_off.holidays', 7, 'Accrual Schedule for Directors & Above', optional),
  ],
  // www.adaptiverehab.com/post/__pto
  'last/adaptive-rehab-pto-2021.md': [
    stated('time_off.days_year_1', 16, 'PTO: 1-4 year Employees'),
    stated('time_off.days_year_5', 18, 'PTO: 5+ year Employees'),
    stated('time_off.days_year_10', 18, 'PTO: 5+ year Employees', optional),
    stated('time_off.days_year_20', 18, 'PTO: 5+ year Employees', optional),
    stated('time_off.carryover_days', 5, 'Updated Carry Over Policy'),
  ],
  // www.peoriaunified.org, Time Off
  'last/peoria-time-off.md': [
    stated('time_off.holidays', 12, 'Time Off'),
    stated('time_off.days_year_1', [6, 15], 'Time Off'),
    stated('time_off.days_year_20', 24, 'Time Off', optional),
    stated('time_off.sick_days', 12, 'Discretionary Leave', optional),
  ],
  // informaticabenefits.com/Money/Disability-Insurance
  'last/informatica-disability.md': [
    stated('std.percent', 66.67, 'Short-term disability insurance'),
    stated('std.weekly_maximum', 2771, 'Short-term disability insurance'),
    stated('std.waiting_days', [7, 8], 'Short-term disability insurance'),
    stated('std.maximum_weeks', 13, 'Short-term disability insurance'),
    stated('ltd.percent', 66.67, 'Long-term disability insurance'),
    stated('ltd.monthly_maximum', 12_000, 'Long-term disability insurance'),
    stated('ltd.monthly_maximum', 20_000, 'LTD buy-up', optional),
    stated('ltd.waiting_days', [90, 91], 'Long-term disability insurance'),
  ],
  // www.usg.edu/hr/benefits/disability
  'last/usg-disability-2016.md': [
    stated('std.percent', 60, 'Disability'),
    stated('std.weekly_maximum', 2500, 'Disability'),
    stated('std.waiting_days', 14, 'Disability'),
    stated('std.maximum_weeks', 11, 'Disability'),
    stated('ltd.percent', 60, 'Disability'),
    stated('ltd.monthly_maximum', 15_000, 'Disability'),
    stated('ltd.waiting_days', 90, 'Disability'),
  ],
  // firstparish.info, Employee Handbook: Time Off Benefits
  'last/first-parish-time-off.md': [
    stated('time_off.days_year_1', 10, 'Time Off Benefits'),
    stated('time_off.sick_days', 6, 'Sick Leave'),
  ],
  // www.liberty.edu/human-resources/benefits/paid-leave
  'last/liberty-paid-leave-2021.md': [
    stated('time_off.holidays', [9, 10], '2021 Holidays'),
    stated('time_off.days_year_1', 10, 'Vacation'),
    stated('time_off.days_year_5', 11, 'Vacation'),
    stated('time_off.days_year_10', [15, 16], 'Vacation'),
    stated('time_off.days_year_20', 20, 'Vacation'),
    stated('time_off.sick_days', 5, 'Sick/Personal'),
    stated('leave.bereavement_days', 3, 'Bereavement'),
  ],
  // www.coxenterprises.com/people/benefits/medical-plans
  'last/cox-medical.md': [
    stated('medical.pcp_copay', 30, 'Low Deductible', inside),
    stated('medical.specialist_copay', 50, 'Low Deductible', inside),
    stated('medical.er_copay', 150, 'Low Deductible'),
    stated('medical.coinsurance', 20, 'Low Deductible'),
    stated('medical.deductible', 500, 'Low Deductible', individual),
    stated('medical.deductible', 1500, 'Low Deductible', family),
    stated('medical.out_of_pocket_max', 3000, 'Low Deductible', individual),
    stated('medical.out_of_pocket_max', 9000, 'Low Deductible', family),
    stated('medical.out_of_pocket_max', 6000, 'Low Deductible', optional),
  ],
  // midcon.millercares.com/service/disability: a higher and a lower plan side by side
  'last/midcon-disability.html': [
    stated('std.percent', 60, 'Short-Term Disability'),
    stated('std.weekly_maximum', 1500, 'Short-Term Disability'),
    stated('std.waiting_days', [0, 7], 'Short-Term Disability'),
    stated('std.maximum_weeks', [12, 13], 'Short-Term Disability'),
    stated('ltd.percent', 60, 'Long-Term Disability'),
    stated('ltd.monthly_maximum', 6000, 'Long-Term Disability'),
    stated('ltd.waiting_days', 90, 'Long-Term Disability'),
  ],
  // nhdstudios.com/businessfinance/hr, Paid Time Off (a copy of a college's page)
  'last/rollins-paid-time-off.md': [
    stated('time_off.sick_days', 12, 'Sick Leave'),
    stated('leave.bereavement_days', 3, 'Bereavement Leave'),
  ],
  // www.umass.edu/humres/paid-time
  'last/umass-paid-time.md': [stated('time_off.holidays', 13, 'Holidays')],
};
