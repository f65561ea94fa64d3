import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

/** A heading, the lines beneath it, and the facts that a reader takes from them. */
const readings: readonly (readonly [string[], string[]])[] = [
  [
    ['401k', 'Company match: 100% of first 3%, 50% of next 2%'],
    ['retirement.effective_match 4', 'retirement.match_formula 100% of 3% + 50% of 2%', 'retirement.plan_type 401(k)'],
  ],
  [
    ['Retirement', 'Employees contribute 6% of their salary and the county contributes 11.5%.'],
    ['retirement.nonelective 11.5'],
  ],
  [
    ['Retirement', 'Traditional and Roth 401(k) options are available with immediate vesting.'],
    [
      'retirement.plan_type 401(k)',
      'retirement.roth yes',
      'retirement.vesting immediate',
      'retirement.vesting_years 0',
    ],
  ],
  [
    ['Retirement', 'Employer match of 5% (dollar for dollar)'],
    ['retirement.effective_match 5', 'retirement.match_formula 100% of 5%'],
  ],
  [
    ['Medical', 'We offer two plans through UnitedHealthcare: a PPO and an HDHP with an HSA.'],
    ['hsa.eligible yes', 'medical.carrier UnitedHealthcare', 'medical.plan_type HDHP', 'medical.plan_type PPO'],
  ],
  [
    ['Medical', 'Choose between an HMO and a PPO plan.'],
    ['medical.plan_type HMO', 'medical.plan_type PPO'],
  ],
  [
    ['Medical', '$500 individual / $1,000 family deductible; $3,000 / $6,000 out-of-pocket maximum'],
    [
      'medical.deductible 1000 family',
      'medical.deductible 500 individual',
      'medical.out_of_pocket_max 3000 individual',
      'medical.out_of_pocket_max 6000 family',
    ],
  ],
  [
    ['Medical', 'Office visit copay $20, specialist $40, ER $150'],
    ['medical.er_copay 150', 'medical.pcp_copay 20', 'medical.specialist_copay 40'],
  ],
  [
    ['PTO', '18 days of PTO in your first year, increasing by one day each year up to 25 days'],
    ['time_off.days_year_1 18'],
  ],
  [['Time Off', 'Our vacation policy is flexible: take what you need.'], ['time_off.unlimited yes']],
  [
    ['Sick Leave', 'Employees accrue one hour of sick leave for every 30 hours worked, up to 40 hours per year.'],
    ['time_off.sick_days 5'],
  ],
  [
    ['Parental Leave', 'Primary caregivers receive 16 weeks and secondary caregivers 8 weeks of fully paid leave.'],
    ['leave.parental_birth_weeks 16', 'leave.parental_other_weeks 8', 'leave.parental_pay 100'],
  ],
  [
    ['Parental Leave', 'We give birthing parents 12 weeks of leave at full pay. Non-birthing parents get 6 weeks.'],
    ['leave.parental_birth_weeks 12', 'leave.parental_other_weeks 6', 'leave.parental_pay 100'],
  ],
  [
    ['Parental Leave', '480 hours of paid parental leave'],
    ['leave.parental_birth_weeks 12', 'leave.parental_other_weeks 12'],
  ],
  [['Home Office', 'You’ll get $1,000 to set up your home office.'], ['programs.home_office 1000']],
  [
    ['Perks', 'PTO - 20 days', 'Sick - 10 days', 'Holidays - 11 days'],
    ['time_off.days_year_1 20', 'time_off.holidays 11', 'time_off.sick_days 10'],
  ],
  [['Benefits', 'Medical, dental and vision insurance with 90% of premiums covered'], ['medical.employer_share 90']],
  [['Health', 'Employees are eligible the first of the month following date of hire.'], ['eligibility.waiting_days 0']],
  [['Leave', 'Some states give sick leaves that are longer than up to 12 weeks.'], []],
  [['Retirement', 'Retirement and pension plans fall under the same philosophy.'], []],
  [
    ['Retirement', 'Full vesting after three years.'],
    ['retirement.vesting cliff', 'retirement.vesting_years 3'],
  ],
  [
    ['Retirement', 'Staff receive retirement contributions equivalent to 8% of base salary.'],
    ['retirement.nonelective 8'],
  ],
  [
    ['Retirement', 'We contribute 5% to your 401k.'],
    ['retirement.nonelective 5', 'retirement.plan_type 401(k)'],
  ],
  [
    ['Retirement', 'The company matches employee contributions 1:1 up to 3.5%.'],
    ['retirement.effective_match 3.5', 'retirement.match_formula 100% of 3.5%'],
  ],
  [
    ['Health care', 'Acme pays 100% of the premium of the Gold plan for team members, and 75% for dependents.'],
    ['medical.employer_share 100 employee', 'medical.employer_share 75 employee_family'],
  ],
  [
    [
      'Health care',
      'We have two healthcare options, both with Cigna. Coverage begins with date of hire, so there is no waiting period.',
    ],
    ['eligibility.waiting_days 0', 'medical.carrier Cigna'],
  ],
  [['Medical Insurance', 'Effective on date of hire'], ['eligibility.waiting_days 0']],
  [['Time off', 'Everyone in the team has unlimited, permissionless time off.'], ['time_off.unlimited yes']],
  [
    ['Insurance', 'The district pays for long-term disability insurance and $20,000 term life insurance.'],
    ['life.flat 20000'],
  ],
];

test.each(readings)('%j', ([heading = null, ...lines], facts) => {
  expect(factsOf([[heading, ...lines]])).toEqual(facts);
});

test('personal days by their label, coverage at no cost, vesting in few words, a 457 plan', () => {
  expect(factsOf([['Leave', 'Personal days: 3 per year']])).toEqual(['time_off.floating_holidays 3']);
  expect(factsOf([['Health', 'The town provides employee health coverage at no cost.']])).toEqual([
    'medical.employer_share 100 employee',
  ]);
  expect(factsOf([['Retirement', 'A 457 plan is available. Vesting is five years.']])).toEqual([
    'retirement.plan_type 457(b)',
    'retirement.vesting_years 5',
  ]);
});
