import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  ['Vacation', 'Studies show that unlimited PTO makes people take fewer days off.'],
  ['Vacation', 'There is no cap on how many vacation days you may take in a row.'],
  ['Vacation', 'Before 2024 employees received 12 days of vacation per year.'],
  ['Vacation', 'Most of our employees take about 18 days of vacation each year.'],
  ['Vacation', 'Accrual stops once you have 240 hours of vacation in your account.'],
  ['Vacation', 'If you start in July you will receive 7.5 days of vacation for the rest of the year.'],
  ['Vacation', 'Four-day weeks bring far more time off than that.'],
  ['Vacation', 'Our London office receives 25 days of vacation plus bank holidays.'],
  ['Vacation', 'The 5 days carried over from 2023 expire in June.'],
  ['Sick leave', 'On average our employees use 4 sick days per year.'],
  ['Holidays', 'The federal government recognizes 11 federal holidays.'],
  ['Bereavement', 'Illinois law provides up to 10 days of bereavement leave.'],
  ['Parental leave', 'We used to offer 6 weeks of paid parental leave.'],
  ['Retirement', 'We do not offer a 401(k) plan, but you may open an account of your own.'],
  ['Commuting', 'The IRS allows up to $340 per month for transit.'],
  ['Insurance', 'We carry professional and health liability cover through a self-insured program.'],
  ['Health plans', 'Dental (a PPO of our own) - we pay 100% of the premium'],
  ['Life insurance', 'Employees pay tax on life insurance above $50,000.'],
  ['Tuition', 'If you leave within 12 months you must pay back up to $5,000.'],
  ['Wellness', 'The gym next door charges $40 per month.'],
  ['Perks', 'We are thinking about a sabbatical of 4 weeks after 5 years.'],
  ['Vacation', '15 days is the industry standard for vacation.'],
  ['Vacation', 'Our goal is that each employee takes 15 days of vacation per year.'],
  ['PTO', 'In your first 90 days you may use 3 days of PTO.'],
  ['PTO', 'Comp time of 40 hours may be taken as paid time off.'],
  ['Sick leave', 'You can trade 5 sick days for 1 vacation day each year.'],
  ['Sick leave', 'New York employers with 100 or more employees must give 56 hours of sick leave.'],
  ['Holidays', 'Our stores are open on 5 holidays.'],
  ['Parental leave', 'The fathers among us each took 3 weeks of paid leave.'],
  ['Volunteering', 'Two employees took 5 volunteer days last year.'],
  ['Retirement', 'The match of 4% is being suspended.'],
  ['Retirement', 'Participants who leave forfeit unvested amounts after 5 years.'],
  ['Medical', 'Your deductible credit of $500 comes from the plan of before.'],
  ['Medical', 'Employees working 20 to 29 hours pay 50% of the premium.'],
  ['Medical', 'Doctors accept Aetna and other insurances.'],
  ['Life insurance', 'Your family receives $10,000 for funeral costs.'],
  ['LTD', 'LTD benefits are reduced by 50% if you get Social Security.'],
  ['Vacation', 'Vacation days may be taken once 5 days have been earned.'],
  ['PTO', 'Anyone who has not taken 10 days of PTO by October will be reminded.'],
  ['Sick leave', 'Sick leave is unlimited up to 5 days at a time.'],
  ['Bereavement', 'Bereavement leave is taken from your 10 personal days.'],
  ['Parental leave', 'You may use 6 weeks of your sick leave as paid maternity leave.'],
  ['Parental leave', 'Our average parental leave was 14 weeks paid.'],
  ['Commuting', 'Parking downtown costs $200 per month.'],
  ['Medical', 'Our old plan had a $250 deductible.'],
  ['Life insurance', 'The premium for $100,000 of life insurance is $8 a month.'],
  ['Wellness', 'Employees can win $500 each year in the wellness game.'],
])('what is past, wished, usual, of a law or of somebody else is no fact: %s, %s', (heading, line) => {
  expect(factsOf([[heading, line]], { planYear: 2026 })).toEqual([]);
});

