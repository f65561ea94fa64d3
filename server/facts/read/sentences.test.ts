import { expect, test } from 'vitest';
import type { FoundFact } from '../found-fact.ts';
import { readStructure, type Structure } from './read-structure.ts';
import { resolve } from './resolve.ts';

const both = ({ facts, spare }: Structure): FoundFact[] => resolve([...facts, ...spare]);

/** A heading, the lines beneath it, and the facts that a person takes from them. */
const readings: readonly (readonly [parts: readonly string[], facts: readonly string[]])[] = [
  [
    [
      'Vacation',
      'Senior academic officers earn 26 vacation days per year. All other employees earn 19 vacation days per year.',
    ],
    ['time_off.days_year_1 19'],
  ],
  [
    [
      'Benefits',
      'We provide 9 weeks of paid parental leave for all new parents, in addition to any pregnancy-related disability leave.',
    ],
    ['leave.parental_birth_weeks 9', 'leave.parental_other_weeks 9'],
  ],
  [
    ['Medical insurance', 'We have a high-deductible plan, and a card that pays for visits.'],
    ['medical.plan_type HDHP'],
  ],
  [['Paid time off', 'All employees are entitled to paid time off (PTO) after the 90-day introductory period.'], []],
  [
    [
      'Health care',
      'For part-time employees, who work less than 70% of an FTE, the county pays a part of the cost for medical insurance.',
    ],
    [],
  ],
  [
    ['Wage continuation', 'The firm may pay 60% of compensation for up to 12 weeks in lieu of short-term disability.'],
    ['std.maximum_weeks 12', 'std.percent 60'],
  ],
  [['Vacation', 'Employees accrue 4.62 hours of vacation per pay period.'], ['time_off.days_year_1 15']],
  [['Health insurance', 'New employees are offered a High Deductible Health Plan.'], ['medical.plan_type HDHP']],
  [
    [
      'Retirement',
      'Employees new to state government hired after January 1, 2011 contribute 4% of their gross pay toward their retirement.',
    ],
    [],
  ],
  [
    ['Sick leave', 'Employees earn four (4) hours of sick leave each pay period (13 days each year).'],
    ['time_off.sick_days 13'],
  ],
  [['Sick leave', '(Example) if an employee starts in June, they have seven days of sick leave.'], []],
  [['Vacation', 'They may roll a maximum of four (4) days over into the next year.'], ['time_off.carryover_days 4']],
  [
    ['Life Insurance', 'The amount of coverage is twice the annual salary with $10,000 minimum and $80,000 maximum.'],
    ['life.maximum 80000', 'life.multiple 2'],
  ],
  [
    ['Insurance', 'We offer medical (Aetna), dental (Guardian), and vision (VSP) insurance.'],
    ['dental.carrier Guardian', 'medical.carrier Aetna', 'vision.carrier VSP'],
  ],
  [['Time Off', 'Our vacation policy is flexible: take what you need.'], ['time_off.unlimited yes']],
  [
    ['Parental Leave', 'Primary caregivers receive 16 weeks and secondary caregivers 8 weeks of fully paid leave.'],
    ['leave.parental_birth_weeks 16', 'leave.parental_other_weeks 8', 'leave.parental_pay 100'],
  ],
  [['Home Office', 'You’ll get $1,000 to set up your home office.'], ['programs.home_office 1000']],
  [['Leave', 'Some states give sick leaves that are longer than up to 12 weeks.'], []],
  [['Volunteer', 'We give everyone two paid volunteer days a year.'], ['leave.volunteer_days 2']],
  [['Retirement', 'Retirement and pension plans fall under the same philosophy.'], []],
  [
    [
      'Health care',
      'We have two healthcare options, both with Cigna. Coverage begins with date of hire, so there is no waiting period.',
    ],
    ['eligibility.waiting_days 0', 'medical.carrier Cigna'],
  ],
  [['Time off', 'Everyone in the team has unlimited, permissionless time off.'], ['time_off.unlimited yes']],
  [['EAP', 'The program gives confidential counseling, up to (8) sessions per year.'], ['programs.eap_sessions 8']],
  [
    ['Retirement', 'A 457 plan is available. Vesting is five years.'],
    ['retirement.plan_type 457(b)', 'retirement.vesting_years 5'],
  ],
  [['Time off', 'We experimented with unlimited PTO and found that a set PTO policy is better.'], []],
  [['Time off', 'If you take an extended period of time off (more than 15 out of 20 days) ask your manager.'], []],
  [['Health insurance', 'Coverage begins on the first day of the month after completing the introductory period.'], []],
  [
    ['PTO', 'Full-time employees (40 hours per week) may carry over a maximum of 56 PTO hours.'],
    ['time_off.carryover_days 7'],
  ],
  [
    ['Retirement', 'We match 50% of every dollar you contribute up to a maximum of 5%.'],
    ['retirement.effective_match 2.5', 'retirement.match_formula 50% of 5%'],
  ],
  [['Health', "Lumo9 covers 100% of the employee's monthly premium."], ['medical.employer_share 100 employee']],
  [
    ['Health insurance', 'Premiums are shared 80/20 with the company covering 80% of the cost.'],
    ['medical.employer_share 80'],
  ],
  [
    ['Health insurance', 'All employees are eligible for medical insurance on the first day of employment.'],
    ['eligibility.waiting_days 0'],
  ],
  [
    ['Sick leave', 'Sick leave is a privilege and shall be accrued at the rate of 8 hours per month for all staff.'],
    ['time_off.sick_days 12'],
  ],
  [['Time off', 'One additional "floating holiday" is given each year.'], ['time_off.floating_holidays 1']],
  [
    [
      'Leave',
      'Short-term disability replaces a part of your income for up to 20 weeks within a rolling 12-month period.',
    ],
    ['std.maximum_weeks 20'],
  ],
  [
    [
      'Bereavement',
      'You can take ten days of bereavement leave for the death of a spouse, child or parent.',
      'You can take three days of bereavement leave for a grandparent, cousin or close friend.',
    ],
    ['leave.bereavement_days 10'],
  ],
  [
    [
      'Eligibility',
      'All full-time employees working 30+ hours per week are eligible. Benefits begin on the first of the month following 60 days of employment. You may cover your spouse, domestic partner and children to age 26.',
    ],
    [
      'eligibility.dependent_age 26',
      'eligibility.domestic_partner yes',
      'eligibility.hours 30',
      'eligibility.waiting_days 60',
    ],
  ],
  [['Insurance', 'Life insurance is 2 times your annual pay.'], ['life.multiple 2']],
  [
    ['Insurance', 'Dental is through Guardian and vision through VSP.'],
    ['dental.carrier Guardian', 'vision.carrier VSP'],
  ],
  [
    ['Vision', 'There are two carriers: Aetna and Vision Service Plan (VSP).'],
    ['vision.carrier Aetna', 'vision.carrier Vision Service Plan'],
  ],
  [['Insurance', 'There is a $140 allowance for frames every two years.'], ['vision.frame_allowance 140']],
  [
    ['401(k) retirement plan', 'We match 100% of the first 3% of pay that you save and 50% of the next 2%.'],
    ['retirement.effective_match 4', 'retirement.match_formula 100% of 3% + 50% of 2%', 'retirement.plan_type 401(k)'],
  ],
  [
    ['401(k) retirement plan', 'The company may make a matching contribution in its sole discretion.'],
    ['retirement.plan_type 401(k)'],
  ],
  [
    ['401(k) retirement plan', 'We make a safe harbor non-elective contribution of 3% of eligible compensation.'],
    ['retirement.nonelective 3', 'retirement.plan_type 401(k)'],
  ],
  [
    ['401(k) retirement plan', 'The profit-sharing contribution has been 4% of pay.'],
    ['retirement.nonelective 4', 'retirement.plan_type 401(k)'],
  ],
  [
    [
      '401(k) retirement plan',
      'You will be auto-enrolled with a default deferral of 6%, which increases by 1% each year up to 10%.',
    ],
    ['retirement.auto_enrollment 6', 'retirement.plan_type 401(k)'],
  ],
  [['Retirement', 'Save before tax or as Roth contributions.'], ['retirement.roth yes']],
  [
    ['Retirement', 'Both firm and employee contributions are totally vested immediately.'],
    ['retirement.vesting immediate', 'retirement.vesting_years 0'],
  ],
  [['Vision', 'Contact lens exam $60 copay, frames $150 allowance.'], ['vision.frame_allowance 150']],
  [['Time off', 'We observe 11 paid holidays each year.'], ['time_off.holidays 11']],
  [['Time off', 'Employees enjoy ten (10) paid company holidays.'], ['time_off.holidays 10']],
  [['Time off', 'You also have two floating holidays a year.'], ['time_off.floating_holidays 2']],
  [
    ['Accounts', 'You can contribute up to $3,200 to the health care FSA and $5,000 to the dependent care FSA.'],
    ['fsa.dependent_care_limit 5000', 'fsa.health_limit 3200'],
  ],
  [
    [
      'Income protection',
      'Long-term disability replaces 60% of your pay.',
      'Optional spouse life coverage is 50% of your own optional life coverage.',
    ],
    ['ltd.percent 60'],
  ],
  [['Vision', 'A plan is offered through VSP Vision Care. VSP has a network.'], ['vision.carrier VSP Vision Care']],
  [['Leave', 'Parental leave brings full pay for the first 8 weeks, then 60% of pay.'], ['leave.parental_pay 100']],
  [['Leave', 'You have five days of paid bereavement leave.'], ['leave.bereavement_days 5']],
  [
    ['Leave', 'After five years you may take a paid sabbatical of four weeks.'],
    ['leave.sabbatical_weeks 4', 'leave.sabbatical_years 5'],
  ],
  [['Leave', 'You have 16 hours of paid volunteer time each year.'], ['leave.volunteer_days 2']],
  [['Leave', 'Up to 4 weeks of paid caregiver leave are available.'], ['leave.caregiver_days 20']],
  [
    [
      'Life and disability',
      'We provide basic life and AD&D insurance of two times your annual salary, up to $500,000.',
    ],
    ['life.maximum 500000', 'life.multiple 2'],
  ],
  [
    ['Life and disability', 'Basic life for each employee is $20,000; spouse $5,000; child $2,000.'],
    ['life.flat 20000'],
  ],
  [
    [
      'Life and disability',
      'Long-term disability replaces 60% of monthly income to a maximum of $10,000 per month after 180 days of disability.',
    ],
    ['ltd.monthly_maximum 10000', 'ltd.percent 60', 'ltd.waiting_days 180'],
  ],
  [
    ['Life and disability', 'STD covers 70% of pay after 7 days, and LTD covers 60% of pay after 90 days.'],
    ['ltd.percent 60', 'ltd.waiting_days 90', 'std.percent 70', 'std.waiting_days 7'],
  ],
  [['Short-term disability', "The program replaces an eligible employee's full wages."], ['std.percent 100']],
  [
    [
      'Disability',
      'Once sick leave is exhausted, short-term disability benefits cover 55% of pay (up to $1,700 a week).',
    ],
    ['std.percent 55', 'std.weekly_maximum 1700'],
  ],
  [
    ['Long-term disability', 'The monthly income benefit is 55% of the base salary at that time, up to $9,000.'],
    ['ltd.monthly_maximum 9000', 'ltd.percent 55'],
  ],
  [['Caregiver leave', 'You have 48 hours of paid caregiver leave each year.'], ['leave.caregiver_days 6']],
  [['Perks', 'We cover $85 a month for phone and internet.'], ['programs.phone_internet 85']],
  [['Continuing education', 'See the tuition reimbursement policy ($2,800 annually).'], ['programs.tuition 2800']],
  [['Perks', 'We reimburse up to $5,250 of tuition per calendar year.'], ['programs.tuition 5250']],
  [['Perks', 'Each employee has a learning stipend of $100 a month.'], ['programs.learning 1200']],
  [['Perks', 'Your annual professional development budget is $1,500.'], ['programs.learning 1500']],
  [['Perks', 'A wellness stipend of $50 per month is yours.'], ['programs.wellness 600']],
  [['Perks', 'Wellness reimbursement of $240 each calendar year ($20 per month).'], ['programs.wellness 240']],
  [
    ['Perks', 'The EAP offers six free confidential counseling sessions per issue per year.'],
    ['programs.eap_sessions 6'],
  ],
  [['Perks', 'We reimburse adoption expenses up to $10,000 per child.'], ['programs.adoption 10000']],
  [['Perks', 'New hires receive a $750 home office stipend.'], ['programs.home_office 750']],
  [['Perks', 'We pay $60 per month toward your internet.'], ['programs.phone_internet 60']],
  [['Out-of-network care', 'You pay a $45 copay for each visit to a specialist.'], ['medical.specialist_copay 45 out']],
  [
    ['Medical plan', 'The out-of-pocket maximum is $4,200 for each person, including the deductible.'],
    ['medical.out_of_pocket_max 4200 individual'],
  ],
  [
    ['Medical plan', 'Out-of-pocket limit: $3,100 individual / $6,200 family (includes the deductible and copays).'],
    ['medical.out_of_pocket_max 3100 individual', 'medical.out_of_pocket_max 6200 family'],
  ],
  [
    ['Medical plan', 'There is a deductible of $450 and $3,100 out-of-pocket maximum.'],
    ['medical.deductible 450', 'medical.out_of_pocket_max 3100'],
  ],
  [
    ['Medical plan', 'There is a $450 deductible and a $3,100 out-of-pocket maximum.'],
    ['medical.deductible 450', 'medical.out_of_pocket_max 3100'],
  ],
  [
    ['HSA', 'We contribute $1,200 ($100 per month) to your HSA.'],
    ['hsa.eligible yes', 'hsa.employer_contribution 1200'],
  ],
  [
    ['Medical plan', 'The tobacco surcharge is $45 per month and the spousal surcharge is $80 per month.'],
    ['medical.spousal_surcharge 80', 'medical.tobacco_surcharge 45'],
  ],
];

/** The facts of one part of a guide as short lines, sorted. */
const read = ([heading = '', ...lines]: readonly string[]): string[] =>
  both(readStructure([{ ordinal: 0, page: 1, heading, text: lines.join('\n') }]))
    .map(({ metric, value, words, plan, tier, network }) =>
      [metric, value ?? words, tier, network, plan === null ? null : `(${plan})`]
        .filter((part) => part !== null)
        .join(' '),
    )
    .sort();

test.each(readings)('%j', (parts, facts) => {
  expect(read(parts)).toEqual(facts);
});
