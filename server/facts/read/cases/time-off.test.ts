import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const told = (heading: string, text: string): string[] => factsOf([[heading, text]]);

const off = (text: string): string[] => told('Time off', text);

test.each([
  ['Full-time employees receive 15 days of paid vacation each year.', 15],
  ['You earn three weeks of PTO per year.', 15],
  ['Employees accrue 10 hours of PTO per month.', 15],
  ['PTO accrues at 4.62 hours per biweekly pay period.', 15],
  ['You accrue 5 hours of vacation twice a month.', 15],
  ['Vacation | 20 days', 20],
  ['In addition to the list of holidays, time off to rest is yours: we offer 3 weeks (15 days) of paid vacation.', 15],
  ['We offer 18 days of paid vacation, and the usual national holidays.', 18],
  ['New hires start with 120 hours of paid time off a year.', 15],
])('the first year: %s', (text, days) => {
  expect(off(text)).toEqual([`time_off.days_year_1 ${days}`]);
});

test.each([
  'We recommend that you take at least 15 days of vacation a year.',
  'You may carry over unused vacation into the next year.',
  'Please give notice of two weeks before a vacation.',
  'Unpaid time off of up to 10 days a year may be granted.',
  'Vacation of more than 10 consecutive days needs approval.',
  'Part-time employees receive 10 days of vacation a year.',
  'Employees hired before 2012 receive 30 days of vacation.',
  'In Germany employees receive 30 days of vacation.',
])('no days: %s', (text) => {
  expect(off(text)).toEqual([]);
});

const tenure = (one: number, five: number, ten: number, twenty: number): string[] => [
  `time_off.days_year_1 ${one}`,
  `time_off.days_year_10 ${ten}`,
  `time_off.days_year_20 ${twenty}`,
  `time_off.days_year_5 ${five}`,
];

test('vacation grows with the years: a table', () => {
  const rows = [
    'Years of service | Vacation days',
    '0-4 years | 15 days',
    '5-9 years | 20 days',
    '10+ years | 25 days',
  ];
  expect(off(rows.join('\n'))).toEqual(tenure(15, 20, 25, 25));
});

test('vacation grows with the years: prose and items', () => {
  expect(off('You receive 15 days of vacation a year, 20 days after five years and 25 days after ten years.')).toEqual([
    'time_off.days_year_1 15',
    'time_off.days_year_10 25',
    'time_off.days_year_20 25',
    'time_off.days_year_5 20',
  ]);
  const items = [
    'Vacation is earned by length of service:',
    '• Years 1-4: 3 weeks',
    '• Years 5-14: 4 weeks',
    '• 15 or more years: 5 weeks',
  ];
  expect(told('Vacation', items.join('\n'))).toEqual(tenure(15, 20, 20, 25));
});

test.each([
  ['0-59 months | 10 days', '60-119 months | 15 days', '120 months or more | 20 days'],
  ['Hire date to 5 years | 80 hours', '5 but less than 10 years | 120 hours', '10 years and over | 160 hours'],
  [
    'Before your 5-year anniversary | 2 weeks',
    'After your 5-year anniversary | 3 weeks',
    'After your 10-year anniversary | 4 weeks',
  ],
])('vacation grows with the years: %s', (...rows) => {
  const facts = told('Vacation', ['Length of service | Vacation a year', ...rows].join('\n'));
  expect(facts).toEqual(
    expect.arrayContaining(['time_off.days_year_1 10', 'time_off.days_year_5 15', 'time_off.days_year_10 20']),
  );
});

test('where the number of pay periods is not told the days are for a person to look at', () => {
  expect(off('You accrue 4 hours of vacation per pay period.')).toEqual(['time_off.days_year_1 13 ?']);
  expect(off('You accrue 4 hours of vacation per pay period. There are 24 pay periods a year.')).toEqual([
    'time_off.days_year_1 12',
  ]);
  const items = [
    'Vacation accrues by service:',
    '• Under 2 years: 4 hours per pay period',
    '• Between 2 and 12 years: 6 hours per pay period',
  ];
  expect(told('Vacation', items.join('\n'))).toEqual([
    'time_off.days_year_1 13 ?',
    'time_off.days_year_10 19.5 ?',
    'time_off.days_year_5 19.5 ?',
  ]);
});

test('under a heading about vacation alone the days need no name', () => {
  expect(told('Vacation', 'You receive 15 days each year.')).toEqual(['time_off.days_year_1 15']);
  expect(told('Vacation', 'Tell your manager 15 days before you leave.')).toEqual([]);
});

test.each([
  ['You receive 10 sick days per year.', 10],
  ['Sick leave | 12 days per year', 12],
  ['Sick: 8 days/year', 8],
  ['Staff get 9 sick days; unused days do not carry over.', 9],
  ['Sick time of 64 hours is granted each calendar year.', 8],
  ['Employees accrue 8 hours of sick leave per month.', 12],
  ['You earn 1 hour of sick leave for every 30 hours worked, and cannot accrue more than 6 days of sick leave.', 6],
])('days to be ill: %s', (text, days) => {
  expect(off(text)).toEqual([`time_off.sick_days ${days}`]);
});

test('under a heading of its own the days need no name', () => {
  expect(told('Sick leave', 'Employees receive 10 days each year.')).toEqual(['time_off.sick_days 10']);
  expect(told('Sick leave', 'You may use up to 5 days a year to care for a relative.')).toEqual([]);
});

test('what a state gives, and a doctor’s note, are no sick days', () => {
  expect(off('State law provides 5 days of paid sick leave.')).toEqual([]);
  expect(off('A note is needed after more than three consecutive sick days.')).toEqual([]);
});

test.each([
  ['We observe 11 paid holidays each year.', 11],
  ['Employees enjoy ten (10) paid company holidays.', 10],
  ['Holidays | 12 days', 12],
  ['Paid holidays: 9', 9],
])('holidays by their number: %s', (text, days) => {
  expect(off(text)).toEqual([`time_off.holidays ${days}`]);
});

test('holidays by their names: rows, items and one sentence', () => {
  const names = [
    "New Year's Day",
    'Memorial Day',
    'Independence Day',
    'Labor Day',
    'Thanksgiving Day',
    'Day after Thanksgiving',
    'Christmas Day',
  ];
  const counted = ['time_off.holidays 7'];
  expect(told('Company holidays', names.map((name) => `${name} | Closed`).join('\n'))).toEqual(counted);
  expect(told('Company holidays', names.map((name) => `• ${name}`).join('\n'))).toEqual(counted);
  expect(told('Company holidays', names.join('\n'))).toEqual(counted);
  expect(told('Time away', `Our offices close on these holidays: ${names.join(', ')}.`)).toEqual(counted);
  expect(told('Holidays in Canada', names.join('\n'))).toEqual([]);
});

test('floating holidays and days that carry over', () => {
  expect(off('You also have two floating holidays a year.')).toEqual(['time_off.floating_holidays 2']);
  expect(off('Up to 40 hours of unused PTO may be carried over into the next year.')).toEqual([
    'time_off.carryover_days 5',
  ]);
  expect(off('You can roll over up to 10 unused vacation days.')).toEqual(['time_off.carryover_days 10']);
  expect(off('Vacation days do not carry over; up to 5 days may be paid out.')).toEqual([]);
});