test.each([
  ['Vacation', 'Managers receive 20 days of vacation per year.', ['time_off.days_year_1 20 ?']],
  ['Vacation', 'Unlimited vacation is only available to directors.', ['time_off.unlimited yes ?']],
  ['PTO', 'Employees working 20 hours per week accrue 8 days of PTO per year.', ['time_off.days_year_1 8 ?']],
  ['Holidays', 'At our Chicago office, there are 9 paid holidays.', ['time_off.holidays 9 ?']],
  ['Holidays', 'We have up to 12 paid holidays.', ['time_off.holidays 12 ?']],
  [
    'Parental leave',
    'If both parents work here they share 12 weeks of paid parental leave.',
    ['leave.parental_birth_weeks 12 ?', 'leave.parental_other_weeks 12 ?'],
  ],
  [
    'Parental leave',
    'For adoption, 4 weeks of paid leave.',
    ['leave.parental_birth_weeks 4 ?', 'leave.parental_other_weeks 4 ?'],
  ],
  ['Medical', 'The company pays 75% of the premium after one year; before, 50%.', ['medical.employer_share 75 ?']],
  ['PTO', 'We give between 15 and 25 days of PTO each year.', ['time_off.days_year_1 25 ?']],
  ['PTO', 'Exempt employees have unlimited PTO while the hourly staff has none.', ['time_off.unlimited yes ?']],
  [
    'Eligibility',
    'Coverage begins 60 days after hire for hourly and 30 days for salaried employees.',
    ['eligibility.waiting_days 60 ?'],
  ],
  [
    'Holidays',
    'Hourly employees receive 6 paid holidays, salaried employees 10.',
    ['time_off.holidays 10 ?', 'time_off.holidays 6 ?'],
  ],
  ['Sick leave', '12 sick days per year for teachers, 15 for principals.', ['time_off.sick_days 12 ?']],
  ['Retirement', 'If the company meets its goals, it matches 5% of pay.', ['retirement.effective_match 5 ?']],
  [
    'Medical',
    'The deductible is $500 in the PPO and $2,000 in the HDHP.',
    ['medical.deductible 2000 ?', 'medical.deductible 500 ?'],
  ],
  ['Medical', 'The company pays 80% of the cost of the cheapest plan.', ['medical.employer_share 80 ?']],
])('what is of some alone, or only at most, is looked at: %s, %s', (heading, line, facts) => {
  expect(factsOf([[heading, line]], { planYear: 2026 })).toEqual(facts);
});

test('a year that begins is the one after those that are over', () => {
  const line = 'You receive 11 days per year, increasing to 13 days beginning the 3rd year and 16 days beginning the 6th year of service.'; // prettier-ignore
  expect(factsOf([['Vacation', line]])).toEqual([
    'time_off.days_year_1 11',
    'time_off.days_year_10 16',
    'time_off.days_year_20 16',
    'time_off.days_year_5 16',
  ]);
});

test('the days before and after a holiday are two', () => {
  const days = ["New Year's Day", 'Memorial Day', 'Labor Day', 'Day before Thanksgiving', 'Thanksgiving', 'Friday after Thanksgiving', 'Christmas Day']; // prettier-ignore
  expect(factsOf([['Holidays', 'We keep these holidays:', ...days]])).toEqual(['time_off.holidays 7']);
});

test('the share that is matched is no step of what is vested', () => {
  const line = 'The company matches 50% of your contributions up to 6% of pay, fully vested after 3 years.';
  expect(factsOf([['Retirement', line]])).toContain('retirement.vesting cliff');
});

test('what is said in plain words of everybody stays sure', () => {
  expect(factsOf([['Vacation', 'Hourly and salaried employees receive 15 days of vacation per year.']])).toEqual([
    'time_off.days_year_1 15',
  ]);
  expect(factsOf([['PTO', 'We offer unlimited PTO to all full-time employees.']])).toEqual(['time_off.unlimited yes']);
});
